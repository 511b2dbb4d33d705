"""The description of Nanga Parbat: name, version, seats, options and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from parbat.core.actions import Action
from parbat.core.errors import BadRecord
from parbat.core.game import Game, Lesson
from parbat.core.options import Option, Options
from parbat.games.nanga_parbat.actions import AnyAction, parse_action
from parbat.games.nanga_parbat.board import Board, standard
from parbat.games.nanga_parbat.lessons import read_lessons
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.games.nanga_parbat.state import NangaParbatState
from parbat.games.nanga_parbat.text import parse_position


class NangaParbat(Game):
    """Nanga Parbat for two, by Steve Finn."""

    name: ClassVar[str] = "nanga-parbat"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    reasons: ClassVar[tuple[str, ...]] = ("cubes", "hikers", "resigned", "abandoned")
    hides: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    # Set-up and guide; 30 turns of at most relocate, trap, score and end; 24 animals that act.
    longest: ClassVar[int] = 2 + 30 * 4 + 24
    action_type: ClassVar[Any] = AnyAction

    def __init__(self, board: Mapping[str, Any] | None = None) -> None:
        """Describe the game on the standard board, or on a person's own."""
        self.board = board
        self._board = standard() if board is None else Board(board)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen, with the topologies of the board."""
        return (
            Option("area_variant", (False, True)),
            Option("topology", self._board.presets),
            Option("guide_start", ("second_player", "random")),
        )

    def with_board(self, board: Mapping[str, Any]) -> NangaParbat:
        """Return the game on a person's own board; raises ``BadBoard``."""
        return NangaParbat(board)

    def start(self, options: Options, seats: int) -> NangaParbatState:
        """Return the state before the set-up draw."""
        if seats not in self.seats:
            raise BadRecord("record.seats", game=self.name, least=2, most=2, given=seats)
        chosen = self.settle(options)
        ground = self._board.ground(chosen["topology"])
        position = NangaParbatNode(ground, chosen["area_variant"])
        return NangaParbatState(position, chosen["guide_start"] == "random")

    def parse_action(self, text: str) -> Action:
        """Read an action's text; raises ``BadText``."""
        return parse_action(text)

    def state_from_text(self, text: str, options: Options | None = None) -> NangaParbatState:
        """Return the state of a position's line (9.8); raises ``BadPosition``."""
        state = self.start(options or {}, 2)
        p = state.position
        state.position = parse_position(text, p.ground, p.area_variant)
        return state

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the five lessons, on the standard board."""
        return _lessons() if self.board is None else ()


@cache
def _lessons() -> tuple[Lesson, ...]:
    game = NangaParbat()
    return tuple(
        Lesson(told.name, state.position.active, state, told.goals)
        for told in read_lessons()
        for state in [game.state_from_text(told.position)]
    )
