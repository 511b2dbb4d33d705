"""What all tables of a process share: storage, the bus, and those who think."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from parbat.server import clocks
from parbat.server.bus import Bus
from parbat.server.chat import Chat
from parbat.server.clocks import Clock, Outage
from parbat.server.metrics import Metrics
from parbat.server.people import People
from parbat.server.tables import Table, Tables
from parbat.server.thinkers import Thinkers


@dataclass(frozen=True)
class Means:
    """What a table needs that is not its own."""

    tables: Tables
    people: People
    chat: Chat
    bus: Bus
    thinkers: Thinkers
    metrics: Metrics
    pause: float
    """About how many seconds computer players take for a move."""
    outages: Callable[[], Awaitable[list[Outage]]]
    changed: Callable[[Table, Collection[str] | None], None]
    """To be called when something has changed that a lobby shows, to some people or (``None``)
    to all."""

    async def clock_of(self, table: Table) -> Clock | None:
        """Return the stored clock of a table, less the time in which no server was running."""
        clock = clocks.from_row(table.clock)
        return clock.at(time.time(), await self.outages()) if clock else None
