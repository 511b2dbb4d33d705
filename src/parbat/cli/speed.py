"""The measurements of the rules in ``parbat bench``: how often something is done in a second.

Every measurement does the same work in the same order on every machine, so that two runs, or the
compiled rules and plain Python, can be compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from parbat.core.actors import CHANCE
from parbat.core.chance import Dice, Seed
from parbat.core.game import State
from parbat.core.rng import Rng
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.state import NangaParbatState
from parbat.search.perft import perft
from parbat.search.playout import play_out_many

GAME: Final = "nanga-parbat"
MEASURES: Final = ("playouts", "perft", "copy", "legal_actions", "typed_api")
"""What is measured. What each is about is told by the message ``speed-NAME`` of the game."""


def measure(seconds: float) -> Iterator[tuple[str, float]]:
    """Yield each measurement's name and its rate in 1/s, measured for about ``seconds``."""
    yield "playouts", _rate(_playouts(), seconds)
    yield "perft", _rate(_perft(), seconds)
    yield "copy", _rate(_copy(), seconds)
    yield "legal_actions", _rate(_legal_actions(), seconds)
    yield "typed_api", _rate(_typed_api(), seconds)


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Call ``work``, which returns how much it did, until time is up."""
    work()  # warm up
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def _start() -> NangaParbatState:
    state = NangaParbat().start({}, 2)
    while state.to_act == {CHANCE}:
        state.apply(CHANCE, state.draw(Seed(bytes(32)).stream(0)))
    return state


def _playouts() -> Callable[[], int]:
    root, rng = _start().position, Rng(1)
    return lambda: play_out_many(root, 20, rng)


def _perft() -> Callable[[], int]:
    root = _start().position
    return lambda: perft(root, 3)


def _copy() -> Callable[[], int]:
    state = _start()

    def work() -> int:
        for _ in range(200):
            state.copy()
        return 200

    return work


def _legal_actions() -> Callable[[], int]:
    states = [state.copy() for state in _walk(_start(), Dice(1))]

    def work() -> int:
        for state in states:
            for seat in state.to_act:
                if isinstance(seat, int):
                    state.legal_actions(seat)
        return len(states)

    return work


def _typed_api() -> Callable[[], int]:
    dice = Dice(1)

    def work() -> int:
        return sum(1 for _ in _walk(_start(), dice))

    return work


def _walk(state: NangaParbatState, dice: Dice) -> Iterator[State]:
    """Play a random game through the typed API; yield its state before each action."""
    while state.outcome is None:
        yield state
        seat = state.position.active
        legal = state.legal_actions(seat)
        state.apply(seat, legal[dice.below(len(legal))])
