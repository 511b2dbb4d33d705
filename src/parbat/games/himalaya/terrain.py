"""The board as tables of numbers, which all positions of a game share.

Villages, regions, tracks and orders keep their numbers from 1; 0 stands for none. The kinds of
track and the goods are counted from 0 in the order of ``board.KINDS`` and ``board.GOODS``.
"""

from __future__ import annotations

from parbat.games.himalaya.board import GOODS, KINDS, Board

MOST_VILLAGES, MOST_REGIONS, MOST_ORDERS = 32, 16, 128
MOST_AROUND = 3  # regions round a village: no more than tracks that leave it (2.3)


class Terrain:
    """What does not change in a game.

    ``exits[3 * village + kind]`` is the village at the other end, ``track[3 * village + kind]``
    the number of that track; ``around[3 * village + i]`` the regions that a village borders,
    ascending; ``wanted[5 * order + good]`` what an order asks for.
    """

    def __init__(self, board: Board) -> None:
        """Build the tables of a board."""
        self.villages = len(board.villages)
        self.regions = len(board.regions)
        self.orders = max(order.id for order in board.orders)
        self.level = _table(33, {v.number: v.level for v in board.villages})
        self.exits = _table(99, _exits(board))
        self.track = _table(99, _tracks(board))
        self.around = _table(99, _around(board))
        self.wanted = _table(645, _wanted(board))
        self.yaks = _table(129, {order.id: order.yaks for order in board.orders})


def _table(size: int, entries: dict[int, int]) -> list[int]:
    return [entries.get(index, 0) for index in range(size)]


def _exits(board: Board) -> dict[int, int]:
    return {
        3 * village.number + KINDS.index(kind): end
        for village in board.villages
        for kind, end in village.tracks.items()
    }


def _tracks(board: Board) -> dict[int, int]:
    return {
        3 * end + KINDS.index(track.kind): number
        for number, track in enumerate(board.tracks, 1)
        for end in (track.low, track.high)
    }


def _around(board: Board) -> dict[int, int]:
    return {
        3 * village.number + place: region
        for village in board.villages
        for place, region in enumerate(village.regions[:MOST_AROUND])
    }


def _wanted(board: Board) -> dict[int, int]:
    return {
        5 * order.id + good: order.goods[good]
        for order in board.orders
        for good in range(len(GOODS))
    }
