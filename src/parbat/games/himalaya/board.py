"""The board of Himalaya: villages, tracks, regions, orders, goods (docs/rules/himalaya.md, 2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from parbat.core.errors import BadBoard
from parbat.games.himalaya.board_file import (
    GOODS,
    KINDS,
    LEVELS,
    PLAYERS,
    BoardFile,
    TableRow,
    counts,
)
from parbat.games.himalaya.checking import check_board
from parbat.games.himalaya.reading import standard_file

__all__ = [
    "GOODS",
    "KINDS",
    "LEVELS",
    "PLAYERS",
    "Board",
    "Counts",
    "Order",
    "Region",
    "Track",
    "Village",
    "read_board",
    "standard_board",
]

Counts = tuple[int, int, int, int, int]
"""How many of each good, salt first."""


class Village(msgspec.Struct, frozen=True, kw_only=True):
    """A village: its building, its place in the drawing, and what leaves it."""

    number: int
    level: int
    x: float
    y: float
    tracks: dict[str, int]
    """The village at the other end of each kind of track that leaves it."""
    regions: tuple[int, ...]
    """The regions that it borders, ascending."""


class Track(msgspec.Struct, frozen=True):
    """A track between two villages, usable both ways."""

    low: int
    high: int
    kind: str


class Region(msgspec.Struct, frozen=True):
    """A region: the villages round it in order, and where its number is drawn."""

    number: int
    border: tuple[int, ...]
    label: tuple[float, float]


class Order(msgspec.Struct, frozen=True):
    """An order: the goods that it asks for, and what it is worth."""

    id: int
    goods: Counts
    yaks: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A board with what is in the bags for a number of players."""

    name: str
    canvas: tuple[float, float]
    """Width and height of the drawing; y grows downwards."""
    villages: tuple[Village, ...]
    """Ascending, from 1 without a gap."""
    tracks: tuple[Track, ...]
    """Ascending by the lower village, then by the higher one."""
    regions: tuple[Region, ...]
    """Ascending, from 1 without a gap."""
    orders: tuple[Order, ...]
    """Ascending by ID."""
    goods: Counts
    """In the bag at the start."""
    goods_villages: int
    """How many villages are filled with goods."""
    order_villages: int
    """How many villages are filled with an order."""
    file: BoardFile
    """What it was made from."""

    def village(self, number: int) -> Village:
        """Return the village of a number, which is on the board."""
        return self.villages[number - 1]

    def move(self, village: int, kind: str) -> int | None:
        """Return the village that a track of a kind leads to, if there is one."""
        return self.village(village).tracks.get(kind)

    def for_players(self, players: int) -> Board:
        """Return the same board with bags and counts for 3 to 6 players."""
        return make_board(self.file, players)


def make_board(file: BoardFile, players: int = 4) -> Board:
    """Return the board that a checked file describes."""
    table = next(table for table in file.tables if players in table.players)
    return Board(
        name=file.name,
        canvas=file.canvas,
        villages=_villages(file),
        tracks=tuple(
            Track(row.low, row.high, row.kind)
            for row in sorted(file.tracks, key=lambda row: (row.low, row.high))
        ),
        regions=tuple(
            Region(row.number, row.border, row.label)
            for row in sorted(file.regions, key=lambda row: row.number)
        ),
        orders=_orders(file, table),
        goods=counts(table.goods or file.goods),
        goods_villages=table.goods_villages,
        order_villages=table.order_villages,
        file=file,
    )


def _villages(file: BoardFile) -> tuple[Village, ...]:
    tracks: dict[int, dict[str, int]] = {row.number: {} for row in file.villages}
    for track in file.tracks:
        tracks[track.low][track.kind] = track.high
        tracks[track.high][track.kind] = track.low
    regions = sorted(file.regions, key=lambda row: row.number)
    return tuple(
        Village(
            number=row.number,
            level=row.level,
            x=row.x,
            y=row.y,
            tracks={kind: tracks[row.number][kind] for kind in KINDS if kind in tracks[row.number]},
            regions=tuple(region.number for region in regions if row.number in region.border),
        )
        for row in sorted(file.villages, key=lambda row: row.number)
    )


def _orders(file: BoardFile, table: TableRow) -> tuple[Order, ...]:
    rows = sorted(file.orders, key=lambda row: row.id)
    once = [Order(row.id, counts(row.goods), row.yaks) for row in rows]
    again = [
        Order(order.id + len(rows), order.goods, order.yaks)
        for order in once
        if order.id in table.copied_orders
    ]
    return (*once, *again)


@cache
def standard_board() -> Board:
    """Return the board that comes with Parbat, with the bags for four players."""
    return make_board(standard_file())


def read_board(data: Mapping[str, Any]) -> Board:
    """Return the board of a person's own file; raises ``BadBoard`` saying what is wrong."""
    file, problems = check_board(data)
    if file is not None:
        return make_board(file)
    if len(problems) == 1:
        raise problems[0]
    raise BadBoard("himalaya.board.problems", count=len(problems), first=problems[0])
