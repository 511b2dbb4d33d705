"""Looks for a programme: what the others may do, and what is best against it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from parbat.bots.himalaya.foresight import Foresight, best_of
from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.matching import Matching
from parbat.bots.himalaya.numbers import Numbers
from parbat.bots.himalaya.routes import Routes, Worths
from parbat.bots.himalaya.skill import Skill
from parbat.core.chance import Source
from parbat.core.rng import Rng
from parbat.games.himalaya import turns
from parbat.games.himalaya.position import REST, Position
from parbat.games.himalaya.table import TURNS, Table
from parbat.games.himalaya.trace import Trace

_GRAINS: Final = 1_000_000
_LIKELY: Final = 0.01  # of two programmes the one that is worth so much more is e times as likely
_MISJUDGED: Final = 40  # programmes among which somebody who misjudges chooses

_FOLLOWED: Final = 10  # programmes that are followed into the next turn
_NEARLY: Final = 0.03  # and by how much they may be worse than the best

Programmes = list[tuple[float, int]]
"""Programmes and their worth, the best first."""

Others = Callable[[Position], None]
"""Lays before the others what they may do."""


class Planner:
    """Thinks about one turn after another of a game, always as a player of one skill."""

    def __init__(self, table: Table, skill: Skill, by: Numbers, source: Source) -> None:
        """Take the table, the numbers to judge by, and random numbers."""
        self._table = table
        self._p = table.p
        self._seats = table.rules.seats
        self.judge = Judge(table.p.terrain, self._seats, by, skill.plain, skill.hopes)
        self._skill = skill
        self._by = by
        self._routes = Routes(table.p, self.judge)
        self._source = source
        self._rng = Rng(source.below(1 << 31))

    def programme(self, seat: int) -> int:
        """Return a programme for a seat."""
        self._look()
        others = self._others()
        answers = self._answers(others, seat)
        if self._skill.futures and self._table.turn < TURNS:
            return self._followed(answers.best(_FOLLOWED), others, seat)
        return _misjudged(answers, self._skill.noise, self._source)

    def chances(self, seat: int) -> float:
        """Return what the best programme of a seat is worth."""
        self._look()
        return self._answers(self._others(), seat).best(1)[0][0]

    def _look(self) -> None:
        self.judge.look(self._p, self._table.turn, 0)

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

    def _others(self) -> Others:
        """Return how to lay programmes before the others: at rest, guessed, or matched."""
        if not self._skill.pool:
            return _rest
        pools = self.expected(self._p)
        if not self._skill.rounds:
            return lambda table: self._lay(table, pools)
        matching = self._matched(self._p, pools)
        return lambda table: matching.draw(table, self._rng, True)

    def _answers(self, others: Others, seat: int) -> Worths:
        """Return what each programme of a seat is worth against what the others may do."""
        table, total = self._p.twin(), Worths()
        for _ in range(self._skill.answers):
            others(table)
            total.add(self._routes.weigh(table, seat))
        return total

    def _followed(self, good: Programmes, others: Others, seat: int) -> int:
        """Return the best of some good programmes by what can follow in the next turn."""
        near = [programme for worth, programme in good if worth > good[0][0] - _NEARLY]
        foresight = Foresight(self._table, seat, self._by, self._source)

        def worths(programmes: Sequence[int]) -> list[float]:
            start, future = self._p.twin(), foresight.future()
            others(start)
            return [future.worth(self._end(start, seat, each)) for each in programmes]

        return best_of(near, worths, self._skill.futures)

    def _end(self, start: Position, seat: int, programme: int) -> Position:
        p = start.twin()
        turns.lay(p, seat, programme)
        turns.play(p, self.judge, Trace(False))
        return p

    def _matched(self, p: Position, pools: Sequence[Programmes]) -> Matching:
        matching = Matching([[programme for _, programme in pool] for pool in pools])
        matching.run(p, self.judge, self._rng, self._skill.rounds)
        return matching


def _rest(table: Position) -> None:
    table.plan = [REST] * 36


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
