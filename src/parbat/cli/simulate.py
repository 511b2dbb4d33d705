"""``parbat simulate``: many games between computer players."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import IO

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from parbat.bots import BOTS, find_bot
from parbat.bots.bot import Bot
from parbat.cli.shared import (
    chosen_game,
    console,
    dice_for,
    error_console,
    game_argument,
    game_options,
    json_option,
    print_json,
)
from parbat.cli.summary import Summary
from parbat.core.chance import Seed
from parbat.core.game import Game
from parbat.core.match import Match
from parbat.core.options import Options, parse
from parbat.core.record import Record, Seat
from parbat.files import writing
from parbat.texts import catalogue


@click.command()
@game_argument
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--bots",
    metavar="NAME,NAME",
    help="Who plays, one a seat (default: the strongest quick one everywhere).",
)
@click.option(
    "--seed", type=int, metavar="N", help="Make the run repeatable; without it every run differs."
)
@game_options
@click.option("--out", metavar="FILE", help="Write the records, one a line; - is standard output.")
@json_option
@click.pass_obj
def simulate(
    language: str,
    game_name: str,
    count: int,
    bots: str | None,
    seed: int | None,
    assignments: tuple[str, ...],
    board: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Let computer players play many games and sum them up.

    The players change seats after every game. With --seed the same command gives the same games.

    \b
    Examples:
      parbat simulate nanga-parbat --games 1000 --bots greedy,random --seed 7
      parbat simulate nanga-parbat --option area_variant=true --out games.jsonl
      parbat simulate nanga-parbat --games 10 --out - | parbat verify -
    """
    game = chosen_game(game_name, board)
    options = game.settle(parse(game.options, assignments))
    names = _players(game, options, bots)
    summary = Summary(names, game.reasons)
    with ExitStack() as stack:
        file = stack.enter_context(_output(out)) if out is not None else None
        shown = stack.enter_context(progress())
        task = shown.add_task("games", total=count)
        for seats, record in _games(game, options, names, count, seed):
            summary.add(seats, record)
            if file is not None:
                file.write(record.to_json() + b"\n")
            shown.advance(task)
    screen = error_console() if out == "-" else console()
    if as_json:
        print_json(summary.as_data(), sys.stderr if out == "-" else sys.stdout)
    else:
        screen.print(summary.as_table(catalogue(language, game.name)))


def _players(game: Game, options: Options, bots: str | None) -> list[str]:
    strongest = next(iter(BOTS[game.name]))
    names = bots.split(",") if bots is not None else [strongest] * game.default_seats(options)
    if len(names) not in game.seats:
        least, most = game.seats.start, game.seats[-1]
        wanted = str(least) if least == most else f"{least} to {most}"
        raise click.UsageError(f"--bots takes {wanted} names separated by commas")
    for name in names:
        find_bot(game.name, name, dice_for(0))
    return names


def _games(
    game: Game, options: dict[str, bool | int | str], names: list[str], count: int, seed: int | None
) -> Iterator[tuple[list[int], Record]]:
    """Yield, for each game, which player sat in each seat, and the record."""
    for number in range(count):
        # Players move on by one seat from game to game, so that nobody has the first move alone.
        seats = [(seat + number) % len(names) for seat in range(len(names))]
        chance = Seed() if seed is None else Seed.numbered(seed, number)
        dice = dice_for(None if seed is None else int.from_bytes(chance.value[:8], "big"))
        players = [find_bot(game.name, names[player], dice) for player in seats]
        chairs = [Seat(name=names[player].title(), bot=names[player]) for player in seats]
        match = Match(game, options, chairs, chance)
        match.begin()
        play_out(match, players)
        yield seats, match.record()


def play_out(match: Match, players: Sequence[Bot]) -> None:
    """Let computer players finish a match."""
    while match.state.outcome is None:
        seat = min(seat for seat in match.state.undecided if isinstance(seat, int))
        bot = players[seat]
        seen = match.perspective(seat, bot.source)
        match.apply(seat, bot.choose(seen))


def progress() -> Progress:
    """Return a bar that shows how far many games have come, on the error output."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = error_console()
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def _output(path: str) -> AbstractContextManager[IO[bytes]]:
    return nullcontext(sys.stdout.buffer) if path == "-" else writing(path)
