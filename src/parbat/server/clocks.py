"""Clocks: the time each seat has left, and whose runs.

Time is wall time, in seconds since 1970; while the server was down it stood still. A clock says
how things stood at one moment, ``since``; what has passed from then on is worked out when asked.
"""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from parbat.server.wire import ClockInfo, DaysPace, LivePace, Pace

DAY: Final = 24 * 3600
# Who comes back gets at least this part of the bank, so as to be able to go on.
_BACK_PART: Final = 0.25

Outage = tuple[float, float]
"""From when to when the server was down."""


@dataclass(frozen=True)
class Clock:
    """The time that each seat had left at a moment, and the seats whose time runs."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    since: float
    shown: Clock | None = None
    """The same as others may know it, while it is a secret who has acted; for the seat's own
    person its time is always what it is."""

    def at(self, now: float, outages: Sequence[Outage] = ()) -> Clock:
        """Return the clock as it stands at a later moment."""
        passed = max(0.0, now - self.since - _stood_still(self.since, now, outages))
        left = tuple(
            max(0.0, seconds - passed) if seat in self.running else seconds
            for seat, seconds in enumerate(self.left)
        )
        shown = self.shown.at(now, outages) if self.shown else None
        return Clock(left, self.running, max(now, self.since), shown)

    def due(self, outages: Sequence[Outage] = ()) -> float | None:
        """Return when the first of the running clocks runs out."""
        if not self.running:
            return None
        shortest = min(self.left[seat] for seat in self.running)
        end = self.since + shortest
        for since, until in sorted(outages):
            if self.since <= since < end or since <= self.since < until:
                end += until - max(since, self.since)
        return end

    def out(self, now: float, outages: Sequence[Outage] = ()) -> list[int]:
        """Return the seats whose time has run out."""
        then = self.at(now, outages)
        return [seat for seat in then.running if then.left[seat] <= 0.0]


def new_clock(pace: Pace, seats: int, running: Collection[int], now: float) -> Clock:
    """Return the clock at the start of a game."""
    return Clock((_bank(pace),) * seats, tuple(sorted(running)), now)


def moved(
    clock: Clock, pace: Pace, running: Collection[int], ended: Collection[int], took_back: bool
) -> Clock:
    """Return a clock after an entry: for whom it runs now, and with what is added or given back.

    ``ended`` are the seats whose turn the entry ended, or began again if it ``took_back``.
    """
    left = list(clock.left)
    if isinstance(pace, DaysPace):
        again = set() if took_back else set(running).intersection(ended)
        for seat in set(running) - set(clock.running) | again:
            left[seat] = _bank(pace)
    else:
        for seat in ended:
            left[seat] = max(0.0, left[seat] + (-pace.increment if took_back else pace.increment))
    return Clock(tuple(left), tuple(sorted(running)), clock.since)


def back(clock: Clock, pace: Pace, seat: int, running: Collection[int]) -> Clock:
    """Return a clock after somebody came back to their seat."""
    part = 1.0 if isinstance(pace, DaysPace) else _BACK_PART
    left = tuple(
        max(seconds, _bank(pace) * part) if place == seat else seconds
        for place, seconds in enumerate(clock.left)
    )
    return replace(clock, left=left, running=tuple(sorted(running)))


def told_clock(clock: Clock, own: Collection[int]) -> ClockInfo:
    """Return a clock as it is told at this moment to whom some seats belong."""
    true = clock.at(time.time())
    told = [true if seat in own else true.shown or true for seat in range(len(true.left))]
    left = {str(seat): round(then.left[seat], 1) for seat, then in enumerate(told)}
    return ClockInfo(left, [seat for seat, then in enumerate(told) if seat in then.running])


def as_row(clock: Clock | None) -> dict[str, Any] | None:
    """Return a clock as it is stored."""
    row: dict[str, Any] | None = msgspec.to_builtins(clock)
    return row


def from_row(row: dict[str, Any] | None) -> Clock | None:
    """Return a stored clock."""
    return msgspec.convert(row, Clock) if row else None


def pace_from_row(row: dict[str, Any] | None) -> Pace | None:
    """Return a stored pace."""
    return msgspec.convert(row, LivePace | DaysPace) if row else None


def _bank(pace: Pace) -> float:
    return float(pace.days * DAY if isinstance(pace, DaysPace) else pace.bank)


def _stood_still(since: float, until: float, outages: Sequence[Outage]) -> float:
    return math.fsum(max(0.0, min(until, end) - max(since, start)) for start, end in outages)
