"""What there is in the database, for those who run the server."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.server import schema


class Counts(msgspec.Struct, frozen=True):
    """How much there is of everything."""

    people: int
    accounts: int
    tables: dict[str, dict[str, int]]
    """By game, and then by state."""
    entries: int
    messages: int
    reports: int
    size: int
    """Of the database, in bytes."""


async def counts(engine: AsyncEngine) -> Counts:
    """Count everything."""
    columns = schema.tables.c
    by_state = select(columns.game, columns.state, func.count()).group_by(
        columns.game, columns.state
    )
    async with engine.connect() as connection:
        tables: dict[str, dict[str, int]] = {}
        for game, state, number in (await connection.execute(by_state)).all():
            tables.setdefault(game, {})[state] = number
        return Counts(
            people=await _one(connection, select(func.count(schema.people.c.id))),
            accounts=await _one(connection, select(func.count(schema.people.c.account_key))),
            tables=tables,
            entries=await _one(connection, select(func.count()).select_from(schema.entries)),
            messages=await _one(connection, select(func.count()).select_from(schema.messages)),
            reports=await _one(connection, select(func.count(schema.reports.c.id))),
            size=await _size(connection),
        )


async def reports(engine: AsyncEngine) -> list[dict[str, Any]]:
    """Return the problems that people have reported, the latest first."""
    columns = schema.reports.c
    query = select(columns.id, columns.created, columns.told).order_by(columns.created.desc())
    async with engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _one(connection: AsyncConnection, query: Select[int]) -> int:
    return (await connection.execute(query)).scalar_one()


async def _size(connection: AsyncConnection) -> int:
    query = "SELECT pg_database_size(current_database())"
    if connection.dialect.name == "sqlite":
        query = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    return int((await connection.execute(text(query))).scalar_one())
