"""Clocks: what they count, what they do not, and what happens when the time is over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.games import GAMES
from parbat.server.clocks import DAY, Clock, back, moved, new_clock
from parbat.server.errors import Conflict
from parbat.server.hub import Hub
from parbat.server.live import LiveTable
from parbat.server.proposals import propose, reply
from parbat.server.storage import FILE
from parbat.server.tables import Chair, Table
from parbat.server.thinkers import Thinkers
from parbat.server.wire import Act, DaysPace, LivePace, Propose, Reply
from parbat.texts import catalogue
from server.people import GREEDY, ME, OPEN, House, Person, Watcher
from server.serving import served
from tiny_game.meta import Tiny

pytestmark = pytest.mark.anyio

LIVE = LivePace(bank=300, increment=10)
NOON = 1_800_000_000.0


def test_only_the_clock_of_who_is_waited_for_runs() -> None:
    clock = new_clock(LIVE, 3, [1], NOON).at(NOON + 20)
    assert clock.left == (300, 280, 300)
    assert clock.out(NOON + 299) == []
    assert clock.out(NOON + 300) == [1]
    assert clock.due() == NOON + 300


def test_the_end_of_a_turn_adds_the_increment_and_taking_back_takes_it_away() -> None:
    clock = new_clock(LIVE, 2, [0], NOON).at(NOON + 20)
    after = moved(clock, LIVE, [1], [0], took_back=False)
    assert (after.left, after.running) == ((290, 300), (1,))
    again = moved(after, LIVE, [0], [0], took_back=True)
    assert (again.left, again.running) == ((280, 300), (0,))


def test_days_are_given_anew_for_each_turn() -> None:
    pace = DaysPace(days=2)
    clock = new_clock(pace, 2, [0], NOON).at(NOON + DAY)
    after = moved(clock, pace, [1], [0], took_back=False)
    assert after.left == (DAY, 2 * DAY)
    assert moved(after.at(NOON + 2 * DAY), pace, [0], [1], took_back=False).left == (2 * DAY, DAY)


def test_time_stands_still_while_the_server_is_down() -> None:
    clock = new_clock(LIVE, 2, [0], NOON)
    down = [(NOON - 50, NOON + 10), (NOON + 100, NOON + 1100)]
    assert clock.at(NOON + 1200, down).left == (300 - 190, 300)
    assert clock.at(NOON + 600, down).left == (300 - 90, 300)
    assert clock.due(down) == NOON + 300 + 10 + 1000
    assert clock.due([(NOON + 300, NOON + 400)]) == NOON + 300


def test_who_comes_back_gets_enough_time_to_go_on() -> None:
    clock = Clock((0.0, 40.0), (), NOON)
    assert back(clock, LIVE, 0, [0]).left == (75, 40)
    assert back(Clock((200.0, 40.0), (), NOON), LIVE, 0, [0]).left == (200, 40)


async def live_table(house: House, pace: dict[str, Any], **wish: Any) -> tuple[Person, Person, Any]:
    ana, ben = await house.person("Ana"), await house.person("Ben")
    told = {"game": "nanga-parbat", "seats": [ME, OPEN], "public": True, "pace": pace, **wish}
    table = await ana.send("POST", "/api/tables", told, 201)
    return ana, ben, await ben.join(table)


FIVE = {"kind": "live", "bank": 300, "increment": 10}


async def test_every_step_tells_the_clocks(online: House) -> None:
    ana, ben, table = await live_table(online, FIVE)
    assert table["pace"] == FIVE
    async with ana.at(table) as anas, ben.at(table) as bens:
        assert anas.now["clock"]["running"] == [1]
        assert bens.now["clock"]["left"]["1"] == pytest.approx(300, abs=5)
        await bens.act("guide 3", 1)
        item = await anas.until("item")
        assert item["clock"]["running"] == [0]
        assert item["clock"]["left"]["1"] == pytest.approx(310, abs=5)
        assert (await bens.act(f"undo {bens.now['can_undo']['1']}", 1))["type"] == "accepted"
        item = await anas.until("item")
        assert item["clock"]["running"] == [1]
        assert item["clock"]["left"]["1"] == pytest.approx(300, abs=5)


async def test_there_is_no_clock_for_a_computer_player(house: House) -> None:
    ana = await house.person("Ana")
    wish = {"game": "nanga-parbat", "seats": [ME, GREEDY], "pace": FIVE}
    table = await ana.send("POST", "/api/tables", wish, 201)
    assert table["clock"]["running"] == []


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "bank": 5, "increment": 0},
        {"kind": "live", "bank": 300, "increment": -1},
        {"kind": "days", "days": 0},
        {"kind": "hourglass"},
    ],
)
async def test_an_impossible_pace_is_refused(house: House, pace: dict[str, Any]) -> None:
    ana = await house.person("Ana")
    wish = {"game": "nanga-parbat", "seats": [ME, ME], "pace": pace}
    assert (await ana.send("POST", "/api/tables", wish, 400))["code"] == "request.invalid"


def run_out(folder: Path, seconds: float) -> None:
    """Let time have passed since the last move of all tables in a folder's database."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        for table_id, text in database.execute("SELECT id, clock FROM tables").fetchall():
            clock = json.loads(text)
            clock["since"] -= seconds
            row = (json.dumps(clock), clock["since"] + 300, table_id)
            database.execute("UPDATE tables SET clock = ?, due = ? WHERE id = ?", row)
        database.commit()


