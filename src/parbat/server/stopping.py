"""How work in the background is made to stop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_ASK_AGAIN: Final = 0.5  # seconds


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended.

    A driver that is interrupted in a query may report a broken connection instead. Whoever goes on
    after such a failure has to be told again.
    """
    all_tasks = list(tasks)
    running = {task for task in all_tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_ASK_AGAIN)
    await asyncio.gather(*all_tasks, return_exceptions=True)
