"""What lies where, kept by the referee, and how it compares with what the game says."""

from __future__ import annotations

from collections import Counter

from himalaya.second.printed import BORDERED, LEVEL, REGIONS, RISING, Box
from parbat.games.himalaya.position import IN_BAG, KEPT, ON_BOARD
from parbat.games.himalaya.state import HimalayaState

STUPAS, DELEGATIONS = 5, 15


class Reckoned:
    """All pieces of a game."""

    def __init__(self, seats: int) -> None:
        """Lay everything ready for the set-up."""
        self.seats = range(seats)
        self.box = Box(seats)
        self.bag = Counter(self.box.goods)
        self.orders_in_bag = set(self.box.wanted)
        self.goods: dict[int, Counter[str]] = {village: Counter() for village in LEVEL}
        self.order: dict[int, int] = {}
        self.hand: list[Counter[str]] = [Counter() for _ in self.seats]
        self.kept: list[set[int]] = [set() for _ in self.seats]
        self.markers = [0 for _ in self.seats]
        self.stupa: dict[int, int] = {}
        self.sent: Counter[tuple[int, int]] = Counter()
        """Delegations by region and seat."""
        self.caravan: dict[int, int] = {}
        self.ahead: dict[int, int] = {}
        self.collected: set[tuple[int, int]] = set()
        self.holding = [{"yeti", "snowstorm", "market"} for _ in self.seats]
        self.placed: dict[str, tuple[int, ...]] = {}
        self.down, self.under, self.used = list(LEVEL), list[int](), list[int]()

    # Questions

    def empty(self) -> list[int]:
        return [v for v in LEVEL if v not in self.order and not self.goods[v].total()]

    def with_goods(self) -> int:
        return sum(goods.total() > 0 for goods in self.goods.values())

    def stupas(self, seat: int) -> int:
        return list(self.stupa.values()).count(seat)

    def stupas_left(self, seat: int) -> int:
        return STUPAS - self.stupas(seat)

    def delegations(self, seat: int) -> int:
        return sum(number for (_, owner), number in self.sent.items() if owner == seat)

    def delegations_left(self, seat: int) -> int:
        return DELEGATIONS - self.delegations(seat)

    def religion(self, seat: int) -> int:
        return sum(LEVEL[village] for village, owner in self.stupa.items() if owner == seat)

    def leader(self, region: int) -> int | None:
        """Return who has more delegations in a region than anybody else (9.1)."""
        for seat in self.seats:
            others = [self.sent[region, other] for other in self.seats if other != seat]
            if self.sent[region, seat] > max(others):
                return seat
        return None

    def politics(self, seat: int) -> int:
        return sum(self.leader(region) == seat for region in REGIONS)

    def yaks(self, seat: int) -> int:
        return sum(self.box.yaks[order] for order in self.kept[seat]) + 3 * self.markers[seat]

    def near_houses(self, seat: int) -> list[int]:
        """Return the free houses round the regions about a caravan (10.6)."""
        near = set(BORDERED[self.caravan[seat]])
        return [v for v in LEVEL if LEVEL[v] == 1 and v not in self.stupa and near & {*BORDERED[v]}]

    # Comparing

    def check_pieces(self) -> None:
        """Nothing is lost and nothing comes from nowhere."""
        goods = sum([self.bag, *self.goods.values(), *self.hand], Counter[str]())
        assert goods == Counter(self.box.goods)
        orders = [*self.orders_in_bag, *self.order.values(), *(o for k in self.kept for o in k)]
        assert sorted(orders) == sorted(self.box.wanted)
        for seat in self.seats:
            assert self.stupas_left(seat) >= 0
            assert self.delegations_left(seat) >= 0
        assert min(self.sent.values(), default=0) >= 0

    def compare(self, state: HimalayaState) -> None:
        """Compare with all that the game has."""
        table, p = state.table, state.table.p
        goods, order_at, stupa = list(p.goods), list(p.order_at), list(p.stupa)
        for village in LEVEL:
            here = self.goods[village]
            assert goods[5 * village : 5 * village + 5] == [here[good] for good in RISING], village
            assert order_at[village] == self.order.get(village, 0), village
            assert stupa[village] == self.stupa.get(village, -1) + 1, village
        assert list(p.bag) == [self.bag[good] for good in RISING]
        place = list(p.place)
        for order in self.box.wanted:
            assert place[order] == self._place(order), order
        sent = list(p.delegations)
        for region in REGIONS:
            assert sent[6 * region : 6 * region + 6] == [self.sent[region, s] for s in range(6)]
        for seat in self.seats:
            self._compare_seat(state, seat)
        assert {one.counter: one.villages for one in table.placed} == self.placed

    def _place(self, order: int) -> int:
        if order in self.orders_in_bag:
            return IN_BAG
        owner = [seat for seat in self.seats if order in self.kept[seat]]
        return KEPT + owner[0] if owner else ON_BOARD

    def _compare_seat(self, state: HimalayaState, seat: int) -> None:
        table, p = state.table, state.table.p
        assert table.held(seat) == [self.hand[seat][good] for good in RISING]
        assert p.caravan[seat] == self.caravan.get(seat, 0)
        assert p.ahead[seat] == self.ahead.get(seat, 0)
        mask = sum(1 << village for who, village in self.collected if who == seat)
        assert p.collected[seat] == mask
        assert p.stupas_left[seat] == self.stupas_left(seat)
        assert p.delegations_left[seat] == self.delegations_left(seat)
        assert table.yaks(seat) == self.yaks(seat)
        assert p.markers[seat] == self.markers[seat]
        if table.rules.advanced:
            assert set(table.holding[seat]) == self.holding[seat]

    def compare_views(self, state: HimalayaState) -> None:
        """Compare with what everybody sees, and with what each sees of others (11.1, 11.2)."""
        shown = state.view(None)
        is_open = state.table.rules.open_hands or state.outcome is not None
        for region in shown.regions:
            assert region.leader == self.leader(region.number)
        for seat, player in enumerate(shown.players):
            assert (player.religion, player.politics) == (self.religion(seat), self.politics(seat))
            own = state.view(seat).players[seat]
            assert own.goods == {good: n for good, n in self.hand[seat].items() if n}
            assert own.orders == tuple(sorted(self.kept[seat]))
            assert (own.markers, own.yaks) == (self.markers[seat], self.yaks(seat))
            hidden = (player.goods, player.orders, player.markers, player.yaks)
            seen = (own.goods, own.orders, own.markers, own.yaks)
            assert hidden == (seen if is_open else (None,) * 4)
        if shown.deck is not None:
            piles = (shown.deck.face_down, shown.deck.under, shown.deck.used)
            assert piles == (tuple(sorted(self.down)), tuple(self.under), tuple(sorted(self.used)))
