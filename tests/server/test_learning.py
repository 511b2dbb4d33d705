"""Tutorials: a newcomer acts on prepared positions, and the rules answer."""

from __future__ import annotations

from typing import Any

import pytest

from parbat.core.game import Game
from parbat.games import GAMES
from parbat.server.errors import Missing
from parbat.server.learning import lessons_of
from parbat.texts import LANGUAGES, catalogue
from server.people import GAME, House, Person

pytestmark = pytest.mark.anyio

LEARN = f"/api/learn/{GAME}"
LESSONS = GAMES[GAME].lessons()


async def attempt(person: Person, step: int, do: str, status: int = 200) -> Any:
    return await person.send("POST", LEARN, {"step": step, "do": do}, status)


async def test_each_step_can_be_acted_on(house: House) -> None:
    person = await house.person("Ana")
    told = await person.get(LEARN)
    assert told["game"] == GAME
    assert told["names"] == ["Ana", "Player 2"]
    assert told["options"] == GAMES[GAME].settle({})
    assert len(told["steps"]) == len(LESSONS) == 5
    for step, lesson in zip(told["steps"], LESSONS, strict=True):
        legal = [action.text for action in lesson.state.legal_actions(lesson.seat)]
        assert step["item"]["legal"] == {str(lesson.seat): legal}
        assert step["item"]["to_act"] == [lesson.seat]
        assert step["item"]["entry"] is None
        assert step["item"]["told"] == []
        assert step["goals"] == list(lesson.goals)
    assert told["steps"][0]["item"]["prompt"] == "Trap an animal in region 4."


async def test_games_tell_how_many_steps_their_tutorial_has(house: House) -> None:
    games = await (await house.person()).get("/api/games")
    lessons = {game["name"]: game["lessons"] for game in games}
    assert lessons["nanga-parbat"] == 5
    assert lessons["hardback"] == 0


async def test_an_action_that_reaches_the_goal_is_told_as_at_a_table(house: House) -> None:
    person = await house.person("Ana")
    tried = await attempt(person, 1, "trap 4-2")
    assert tried["reached"] is True
    assert tried["said"].startswith("It is yours.")
    item = tried["item"]
    assert item["entry"]["by"] == 0
    assert item["entry"]["do"] == "trap 4-2"
    assert [told["text"] for told in item["told"]] == [
        "Ana traps a Yak on 4-2 and leaves a hiker there.",
        "Ana sends the guide to region 2.",
    ]
    assert item["view"]["guide"] == 2
    assert "end" in item["legal"]["0"]


async def test_every_goal_is_reached(house: House) -> None:
    person = await house.person()
    for number, lesson in enumerate(LESSONS, start=1):
        for goal in lesson.goals:
            assert (await attempt(person, number, goal))["reached"] is True


async def test_however_an_action_is_written_it_reaches_the_goal(house: House) -> None:
    person = await house.person()
    tried = await attempt(person, 4, "camps 4 4-1 2-5 2-4 2-2")
    assert tried["reached"] is True


async def test_anything_else_that_is_legal_is_carried_out_and_answered(house: House) -> None:
    tried = await attempt(await house.person(), 1, "trap 4-4")
    assert tried["reached"] is False
    assert tried["said"].startswith("Place 4 keeps the guide in region 4.")
    assert tried["item"]["view"]["guide"] == 4


async def test_nothing_is_kept(house: House) -> None:
    person = await house.person()
    before = await person.get(LEARN)
    assert await attempt(person, 1, "trap 4-2") == await attempt(person, 1, "trap 4-2")
    assert await person.get(LEARN) == before


async def test_what_the_rules_refuse_is_refused_with_their_reason(house: House) -> None:
    person = await house.person()
    refused = await attempt(person, 1, "trap 2-2", 400)
    assert refused["code"] == "nanga_parbat.trap.not_guides_region"
    assert refused["message"] == "The guide is in region 4. Trap an animal there (rules 3.3)."
    assert (await attempt(person, 4, "camps 4 2-1 2-2 2-4 2-5", 400))["code"] == (
        "nanga_parbat.camps.own_hikers"
    )


@pytest.mark.parametrize("do", ["resign", "undo 0", "abandon", "seat 0 player", "nonsense", "\x00"])
async def test_what_is_no_action_of_the_game_is_refused(house: House, do: str) -> None:
    refused = await attempt(await house.person(), 1, do, 400)
    assert refused["code"].startswith("nanga_parbat.text")


async def test_each_language_has_its_own_sentences(house: House) -> None:
    person = await house.person()
    told = [await person.get(f"{LEARN}?lang={language}") for language in LANGUAGES]
    for number in range(5):
        for part in ("title", "task"):
            assert len({one["steps"][number][part] for one in told}) == len(LANGUAGES)
    assert [one["names"][1] for one in told] == ["Player 2", "Jogador 2", "Giocatore 2"]


async def test_somebody_without_a_session_learns_as_well(house: House) -> None:
    stranger = await house.stranger(**{"X-Parbat": "1"})
    told = (await stranger.get(LEARN)).json()
    assert told["names"] == ["Player 1", "Player 2"]
    tried = await stranger.post(LEARN, json={"step": 2, "do": "trap 5-3"})
    assert tried.json()["reached"] is True


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"step": 6, "do": "end"}, 404, "learn.no_such_step"),
        ({"step": 0, "do": "end"}, 400, "request.invalid"),
        ({"step": "1", "do": "end"}, 400, "request.invalid"),
        ({"step": 1}, 400, "request.invalid"),
        ({"step": 1, "do": ""}, 400, "request.invalid"),
        ({"step": 1, "do": "x" * 5000}, 400, "request.invalid"),
    ],
)
async def test_a_wish_without_sense_is_refused(
    house: House, wish: Any, status: int, code: str
) -> None:
    person = await house.person()
    assert (await person.send("POST", LEARN, wish, status))["code"] == code


async def test_an_unknown_game_is_refused(house: House) -> None:
    person = await house.person()
    assert (await person.get("/api/learn/chess", 400))["code"] == "game.unknown"
    wish = {"step": 1, "do": "end"}
    refused = await person.send("POST", "/api/learn/chess", wish, 400)
    assert refused["code"] == "game.unknown"


async def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[GAME]
    monkeypatch.setattr(type(game), "lessons", Game.lessons)
    with pytest.raises(Missing, match=r"learn\.none"):
        lessons_of(game, catalogue("en", GAME))
