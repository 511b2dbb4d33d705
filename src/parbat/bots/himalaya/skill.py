"""How well the computer players of Himalaya play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Skill:
    """What a player thinks of."""

    plain: bool = False
    """Whether it counts all influences together, without a thought of eliminations."""
    hopes: float = 1.0
    """How much it thinks of what has yet to be used: 1, or less for the short-sighted."""
    guesses: int = 0
    """How often it guesses what all will answer to each other."""
    pool: int = 1
    """How many programmes of each seat it thinks of: 0 if the others rest for it."""
    rounds: int = 0
    """How many rounds of regret matching it plays in its head."""
    answers: int = 1
    """To how many sets of the others' programmes its own is an answer."""
    futures: int = 0
    """In how many futures it follows its best programmes into the next turn."""
    noise: float = 0.0
    """By how much of a win it misjudges programmes."""
    counters: int = 0
    """How many places of each event counter it tries out."""


LEVELS: Final = (
    Skill(plain=True, hopes=0.4, pool=0, noise=0.03),
    Skill(plain=True, hopes=0.7, noise=0.02),
    Skill(hopes=0.5, guesses=1, pool=3, answers=1, noise=0.01, counters=1),
    Skill(hopes=0.8, guesses=1, pool=4, answers=2, noise=0.005, counters=2),
    Skill(guesses=6, pool=12, rounds=200, answers=24, futures=32, counters=4),
)
"""The levels, the weakest first."""
