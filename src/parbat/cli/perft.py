"""``parbat perft``: count sequences of actions."""

from __future__ import annotations

import click
from rich.progress import Progress

from parbat.cli.records import game_of
from parbat.cli.shared import error_console, json_option, number_option, print_json
from parbat.core import replay as core
from parbat.core.actors import CHANCE
from parbat.core.errors import BadRecord
from parbat.core.game import State
from parbat.core.match import Match
from parbat.core.record import Record
from parbat.files import read_record
from parbat.games import find_game
from parbat.search.perft import divide


@click.command()
@click.argument("game_name", metavar="GAME")
@click.option("--record", "file", required=True, metavar="FILE", help="A record to start from.")
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="N",
    help="Start from the position before entry N; without it from the end of the log.",
)
@click.option(
    "--depth", type=click.IntRange(min=0, max=12), required=True, help="How many actions."
)
@click.option("--divide", "divided", is_flag=True, help="Also show the count after each action.")
@number_option
@json_option
def perft(
    game_name: str,
    file: str,
    at: int | None,
    depth: int,
    divided: bool,
    number: int,
    as_json: bool,
) -> None:
    """Count the sequences of DEPTH actions that a position of a record allows.

    A guide placed by chance counts, the set-up does not, and nothing is counted past the end.

    \b
    Examples:
      parbat perft nanga-parbat --record game.json --at 10 --depth 3
      parbat perft nanga-parbat --record game.json --at 10 --depth 2 --divide
    """
    find_game(game_name)
    record = read_record(file, number)
    if record.game != game_name:
        raise BadRecord("record.game", game=record.game, expected=game_name)
    state = _state_at(record, at)
    branches = [("", 1)] if depth == 0 else _counted(state, depth)
    total = sum(count for _, count in branches)
    if as_json:
        result: dict[str, object] = {"game": game_name, "depth": depth, "nodes": total}
        if divided and depth:
            result["divide"] = dict(branches)
        print_json(result)
        return
    if divided and depth:
        for text, count in branches:
            print(f"{text}: {count}")
    print(total)


def _state_at(record: Record, at: int | None) -> State:
    # A position before the set-up counts from the set-up that the record has.
    match: Match = core.replay(game_of(record), record, at)
    if len(match.log) == 0 and record.log and match.state.to_act == {CHANCE}:
        match = core.replay(game_of(record), record, 1)
    return match.state


def _counted(state: State, depth: int) -> list[tuple[str, int]]:
    branches: list[tuple[str, int]] = []
    if state.node is None:
        raise BadRecord("record.no_perft")
    if state.outcome is not None:
        return branches
    with Progress(console=error_console(), transient=True) as progress:
        task = progress.add_task("counting", total=len(state.node.listed()))
        for code, count in divide(state.node, depth):
            branches.append((state.coded(code).text, count))
            progress.advance(task)
    return branches
