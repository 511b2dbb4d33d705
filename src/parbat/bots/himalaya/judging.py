"""What the end of a turn is worth to a seat: the influences, and what can still be made of them.

It is no rule of the game but a guess, made for thousands of programmes. What lies ready for a seat
- goods, orders that it can fill, pieces in the reserve - counts as a part of what it may bring.
"""

from __future__ import annotations

import math

from parbat.bots.himalaya.chances import Chances
from parbat.bots.himalaya.numbers import Numbers
from parbat.games.himalaya import position, resolving, rewards
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.terrain import Terrain
from parbat.games.himalaya.turns import Policy

BARTER = rewards.BARTER
OFFERING = rewards.OFFERING
DELEGATIONS = rewards.DELEGATIONS
SPLIT = rewards.SPLIT
TURNS, INVENTORY_EVERY, MARKER_YAKS = 12, 4, 3
FAR = 33
CERTAIN = 0.002  # the spread of what is final: next to nothing
CLOSE = 0.3  # that of yaks, so that more of them is always a little better
DECISIVE = 3.0  # the grip of a delegation once all are placed
STUPA_TIE, DELEGATION_TIE, YAK_TIE = 0.15, 0.05, 0.001  # what decides between equals (rules 9.3)


class Judge(Policy):
    """Values positions at the end of a turn, and chooses rewards in it by what they add to that.

    ``hopes`` is how much it thinks of what has yet to be used: 1, or less for the short-sighted.
    """

    def __init__(
        self, terrain: Terrain, seats: int, by: Numbers, plain: bool, hopes: float
    ) -> None:
        """Take the board and the numbers; see ``Chances`` for ``plain``."""
        super().__init__()
        self.by = by
        self.hopes = hopes
        self.chances = Chances(seats, plain)
        self.turns_left = 0
        self.counted = 0
        self.distance = distances(terrain)
        self.nearness = [by.near**moves for moves in range(FAR)] + [0.0]
        self.goods = [0.0] * 5
        self.counts = [(1 - by.further**count) / (1 - by.further) for count in range(32)]
        self.lacks = [by.lacking**count for count in range(8)]
        self.grips = [0.0] * 128
        self.good_religion = self.good_politics = 0.0
        self.order_yaks = self.order_religion = self.order_politics = 0.0
        self.supply = self.marker_due = self.marker_hoped = 0.0
        self.stupa_left = by.stupa_left
        self.delegation_left = by.delegation_left
        self.stupa_cap = self.delegation_cap = 0.0
        self.final = False
        self.offering = [0.0] * 198
        self.sending = [0.0] * 306
        self.bartering = [0.0] * 6
        self.led = [0.0] * 6

    def look(self, p: Position, turn: int, counted: int) -> None:
        """Get ready to value positions at the end of a turn, and rewards in it.

        ``counted`` goods have been counted in its inventory; rewards are valued as they are now.
        """
        self.foresee(turn, counted)
        self._price(p)

    def foresee(self, turn: int, counted: int) -> None:
        """Get ready to value positions at the end of a turn."""
        by, left = self.by, TURNS - turn
        self.turns_left = left
        self.final = left == 0
        hope = self.hopes * left / (left + by.late)
        self.goods = [each * hope for each in by.goods]
        self.good_religion, self.good_politics = by.good_religion * hope, by.good_politics * hope
        self.order_yaks = by.order_yaks * hope
        self.order_religion = by.order_religion * hope
        self.order_politics = by.order_politics * hope
        self.supply = by.supply * hope
        self._expect_inventories(turn, counted)
        self.stupa_cap, self.delegation_cap = by.stupa_pace * left, by.delegation_pace * left
        grip = by.early_grip + (by.grip - by.early_grip) * turn / TURNS
        grip = DECISIVE if self.final else grip
        self.grips = [math.exp(grip * min(count, 15)) for count in range(128)]
        self.chances.soft_religion = 1 / _spread(CERTAIN, by.religion_spread, left)
        self.chances.soft_politics = 1 / _spread(CERTAIN, by.politics_spread, left)
        self.chances.soft_yaks = 1 / _spread(CLOSE, by.yaks_spread, left)
        self.chances.plain_religion = by.plain_religion
        self.chances.plain_politics = by.plain_politics

    def _expect_inventories(self, turn: int, counted: int) -> None:
        self.counted = counted
        self.marker_due = 0.0 if turn % INVENTORY_EVERY else float(MARKER_YAKS)
        ahead = INVENTORY_EVERY - turn % INVENTORY_EVERY
        hoped = MARKER_YAKS * self.by.marker * self.by.marker_fades ** (ahead - 1)
        self.marker_hoped = 0.0 if self.final else hoped * self.hopes

    def _price(self, p: Position) -> None:
        """Find what rewards add to a seat's worth."""
        for seat in range(p.seats):
            now = self.worth(p, seat)
            for village in range(1, p.terrain.villages + 1):
                if p.stupa[village] == 0:
                    p.stupa[village] = seat + 1
                    p.stupas_left[seat] -= 1
                    self.offering[33 * seat + village] = self.worth(p, seat) - now
                    p.stupas_left[seat] += 1
                    p.stupa[village] = 0
            for region in range(1, p.terrain.regions + 1):
                for sent in range(1, 4):
                    p.delegations[6 * region + seat] += sent
                    p.delegations_left[seat] -= sent
                    self.sending[51 * seat + 3 * region + sent - 1] = self.worth(p, seat) - now
                    p.delegations_left[seat] += sent
                    p.delegations[6 * region + seat] -= sent
            p.order_yaks[seat] += 4
            self.bartering[seat] = (self.worth(p, seat) - now) / 4
            p.order_yaks[seat] -= 4

    # Choices in the midst of a turn

    def agrees(self, p: Position) -> bool:
        """Return whether the seat that is asked deals: whenever it can."""
        return resolving.can_deal(p)

    def taken(self, p: Position) -> int:
        """Return the good that is taken on market day: the most valuable one."""
        here = p.caravan[position.acting(p)]
        best = resolving.lowest(p, here)
        for good in range(5):
            if p.goods[5 * here + good] > 0 and self.goods[good] > self.goods[best]:
                best = good
        return best

    def rewarded(self, p: Position) -> int:
        """Return the two rewards that add most, all delegations sent to the best region."""
        seat = position.acting(p)
        here = p.caravan[seat]
        sends = rewards.to_send(p, seat)
        place, delegations = 0, -1.0
        for i in range(3):
            region = p.terrain.around[3 * here + i]
            if sends > 0 and region > 0:
                adds = self.sending[51 * seat + 3 * region + sends - 1]
                if adds > delegations:
                    place, delegations = i, adds
        sent = DELEGATIONS | sends << SPLIT + 2 * place
        if not rewards.can_offer(p, seat):
            return BARTER | sent if sends else BARTER
        barter = self.bartering[seat] * p.terrain.yaks[p.order_at[here]]
        offering = self.offering[33 * seat + here]
        if sends == 0 or (delegations <= barter and delegations <= offering):
            return BARTER | OFFERING
        return (BARTER if offering <= barter else OFFERING) | sent

    # What a position is worth

    def worth(self, p: Position, seat: int) -> float:
        """Return the chance of a seat to win."""
        self.figures(p)
        return self.chances.of(seat)

    def told(self, p: Position, seat: int) -> float:
        """Return the same as ``worth``, to whoever is not compiled."""
        return self.worth(p, seat)

    def figures(self, p: Position) -> None:
        """Estimate the influences of all seats at the end of the game."""
        self._count_religion(p, self.chances)
        if not self.final:
            self._count_villages(p, self.chances)
        self._count_goods(p, self.chances)
        self._count_politics(p, self.chances)

    def _count_religion(self, p: Position, to: Chances) -> None:
        for seat in range(p.seats):
            left = min(float(p.stupas_left[seat]), self.stupa_cap)
            to.religion[seat] = self.stupa_left * left
            left = min(float(p.delegations_left[seat]), self.delegation_cap)
            self.led[seat] = self.delegation_left * left
            to.yaks[seat] = p.order_yaks[seat] + MARKER_YAKS * p.markers[seat]
            if self.final:
                placed = 5.0 - p.stupas_left[seat]
                ties = YAK_TIE * to.yaks[seat]
                to.religion[seat] += STUPA_TIE * placed + ties
                self.led[seat] += DELEGATION_TIE * (15.0 - p.delegations_left[seat]) + ties
        for village in range(1, p.terrain.villages + 1):
            if p.stupa[village]:
                to.religion[p.stupa[village] - 1] += p.terrain.level[village]

    def _count_villages(self, p: Position, to: Chances) -> None:
        for village in range(1, p.terrain.villages + 1):
            if p.order_at[village]:
                self._add_order(p, village, to)
            else:
                self._add_supply(p, village, to)

    def _add_order(self, p: Position, village: int, to: Chances) -> None:
        order, level = p.order_at[village], p.terrain.level[village]
        for seat in range(p.seats):
            lacking = 0
            for good in range(5):
                lacking += max(0, p.terrain.wanted[5 * order + good] - p.held[5 * seat + good])
            moves = self.distance[33 * p.caravan[seat] + village]
            likely = self.lacks[lacking] * self.nearness[moves]
            to.yaks[seat] += self.order_yaks * likely * p.terrain.yaks[order]
            self.led[seat] += self.order_politics * likely * level
            if p.stupa[village] == 0 and p.stupas_left[seat] > 0:
                to.religion[seat] += self.order_religion * likely * level

    def _add_supply(self, p: Position, village: int, to: Chances) -> None:
        good = resolving.lowest(p, village)
        if good >= 0:
            for seat in range(p.seats):
                moves = self.distance[33 * p.caravan[seat] + village]
                to.yaks[seat] += self.supply * self.nearness[moves] * (good + 1)

    def _count_goods(self, p: Position, to: Chances) -> None:
        for good in range(5):
            most, leader = 0, -1
            for seat in range(p.seats):
                held = p.held[5 * seat + good]
                worth = self.counts[held]
                to.yaks[seat] += self.goods[good] * worth
                to.religion[seat] += self.good_religion * worth
                self.led[seat] += self.good_politics * worth
                if held > most:
                    most, leader = held, seat
                elif held == most:
                    leader = -1
            if leader >= 0:
                due = self.marker_due if good >= self.counted else 0.0
                to.yaks[leader] += due + self.marker_hoped

    def _count_politics(self, p: Position, to: Chances) -> None:
        for place in range(36):
            to.politics[place] = self.led[place % 6]
        for region in range(1, p.terrain.regions + 1):
            total = 0.0
            for seat in range(p.seats):
                total += self.grips[p.delegations[6 * region + seat]]
            for out in range(p.seats):
                rest = total - self.grips[p.delegations[6 * region + out]]
                for seat in range(p.seats):
                    among = total if seat == out else rest
                    share = self.grips[p.delegations[6 * region + seat]] / among
                    if self.final:
                        share = 1.0 if share > 0.6 else 0.0
                    to.politics[6 * out + seat] += share


def _spread(least: float, each: float, turns: int) -> float:
    return math.sqrt(least * least + each * each * turns)


def distances(terrain: Terrain) -> list[int]:
    """Return the moves from village to village, at ``33 * one + other``."""
    table = [FAR] * 1089
    for start in range(1, terrain.villages + 1):
        table[33 * start + start] = 0
        reached = [start]
        for village in reached:
            for kind in range(3):
                there = terrain.exits[3 * village + kind]
                if there and table[33 * start + there] == FAR:
                    table[33 * start + there] = table[33 * start + village] + 1
                    reached.append(there)
    return table
