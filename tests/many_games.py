"""Many games of any options between any players, in which everything is checked that can be.

``.venv/bin/python -m tests.many_games hardback --games 10000 --seed 1 --jobs 2``
"""

from __future__ import annotations

import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import click

from one_game import OneGame, Part
from parbat.cli.simulate import progress

PARTS = {"hardback": "hardback.many", "himalaya": "himalaya.many"}
"""For each game the module with its own part."""

Result = tuple[int, Counter[str], str]
"""The number of a game, what came up in it, and what went wrong."""


def try_out(game: str, seed: int, number: int) -> Result:
    """Play one game and return what came up or went wrong."""
    try:
        part: Part = import_module(PARTS[game]).PART
        return number, OneGame(part, seed, number).play(), ""
    except Exception:
        return number, Counter(), traceback.format_exc()


@contextmanager
def results(game: str, seed: int, numbers: range, jobs: int) -> Iterator[Iterator[Result]]:
    """Play games at the same time; give each when it is over."""
    one = partial(try_out, game, seed)
    if jobs == 1:
        yield map(one, numbers)
        return
    # An interruption is the business of the parent alone.
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap_unordered(one, numbers)


@click.command()
@click.argument("game", type=click.Choice(sorted(PARTS)))
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True, help="Another seed gives other games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
def main(game: str, games: int, seed: int, first: int, jobs: int) -> None:
    """Play games and stop at the first in which something does not hold."""
    total = Counter[str]()
    try:
        with results(game, seed, range(first, first + games), jobs) as each, progress() as bar:
            task = bar.add_task("games", total=games)
            for number, found, wrong in each:
                if wrong:
                    again = f"-m tests.many_games {game} --seed {seed} --first {number} --games 1"
                    click.echo(f"{wrong}Game {number} of seed {seed}; again: python {again}")
                    sys.exit(1)
                total += found
                bar.advance(task)
    except KeyboardInterrupt:
        click.echo("Interrupted. Up to then nothing was wrong.")
        sys.exit(130)
    finally:
        for name, count in sorted(total.items()):
            click.echo(f"{count:>10} {name}")


if __name__ == "__main__":
    main()
