"""Work in the background stops when it is told to, whatever it was doing."""

from __future__ import annotations

import asyncio

import pytest

from parbat.server.stopping import stop

pytestmark = pytest.mark.anyio


async def test_who_takes_the_end_for_a_failure_is_told_again() -> None:
    failures = 0

    async def work() -> None:
        nonlocal failures
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if failures == 2:
                    raise
                failures += 1

    task = asyncio.create_task(work())
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await stop([task])
    assert task.cancelled()
    assert failures == 2


async def test_what_has_ended_or_failed_needs_no_telling() -> None:
    async def fail() -> None:
        raise ValueError

    ended, failed = asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(fail())
    await asyncio.sleep(0.01)
    await stop([ended, failed])
    assert isinstance(failed.exception(), ValueError)
    await stop([])
