"""A game of Himalaya while it is played: the position, and what lies round it on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal

import msgspec

from parbat.core.events import Event
from parbat.games.himalaya.actions import COUNTERS, GOODS, Counter, Steps
from parbat.games.himalaya.board import Board
from parbat.games.himalaya.position import IN_BAG, NOTHING, REST, Position
from parbat.games.himalaya.terrain import Terrain
from parbat.games.himalaya.view import HimalayaOutcome, OrderView, TrackView

TURNS: Final = 12
INVENTORIES: Final = (4, 8, 12)
MARKER_YAKS: Final = 3

Phase = Literal["setup", "start", "event", "program", "resolve", "refill", "inventory", "over"]


@dataclass(frozen=True)
class Settings:
    """The options of a match (rules 12) and its board."""

    board: Board
    seats: int
    advanced: bool
    cards: bool
    show_committed: bool
    open_hands: bool
    deals_optional: bool
    shared_lead_counts: bool
    inventory_split: bool

    # Every view shows these, and they never change.

    @cached_property
    def tracks(self) -> tuple[TrackView, ...]:
        """The tracks of the board."""
        return tuple(TrackView(t.low, t.high, t.kind) for t in self.board.tracks)

    @cached_property
    def orders(self) -> tuple[OrderView, ...]:
        """The orders of the game."""
        return tuple(
            OrderView(id=order.id, goods=named(order.goods), yaks=order.yaks)
            for order in self.board.orders
        )


class Placed(msgspec.Struct, frozen=True):
    """An event counter on the board."""

    counter: Counter
    villages: tuple[int, ...]
    seat: int


class Deck(msgspec.Struct):
    """The village cards (rules 7.5); ``shown`` is the one turned up, 0 if none is."""

    down: list[int]
    under: list[int] = msgspec.field(default_factory=list)
    used: list[int] = msgspec.field(default_factory=list)
    shown: int = 0

    def copy(self) -> Deck:
        """Return an independent deck equal to this one."""
        return Deck(list(self.down), list(self.under), list(self.used), self.shown)


@dataclass
class Table:
    """Everything the rules need to go on, and what has happened since it was last asked for."""

    rules: Settings
    p: Position
    phase: Phase
    deck: Deck | None
    programmes: list[Steps | None]
    holding: list[tuple[Counter, ...]]
    """The event counters that each seat still holds."""
    left: list[bool]
    turn: int = 0
    asked: int = 0
    """How many seats have placed a caravan, or have had their say on events this turn."""
    good: int = 0
    """The good whose inventory is due."""
    placed: tuple[Placed, ...] = ()
    gone: tuple[Counter, ...] = ()
    """Event counters out of the game."""
    result: HimalayaOutcome | None = None
    told: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        """Add to what has happened."""
        self.told.append(event)

    def copy(self) -> Table:
        """Return an independent table equal to this one."""
        return replace(
            self,
            p=self.p.twin(),
            deck=self.deck.copy() if self.deck else None,
            programmes=list(self.programmes),
            holding=list(self.holding),
            left=list(self.left),
            told=[],
        )

    @property
    def text(self) -> str:
        """Everything in one line."""
        around = (
            *(self.phase, self.turn, self.asked, self.good, self.programmes, self.holding),
            *(self.placed, self.gone, self.deck, self.left, self.result),
        )
        return msgspec.json.encode((self.p.fields(), around)).decode()

    # Who is at it

    @property
    def in_turn(self) -> int:
        """The seat whose caravan or event counter is to be placed."""
        return (self.p.first + self.asked) % self.rules.seats

    @property
    def turn_order(self) -> list[int]:
        """The seats from the first caravaneer clockwise."""
        return [(self.p.first + i) % self.rules.seats for i in range(self.rules.seats)]

    @property
    def awaits_choice(self) -> bool:
        """Whether somebody must choose in the midst of a turn."""
        return self.phase == "inventory" or self.p.awaiting != NOTHING

    # What lies where

    def goods_at(self, village: int) -> list[int]:
        """Return how many of each good lie on a village."""
        return self.p.goods[5 * village : 5 * village + 5]

    def held(self, seat: int) -> list[int]:
        """Return how many of each good a seat holds."""
        return self.p.held[5 * seat : 5 * seat + 5]

    def sent_to(self, region: int) -> list[int]:
        """Return how many delegations each seat has in a region."""
        return self.p.delegations[6 * region : 6 * region + self.rules.seats]

    def yaks(self, seat: int) -> int:
        """Return the yaks of a seat: orders kept and inventory markers."""
        return self.p.order_yaks[seat] + MARKER_YAKS * self.p.markers[seat]

    def empty_villages(self) -> list[int]:
        """Return the villages with neither goods nor an order."""
        goods, orders = self.p.goods, self.p.order_at
        numbers = range(1, self.p.terrain.villages + 1)
        return [v for v in numbers if not orders[v] and not any(goods[5 * v : 5 * v + 5])]

    def bordered(self, village: int) -> tuple[int, ...]:
        """Return the regions that a village borders."""
        return self.rules.board.village(village).regions

    def track(self, number: int) -> tuple[int, ...]:
        """Return the ends of a track; the number 0 has none."""
        if not number:
            return ()
        track = self.rules.board.tracks[number - 1]
        return track.low, track.high


def new_table(rules: Settings) -> Table:
    """Return the table before the first draw: full bags, an empty board."""
    p = Position(Terrain(rules.board), rules.seats, rules.deals_optional)
    p.bag = list(rules.board.goods)
    p.place = changed(p.place, {order.id: IN_BAG for order in rules.board.orders})
    return Table(
        rules=rules,
        p=p,
        phase="setup",
        deck=Deck(list(range(1, p.terrain.villages + 1))) if rules.cards else None,
        programmes=[None] * rules.seats,
        holding=[COUNTERS if rules.advanced else ()] * rules.seats,
        left=[False] * rules.seats,
    )


def changed(numbers: Sequence[int], entries: dict[int, int]) -> list[int]:
    """Return a list with other numbers at some places: a position takes only whole lists."""
    return [entries.get(index, number) for index, number in enumerate(numbers)]


def resting() -> list[int]:
    """Return the programmes of a position between two resolutions."""
    return [REST] * 36


def named(counts: Sequence[int]) -> dict[str, int]:
    """Return how many there are of each good that is there."""
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}
