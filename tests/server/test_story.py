"""A game that hides things: nobody reads what they may not know, not even that it happened."""

from __future__ import annotations

import msgspec
import pytest

from parbat.core.chance import Seed
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.games import GAMES
from parbat.server.story import Reader, Story, enter, enter_what_is_due
from parbat.server.undoing import in_log
from parbat.texts import LANGUAGES, catalogue
from tiny_game.meta import Tiny

TEXTS = catalogue("en")
ANA, BEN, SPECTATOR = Reader((0,)), Reader((1,)), Reader()


def begun() -> tuple[Match, Story]:
    match = Match(Tiny(), {}, ["Ana", "Ben"], Seed.numbered(1))
    story = Story(match)
    story.steps += enter_what_is_due(match)
    return match, story


def do(match: Match, story: Story, seat: int, text: str) -> None:
    story.steps.append(enter(match, seat, text))
    story.steps += enter_what_is_due(match)


def carries(match: Match, seat: int) -> list[str]:
    texts = [action.text for action in match.state.legal_actions(seat)]
    return [text for text in texts if text.startswith("carry ")]


def test_a_draw_is_told_to_each_as_they_may_know_it() -> None:
    match, story = begun()
    dealt = match.log[0].do
    (mine,), (theirs,), (looked,) = [
        list(story.told(reader, TEXTS)) for reader in (ANA, BEN, SPECTATOR)
    ]
    assert mine.entry == theirs.entry == looked.entry
    assert mine.entry is not None
    assert mine.entry.do == "shuffle ?" != dealt
    kinds = [[told.event["event"] for told in item.told] for item in (mine, theirs, looked)]
    assert [kind.count("cards_dealt") for kind in kinds] == [1, 1, 0]
    cards = [told.event for told in mine.told if told.event["event"] == "cards_dealt"]
    assert [event["seat"] for event in cards] == [0]
    assert not any("audience" in told.event for told in mine.told)


def test_a_choice_that_nobody_else_may_notice_raises_only_ones_own_version() -> None:
    match, story = begun()
    first, second = carries(match, 0)[:2]
    do(match, story, 0, first)
    assert [story.version(reader) for reader in (ANA, BEN, SPECTATOR)] == [2, 2, 2]
    told = list(story.told(BEN, TEXTS, after=1))
    assert [item.entry for item in told] == [None]  # that Ana chose, and nothing of what
    assert first not in msgspec.json.encode(told).decode()
    before = [msgspec.json.encode(story.now(reader, TEXTS)) for reader in (BEN, SPECTATOR)]
    do(match, story, 0, second)
    assert [story.version(reader) for reader in (ANA, BEN, SPECTATOR)] == [3, 2, 2]
    after = [msgspec.json.encode(story.now(reader, TEXTS)) for reader in (BEN, SPECTATOR)]
    assert before == after
    assert [item.entry.do for item in story.told(ANA, TEXTS, after=1) if item.entry] == [
        *(first, second)
    ]


def test_what_one_may_take_back_does_not_tell_that_somebody_thinks_again() -> None:
    match, story = begun()
    first, second = carries(match, 0)[:2]
    do(match, story, 0, first)
    do(match, story, 1, "whistle")
    before = story.now(BEN, TEXTS)
    assert before.can_undo == {"1": 2}
    do(match, story, 0, second)
    assert story.now(BEN, TEXTS) == before


def test_an_undo_counts_the_steps_of_its_reader_and_not_what_others_did_in_secret() -> None:
    match, story = begun()
    first, second = carries(match, 0)[:2]
    do(match, story, 0, first)
    do(match, story, 0, second)
    do(match, story, 1, "whistle")
    assert story.now(BEN, TEXTS).can_undo == {"1": 2}
    assert in_log(story, BEN, 1, "undo 2") == "undo 3"
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        in_log(story, BEN, 1, "undo 3")
    do(match, story, 1, "undo 3")
    for reader, kept in ((ANA, 3), (BEN, 2), (SPECTATOR, 2)):
        *_, undone = story.told(reader, TEXTS)
        (told,) = undone.told
        assert (told.event["event"], told.event["entry"], undone.version) == (
            "undone",
            kept,
            kept + 2,
        )
        assert told.text == f"Ben takes back everything from entry {kept} on."
        assert undone.entry is not None
        assert undone.entry.do == f"undo {kept}"


def test_what_a_reader_gets_does_not_hang_on_what_they_cannot_know() -> None:
    told = []
    for choice in range(2):
        match, story = begun()
        do(match, story, 0, carries(match, 0)[choice])
        told.append(
            [
                (
                    msgspec.json.encode(story.now(r, TEXTS)),
                    msgspec.json.encode([*story.told(r, TEXTS)]),
                )
                for r in (BEN, SPECTATOR)
            ]
        )
    assert told[0] == told[1]


def test_somebody_with_several_seats_sees_what_each_of_them_sees() -> None:
    match, story = begun()
    both = Reader((0, 1))
    do(match, story, 0, carries(match, 0)[0])
    (item,) = story.told(both, TEXTS, after=1)
    assert item.entry == match.log[1]
    assert {told.event["event"] for told in item.told} == {"chosen", "ready"}


def test_who_plays_several_seats_is_told_whose_turn_it_is() -> None:
    match = Match(GAMES["nanga-parbat"], {}, ["Ana 1", "Ana 2"], Seed.numbered(1))
    story = Story(match)
    story.steps += enter_what_is_due(match)
    both = Reader((0, 1))
    for language in LANGUAGES:
        texts = catalogue(language, "nanga-parbat")
        alone, told = story.now(BEN, texts).prompt, story.now(both, texts).prompt
        assert told == texts.exact("table-turn", number=2, asked=alone)
        assert alone in told
        assert "2" in told.replace(alone, "")
    do(match, story, 1, "guide 3")
    texts = catalogue("it", "nanga-parbat")
    assert story.now(both, texts).prompt.startswith("Tocca al giocatore 1. ")
    assert story.now(Reader((0, 1), away=(0,)), texts).prompt == "In attesa di Ana 1."


def test_a_game_that_asks_nothing_says_whose_turn_it_is_all_the_same() -> None:
    _, story = begun()
    assert story.now(ANA, TEXTS).prompt == ""
    texts = catalogue("pt-BR")
    assert story.now(Reader((0, 1)), texts).prompt == "Vez do jogador 1."
