"""A finished game in numbers, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.markup import escape
from rich.table import Table

from parbat.core.statistics import Statistics
from parbat.texts import Catalogue


def figures(statistics: Statistics, texts: Catalogue, names: Sequence[str]) -> Group:
    """Return the numbers of a game, then those of its players side by side."""
    whole = Table(box=None, show_header=False)
    for figure in statistics.table:
        whole.add_row(texts.figure_name(figure), *map(escape, texts.figure_values(figure)))
    players = Table("", *map(escape, names), box=None)
    for figure in statistics.players:
        players.add_row(texts.figure_name(figure), *map(escape, texts.figure_values(figure)))
    return Group(whole, "", players)
