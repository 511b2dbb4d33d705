"""Somebody's data, deleted: what others share with them stays, without them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parbat.server import schema
from parbat.server.errors import Conflict, Nobody
from parbat.server.moving import known_tables, tables_of
from parbat.server.names import NOBODY
from parbat.server.sessions import end_sessions
from parbat.server.tables import OPEN, OVER, PLAYING

_AT_ONCE: Final = 500  # tables in one statement

_PEOPLE, _TABLES, _SEATS = schema.people.c, schema.tables.c, schema.seats.c


@dataclass(frozen=True)
class Estate:
    """The tables that know of somebody: those that stay, and those that nobody else has sat at."""

    staying: list[str]
    going: list[str]
    heirs: dict[str, str]
    """To whom the tables go that somebody owns and that stay."""


async def estate_of(connection: AsyncConnection, person_id: str) -> Estate:
    """Return what is to become of the tables that know of somebody."""
    seated = _SEATS.person_id.is_not(None) & (_SEATS.person_id != person_id)
    others = (
        select(_SEATS.table_id, _SEATS.person_id)
        .where(_SEATS.table_id.in_(known_tables(person_id)), seated)
        .order_by(_SEATS.seat.desc())
    )
    # Whoever sits first comes last here, and so stays in the mapping.
    heirs = {row.table_id: row.person_id for row in await connection.execute(others)}
    owned = select(_TABLES.id).where(_TABLES.owner_id == person_id)
    mine = set((await connection.execute(owned)).scalars())
    tables = await tables_of(connection, person_id)
    return Estate(
        staying=[table_id for table_id in tables if table_id not in mine or table_id in heirs],
        going=[table_id for table_id in tables if table_id in mine and table_id not in heirs],
        heirs={table: heir for table, heir in heirs.items() if table in mine},
    )


async def to_leave(connection: AsyncConnection, person_id: str) -> list[str]:
    """Return the tables that stay and where somebody still waits for a game or plays it."""
    here = _SEATS.table_id == _TABLES.id
    seated = select(_TABLES.id).where(here, _SEATS.person_id == person_id, _is_in_use())
    still = set((await connection.execute(seated)).scalars())
    return [table for table in (await estate_of(connection, person_id)).staying if table in still]


async def forget(connection: AsyncConnection, person_id: str) -> list[str]:
    """Delete somebody and return the tables that knew of them.

    Raises ``Nobody`` if they are gone already, and ``Conflict`` if they still play with others.
    """
    # Nothing may be added to what they have while it is deleted.
    there = select(_PEOPLE.id).where(_PEOPLE.id == person_id).with_for_update()
    if (await connection.execute(there)).first() is None:
        raise Nobody("people.unknown")
    estate = await estate_of(connection, person_id)
    for some in _batches(estate.going):
        await _delete_tables(connection, some)
    for table, heir in estate.heirs.items():
        await connection.execute(
            update(schema.tables).where(_TABLES.id == table).values(owner_id=heir)
        )
    await _leave_seats(connection, person_id)
    made, told = schema.entries.c.person_id, schema.reports.c.person_id
    await connection.execute(
        update(schema.entries).where(made == person_id).values(person_id=None, command=None)
    )
    await connection.execute(update(schema.reports).where(told == person_id).values(person_id=None))
    said = schema.messages.c.person_id == person_id
    await connection.execute(delete(schema.messages).where(said))
    await end_sessions(connection, schema.sessions.c.person_id == person_id)
    await connection.execute(delete(schema.people).where(_PEOPLE.id == person_id))
    return estate.staying + estate.going


async def _leave_seats(connection: AsyncConnection, person_id: str) -> None:
    over = select(_TABLES.id).where(_TABLES.state == OVER)
    mine = _SEATS.person_id == person_id
    left = or_(_SEATS.bot.is_not(None), _SEATS.table_id.in_(over))
    await connection.execute(
        update(schema.seats).where(mine, left).values(person_id=None, name=NOBODY)
    )
    if (await connection.execute(select(_SEATS.seat).where(mine))).first() is not None:
        raise Conflict("table.stale")  # they have sat down again in the meantime
    await connection.execute(
        update(schema.seats)
        .where(_SEATS.offered_id == person_id)
        .values(offered_id=None, name=None)
    )


async def _delete_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    await connection.execute(
        update(schema.tables).where(_TABLES.rematch_id.in_(tables)).values(rematch_id=None)
    )
    for table in (schema.messages, schema.entries, schema.seats):
        await connection.execute(delete(table).where(table.c.table_id.in_(tables)))
    await connection.execute(delete(schema.tables).where(_TABLES.id.in_(tables)))


def _is_in_use() -> ColumnElement[bool]:
    return or_(_TABLES.state == OPEN, (_TABLES.state == PLAYING) & _SEATS.bot.is_(None))


def _batches(tables: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(tables), _AT_ONCE):
        yield tables[first : first + _AT_ONCE]
