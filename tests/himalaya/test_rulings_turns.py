"""The rulings of chapter 14 on resolving and refilling, each by its number."""

from __future__ import annotations

import pytest

from himalaya.setting import (
    GAME,
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
    scene,
    there,
    where,
)
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice
from parbat.games.himalaya.actions import Goods, Order, parse_action
from parbat.games.himalaya.events import (
    BagEmpty,
    Collected,
    Counted,
    GoodsPlaced,
    MarkerTaken,
    Moved,
    OrderPlaced,
)
from parbat.games.himalaya.position import IN_BAG
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import changed


def test_14_1_the_area_outside_the_tracks_is_no_region() -> None:
    # Village 1 lies at the edge of the board: all its delegations go to region 1.
    state = scene([1, 2, 3, 4], orders={1: "salt salt"}, held={0: "salt salt"})
    play(state, "deal")
    assert legal(state, 0)[1] == "reward barter delegations 1:2"
    assert len(legal(state, 0)) == 3
    assert len(state.view(None).regions) == 8


def test_14_2_villages_with_goods_or_an_order_are_passed_over() -> None:
    state = scene([1, 2, 3, 4], goods={5: "salt", 7: "tea"}, orders={6: "salt salt"})
    play(state)
    drawn = state.draw(Fixed(4, 0, 0, 0, 0, 0))
    assert isinstance(drawn, Goods)
    assert drawn.village == 8
    for village in (5, 6, 7):
        text = f"goods {village} salt salt salt salt salt"
        assert refused(state, CHANCE, text) == "himalaya.refill.village"


def test_14_3_caravans_may_meet_later_but_not_start_together() -> None:
    state = GAME.start({}, 4)
    refill(state)
    act(state, 0, "start 3")
    assert refused(state, 1, "start 3") == "himalaya.start.taken"
    assert "start 3" not in legal(state, 1)
    for seat, village in ((1, 4), (2, 10), (3, 20)):
        act(state, seat, f"start {village}")
    play(state, "dirt")
    assert where(state, 0) == where(state, 1) == 4


def test_14_4_open_slots_are_rests() -> None:
    state = scene([3, 4, 5, 6])
    (form,) = state.forms(0)
    assert form.read("program dirt deal") == parse_action("program dirt deal rest rest rest rest")
    assert form.read("Program ICE") == parse_action("program ice rest rest rest rest rest")
    assert form.read("program walk") is None
    assert form.read("program") is None


def test_14_5_a_move_without_a_track_is_lost_and_the_caravan_stays() -> None:
    state = scene([4, 20, 20, 20])
    told = play(state, "stone dirt")
    assert reasons(told) == ["no_track"]
    assert where(state, 0) == 3


def test_14_6_a_move_that_is_possible_is_made() -> None:
    state = scene([3, 20, 20, 20])
    moved = only(play(state, "dirt"), Moved)
    assert (moved.seat, moved.slot, moved.origin, moved.village) == (0, 1, 3, 4)


def test_14_7_a_deal_that_is_possible_is_made_unless_deals_are_optional() -> None:
    state = scene([3, 20, 20, 20], goods={3: "salt"})
    assert only(play(state, "deal"), Collected).good == "salt"
    state = scene([3, 20, 20, 20], goods={3: "salt"}, deals_optional=True)
    play(state, "deal deal")
    assert legal(state, 0) == ["deal yes", "deal no"]
    act(state, 0, "deal no")
    # Declined, it may be tried again in a later slot.
    assert only(act(state, 0, "deal yes"), Collected).slot == 2
    assert hand(state, 0) == {"salt": 1}


def test_14_8_collecting_is_once_for_each_player_village_and_turn() -> None:
    state = scene([3, 3, 20, 20], goods={3: "salt salt tea", 4: "salt"})
    told = play(state, "deal deal dirt deal dirt deal", "deal")
    assert [(e.seat, e.village) for e in all_of(told, Collected)] == [(0, 3), (1, 3), (0, 4)]
    assert reasons(told) == ["collected", "collected"]
    refill(state)
    assert state.view(None).players[0].caravan.collected == ()  # type: ignore[union-attr]
    told = play(state, "deal")
    assert only(told, Collected).village == 3


def test_14_9_a_village_emptied_stays_empty_until_refilling() -> None:
    state = scene([3, 3, 20, 20], goods={3: "salt"})
    told = play(state, "deal", "rest deal")
    assert reasons(told) == ["empty"]
    assert there(state, 3) == {}


@pytest.mark.parametrize(
    ("stupas", "sent", "possible"),
    [
        ({1: 3}, {}, ["reward barter delegations 1:2"]),
        ({}, {(0, 8): 15}, ["reward barter offering"]),
        ({1: 3}, {(0, 8): 15}, ["reward barter"]),
        ({2: 0, 4: 0, 5: 0, 6: 0, 7: 0}, {}, ["reward barter delegations 1:2"]),
    ],
)
def test_14_10_those_rewards_are_taken_that_are_possible(
    stupas: dict[int, int], sent: dict[tuple[int, int], int], possible: list[str]
) -> None:
    state = scene(
        [1, 2, 3, 4], orders={1: "salt salt"}, held={0: "salt salt"}, stupas=stupas, sent=sent
    )
    play(state, "deal")
    assert legal(state, 0) == possible


