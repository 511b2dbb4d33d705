"""Boards of one's own: checked, played on, kept by the table and in its record."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from parbat.core.record import parse_record
from parbat.games.boards import BOARDS
from server.boards import of_nanga_parbat, two_valleys
from server.people import ME, House, Person, Watcher
from server.serving import Process

pytestmark = pytest.mark.anyio

LEVEL_1 = {"kind": "bot", "bot": "level-1"}
GREEDY = {"kind": "bot", "bot": "greedy"}


async def check(person: Person, game: str, board: Any) -> Any:
    return await person.send("POST", "/api/boards", {"game": game, "board": board})


async def table(person: Person, board: Any, status: int = 201, **wish: Any) -> Any:
    seats = [ME, LEVEL_1, LEVEL_1]
    asked = {"game": "himalaya", "options": {"players": 3}, "seats": seats, "board": board, **wish}
    return await person.send("POST", "/api/tables", asked, status)


async def give_up(seen: Watcher) -> None:
    """Resign, again if a computer player acts at the same moment."""
    while (await seen.act("resign", 0))["type"] != "accepted":
        await seen.hear()


async def test_a_sound_board_says_what_can_be_chosen_on_it(online: House) -> None:
    ana = await online.person("Ana")
    games = {game["name"]: game for game in await ana.get("/api/games")}
    assert {name for name, game in games.items() if game["boards"]} == set(BOARDS)
    found = await check(ana, "himalaya", two_valleys())
    assert found["problems"] == []
    usual = {option["name"]: option["values"] for option in games["himalaya"]["options"]}
    there = {option["name"]: option["values"] for option in found["options"]}
    assert there == {**usual, "board": ["two-valleys"]}
    found = await check(ana, "nanga-parbat", of_nanga_parbat())
    assert ["printed"] in [option["values"] for option in found["options"]]


async def test_the_usual_board_is_given_to_be_typed_over(online: House) -> None:
    ana = await online.person("Ana")
    for game, kind in BOARDS.items():
        found = await ana.client.get(f"/api/boards/{game}")
        assert found.text == kind.example
        assert (await check(ana, game, {**found.json(), "name": "mine"}))["problems"] == []
    assert (await ana.client.get("/api/boards/hardback")).status_code == 400


async def test_everything_that_is_wrong_is_told_in_words(online: House) -> None:
    ana = await online.person("Ana")
    board = two_valleys()
    board["tracks"][0]["kind"] = board["tracks"][2]["kind"] = "mud"
    found = await check(ana, "himalaya", board)
    assert found["options"] == []
    assert len(found["problems"]) == 2
    assert all(problem["message"].endswith(".") for problem in found["problems"])
    assert [p["code"] for p in (await check(ana, "nanga-parbat", {}))["problems"]]
    deep: Any = {}
    for _ in range(300):
        deep = {"note": deep}
    found = await check(ana, "himalaya", {**two_valleys(), "note": deep})
    assert [problem["code"] for problem in found["problems"]] == ["board.not_json"]
    wrong = {"game": "hardback", "board": {}}
    assert (await ana.send("POST", "/api/boards", wrong, 400))["code"] == "board.game"


async def test_a_table_is_played_on_the_board_that_somebody_brings(online: House) -> None:
    ana, ben = await online.person("Ana"), await online.person("Ben")
    playing = await table(ana, two_valleys(), public=True)
    assert playing["options"]["board"] == "two-valleys"
    async with ana.at(playing, since=0) as seen, ben.at(playing) as watching:
        while seen.now["awaited"] != [0]:
            await seen.hear()
        for view in (seen.now["view"], watching.now["view"]):
            assert len(view["villages"]) == 6
            assert len(view["tracks"]) == 7
        starts = seen.now["legal"]["0"]
        assert set(starts) <= {f"start {village}" for village in range(1, 7)}
        assert (await seen.act(starts[0], 0))["type"] == "accepted"
        while "program" not in {form["form"] for form in seen.now.get("forms", {}).get("0", [])}:
            await seen.hear()
        assert (await seen.act("program rest rest rest rest rest rest", 0))["type"] == "accepted"
        while seen.now["view"]["turn"] == 1:
            await seen.hear()
        await give_up(seen)
    record = await ana.get(f"/api/tables/{playing['id']}/record")
    assert record["board"] == two_valleys()
    assert parse_record(json.dumps(record).encode()).options["board"] == "two-valleys"
    replayed = await ana.send("POST", "/api/replay", {"record": record})
    assert len(replayed["items"][-1]["view"]["villages"]) == 6


async def test_the_next_game_of_the_same_people_is_played_on_it_too(online: House) -> None:
    ana = await online.person("Ana")
    wish: dict[str, Any] = {"options": {}, "seats": [ME, GREEDY], "game": "nanga-parbat"}
    playing = await table(ana, of_nanga_parbat(), **wish)
    async with ana.at(playing, since=0) as seen:
        await seen.my_turn()
        assert (await seen.act("resign", 0))["type"] == "accepted"
    again = await ana.send("POST", f"/api/tables/{playing['id']}/rematch", {})
    record = await ana.get(f"/api/tables/{again['id']}/record")
    assert record["board"] == of_nanga_parbat()
    assert record["options"]["topology"] == "printed"


async def test_a_table_remembers_its_board_when_the_server_starts_again(tmp_path: Path) -> None:
    async with Process(tmp_path) as process, House(process.url) as house:
        ana = await house.person("Ana")
        playing = await table(ana, two_valleys())
        await process.end(signal.SIGKILL)
    async with Process(tmp_path) as process, House(process.url) as house:
        again = await house.person(cookie=ana.cookie)
        record = await again.get(f"/api/tables/{playing['id']}/record")
        assert record["board"] == two_valleys()
        async with again.at(playing) as seen:
            assert len(seen.now["view"]["villages"]) == 6


async def test_no_table_is_set_up_on_a_board_that_is_wrong(online: House) -> None:
    ana = await online.person("Ana")
    for board, wish, code in (
        ({**two_valleys(), "name": "standard"}, {}, "himalaya.board.standard_name"),
        (of_nanga_parbat(), {}, "himalaya.board.problems"),
        (two_valleys(), {"game": "hardback", "options": {}}, "board.none"),
        (two_valleys(), {"options": {"players": 3, "board": "standard"}}, "option.value"),
    ):
        refused = await table(ana, board, 400, **wish)
        assert refused["code"] == code
    assert (await ana.get("/api/lobby"))["mine"] == []
    large = {**two_valleys(), "note": "x" * 70_000}
    assert (await table(ana, large, 413))["code"] == "request.too_large"
