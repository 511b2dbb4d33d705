"""``parbat games``: what can be played."""

from __future__ import annotations

import click
from rich.table import Table

from parbat.bots import BOTS
from parbat.cli.shared import console, json_option, print_json
from parbat.core.game import Game
from parbat.core.options import spelled
from parbat.games import GAMES
from parbat.texts import catalogue


@click.command()
@json_option
@click.pass_obj
def games(language: str, as_json: bool) -> None:
    """List the games, their options and their computer players.

    \b
    Examples:
      parbat games
      parbat games --json
    """
    if as_json:
        print_json([_described(game) for game in GAMES.values()])
        return
    out = console()
    for game in GAMES.values():
        texts = catalogue(language, game.name)
        least, most = game.seats.start, game.seats[-1]
        seats = (
            texts.text("games-seats-fixed", most=most)
            if least == most
            else texts.text("games-seats", least=least, most=most)
        )
        out.print(f"[bold]{game.name}[/bold]  {seats}")
        table = Table(texts.text("games-option"), texts.text("games-values"), "", box=None)
        for option in game.options:
            values = ", ".join(spelled(value) for value in option.values)
            table.add_row(option.name, values, texts.option_help(option.name))
        out.print(table)
        out.print(texts.text("games-bots", names=", ".join(BOTS[game.name])))


def _described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "rules": game.rules,
        "seats": list(game.seats),
        "reasons": game.reasons,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default}
            for option in game.options
        ],
        "bots": list(BOTS[game.name]),
    }
