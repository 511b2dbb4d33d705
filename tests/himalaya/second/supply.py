"""Refilling, as the second referee does it (rules 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from himalaya.second.courses import Asked, Course, tell
from himalaya.second.printed import LEVEL, RISING
from himalaya.second.reckoned import Reckoned
from parbat.core.actors import CHANCE
from parbat.games.himalaya import events as told
from parbat.games.himalaya.table import Settings


class Supply:
    """Fills villages from the bags."""

    def __init__(self, table: Reckoned, rules: Settings) -> None:
        """Look at the bags of a table."""
        self.table = table
        self.rules = rules

    def refill(self) -> Course:
        """Fill villages with goods, then with orders, as far as the bags last."""
        table, box = self.table, self.table.box
        while table.with_goods() < box.with_goods and table.bag.total() and table.empty():
            village, words = yield from self._draw("goods")
            table.bag -= Counter(words)
            table.goods[village] = Counter(words)
            yield from tell(told.GoodsPlaced(village=village, goods=tuple(words)))
        while len(table.order) < box.with_order and table.orders_in_bag and table.empty():
            village, (word,) = yield from self._draw("order")
            number = int(word)
            table.orders_in_bag.remove(number)
            table.order[village] = number
            goods = tuple(good for good in RISING for _ in range(box.wanted[number].get(good, 0)))
            placed = told.OrderPlaced(
                village=village, order=number, goods=goods, yaks=box.yaks[number]
            )
            yield from tell(placed)
        if table.with_goods() < box.with_goods and not table.bag.total():
            yield from tell(told.BagEmpty(bag="goods"))
        if len(table.order) < box.with_order and not table.orders_in_bag:
            yield from tell(told.BagEmpty(bag="orders"))

    def _draw(self, what: str) -> Generator[Asked | None, Any, tuple[int, list[str]]]:
        table = self.table
        village = (yield from self._turn_card()) if self.rules.cards else None
        by, text = yield Asked(frozenset({CHANCE}))
        kind, number, *words = text.split(" ")
        assert (by, kind) == (CHANCE, what)
        assert int(number) in table.empty()
        assert village in (None, int(number))
        if what == "goods":
            assert len(words) == min(5, table.bag.total())
            assert words == sorted(words, key=RISING.index)
            assert Counter(words) <= table.bag
        else:
            assert int(words[0]) in table.orders_in_bag
        return int(number), words

    def _turn_card(self) -> Generator[Asked | None, Any, int]:
        """Turn cards up until one names an empty village (7.5)."""
        table = self.table
        while True:
            by, text = yield Asked(frozenset({CHANCE}))
            kind, number = text.split(" ")
            village = int(number)
            assert (by, kind) == (CHANCE, "card")
            shuffled = not {*table.down, *table.under} & {*table.empty()}
            if shuffled:
                table.down, table.under, table.used = list(LEVEL), [], []
            pile = table.down or table.under
            assert village in (table.down or table.under[:1])
            pile.remove(village)
            supplied = village in table.empty()
            (table.used if supplied else table.under).append(village)
            turned = told.CardTurned(village=village, supplied=supplied, shuffled=shuffled)
            yield from tell(turned)
            if supplied:
                return village
