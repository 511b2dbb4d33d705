"""``parbat admin``: everything as one file, and back into the other kind of database."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.errors import BadFile
from parbat.server import counting
from parbat.server.backup import back_up, restore
from parbat.server.errors import CannotServe
from parbat.server.storage import address_in, address_of_file, existing_database, open_database
from server.backends import Databases, Place
from server.database import everything
from server.people import ME, OPEN, RANDOM, House

pytestmark = pytest.mark.anyio


def quiet(_done: int, _of: int) -> None:
    """Show nobody how far it is."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.shared)])
async def other(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Another database, empty, of each kind."""
    if request.param == "sqlite":
        place = Place(address_in(tmp_path / "other"))
    else:
        databases: Databases = request.getfixturevalue("databases")
        place = databases.another()
    engine = await open_database(place.address)
    yield engine
    await engine.dispose()


@pytest.fixture
async def played(online: House) -> House:
    """Games that are open, going on, and over with another game after them; a report."""
    ana, ben = await online.person("Ana"), await online.person("Ben")
    first = await ana.table(ME, ME)
    async with ana.at(first) as seen:
        await seen.act("resign", 0)
    await ana.send("POST", f"/api/tables/{first['id']}/rematch")
    await ben.table(ME, OPEN, public=True)
    await ben.table(ME, ME)
    await ben.send("POST", "/api/reports", {"told": {"what": "The board is upside down"}}, 204)
    return online


async def packed(engine: AsyncEngine) -> bytes:
    file = io.BytesIO()
    await back_up(engine, file, quiet)
    return file.getvalue()


async def rows_of(engine: AsyncEngine) -> list[bytes]:
    """All rows, in some order; only the pulse goes on meanwhile."""
    lines = gzip.decompress(await packed(engine)).splitlines()
    return sorted(line for line in lines[1:] if not line.startswith(b'["pulse"'))


async def test_what_is_restored_is_what_was_backed_up(
    played: House, engine: AsyncEngine, other: AsyncEngine
) -> None:
    told: list[tuple[int, int]] = []
    file = io.BytesIO()
    header = await back_up(engine, file, lambda done, of: told.append((done, of)))
    assert told[-1] == (header.rows, header.rows)
    assert header.counts["reports"] == 1
    file.seek(0)
    await restore(other, file, quiet)
    assert await rows_of(other) == await rows_of(engine)


async def test_a_backup_is_of_one_moment_while_people_play_on(
    house: House, engine: AsyncEngine
) -> None:
    ana = await house.person("Ana")
    await ana.table(ME, ME)
    file = io.BytesIO()
    header = await back_up(engine, file, quiet)
    await ana.table(ME, RANDOM)
    lines = gzip.decompress(file.getvalue()).splitlines()
    assert len(lines) == 1 + header.rows
    assert header.counts["tables"] == 1


async def test_only_an_empty_database_is_restored_into(played: House, engine: AsyncEngine) -> None:
    with pytest.raises(BadFile) as refused:
        await restore(engine, io.BytesIO(await packed(engine)), quiet)
    assert refused.value.code == "backup.not_empty"


async def test_of_a_damaged_backup_nothing_is_restored(
    played: House, engine: AsyncEngine, tmp_path: Path
) -> None:
    whole = await packed(engine)
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = json.loads(lines[0])
    other = await open_database(address_in(tmp_path / "empty"))
    before = await everything(other)
    for damaged, code in (
        (whole[:-40], "backup.broken"),
        (b"no backup at all", "backup.broken"),
        (b"", "backup.broken"),
        (gzip.compress(b"".join(lines[:-1])), "backup.broken"),
        (gzip.compress(b"".join([*lines, lines[-1]])), "backup.broken"),
        (gzip.compress(b"".join([*lines[:2], b'["people", {}]\n', *lines[3:]])), "backup.broken"),
        (gzip.compress(b"".join([lines[0], lines[1], *lines[1:-1]])), "backup.broken"),
        (gzip.compress(json.dumps({**header, "format": "x/1"}).encode()), "backup.format"),
        (gzip.compress(json.dumps({**header, "revision": "0"}).encode()), "backup.revision"),
    ):
        with pytest.raises(BadFile) as refused:
            await restore(other, io.BytesIO(damaged), quiet)
        assert refused.value.code == code
        assert await everything(other) == before
    await other.dispose()


async def test_everything_is_counted(played: House, engine: AsyncEngine) -> None:
    found = await counting.counts(engine)
    assert (found.people, found.accounts, found.reports) == (2, 0, 1)
    assert sum(found.tables["nanga-parbat"].values()) == 4
    assert found.entries > 0
    assert found.size > 10_000
    (report,) = await counting.reports(engine)
    assert report["told"] == {"what": "The board is upside down"}


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(CannotServe) as refused:
        await existing_database(address_of_file(tmp_path / "nowhere"))
    assert refused.value.code == "serve.database_other"
    assert list(tmp_path.iterdir()) == []
