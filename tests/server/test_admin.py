"""``parbat admin`` and ``parbat serve`` by the words typed: what they print, how they end."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest
from sqlalchemy import insert

from cli.commands import Parbat, Said, process
from parbat.server import schema
from parbat.server.people import People
from parbat.server.storage import FILE, address_in, open_database
from server.backends import Databases

NOBODY_HOME = "127.0.0.1:1"
PASSWORD = "hunter2"


@pytest.fixture
def parbat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Parbat:
    """Run commands in this process, in English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Parbat(capsys, monkeypatch)


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """The folder of a database with Ana in it, who has reported something."""
    folder = tmp_path / "used"

    async def fill() -> None:
        engine = await open_database(address_in(folder))
        ana, _ = await People(engine).welcome("Ana")
        told = {"what": "It \x1b[31mhangs", "where": "at a table"}
        row = {"id": "r", "person_id": ana.id, "told": told, "created": 1_800_000_000.0}
        async with engine.begin() as connection:
            await connection.execute(insert(schema.reports).values(row))
        await engine.dispose()

    asyncio.run(fill())
    return folder


@pytest.fixture
def copy(parbat: Parbat, used: Path, tmp_path: Path) -> Path:
    """A backup of that database."""
    path = tmp_path / "monday.parbat"
    assert parbat("admin", "backup", path, "--data", used).status == 0
    return path


def test_what_was_backed_up_is_there_once_it_is_restored(
    parbat: Parbat, copy: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    said = parbat("admin", "restore", copy, "--data", other)
    assert (said.status, said.out, said.err) == (0, "Restored: 3 rows.\n", "")
    stats = parbat("admin", "stats", "--data", other, "--json").data()
    assert (stats["people"], stats["reports"], stats["tables"]) == (1, 1, {})


def test_a_backup_tells_its_header_to_programs(parbat: Parbat, used: Path, tmp_path: Path) -> None:
    said = parbat("admin", "backup", tmp_path / "b", "--data", used, "--json")
    assert (said.status, said.err) == (0, "")
    header = said.data()
    assert (header["format"], header["counts"]["people"]) == ("parbat-backup/1", 1)


@pytest.mark.skipif(os.name != "posix", reason="the modes of files are those of POSIX")
def test_a_new_backup_is_for_its_owner_only(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_backup_takes_the_place_of_an_older_one_only_when_it_is_whole(
    parbat: Parbat, copy: Path, tmp_path: Path
) -> None:
    before = copy.read_bytes()
    assert parbat("admin", "backup", copy, "--data", tmp_path / "nowhere").status == 1
    assert copy.read_bytes() == before
    assert parbat("admin", "backup", copy, "--data", tmp_path / "used").status == 0
    assert copy.read_bytes() != before  # it tells when it was made
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [copy.name]


def test_stats_and_reports_are_for_people_and_for_programs(parbat: Parbat, used: Path) -> None:
    said = parbat("admin", "stats", "--data", used)
    assert said.status == 0
    assert said.out.startswith("People: 1, of whom 0 have an account\n")
    assert "Reported problems: 1\n" in said.out
    said = parbat("admin", "reports", "--data", used)
    assert (said.status, said.err) == (0, "")
    assert "where: at a table" in said.out
    assert "\x1b" not in said.out
    told = parbat("admin", "reports", "--data", used, "--json").data()["told"]
    assert told["where"] == "at a table"


@pytest.mark.parametrize("command", ["stats", "reports", "backup"])
def test_a_database_that_is_missing_is_one_line_and_none_is_made(
    parbat: Parbat, tmp_path: Path, command: str
) -> None:
    file = [tmp_path / "copy"] if command == "backup" else []
    said = parbat("admin", command, *file, "--data", tmp_path / "nowhere")
    assert said.status == 1
    assert f"“{tmp_path / 'nowhere' / FILE}” is not there" in said.complaint()
    assert list(tmp_path.iterdir()) == []


def complaint(said: Said, status: int) -> str:
    assert said.status == status
    line = said.complaint()
    assert PASSWORD not in line
    assert ".." not in line
    return line


def test_what_cannot_be_restored_is_one_line(parbat: Parbat, copy: Path, tmp_path: Path) -> None:
    def restore(file: Path, folder: Path) -> str:
        return complaint(parbat("admin", "restore", file, "--data", folder), 1)

    assert "cannot be read" in restore(tmp_path / "missing", tmp_path / "new")
    assert not (tmp_path / "new").exists()
    for name, contents in (("junk", b"junk"), ("short", copy.read_bytes()[:-20]), ("none", b"")):
        (tmp_path / name).write_bytes(contents)
        assert "nothing was restored" in restore(tmp_path / name, tmp_path / "new")
    assert "not empty" in restore(copy, tmp_path / "used")
    assert "cannot be used" in restore(copy, copy / "inside")


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Path]:
    """The folder of an empty database that another program does not let go of."""
    folder = tmp_path / "held"

    async def make() -> None:
        await (await open_database(address_in(folder))).dispose()

    asyncio.run(make())
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield folder


def test_a_database_in_use_is_not_blamed_on_the_backup(
    parbat: Parbat, copy: Path, held: Path
) -> None:
    line = complaint(parbat("admin", "restore", copy, "--data", held), 1)
    assert "locked" in line
    assert "damaged" not in line


def test_where_nothing_can_be_written_is_one_line(parbat: Parbat, used: Path) -> None:
    said = parbat("admin", "backup", used / "no" / "where", "--data", used)
    assert "cannot be written" in complaint(said, 1)


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("nonsense", 2),
        (f"quux://ana:{PASSWORD}@x/y", 2),
        (f"postgresql://ana:x@{PASSWORD}@{NOBODY_HOME}/x", 2),
        (f"postgresql://ana:{PASSWORD}@{NOBODY_HOME}/x", 1),
        (f"postgresql://{NOBODY_HOME}/x?user=ana&password={PASSWORD}", 1),
        (f"sqlite:////dev/null/{FILE}", 1),
    ],
)
def test_a_database_that_cannot_be_had_is_one_line_without_a_password(
    parbat: Parbat, copy: Path, address: str, status: int
) -> None:
    complaint(parbat("admin", "stats", "--database-url", address), status)
    complaint(parbat("admin", "restore", copy, "--database-url", address), status)
    complaint(serve("--database-url", address), status)


