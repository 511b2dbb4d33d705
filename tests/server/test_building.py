"""Words that somebody thinks of: tried out, looked up in private, shown to the others."""

from __future__ import annotations

from typing import Any

import pytest

from server.people import ME, OPEN, House, Person, Watcher

pytestmark = pytest.mark.anyio


async def two_with_words(house: House, **options: Any) -> tuple[Person, Person, Any]:
    """Two people at a table of Hardback; the first is to spell."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    wish = {"game": "hardback", "options": options, "seats": [ME, OPEN], "public": True}
    table = await ana.send("POST", "/api/tables", wish, 201)
    return ana, ben, await ben.join(table)


def starters(seen: Watcher) -> list[str]:
    """The cards that a word can be made of."""
    (form,) = seen.now["forms"]["0"]
    assert form["form"] == "word"
    return [part["card"] for part in form["cards"]]


def text_of(word: str, cards: list[str]) -> str:
    """A word laid with any cards, wild where they do not fit."""
    return " ".join(
        ["word", *(f"{card}={x}" for card, x in zip(cards, word, strict=False))],
    )


async def test_the_form_is_for_who_is_to_spell_and_only_then(online: House) -> None:
    ana, ben, table = await two_with_words(online)
    async with ana.at(table) as hers, ben.at(table) as his:
        assert len(starters(hers)) == 5
        assert hers.now["legal"] == {"0": ["skip"]}
        assert his.now["forms"] == {}


async def test_a_word_is_tried_out_before_it_is_submitted(online: House) -> None:
    ana, _, table = await two_with_words(online)
    async with ana.at(table, since=0) as seen:
        cards = starters(seen)
        await seen.say(type="try", id="1", seat=0, do=f"word {cards[0]} {cards[1]}=Q")
        told = await seen.until("tried")
        assert told["refused"]["code"] == "hardback.word.not_listed"
        assert told["refused"]["message"]
        assert (told["preview"]["form"], told["preview"]["then"]) == ("word", None)
        first, second = told["preview"]["cards"]
        assert first["coins"] + first["points"] == 1
        assert second["coins"] + second["points"] == 0
        assert seen.now["legal"] == {"0": ["skip"]}  # and nothing has happened
        await seen.say(type="try", id="2", seat=0, do=text_of("AT", cards))
        assert (await seen.until("tried"))["refused"] is None


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ("word ROM-B3 ROM-B3", "hardback.word.card_twice"),
        ("word ROM-B3 HOR-Q4", "hardback.word.card_not_usable"),
    ],
)
async def test_of_nonsense_there_is_no_preview(online: House, do: str, code: str) -> None:
    ana, _, table = await two_with_words(online)
    async with ana.at(table) as seen:
        await seen.say(type="try", id="1", seat=0, do=do)
        told = await seen.until("tried")
        assert (told["refused"]["code"], told["preview"]) == (code, None)


async def test_what_is_no_word_or_another_seats_cannot_be_tried(online: House) -> None:
    ana, ben, table = await two_with_words(online)
    async with ana.at(table) as hers, ben.at(table) as his:
        for seen, seat, code in (
            (hers, 0, "match.not_now"),
            (hers, 1, "table.not_yours"),
            (his, 1, "match.not_now"),
        ):
            await seen.say(type="try", id="1", seat=seat, do="skip")
            assert (await seen.until("refused"))["code"] == code


async def test_words_are_looked_up_at_any_time_and_in_private(online: House) -> None:
    ana, ben, table = await two_with_words(online)
    async with ana.at(table) as hers, ben.at(table) as his:
        await his.say(type="ask", id="q", question="moun-tain")
        told = await his.until("answer")
        assert told["answer"] == {
            "word": "MOUNTAIN",
            "listed": True,
            "repeated": False,
            "list": "standard",
        }
        await his.say(type="ask", id="q", question="xqz")
        assert (await his.until("answer"))["answer"]["listed"] is False
        await his.say(type="ask", id="q", question="?")
        assert (await his.until("refused"))["code"] == "hardback.look_up.short"
        await hers.say(type="ping")
        assert (await hers.hear())["type"] in ("table", "pong")
        assert not [frame for frame in hers.frames if frame["type"] == "answer"]


async def test_without_a_list_and_in_other_games_nothing_is_looked_up(online: House) -> None:
    ana, _, table = await two_with_words(online, dictionary="none", vote="majority")
    async with ana.at(table) as seen:
        await seen.say(type="ask", id="q", question="word")
        assert (await seen.until("refused"))["code"] == "hardback.look_up.no_list"
    async with ana.at(await ana.table(ME, ME)) as seen:
        await seen.say(type="ask", id="q", question="word")
        assert (await seen.until("refused"))["code"] == "match.no_questions"


async def test_the_others_see_a_word_being_built(online: House) -> None:
    ana, ben, table = await two_with_words(online)
    async with ana.at(table) as hers, ben.at(table) as his:
        await hers.say(type="show", seat=0, laid=["STA-A", "ROM-B3=E"])
        shown = await his.until("shown")
        assert (shown["seat"], shown["laid"]) == (0, ["STA-A", "ROM-B3=E"])
        await his.say(type="show", seat=0, laid=["STA-A"])
        assert (await his.until("refused"))["code"] == "table.not_yours"
        await his.say(type="show", seat=1, laid=["<b>"])
        assert (await his.until("refused"))["code"] == "table.message"
        assert not [frame for frame in hers.frames if frame["type"] == "shown"]
