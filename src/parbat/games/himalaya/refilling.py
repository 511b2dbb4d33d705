"""Refilling the villages, in the set-up and after each resolution (rules 7, 13.6)."""

from __future__ import annotations

from collections import Counter

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.errors import IllegalAction
from parbat.games.himalaya.actions import GOODS, Card, Good, Goods, Order
from parbat.games.himalaya.events import BagEmpty, CardTurned, GoodsPlaced, OrderPlaced
from parbat.games.himalaya.position import IN_BAG, ON_BOARD
from parbat.games.himalaya.table import Deck, Table, changed

PORTION = 5


def due(table: Table) -> str | None:
    """Return which draw comes next, ``goods``, ``order`` or ``card``; ``None`` after the last."""
    supply = _supply(table)
    if supply is not None and table.deck is not None and not table.deck.shown:
        return "card"
    return supply


def _supply(table: Table) -> str | None:
    if not table.empty_villages():
        return None
    short = _lacks(table)
    if short["goods"] and any(table.p.bag):
        return "goods"
    return "order" if short["orders"] and _orders_in_bag(table) else None


def _lacks(table: Table) -> dict[str, bool]:
    board, p = table.rules.board, table.p
    numbers = range(1, p.terrain.villages + 1)
    goods, orders = p.goods, p.order_at
    with_goods = sum(any(goods[5 * v : 5 * v + 5]) for v in numbers)
    with_order = sum(orders[v] > 0 for v in numbers)
    return {
        "goods": with_goods < board.goods_villages,
        "orders": with_order < board.order_villages,
    }


def _orders_in_bag(table: Table) -> list[int]:
    return [order for order, place in enumerate(table.p.place) if place == IN_BAG]


def finish(table: Table) -> None:
    """Tell of the bags that were too empty (7.4)."""
    bags = {"goods": any(table.p.bag), "orders": bool(_orders_in_bag(table))}
    for bag, short in _lacks(table).items():
        if short and not bags[bag]:
            table.tell(BagEmpty(bag=bag))


# Drawing


def draw(table: Table, source: Source) -> Action:
    """Return the draw that is due, and change nothing."""
    match due(table):
        case "card":
            return Card(_next_card(_ready(table), source))
        case "goods":
            return Goods(_village(table, source), _handful(table, source))
        case _:
            village, bag = _village(table, source), _orders_in_bag(table)
            return Order(village, bag[source.below(len(bag))])


def _next_card(deck: Deck, source: Source) -> int:
    return sorted(deck.down)[source.below(len(deck.down))] if deck.down else deck.under[0]


def _ready(table: Table) -> Deck:
    """Return the deck from which the next card comes: shuffled anew, if none left will do."""
    deck = table.deck or Deck([])
    if {*deck.down, *deck.under} & {*table.empty_villages()}:
        return deck.copy()
    return Deck(sorted([*deck.down, *deck.under, *deck.used]))


def _village(table: Table, source: Source) -> int:
    if table.deck is not None:
        return table.deck.shown
    roll = source.below(table.p.terrain.villages) + 1
    empty = table.empty_villages()
    return min((village for village in empty if village >= roll), default=empty[0])


def _handful(table: Table, source: Source) -> tuple[Good, ...]:
    bag = [good for good, count in zip(GOODS, table.p.bag, strict=True) for _ in range(count)]
    drawn = [bag.pop(source.below(len(bag))) for _ in range(min(PORTION, len(bag)))]
    return tuple(sorted(drawn, key=GOODS.index))


# Judging and carrying out


def refusal(table: Table, action: Action) -> IllegalAction | None:
    """Return why something is not the draw that is due, or ``None`` if it is."""
    wanted = due(table)
    match action:
        case Card(village) if wanted == "card":
            deck = _ready(table)
            open_ones = deck.down or deck.under[:1]
            return (
                None
                if village in open_ones
                else IllegalAction("himalaya.card.gone", village=village)
            )
        case Goods(village, goods) if wanted == "goods":
            return _wrong_village(table, village) or _wrong_goods(table, goods)
        case Order(village, order) if wanted == "order":
            free = order in _orders_in_bag(table)
            wrong = None if free else IllegalAction("himalaya.order.bag", order=order)
            return _wrong_village(table, village) or wrong
    return IllegalAction("himalaya.chance.due", due=wanted, action=action.text[:40])


def _wrong_village(table: Table, village: int) -> IllegalAction | None:
    shown = table.deck.shown if table.deck else 0
    if shown and village != shown:
        return IllegalAction("himalaya.refill.card", village=village, card=shown)
    if village not in table.empty_villages():
        return IllegalAction("himalaya.refill.village", village=village)
    return None


def _wrong_goods(table: Table, goods: tuple[Good, ...]) -> IllegalAction | None:
    bag = dict(zip(GOODS, table.p.bag, strict=True))
    number = min(PORTION, sum(bag.values()))
    if len(goods) != number:
        return IllegalAction("himalaya.goods.number", number=number)
    is_sorted = list(goods) == sorted(goods, key=GOODS.index)
    if not is_sorted or any(count > bag[good] for good, count in Counter(goods).items()):
        return IllegalAction("himalaya.goods.bag")
    return None


def happen(table: Table, action: Action) -> None:
    """Carry out the draw that is due."""
    match action:
        case Card(village):
            _turn_up(table, village)
        case Goods(village, goods):
            _place_goods(table, village, goods)
        case Order(village, order):
            _place_order(table, village, order)


def _turn_up(table: Table, village: int) -> None:
    deck = _ready(table)
    shuffled = table.deck is not None and len(deck.used) < len(table.deck.used)
    (deck.down if village in deck.down else deck.under).remove(village)
    is_empty = village in table.empty_villages()
    if is_empty:
        deck.shown = village
    else:
        deck.under.append(village)
    table.deck = deck
    table.tell(CardTurned(village=village, supplied=is_empty, shuffled=shuffled))


def _place_goods(table: Table, village: int, goods: tuple[Good, ...]) -> None:
    p, count = table.p, Counter(goods)
    p.bag = [left - count[good] for good, left in zip(GOODS, p.bag, strict=True)]
    p.goods = changed(p.goods, {5 * village + i: count[good] for i, good in enumerate(GOODS)})
    _use_card(table)
    table.tell(GoodsPlaced(village=village, goods=goods))


def _place_order(table: Table, village: int, order: int) -> None:
    p = table.p
    p.place = changed(p.place, {order: ON_BOARD})
    p.order_at = changed(p.order_at, {village: order})
    _use_card(table)
    wanted = wanted_by(table, order)
    yaks = p.terrain.yaks[order]
    table.tell(OrderPlaced(village=village, order=order, goods=wanted, yaks=yaks))


def _use_card(table: Table) -> None:
    if table.deck is not None:
        table.deck.used = sorted([*table.deck.used, table.deck.shown])
        table.deck.shown = 0


def wanted_by(table: Table, order: int) -> tuple[str, ...]:
    """Return the goods that an order asks for, one by one."""
    wanted = table.p.terrain.wanted[5 * order : 5 * order + 5]
    return tuple(good for good, count in zip(GOODS, wanted, strict=True) for _ in range(count))
