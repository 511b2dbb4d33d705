"""How strong players are, from the games they played against each other.

Strengths are Elo numbers of the model of Bradley and Terry (Biometrika 39, 1952): a player who is
400 points stronger is expected to win ten games for each that is lost. A draw counts as half a win
for both. The numbers are those under which the results are likeliest; one player is set to 0.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

Pair = tuple[int, int]
_POINTS_A_TENFOLD: Final = 400.0
_STEPS: Final = 200
_DRAWN: Final = 0.5
_RESAMPLED: Final = 400
_OUTSIDE: Final = 0.025  # of all samples, on either side


@dataclass(frozen=True)
class Rating:
    """A player's strength, and between which numbers it lies in 95 of 100 cases."""

    elo: float
    low: float
    high: float


def ratings(players: int, results: Mapping[Pair, Sequence[float]], seed: int = 0) -> list[Rating]:
    """Return the strength of each player as compared with player 0.

    ``results`` has for each pair of players the first one's points in each game: 1, 0.5 or 0. How
    uncertain the numbers are is found by drawing the games again, with some of them twice and some
    not at all (the bootstrap).
    """
    dice = random.Random(seed)
    likeliest = _strengths(players, {pair: sum(r) for pair, r in results.items()}, results)
    drawn: list[list[float]] = []
    for _ in range(_RESAMPLED):
        again = {pair: sum(dice.choices(r, k=len(r))) for pair, r in results.items() if r}
        drawn.append(_strengths(players, again, results))
    found: list[Rating] = []
    for player in range(players):
        spread = sorted(strengths[player] for strengths in drawn)
        outside = int(_OUTSIDE * len(spread))
        found.append(Rating(likeliest[player], spread[outside], spread[-1 - outside]))
    return found


def _strengths(
    players: int, points: Mapping[Pair, float], results: Mapping[Pair, Sequence[float]]
) -> list[float]:
    """Return the likeliest Elo numbers, by minorization and maximization (Hunter 2004)."""
    # One drawn game more for each pair keeps whoever never won, or never lost, within reach.
    won = [0.0] * players
    games: dict[Pair, float] = {}
    for (one, other), played in results.items():
        if played:
            share = points[one, other] + _DRAWN
            won[one] += share
            won[other] += len(played) + 1 - share
            games[one, other] = len(played) + 1
    gamma = [1.0] * players
    for _ in range(_STEPS):
        met = [0.0] * players
        for (one, other), count in games.items():
            share = count / (gamma[one] + gamma[other])
            met[one] += share
            met[other] += share
        gamma = [w / m if m else 1.0 for w, m in zip(won, met, strict=True)]
        gamma = [g / gamma[0] for g in gamma]
    return [_POINTS_A_TENFOLD * math.log10(g) for g in gamma]
