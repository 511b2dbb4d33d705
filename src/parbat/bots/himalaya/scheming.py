"""Where an event counter helps, or harms the others, enough to be used up (rules 10.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from parbat.bots.himalaya.numbers import Numbers
from parbat.bots.himalaya.planning import Planner
from parbat.bots.himalaya.skill import Skill
from parbat.core.chance import Dice, Source
from parbat.games.himalaya.actions import Place
from parbat.games.himalaya.position import DEAL, SLOTS, Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import TURNS, Table

_HUNDRED: Final = 100.0


class Schemer:
    """Tries out counters where the others are expected, and where it goes itself."""

    def __init__(self, skill: Skill, by: Numbers, source: Source) -> None:
        """Think a little about many places, all with the same random numbers."""
        self._most = skill.counters
        quick = replace(skill, guesses=1, answers=3, rounds=0, futures=0)
        self._skill = replace(quick, pool=min(skill.pool, 3))
        self._by = by
        self._seed = source.below(1 << 31)

    def best(self, state: HimalayaState, seat: int, places: Sequence[Place]) -> Place:
        """Return the counter that helps most, or none if none helps enough."""
        none = next(place for place in places if place.counter == "none")
        if not self._most or len(places) == 1:
            return none
        tried = self._promising(state.table, seat, places)
        chances = {place: self._chances(state, seat, place) for place in (none, *tried)}
        best = max(chances, key=chances.__getitem__)
        enough = self._by.counter / _HUNDRED * (TURNS - state.table.turn) / TURNS
        return best if chances[best] - chances[none] > enough else none

    def _planner(self, table: Table) -> Planner:
        return Planner(table, self._skill, self._by, Dice(self._seed))

    def _chances(self, state: HimalayaState, seat: int, place: Place) -> float:
        trial = state.copy()
        trial.apply(seat, place)
        return self._planner(trial.table).chances(seat)

    def _promising(self, table: Table, seat: int, places: Sequence[Place]) -> list[Place]:
        """Return, of each counter, the places that matter most to the others and not to the seat.

        With the market it is the other way round.
        """
        planner = self._planner(table)
        planner.judge.look(table.p, table.turn, 0)
        pools = planner.expected(table.p)
        stirred: Counter[tuple[int, ...]] = Counter()
        for other, pool in enumerate(pools):
            for _, programme in pool[:1]:
                for where in passed(table.p, other, programme):
                    own = (other == seat) == (len(where) == 1)
                    stirred[where] += 1 if own else -len(pools)
        found: list[Place] = []
        for counter in ("yeti", "snowstorm", "market"):
            fitting = [place for place in places if place.counter == counter]
            fitting = [place for place in fitting if stirred[place.villages] > 0]
            fitting.sort(key=lambda place: -stirred[place.villages])
            found += fitting[: self._most]
        return found


def passed(p: Position, seat: int, programme: int) -> list[tuple[int, ...]]:
    """Return the ends of the tracks that a programme takes, and the villages that it deals in."""
    here = p.caravan[seat]
    found: list[tuple[int, ...]] = []
    for power in reversed(range(SLOTS)):
        action = programme // 5**power % 5
        there = p.terrain.exits[3 * here + action] if action < DEAL else 0
        if action == DEAL:
            found.append((here,))
        elif there:
            found.append((min(here, there), max(here, there)))
            here = there
    return found
