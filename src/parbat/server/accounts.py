"""Accounts: made from guests, logged in to, and deleted with all that is kept about somebody."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.server import schema, seating
from parbat.server.deleting import forget, to_leave
from parbat.server.errors import Conflict, Forbidden, Nobody
from parbat.server.hub import Hub
from parbat.server.moving import hand_over
from parbat.server.names import checked_name, key_of
from parbat.server.passwords import Passwords
from parbat.server.people import Person, begin_session, hashed
from parbat.server.sessions import Sessions, end_sessions

_TRIES: Final = 5  # of what others may get in the way of

T = TypeVar("T")

_PEOPLE = schema.people.c
_SESSIONS = schema.sessions.c

log = logging.getLogger(__name__)


class Accounts:
    """The accounts in the database, and what follows from them for the tables of ``hub``."""

    def __init__(self, engine: AsyncEngine, hub: Hub, passwords: Passwords | None = None) -> None:
        """Keep accounts in the database of ``engine``."""
        self.sessions = Sessions(engine)
        self._engine = engine
        self._hub = hub
        self._passwords = passwords or Passwords()

    async def create(self, person: Person, name: str, password: str) -> Person:
        """Give a guest an account; raises ``ParbatError`` if that cannot be."""
        if person.account is not None:
            raise Conflict("account.already")
        name = checked_name(name)
        if await self._hub.people.is_taken(name):
            raise Conflict("people.taken")
        kept = await self._passwords.hashed(password)
        guest = (_PEOPLE.id == person.id) & _PEOPLE.account.is_(None)
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(
                    update(schema.people)
                    .where(guest)
                    .values(account=name, account_key=key_of(name), password=kept)
                )
        except IntegrityError:  # somebody else has just taken it
            raise Conflict("people.taken") from None
        if done.rowcount != 1:
            raise Conflict("account.already")
        return replace(person, account=name)

    async def change_password(self, person: Person, old: str, new: str, token: str | None) -> None:
        """Give an account another password and end all its sessions but the one of ``token``."""
        await self._check_password(person, old)
        kept = await self._passwords.hashed(new)
        others = (_SESSIONS.person_id == person.id) & (_SESSIONS.token_hash != hashed(token or ""))
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.people).where(_PEOPLE.id == person.id).values(password=kept)
            )
            ended = await end_sessions(connection, others)
        self._hub.cut(ended)

    async def log_in(
        self, visitor: Person | None, token: str | None, name: str, password: str, agent: str
    ) -> tuple[Person, str]:
        """Begin a session of an account; what a guest has goes along.

        Returns whose it is and the new token. The session of the old ``token`` ends. Raises
        ``Forbidden`` in one and the same way whatever is wrong.
        """
        person = await self._identified(name, password)

        async def begin(connection: AsyncConnection) -> tuple[str, list[str], list[str]]:
            tables: list[str] = []
            ended = await end_sessions(connection, _SESSIONS.token_hash == hashed(token or ""))
            if visitor is not None and visitor.account is None:
                tables, more = await hand_over(connection, visitor, person)
                ended += more
            return await begin_session(connection, person.id, agent), tables, ended

        begun, tables, ended = await self._in_one_go(begin)
        self._hub.cut(ended)
        await self._hub.reload(tables)
        return person, begun

    async def end_session(self, person: Person, session_id: str) -> None:
        """End one of somebody's sessions; raises ``Missing``."""
        self._hub.cut(await self.sessions.end_one(person.id, session_id))

    async def log_out(self, token: str | None) -> None:
        """End the session of a token."""
        self._hub.cut(await self.sessions.end_with(token))

    async def delete(self, person: Person, password: str | None) -> None:
        """Delete somebody and what is kept about them; their games go on without them."""
        if person.account is not None:
            await self._check_password(person, password or "")
        self._hub.cut(await self.sessions.digests(person.id))
        await self._hub.reload(await self._forgotten(person))

    async def _forgotten(self, person: Person) -> list[str]:
        for tries_left in reversed(range(_TRIES)):
            await self._leave_tables(person)
            try:
                return await self._in_one_go(lambda connection: forget(connection, person.id))
            except Conflict:  # they have sat down again at another window
                if not tries_left:
                    raise
        raise Nobody("people.unknown")

    async def _identified(self, name: str, password: str) -> Person:
        """Return whose account it is; raises ``Forbidden``."""
        query = select(schema.people).where(_PEOPLE.account_key == key_of(name))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        # Also without such an account, so that it takes as long.
        if not await self._passwords.fits(row.password if row else None, password) or row is None:
            raise Forbidden("account.wrong")
        if self._passwords.is_dated(row.password):
            await self._renew(row.id, row.password, password)
        return Person(row.id, row.name, row.account)

    async def _renew(self, person_id: str, kept: str, password: str) -> None:
        renewed = await self._passwords.hashed(password)
        same = (_PEOPLE.id == person_id) & (_PEOPLE.password == kept)
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.people).where(same).values(password=renewed))

    async def _check_password(self, person: Person, password: str) -> None:
        if person.account is None:
            raise Conflict("account.none")
        query = select(_PEOPLE.password).where(_PEOPLE.id == person.id)
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        if not await self._passwords.fits(kept, password):
            raise Forbidden("account.wrong_password")

    async def _leave_tables(self, person: Person) -> None:
        async with self._engine.connect() as connection:
            tables = await to_leave(connection, person.id)
        for table_id in tables:
            try:
                await seating.leave(await self._hub.open(table_id), person.id)
            except (Conflict, Forbidden) as problem:  # the game has ended in the meantime
                log.info("table %s could not be left: %s", table_id, problem)

    async def _in_one_go(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in one transaction, anew if what others store meanwhile gets in its way."""
        for _ in range(_TRIES - 1):
            try:
                async with self._engine.begin() as connection:
                    return await work(connection)
            except DBAPIError as problem:
                log.info("tried again: %s", problem)
        async with self._engine.begin() as connection:
            return await work(connection)
