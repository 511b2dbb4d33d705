"""The table of Nanga Parbat on a terminal, in colour.

Colour is never the only signal: every piece has its letter, and the two players different shapes.
"""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parbat.core.game import View
from parbat.games.nanga_parbat.actions import LETTERS, SPECIES
from parbat.games.nanga_parbat.view import NangaParbatView, PlayerView, SectionView
from parbat.texts import Catalogue

_ANIMAL_STYLES = {
    "leopard": "black on #e8e4d8",
    "tahr": "white on #7a4a21",
    "deer": "black on #a3a3a3",
    "yak": "bold white on #3b3b3b",
    "bharal": "white on #2f5fa8",
    "panda": "white on #a93226",
}
_PLAYER_COLOURS = ("#f0b429", "#5fb3b3")
_PLAYER_INKS = ("#9a6700", "#2f8080")  # the same, readable on black and on white
_HIKERS = ("●", "◆")
_CAMPS = ("▲", "■")
_SMALL = "₁₂₃₄₅₆"
_TIERS = ((1,), (2, 3), (4, 5, 6))
_REGION_WIDTH = 16


def table(view: View, texts: Catalogue, names: list[str]) -> RenderableType:
    """Draw a view; games without a drawing of their own are shown as text."""
    if not isinstance(view, NangaParbatView):
        return str(view)
    side = Table.grid(padding=(1, 0))
    side.add_row(_chart(view, texts))
    for seat, player in enumerate(view.players):
        side.add_row(_player(seat, player, names[seat], texts))
    return Columns([Padding(_mountain(view), (0, 4, 0, 1)), side], padding=(0, 2))


def _mountain(view: NangaParbatView) -> Text:
    drawn = Text(no_wrap=True)
    for tier, regions in enumerate(_TIERS):
        margin = " " * ((2 - tier) * _REGION_WIDTH // 2)
        for row in range(4):
            drawn.append(margin)
            for region in regions:
                drawn.append_text(_row(view, region, row))
            drawn.append("\n")
    drawn.rstrip()
    return drawn


def _row(view: NangaParbatView, region: int, row: int) -> Text:
    if row == 0:
        here = view.guide == region
        flag = Text(
            f"⚑{region} " if here else f" {region} ", "black on #ffcc33" if here else "bold"
        )
        return _centred(flag)
    first = 6 * (region - 1) + (0, 1, 3)[row - 1]
    cells = Text(" ").join(_cell(section) for section in view.sections[first : first + row])
    return _centred(cells)


def _centred(text: Text) -> Text:
    left = (_REGION_WIDTH - text.cell_len) // 2
    right = _REGION_WIDTH - text.cell_len - left
    return Text.assemble(" " * left, text, " " * right)


def _cell(section: SectionView) -> Text:
    number = _SMALL[int(section.id[-1]) - 1]
    if section.animal is not None:
        letter = LETTERS[SPECIES.index(section.animal)]
        return Text(f" {letter}{number}", _ANIMAL_STYLES[section.animal])
    if section.hiker is not None:
        return Text(f" {_HIKERS[section.hiker]}{number}", f"bold {_PLAYER_INKS[section.hiker]}")
    if section.camp is not None:
        return Text(f" {_CAMPS[section.camp]}{number}", f"black on {_PLAYER_COLOURS[section.camp]}")
    return Text(f" ·{number}")


def _chart(view: NangaParbatView, texts: Catalogue) -> Table:
    chart = Table(box=None, pad_edge=False, padding=(0, 1))
    chart.add_column(texts.text("word-chart"))
    for spot in view.chart[:5]:
        chart.add_column(spot.spot, justify="right")
    for row in range(3):
        spots = view.chart[5 * row : 5 * row + 5]
        cells = [
            Text(str(spot.points))
            if spot.owner is None
            else Text(_HIKERS[spot.owner], _PLAYER_INKS[spot.owner])
            for spot in spots
        ]
        chart.add_row(texts.text(f"row-{spots[0].row}"), *cells)
    return chart


def _player(seat: int, player: PlayerView, name: str, texts: Catalogue) -> Text:
    """Tell in three lines what a player has."""
    supplies = ", ".join(
        [
            texts.text("count-hikers_left", count=player.hikers_left),
            texts.text("count-camps_left", count=player.camps_left),
            texts.text("count-cubes_left", count=player.cubes_left),
        ]
    )
    return Text.assemble(
        (f"{_HIKERS[seat]}{_CAMPS[seat]} {name}", f"bold {_PLAYER_INKS[seat]}"),
        (f"  {texts.text('count-score', count=player.score)}\n", "bold"),
        f"   {supplies}\n   {texts.text('player-fresh')}: ",
        _held(player.fresh, ""),
        f"  {texts.text('player-used')}: ",
        _held(player.used, "*"),
    )


def _held(animals: dict[str, int], star: str) -> Text:
    marks = [
        Text(f" {LETTERS[index]}{star} ", _ANIMAL_STYLES[species])
        for index, species in enumerate(SPECIES)
        for _ in range(animals.get(species, 0))
    ]
    return Text(" ").join(marks) if marks else Text("-")
