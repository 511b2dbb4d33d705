"""The position of Himalaya: one flat object of fixed size for rules, search and table.

Everything lies in arrays of numbers. Villages, regions and orders keep their numbers from 1, seats,
goods and actions count from 0; what a seat has is at ``seat`` or ``seat`` times the row's length.
"""

from __future__ import annotations

from parbat.games.himalaya.terrain import Terrain

DIRT, ICE, STONE, DEAL, REST = range(5)
SLOTS = 6
STUPAS_EACH, DELEGATIONS_EACH = 5, 15  # a player (2.5)
NOTHING, TO_DEAL, TO_TAKE, TO_REWARD = range(4)
BARTER, OFFERING, DELEGATIONS = 1, 2, 4  # bits of a choice of rewards; see rewards.py
SPLIT = 3  # where its counts of delegations begin
PROGRAMMES = 15_625  # 5 ** 6; their order is that of the texts
IN_BAG, ON_BOARD, KEPT, NOWHERE = 0, 1, 2, -1  # places of an order; KEPT + seat is that player's


class Position:
    """Everything that can change (rules 2, 3).

    ``goods[5 * village + good]``, ``order_at[village]``, ``stupa[village]`` (the seat plus 1),
    ``delegations[6 * region + seat]``, ``caravan[seat]``, ``held[5 * seat + good]``, ``bag[good]``,
    ``place[order]``. ``ahead[seat]`` is the village that lies before a caravan on the snowstorm
    counter. ``collected[seat]`` is the mask of the villages from which a seat has collected this
    turn. ``plan[6 * seat + slot]`` are the programmes being resolved: ``slot`` and ``after`` (how
    many seats after the first caravaneer) say how far, ``awaiting`` what must be chosen there.
    ``yeti`` and ``storm`` are numbers of tracks, ``market`` is a village.

    From Python, lists are assigned whole: compiled, what is read from them is a copy.
    """

    def __init__(self, terrain: Terrain, seats: int, optional: bool) -> None:
        """Start with empty bags and full supplies; ``optional`` lets deals be declined."""
        self.terrain = terrain
        self.seats = seats
        self.optional = optional
        self.first = 0  # the lists below are literals: no others fill an array of C
        self.goods = [0] * 165
        self.order_at = [0] * 33
        self.stupa = [0] * 33
        self.delegations = [0] * 102
        self.caravan = [0] * 6
        self.ahead = [0] * 6
        self.collected = [0] * 6
        self.held = [0] * 30
        self.bag = [0] * 5
        self.place = [-1] * 129
        self.order_yaks = [0] * 6
        self.markers = [0] * 6
        self.stupas_left = [5] * 6
        self.delegations_left = [15] * 6
        self.plan = [4] * 36
        self.slot = SLOTS
        self.after = 0
        self.awaiting = NOTHING
        self.yeti = 0
        self.storm = 0
        self.market = 0

    def fields(self) -> tuple[object, ...]:
        """Return all that may differ between two positions of one game, for comparison."""
        return (
            *(self.first, tuple(self.goods), tuple(self.order_at), tuple(self.stupa)),
            *(tuple(self.delegations), tuple(self.caravan), tuple(self.ahead)),
            *(tuple(self.collected), tuple(self.held), tuple(self.bag), tuple(self.place)),
            *(tuple(self.order_yaks), tuple(self.markers), tuple(self.stupas_left)),
            *(tuple(self.delegations_left), tuple(self.plan), self.slot, self.after),
            *(self.awaiting, self.yeti, self.storm, self.market),
        )

    def twin(self) -> Position:
        """Return a new, independent position equal to this one."""
        copy = Position(self.terrain, self.seats, self.optional)
        copy.become(self)
        return copy

    def become(self, other: Position) -> None:
        """Take over everything from ``other``, a position of the same game."""
        villages = self.terrain.villages + 1
        for i in range(5 * villages):
            self.goods[i] = other.goods[i]
        for i in range(villages):
            self.order_at[i] = other.order_at[i]
            self.stupa[i] = other.stupa[i]
        for i in range(6 * (self.terrain.regions + 1)):
            self.delegations[i] = other.delegations[i]
        for i in range(self.terrain.orders + 1):
            self.place[i] = other.place[i]
        for i in range(6):
            self.caravan[i] = other.caravan[i]
            self.ahead[i] = other.ahead[i]
            self.collected[i] = other.collected[i]
            self.order_yaks[i] = other.order_yaks[i]
            self.markers[i] = other.markers[i]
            self.stupas_left[i] = other.stupas_left[i]
            self.delegations_left[i] = other.delegations_left[i]
        for i in range(36):
            self.plan[i] = other.plan[i]
        for i in range(30):
            self.held[i] = other.held[i]
        for i in range(5):
            self.bag[i] = other.bag[i]
        self.first = other.first
        self.slot = other.slot
        self.after = other.after
        self.awaiting = other.awaiting
        self.yeti = other.yeti
        self.storm = other.storm
        self.market = other.market


def acting(p: Position) -> int:
    """Return the seat whose action is being resolved."""
    seat = p.first + p.after
    return seat - p.seats if seat >= p.seats else seat
