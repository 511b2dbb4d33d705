"""What stands in a board file of Himalaya, as typed: docs/boards.md describes every field."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

GOODS: Final = ("salt", "barley", "tea", "jade", "gold")
"""In rising rank, 1 to 5 (1.5)."""
KINDS: Final = ("dirt", "ice", "stone")
LEVELS: Final = ("house", "temple", "monastery")
PLAYERS: Final = range(3, 7)

MOST: Final = {"villages": 32, "tracks": 48, "regions": 16, "orders": 64, "tables": 4}
"""How many rows each list may have; orders are counted before any is copied."""
MOST_PIECES: Final = 99
"""Blocks of one good, goods of one kind on an order, yaks of an order."""

Kind = Literal["dirt", "ice", "stone"]
Few = Annotated[int, Meta(ge=0, le=MOST_PIECES)]
Many = Annotated[int, Meta(ge=1, le=MOST_PIECES)]
Number = Annotated[int, Meta(ge=1, le=999)]
# With "$" in place of "\Z" a line break could follow the name.
Name = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=64)]
Length = Annotated[float, Meta(ge=-10_000, le=10_000)]
Side = Annotated[float, Meta(ge=1, le=10_000)]
"""A side of the drawing: in one that is tiny, areas and crossings would be rounded away."""


class _Row(msgspec.Struct, frozen=True):
    """An object of a board file; fields that it does not know are notes."""


class GoodsRow(_Row, frozen=True):
    """How many of each good."""

    salt: Few = 0
    barley: Few = 0
    tea: Few = 0
    jade: Few = 0
    gold: Few = 0


class VillageRow(_Row, frozen=True):
    """A village and where it is drawn."""

    number: Number
    level: Number
    x: Length
    y: Length


class TrackRow(_Row, frozen=True):
    """A track between two villages."""

    low: Number
    high: Number
    kind: Kind


class RegionRow(_Row, frozen=True):
    """A region: the villages of its border in order, and where its number is drawn."""

    number: Number
    border: Numbers
    label: tuple[Length, Length]


class OrderRow(_Row, frozen=True):
    """An order: the goods it asks for and its yaks."""

    id: Number
    goods: GoodsRow
    yaks: Many


class TableRow(_Row, frozen=True):
    """What holds for some numbers of players."""

    players: Numbers
    goods_villages: Many
    order_villages: Many
    goods: GoodsRow | None = None
    """Instead of the goods of the board."""
    copied_orders: Numbers = ()
    """The orders that are in the bag twice."""


class BoardFile(msgspec.Struct, frozen=True):
    """A whole board file."""

    name: Name
    canvas: tuple[Side, Side]
    goods: GoodsRow
    villages: tuple[VillageRow, ...]
    tracks: tuple[TrackRow, ...]
    regions: tuple[RegionRow, ...]
    orders: tuple[OrderRow, ...]
    tables: tuple[TableRow, ...]


def counts(goods: GoodsRow) -> tuple[int, int, int, int, int]:
    """Return how many of each good, in the order of ``GOODS``."""
    return goods.salt, goods.barley, goods.tea, goods.jade, goods.gold
