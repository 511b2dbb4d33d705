"""The database: opened, brought up to date, and handed to those who keep things in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parbat.core.errors import BadOption
from parbat.server.errors import CannotServe, Conflict

FILE: Final = "parbat.db"
_DRIVERS: Final = {
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "sqlite": "sqlite+aiosqlite",
}
# Of PostgreSQL: two transactions stood in each other's way, and this one had to give way.
_GAVE_WAY: Final = ("40001", "40P01")
_UNUSABLE: Final = (DBAPIError, sqlite3.Error, OSError)
_UPGRADING: Final = 7_272_281  # one process brings the database up to date, the others wait


def address_in(folder: Path) -> str:
    """Return the address of the database file in a folder, which is made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotServe(
            "serve.folder", path=str(folder), reason=problem.strerror or str(problem)
        ) from None
    return address_of_file(folder)


def address_of_file(folder: Path) -> str:
    """Return the address that the database file in a folder has, if it is there."""
    return f"sqlite+aiosqlite:///{(folder / FILE).resolve()}"


async def open_database(address: str) -> AsyncEngine:
    """Open the database of an address and bring it up to date.

    Raises ``CannotServe``, and ``BadOption`` if it is no address.
    """
    engine = _engine(address)
    try:
        _try_file(engine)
        async with engine.connect() as connection:
            await connection.run_sync(_upgrade)
    except CommandError:
        await engine.dispose()
        raise CannotServe("serve.database_newer", path=_shown(engine)) from None
    except _UNUSABLE as problem:
        await engine.dispose()
        raise cannot_use(engine, problem) from None
    return engine


async def existing_database(address: str) -> AsyncEngine:
    """Open a database that is there and up to date, and leave it as it is.

    Raises ``CannotServe``, and ``BadOption`` if it is no address.
    """
    engine = _engine(address)
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    found: str | None = None
    if file is None or Path(file).is_file():
        try:
            _try_file(engine)
            async with engine.connect() as connection:
                found = await connection.run_sync(revision_of)
        except _UNUSABLE as problem:
            await engine.dispose()
            raise cannot_use(engine, problem) from None
    if found != ScriptDirectory.from_config(_migrations()).get_current_head():
        await engine.dispose()
        raise CannotServe("serve.database_other", path=_shown(engine))
    return engine


def revision_of(connection: Connection) -> str | None:
    """Return which of the migrations was the last one that a database has seen."""
    return MigrationContext.configure(connection).get_current_revision()


def is_shared(engine: AsyncEngine) -> bool:
    """Return whether several processes may serve the database."""
    return engine.dialect.name != "sqlite"


async def installation_of(engine: AsyncEngine) -> str:
    """Return what tells a database from all others, by whatever address it is reached."""
    if not is_shared(engine):
        return str(engine.url.database)
    query = "SELECT system_identifier, oid FROM pg_control_system(), pg_database WHERE datname = "
    async with engine.connect() as connection:
        found = (await connection.execute(text(query + "current_database()"))).one()
    return f"{found.system_identifier}/{found.oid}"


async def is_alive(engine: AsyncEngine) -> bool:
    """Return whether the database answers."""
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except DBAPIError:
        return False
    return True


@contextmanager
def guarded() -> Iterator[None]:
    """Turn a row that somebody else wrote first into ``Conflict``."""
    try:
        yield
    except DBAPIError as problem:
        gave_way = getattr(problem.orig, "sqlstate", None) in _GAVE_WAY
        if not gave_way and not isinstance(problem, IntegrityError):
            raise
        raise Conflict("table.stale") from problem


def _engine(address: str) -> AsyncEngine:
    try:
        url = _with_driver(make_url(address))
        # What stands in the rows is nothing for a log: errors come without it.
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise BadOption("serve.database_address", reason=str(problem)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def _try_file(engine: AsyncEngine) -> None:
    # Where there is nothing to be opened, the thread of a connection complains after it is over.
    if not is_shared(engine):
        (file,), options = engine.dialect.create_connect_args(engine.url)
        sqlite3.connect(file, uri=bool(options.get("uri"))).close()


def cannot_use(engine: AsyncEngine, problem: Exception) -> CannotServe:
    """Return what to say of a database that does not do what it is asked."""
    reason = str(getattr(problem, "orig", problem)).strip().partition("\n")[0]
    if is_shared(engine):
        return CannotServe("serve.database_server", address=_shown(engine), reason=reason)
    return CannotServe("serve.database", path=_shown(engine), reason=reason)


def _shown(engine: AsyncEngine) -> str:
    """Return where a database is, without anything that only those who run it should know."""
    url = engine.url
    if url.database and not is_shared(engine):
        return url.database
    return url.set(query={}).render_as_string()  # a password can stand in the query, too


def _with_driver(url: URL) -> URL:
    if "@" in (url.host or ""):
        raise ArgumentError("an @ in a password is written %40")
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))


def set_up_sqlite(connection: Any, _: object) -> None:
    """Set up a new connection to a file: what is told is on the disk, and rows hang together."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # With NORMAL the last moves could be lost when the power fails, although they were told.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrations() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection) -> None:
    """Bring the database up to date; of several processes one does it and the others wait."""
    config = _migrations()
    config.attributes["connection"] = connection
    is_sqlite = connection.dialect.name == "sqlite"
    if is_sqlite:
        # SQLite changes a table by making it anew; rows that point to it must not mind.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _UPGRADING})
    command.upgrade(config, "head")
    connection.commit()
    if is_sqlite:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.commit()
