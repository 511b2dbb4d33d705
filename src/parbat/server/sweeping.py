"""What is not kept for ever: sessions that ran out, guests who never sat anywhere."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import delete, exists, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import schema
from parbat.server.bus import Bus
from parbat.server.moving import WHOSE
from parbat.server.sessions import LASTS

DAY: Final = 24 * 3600
_AFTER_THE_START: Final = 60.0  # seconds: whoever comes first has better use for them
GUESTS_LAST: Final = 30 * DAY  # unseen, if they never sat anywhere

_PEOPLE, _SESSIONS = schema.people.c, schema.sessions.c

log = logging.getLogger(__name__)


async def sweep(engine: AsyncEngine, now: float) -> None:
    """Delete the sessions that ran out and the guests of whom nothing else is known."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.sessions).where(_SESSIONS.seen < now - LASTS))
        seen = exists().where(
            _SESSIONS.person_id == _PEOPLE.id, _SESSIONS.seen >= now - GUESTS_LAST
        )
        left_something = or_(*(exists().where(whose == _PEOPLE.id) for whose in WHOSE))
        gone = (
            _PEOPLE.account.is_(None),
            _PEOPLE.created < now - GUESTS_LAST,
            ~seen,
            ~left_something,
        )
        theirs = select(_PEOPLE.id).where(*gone)
        await connection.execute(delete(schema.sessions).where(_SESSIONS.person_id.in_(theirs)))
        await connection.execute(delete(schema.people).where(*gone))


async def sweep_daily(engine: AsyncEngine, bus: Bus) -> None:
    """Sweep now and then once a day, one process for all."""
    await asyncio.sleep(_AFTER_THE_START)
    while True:
        try:
            if await bus.lease("sweep", DAY / 2):
                await sweep(engine, time.time())
        except DBAPIError as problem:  # a guest has just sat down, or the database is away
            log.warning("sweeping failed: %s", problem)
        await asyncio.sleep(DAY)
