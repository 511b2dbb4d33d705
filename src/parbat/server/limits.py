"""How often something may be done, by whom: the policies, and who keeps count of them."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError
from starlette.requests import HTTPConnection

from parbat.server.errors import TooMany

_LOST: Final = (RedisError, OSError, TimeoutError)
_PATIENCE: Final = 2.0  # seconds to wait for Redis
_BACK_OFF: Final = 10.0  # seconds to do without it
_IPV6_NETWORK: Final = 64  # bits

log = logging.getLogger(__name__)


class Rule(NamedTuple):
    """So much in some time, counted for each of what ``by`` names, or for each two of them."""

    by: tuple[str, ...]
    most: str


@dataclass(frozen=True)
class Policies:
    """What is allowed; by default everything."""

    often: Mapping[str, tuple[Rule, ...]] = field(default_factory=dict)
    tables: int | None = None
    """How many tables of one person may be open or played at a time."""


_PERSON: Final = ("person",)
_ADDRESS: Final = ("address",)

POLICIES: Final = Policies(
    often={
        "write": (Rule(_PERSON, "120 per minute"), Rule(_ADDRESS, "600 per minute")),
        "guest": (Rule(_ADDRESS, "60 per hour"),),
        "table": (Rule(_PERSON, "30 per hour"),),
        "account": (Rule(_ADDRESS, "10 per hour"),),
        "login": (
            Rule(_ADDRESS, "30 per 5 minutes"),
            Rule(("account", "address"), "10 per 5 minutes"),
        ),
        "password": (Rule(_PERSON, "10 per 5 minutes"),),
        "data": (Rule(_PERSON, "10 per hour"),),
        "report": (Rule(_ADDRESS, "10 per hour"),),
        "replay": (Rule(_ADDRESS, "60 per hour"),),
        "board": (Rule(_ADDRESS, "120 per hour"),),
    },
    tables=50,
)


class Limits:
    """Keeps count, in this process or for all processes in Redis."""

    def __init__(
        self, policies: Policies, redis_url: str | None = None, database: str = ""
    ) -> None:
        """Hold to ``policies``; processes with the same Redis and ``database`` count together."""
        self.policies = policies
        self._rules = {
            name: [(rule.by, parse(rule.most)) for rule in rules]
            for name, rules in policies.often.items()
        }
        self._alone = FixedWindowRateLimiter(MemoryStorage())
        self._pool = _pool(redis_url) if redis_url else None
        self._redis = _redis(self._pool, database) if self._pool else None
        self._redis_again = 0.0

    async def spend(self, policy: str, **who: str) -> None:
        """Count something done; raises ``TooMany`` if it was too much.

        Those rules of the policy hold for which ``who`` tells all that they count by.
        """
        for by, most in self._rules.get(policy, ()):
            if all(part in who for part in by):
                seconds = await self._count(most, _key(policy, *(who[part] for part in by)))
                if seconds > 0.0:
                    raise TooMany("request.too_many", seconds=math.ceil(seconds))

    async def close(self) -> None:
        """Let go of the connections to Redis."""
        if self._pool is not None:
            await self._pool.aclose()

    async def _count(self, most: RateLimitItem, key: str) -> float:
        """Count once and return after how many seconds to try again, 0 if it was not too much."""
        if self._redis is not None and time.monotonic() > self._redis_again:
            try:
                return await _hit(FixedWindowRateLimiter(self._redis), most, key)
            except _LOST as problem:
                # Better a count of this process's own than none, or than no server.
                self._redis_again = time.monotonic() + _BACK_OFF
                log.warning("limits are not counted in Redis: %s", problem)
        return await _hit(self._alone, most, key)


async def _hit(counter: FixedWindowRateLimiter, most: RateLimitItem, key: str) -> float:
    if await counter.hit(most, key):
        return 0.0
    reset_time, _ = await counter.get_window_stats(most, key)
    return max(1.0, reset_time - time.time())


def _key(*parts: str) -> str:
    # Neither names nor addresses stand in Redis.
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _pool(url: str) -> ConnectionPool:
    # The storage would read the address itself, but not every one that Redis' own client can.
    return ConnectionPool.from_url(url, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE)


def _redis(pool: ConnectionPool, database: str) -> RedisStorage:
    digest = hashlib.sha256(database.encode()).hexdigest()[:16]
    given: Any = {"connection_pool": pool}  # its types do not tell that it takes one
    return RedisStorage(
        "async+redis://",
        implementation="redispy",
        key_prefix=f"parbat:{digest}:limits",
        **given,
    )


def address_of(connection: HTTPConnection) -> str:
    """Return where a connection comes from, as far as that can be known.

    Behind a proxy it is what the proxy has added; what stands before it anybody can write.
    """
    told = connection.client.host if connection.client else ""
    if connection.app.state.public_origin is not None:
        hops = ",".join(connection.headers.getlist("x-forwarded-for"))
        told = hops.rpartition(",")[2].strip() or told
    try:
        address = ipaddress.ip_address(told)
    except ValueError:
        return told[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        # Whoever has one address of the kind has all of its network.
        return str(ipaddress.ip_network((address, _IPV6_NETWORK), strict=False))
    return str(address)
