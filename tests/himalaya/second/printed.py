"""The board as its file has it, read without the board module of the game."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

_TEXT = resources.files("parbat.games.himalaya").joinpath("data/standard.json").read_text("utf-8")
_FILE: dict[str, Any] = json.loads(_TEXT)

RISING: Final = ("salt", "barley", "tea", "jade", "gold")
LEVEL: Final[dict[int, int]] = {row["number"]: row["level"] for row in _FILE["villages"]}
TRACKS: Final[list[tuple[int, int]]] = sorted((row["low"], row["high"]) for row in _FILE["tracks"])
REGIONS: Final[list[int]] = sorted(row["number"] for row in _FILE["regions"])
BORDERED: Final[dict[int, list[int]]] = {
    village: sorted(row["number"] for row in _FILE["regions"] if village in row["border"])
    for village in LEVEL
}
"""The regions that a village borders, ascending."""
LEADS_TO: Final[dict[tuple[int, str], int]] = {
    (here, row["kind"]): there
    for row in _FILE["tracks"]
    for here, there in ((row["low"], row["high"]), (row["high"], row["low"]))
}


class Box:
    """What is in the bags at the start, and how many villages are filled (2.4, 2.9)."""

    def __init__(self, players: int) -> None:
        (row,) = [row for row in _FILE["tables"] if players in row["players"]]
        self.goods: dict[str, int] = row.get("goods", _FILE["goods"])
        self.with_goods: int = row["goods_villages"]
        self.with_order: int = row["order_villages"]
        self.wanted: dict[int, dict[str, int]] = {}
        """What each order asks for."""
        self.yaks: dict[int, int] = {}
        for order in _FILE["orders"]:
            copied = order["id"] in row.get("copied_orders", ())
            for number in (order["id"], *[order["id"] + len(_FILE["orders"])] * copied):
                self.wanted[number] = order["goods"]
                self.yaks[number] = order["yaks"]
