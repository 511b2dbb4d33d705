"""The small, fast random generator of playouts and searches.

It has nothing to do with a game's chance entries, which come from ``core.chance``.
"""

from __future__ import annotations

from parbat.core import bits

_SPREAD = 0x9E3779B97F4A7C15


class Rng:
    """Marsaglia's xorshift generator with 64 bits of state (13, 7, 17)."""

    def __init__(self, seed: int) -> None:
        """Start from ``seed``; seeds from 0 to 2**64 - 2 all give different streams."""
        self.state = ((seed + 1) * _SPREAD) % 2**64 or _SPREAD

    def next(self) -> int:
        """Return the next 64 random bits."""
        x = self.state
        x ^= bits.wrap(x << 13)
        x ^= x >> 7
        x ^= bits.wrap(x << 17)
        self.state = x
        return x

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n`` - 1; ``n`` is positive and below 2**31."""
        return bits.narrow(((self.next() >> 32) * bits.wide(n)) >> 32)

    def pick(self, mask: int) -> int:
        """Return the index of a random set bit of ``mask``, which must not be zero."""
        for _ in range(self.below(bits.popcount(mask))):
            mask &= mask - 1
        return bits.lowest(mask)
