"""What lies ready in Himalaya is worth, learned from who wins games of computer players.

The positions at the ends of turns are kept, and who won. The numbers are those under which the
winners were given the greatest chances: maximum likelihood, by the steps of Berndt, Hall, Hall and
Hausman, with a guess to which numbers are held that the games say little about. Numbers which
choose between actions only, and those of the players that think of no eliminations, are not
learned.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType
from rich.table import Table

from parbat.bots.himalaya import Caravaneer
from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.numbers import Numbers
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games import find_game
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import Program
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import TURNS
from parbat.games.himalaya.trace import Trace

_LEVEL: Final = 4
_SEATS: Final = (4, 4, 3)
_GUESS: Final[dict[str, Any]] = {
    "religion_spread": 0.7,
    "politics_spread": 0.4,
    "yaks_spread": 1.8,
    "grip": 1.6,
    "early_grip": 0.7,
    "stupa_left": 1.2,
    "stupa_pace": 0.5,
    "delegation_left": 0.15,
    "delegation_pace": 1.2,
    "goods": (0.6, 1.1, 1.6, 2.1, 2.6),
    "good_religion": 0.15,
    "good_politics": 0.15,
    "further": 0.8,
    "late": 1.0,
    "order_yaks": 0.25,
    "order_religion": 0.15,
    "order_politics": 0.1,
    "lacking": 0.4,
    "near": 0.75,
    "supply": 0.1,
    "marker": 0.6,
    "marker_fades": 0.7,
}
_PARTS: Final = frozenset({"further", "lacking", "near", "marker_fades"})
"""What lies between 0 and 1."""
_WIDTH: Final = 0.35
"""How far from the guess numbers may well be: of their logarithm, one standard deviation."""
_STEPS: Final = 20
_PARTS_OF_STEP: Final = tuple(0.5**halvings for halvings in range(6))
_ENOUGH: Final = 1e-3
_NUDGE: Final = 1e-3
_LEAST: Final = 1e-3  # so that one surprise does not outweigh all the rest

Seen = tuple[int, int, list[tuple[int, Position]]]
"""A game: its seats, the one that won, and the ends of its turns but the last."""


def guessed(by: Numbers) -> Numbers:
    """Return numbers in which a guess stands in place of all that is learned."""
    return msgspec.structs.replace(by, **_GUESS)


def watched(by: Numbers, number: int) -> Seen:
    """Play a game by some numbers and return what is learned from."""
    seats = _SEATS[number % len(_SEATS)]
    seed = Seed.numbered(2026, number)
    match = Match(find_game("himalaya"), {"players": seats}, [""] * seats, seed)
    match.begin()
    players = [Caravaneer(Dice(f"{number} {seat}"), _LEVEL, by) for seat in range(seats)]
    ends: list[tuple[int, Position]] = []
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.undecided if isinstance(actor, int))
        action = players[seat].choose(match.perspective(seat, players[seat].source))
        assert isinstance(match.state, HimalayaState)
        table = match.state.table
        last = table.turn < TURNS and table.programmes.count(None) == 1
        if last and isinstance(action, Program):
            ends.append((table.turn, _end(match.state, seat, action, by)))
        match.apply(seat, action)
    assert match.state.outcome.ranks is not None
    return seats, match.state.outcome.ranks.index(1), ends


def _end(state: HimalayaState, seat: int, last: Program, by: Numbers) -> Position:
    """Return the position after a turn, before anything is refilled."""
    trial = state.copy()
    judge = Judge(trial.table.p.terrain, trial.table.rules.seats, by, False, 1.0)
    judge.look(trial.table.p, trial.table.turn, 0)
    trial.apply(seat, last)
    turns.play_on(trial.table.p, judge, Trace(False))
    return trial.table.p


def learned(seen: Sequence[Seen], by: Numbers) -> tuple[Numbers, list[RenderableType]]:
    """Return the numbers with what the games tell in them, and how that is told."""
    start = _flat(_GUESS)

    def likely(at: NDArray[np.float64]) -> float:
        held = ((at - start) ** 2).sum() / (2 * _WIDTH**2)
        return float(_told(seen, _with(by, at)).sum() - held)

    at, errors = start.copy(), np.zeros_like(start)
    for _ in range(_STEPS):
        slopes = _slopes(seen, by, at)
        # Each position of a game tells of the same winner: a game counts as one.
        normal = slopes.T @ slopes + np.eye(len(at)) / _WIDTH**2
        step = np.linalg.solve(normal, slopes.sum(axis=0) - (at - start) / _WIDTH**2)
        errors = np.sqrt(np.diag(np.linalg.inv(normal)))
        further = _longest(likely, at, step)
        if further is None:
            break
        at = further
    found = _with(by, at)
    shares = [_told(seen, _with(by, point)).mean() for point in (start, at)]
    return found, [_as_table(found, errors), _gain(len(seen), *shares)]


def _longest(
    likely: Callable[[NDArray[np.float64]], float],
    at: NDArray[np.float64],
    step: NDArray[np.float64],
) -> NDArray[np.float64] | None:
    """Return where the longest part of a step leads that makes it likelier, if any does."""
    now = likely(at)
    for part in _PARTS_OF_STEP:
        if likely(at + part * step) > now + _ENOUGH:
            return at + part * step
    return None


def _told(seen: Sequence[Seen], by: Numbers) -> NDArray[np.float64]:
    """Return for each game the mean logarithm of the chance that its winner was given."""
    terrain = seen[0][2][0][1].terrain
    judges = {seats: Judge(terrain, seats, by, False, 1.0) for seats in set(_SEATS)}
    means = np.zeros(len(seen))
    for game, (seats, winner, ends) in enumerate(seen):
        judge = judges[seats]
        for turn, p in ends:
            judge.foresee(turn, 0)
            means[game] += math.log(max(_LEAST, judge.told(p, winner))) / len(ends)
    return means


def _slopes(seen: Sequence[Seen], by: Numbers, at: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how each game's logarithm grows with each number: a row for each game."""
    slopes = np.zeros((len(seen), len(at)))
    for number in range(len(at)):
        step = np.zeros_like(at)
        step[number] = _NUDGE
        more, less = _told(seen, _with(by, at + step)), _told(seen, _with(by, at - step))
        slopes[:, number] = (more - less) / (2 * _NUDGE)
    return slopes


