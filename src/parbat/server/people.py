"""People: a name, a session, and for whoever wants one an account."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.server import schema
from parbat.server.errors import Conflict, Nobody
from parbat.server.names import checked_name, key_of

_TOKEN_BYTES: Final = 32


@dataclass(frozen=True)
class Person:
    """Somebody who plays or looks on; ``account`` is the name of their account."""

    id: str
    name: str
    account: str | None = None


def hashed(token: str) -> str:
    """Return what is kept of the token of a session."""
    return hashlib.sha256(token.encode()).hexdigest()


async def begin_session(connection: AsyncConnection, person_id: str, agent: str) -> str:
    """Begin a session and return its token, which is kept nowhere."""
    token, now = secrets.token_urlsafe(_TOKEN_BYTES), time.time()
    await connection.execute(
        insert(schema.sessions).values(
            token_hash=hashed(token), person_id=person_id, created=now, seen=now, agent=agent
        )
    )
    return token


async def call_in_waiting(connection: AsyncConnection, person_id: str, name: str) -> list[str]:
    """Call somebody by another name where they wait for a game, and return these tables."""
    tables, mine = schema.tables.c, schema.seats.c.person_id == person_id
    there = select(tables.id).join(schema.seats).where(tables.state == "open", mine).distinct()
    waiting = list((await connection.execute(there)).scalars())
    # Whoever has such a table in memory is to see that it is no longer as it was.
    now = time.time()
    renamed = update(schema.tables).where(tables.id.in_(waiting))
    await connection.execute(renamed.values(changed=now, noticed=now))
    await connection.execute(
        update(schema.seats).where(mine, schema.seats.c.table_id.in_(waiting)).values(name=name)
    )
    return waiting


class People:
    """The people in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep people in the database of ``engine``."""
        self._engine = engine

    async def welcome(self, name: str, agent: str = "") -> tuple[Person, str]:
        """Make a guest and return them with the token of their session."""
        person = Person(secrets.token_urlsafe(9), name)
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(schema.people).values(id=person.id, name=name, created=time.time())
            )
            token = await begin_session(connection, person.id, agent)
        return person, token

    async def find(self, person_id: str) -> Person:
        """Return somebody as they are called now; raises ``Nobody``."""
        people = schema.people.c
        query = select(people.name, people.account).where(people.id == person_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Nobody("people.unknown")
        return Person(person_id, row.name, row.account)

    async def name(self, person_id: str) -> str:
        """Return what somebody is called now; raises ``Nobody``."""
        return (await self.find(person_id)).name

    async def is_taken(self, name: str, person_id: str = "") -> bool:
        """Return whether a name looks like that of somebody else's account."""
        people = schema.people.c
        query = select(people.id).where(people.account_key == key_of(name), people.id != person_id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def rename(self, person: Person, name: str) -> tuple[Person, list[str]]:
        """Give somebody another name; return them and the tables where they wait for a game.

        Raises ``BadRequest`` if it cannot be shown safely, ``Conflict`` if it is taken.
        """
        renamed = replace(person, name=checked_name(name))
        if await self.is_taken(renamed.name, person.id):
            raise Conflict("people.taken")
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=renamed.name)
            )
            waiting = await call_in_waiting(connection, person.id, renamed.name)
        return renamed, waiting

    async def going_on(self, person_id: str) -> int:
        """Return how many tables of somebody's are open or being played."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.owner_id == person_id, tables.state != "over")
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())
