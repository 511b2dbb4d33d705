"""Tables in memory: taken up after a restart, dropped when nobody is there, tried again."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import hub, thinking
from parbat.server.hub import Hub
from parbat.server.live import LiveTable
from parbat.server.people import Person
from parbat.server.storage import FILE
from parbat.server.thinkers import Lost, Thinkers, Thought
from parbat.server.wire import BotChair, MyChair, NewTable
from server.people import ME, RANDOM, House
from server.serving import served

pytestmark = pytest.mark.anyio

BOTS = NewTable("nanga-parbat", seats=[BotChair("random"), BotChair("random")])


async def somebody(tables: Hub) -> Person:
    return (await tables.people.welcome("Ana"))[0]


async def until_over(table: LiveTable) -> None:
    async with asyncio.timeout(20):
        while table.table.state != "over":
            await asyncio.sleep(0.01)


async def test_computer_players_think_on_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path, pause=1000.0) as url, House(url) as house:
        table = await (await house.person("Ana")).table(RANDOM, RANDOM)
        assert table["version"] == 1

    def state() -> str:
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            return str(database.execute("SELECT state FROM tables").fetchone()[0])

    assert state() == "playing"
    async with served(tmp_path), asyncio.timeout(20):
        while state() != "over":  # and nobody has asked for the table
            await asyncio.sleep(0.05)


class Unsteady(Thinkers):
    """Workers one of which fails once."""

    def __init__(self, thinkers: Thinkers, failures: list[Exception]) -> None:
        self.failures = failures
        self.thinkers = thinkers

    async def think(self, thought: Thought) -> str:
        if self.failures:
            raise self.failures.pop()
        return await self.thinkers.think(thought)


async def test_a_computer_player_that_fails_is_asked_again(
    engine: AsyncEngine,
    thinkers: Thinkers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinking, "_RETRY", 0.0)
    unsteady = Unsteady(thinkers, [ZeroDivisionError("lost the thread")])
    tables = Hub(engine, pause=0.0, thinkers=unsteady)
    await until_over(await tables.create(await somebody(tables), BOTS))
    assert "lost the thread" in caplog.text
    await tables.close()


async def test_the_move_comes_even_if_the_worker_is_killed_in_thought(
    engine: AsyncEngine, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(workers=1)
    tables = Hub(engine, pause=0.0, thinkers=thinkers)
    table = await tables.create(await somebody(tables), BOTS)
    killed = set[int]()
    async with asyncio.timeout(30):
        while len(killed) < 3 and table.table.state != "over":
            for process in set(thinkers.processes) - killed:
                os.kill(process, signal.SIGKILL)
                killed.add(process)
            await asyncio.sleep(0.02)
    await until_over(table)
    await tables.close()
    thinkers.close()
    assert len(killed) == 3
    assert "was lost" in caplog.text


async def test_a_thought_that_never_ends_is_given_up(engine: AsyncEngine) -> None:
    thinkers = Thinkers(workers=1, longest=0.001)
    tables = Hub(engine, pause=0.0, thinkers=thinkers)
    table = await tables.create(await somebody(tables), BOTS)
    with pytest.raises(Lost):
        await thinkers.think(Thought(msgspec.json.encode(await table.record(None)), 1, "random", 0))
    thinkers.longest = 60.0
    await until_over(table)
    await tables.close()
    thinkers.close()


async def test_a_worker_is_busy_until_it_answers_though_nobody_waits_any_more(house: House) -> None:
    table = await (await house.person("Ana")).table(ME, ME)
    record = await (await house.person()).get(f"/api/tables/{table['id']}/record")
    thinkers = Thinkers(workers=1)
    thought = Thought(msgspec.json.encode(record), 1, "random", 0)
    asked = asyncio.create_task(thinkers.think(thought))
    await asyncio.sleep(0)
    asked.cancel()
    assert thinkers.are_busy
    await thinkers.think(thought)
    assert not thinkers.are_busy
    thinkers.close()


async def test_who_waits_beside_a_thought_that_is_given_up_can_ask_again(house: House) -> None:
    table = await (await house.person("Ana")).table(ME, ME)
    record = msgspec.json.encode(
        await (await house.person()).get(f"/api/tables/{table['id']}/record")
    )
    thought = Thought(record, 1, "random", 0)
    thinkers = Thinkers(workers=1)
    beside = [asyncio.create_task(thinkers.think(thought)) for _ in range(5)]
    await asyncio.sleep(0.05)
    thinkers.longest = 0.001
    with pytest.raises(Lost):
        await thinkers.think(thought)
    answers = await asyncio.gather(*beside, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Lost] * 5
    thinkers.longest = 60.0
    assert (await thinkers.think(thought)).startswith("guide ")
    thinkers.close()


async def test_tables_that_nobody_looks_at_leave_the_memory(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "_IN_MEMORY", 2)
    monkeypatch.setattr(hub, "_IDLE_SECONDS", 0.0)
    tables = Hub(engine, pause=0.0)
    ana = await somebody(tables)
    wish = NewTable("nanga-parbat", seats=[MyChair(), MyChair()])
    made = [await tables.create(ana, wish) for _ in range(6)]
    again = await tables.open(made[0].table.id)
    assert again is not made[0]
    assert again.info(ana.id) == made[0].info(ana.id)
    assert await tables.open(made[0].table.id) is again
