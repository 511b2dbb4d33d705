"""The description of Tiny."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from parbat.core.actions import Action
from parbat.core.errors import BadOption
from parbat.core.events import Event
from parbat.core.game import Game
from parbat.core.options import Option, Options
from parbat.core.statistics import Figure, Statistics
from tiny_game.actions import AnyAction, parse_action
from tiny_game.events import LoadCarried
from tiny_game.state import TinyState


class Tiny(Game):
    """Porters and their loads."""

    name: ClassVar[str] = "tiny"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    reasons: ClassVar[tuple[str, ...]] = ("carried", "resigned", "abandoned")
    hides: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    # Five loads, each after at most one shuffle and carried by four; four whistles.
    longest: ClassVar[int] = 5 * (1 + 4) + 4
    action_type: ClassVar[Any] = AnyAction

    options = (Option("loads", (5, 3)), Option("whistles", (True, False)))
    state_type: type[TinyState] = TinyState

    def start(self, options: Options, seats: int) -> TinyState:
        """Return the state before the first shuffle; three porters always have whistles."""
        chosen = self.settle(options)
        if seats == 3 and not chosen["whistles"]:
            raise BadOption("tiny.option.whistles")
        return self.state_type(seats, chosen["loads"], chosen["whistles"])

    def statistics(self, options: Options, seats: int, events: Sequence[Event]) -> Statistics:
        """Return how many loads there were, and how many each porter carried."""
        carried = [event.seat for event in events if isinstance(event, LoadCarried)]
        each = tuple(carried.count(seat) for seat in range(seats))
        return Statistics((Figure("loads", (len(carried),)),), (Figure("carried", each),))

    def parse_action(self, text: str) -> Action:
        """Read an action's text; raises ``BadText``."""
        return parse_action(text)
