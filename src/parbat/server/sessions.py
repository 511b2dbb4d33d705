"""Sessions: where somebody is logged in, and until when."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.server import schema
from parbat.server.errors import Missing
from parbat.server.people import Person, hashed
from parbat.server.wire_people import SessionInfo

LASTS: Final = 180 * 24 * 3600  # seconds without being seen
_NOTED_EVERY: Final = 3600.0  # seconds; being seen is not worth a write with every request
_SHOWN: Final = 16  # digits of the digest by which people name a session

_sessions = schema.sessions.c


async def end_sessions(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """End sessions and return the digests of their tokens."""
    query = select(_sessions.token_hash).where(which)
    ended = list((await connection.execute(query)).scalars())
    await connection.execute(delete(schema.sessions).where(_sessions.token_hash.in_(ended)))
    return ended


class Sessions:
    """The sessions in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep sessions in the database of ``engine``."""
        self._engine = engine

    async def person_of(self, token: str | None) -> Person | None:
        """Return whose session a token is, and note that they were seen."""
        if not token:
            return None
        people, digest, now = schema.people.c, hashed(token), time.time()
        query = (
            select(people.id, people.name, people.account, _sessions.seen)
            .join_from(schema.sessions, schema.people, people.id == _sessions.person_id)
            .where(_sessions.token_hash == digest)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.seen < now - LASTS:
            await self.end(_sessions.token_hash == digest)
            return None
        if row.seen < now - _NOTED_EVERY:
            await self._note(digest, now)
        return Person(row.id, row.name, row.account)

    async def of(self, person_id: str, current: str | None) -> list[SessionInfo]:
        """Return somebody's sessions, the last seen first; ``current`` is the token asked with."""
        mine, alive = _sessions.person_id == person_id, _sessions.seen >= time.time() - LASTS
        query = select(schema.sessions).where(mine, alive).order_by(_sessions.seen.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        here = hashed(current) if current else None
        return [
            SessionInfo(
                id=row.token_hash[:_SHOWN],
                created=row.created,
                seen=row.seen,
                agent=row.agent,
                current=row.token_hash == here,
            )
            for row in rows
        ]

    async def digests(self, person_id: str) -> list[str]:
        """Return the digests of the tokens of somebody's sessions."""
        query = select(_sessions.token_hash).where(_sessions.person_id == person_id)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def end_one(self, person_id: str, session_id: str) -> list[str]:
        """End one of somebody's sessions, named as it is shown; raises ``Missing``."""
        mine = _sessions.person_id == person_id
        named = _sessions.token_hash.startswith(session_id, autoescape=True)
        ended = await self.end(mine & named) if len(session_id) == _SHOWN else []
        if not ended:
            raise Missing("account.no_session")
        return ended

    async def end_with(self, token: str | None) -> list[str]:
        """End the session of a token, if it is one."""
        return await self.end(_sessions.token_hash == hashed(token)) if token else []

    async def end(self, which: ColumnElement[bool]) -> list[str]:
        """End sessions and return the digests of their tokens."""
        async with self._engine.begin() as connection:
            return await end_sessions(connection, which)

    async def _note(self, digest: str, now: float) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.sessions).where(_sessions.token_hash == digest).values(seen=now)
            )
