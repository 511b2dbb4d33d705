"""Find the numbers that the computer player of Hardback plays by.

Usage: ``.venv/bin/python -m benchmarks.tuning [--minutes 30] [--seed 1] [--jobs 2] [--out FILE]``.
It begins with the numbers there are, changes some of those that ``benchmarks/learning.py`` cannot
learn at random, lets both versions play the same
games - alone against Penny Dreadful, and against the numbers it began with - and keeps the change
if it is better by more than chance explains. Interrupted, it leaves the best that was found.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import msgspec

from parbat.bots.bot import Bot
from parbat.bots.hardback import Author
from parbat.bots.hardback.values import Numbers, numbers
from parbat.cli.simulate import play_out
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.state import HardbackState

VALUES: Final = Path("src/parbat/bots/hardback/values.json")
_GAMES: Final = 80
"""Games of each kind that a change is tried in at first; as many again to be sure."""
_WORTH: Final = 40.0
"""No game counts for more points than this."""
_SURE: Final = 1.3
"""How many standard errors a change has to be better, each time."""
_CHANGED: Final = 0.3
_STEP: Final = 0.25


def alone(by: Numbers, number: int) -> float:
    """Return by how many points a player beats Penny Dreadful alone."""
    match = begun(number, 1, mode="cooperative")
    play_out(match, [Author(Dice(number), by=by)])
    state = match.state
    assert isinstance(state, HardbackState)
    return _clipped(state.at.players[0].score - state.at.penny)


def together(by: Numbers, number: int) -> float:
    """Return by how many points a player beats one who plays by the usual numbers."""
    seat = number % 2
    players: list[Bot] = [Author(Dice(number)), Author(Dice(number))]
    players[seat] = Author(Dice(number), by=by)
    match = begun(number // 2, 2)
    play_out(match, players)
    outcome = match.state.outcome
    assert outcome
    return _clipped(outcome.scores[seat] - outcome.scores[1 - seat])


def begun(number: int, seats: int, **options: Any) -> Match:
    """Return a match that has begun, the same for the same number."""
    names = [Seat(name=f"Seat {seat}") for seat in range(seats)]
    match = Match(Hardback(), options, names, Seed.numbered(2026, number))
    match.begin()
    return match


def _clipped(points: float) -> float:
    return max(-_WORTH, min(_WORTH, points))


def judged(job: tuple[bytes, int]) -> float:
    """Return what some numbers make of one game of each kind."""
    by = msgspec.json.decode(job[0], type=Numbers)
    return alone(by, job[1]) + together(by, job[1])


class Tuning:
    """The search."""

    def __init__(self, pool: ProcessPoolExecutor, seed: int) -> None:
        """Begin with the numbers there are."""
        self.best = numbers()
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

    def _changed(self) -> Numbers:
        data = msgspec.to_builtins(self.best)
        later = set(data["later"])
        for part in (data, data["coins"], data["points"]):
            for name, value in part.items():
                learned = part is not data and name not in later
                if (
                    isinstance(value, float | int)
                    and not learned
                    and self._dice.random() < _CHANGED
                ):
                    part[name] = round(value * math.exp(self._dice.gauss(0.0, _STEP)), 4)
        return msgspec.convert(data, Numbers)

    def _gain(self, tried: Numbers) -> tuple[float, float]:
        """Return by how much other numbers are better, and how uncertain that is."""
        games = range(self._next, self._next + _GAMES)
        self._next += _GAMES
        both = [msgspec.json.encode(by) for by in (tried, self.best)]
        points = list(self._pool.map(judged, [(by, n) for by in both for n in games], chunksize=4))
        gains = [new - old for new, old in zip(points[:_GAMES], points[_GAMES:], strict=True)]
        return mean(gains), stdev(gains) / math.sqrt(_GAMES)


def write(by: Numbers, file: Path) -> None:
    """Write numbers to a file."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(by)) + b"\n")


def main() -> None:
    """Search for some time, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=VALUES)
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        tuning, tries = Tuning(pool, chosen.seed), 0
        try:
            while time.monotonic() < until:
                tries += 1
                gain = tuning.step()
                if gain is not None:
                    write(tuning.best, chosen.out)
                    print(f"change {tries} is kept: better by {gain:.2f} points", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit("Interrupted.")
    print(f"{tries} changes were tried.")


if __name__ == "__main__":
    main()
