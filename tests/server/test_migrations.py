"""Databases of earlier versions, and servers that start on a new one at the same moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, column, insert, table
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from parbat.core.chance import Seed
from parbat.core.match import Match
from parbat.games import GAMES
from parbat.server import storage
from parbat.server.people import People, hashed
from parbat.server.storage import address_in, open_database
from parbat.server.thinkers import Thinkers
from server.backends import Databases, Place
from server.people import GAME, House, Person
from server.serving import served

pytestmark = pytest.mark.anyio

ANA, BEN = "token-of-ana", "token-of-ben"
SEED = Seed.numbered(1)
NOW = time.time()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.shared)])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A database without any tables."""
    if request.param == "sqlite":
        return Place(address_in(tmp_path))
    databases: Databases = request.getfixturevalue("databases")
    return Place(databases.bare())


def _insert(connection: Connection, into: str, /, **values: Any) -> None:
    connection.execute(insert(table(into, *map(column, values))), values)


def _seat(connection: Connection, table_id: str, people: Sequence[str | None]) -> None:
    """Store a table at which some people sit."""
    started = None if None in people else NOW
    row = {
        "id": table_id,
        "game": GAME,
        "rules": GAMES[GAME].rules,
        "options": "{}",
        "public": True,
    }
    row |= {"secret": "s", "owner_id": people[0], "state": "playing" if started else "open"}
    row |= {"seed": SEED.hex, "created": NOW, "started": started, "changed": NOW}
    _insert(connection, "tables", **row)
    for seat, who in enumerate(people):
        name = who and who.title()
        _insert(connection, "seats", table_id=table_id, seat=seat, person_id=who, name=name)


def _fill(connection: Connection) -> None:
    """Make the database as it was at first, with a table that waits and one that plays."""
    config = storage._migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for who, token in (("ana", ANA), ("ben", BEN)):
        _insert(connection, "people", id=who, name=who.title(), created=NOW)
        _insert(connection, "sessions", token_hash=hashed(token), person_id=who, created=NOW)
    _seat(connection, "waiting", ["ana", None])
    _seat(connection, "playing", ["ana", "ben"])
    match = Match(GAMES[GAME], {}, ["Ana", "Ben"], SEED)
    match.begin()
    match.apply(1, "guide 3")
    for version, entry in enumerate(match.log, start=1):
        row = {"version": version, "actor": str(entry.by), "do": entry.do, "t": 0.0}
        _insert(connection, "entries", table_id="playing", **row)


@pytest.fixture
async def earliest(bare: Place) -> Place:
    """A database of the first version."""
    engine = create_async_engine(storage._with_driver(make_url(bare.address)))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_fill)
    finally:
        await engine.dispose()
    return bare


async def test_games_of_the_first_version_go_on(earliest: Place, thinkers: Thinkers) -> None:
    async with served(earliest, thinkers=thinkers) as url, House(url) as house:
        ana, ben = await house.person(cookie=ANA), await house.person(cookie=BEN)
        begun = await ben.join({"id": "waiting"})
        assert (begun["state"], begun["version"], begun["to_act"]) == ("playing", 1, [1])
        played = await ana.get("/api/tables/playing")
        assert (played["version"], played["to_act"], played["stand_in"]) == (2, [0], "greedy")
        async with ana.at(played, since=0) as anas:
            assert [item["entry"]["do"] for item in anas.seen][1:] == ["guide 3"]
            await anas.go_on()
            await ben.send("POST", "/api/tables/playing/leave")
            while not anas.table["seats"][1]["bot"]:
                await anas.hear()
            assert anas.table["seats"][1]["bot"] == "greedy"
            while anas.now["awaited"] != [0] or anas.now["entry"]["by"] != 1:
                await (anas.go_on() if anas.now["legal"] else anas.hear())
        rematch = await _rematch(ana, played)
        assert rematch["stand_in"] == "greedy"


async def _rematch(person: Person, played: Any) -> Any:
    async with person.at(played) as seen:
        await seen.my_turn()
        assert (await seen.act("resign", 0))["type"] == "accepted"
    return await person.send("POST", f"/api/tables/{played['id']}/rematch")


def _start(address: str, moment: Barrier, ends: Queue[str]) -> None:
    """Open a database at the same moment as others do."""

    async def start() -> None:
        moment.wait(30)
        engine = await open_database(address)
        await People(engine).welcome("Guest")
        await engine.dispose()

    try:
        asyncio.run(start())
    except Exception as problem:
        ends.put(repr(problem))
    else:
        ends.put("done")


async def test_of_those_who_start_at_the_same_moment_one_makes_the_tables(bare: Place) -> None:
    spawn = get_context("spawn")
    ends: Queue[str] = spawn.Queue()
    moment = spawn.Barrier(3)
    processes = [spawn.Process(target=_start, args=(bare.address, moment, ends)) for _ in range(3)]
    for process in processes:
        process.start()
    assert [ends.get(timeout=60) for _ in processes] == ["done"] * 3
    for process in processes:
        process.join()
