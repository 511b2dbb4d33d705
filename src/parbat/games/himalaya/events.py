"""What happens in a game of Himalaya.

Turns and the six slots of a programme count from 1. Goods are named one by one, ``order`` is the
ID of an order on the board, ``regions`` names one region for each delegation.
"""

from __future__ import annotations

from typing import ClassVar

from parbat.core.events import Event


class CardTurned(Event, frozen=True, kw_only=True, tag="card_turned"):
    """A village card was turned up; that of a village which is not empty goes under the deck."""

    reveals: ClassVar[bool] = True

    village: int
    supplied: bool
    shuffled: bool
    """Whether all cards were shuffled together before."""


class GoodsPlaced(Event, frozen=True, kw_only=True, tag="goods_placed"):
    """A village was supplied with goods."""

    reveals: ClassVar[bool] = True

    village: int
    goods: tuple[str, ...]


class OrderPlaced(Event, frozen=True, kw_only=True, tag="order_placed"):
    """A village was supplied with an order."""

    reveals: ClassVar[bool] = True

    village: int
    order: int
    goods: tuple[str, ...]
    """What it asks for."""
    yaks: int


class BagEmpty(Event, frozen=True, kw_only=True, tag="bag_empty"):
    """No village is supplied any more this turn: the bag of ``goods`` or ``orders`` is empty."""

    reveals: ClassVar[bool] = True

    bag: str


class CaravanPlaced(Event, frozen=True, kw_only=True, tag="caravan_placed"):
    """A player placed the caravan."""

    seat: int
    village: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A turn begins; ``seat`` is first caravaneer."""

    seat: int
    turn: int


class CounterPlaced(Event, frozen=True, kw_only=True, tag="counter_placed"):
    """A player placed an event counter."""

    seat: int
    counter: str
    villages: tuple[int, ...]
    """The two ends of the track, or the village of a market."""
    where: str
    """The same in one word, such as ``3-4``."""


class CounterKept(Event, frozen=True, kw_only=True, tag="counter_kept"):
    """A player placed no event counter this turn."""

    seat: int


class CountersRemoved(Event, frozen=True, kw_only=True, tag="counters_removed"):
    """The event counters on the board left the game."""

    counters: tuple[str, ...]


class Programmed(Event, frozen=True, kw_only=True, tag="programmed"):
    """A player's own programme is in; only that player is told which."""

    seat: int
    steps: tuple[str, ...]
    replaced: bool


class Committed(Event, frozen=True, kw_only=True, tag="committed"):
    """A player's first programme of this turn is in."""

    seat: int


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """All programmes of the turn, by seat, are turned over."""

    reveals: ClassVar[bool] = True

    programmes: tuple[tuple[str, ...], ...]


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A caravan went along a track."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    kind: str
    origin: int
    village: int


class StormEntered(Event, frozen=True, kw_only=True, tag="storm_entered"):
    """A caravan went as far as the snowstorm counter; ``village`` lies ahead."""

    seat: int
    slot: int
    kind: str
    origin: int
    village: int


class StormCrossed(Event, frozen=True, kw_only=True, tag="storm_crossed"):
    """A caravan came through the snowstorm."""

    seat: int
    slot: int
    kind: str
    origin: int
    village: int


class Rested(Event, frozen=True, kw_only=True, tag="rested"):
    """A caravan rested."""

    seat: int
    slot: int


class Collected(Event, frozen=True, kw_only=True, tag="collected"):
    """A player collected a good."""

    seat: int
    slot: int
    village: int
    good: str
    market: bool
    """Whether the player chose it on market day."""


class Delivered(Event, frozen=True, kw_only=True, tag="delivered"):
    """A player filled an order: the goods are back in the bag, the rewards are still to come."""

    seat: int
    slot: int
    village: int
    order: int
    goods: tuple[str, ...]
    yaks: int


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """An action was lost.

    ``reason`` is ``no_track``, ``yeti``, ``snowstorm``, ``empty``, ``collected`` (here already this
    turn) or ``lacking`` (goods that the order asks for).
    """

    seat: int
    slot: int
    step: str
    village: int
    reason: str


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """A player did not deal; nobody is told why."""

    seat: int
    slot: int
    village: int


class OfferingMade(Event, frozen=True, kw_only=True, tag="offering_made"):
    """A player placed a stupa as a reward."""

    seat: int
    village: int
    level: int


class DelegationsSent(Event, frozen=True, kw_only=True, tag="delegations_sent"):
    """A player sent delegations as a reward."""

    seat: int
    village: int
    regions: tuple[int, ...]


class Bartered(Event, frozen=True, kw_only=True, tag="bartered"):
    """A player kept an order for its yaks."""

    seat: int
    village: int
    order: int
    yaks: int


class OrderReturned(Event, frozen=True, kw_only=True, tag="order_returned"):
    """A filled order that was not kept went back to the bag."""

    village: int
    order: int


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    """Inventory: everybody shows all of one good."""

    reveals: ClassVar[bool] = True

    good: str
    counts: tuple[int, ...]
    """By seat."""
    leader: int | None
    """The seat that alone has most."""
    told: str
    """The counts in words, such as ``3, 4, 0, 0``."""


class MarkerTaken(Event, frozen=True, kw_only=True, tag="marker_taken"):
    """The leader of a good took the inventory marker."""

    seat: int
    good: str
    yaks: int


class EnvoysSent(Event, frozen=True, kw_only=True, tag="envoys_sent"):
    """The leader of a good sent delegations from the reserve."""

    seat: int
    good: str
    regions: tuple[int, ...]


class HouseHonoured(Event, frozen=True, kw_only=True, tag="house_honoured"):
    """The leader of a good placed a stupa on a village of level 1."""

    seat: int
    good: str
    village: int


class ReligionCounted(Event, frozen=True, kw_only=True, tag="religion_counted"):
    """Countdown: the religious influence of every seat."""

    religion: tuple[int, ...]
    told: str


class PoliticsCounted(Event, frozen=True, kw_only=True, tag="politics_counted"):
    """Countdown: the political influence of every seat that is still in, else ``None``."""

    politics: tuple[int | None, ...]
    told: str


class EconomyCounted(Event, frozen=True, kw_only=True, tag="economy_counted"):
    """Countdown: the yaks of every seat."""

    yaks: tuple[int, ...]
    told: str


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """A player is out.

    ``criterion`` is what decided: ``religion`` or ``politics``, else ``stupas`` or ``delegations``,
    else ``yaks``, else ``order`` (who came later in the last turn).
    """

    seat: int
    influence: str
    criterion: str
    figures: tuple[int, ...]
    """What the criterion compares, by seat of those in ``tied``."""
    tied: tuple[int, ...]
    """The seats that were compared by it."""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A player left the game."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None
