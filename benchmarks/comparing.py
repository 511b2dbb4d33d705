"""Compare other numbers for a game's computer players with those they play by.

Usage: ``.venv/bin/python -m benchmarks.comparing GAME FILE [--games 150] [--seed 1] [--jobs 2]``
with a game of ``benchmarks/tuned``. Both are judged by the same games, as ``benchmarks/tuning.py``
judges a change; printed is how each does, and by how much the file's numbers are better, with the
interval that holds in 95 of 100 cases. Nothing is written.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import msgspec
from rich.progress import track

from benchmarks.tuning import GAMES, judged, tuned

_WIDTH: Final = 1.96  # standard errors to each side


def told(new: Sequence[float], old: Sequence[float]) -> str:
    """Return what was found in words: two games and more, by each kind of numbers."""
    gains = [one - other for one, other in zip(new, old, strict=True)]
    width = _WIDTH * stdev(gains) / math.sqrt(len(gains))
    gain = mean(gains)
    return (
        f"the file's {mean(new):.3f}, the present {mean(old):.3f}: "
        f"better by {gain:.3f} ({gain - width:.3f} to {gain + width:.3f})"
    )


def read(file: Path, game: str) -> Any:
    """Return the numbers of a file; exit with a sentence if it has none."""
    numbers = tuned(game).Numbers
    try:
        return msgspec.json.decode(file.read_bytes(), type=numbers)
    except OSError as error:
        sys.exit(f"{file} cannot be read: {error.strerror}.")
    except msgspec.DecodeError as error:
        sys.exit(f"{file} does not hold numbers for {game}: {error}.")


def main() -> None:
    """Compare, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    if chosen.games <= 1 or chosen.jobs < 1:
        parser.error("--games is at least 2, --jobs at least 1")
    both = [read(chosen.file, chosen.game), tuned(chosen.game).numbers()]
    first = 1_000_000 * chosen.seed
    numbers = range(first, first + chosen.games)
    jobs = [(chosen.game, msgspec.json.encode(by), n) for n in numbers for by in both]
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        try:
            points = list(track(pool.map(judged, jobs, chunksize=2), "games", len(jobs)))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit("Interrupted.")
    print(told(points[::2], points[1::2]))


if __name__ == "__main__":
    main()
