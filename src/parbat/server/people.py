"""People: a name and a session, nothing else."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import schema
from parbat.server.errors import BadRequest, Nobody

LONGEST_NAME = 24
_TOKEN_BYTES = 32


@dataclass(frozen=True)
class Person:
    """Somebody who plays or looks on."""

    id: str
    name: str


def checked_name(name: str) -> str:
    """Return a name as it is kept; raises ``BadRequest`` if it cannot be shown safely."""
    trimmed = name.strip()
    # Characters that steer a terminal or turn the direction of writing are not printable.
    if not 1 <= len(trimmed) <= LONGEST_NAME or not trimmed.isprintable():
        raise BadRequest("people.name", limit=LONGEST_NAME)
    return trimmed


class People:
    """The people in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep people in the database of ``engine``."""
        self._engine = engine

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Make a guest and return them with the token of their session."""
        person = Person(secrets.token_urlsafe(9), name)
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        now = time.time()
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(schema.people).values(id=person.id, name=name, created=now)
            )
            await connection.execute(
                insert(schema.sessions).values(
                    token_hash=hashed(token), person_id=person.id, created=now
                )
            )
        return person, token

    async def of_session(self, token: str | None) -> Person | None:
        """Return whose session a token is."""
        if not token:
            return None
        owner = schema.people.c.id == schema.sessions.c.person_id
        mine = schema.sessions.c.token_hash == hashed(token)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.people.c.id, schema.people.c.name).where(and_(owner, mine))
            )
            row = found.first()
        return Person(row.id, row.name) if row else None

    async def find(self, person_id: str) -> Person:
        """Return somebody as they are called now; raises ``Nobody``."""
        query = select(schema.people.c.name).where(schema.people.c.id == person_id)
        async with self._engine.connect() as connection:
            name = (await connection.execute(query)).scalar()
        if name is None:
            raise Nobody("people.unknown")
        return Person(person_id, name)

    async def name(self, person_id: str) -> str:
        """Return what somebody is called now."""
        query = select(schema.people.c.name).where(schema.people.c.id == person_id)
        async with self._engine.connect() as connection:
            return str((await connection.execute(query)).scalar_one())

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name, also where they wait for a game; raises ``BadRequest``."""
        renamed = Person(person.id, checked_name(name))
        waiting = select(schema.tables.c.id).where(schema.tables.c.state == "open")
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=renamed.name)
            )
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.person_id == person.id, schema.seats.c.table_id.in_(waiting))
                .values(name=renamed.name)
            )
        return renamed


def hashed(token: str) -> str:
    """Return what is kept of the token of a session."""
    return hashlib.sha256(token.encode()).hexdigest()
