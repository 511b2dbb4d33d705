"""How often to choose which programme, when all choose at once: regret matching.

All players try their programmes against each other over and over. Each chooses a programme the
more often, the more it would have brought so far against what the others chose (Hart and
Mas-Colell, Econometrica 68, 2000). What they chose on average is what nobody gains by leaving.
"""

from __future__ import annotations

from collections.abc import Sequence

from parbat.bots.himalaya.judging import Judge
from parbat.core.rng import Rng
from parbat.games.himalaya import turns
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.trace import Trace

MOST = 64  # programmes of a seat
GRAINS = 1_000_000


class Matching:
    """Some programmes of each seat, and how often they are chosen."""

    def __init__(self, pools: Sequence[Sequence[int]]) -> None:
        """Take the programmes of each seat: at least one."""
        self.counts = [0] * 6
        self.programmes = [0] * 384
        self.regrets = [0.0] * 384
        self.chosen = [0.0] * 384
        self.shares = [0.0] * 384
        self.worths = [0.0] * 64
        for seat, pool in enumerate(pools):
            self.counts[seat] = min(len(pool), MOST)
            for i in range(self.counts[seat]):
                self.programmes[MOST * seat + i] = pool[i]

    def run(self, p: Position, judge: Judge, rng: Rng, times: int) -> None:
        """Let all seats learn from so many rounds."""
        table, scratch, silent = p.twin(), p.twin(), Trace(False)
        for _ in range(times):
            for seat in range(p.seats):
                self._mix(seat)
            self.draw(table, rng, False)
            for seat in range(p.seats):
                self._learn(table, scratch, seat, judge, silent)

    def _mix(self, seat: int) -> None:
        """Share out the choices by the regrets; without any, all are equal."""
        total = 0.0
        for i in range(MOST * seat, MOST * seat + self.counts[seat]):
            total += max(0.0, self.regrets[i])
        for i in range(MOST * seat, MOST * seat + self.counts[seat]):
            equal = 1.0 / self.counts[seat]
            self.shares[i] = max(0.0, self.regrets[i]) / total if total > 0.0 else equal
            self.chosen[i] += self.shares[i]

    def _learn(
        self, p: Position, scratch: Position, seat: int, judge: Judge, silent: Trace
    ) -> None:
        """Try each programme of a seat against what the others have drawn."""
        mean = 0.0
        for i in range(self.counts[seat]):
            scratch.become(p)
            turns.lay(scratch, seat, self.programmes[MOST * seat + i])
            turns.play(scratch, judge, silent)
            self.worths[i] = judge.worth(scratch, seat)
            mean += self.shares[MOST * seat + i] * self.worths[i]
        for i in range(self.counts[seat]):
            self.regrets[MOST * seat + i] += self.worths[i] - mean

    def draw(self, p: Position, rng: Rng, learned: bool) -> None:
        """Lay a programme before each seat: as often as learned, or as in this round."""
        for seat in range(p.seats):
            turns.lay(p, seat, self.programmes[self._drawn(seat, rng, learned)])

    def _drawn(self, seat: int, rng: Rng, learned: bool) -> int:
        start, end = MOST * seat, MOST * seat + self.counts[seat]
        total = 0.0
        for i in range(start, end):
            total += self.chosen[i] if learned else self.shares[i]
        left = total * rng.below(GRAINS) / GRAINS
        for i in range(start, end):
            left -= self.chosen[i] if learned else self.shares[i]
            if left < 0.0:
                return i
        return end - 1

    def learned(self, seat: int) -> list[tuple[float, int]]:
        """Return how often each programme of a seat is chosen, the most often first."""
        start, end = MOST * seat, MOST * seat + self.counts[seat]
        total = sum([self.chosen[i] for i in range(start, end)])
        found = [(self.chosen[i] / total, self.programmes[i]) for i in range(start, end)]
        return sorted(found, reverse=True)
