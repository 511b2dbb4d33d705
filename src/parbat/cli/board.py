"""``parbat board``: a person's own boards, checked before anybody plays on them."""

from __future__ import annotations

import click

from parbat.cli.shared import game_argument, json_option, print_json
from parbat.core.errors import BadBoard
from parbat.files import read_board
from parbat.games.boards import find_boards
from parbat.texts import catalogue, shown


@click.group()
def board() -> None:
    """Type in a board of your own and have it checked.

    "check" takes --json; what "example" prints is JSON.

    \b
    Examples:
      parbat board example himalaya > mine.json
      parbat board check mine.json
      parbat play himalaya --board mine.json
    """


@board.command()
@click.argument("file", metavar="FILE")
@json_option
@click.pass_obj
def check(language: str, file: str, as_json: bool) -> int:
    """Tell everything that is wrong with the board in FILE; its field "game" says of which game.

    Exit status 2 if anything is wrong with the board.
    """
    texts = catalogue(language)
    problems = _problems(file)
    if as_json:
        told = [{"code": problem.code, "message": texts.say(problem)} for problem in problems]
        print_json({"sound": not problems, "problems": told})
    else:
        for problem in problems:
            print(f"{shown(file)}: {texts.say(problem)}")
        print(texts.text("board-checked", count=len(problems)))
    return 2 if problems else 0


def _problems(file: str) -> list[BadBoard]:
    try:
        data = read_board(file)
    except BadBoard as problem:
        return [problem]
    return list(find_boards(data.get("game")).problems(data))


@board.command()
@game_argument
def example(game_name: str) -> None:
    """Print the board that comes with Parbat for GAME, as a file to copy and change."""
    print(find_boards(game_name).example, end="")
