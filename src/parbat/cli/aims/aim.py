"""What an aim is, how it is measured, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from parbat.core.options import Value

Unit = Literal["us", "ms", "s", "percent"]
UNITS: Final[Mapping[Unit, float]] = {"us": 1e6, "ms": 1e3, "s": 1.0, "percent": 100.0}
"""How many of a unit a second, or all of something, is."""

Work = Callable[[], int]
"""Does something and returns how many times it did it."""


@dataclass(frozen=True)
class Pieces:
    """Pieces of work that are the same on every machine, each done several times."""

    made: Callable[[], Sequence[Work]]
    judged: Literal["median", "worst"] = "worst"


@dataclass(frozen=True)
class Turns:
    """The turns of a computer player in games against itself that are always the same."""

    bot: str
    games: int
    seats: int = 2
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 1
    judged: Literal["median", "worst"] = "worst"


@dataclass(frozen=True)
class Games:
    """Games of a computer player against others, or alone against the game itself."""

    bot: str
    games: int
    against: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 1


@dataclass(frozen=True)
class Aim:
    """A named number that a measurement should not exceed, or should reach.

    What it is about is told by the message ``aim-NAME`` of the game.
    """

    game: str
    name: str
    unit: Unit
    limit: Literal["most", "least"]
    bound: float
    how: Pieces | Turns | Games

    def is_met_by(self, value: float) -> bool:
        """Return whether a value, in the aim's unit, is within the bound."""
        return value <= self.bound if self.limit == "most" else value >= self.bound


@dataclass(frozen=True)
class Finding:
    """What was measured, in the aim's unit."""

    aim: Aim
    value: float | None
    """What is compared with the aim; ``None`` if it was stopped before anything was measured."""
    count: int = 0
    """Of how many pieces, turns or games."""
    median: float | None = None
    """Of times."""
    interval: tuple[float, float] | None = None
    """Of shares: between what they lie in 95 of 100 cases."""

    @property
    def met(self) -> bool | None:
        """Whether the aim was met, as far as it is known."""
        return None if self.value is None else self.aim.is_met_by(self.value)

    def as_data(self) -> dict[str, object]:
        """Return everything as plain data for JSON."""
        return {
            "game": self.aim.game,
            "aim": self.aim.name,
            "unit": self.aim.unit,
            "limit": self.aim.limit,
            "bound": self.aim.bound,
            "measured": self.value,
            "count": self.count,
            "median": self.median,
            "interval_95": self.interval,
            "met": self.met,
        }
