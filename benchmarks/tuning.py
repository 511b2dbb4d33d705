"""Find the numbers that a game's computer players play by.

Usage: ``.venv/bin/python -m benchmarks.tuning GAME [--minutes 30] [--seed 1] [--jobs 2]
[--out FILE]`` with a game of ``benchmarks/tuned``. It begins with the numbers there are, changes
some at random, lets both versions be judged by the same games, and keeps the change if it is better
by more than chance explains. In Hardback they play: alone against Penny Dreadful, and against the
numbers it began with. In Himalaya they foretell who wins games of computer players. Interrupted, it
leaves the best that was found.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import msgspec

GAMES: Final = ("hardback", "himalaya")
_GAMES: Final = 80
"""Games of each kind that a change is tried in at first; as many again to be sure."""
_SURE: Final = 1.3
"""How many standard errors a change has to be better, each time."""
_CHANGED: Final = 0.3
_STEP: Final = 0.25
_DIGITS: Final = 4


def tuned(game: str) -> Any:
    """Return the module of a game: ``Numbers``, ``numbers``, ``allowed``, ``judged``, ``OUT``."""
    return import_module(f"benchmarks.tuned.{game}")


def judged(job: tuple[str, bytes, int]) -> float:
    """Return what some numbers make of a game."""
    game, by, number = job
    part = tuned(game)
    worth: float = part.judged(msgspec.json.decode(by, type=part.Numbers), number)
    return worth


class Tuning:
    """The search."""

    def __init__(self, game: str, pool: ProcessPoolExecutor, seed: int) -> None:
        """Begin with the numbers there are."""
        self.best = tuned(game).numbers()
        self._game = game
        self._pool = pool
        self._dice = random.Random(seed)
        self._next = 1_000_000 * seed

    def step(self) -> float | None:
        """Try a change; return by how much it is better if it is kept."""
        tried = self._changed()
        gains = []
        for _ in range(2):
            gain, error = self._gain(tried)
            if gain < _SURE * error:
                return None
            gains.append(gain)
        self.best = tried
        return mean(gains)

    def _changed(self) -> Any:
        shaken = self._shaken(msgspec.to_builtins(self.best))
        return tuned(self._game).allowed(msgspec.convert(shaken, type(self.best)), self.best)

    def _shaken(self, part: Any) -> Any:
        """Return numbers, some of them changed at random, at whatever depth they stand."""
        match part:
            case dict():
                return {name: self._shaken(value) for name, value in part.items()}
            case list() | tuple():
                return [self._shaken(value) for value in part]
            case float() | int() if self._dice.random() < _CHANGED:
                return round(part * math.exp(self._dice.gauss(0.0, _STEP)), 4)
        return part

    def _gain(self, tried: Any) -> tuple[float, float]:
        """Return by how much other numbers are better, and how uncertain that is."""
        games = range(self._next, self._next + _GAMES)
        self._next += _GAMES
        both = [msgspec.json.encode(by) for by in (tried, self.best)]
        jobs = [(self._game, by, number) for by in both for number in games]
        points = list(self._pool.map(judged, jobs, chunksize=4))
        gains = [new - old for new, old in zip(points[:_GAMES], points[_GAMES:], strict=True)]
        return mean(gains), stdev(gains) / math.sqrt(_GAMES)


def write(by: Any, file: Path) -> None:
    """Write numbers to a file, as exactly as they can matter."""
    data = msgspec.json.encode(_short(msgspec.to_builtins(by)))
    file.write_bytes(msgspec.json.format(data) + b"\n")


def _short(part: Any) -> Any:
    match part:
        case dict():
            return {name: _short(value) for name, value in part.items()}
        case list() | tuple():
            return [_short(value) for value in part]
        case float():
            return float(f"{part:.{_DIGITS}g}")
    return part


def main() -> None:
    """Search for some time, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    out = chosen.out or tuned(chosen.game).OUT
    until = time.monotonic() + 60 * chosen.minutes
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        tuning, tries = Tuning(chosen.game, pool, chosen.seed), 0
        try:
            while time.monotonic() < until:
                tries += 1
                gain = tuning.step()
                if gain is not None:
                    write(tuning.best, out)
                    print(f"change {tries} is kept: better by {gain:.3f}", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit("Interrupted.")
    print(f"{tries} changes were tried.")


if __name__ == "__main__":
    main()