async def test_a_computer_player_goes_on_for_who_runs_out_of_time(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        ana, ben, table = await live_table(house, FIVE, stand_in="random")
    run_out(tmp_path, 400)
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        ana, ben = [await house.person(cookie=who.cookie) for who in (ana, ben)]
        async with ana.at(table, since=1) as anas, ben.at(table) as bens:
            while not anas.table["seats"][1]["bot"]:
                await anas.hear()
            told = [event["text"] for item in anas.seen for event in item["told"]]
            assert "A computer player plays on for Ben." in told
            assert await anas.my_turn()  # the computer player has made Ben's move
            refused = await bens.act("guide 3", 1)
            assert refused["code"] == "table.away"
            await bens.say(type="return", id="back", seat=1)
            assert (await bens.answer())["type"] == "accepted"
            while anas.now["entry"]["do"] != "seat 1 player":
                await anas.hear()
            await anas.go_on()
            while not await turn_of(bens, "1"):
                await anas.go_on()
            await bens.go_on()
        told = await ben.get(f"/api/tables/{table['id']}")
        assert told["seats"][1]["bot"] is None
        assert told["clock"]["left"]["1"] >= 70
        record = await ben.get(f"/api/tables/{table['id']}/record")
        assert record["seats"][1].get("bot") is None
        table_entries = [entry["do"] for entry in record["log"] if entry["by"] == "table"]
        assert table_entries == ["seat 1 bot random", "seat 1 player"]


async def turn_of(watcher: Watcher, seat: str) -> bool:
    """Return, once something is to be done by anybody, whether it is by a seat."""
    await asyncio.sleep(0.05)
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            await watcher.hear()
    return seat in watcher.now["legal"]


async def test_time_that_has_not_run_out_goes_on_after_a_restart(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        _, ben, table = await live_table(house, FIVE)
    run_out(tmp_path, 200)
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        ben = await house.person(cookie=ben.cookie)
        async with ben.at(table) as seen:
            assert seen.now["clock"]["left"]["1"] == pytest.approx(100, abs=5)


async def test_time_during_which_no_server_ran_is_not_counted(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        _, ben, table = await live_table(house, FIVE)
    run_out(tmp_path, 5000)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        now = time.time()
        database.execute("INSERT INTO outages VALUES (?, ?)", (now - 4900, now))
        database.commit()
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        ben = await house.person(cookie=ben.cookie)
        async with ben.at(table) as seen:
            await asyncio.sleep(1.2)  # the server has looked at the clocks meanwhile
            assert seen.now["clock"]["left"]["1"] == pytest.approx(200, abs=5)
            assert seen.table["seats"][1]["bot"] is None
            assert (await seen.act("guide 3", 1))["type"] == "accepted"


async def test_too_late_is_too_late_even_if_nobody_has_noticed(app: FastAPI, house: House) -> None:
    _, ben, table = await live_table(house, FIVE)
    live = await app.state.hub.open(table["id"])
    live.story.clock = replace(live.story.clock, since=time.time() - 400)
    me = await ben.get("/api/me")
    command = Act(id="late", version=live.version(me["id"]), seat=1, do="guide 3")
    with pytest.raises(Conflict) as refused:
        await live.act(me["id"], command)
    assert refused.value.code == "table.out_of_time"


@pytest.fixture
async def secretive(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> tuple[LiveTable, str, str]:
    """A game of Tiny on the clock that Ana and Ben have begun, and who they are."""
    monkeypatch.setitem(GAMES, "tiny", Tiny())
    tables = Hub(engine, 0.0)
    ana, ben = [(await tables.people.welcome(name))[0].id for name in ("Ana", "Ben")]
    chairs = [Chair(0, ana, name="Ana"), Chair(1, ben, name="Ben")]
    table = Table(
        *("tiny-table", "tiny", 1, {}, False, "", ana),
        seed="00" * 32,
        pace=dict(FIVE),
        stand_in="random",
        chairs=chairs,
    )
    await tables.means.tables.create(table)
    return await tables.open(table.id), ana, ben


async def choose(live: LiveTable, person_id: str, seat: int, which: int) -> None:
    state = live.story.steps[-1].state
    cards = [action.text for action in state.legal_actions(seat) if "carry" in action.text]
    command = Act(id=f"c{len(live.story.steps)}", version=live.version(person_id), seat=seat, do="")
    await live.act(person_id, msgspec.structs.replace(command, do=cards[which]))


async def test_thinking_again_in_secret_leaves_the_clocks_exactly_as_they_were(
    secretive: tuple[LiveTable, str, str],
) -> None:
    live, ana, ben = secretive
    assert live.story.clock is not None
    assert live.story.clock.running == (0, 1)
    await choose(live, ana, 0, 0)
    before = live.story.clock
    assert before.running == (1,)
    stored = (await live.means.tables.find(live.table.id)).clock
    versions = live.version(ana), live.version(ben)
    await choose(live, ana, 0, 0)
    assert (live.version(ana), live.version(ben)) == (versions[0] + 1, versions[1])
    assert live.story.clock == before
    assert (await live.means.tables.find(live.table.id)).clock == stored


async def test_after_a_restart_who_saw_nothing_of_the_last_choice_sees_the_clocks(
    secretive: tuple[LiveTable, str, str], engine: AsyncEngine
) -> None:
    live, ana, ben = secretive
    for _ in range(2):
        await choose(live, ana, 0, 0)
    again = await Hub(engine, 0.0).open(live.table.id)
    for person_id in (ana, ben, None):
        told = again.story.now(again.reader(person_id), catalogue("en")).clock
        for clock in (told, again.info(person_id).clock):
            assert clock is not None
            assert clock.running == [1]
            assert clock.left["1"] == pytest.approx(300, abs=5)


async def test_a_proposal_stands_though_somebody_thinks_again_in_secret(
    secretive: tuple[LiveTable, str, str],
) -> None:
    live, ana, ben = secretive
    await choose(live, ben, 1, 0)
    await live.act(ana, Act(id="w", version=live.version(ana), seat=0, do="whistle"))
    await propose(live, ana, Propose("back", 0, "undo"))
    before = live.info(None)
    await choose(live, ben, 1, 0)
    assert live.info(None).proposal == before.proposal is not None
    assert live.info(None).changed == before.changed
    # There is no going back over what Ben has done; he is told so, and everybody then.
    with pytest.raises(Conflict) as refused:
        await reply(live, ben, Reply("yes", "back", agree=True))
    assert refused.value.code == "proposal.gone"
    assert live.info(None).proposal is None
