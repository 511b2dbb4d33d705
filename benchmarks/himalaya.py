"""How fast turns of Himalaya are played ahead: ``python -m benchmarks.himalaya``.

Measured are a turn of four players, copied and resolved, and all 15,625 programmes of one seat
valued against fixed ones of the others, both on positions of random games.
"""

from __future__ import annotations

import statistics
import time

from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import STEPS
from parbat.games.himalaya.meta import Himalaya
from parbat.games.himalaya.position import PROGRAMMES, Position
from parbat.games.himalaya.programming import random_programme
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.trace import Trace
from parbat.uncompiled import is_compiled

GAMES = 20
PLAYERS = 4


def positions() -> list[Position]:
    """Return positions before a resolution, each from the midst of a random game."""
    found = []
    for number in range(GAMES):
        match = Match(Himalaya(), {}, ["A", "B", "C", "D"], Seed.numbered(number))
        match.begin()
        dice, state = Dice(number), match.state
        assert isinstance(state, HimalayaState)
        while state.table.turn < 2 + number % 10 or state.table.phase != "program":
            seat = min(actor for actor in state.undecided if isinstance(actor, int))
            forms, listed = state.forms(seat), state.legal_actions(seat)
            made = forms[0].sample(dice) if forms else None
            match.apply(seat, made or listed[dice.below(len(listed))])
        p = state.table.p.twin()
        steps = [step for _ in range(6) for step in random_programme(dice).steps]
        p.plan = [STEPS.index(step) for step in steps]
        found.append(p)
    return found


def microseconds_a_turn(p: Position, times: int) -> float:
    """Return how long copying a position and resolving its turn takes."""
    began = time.perf_counter()
    turns.repeat(p, p.twin(), turns.Policy(), Trace(False), times)
    return (time.perf_counter() - began) / times * 1e6


def milliseconds_for_all(p: Position) -> float:
    """Return how long valuing every programme of a seat takes."""
    began = time.perf_counter()
    turns.weigh(p, 0, turns.Policy(), turns.Values())
    return (time.perf_counter() - began) * 1e3


def told(name: str, figures: list[float], unit: str) -> str:
    """Return a line of the result."""
    low, middle, high = min(figures), statistics.median(figures), max(figures)
    return f"{name}: {low:.2f} to {high:.2f}, mostly {middle:.2f} {unit}"


def main() -> None:
    found = positions()
    print("compiled" if is_compiled() else "uncompiled")
    times = 20_000 if is_compiled() else 20
    one = [microseconds_a_turn(p, times) for p in found]
    print(told(f"a turn of {PLAYERS} players", one, "µs"))
    every = [milliseconds_for_all(p) for p in (found if is_compiled() else found[:1])]
    print(told(f"{PROGRAMMES:,} programmes of one seat", every, "ms"))


if __name__ == "__main__":
    main()
