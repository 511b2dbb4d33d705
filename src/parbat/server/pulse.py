"""The server's pulse: by it a server that starts knows how long none was running."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Self

from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import schema
from parbat.server.stopping import stop

EVERY: Final = 5.0
MISSED: Final = 15.0  # seconds without a beat, and the server was down

log = logging.getLogger(__name__)


class Pulse:
    """Beats as long as the server runs."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Beat in the database of ``engine``."""
        self._engine = engine
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> Self:
        """Note for how long no server was running, and begin to beat."""
        now = time.time()
        async with self._engine.begin() as connection:
            last = (await connection.execute(select(schema.pulse.c.beat))).scalar()
        if last is not None and now - last > MISSED:
            await self._note_outage(last, now)
        await self._beat(now)
        self._task = asyncio.create_task(self._beat_on())
        return self

    async def close(self) -> None:
        """Beat a last time."""
        if self._task is not None:
            await stop([self._task])
            await self._beat(time.time())

    async def _note_outage(self, since: float, until: float) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.outages).values(since=since, until=until))
        except IntegrityError:
            log.info("another process has noted that none was running")

    async def _beat(self, now: float) -> None:
        try:
            async with self._engine.begin() as connection:
                beaten = await connection.execute(
                    update(schema.pulse).where(schema.pulse.c.id == 1).values(beat=now)
                )
                if beaten.rowcount == 0:
                    await connection.execute(insert(schema.pulse).values(id=1, beat=now))
        except DBAPIError as problem:
            log.warning("a beat of the pulse was missed: %s", problem)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._beat(time.time())


async def outages(engine: AsyncEngine) -> list[tuple[float, float]]:
    """Return from when to when no server was running, each time."""
    query = select(schema.outages.c.since, schema.outages.c.until)
    async with engine.connect() as connection:
        return [(row.since, row.until) for row in (await connection.execute(query)).all()]
