"""When Python looks for objects that only refer to each other.

A full collection looks at every step of every table in memory, while everybody waits. There is
next to nothing for it to find: what ends up in circles, a table that was dropped, can wait.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from parbat.server.stopping import stop

# Young objects are looked at as often as ever; the oldest by the clock alone.
_THRESHOLDS: Final = (5_000, 5, 1_000_000)
_EVERY: Final = 3600.0  # seconds


@asynccontextmanager
async def seldom_collected() -> AsyncIterator[None]:
    """Let full collections happen once an hour and not whenever many objects were made."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # the program itself stays for good
    gc.set_threshold(*_THRESHOLDS)
    hourly = asyncio.create_task(_collect_hourly())
    try:
        yield
    finally:
        await stop([hourly])
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _collect_hourly() -> None:
    while True:
        await asyncio.sleep(_EVERY)
        gc.collect()
