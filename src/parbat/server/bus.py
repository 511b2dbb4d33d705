"""How processes that serve the same database tell each other that something has changed.

A notice says where to look, not what to believe: the database is the truth. A notice that is lost
costs time, and after a lost connection everything in memory is read again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal, Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from parbat.core.errors import BadOption
from parbat.server.errors import CannotServe
from parbat.server.stopping import stop

_WAITING: Final = 10_000  # notices; what does not fit is told by reading everything again
_BACK_OFF: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
_LOST: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """What has changed, and where."""

    what: Literal["log", "table", "chat", "presence", "lobby", "cut", "shown"]
    id: str
    data: dict[str, Any] = {}


class Bus(Protocol):
    """The way to the other processes."""

    shared: bool
    """Whether there may be others."""
    process: str
    """What this process is called by the others."""

    async def open(self, hear: Callable[[Notice], None], again: Callable[[], None]) -> None:
        """Begin to hear; ``again`` is called when notices may have been missed."""

    def tell(self, notice: Notice) -> None:
        """Tell the others, without waiting for it."""

    async def lease(self, name: str, seconds: float) -> bool:
        """Return whether a piece of work is this process's for some time."""

    async def release(self, name: str) -> None:
        """Let others have a piece of work."""

    async def close(self) -> None:
        """Hear and tell nothing any more."""


class LocalBus:
    """For one process: there is nobody to tell."""

    shared = False

    def __init__(self) -> None:
        """Be alone."""
        self.process = secrets.token_hex(8)

    async def open(self, hear: Callable[[Notice], None], again: Callable[[], None]) -> None:
        """Hear nobody."""

    def tell(self, notice: Notice) -> None:
        """Tell nobody."""

    async def lease(self, name: str, seconds: float) -> bool:
        """Return that the work is ours."""
        return True

    async def release(self, name: str) -> None:
        """Keep the work, since nobody else could do it."""

    async def close(self) -> None:
        """Do nothing."""


class _Envelope(msgspec.Struct):
    sender: str
    notice: Notice


# Whoever holds a lease extends it; the comparison and the change are one step.
_EXTEND: Final = """
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('pexpire', KEYS[1], ARGV[2])
end
return 0
"""
_RELEASE: Final = """
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0
"""


class RedisBus:
    """For several processes: notices by publishing, leases by keys that expire."""

    shared = True

    def __init__(self, url: str, installation: str) -> None:
        """Use a Redis server; installations with different databases do not hear each other."""
        self.process = secrets.token_hex(8)
        self._redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self.prefix = f"parbat:{hashlib.sha256(installation.encode()).hexdigest()[:16]}"
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        """Raise ``CannotServe`` if there is no such server."""
        try:
            await self._redis.ping()
        except _LOST as problem:
            await self._redis.aclose()
            raise CannotServe("serve.redis", reason=str(problem).rstrip(".")) from None

    async def open(self, hear: Callable[[Notice], None], again: Callable[[], None]) -> None:
        """Begin to hear; raises ``CannotServe`` if there is no such server."""
        await self.check()
        heard = await self._subscribed()
        self._tasks = [
            asyncio.create_task(self._hear_all(heard, hear, again)),
            asyncio.create_task(self._tell_all()),
        ]
        again()  # what somebody opened before now may have changed since

    def tell(self, notice: Notice) -> None:
        """Tell the others; if far too much waits already, drop it."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(notice)

    async def lease(self, name: str, seconds: float) -> bool:
        """Return whether a piece of work is ours; without Redis it is everybody's."""
        key, length = f"{self.prefix}:{name}", int(seconds * 1000)
        try:
            if await self._redis.set(key, self.process, nx=True, px=length):
                return True
            return bool(await self._redis.eval(_EXTEND, 1, key, self.process, str(length)))
        except _LOST:
            return True  # what is stored twice is refused by the database

    async def release(self, name: str) -> None:
        """Let others have a piece of work."""
        with suppress(*_LOST):
            await self._redis.eval(_RELEASE, 1, f"{self.prefix}:{name}", self.process)

    async def close(self) -> None:
        """Tell what still waits, then hear and tell nothing any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._waiting.join()
        await stop(self._tasks)
        await self._redis.aclose()

    async def _subscribed(self) -> PubSub:
        heard = self._redis.pubsub()
        await heard.subscribe(self.prefix)
        async with asyncio.timeout(5):
            while await heard.get_message(timeout=1) is None:
                pass
        return heard

    async def _hear_all(
        self, heard: PubSub, hear: Callable[[Notice], None], again: Callable[[], None]
    ) -> None:
        while True:
            try:
                async for message in heard.listen():
                    if message["type"] == "message":
                        self._pass_on(message["data"], hear)
            except _LOST as problem:
                log.warning("the connection to Redis was lost: %s", problem)
            heard = await self._again_subscribed()
            again()

    def _pass_on(self, data: bytes, hear: Callable[[Notice], None]) -> None:
        try:
            envelope = msgspec.json.decode(data, type=_Envelope)
        except msgspec.MsgspecError:
            log.warning("a notice cannot be read")
            return
        if envelope.sender != self.process:
            hear(envelope.notice)

    async def _again_subscribed(self) -> PubSub:
        tries = 0
        while True:
            await asyncio.sleep(_BACK_OFF[min(tries, len(_BACK_OFF) - 1)])
            tries += 1
            with suppress(*_LOST):
                return await self._subscribed()

    async def _tell_all(self) -> None:
        while True:
            notice = await self._waiting.get()
            data = msgspec.json.encode(_Envelope(self.process, notice))
            try:
                await self._redis.publish(self.prefix, data)
            except _LOST as problem:
                # The others read everything again once they are back, as this process does.
                log.warning("a notice could not be told: %s", problem)
            finally:
                self._waiting.task_done()


async def make_bus(redis_url: str | None, installation: str) -> Bus:
    """Return the bus of an installation.

    Raises ``CannotServe`` if there is no such server, and ``BadOption`` if it is no address.
    """
    if redis_url is None:
        return LocalBus()
    try:
        bus = RedisBus(redis_url, installation)
    except ValueError:  # whose words may hold a part of the password
        raise BadOption("serve.redis", reason="it is not like redis://HOST:PORT") from None
    await bus.check()
    return bus
