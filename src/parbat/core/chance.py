"""Chance that nobody can predict and everybody can check.

A table draws a seed of 32 random bytes, publishes its SHA-256 (the commitment) when the game
starts and the seed when it is over. The d-th chance entry of a log, from 0, draws from the stream
of blocks HMAC-SHA256(seed, "d:j"), j = 0, 1, ..., read as big-endian 32-bit words. The page
docs/record-format.md gives examples.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from random import Random
from typing import Protocol, TypeVar

from parbat.core.errors import BadRecord

T = TypeVar("T")
SEED_BYTES = 32


class Source(Protocol):
    """Where random numbers come from."""

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n`` - 1, all equally likely."""


def shuffled(things: Iterable[T], source: Source) -> list[T]:
    """Return the things in random order: from the last to the second, swap with one not above."""
    order = list(things)
    for i in range(len(order) - 1, 0, -1):
        j = source.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Seed:
    """The 32 secret bytes from which every draw of a game is derived."""

    def __init__(self, value: bytes | None = None) -> None:
        """Take the given bytes, or draw new ones from the system's source of randomness."""
        self.value = secrets.token_bytes(SEED_BYTES) if value is None else value
        if len(self.value) != SEED_BYTES:
            raise BadRecord("record.seed")

    @classmethod
    def numbered(cls, number: int, game: int = 0) -> Seed:
        """Return the seed of the ``game``-th game of a run that a person numbered.

        It is SHA-256 of the ASCII text ``parbat NUMBER GAME``: fine for experiments, not secret.
        """
        return cls(hashlib.sha256(f"parbat {number} {game}".encode()).digest())

    @classmethod
    def from_hex(cls, text: str) -> Seed:
        """Read the seed from 64 lower-case hex digits."""
        if len(text) != 2 * SEED_BYTES or set(text) - set("0123456789abcdef"):
            raise BadRecord("record.seed")
        return cls(bytes.fromhex(text))

    @property
    def hex(self) -> str:
        """The seed in lower-case hex digits."""
        return self.value.hex()

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in lower-case hex digits, published before the game."""
        return hashlib.sha256(self.value).hexdigest()

    def stream(self, d: int) -> Stream:
        """Return the stream of random numbers for the ``d``-th chance entry of a log."""
        return Stream(self.value, d)


class Stream:
    """The random numbers of one chance entry."""

    def __init__(self, key: bytes, d: int) -> None:
        """Start the stream of entry ``d`` under the seed ``key``."""
        self._words = _words(key, d)

    def below(self, n: int) -> int:
        """Return a number below ``n``: the next word below a multiple of ``n``, modulo ``n``."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"no number below {n} can be drawn from 32 bits")
        limit = (1 << 32) - (1 << 32) % n
        return next(word for word in self._words if word < limit) % n


def _words(key: bytes, d: int) -> Iterator[int]:
    j = 0
    while True:
        block = hmac.digest(key, f"{d}:{j}".encode("ascii"), "sha256")
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        j += 1


class Dice:
    """Random numbers for bots and experiments, repeatable from any whole number."""

    def __init__(self, seed: int | str) -> None:
        """Start from ``seed``."""
        self._random = Random(seed)

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n`` - 1."""
        return self._random.randrange(n)
