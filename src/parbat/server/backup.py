"""The whole database as one file, and back: the same for SQLite and for PostgreSQL.

A file is compressed lines of JSON: a header that counts what follows, then a row a line.
"""

from __future__ import annotations

import gzip
import time
import zlib
from collections.abc import Callable, Iterator
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Table, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import parbat
from parbat.core.errors import BadFile
from parbat.server import schema
from parbat.server.storage import revision_of

FORMAT: Final = "parbat-backup/1"
_TABLES: Final = {str(table.name): table for table in schema.metadata.sorted_tables}
# A server that has only just started has written these already.
_ITS_OWN: Final = ("pulse", "outages")
_AT_ONCE: Final = 500
_LONGEST: Final = 64 * 1024 * 1024  # bytes of a line
_BROKEN: Final = (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError)

Progress = Callable[[int, int], None]
"""To be called with how many rows are done, of how many."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    format: str
    revision: str
    program: str
    made: float
    counts: dict[str, int]

    @property
    def rows(self) -> int:
        """How many rows follow."""
        return sum(self.counts.values())


async def back_up(engine: AsyncEngine, file: IO[bytes], progress: Progress) -> Header:
    """Write everything to a file as it stood at one moment, while people play on."""
    async with engine.connect() as connection:
        await _stand_still(connection)
        header = Header(
            FORMAT,
            str(await connection.run_sync(revision_of)),
            parbat.__version__,
            time.time(),
            {name: await _count(connection, table) for name, table in _TABLES.items()},
        )
        done = 0
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
            packed.write(msgspec.json.encode(header) + b"\n")
            for name, table in _TABLES.items():
                async with connection.stream(select(table)) as rows:
                    async for row in rows.mappings():
                        told = {str(column): value for column, value in row.items()}
                        packed.write(msgspec.json.encode((name, told)) + b"\n")
                        done += 1
                        progress(done, header.rows)
    return header


async def restore(engine: AsyncEngine, file: IO[bytes], progress: Progress) -> Header:
    """Read everything from a file into an empty database, all or nothing.

    Raises ``BadFile`` if the file is to blame, and ``OperationalError`` if the database is.
    """
    line = 1
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            header = _header(packed)
            async with engine.begin() as connection:
                await _check_target(connection, header)
                next_games: dict[str, str] = {}
                for chunk in _chunks(packed, header):
                    next_games |= await _insert(connection, chunk)
                    line += len(chunk)
                    progress(line - 1, header.rows)
                await _link(connection, next_games)
                await _count_again(connection, header)
    except _BROKEN as problem:
        raise BadFile("backup.broken", line=line + 1, reason=str(problem)) from None
    except OperationalError:
        raise
    except (DBAPIError, StatementError) as problem:
        reason = str(problem.orig or problem).partition("\n")[0]
        raise BadFile("backup.broken", line=line + 1, reason=reason) from None
    return header


async def _stand_still(connection: AsyncConnection) -> None:
    """Let a connection see nothing of what others write from now on."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def _header(packed: gzip.GzipFile) -> Header:
    header = msgspec.json.decode(_line(packed), type=Header)
    if header.format != FORMAT or set(header.counts) - set(_TABLES):
        raise BadFile("backup.format", format=header.format)
    return header


async def _check_target(connection: AsyncConnection, header: Header) -> None:
    here = await connection.run_sync(revision_of)
    if header.revision != here:
        raise BadFile("backup.revision", program=header.program)
    for name, table in _TABLES.items():
        if name in _ITS_OWN:
            await connection.execute(delete(table))
        elif await _count(connection, table):
            raise BadFile("backup.not_empty")


def _line(packed: gzip.GzipFile) -> bytes:
    if line := packed.readline(_LONGEST):
        return line
    raise EOFError("it ends too early")


def _chunks(packed: gzip.GzipFile, header: Header) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    chunk: list[tuple[str, dict[str, Any]]] = []
    row = msgspec.json.Decoder(tuple[str, dict[str, Any]])
    for _ in range(header.rows):
        chunk.append(row.decode(_line(packed)))
        if len(chunk) == _AT_ONCE:
            yield chunk
            chunk = []
    if packed.readline(_LONGEST):
        raise EOFError("there is more in it than its header says")
    yield chunk


async def _insert(
    connection: AsyncConnection, chunk: list[tuple[str, dict[str, Any]]]
) -> dict[str, str]:
    """Insert rows and return the next game of each table that had one: it may not be there yet."""
    next_games: dict[str, str] = {}
    for name, table in _TABLES.items():
        rows = [row for told, row in chunk if told == name]
        if any(set(row) != set(table.c.keys()) for row in rows):
            raise EOFError(f"a row of {name} has other columns")
        if table is schema.tables:
            next_games = {row["id"]: row["rematch_id"] for row in rows if row["rematch_id"]}
            rows = [{**row, "rematch_id": None} for row in rows]
        if rows:
            await connection.execute(insert(table), rows)
    return next_games


async def _link(connection: AsyncConnection, next_games: dict[str, str]) -> None:
    if next_games:
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("old"))
            .values(rematch_id=bindparam("new")),
            [{"old": old, "new": new} for old, new in next_games.items()],
        )


async def _count_again(connection: AsyncConnection, header: Header) -> None:
    for name, table in _TABLES.items():
        if await _count(connection, table) != header.counts.get(name, 0):
            raise EOFError(f"{name} has not as many rows as its header says")
