"""What is stored move by move: one short transaction after the other.

SQLite lets one connection write at a time. Where many want to, each of them waits and tries again;
so all moves go through one thread with one connection, which is never in its own way. PostgreSQL
sees to this by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.storage import is_shared, set_up_sqlite

T = TypeVar("T")


class Writer(Protocol):
    """The way of a transaction into the database."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction and return what it returns."""

    async def close(self) -> None:
        """Write nothing any more."""


class OneThread:
    """For SQLite: a thread with a connection that is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write to the file of ``engine``."""
        url = engine.url.set(drivername="sqlite")
        self._engine = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction and return what it returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """Finish what has begun, and close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[[Connection], T]) -> T:
        self._connection = self._connection or self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class Pooled:
    """For PostgreSQL: any connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write to the database of ``engine``."""
        self._engine = engine

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction and return what it returns."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Leave the connections to the engine."""


def writer_to(engine: AsyncEngine) -> Writer:
    """Return the way into the database of ``engine``."""
    return Pooled(engine) if is_shared(engine) else OneThread(engine)
