"""The database: opened, brought up to date, and handed to those who keep things in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parbat.server.errors import CannotServe, Conflict

FILE = "parbat.db"


def address_in(folder: Path) -> str:
    """Return the address of the database file in a folder, which is made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotServe(
            "serve.folder", path=str(folder), reason=problem.strerror or str(problem)
        ) from None
    return f"sqlite+aiosqlite:///{(folder / FILE).resolve()}"


async def open_database(address: str) -> AsyncEngine:
    """Open the database of an address and bring it up to date; raises ``CannotServe``."""
    try:
        engine = create_async_engine(address)
        shown = make_url(address).render_as_string()
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise CannotServe("serve.database_address", reason=str(problem)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except CommandError:
        await engine.dispose()
        raise CannotServe("serve.database_newer", path=shown) from None
    except (DBAPIError, OSError) as problem:
        await engine.dispose()
        reason = str(getattr(problem, "orig", problem))
        raise CannotServe("serve.database", path=shown, reason=reason) from None
    return engine


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
    except IntegrityError as problem:
        raise Conflict("table.stale") from problem


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
