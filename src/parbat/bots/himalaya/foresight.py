"""What is left to be made of the end of a turn: the next turn, as chance may have it.

Chance refills the villages by the rules. The others then do what would be best for each of them
alone, and the seat answers as well as it can: it knows more than it will, but in the same way
whatever is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.numbers import Numbers
from parbat.bots.himalaya.routes import Routes
from parbat.core.chance import Dice, Source
from parbat.games.himalaya import flow, inventory, refilling, turns
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.table import TURNS, Table

_FEWEST = 2  # are compared to the end

T = TypeVar("T")


class Foresight:
    """Looks from a turn that is not the last into the next, for one seat."""

    def __init__(self, table: Table, seat: int, by: Numbers, source: Source) -> None:
        """Take the table in the middle of the turn, and the numbers to judge by."""
        assert table.turn < TURNS
        self.table = table
        self.seat = seat
        self.routes = _routes(table, by)
        self._source = source

    def future(self) -> Future:
        """Return a way in which it may go on, with random numbers of its own."""
        return Future(self, self._source.below(1 << 31))


def _routes(table: Table, by: Numbers) -> Routes:
    judge = Judge(table.p.terrain, table.rules.seats, by, plain=False, hopes=1.0)
    judge.look(table.p, table.turn + 1, 0)
    return Routes(table.p, judge)


class Future:
    """One way in which it may go on: the same for all ends of the turn that are compared in it."""

    def __init__(self, by: Foresight, seed: int) -> None:
        """Draw by random numbers that begin with ``seed``."""
        self._by = by
        self._seed = seed
        self._replies: dict[int, int] = {}

    def worth(self, end: Position) -> float:
        """Return the seat's chance to win after its best programme of the next turn."""
        p, routes, seat = self._refilled(end), self._by.routes, self._by.seat
        # Found once: the ends that are compared differ little in what is best for the others.
        self._replies = self._replies or {
            other: routes.weigh(p, other).best(1)[0][1] for other in range(p.seats) if other != seat
        }
        for other, programme in self._replies.items():
            turns.lay(p, other, programme)
        return routes.weigh(p, seat).best(1)[0][0]

    def _refilled(self, end: Position) -> Position:
        """Return the position at the start of the next turn, all programmes at rest."""
        table, dice = self._by.table.copy(), Dice(self._seed)
        table.p = end.twin()
        table.phase = "resolve"
        flow.go_on(table)
        while refilling.due(table) is not None:
            refilling.happen(table, refilling.draw(table, dice))
            flow.go_on(table)
        while table.awaits_choice:
            leader = inventory.leader(table)
            assert leader is not None
            inventory.choose(table, leader, inventory.listed(table)[0])
            flow.go_on(table)
        return table.p


def best_of(
    choices: Sequence[T], worths: Callable[[Sequence[T]], Sequence[float]], times: int
) -> T:
    """Return the choice that does best in several trials; the worse half may drop out twice.

    ``worths`` returns what each of some choices is worth in one trial, the same for all of them.
    """
    left = list(choices)
    sums = dict.fromkeys(left, 0.0)
    for trial in range(times if len(left) > 1 else 0):
        if trial in (times // 4, times // 2):
            half = max(_FEWEST, (len(left) + 1) // 2)
            left = sorted(left, key=sums.__getitem__, reverse=True)[:half]
        for choice, worth in zip(left, worths(left), strict=True):
            sums[choice] += worth
    return max(left, key=sums.__getitem__)