def serve(*words: object) -> Said:
    """Start a server that is not going to start."""
    started = process("serve", "--no-open", "--port", "0", *words, stdout=PIPE, stderr=PIPE)
    out, err = started.communicate(timeout=120)
    return Said(started.returncode, out, err)


def test_redis_is_not_for_sqlite(tmp_path: Path) -> None:
    said = serve("--data", tmp_path, "--redis-url", f"redis://:{PASSWORD}@127.0.0.1")
    assert "PostgreSQL" in complaint(said, 2)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("address", "status"),
    [
        (f"redis://:{PASSWORD}@{NOBODY_HOME}", 1),
        (f"redis://:{PASSWORD}/x@127.0.0.1", 2),
        (f"{PASSWORD}:6379", 2),
    ],
)
def test_without_redis_no_server_starts(databases: Databases, address: str, status: int) -> None:
    said = serve("--database-url", databases.place().address, "--redis-url", address)
    assert "--redis-url" in complaint(said, status)


@pytest.mark.shared
def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    parbat: Parbat, copy: Path, databases: Databases, tmp_path: Path
) -> None:
    address = databases.place().address
    assert parbat("admin", "restore", copy, "--database-url", address).status == 0
    assert parbat("admin", "stats", "--database-url", address, "--json").data()["people"] == 1
    again = tmp_path / "tuesday.parbat"
    header = json.loads(parbat("admin", "backup", again, "--database-url", address, "--json").out)
    assert header["counts"]["reports"] == 1
    assert parbat("admin", "restore", again, "--data", tmp_path / "back").status == 0
