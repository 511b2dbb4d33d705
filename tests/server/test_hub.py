"""Tables in memory: taken up after a restart, dropped when nobody is there, tried again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.bots.uniform import Uniform
from parbat.core.actions import Action
from parbat.core.perspective import Perspective
from parbat.server import hub, live
from parbat.server.hub import Hub
from parbat.server.live import LiveTable
from parbat.server.people import Person
from parbat.server.storage import FILE
from parbat.server.wire import BotChair, MyChair, NewTable
from server.people import RANDOM, House
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


async def test_a_computer_player_that_fails_is_asked_again(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = iter([ZeroDivisionError("lost the thread")])
    choose = Uniform.choose

    def fail_once(self: Uniform, seen: Perspective) -> Action:
        for failure in failures:
            raise failure
        return choose(self, seen)

    monkeypatch.setattr(Uniform, "choose", fail_once)
    monkeypatch.setattr(live, "_RETRY_SECONDS", 0.0)
    tables = Hub(engine, pause=0.0)
    await until_over(await tables.create(await somebody(tables), BOTS))
    assert "lost the thread" in caplog.text
    await tables.close()


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
