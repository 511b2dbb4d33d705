"""The bus: what a process tells, the others hear, and it does not hear itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from parbat.core.errors import BadOption
from parbat.server.bus import LocalBus, Notice, RedisBus, make_bus
from parbat.server.errors import CannotServe
from server.backends import REDIS, need_redis

pytestmark = pytest.mark.anyio


class Ear:
    """What a process hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Notice] = asyncio.Queue()
        self.again = 0

    def count(self) -> None:
        self.again += 1

    async def next(self) -> Notice:
        async with asyncio.timeout(10):
            return await self.heard.get()


@pytest.fixture
async def redis() -> AsyncIterator[Redis]:
    need_redis()
    async with Redis.from_url(REDIS) as redis:
        yield redis


@pytest.fixture
async def buses(redis: Redis) -> AsyncIterator[list[RedisBus]]:
    """Two processes with the same database, and one with another."""
    shared = secrets.token_hex()
    buses = [RedisBus(REDIS, database) for database in (shared, shared, secrets.token_hex())]
    yield buses
    for bus in buses:
        await bus.close()


async def listening(buses: list[RedisBus]) -> list[Ear]:
    ears = [Ear() for _ in buses]
    for bus, ear in zip(buses, ears, strict=True):
        await bus.open(ear.heard.put_nowait, ear.count)
    return ears


async def test_others_with_the_same_database_hear_what_is_told_in_order(
    buses: list[RedisBus],
) -> None:
    own, other, stranger = await listening(buses)
    notices = [Notice("log", f"t{number}", {"n": number}) for number in range(50)]
    for notice in notices:
        buses[0].tell(notice)
    assert [await other.next() for _ in notices] == notices
    buses[1].tell(Notice("lobby", "t"))
    assert await own.next() == Notice("lobby", "t")
    assert own.heard.empty()
    assert stranger.heard.empty()


async def test_after_a_lost_connection_everything_is_read_again(
    buses: list[RedisBus], redis: Redis
) -> None:
    _, other, _ = await listening(buses)
    before = other.again
    for client in await redis.client_list(_type="pubsub"):
        await redis.client_kill_filter(_id=client["id"])
    async with asyncio.timeout(10):
        while other.again == before:
            await asyncio.sleep(0.02)
    buses[0].tell(Notice("table", "t"))
    assert (await other.next()).id == "t"


async def test_what_cannot_be_read_is_passed_over(buses: list[RedisBus], redis: Redis) -> None:
    _, other, _ = await listening(buses)
    (channel,) = await redis.pubsub_channels(f"{buses[0].prefix}*")
    await redis.publish(channel, b"{nonsense")
    buses[0].tell(Notice("table", "t"))
    assert (await other.next()).id == "t"


async def test_a_lease_is_one_process_s_until_it_ends_or_is_released(
    buses: list[RedisBus],
) -> None:
    one, two, stranger = buses
    assert await one.lease("work", 30)
    assert await one.lease("work", 0.3)  # it extends, or here shortens, its own
    assert not await two.lease("work", 30)
    assert await stranger.lease("work", 1)
    await two.release("work")  # it is not this one's to release
    assert not await two.lease("work", 30)
    async with asyncio.timeout(10):
        while not await two.lease("work", 30):
            await asyncio.sleep(0.05)
    assert not await one.lease("work", 30)
    await two.release("work")
    assert await one.lease("work", 1)


async def test_without_redis_the_work_is_done_all_the_same() -> None:
    bus = RedisBus("redis://127.0.0.1:1", "database")
    assert await bus.lease("work", 10)
    await bus.release("work")
    for url, kind in (("redis://127.0.0.1:1", CannotServe), ("nonsense", BadOption)):
        with pytest.raises(kind) as refused:
            await make_bus(url, "database")
        assert refused.value.code == "serve.redis"
    await bus.close()


async def test_one_process_needs_nobody() -> None:
    bus = await make_bus(None, "database")
    assert isinstance(bus, LocalBus)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bus.close)
        ear = Ear()
        await bus.open(ear.heard.put_nowait, ear.count)
        bus.tell(Notice("log", "t"))
        assert await bus.lease("work", 1)
        assert ear.heard.empty()
