"""What a guest has, handed over to the account that they log in to."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CompoundSelect, String, cast, delete, exists, literal, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parbat.server import schema
from parbat.server.people import Person, call_in_waiting
from parbat.server.sessions import end_sessions

_PEOPLE = schema.people.c
# Everywhere but in sessions, which end.
WHOSE = (
    schema.seats.c.person_id,
    schema.seats.c.offered_id,
    schema.entries.c.person_id,
    schema.messages.c.person_id,
    schema.reports.c.person_id,
    schema.tables.c.owner_id,
)


async def tables_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """Return the tables that know of somebody: as owner, by seat, deed or word."""
    found = (await connection.execute(known_tables(person_id))).scalars()
    return sorted(str(table_id) for table_id in found)


def known_tables(person_id: str) -> CompoundSelect[Any]:
    """Return the query for the tables that know of somebody."""
    tables = schema.tables.c
    known = [
        select(whose.table.c.table_id).where(whose == person_id)
        for whose in WHOSE
        if "table_id" in whose.table.c
    ]
    return union(*known, select(tables.id).where(tables.owner_id == person_id))


async def hand_over(
    connection: AsyncConnection, guest: Person, to: Person
) -> tuple[list[str], list[str]]:
    """Give all that a guest has to an account, and forget the guest.

    Returns the tables that changed and the digests of the guest's sessions. Whoever has an account
    of their own keeps everything.
    """
    still_guest = (_PEOPLE.id == guest.id) & _PEOPLE.account.is_(None)
    # Nothing may be added to what they have while it is handed over.
    query = select(_PEOPLE.id).where(still_guest).with_for_update()
    if guest.id == to.id or (await connection.execute(query)).first() is None:
        return [], []
    tables = await tables_of(connection, guest.id)
    await _free_commands(connection, guest.id, to.id)
    for whose in WHOSE:
        await connection.execute(
            update(whose.table).where(whose == guest.id).values({whose.name: to.id})
        )
    await call_in_waiting(connection, to.id, to.name)
    ended = await end_sessions(connection, schema.sessions.c.person_id == guest.id)
    await connection.execute(delete(schema.people).where(_PEOPLE.id == guest.id))
    return tables, ended


async def _free_commands(connection: AsyncConnection, guest_id: str, to_id: str) -> None:
    """Take the ids off those of a guest's commands whose like the account has used there too."""
    # No client can send an id with a space in it.
    numbered = literal(" ") + cast(schema.messages.c.number, String)
    for table, freed in ((schema.entries, None), (schema.messages, numbered)):
        other = table.alias()
        twice = exists().where(
            other.c.table_id == table.c.table_id,
            other.c.command == table.c.command,
            other.c.person_id == to_id,
        )
        await connection.execute(
            update(table).where(table.c.person_id == guest_id, twice).values(command=freed)
        )
