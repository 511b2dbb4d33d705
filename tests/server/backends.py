"""What the tests run over: SQLite and one server, or PostgreSQL, Redis and two servers."""

from __future__ import annotations

import asyncio
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psycopg
import pytest
import redis

from parbat.server import schema
from parbat.server.storage import address_in, open_database

POSTGRES: Final = os.environ.get("PARBAT_TEST_POSTGRES", "postgresql://127.0.0.1:5432")
REDIS: Final = os.environ.get("PARBAT_TEST_REDIS", "redis://127.0.0.1:6379")
# Nobody's games are in these databases: they need not outlive the power.
_QUICK: Final = "options=-csynchronous_commit%3Doff"

_TRUNCATE: Final = f"TRUNCATE {', '.join(schema.metadata.tables)}".encode()

on_sqlite = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
"""For a test that makes sense on SQLite only."""
on_postgres = pytest.mark.parametrize(
    "place", [pytest.param("postgres", marks=pytest.mark.shared)], indirect=True
)
"""For a test that needs two servers."""


@dataclass(frozen=True)
class Place:
    """A database, and how many servers there are over it."""

    address: str
    redis_url: str | None = None
    servers: int = 1


def on_file(folder: Path, empty: Path) -> Place:
    """SQLite, with a copy of a database that has nothing in it."""
    shutil.copy(empty, folder)
    return Place(address_in(folder))


class Databases:
    """Databases on a PostgreSQL server, up to date and with nothing in them."""

    def __init__(self, server: psycopg.Connection) -> None:
        self._server = server
        self._names = [f"parbat_test_{os.getpid()}_{number}" for number in range(2)]

    def open(self) -> None:
        """Make them."""
        for name in self._names:
            self._do(f"CREATE DATABASE {name}")
            with ThreadPoolExecutor(1) as apart:  # here a loop may be running already
                apart.submit(_migrate, self._address(name)).result()

    def close(self) -> None:
        """Delete them."""
        for name in self._names:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def place(self) -> Place:
        """An empty database, and two servers."""
        return self._emptied(self._names[0])

    def another(self) -> Place:
        """Another one, for a test that needs two."""
        return self._emptied(self._names[1])

    def bare(self) -> str:
        """The address of a database without any tables, for one test."""
        name = f"parbat_test_{os.getpid()}_bare_{len(self._names)}"
        self._do(f"CREATE DATABASE {name}")
        self._names.append(name)
        return self._address(name)

    def _emptied(self, name: str) -> Place:
        # Making and deleting a database takes seconds on a busy disk: it is emptied instead.
        # Whatever a test that failed has left open would keep it from that.
        self._do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        with psycopg.connect(self._address(name), autocommit=True) as connection:
            connection.execute(_TRUNCATE)
        return Place(self._address(name), REDIS, servers=2)

    def _address(self, name: str) -> str:
        told = self._server.info
        return f"postgresql://{told.user}@{told.host}:{told.port}/{name}?{_QUICK}"

    def _do(self, command: str) -> None:
        self._server.execute(command.encode())


def _migrate(address: str) -> None:
    async def migrate() -> None:
        await (await open_database(address)).dispose()

    asyncio.run(migrate())


def server_of_postgres() -> psycopg.Connection:
    """Connect to the PostgreSQL of this machine as whoever may; else skip."""
    try:
        return psycopg.connect(f"{POSTGRES}/postgres", autocommit=True, connect_timeout=3)
    except psycopg.OperationalError:
        pass
    try:
        return psycopg.connect(
            f"{POSTGRES}/postgres", user="postgres", autocommit=True, connect_timeout=3
        )
    except psycopg.OperationalError:
        pytest.skip(f"no PostgreSQL answers at {POSTGRES}")


def need_redis() -> None:
    """Skip where there is no Redis."""
    with redis.Redis.from_url(REDIS) as client:
        try:
            client.ping()
        except redis.RedisError:
            pytest.skip(f"no Redis answers at {REDIS}")
