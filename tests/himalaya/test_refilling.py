"""Refilling by die and by cards, and what is drawn (rules 7, 13.5, 13.6)."""

from __future__ import annotations

import pytest

from himalaya.setting import GAME, Fixed, act, all_of, lay_goods, play, refill, refused, scene
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games.himalaya.actions import Card, Goods, Order
from parbat.games.himalaya.events import CardTurned, GoodsPlaced, OrderPlaced
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Deck


@pytest.mark.parametrize(("players", "number"), [(3, 5), (4, 5), (5, 6), (6, 7)])
def test_in_the_set_up_goods_come_first_then_orders(players: int, number: int) -> None:
    state = GAME.start({"players": players}, players)
    told = refill(state)
    tags = [event.__struct_config__.tag for event in told]
    assert tags == ["goods_placed"] * number + ["order_placed"] * number
    villages = [e.village for e in told if isinstance(e, GoodsPlaced | OrderPlaced)]
    assert len(set(villages)) == 2 * number
    assert state.to_act == {0}


@pytest.mark.parametrize(("players", "goods", "orders"), [(4, 60, 40), (5, 90, 60), (6, 90, 60)])
def test_the_bags(players: int, goods: int, orders: int) -> None:
    pieces = GAME.start({"players": players}, players).pieces()
    assert sum(pieces[good] for good in ("salt", "barley", "tea", "jade", "gold")) == goods
    assert pieces["order"] == orders


def test_the_copy_of_order_n_has_the_id_n_plus_40() -> None:
    orders = {order.id: order for order in GAME.start({"players": 5}, 5).view(None).orders}
    assert sorted(orders) == [*range(1, 41), *range(42, 81, 2)]
    assert all(orders[n].goods == orders[n + 40].goods for n in range(2, 41, 2))


def test_a_village_with_at_least_one_good_is_not_topped_up() -> None:
    state = scene([1, 2, 3, 4], goods=dict.fromkeys((1, 2, 3), "salt"))
    play(state)
    told = all_of(refill(state), GoodsPlaced)
    assert len(told) == 2
    assert not {1, 2, 3} & {event.village for event in told}


def test_goods_are_drawn_one_by_one_from_the_sorted_bag() -> None:
    state = scene([1, 2, 3, 4])
    play(state)
    # A roll of 8; then of 60 goods the first, of 59 the last, and so on.
    assert state.draw(Fixed(7, 0, 58, 57, 17, 17)) == Goods(
        8, ("salt", "barley", "barley", "gold", "gold")
    )


def test_orders_are_drawn_by_ascending_id() -> None:
    state = scene([1, 2, 3, 4], goods=dict.fromkeys(range(1, 6), "salt"), kept={0: [1, 2]})
    play(state)
    assert state.draw(Fixed(11, 0)) == Order(12, 3)
    assert state.draw(Fixed(11, 37)) == Order(12, 40)


def test_every_draw_is_one_entry_that_follows_the_last_of_the_resolution() -> None:
    match = Match(GAME, {}, ["A", "B", "C", "D"], Seed.numbered(1))
    match.begin()
    for seat in range(4):
        match.apply(seat, f"start {seat + 1}")
    for seat in range(4):
        match.apply(seat, "program deal rest rest rest rest rest")
    kinds = [(entry.by, entry.do.split(" ")[0]) for entry in match.log]
    assert kinds[:10] == [(CHANCE, "goods")] * 5 + [(CHANCE, "order")] * 5
    assert [kind for _, kind in kinds[10:18]] == ["start"] * 4 + ["program"] * 4
    assert {by for by, _ in kinds[18:]} <= {CHANCE, 0, 1, 2, 3}


# Village cards


def cards(state: HimalayaState, **piles: list[int]) -> HimalayaState:
    """Lay the deck; cards that are not named are used."""
    named = [card for pile in piles.values() for card in pile]
    used = [card for card in range(1, 21) if card not in named]
    state.table.deck = Deck(piles.get("down", []), piles.get("under", []), used)
    return state


def test_a_card_stands_before_each_draw_and_is_used() -> None:
    state = GAME.start({"refill": "cards"}, 4)
    told = refill(state)
    turned = all_of(told, CardTurned)
    assert [event.supplied for event in turned] == [True] * 10
    villages = [e.village for e in told if isinstance(e, GoodsPlaced | OrderPlaced)]
    assert villages == [event.village for event in turned]
    deck = state.view(None).deck
    assert deck is not None
    assert deck.used == tuple(sorted(villages))
    assert len(deck.face_down) == 10


def test_the_card_of_a_village_that_is_not_empty_goes_under_the_deck() -> None:
    state = cards(scene([1, 2, 3, 4], goods={9: "salt"}, refill="cards"), down=[9, 12])
    play(state)
    assert state.draw(Fixed(0)) == Card(9)
    (turned,) = state.apply(CHANCE, Card(9))
    assert turned == CardTurned(village=9, supplied=False, shuffled=False)
    deck = state.view(None).deck
    assert deck is not None
    assert (deck.face_down, deck.under, deck.shown) == ((12,), (9,), None)
    assert isinstance(state.draw(Dice(1)), Card)  # another card follows


def test_cards_under_the_deck_come_up_in_order_and_nothing_is_drawn_for_them() -> None:
    state = cards(scene([1, 2, 3, 4], refill="cards"), under=[7, 5])
    play(state)
    assert state.draw(Fixed()) == Card(7)
    assert refused(state, CHANCE, "card 5") == "himalaya.card.gone"  # its turn comes later
    state.apply(CHANCE, Card(7))
    assert state.view(None).deck.shown == 7  # type: ignore[union-attr]
    assert state.draw(Fixed(0, 0, 0, 0, 0)) == Goods(7, ("salt",) * 5)


def test_all_cards_are_shuffled_when_none_left_names_an_empty_village() -> None:
    state = scene([1, 2, 3, 4], goods={9: "salt", 7: "tea"}, refill="cards")
    cards(state, down=[9], under=[7])
    play(state)
    assert state.draw(Fixed(19)) == Card(20)
    (turned,) = state.apply(CHANCE, Card(20))
    assert turned == CardTurned(village=20, supplied=True, shuffled=True)
    deck = state.view(None).deck
    assert deck is not None
    assert (deck.face_down, deck.under, deck.used) == (tuple(range(1, 20)), (), ())


def test_a_short_bag_needs_no_card_for_what_it_cannot_give() -> None:
    state = scene([1, 2, 3, 4], refill="cards")
    state.table.p.held = [0] * 15 + list(state.table.p.bag) + [0] * 10
    state.table.p.bag = [0] * 5
    play(state)
    refill(state)
    deck = state.view(None).deck
    assert deck is not None
    assert len(deck.used) == 5  # for the orders alone


def test_what_went_back_may_come_out_again() -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt"})
    lay_goods(state.table, 20, "salt " * 16)
    assert state.table.p.bag[0] == 0
    play(state, "deal")
    act(state, 0, "reward barter offering")
    state.apply(CHANCE, GAME.parse_action("goods 1 salt salt tea tea tea"))
    assert state.table.p.bag[0] == 0
