"""Options and output that several commands share."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from typing import IO, Any, TypeVar

import click
import msgspec
from rich.console import Console

from parbat.core.chance import Dice
from parbat.core.game import Game
from parbat.files import read_board
from parbat.games import find_game

Command = TypeVar("Command", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
game_argument = click.argument("game_name", metavar="GAME")
record_argument = click.argument("file", metavar="FILE")
number_option = click.option(
    "--record-number",
    "number",
    type=click.IntRange(min=1),
    default=1,
    metavar="K",
    help="Which record of a file with several, from 1.",
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    show_default="one a processor",
    help="How many games are played at the same time.",
)


def game_options(command: Command) -> Command:
    """Add ``--option NAME=VALUE`` and ``--board FILE`` to a command."""
    option = click.option(
        "--option",
        "assignments",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated. 'parbat games' lists them.",
    )
    board = click.option("--board", metavar="FILE", help="Play on your own board.")
    return option(board(command))


def chosen_game(name: str, board: str | None) -> Game:
    """Return the game named on the command line, on a person's own board if there is one."""
    game = find_game(name)
    return game if board is None else game.with_board(read_board(board))


def print_json(value: object, file: IO[str] | None = None) -> None:
    """Print a value as one line of JSON, to the standard output unless told otherwise."""
    print(msgspec.json.encode(value).decode(), file=file)


def console() -> Console:
    """Return the terminal's standard output, in colour where it has some."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def error_console() -> Console:
    """Return the terminal's error output, where progress is shown."""
    return Console(stderr=True, highlight=False)


def dice_for(seed: int | None) -> Dice:
    """Return random numbers for bots: repeatable for a seed, fresh without one."""
    return Dice(secrets.randbits(64) if seed is None else seed)
