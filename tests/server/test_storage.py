"""The database: one row for a version whoever races, and what keeps it sound."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.errors import BadOption
from parbat.core.record import Entry
from parbat.server import schema
from parbat.server.app import make_app
from parbat.server.errors import CannotServe, Conflict
from parbat.server.hub import Hub
from parbat.server.storage import FILE, address_in, open_database
from parbat.server.tables import Row, Tables
from parbat.server.wire import Act
from server.backends import on_sqlite
from server.people import ME, OPEN, House, Person

pytestmark = pytest.mark.anyio


async def begun(house: House) -> tuple[Person, str]:
    """Ben, who has the first move, and the table's id."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    return ben, (await ben.join(table))["id"]


async def test_of_two_tasks_racing_for_a_version_one_stores_a_row(
    house: House, engine: AsyncEngine
) -> None:
    _, table_id = await begun(house)
    tables = Tables(engine)
    table = await tables.find(table_id)

    async def store(do: str) -> str | None:
        try:
            await tables.append(table, [Row(2, Entry(by=1, do=do, t=0.0))])
        except Conflict as problem:
            return problem.code
        return None

    ends = await asyncio.gather(*(store(f"guide {n}") for n in range(1, 7)))
    assert sorted(map(str, ends)) == ["None", *["table.stale"] * 5]
    assert [row.version for row in await tables.log(table_id)] == [1, 2]


async def test_two_processes_with_one_table_agree_on_who_was_first(
    house: House, engine: AsyncEngine
) -> None:
    ben, table_id = await begun(house)
    ben_id = (await ben.get("/api/me"))["id"]
    tables = [await Hub(engine, 0.0).open(table_id) for _ in range(2)]

    async def act(number: int) -> int | str:
        command = Act(id=f"c{number}", version=1, seat=1, do=f"guide {number + 1}")
        try:
            return await tables[number].act(ben_id, command)
        except Conflict as problem:
            return problem.code

    ends = await asyncio.gather(act(0), act(1))
    assert sorted(map(str, ends)) == ["2", "table.stale"]
    for table in tables:  # who came second has read what the first stored
        await table.ready()
    logs = [(await table.record(ben_id)).log for table in tables]
    assert logs[0] == logs[1]
    assert len(logs[0]) == 2


async def test_what_cannot_be_stored_is_not_told(
    house: House, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben, table_id = await begun(house)
    ben_id = (await ben.get("/api/me"))["id"]
    table = await Hub(engine, 0.0).open(table_id)

    async def full(*_: object) -> None:
        raise OSError("no space left")

    command = Act(id="c", version=1, seat=1, do="guide 3")
    with monkeypatch.context() as patch:
        patch.setattr(Tables, "append", full)
        with pytest.raises(OSError, match="no space"):
            await table.act(ben_id, command)
    assert table.version(ben_id) == 1
    assert len((await table.record(ben_id)).log) == 1
    assert await table.act(ben_id, command) == 2


async def test_the_migrations_make_what_the_schema_says(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
        )
    assert found == []


@on_sqlite
async def test_sqlite_is_set_up_for_many_readers_and_sound_keys(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value


async def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    engine = await open_database(address_in(tmp_path))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(CannotServe) as refused:
        await open_database(address_in(tmp_path))
    assert refused.value.code == "serve.database_newer"


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, but it is long enough to look like one" * 9)
    with pytest.raises(CannotServe) as refused:
        await open_database(address_in(tmp_path))
    assert refused.value.code == "serve.database"
    for address in ("nonsense", "quux://x/y", "postgresql://ana:a@b@localhost/x"):
        with pytest.raises(BadOption) as unusable:
            await open_database(address)
        assert unusable.value.code == "serve.database_address"
    with pytest.raises(CannotServe) as refused:
        address_in(tmp_path / FILE / "inside")
    assert refused.value.code == "serve.folder"


async def test_people_and_tables_are_there_after_a_restart(
    house: House, engine: AsyncEngine
) -> None:
    ben, table_id = await begun(house)
    async with House(app=make_app(engine)) as later:
        again = await later.person(cookie=ben.cookie)
        table = await again.get(f"/api/tables/{table_id}")
        assert (table["your_seats"], table["version"], table["to_act"]) == ([1], 1, [1])
        before = await ben.get(f"/api/tables/{table_id}/record")
        assert await again.get(f"/api/tables/{table_id}/record") == before
    async with engine.connect() as connection:
        seeds = (await connection.execute(text("SELECT count(DISTINCT seed) FROM tables"))).scalar()
    assert seeds == 1
