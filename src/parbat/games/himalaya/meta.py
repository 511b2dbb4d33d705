"""The description of Himalaya: name, version, seats, options and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parbat.core.actions import Action
from parbat.core.errors import BadOption
from parbat.core.game import Game
from parbat.core.options import Option, Options
from parbat.games.himalaya.actions import AnyAction, parse_action
from parbat.games.himalaya.board import read_board, standard_board
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Settings, new_table


class Himalaya(Game):
    """Himalaya for three to six, by Régis Bonnessée."""

    name: ClassVar[str] = "himalaya"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 7)
    reasons: ClassVar[tuple[str, ...]] = (
        *("majority", "yaks", "politics", "religion", "shared"),
        "abandoned",
    )
    hides: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    # In the set-up and in each of 12 turns at most 14 villages are supplied, with at most 32 cards
    # before each; six players start; in a turn each places a counter, programmes, and chooses twice
    # in each of six slots; three times five goods are counted.
    longest: ClassVar[int] = 13 * 14 * 33 + 6 + 12 * 6 * (2 + 12) + 15
    action_type: ClassVar[Any] = AnyAction
    resigning_ends: ClassVar[bool] = False

    def __init__(self, board: Mapping[str, Any] | None = None) -> None:
        """Describe the game on the standard board, or on a person's own."""
        self.board = board
        self._board = standard_board() if board is None else read_board(board)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen: one board, the standard one or a person's own."""
        return (
            Option("players", (4, 3, 5, 6)),
            Option("advanced", (False, True)),
            Option("refill", ("die", "cards")),
            Option("show_committed", (True, False)),
            Option("open_hands", (False, True)),
            Option("deals_optional", (False, True)),
            Option("shared_lead_counts", (False, True), ("players", 3)),
            Option("inventory_split", (False, True), ("advanced", True)),
            Option("board", (self._board.name,)),
        )

    def with_board(self, board: Mapping[str, Any]) -> Himalaya:
        """Return the game on a person's own board; raises ``BadBoard``."""
        return Himalaya(board)

    def default_seats(self, given: Mapping[str, object]) -> int:
        """Return how many players the options name."""
        players = given.get("players")
        return players if isinstance(players, int) and players in self.seats else 4

    def start(self, options: Options, seats: int) -> HimalayaState:
        """Return the state before the first draw."""
        chosen = self.settle(options)
        if chosen["players"] != seats:
            raise BadOption("himalaya.option.players", players=chosen["players"], seats=seats)
        settings = Settings(
            board=self._board.for_players(seats),
            seats=seats,
            advanced=chosen["advanced"],
            cards=chosen["refill"] == "cards",
            show_committed=chosen["show_committed"],
            open_hands=chosen["open_hands"],
            deals_optional=chosen["deals_optional"],
            shared_lead_counts=chosen["shared_lead_counts"],
            inventory_split=chosen["inventory_split"],
        )
        return HimalayaState(new_table(settings))

    def parse_action(self, text: str) -> Action:
        """Read an action's text; raises ``BadText``."""
        return parse_action(text)