# Numbers as points of a space without bounds


def _flat(numbers: dict[str, Any]) -> NDArray[np.float64]:
    points: list[float] = []
    for name, value in numbers.items():
        values = value if isinstance(value, tuple) else (value,)
        points += [math.log(each / (1 - each) if name in _PARTS else each) for each in values]
    return np.array(points)


def _with(by: Numbers, points: NDArray[np.float64]) -> Numbers:
    left = iter(points)
    changed = {
        name: tuple(_of(name, next(left)) for _ in value)
        if isinstance(value, tuple)
        else _of(name, next(left))
        for name, value in _GUESS.items()
    }
    return msgspec.structs.replace(by, **changed)


def _of(name: str, point: float) -> float:
    power = math.exp(point)
    return float(power / (1 + power) if name in _PARTS else power)


def _as_table(found: Numbers, errors: NDArray[np.float64]) -> Table:
    table = Table("number", "guess", "learned", "± of its logarithm")
    left = iter(errors)
    for name, guess in _GUESS.items():
        value = getattr(found, name)
        pairs = zip(guess, value, strict=True) if isinstance(guess, tuple) else [(guess, value)]
        for before, after in pairs:
            table.add_row(name, f"{before:g}", f"{after:.3g}", f"{next(left):.2f}")
    return table


def _gain(games: int, before: float, after: float) -> str:
    given = [f"{100 * math.exp(mean):.1f} %" for mean in (before, after)]
    return f"{games:,} games; winners were given {given[0]} by the guess, {given[1]} as learned"
