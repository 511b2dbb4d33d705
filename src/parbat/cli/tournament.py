"""``parbat tournament``: computer players against each other, and how strong they are."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, islice
from multiprocessing import get_context
from typing import Final

import click
from rich.console import Group
from rich.table import Table

from parbat.bots import BOTS, find_bot
from parbat.bots.rating import Pair, Rating, ratings
from parbat.cli.shared import console, dice_for, game_argument, json_option, print_json
from parbat.cli.simulate import play_out, progress
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.options import Options, parse
from parbat.core.record import Seat
from parbat.games import find_game
from parbat.texts import Catalogue, catalogue

_TWO: Final = 2
_WAITING: Final = 4  # games for each process that are handed out ahead


@dataclass(frozen=True)
class Task:
    """One game: its number, and which two players sit in seats 0 and 1."""

    game: str
    options: Options
    pair: Pair
    names: tuple[str, str]
    seed: int
    number: int


@click.command()
@game_argument
@click.option(
    "--bots",
    metavar="NAME,NAME,...",
    help="Who plays, two or more (default: all computer players of the game).",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=40,
    show_default=True,
    help="How many games each plays against each.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="N")
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    show_default="one a processor",
    help="How many games are played at the same time.",
)
@click.option(
    "--option",
    "assignments",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; may be repeated. 'parbat games' lists them.",
)
@json_option
@click.pass_obj
def tournament(
    language: str,
    game_name: str,
    bots: str | None,
    count: int,
    seed: int,
    jobs: int,
    assignments: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let computer players play everyone against everyone, two at a table, and rate them.

    Both sit in either seat equally often. The same command gives the same games. Interrupted, it
    tells what was found so far.

    \b
    Examples:
      parbat tournament hardback --bots level-5,level-3,level-1 --games 100
      parbat tournament nanga-parbat --json
    """
    game = find_game(game_name)
    options = game.settle(parse(game.options, assignments))
    names = _players(game_name, bots)
    pairs = list(combinations(range(len(names)), 2))
    tasks = [
        _task(game_name, options, pair, names, seed, number)
        for number in range(count)
        for pair in pairs
    ]
    results: dict[Pair, list[float]] = {pair: [] for pair in pairs}
    with progress() as shown:
        bar = shown.add_task("games", total=len(tasks))
        try:
            for pair, points in _played(tasks, jobs):
                results[pair].append(points)
                shown.advance(bar)
        except KeyboardInterrupt:
            shown.console.print(catalogue(language).text("cli-stopped"))
    found = ratings(len(names), results, seed)
    if as_json:
        print_json(_as_data(names, results, found))
    else:
        console().print(_as_tables(names, results, found, catalogue(language)))


def _players(game: str, bots: str | None) -> list[str]:
    names = bots.split(",") if bots is not None else list(reversed(BOTS[game]))
    if len(names) < _TWO or len(set(names)) < len(names):
        raise click.UsageError("--bots takes two or more different names separated by commas")
    for name in names:
        find_bot(game, name, dice_for(0))
    return names


def _task(
    game: str, options: Options, pair: Pair, names: list[str], seed: int, number: int
) -> Task:
    one, other = pair
    return Task(game, options, pair, (names[one], names[other]), seed, number)


def _played(tasks: list[Task], jobs: int) -> Iterator[tuple[Pair, float]]:
    """Play all games, some at a time; yield who played and the first one's points."""
    waiting: set[Future[float]] = set()
    pairs: dict[Future[float], Pair] = {}
    left = iter(tasks)
    # Not forked: the children would inherit whatever the parent's threads hold.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            while True:
                for task in islice(left, jobs * _WAITING - len(waiting)):
                    future = pool.submit(points_of, task)
                    pairs[future] = task.pair
                    waiting.add(future)
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield pairs.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def points_of(task: Task) -> float:
    """Play a game and return the points of the pair's first player: 1, 0.5 or 0.

    They change seats after each game. Each pair of games begins with the same draws.
    """
    swapped = task.number % 2
    chairs = [task.names[seat ^ swapped] for seat in range(_TWO)]
    name = f"{task.seed} {task.number} {' '.join(chairs)}"
    seats = [Seat(name=chair, bot=chair) for chair in chairs]
    match = Match(
        find_game(task.game), task.options, seats, Seed.numbered(task.seed, task.number // 2)
    )
    match.begin()
    play_out(match, [find_bot(task.game, chair, Dice(name)) for chair in chairs])
    outcome = match.state.outcome
    if outcome is None or outcome.ranks is None or outcome.ranks[0] == outcome.ranks[1]:
        return 0.5
    return float(outcome.ranks[swapped] == 1)


def _as_data(
    names: list[str], results: dict[Pair, list[float]], found: list[Rating]
) -> dict[str, object]:
    return {
        "players": [
            {"bot": name, "elo": round(one.elo), "elo_95": [round(one.low), round(one.high)]}
            for name, one in zip(names, found, strict=True)
        ],
        "pairs": [
            {"bots": [names[one], names[other]], "games": len(games), "points": sum(games)}
            for (one, other), games in results.items()
        ],
    }


def _as_tables(
    names: list[str], results: dict[Pair, list[float]], found: list[Rating], texts: Catalogue
) -> Group:
    rated = Table(texts.text("summary-player"), box=None)
    for title in ("Elo", texts.text("summary-interval")):
        rated.add_column(title, justify="right")
    met = Table(texts.text("summary-player"), box=None)
    for name in names:
        met.add_column(name, justify="right")
    for player in sorted(range(len(names)), key=lambda player: -found[player].elo):
        one = found[player]
        rated.add_row(names[player], f"{one.elo:.0f}", f"{one.low:.0f} to {one.high:.0f}")
        met.add_row(names[player], *(_share(results, player, other) for other in range(len(names))))
    return Group(rated, "", met)


def _share(results: dict[Pair, list[float]], player: int, other: int) -> str:
    if player == other:
        return ""
    games = results[min(player, other), max(player, other)]
    if not games:
        return "-"
    points = sum(games) if player < other else len(games) - sum(games)
    return f"{100 * points / len(games):.1f} %"
