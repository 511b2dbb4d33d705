"""What a player, or a spectator, may know of a game of Himalaya (rules 11)."""

from __future__ import annotations

import msgspec

from parbat.core.game import View
from parbat.core.outcome import Outcome


class VillageView(msgspec.Struct, frozen=True, kw_only=True):
    """A village of the board and what lies there."""

    number: int
    level: int
    x: float
    y: float
    goods: dict[str, int]
    """How many of each good; goods that are not there are left out."""
    order: int | None
    """The ID of the order."""
    stupa: int | None
    """The seat whose stupa stands there."""


class TrackView(msgspec.Struct, frozen=True):
    """A track of the board."""

    low: int
    high: int
    kind: str


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """A region and the delegations in it."""

    number: int
    border: tuple[int, ...]
    label: tuple[float, float]
    """Where its number is drawn."""
    delegations: tuple[int, ...]
    """By seat."""
    leader: int | None
    """The seat that alone has most."""


class OrderView(msgspec.Struct, frozen=True, kw_only=True):
    """What an order asks for and what it is worth."""

    id: int
    goods: dict[str, int]
    yaks: int


class CaravanView(msgspec.Struct, frozen=True, kw_only=True):
    """Where a caravan stands; ``ahead`` is set while it is on the snowstorm counter."""

    village: int
    ahead: int | None
    collected: tuple[int, ...]
    """The villages from which it has collected this turn."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player. What is behind a screen that the viewer does not see is ``None``."""

    caravan: CaravanView | None
    """``None`` before it is placed."""
    goods: dict[str, int] | None
    orders: tuple[int, ...] | None
    """The IDs of the orders kept, ascending."""
    markers: int | None
    """Inventory markers."""
    yaks: int | None
    programme: tuple[str, ...] | None
    """The six actions: the viewer's own as soon as it is in, everybody's once turned over."""
    committed: bool | None
    """Whether a programme is in, for all who may know."""
    counters: tuple[str, ...]
    """The event counters that the player still holds."""
    stupas: int
    """In the reserve."""
    delegations: int
    """In the reserve."""
    religion: int
    politics: int
    """Both as they would count now, with everybody in the game."""
    left: bool


class CounterView(msgspec.Struct, frozen=True, kw_only=True):
    """An event counter on the board."""

    counter: str
    villages: tuple[int, ...]
    """The two ends of the track, or the village of a market."""
    seat: int


class DeckView(msgspec.Struct, frozen=True, kw_only=True):
    """The village cards, where they are used in place of the die."""

    face_down: tuple[int, ...]
    """Ascending: nobody knows their order."""
    under: tuple[int, ...]
    """Those put under the deck, in the order in which they come up again."""
    used: tuple[int, ...]
    shown: int | None
    """The card that is turned up now."""


class ChoiceView(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has to choose in the midst of a turn."""

    seat: int
    what: str
    """``start``, ``event``, ``deal``, ``take``, ``reward`` or ``inventory``."""
    village: int | None
    """Where the caravan stands."""
    order: int | None = None
    delegations: int = 0
    """How many delegations a reward or an inventory would send."""
    good: str | None = None
    """The good of the inventory."""
    counts: tuple[int, ...] = ()
    """How many of it everybody has, by seat."""


class HimalayaView(View, frozen=True, kw_only=True):
    """The table, and for a player what is behind the own screen.

    ``phase`` is ``setup`` (chance), ``start``, ``event``, ``program``, ``resolve``, ``refill``
    (chance), ``inventory`` or ``over``.
    """

    phase: str
    turn: int
    """From 1 to 12."""
    first: int
    """The seat of the first caravaneer."""
    slot: int | None
    """The slot that is being resolved, from 1 to 6."""
    acting: int | None
    """The seat whose action of the slot is being resolved."""
    choice: ChoiceView | None
    to_act: tuple[int, ...]
    """Who is waited for, as far as it may be known; while programmes are made, who has none in."""
    canvas: tuple[float, float]
    """Width and height of the drawing; y grows downwards."""
    villages: tuple[VillageView, ...]
    tracks: tuple[TrackView, ...]
    regions: tuple[RegionView, ...]
    orders: tuple[OrderView, ...]
    """Every order of the game, wherever it is."""
    players: tuple[PlayerView, ...]
    counters: tuple[CounterView, ...]
    deck: DeckView | None
    advanced: bool
    outcome: Outcome | None

    @property
    def question(self) -> tuple[str, dict[str, object]]:
        """What the player to act is asked."""
        if self.choice is None:
            return self.phase, {"turn": self.turn}
        asked = self.choice
        values: dict[str, object] = {
            "turn": self.turn,
            "slot": self.slot or 0,
            "village": asked.village or 0,
            "order": asked.order or 0,
            "good": asked.good or "none",
        }
        return asked.what, values

    def __str__(self) -> str:
        from parbat.games.himalaya.drawing import draw_table

        return draw_table(self)


class HimalayaOutcome(Outcome, frozen=True, kw_only=True):
    """The result with the figures of the countdown, by seat (rules 9.6)."""

    religion: tuple[int, ...]
    politics: tuple[int | None, ...]
    """As counted for the elimination: ``None`` for the seat that was out before."""
    out: tuple[int, ...]
    """The seats in the order in which they were eliminated."""
