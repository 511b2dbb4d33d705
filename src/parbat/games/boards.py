"""The games that can be played on a person's own board, and what is wrong with a board file.

docs/boards.md tells how such a file is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

from parbat.core.errors import BadBoard, UnknownName
from parbat.games.himalaya.checking import check_board
from parbat.games.nanga_parbat.board import Board


@dataclass(frozen=True)
class BoardKind:
    """The board files of one game."""

    package: str
    standard: str
    """The file within the package that has the board that comes with Parbat."""
    problems: Callable[[Mapping[str, Any]], Sequence[BadBoard]]
    """Everything that is wrong with a board, as far as it can be told at once."""

    @property
    def example(self) -> str:
        """The board that comes with Parbat as it is typed, to be copied and changed."""
        return resources.files(self.package).joinpath(self.standard).read_text("utf-8")


def _first_of_nanga_parbat(data: Mapping[str, Any]) -> list[BadBoard]:
    try:
        Board(data)
    except BadBoard as problem:
        return [problem]
    return []


BOARDS = {
    "himalaya": BoardKind(
        "parbat.games.himalaya", "data/standard.json", lambda data: check_board(data)[1]
    ),
    "nanga-parbat": BoardKind(
        "parbat.games.nanga_parbat", "data/board.json", _first_of_nanga_parbat
    ),
}


def find_boards(game: object) -> BoardKind:
    """Return the board files of a game, such as ``himalaya``; raises ``UnknownName``."""
    if not isinstance(game, str) or game not in BOARDS:
        raise UnknownName("board.game", game=game, names=", ".join(BOARDS))
    return BOARDS[game]
