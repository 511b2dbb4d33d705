"""``parbat tournament``: computer players against each other, and how strong they are."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import click
from rich.console import Group
from rich.table import Table

from parbat.bots import BOTS, find_bot
from parbat.bots.rating import Pair, Rating, ratings
from parbat.cli.contests import Contest, played
from parbat.cli.shared import (
    console,
    dice_for,
    game_argument,
    jobs_option,
    json_option,
    print_json,
)
from parbat.cli.simulate import progress
from parbat.core.options import Options, parse
from parbat.games import find_game
from parbat.texts import Catalogue, catalogue

_TWO: Final = 2


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
@jobs_option
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
    """Let computer players play everyone against everyone, two kinds at a table, and rate them.

    Both sit in every seat equally often. In a game for more than two they sit alternately, each
    for itself, and a kind has the points of all its seats. The same command gives the same games.
    Interrupted, it tells what was found so far.

    \b
    Examples:
      parbat tournament hardback --bots level-5,level-3,level-1 --games 100
      parbat tournament himalaya --option players=4
      parbat tournament nanga-parbat --json
    """
    game = find_game(game_name)
    options = game.settle(parse(game.options, assignments))
    names = _players(game_name, bots)
    pairs = list(combinations(range(len(names)), 2))
    seats = _TWO if _TWO in game.seats else game.default_seats(options)
    contests = [
        contest_of(game_name, options, (names[one], names[other]), seats, seed, number)
        for number in range(count)
        for one, other in pairs
    ]
    results: dict[Pair, list[float]] = {pair: [] for pair in pairs}
    with progress() as shown:
        bar = shown.add_task("games", total=len(contests))
        try:
            for contest, points in played(contests, jobs):
                results[_pair(names, contest)].append(points)
                shown.advance(bar)
        except KeyboardInterrupt:
            shown.console.print(catalogue(language).text("cli-stopped"))
    found = ratings(len(names), results, seed)
    if as_json:
        print_json(_as_data(names, results, found))
    else:
        console().print(_as_tables(names, results, found, catalogue(language)))


def contest_of(
    game: str, options: Options, kinds: tuple[str, str], seats: int, seed: int, number: int
) -> Contest:
    """Return a game between two kinds of players, seated alternately; the first are its side.

    At a table with an odd number of seats they take turns to be more.
    """
    more = number // seats % _TWO if seats % _TWO else 0
    players = tuple(kinds[(place + more) % _TWO] for place in range(seats))
    side = tuple(place for place, name in enumerate(players) if name == kinds[0])
    return Contest(game, options, players, seed, number, side)


def _pair(names: list[str], contest: Contest) -> Pair:
    one = contest.players[contest.side[0]]
    other = next(name for name in contest.players if name != one)
    return names.index(one), names.index(other)


def _players(game: str, bots: str | None) -> list[str]:
    names = bots.split(",") if bots is not None else list(reversed(BOTS[game]))
    if len(names) < _TWO or len(set(names)) < len(names):
        raise click.UsageError("--bots takes two or more different names separated by commas")
    for name in names:
        find_bot(game, name, dice_for(0))
    return names


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
