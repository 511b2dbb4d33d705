"""The board of Nanga Parbat as data: read, checked, and turned into adjacency masks.

The file format is that of ``data/board.json``, described in docs/rules/nanga-parbat.md (1.8).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parbat.core.errors import BadBoard
from parbat.games.nanga_parbat.position import Ground

REGIONS = 6
SECTIONS = tuple(f"{r}-{s}" for r in range(1, 7) for s in range(1, 7))
INDEX = {section: index for index, section in enumerate(SECTIONS)}
ROWS = ("camps", "different", "same")
SPOTS = ("6", "5", "4", "3", "3b")


class _Pair(msgspec.Struct):
    a: str
    b: str


class _Section(msgspec.Struct):
    id: str


class _Preset(msgspec.Struct):
    links: list[str]


class _Row(msgspec.Struct):
    row: str
    points: list[int]


class _Chart(msgspec.Struct):
    columns: list[int]
    camps: list[int] | None = None
    different: list[int] | None = None
    same: list[int] | None = None
    rows: list[_Row] = []


class BoardFile(msgspec.Struct):
    """The parts of a board file that the rules need; other fields are notes and drawing."""

    sections: list[_Section]
    borders: list[_Pair]
    dotted_links: list[_Pair]
    presets: dict[Annotated[str, Meta(max_length=200)], str | _Preset]
    points_chart: _Chart | None = None


class Board:
    """A checked board: its presets by name, the default first, and the ground of each."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Check a board file's contents; raises ``BadBoard`` saying what is wrong."""
        try:
            file = msgspec.convert(data, BoardFile)
        except msgspec.ValidationError as problem:
            raise BadBoard("nanga_parbat.board.form", detail=str(problem)) from None
        _check_sections([section.id for section in file.sections])
        borders = [_pair(border.a, border.b, "borders") for border in file.borders]
        links = [_pair(link.a, link.b, "dotted_links") for link in file.dotted_links]
        _check_distinct([*borders, *links])
        _check_chart(file.points_chart)
        default = file.presets.get("default")
        names = [name for name, preset in file.presets.items() if isinstance(preset, _Preset)]
        if not isinstance(default, str) or default not in names:
            raise BadBoard("nanga_parbat.board.default", presets=", ".join(names))
        self.presets = (default, *(name for name in names if name != default))
        self._adjacent = {
            name: _adjacency(name, borders, _preset_links(name, file.presets[name], links))
            for name in self.presets
        }

    def ground(self, preset: str) -> Ground:
        """Return what positions on this board share, with the links of a preset."""
        chart = points_chart()
        points = [value for row in ROWS for value in chart[row]]
        return Ground(list(self._adjacent[preset]), list(chart["columns"]), points)


def read_standard() -> dict[str, Any]:
    """Return the contents of the board file that comes with Parbat."""
    file = resources.files(__package__).joinpath("data/board.json")
    contents: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return contents


@cache
def standard() -> Board:
    """Return the board that comes with Parbat."""
    return Board(read_standard())


@cache
def points_chart() -> dict[str, list[int]]:
    """Return the points chart: the items each column asks for, and what each row pays (4.2)."""
    chart = read_standard()["points_chart"]
    return {name: chart[name] for name in ("columns", *ROWS)}


def _check_sections(ids: list[str]) -> None:
    if sorted(ids) != sorted(SECTIONS):
        missing = sorted(set(SECTIONS) - set(ids))
        unknown = sorted(set(ids) - set(SECTIONS))
        raise BadBoard(
            "nanga_parbat.board.sections",
            count=len(ids),
            missing=", ".join(missing) or "-",
            unknown=", ".join(unknown) or "-",
        )


def _pair(a: str, b: str, where: str) -> tuple[int, int]:
    for section in (a, b):
        if section not in INDEX:
            raise BadBoard("nanga_parbat.board.unknown_section", section=section, where=where)
    if a == b:
        raise BadBoard("nanga_parbat.board.itself", section=a, where=where)
    return min(INDEX[a], INDEX[b]), max(INDEX[a], INDEX[b])


def _check_distinct(pairs: list[tuple[int, int]]) -> None:
    seen: set[tuple[int, int]] = set()
    for pair in pairs:
        if pair in seen:
            raise BadBoard("nanga_parbat.board.twice", pair=_name(pair))
        seen.add(pair)


def _check_chart(chart: _Chart | None) -> None:
    # The chart is a rule: a board file may leave it out or repeat it, never change it.
    if chart is None:
        return
    ours = points_chart()
    rows = {row.row: row.points for row in chart.rows}
    theirs = {"columns": chart.columns}
    theirs |= {name: getattr(chart, name) or rows.get(name, []) for name in ROWS}
    if theirs != ours:
        raise BadBoard("nanga_parbat.board.chart")


def _preset_links(
    name: str, preset: str | _Preset, links: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    chosen: list[tuple[int, int]] = []
    for text in preset.links if isinstance(preset, _Preset) else ():
        a, slash, b = text.partition("/")
        pair = _pair(a, b, f"presets.{name}") if slash else None
        if pair not in links:
            raise BadBoard("nanga_parbat.board.unknown_link", link=text, preset=name)
        if pair in chosen:
            raise BadBoard("nanga_parbat.board.twice", pair=text)
        chosen.append(pair)
    return chosen


def _adjacency(
    name: str, borders: Iterable[tuple[int, int]], links: Iterable[tuple[int, int]]
) -> tuple[int, ...]:
    adjacent = [0] * len(SECTIONS)
    for a, b in (*borders, *links):
        adjacent[a] |= 1 << b
        adjacent[b] |= 1 << a
    reached = 1
    for _ in SECTIONS:
        for index in range(len(SECTIONS)):
            if reached >> index & 1:
                reached |= adjacent[index]
    if reached != (1 << len(SECTIONS)) - 1:
        alone = [section for index, section in enumerate(SECTIONS) if not reached >> index & 1]
        raise BadBoard("nanga_parbat.board.not_connected", preset=name, sections=", ".join(alone))
    return tuple(adjacent)


def _name(pair: tuple[int, int]) -> str:
    return f"{SECTIONS[pair[0]]}/{SECTIONS[pair[1]]}"
