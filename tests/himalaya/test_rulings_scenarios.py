"""More of the rulings of chapter 14, each by its number: what lies there, is done, and follows.

``test_rulings_turns`` and ``test_rulings_endings`` have the first test of each.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from himalaya.drawn import drawn
from himalaya.setting import (
    Fixed,
    act,
    all_of,
    hand,
    legal,
    only,
    place_events,
    play,
    reasons,
    refill,
    refused,
    there,
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
    Eliminated,
    GoodsPlaced,
    HouseHonoured,
    MarkerTaken,
    Moved,
    OrderPlaced,
    StormCrossed,
    StormEntered,
)

PAGE = Path(__file__).parents[2] / "docs/rules/himalaya.md"
MODULES = ("test_rulings_turns", "test_rulings_endings", "test_rulings_scenarios")
FOUR = """
    seat 0 at 3
    seat 1 at 20
    seat 2 at 20
    seat 3 at 20
"""


def test_each_ruling_of_the_page_has_a_test_named_after_it() -> None:
    numbers = re.findall(r"^\| 14\.(\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    names = [name for module in MODULES for name in vars(import_module(f"himalaya.{module}"))]
    assert numbers == [str(number) for number in range(1, 39)]
    for number in numbers:
        assert [name for name in names if name.startswith(f"test_14_{number}_")], number


# Resolving


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


# The end


def test_14_21_of_three_who_are_equal_in_politics_the_last_in_turn_12_goes() -> None:
    state = drawn(
        """
        turn 12
        seat 0 at 1: sent 1:1
        seat 1 at 2: sent 2:1
        seat 2 at 3: sent 3:1
        seat 3 at 4
        village 6: stupa of seat 0
        village 9: stupa of seat 1
        village 11: stupa of seat 2
        """
    )
    play(state)
    gone = all_of(refill(state), Eliminated)
    # In turn 12 seat 3 is first, so the order is 3, 0, 1, 2.
    assert [(e.seat, e.influence, e.criterion) for e in gone] == [
        (3, "religion", "religion"),
        (2, "politics", "order"),
    ]


def test_14_22_delegations_in_regions_that_are_shared_count_too() -> None:
    # All three lead in one region. Seats 0 and 1 are equal in region 4: those count, there only.
    state = drawn(
        """
        turn 12
        seat 0 at 1: sent 1:1 4:2
        seat 1 at 2: sent 2:1 4:2
        seat 2 at 3: sent 3:2
        seat 3 at 4: sent 5:9
        village 6: stupa of seat 0
        village 9: stupa of seat 1
        village 11: stupa of seat 2
        """
    )
    play(state)
    second = all_of(refill(state), Eliminated)[1]
    assert (second.seat, second.criterion) == (2, "delegations")
    assert dict(zip(second.tied, second.figures, strict=True)) == {0: 3, 1: 3, 2: 2}


def test_14_35_fewer_stupas_come_before_fewer_yaks() -> None:
    # Seats 0 and 3 have religion 2: seat 0 with one temple, seat 3, poorer, with two houses.
    state = drawn(
        """
        turn 12
        seat 0 at 1: kept 37
        seat 1 at 2
        seat 2 at 3
        seat 3 at 4
        village 1: stupa of seat 0
        village 6: stupa of seat 1
        village 9: stupa of seat 2
        village 3: stupa of seat 3
        village 4: stupa of seat 3
        """
    )
    play(state)
    first = all_of(refill(state), Eliminated)[0]
    assert (first.seat, first.criterion, first.figures) == (0, "stupas", (1, 2))


# The advanced game


def test_14_26_nor_does_it_matter_which_of_the_two_came_first() -> None:
    state = drawn(FOUR, advanced=True)
    place_events(state, "event snowstorm 3-4", "event yeti 3-4")
    assert reasons(play(state, "dirt dirt ice")) == ["yeti", "yeti"]
    assert where(state, 0) == 6


def test_14_27_the_next_slot_decides_even_if_the_one_after_it_is_the_same() -> None:
    state = drawn(FOUR + "village 4: salt", advanced=True)
    place_events(state, "event snowstorm 3-4")
    told = play(state, "dirt rest dirt dirt deal")
    assert reasons(told) == ["snowstorm"]
    assert (only(told, StormEntered).slot, only(told, StormCrossed).slot) == (3, 4)
    assert hand(state, 0) == {"salt": 1}


def test_14_28_a_choice_of_another_player_may_fall_between_the_two_moves() -> None:
    state = drawn(
        """
        seat 0 at 3
        seat 1 at 6: holds salt salt
        seat 2 at 20
        seat 3 at 20
        village 6: order salt salt
        """,
        advanced=True,
    )
    place_events(state, "event snowstorm 3-4")
    play(state, "dirt dirt", "deal")
    caravan = state.view(None).players[0].caravan
    assert caravan is not None
    assert (caravan.village, caravan.ahead) == (3, 4)
    assert state.to_act == {1}
    told = [*act(state, 1, "reward barter offering")]
    assert only(told, StormCrossed).village == 4
    assert where(state, 0) == 4


def test_14_28_four_moves_lead_there_and_back() -> None:
    state = drawn(FOUR, advanced=True)
    place_events(state, "event snowstorm 3-4")
    told = play(state, "dirt dirt dirt dirt")
    assert [(e.slot, e.village) for e in all_of(told, StormCrossed)] == [(2, 4), (4, 3)]


def test_14_29_everybody_may_choose_and_the_next_from_what_is_left() -> None:
    state = drawn(
        """
        seat 0 at 3
        seat 1 at 3
        seat 2 at 20
        seat 3 at 20
        village 3: salt tea gold
        """,
        advanced=True,
    )
    place_events(state, "event none", "event none", "event none", "event market 3")
    play(state, "deal", "deal")
    assert legal(state, 0) == ["take salt", "take tea", "take gold"]
    act(state, 0, "take gold")
    assert legal(state, 1) == ["take salt", "take tea"]
    act(state, 1, "take tea")
    assert there(state, 3) == {"salt": 1}


def test_14_33_but_not_if_a_stupa_stands_there_already() -> None:
    state = drawn(
        """
        turn 4
        seat 0 at 19: holds salt
        seat 1 at 2
        seat 2 at 3
        seat 3 at 4
        village 19: stupa of seat 2
        """,
        advanced=True,
    )
    place_events(state)
    play(state)
    refill(state)
    assert [text for text in legal(state, 0) if "stupa" in text] == ["inventory stupa 20"]


def test_14_34_the_last_stupa_is_gone_for_the_next_good() -> None:
    state = drawn(
        """
        turn 8
        seat 0 at 17: holds salt barley
        seat 1 at 2
        seat 2 at 3
        seat 3 at 4
        village 6: stupa of seat 0
        village 9: stupa of seat 0
        village 11: stupa of seat 0
        village 12: stupa of seat 0
        """,
        advanced=True,
    )
    place_events(state)
    play(state)
    refill(state)
    assert only(act(state, 0, "inventory stupa 20"), HouseHonoured).good == "salt"
    choice = state.view(0).choice
    assert choice is not None
    assert choice.good == "barley"
    assert not [text for text in legal(state, 0) if "stupa" in text]


def test_14_37_a_market_and_the_answer_to_a_deal_too_are_chosen_when_they_come_up() -> None:
    state = drawn(
        """
        seat 0 at 3
        seat 1 at 3
        seat 2 at 20
        seat 3 at 20
        village 3: salt gold
        """,
        advanced=True,
        deals_optional=True,
    )
    place_events(state, "event market 3")
    play(state, "deal", "deal")
    assert legal(state, 0) == ["deal yes", "deal no"]
    act(state, 0, "deal yes")
    assert legal(state, 0) == ["take salt", "take gold"]
    act(state, 0, "take gold")
    assert legal(state, 1) == ["deal yes", "deal no"]


def test_14_38_counts_shown_in_an_inventory_are_not_kept_in_the_view() -> None:
    state = drawn(
        """
        turn 4
        seat 0 at 17: holds salt tea tea
        seat 1 at 2: holds tea
        seat 2 at 3
        seat 3 at 4
        """,
        advanced=True,
    )
    place_events(state)
    play(state)
    refill(state)
    choice = state.view(1).choice
    assert choice is not None
    assert (choice.good, choice.counts) == ("salt", (1, 0, 0, 0))
    assert state.view(1).players[0].goods is None
    act(state, 0, "inventory marker")
    choice = state.view(1).choice
    assert choice is not None
    assert (choice.good, choice.counts) == ("tea", (2, 1, 0, 0))
    act(state, 0, "inventory marker")
    choice = state.view(1).choice
    assert choice is not None
    assert (choice.what, choice.good, choice.counts) == ("event", None, ())
    assert state.view(1).players[0].markers is None
