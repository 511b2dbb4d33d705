"""The computer players at one table."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from parbat.core.actors import TABLE
from parbat.server.errors import Conflict
from parbat.server.stopping import stop
from parbat.server.story import Reader
from parbat.server.tables import PLAYING, Chair
from parbat.server.thinkers import Lost, Thought

if TYPE_CHECKING:
    from parbat.server.live import LiveTable

_RETRY: Final = 5.0  # seconds after a failure
_AFTER_LOSS: Final = 0.2  # seconds before another worker is asked
_LOOK_AGAIN: Final = 1.0  # seconds, while another process thinks
_LEASE: Final = 8.0  # seconds for which a process that thinks keeps others from it

log = logging.getLogger(__name__)


class Bots:
    """Lets the computer players of a table act whenever the game waits for one of them."""

    def __init__(self, live: LiveTable) -> None:
        """Play at ``live``."""
        self._live = live
        self._task: asyncio.Task[None] | None = None

    @property
    def are_thinking(self) -> bool:
        """Whether one of them is at work."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Go to work if there is any."""
        if not self.are_thinking and self._to_act():
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            await stop([self._task])

    def _to_act(self) -> Chair | None:
        table = self._live.table
        state = self._live.story.steps[-1].state
        undecided = state.undecided if table.state == PLAYING else ()
        return next((c for c in table.chairs if c.bot and c.seat in undecided), None)

    async def _play(self) -> None:
        table_id = self._live.table.id
        while chair := self._to_act():
            try:
                # Two that think about the same do no harm: the second finds the version taken.
                if await self._live.means.bus.lease(f"bot:{table_id}", _LEASE):
                    await self._act(chair.seat, str(chair.bot))
                else:
                    await asyncio.sleep(_LOOK_AGAIN)
            except Conflict:
                continue  # the table has been forgotten and is read again
            except Lost as lost:
                log.warning("a computer player at table %s was lost: %s", table_id, lost)
                await asyncio.sleep(_AFTER_LOSS)
            except Exception:
                log.exception("the computer player at table %s failed", table_id)
                await asyncio.sleep(_RETRY)

    async def _act(self, seat: int, name: str) -> None:
        live, means = self._live, self._live.means
        reader = Reader((seat,))
        async with live.locked() as match:
            version = live.story.version(reader)
            record = msgspec.json.encode(match.record(TABLE))
        thought = Thought(record, seat, name, secrets.randbits(64))
        pause = asyncio.sleep(means.pause * random.uniform(0.6, 1.4))
        began = time.perf_counter()
        text, _ = await asyncio.gather(means.thinkers.think(thought), pause)
        means.metrics.thought(live.table.game, name, time.perf_counter() - began)
        async with live.locked() as match:
            # What the others do in secret does not make it think anew: they would notice the delay.
            if live.story.version(reader) == version and name == live.table.chairs[seat].bot:
                await live.enter(match, seat, text)
