"""More of the rulings on resolving and refilling, by number: what lies there, is done, follows.

``test_rulings_turns`` has the first test of each.
"""

from __future__ import annotations

import pytest

from himalaya.drawn import drawn
from himalaya.setting import (
    Fixed,
    act,
    all_of,
    hand,
    legal,
    only,
    play,
    reasons,
    refill,
    refused,
    where,
)
from parbat.core.actors import CHANCE
from parbat.core.errors import BadText
from parbat.games.himalaya.actions import Card, Goods, Order, parse_action
from parbat.games.himalaya.events import (
    Collected,
    Counted,
    Declined,
    Delivered,
    GoodsPlaced,
    MarkerTaken,
    Moved,
    OrderPlaced,
)

FOUR = """
    seat 0 at 3
    seat 1 at 20
    seat 2 at 20
    seat 3 at 20
"""


def test_14_2_an_order_too_goes_to_the_next_village_that_is_empty_round_the_board() -> None:
    state = drawn(
        """
        seat 0 at 3
        seat 1 at 3
        seat 2 at 3
        seat 3 at 3
        village 1: order salt salt
        village 2: salt
        village 5: salt
        village 9: salt
        village 19: tea
        village 20: gold
        """
    )
    play(state)
    # Five villages have goods, so orders are due: 19 and 20 have goods, 1 an order, 2 goods.
    assert state.draw(Fixed(18, 0)) == Order(3, 2)
    for village in (1, 2, 19, 20):
        assert refused(state, CHANCE, f"order {village} 2") == "himalaya.refill.village"


def test_14_6_not_even_where_deals_are_optional_is_a_move() -> None:
    state = drawn(FOUR + "village 4: salt", deals_optional=True)
    told = play(state, "dirt deal dirt")
    assert only(told, Moved).village == 4
    told = [*act(state, 0, "deal no")]
    assert [type(event) for event in told[:1]] == [Declined]
    assert (where(state, 0), only(told, Moved).village) == (3, 3)


def test_14_7_an_order_that_can_be_filled_is_filled() -> None:
    # The player is only passing through, and would rather keep the goods for 9.
    state = drawn(
        """
        seat 0 at 3: holds salt salt
        seat 1 at 20
        seat 2 at 20
        seat 3 at 20
        village 6: order salt salt
        village 9: order salt salt
        """
    )
    told = play(state, "ice deal")
    assert only(told, Delivered).village == 6
    assert hand(state, 0) == {}
    assert all(text.startswith("reward") for text in legal(state, 0))


def test_14_8_another_player_another_village_and_the_next_turn_are_free() -> None:
    state = drawn(
        """
        seat 0 at 3
        seat 1 at 3
        seat 2 at 20
        seat 3 at 20
        village 3: salt barley tea jade gold
        village 6: salt
        """
    )
    # Back in 3, by another way, seat 0 gets nothing more; seat 1 gets the next in rank.
    told = play(state, "deal ice deal ice deal", "deal rest rest rest rest deal")
    collected = [(e.seat, e.village, e.good) for e in all_of(told, Collected)]
    assert collected == [(0, 3, "salt"), (1, 3, "barley"), (0, 6, "salt")]
    assert reasons(told) == ["collected", "collected"]
    refill(state)
    told = play(state, "deal", "deal")
    # In the second turn seat 1 is first.
    assert [(e.seat, e.good) for e in all_of(told, Collected)] == [(1, "tea"), (0, "jade")]


def test_14_9_where_an_order_was_filled_there_is_nothing_until_refilling() -> None:
    state = drawn(
        """
        seat 0 at 6: holds salt salt
        seat 1 at 6: holds salt salt
        seat 2 at 20
        seat 3 at 20
        village 6: order salt salt
        """
    )
    play(state, "deal", "deal")
    told = act(state, 0, "reward barter offering")
    assert reasons([*told]) == ["empty"]
    assert hand(state, 1) == {"salt": 2}


def test_14_11_no_reward_is_taken_twice() -> None:
    with pytest.raises(BadText):
        parse_action("reward barter barter")
    with pytest.raises(BadText):
        parse_action("reward delegations 1:1 delegations 2:1")


@pytest.mark.parametrize("typed", ["reward barter offering", "reward offering barter"])
def test_14_13_the_order_in_which_rewards_are_named_makes_no_difference(typed: str) -> None:
    state = drawn(
        """
        seat 0 at 6: holds salt barley
        seat 1 at 20
        seat 2 at 20
        seat 3 at 20
        village 6: order salt barley
        """
    )
    play(state, "deal")
    act(state, 0, typed)
    view = state.view(0)
    assert (view.villages[5].stupa, view.players[0].yaks) == (0, 3)


def test_14_14_goods_that_were_delivered_are_drawn_again_in_the_same_turn() -> None:
    state = drawn(
        """
        seat 0 at 6: holds salt salt
        seat 1 at 20: holds salt salt salt salt salt salt salt salt
        seat 2 at 20: holds salt salt salt salt salt salt salt salt
        seat 3 at 20
        village 6: order salt salt
        """
    )
    assert state.table.p.bag[0] == 0
    play(state, "deal")
    act(state, 0, "reward barter offering")
    told = [*state.apply(CHANCE, parse_action("goods 9 salt salt tea jade gold"))]
    assert only(told, GoodsPlaced).goods[:2] == ("salt", "salt")


def test_14_15_with_village_cards_too_a_short_bag_gives_what_it_has() -> None:
    state = drawn(FOUR, refill="cards")
    p = state.table.p
    p.held = [17, 15, 12, 9, 5, *[0] * 25]
    p.bag = [1, 0, 0, 0, 1]
    play(state)
    state.apply(CHANCE, Card(11))
    assert state.draw(Fixed(1, 0)) == Goods(11, ("salt", "gold"))
    state.apply(CHANCE, Goods(11, ("salt", "gold")))
    # The next card is for an order, since no good is left.
    state.apply(CHANCE, Card(12))
    assert isinstance(state.draw(Fixed(0)), Order)


def test_14_17_what_comes_out_after_turn_12_does_not_count_for_anybody() -> None:
    state = drawn("turn 12" + FOUR)
    play(state)
    told = refill(state)
    assert (len(all_of(told, GoodsPlaced)), len(all_of(told, OrderPlaced))) == (5, 5)
    assert [event.counts for event in all_of(told, Counted)] == [(0, 0, 0, 0)] * 5


def test_14_18_nobody_is_asked_what_to_show() -> None:
    # Seat 0 would like to hide a salt, to let seat 1 and itself be equal and nobody lead.
    state = drawn(
        """
        turn 4
        seat 0 at 3: holds salt
        seat 1 at 20: holds salt salt
        seat 2 at 20
        seat 3 at 20
        """
    )
    play(state)
    told = refill(state)
    assert only(told, MarkerTaken).seat == 1
    assert state.view(None).turn == 5
