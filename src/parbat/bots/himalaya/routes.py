"""What every programme of a seat is worth against fixed ones of the others.

The programmes are gone through like a tree, slot by slot. Most actions are lost wherever they are
looked at - no such track, nothing to deal with - and are as good as a rest: what is behind them is
not played but copied. So is what is behind a village that is reached by several ways at the same
time: the same can be done there, as long as nothing was dealt on the way. Of programmes that come
to the same, the one that rests more is a trifle better, and of two rests the later.
"""

from __future__ import annotations

from parbat.bots.himalaya.judging import Judge
from parbat.games.himalaya import position, resolving, turns
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.trace import Trace

DEAL = position.DEAL
REST = position.REST
SLOTS = position.SLOTS
PROGRAMMES = turns.PROGRAMMES
TRIFLE = 1e-9
EQUAL = 1e-6  # what differs by less is as good as equal


class Worths:
    """What the programmes are worth to a seat, added up over several weighings.

    ``tried`` tells those in which no action is lost in every weighing.
    """

    def __init__(self) -> None:
        """Start with nothing weighed."""
        self.of = [0.0] * 15625
        self.tried = [0] * 15625
        self.times = 0

    def clear(self) -> None:
        """Forget all weighings."""
        self.times = 0
        for programme in range(PROGRAMMES):
            self.of[programme] = 0.0
            self.tried[programme] = 0

    def add(self, other: Worths) -> None:
        """Add other weighings."""
        self.times += other.times
        for programme in range(PROGRAMMES):
            self.of[programme] += other.of[programme]
            self.tried[programme] |= other.tried[programme]

    def best(self, most: int) -> list[tuple[float, int]]:
        """Return the best programmes that differ in worth, with their mean worth, best first."""
        found: list[tuple[float, int]] = []
        below = 1e9
        while len(found) < most:
            programme = self._next(below)
            if programme < 0:
                break
            below = self.of[programme] - EQUAL
            found.append((self.of[programme] / self.times, programme))
        return found

    def _next(self, below: float) -> int:
        best, worth = -1, -1e9
        for programme in range(PROGRAMMES):
            here = self.of[programme]
            if self.tried[programme] and worth < here and here < below:
                best, worth = programme, here
        return best


class Routes:
    """Weighs all programmes of a seat. One object can be used again and again."""

    def __init__(self, p: Position, judge: Judge) -> None:
        """Take the judge, and a position of the game that is played."""
        self.stack = [p.twin() for _ in range(SLOTS + 1)]
        self.judge = judge
        self.silent = Trace(False)
        self.seat = 0
        self.found = Worths()
        self.reached = [0] * 1617

    def weigh(self, p: Position, seat: int) -> Worths:
        """Return what each programme is worth against those of the others in ``p.plan``.

        The result is overwritten by the next weighing.
        """
        self.seat = seat
        self.found.clear()
        self.found.times = 1
        start = self.stack[0]
        start.become(p)
        resolving.begin(start)
        self._forget(0)
        self._from(0, 0, 0, 0.0)
        return self.found

    def _forget(self, dealt: int) -> None:
        """Forget what was reached after so many deals."""
        for place in range(231 * dealt, 231 * (dealt + 1)):
            self.reached[place] = 0

    def _from(self, depth: int, dealt: int, first: int, rests: float) -> None:
        """Weigh all programmes that begin like ``first``, up to a slot; ``rests`` are worth so.

        ``reached[231 * dealt + 33 * depth + village]`` is the first programme, plus 1, that comes
        to a village like this after the same deals.
        """
        p = self.stack[depth]
        place = 231 * dealt + 33 * depth + p.caravan[self.seat]
        if self.reached[place]:
            self._copy(self.reached[place] - 1, first, POWERS[SLOTS - depth])
            return
        self.reached[place] = first + 1
        if depth == SLOTS:
            self.found.of[first] = self.judge.worth(p, self.seat) + rests
            self.found.tried[first] = 1
            return
        block = POWERS[SLOTS - 1 - depth]
        self._step(p, depth, REST)
        self._from(depth + 1, dealt, first + REST * block, rests + TRIFLE * (9 + depth))
        for a in range(REST):
            begin = first + a * block
            if self._goes(p, depth, dealt, a, first, rests):
                deals = dealt + (a == DEAL)
                if a == DEAL:
                    self._forget(deals)
                self._from(depth + 1, deals, begin, rests)

    def _goes(
        self, p: Position, depth: int, dealt: int, action: int, first: int, rests: float
    ) -> bool:
        """Carry out an action of the seat; if it is lost, it is worth what a rest is."""
        block = POWERS[SLOTS - 1 - depth]
        begin = first + action * block
        if action < DEAL:
            exit_ = 3 * p.caravan[self.seat] + action
            possible = p.terrain.exits[exit_] > 0 and p.terrain.track[exit_] != p.yeti
            if possible and p.terrain.track[exit_] == p.storm:
                self._copy(first + REST * block, begin, block)
                self._storm(p, depth, dealt, action, begin, rests)
                return False
        else:
            possible = may_deal(p, self.seat)
        if possible and self._step(p, depth, action):
            return True
        self._copy(first + REST * block, begin, block)
        return False

    def _storm(
        self, p: Position, depth: int, dealt: int, action: int, first: int, rests: float
    ) -> None:
        """Weigh the programmes that cross the snowstorm, with two equal moves (rules 10.4)."""
        if depth + 1 < SLOTS:
            p.plan[6 * self.seat + depth + 1] = action
            self._step(p, depth, action)
            self._step(self.stack[depth + 1], depth + 1, action)
            self._from(depth + 2, dealt, first + action * POWERS[SLOTS - 2 - depth], rests)

    def _step(self, p: Position, depth: int, action: int) -> bool:
        """Carry out a slot and return whether the seat's action was not lost."""
        seat = self.seat
        after = self.stack[depth + 1]
        after.become(p)
        after.plan[6 * seat + depth] = action
        turns.play_slot(after, self.judge, self.silent)
        if action < DEAL:
            return True
        for good in range(5):  # noqa: SIM110 (compiled, a loop is faster)
            if after.held[5 * seat + good] != p.held[5 * seat + good]:
                return True
        return False

    def _copy(self, source: int, goal: int, size: int) -> None:
        for i in range(size):
            self.found.of[goal + i] = self.found.of[source + i]


POWERS = [5**power for power in range(SLOTS + 1)]


def may_deal(p: Position, seat: int) -> bool:
    """Return whether a deal of a seat is not lost in any case."""
    here = p.caravan[seat]
    if p.order_at[here]:
        return resolving.can_deliver(p, seat, p.order_at[here])
    return resolving.lowest(p, here) >= 0 and not p.collected[seat] >> here & 1