def test_14_11_exactly_two_different_rewards_are_taken() -> None:
    state = scene([1, 2, 3, 4], orders={1: "salt salt"}, held={0: "salt salt"})
    play(state, "deal")
    assert refused(state, 0, "reward barter") == "himalaya.reward.number"
    assert refused(state, 0, "reward offering") == "himalaya.reward.number"
    three = "reward barter offering delegations 1:2"
    assert refused(state, 0, three) == "himalaya.reward.number"


def test_14_12_as_many_delegations_as_the_level_or_all_that_are_left() -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt"})
    play(state, "deal")
    for fewer in ("1:2", "1:1 2:1"):
        text = f"reward barter delegations {fewer}"
        assert refused(state, 0, text) == "himalaya.reward.delegations"
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt"}, sent={(0, 8): 13})
    play(state, "deal")
    splits = [text for text in legal(state, 0) if text.startswith("reward barter delegations")]
    assert splits == [
        "reward barter delegations 1:1 2:1",
        "reward barter delegations 1:1 3:1",
        "reward barter delegations 1:2",
        "reward barter delegations 2:1 3:1",
        "reward barter delegations 2:2",
        "reward barter delegations 3:2",
    ]


def test_14_13_offering_then_delegations_then_barter() -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt"})
    play(state, "deal")
    twin = state.copy()
    told = act(state, 0, "reward offering delegations 1:3")
    assert [str(event.__struct_config__.tag) for event in told[:3]] == [
        "offering_made",
        "delegations_sent",
        "order_returned",
    ]
    told = act(twin, 0, "reward barter offering")
    assert [str(event.__struct_config__.tag) for event in told[:2]] == ["offering_made", "bartered"]


def test_14_14_an_order_that_is_not_kept_may_come_straight_back() -> None:
    state = scene([6, 20, 20, 20], orders={6: "salt salt"}, held={0: "salt salt"})
    number = state.table.p.order_at[6]
    play(state, "deal")
    assert state.table.p.bag[0] == 18  # the goods are in the bag before the reward is chosen
    assert state.table.p.order_at[6] == number
    act(state, 0, "reward offering delegations 1:3")
    assert state.table.p.place[number] == IN_BAG
    for village in (1, 2, 3, 4, 5):
        state.apply(CHANCE, Goods(village, ("salt",) * 3 + ("tea",) * 2))
    state.apply(CHANCE, Order(6, number))
    assert state.table.p.order_at[6] == number


def emptied(state: HimalayaState, left: str) -> HimalayaState:
    """Return the state with few goods in the bag; the others are in the hands of seat 3."""
    p = state.table.p
    keep = [left.split().count(good) for good in ("salt", "barley", "tea", "jade", "gold")]
    more = [there - n for there, n in zip(p.bag, keep, strict=True)]
    p.held = changed(p.held, {15 + i: p.held[15 + i] + n for i, n in enumerate(more)})
    p.bag = keep
    return state


def test_14_15_a_short_bag_gives_what_it_has_and_an_empty_one_nothing() -> None:
    state = emptied(scene([1, 2, 3, 4], goods={9: "salt"}), "salt tea")
    play(state)
    assert refused(state, CHANCE, "goods 5 salt") == "himalaya.goods.number"
    assert only([*state.apply(CHANCE, Goods(5, ("salt", "tea")))], GoodsPlaced).village == 5
    # Nothing is left: no roll and no entry for goods, but orders are refilled as usual.
    assert isinstance(state.draw(Dice(1)), Order)
    told = refill(state)
    assert only(told, BagEmpty).bag == "goods"
    assert len(all_of(told, OrderPlaced)) == 5
    assert [v.number for v in state.view(None).villages if v.goods] == [5, 9]


def test_14_15_the_next_refilling_tries_again() -> None:
    state = emptied(scene([1, 2, 3, 4]), "")
    play(state)
    refill(state)
    state.table.p.bag = [5, 0, 0, 0, 0]
    p = state.table.p
    p.held = changed(p.held, {15: p.held[15] - 5})
    play(state)
    assert len(all_of(refill(state), GoodsPlaced)) == 1


def test_14_16_an_empty_bag_of_orders_ends_their_refilling() -> None:
    state = scene([1, 2, 3, 4], kept={3: range(1, 39)})
    play(state)
    told = refill(state)
    assert len(all_of(told, OrderPlaced)) == 2
    assert only(told, BagEmpty).bag == "orders"


def test_14_17_there_is_refilling_after_turn_12_before_the_last_inventory() -> None:
    state = scene([1, 2, 3, 4], turn=12)
    play(state)
    assert state.outcome is None
    tags = [event.__struct_config__.tag for event in refill(state)]
    assert tags.count("goods_placed") == tags.count("order_placed") == 5
    assert tags.index("counted") > tags.index("order_placed")


def test_14_18_all_goods_are_shown_in_an_inventory() -> None:
    state = scene([1, 2, 3, 4], turn=8, held={0: "salt salt", 2: "salt"})
    play(state)
    assert all_of(refill(state), Counted)[0].counts == (2, 0, 1, 0)
    assert hand(state, 0) == {"salt": 2}  # the goods are kept


def test_14_19_nobody_gets_the_marker_of_a_good_that_nobody_has() -> None:
    state = scene([1, 2, 3, 4], turn=4)
    play(state)
    told = refill(state)
    assert [event.leader for event in all_of(told, Counted)] == [None] * 5
    assert all_of(told, MarkerTaken) == []
