"""Looks for a programme: what the others may do, and what is best against it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.matching import Matching
from parbat.bots.himalaya.numbers import Numbers
from parbat.bots.himalaya.routes import Routes, Worths
from parbat.bots.himalaya.skill import Skill
from parbat.core.chance import Source
from parbat.core.rng import Rng
from parbat.games.himalaya import turns
from parbat.games.himalaya.position import REST, Position
from parbat.games.himalaya.terrain import Terrain

_GRAINS: Final = 1_000_000
_LIKELY: Final = 0.01  # of two programmes the one that is worth so much more is e times as likely
_MISJUDGED: Final = 40  # programmes among which somebody who misjudges chooses

Programmes = list[tuple[float, int]]
"""Programmes and their worth, the best first."""


class Planner:
    """Thinks about one turn after another of a game, always as a player of one skill."""

    def __init__(
        self, terrain: Terrain, seats: int, skill: Skill, by: Numbers, source: Source
    ) -> None:
        """Take the board, the numbers to judge by, and random numbers."""
        self.judge = Judge(terrain, seats, by, skill.plain, skill.hopes)
        self._skill = skill
        self._seats = seats
        self._routes = Routes(Position(terrain, seats, False), self.judge)
        self._source = source
        self._rng = Rng(source.below(1 << 31))

    def programme(self, p: Position, turn: int, seat: int) -> int:
        """Return a programme for a seat."""
        return _misjudged(self._answers(p, turn, seat), self._skill.noise, self._source)

    def chances(self, p: Position, turn: int, seat: int) -> float:
        """Return what the best programme of a seat is worth."""
        return self._answers(p, turn, seat).best(1)[0][0]

    def best_alone(self, p: Position, seat: int) -> Programmes:
        """Return what a seat would do best if the others rested."""
        table = p.twin()
        table.plan = [REST] * 36
        return self._routes.weigh(table, seat).best(max(1, self._skill.pool))

    def expected(self, p: Position) -> list[Programmes]:
        """Return what each seat may do: good answers to what the others may do."""
        pools = [self.best_alone(p, seat) for seat in range(self._seats)]
        totals = [Worths() for _ in range(self._seats)]
        table = p.twin()
        for _ in range(self._skill.guesses):
            self._lay(table, pools)
            for seat, total in enumerate(totals):
                total.add(self._routes.weigh(table, seat))
            pools = [total.best(self._skill.pool) for total in totals]
        return pools

    def _lay(self, table: Position, pools: Sequence[Programmes]) -> None:
        """Lay a programme before each seat, the better the likelier."""
        for seat, pool in enumerate(pools):
            turns.lay(table, seat, drawn(pool, _LIKELY, self._source))

    def _answers(self, p: Position, turn: int, seat: int) -> Worths:
        """Return what each programme of a seat is worth against what the others may do."""
        self.judge.look(p, turn, 0)
        table, total = p.twin(), Worths()
        if not self._skill.pool:
            table.plan = [REST] * 36
            total.add(self._routes.weigh(table, seat))
            return total
        pools = self.expected(p)
        matching = self._matched(p, pools) if self._skill.rounds else None
        for _ in range(self._skill.answers):
            if matching:
                matching.draw(table, self._rng, True)
            else:
                self._lay(table, pools)
            total.add(self._routes.weigh(table, seat))
        return total

    def _matched(self, p: Position, pools: Sequence[Programmes]) -> Matching:
        matching = Matching([[programme for _, programme in pool] for pool in pools])
        matching.run(p, self.judge, self._rng, self._skill.rounds)
        return matching


def drawn(pool: Programmes, likely: float, source: Source) -> int:
    """Return one of some programmes, the better the likelier."""
    best = pool[0][0]
    weights = [math.exp((worth - best) / likely) for worth, _ in pool]
    left = sum(weights) * source.below(_GRAINS) / _GRAINS
    for weight, (_, programme) in zip(weights, pool, strict=True):
        left -= weight
        if left < 0:
            return programme
    return pool[-1][1]


def _misjudged(worths: Worths, noise: float, source: Source) -> int:
    """Return the best programme, or a good one of somebody who misjudges them."""
    if not noise:
        return worths.best(1)[0][1]
    return drawn(worths.best(_MISJUDGED), noise, source)
