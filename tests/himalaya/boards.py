"""Boards of one's own to go wrong with."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from parbat.games.boards import BOARDS
from parbat.games.himalaya.checking import check_board
from parbat.texts import catalogue

Board = dict[str, Any]
Slip = tuple[str, Callable[[Board], object], list[str]]
"""What is wrong, how it comes about, and what is said about it."""

STANDARD: Board = json.loads(BOARDS["himalaya"].example)


def mine() -> Board:
    """Return the standard board under a name of its own."""
    return {**deepcopy(STANDARD), "name": "mine"}


def ring() -> Board:
    """Return a small board: six villages round one region."""
    places = [(200, 0), (400, 0), (600, 200), (400, 400), (200, 400), (0, 200)]
    tracks = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6)]
    return {
        "name": "ring",
        "canvas": [600, 400],
        "goods": {"salt": 5, "gold": 1},
        "villages": [
            {"number": n, "level": 1, "x": x, "y": y} for n, (x, y) in enumerate(places, start=1)
        ],
        "tracks": [
            {"low": a, "high": b, "kind": ("dirt", "ice")[n % 2]} for n, (a, b) in enumerate(tracks)
        ],
        "regions": [{"number": 1, "border": [3, 2, 1, 6, 5, 4], "label": [300, 200]}],
        "orders": [{"id": 1, "goods": {"salt": 1}, "yaks": 1}],
        "tables": [{"players": [3, 4, 5, 6], "goods_villages": 1, "order_villages": 1}],
    }


def row(board: Board, name: str, number: int) -> Board:
    """Return the row of a village, region or order."""
    (found,) = [one for one in board[name] if number in (one.get("number"), one.get("id"))]
    assert isinstance(found, dict)
    return found


def track(board: Board, low: int, high: int) -> Board:
    """Return the row of a track."""
    (found,) = [one for one in board["tracks"] if (one["low"], one["high"]) == (low, high)]
    assert isinstance(found, dict)
    return found


def sentences(board: Board) -> list[str]:
    """Return everything that is said about a board."""
    file, problems = check_board(board)
    assert (file is None) == bool(problems)
    return [catalogue("en").say(problem) for problem in problems]
