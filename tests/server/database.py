"""What stands in the database, column by column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import schema


async def rows(engine: AsyncEngine, table: Table) -> Sequence[Row[Any]]:
    """All rows of a table, in the order of their keys."""
    async with engine.connect() as connection:
        return (await connection.execute(select(table).order_by(*table.primary_key))).all()


async def everything(engine: AsyncEngine) -> str:
    """Every value of every column of every table, one a line."""
    tables = schema.metadata.sorted_tables
    held = [f"{value}" for table in tables for row in await rows(engine, table) for value in row]
    return "\n".join(held)
