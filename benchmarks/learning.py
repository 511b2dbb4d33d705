"""Learn the numbers that a game's computer players play by from games between them.

Usage: ``.venv/bin/python -m benchmarks.learning GAME [--games 400] [--rounds 3] [--seed 1]
[--jobs 2] [--dry]`` with a game of ``benchmarks/learned``, which tells what is learned and how. The
first round is played by a rough guess, the others by what was learned in the round before. What the
last round tells is printed and written to the game's ``values.json``. What stood there for it does
not matter: the same command finds the same numbers. Numbers that are not learned stay.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from benchmarks.tuning import GAMES, tuned, write


def main() -> None:
    """Play, learn, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=400, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--dry", action="store_true", help="only print what was found")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.rounds, chosen.jobs) < 1:
        parser.error("--games, --rounds and --jobs are at least 1")
    first = 1_000_000 * chosen.seed
    rounds = [
        range(first + number * chosen.games, first + (number + 1) * chosen.games)
        for number in range(chosen.rounds)
    ]
    screen = Console()
    try:
        by = learned(chosen.game, rounds, chosen.jobs, screen)
    except KeyboardInterrupt:
        sys.exit("Interrupted; nothing was written.")
    if not chosen.dry:
        write(by, chosen.out or tuned(chosen.game).OUT)


def learned(game: str, rounds: list[range], jobs: int, screen: Console) -> Any:
    """Play rounds of games of the given numbers, tell what was found, and return it."""
    part = import_module(f"benchmarks.learned.{game}")
    by = part.guessed(tuned(game).numbers())
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            for games in rounds:
                played = pool.map(partial(part.watched, by), games)
                seen = list(track(played, "games", len(games), console=screen))
                by, told = part.learned(seen, by)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    for one in told:
        screen.print(one)
    return by


if __name__ == "__main__":
    main()
