"""The rulings of chapter 14, each by its number."""

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
    place_events,
    play,
    refill,
    refused,
    scene,
    there,
    where,
)
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice
from parbat.core.events import Event
from parbat.games.himalaya.actions import Goods, Order, parse_action
from parbat.games.himalaya.events import (
    BagEmpty,
    Collected,
    Counted,
    Delivered,
    Eliminated,
    EnvoysSent,
    GoodsPlaced,
    Lost,
    MarkerTaken,
    Moved,
    OrderPlaced,
    Rested,
    StormCrossed,
    StormEntered,
)
from parbat.games.himalaya.position import IN_BAG
from parbat.games.himalaya.programming import ProgramForm
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import changed


def reasons(told: list[Event]) -> list[str]:
    return [event.reason for event in all_of(told, Lost)]


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


@pytest.mark.parametrize(("shared", "winner"), [(False, 2), (True, 1)])
def test_14_20_with_three_players_a_shared_lead_is_none(shared: bool, winner: int) -> None:
    # Religion 3, 3, 0; politics 0, 1, 0; yaks 0, 8, 9.
    state = scene(
        [1, 2, 3],
        turn=12,
        stupas={6: 0, 9: 1},
        sent={(1, 1): 1},
        kept={1: [33], 2: [37]},
        shared_lead_counts=shared,
    )
    play(state)
    refill(state)
    assert state.outcome is not None
    assert state.outcome.ranks is not None
    assert state.outcome.ranks[winner] == 1
    assert state.outcome.reason == ("majority" if shared else "yaks")


def test_14_21_the_last_tie_goes_against_the_later_or_is_shared() -> None:
    # In turn 12 seat 3 is first caravaneer, so seat 2 is last.
    state = scene([1, 2, 3, 4], turn=12)
    play(state)
    told = refill(state)
    assert [(e.seat, e.criterion) for e in all_of(told, Eliminated)] == [(2, "order"), (1, "order")]
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranks) == ("shared", (1, 3, 4, 1))


def test_14_22_delegations_on_the_board_break_the_tie_in_politics() -> None:
    # All three lead in one region; seat 1 has fewest delegations on the board.
    state = scene(
        [1, 2, 3, 4],
        turn=12,
        stupas={6: 0, 9: 1, 11: 2},
        sent={(0, 1): 3, (1, 2): 2, (2, 3): 3},
        kept={1: [37]},
    )
    play(state)
    first, second = all_of(refill(state), Eliminated)
    assert (first.seat, first.criterion) == (3, "religion")
    assert (second.seat, second.criterion) == (1, "delegations")
    assert dict(zip(second.tied, second.figures, strict=True)) == {0: 3, 1: 2, 2: 3}


def test_14_23_the_pieces_of_the_first_out_do_not_count_in_politics() -> None:
    # In region 1 seat 3 leads before seat 0; once seat 3 is out, seat 0 does.
    state = scene(
        [1, 2, 3, 4],
        turn=12,
        stupas={6: 0, 9: 1, 11: 2},
        sent={(3, 1): 5, (0, 1): 2, (1, 2): 1, (2, 3): 1},
    )
    assert [player.politics for player in state.view(None).players] == [0, 1, 1, 1]
    play(state)
    refill(state)
    assert state.outcome is not None
    assert state.outcome.politics == (1, 1, 1, None)
    assert state.view(None).regions[0].delegations == (2, 0, 0, 0)


def test_14_24_the_politics_of_step_2_decide_between_finalists() -> None:
    # In region 3 seats 0 and 1 are equal: seat 1, out second, still keeps that region from seat 0.
    state = scene(
        [1, 2, 3, 4],
        turn=12,
        stupas={6: 0, 9: 1, 11: 2},
        sent={(0, 1): 1, (0, 3): 1, (1, 3): 1, (2, 4): 1, (2, 5): 1},
    )
    play(state)
    refill(state)
    assert state.outcome is not None
    assert state.outcome.politics == (1, 0, 2, None)
    assert (state.outcome.ranks, state.outcome.reason) == ((2, 3, 1, 4), "politics")


def test_14_25_events_may_be_placed_in_turn_1() -> None:
    state = GAME.start({"advanced": True}, 4)
    refill(state)
    for seat in range(4):
        act(state, seat, f"start {seat + 1}")
    assert state.view(None).turn == 1
    assert state.to_act == {0}
    assert "event yeti 3-4" in legal(state, 0)


def test_14_26_a_yeti_and_a_snowstorm_may_lie_on_one_track() -> None:
    state = scene([3, 20, 20, 20], advanced=True)
    place_events(state, "event yeti 3-4", "event snowstorm 3-4")
    assert reasons(play(state, "dirt dirt")) == ["yeti", "yeti"]
    assert where(state, 0) == 3


@pytest.mark.parametrize("steps", ["dirt rest", "rest rest rest rest rest dirt", "dirt ice"])
def test_14_27_one_move_into_the_snowstorm_is_lost(steps: str) -> None:
    state = scene([4, 20, 20, 20], advanced=True)
    place_events(state, "event snowstorm 3-4")
    told = play(state, steps)
    assert reasons(told)[0] == "snowstorm"
    assert all_of(told, StormEntered) == []


def test_14_28_there_is_no_turning_back_at_the_snowstorm() -> None:
    state = scene([3, 20, 20, 20], advanced=True)
    place_events(state, "event snowstorm 3-4")
    told = play(state, "dirt dirt dirt")
    entered, crossed = only(told, StormEntered), only(told, StormCrossed)
    assert (entered.slot, entered.origin, entered.village) == (1, 3, 4)
    assert (crossed.slot, crossed.origin, crossed.village) == (2, 3, 4)
    assert reasons(told) == ["snowstorm"]  # the third would be the way back
    assert where(state, 0) == 4


def test_14_29_a_market_gives_one_good_a_player_and_turn() -> None:
    state = scene([3, 3, 20, 20], goods={3: "salt jade jade"}, advanced=True)
    place_events(state, "event market 3")
    play(state, "deal deal", "deal")
    act(state, 0, "take jade")
    told = act(state, 1, "take jade")
    assert only(told, Collected).market is True
    assert [event.reason for event in told if isinstance(event, Lost)] == ["collected"]
    assert there(state, 3) == {"salt": 1}


def test_14_30_a_market_without_goods_has_no_effect() -> None:
    state = scene([3, 3, 20, 20], goods={3: "salt"}, advanced=True)
    place_events(state, "event market 3")
    play(state, "deal", "rest deal")
    assert legal(state, 0) == ["take salt"]
    assert reasons([*act(state, 0, "take salt")]) == ["empty"]


@pytest.mark.parametrize("split", [False, True])
def test_14_31_the_two_delegations_go_to_one_region(split: bool) -> None:
    state = scene([17, 2, 3, 4], turn=4, held={0: "salt"}, advanced=True, inventory_split=split)
    place_events(state)
    play(state)
    refill(state)
    sends = [text for text in legal(state, 0) if "delegations" in text]
    both = ["inventory delegations 7 8"] if split else []
    assert sends == ["inventory delegations 7", *both, "inventory delegations 8"]
    if split:
        act(state, 0, "inventory delegations 8 7")
        regions = state.view(None).regions
        assert (regions[6].delegations[0], regions[7].delegations[0]) == (1, 1)
    else:
        assert refused(state, 0, "inventory delegations 7 8") == "himalaya.inventory.split"
        assert only(act(state, 0, "inventory delegations 7"), EnvoysSent).regions == (7, 7)


def test_14_32_one_delegation_left_goes_alone_and_what_is_missing_is_not_offered() -> None:
    state = scene(
        [17, 2, 3, 4],
        turn=4,
        held={0: "salt"},
        stupas={1: 0, 2: 0, 5: 0, 6: 0, 7: 0},
        sent={(0, 1): 14},
        advanced=True,
        inventory_split=True,
    )
    place_events(state)
    play(state)
    refill(state)
    assert legal(state, 0) == [
        "inventory marker",
        "inventory delegations 7",
        "inventory delegations 8",
    ]
    assert refused(state, 0, "inventory stupa 19") == "himalaya.inventory.no_stupa"
    assert only(act(state, 0, "inventory delegations 8"), EnvoysSent).regions == (8,)


def test_14_32_without_a_free_house_no_stupa_is_offered() -> None:
    state = scene([17, 2, 3, 4], turn=4, held={0: "salt"}, stupas={19: 1, 20: 2}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    assert not [text for text in legal(state, 0) if "stupa" in text]
    assert refused(state, 0, "inventory stupa 19") == "himalaya.inventory.house"


def test_14_33_the_own_village_may_get_the_stupa() -> None:
    state = scene([19, 2, 3, 4], turn=4, held={0: "salt"}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    act(state, 0, "inventory stupa 19")
    assert state.view(None).villages[18].stupa == 0


def test_14_34_a_stupa_placed_for_salt_is_there_for_barley() -> None:
    state = scene([17, 17, 3, 4], turn=4, held={0: "salt", 1: "barley"}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    assert state.to_act == {0}
    act(state, 0, "inventory stupa 19")
    assert state.to_act == {1}
    assert [text for text in legal(state, 1) if "stupa" in text] == ["inventory stupa 20"]


def test_14_35_yaks_are_the_second_tie_break_of_the_elimination_by_religion() -> None:
    # All have one house. Seat 1 has most goods and fewest yaks.
    state = scene(
        [1, 2, 3, 4],
        turn=12,
        stupas={3: 0, 4: 1, 5: 2, 8: 3},
        kept={0: [7], 1: [1], 2: [8], 3: [9]},
        held={1: "salt salt barley barley", 2: "salt salt barley barley"},
    )
    play(state)
    first = all_of(refill(state), Eliminated)[0]
    assert (first.seat, first.criterion) == (1, "yaks")
    assert first.figures == (3, 2, 3, 3)


def test_14_36_nobody_leads_where_nobody_has_any() -> None:
    state = scene([1, 2, 3], turn=12, kept={0: [37]}, shared_lead_counts=True)
    play(state)
    refill(state)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranks) == ("yaks", (1, 2, 2))


def test_14_37_choices_are_made_when_they_come_up() -> None:
    state = scene([6, 6, 20, 20], orders={6: "salt salt"}, held={0: "salt salt"}, goods={7: "tea"})
    told = play(state, "deal stone deal", "stone deal")
    # Seat 1, next in turn order, has not moved while seat 0 chooses.
    assert only(told, Delivered).seat == 0
    assert where(state, 1) == 6
    choice = state.view(1).choice
    assert choice is not None
    assert (choice.seat, choice.what, choice.village, choice.delegations) == (0, "reward", 6, 3)
    told = [*act(state, 0, "reward barter offering")]
    assert (where(state, 0), where(state, 1)) == (7, 7)
    assert only(told, Collected).seat == 1


@pytest.mark.parametrize("is_open", [False, True])
def test_14_38_goods_stay_hidden_unless_hands_are_open(is_open: bool) -> None:
    state = scene([1, 2, 3, 4], held={0: "gold"}, kept={0: [1]}, open_hands=is_open)
    for viewer in (1, None):
        seen = state.view(viewer).players[0]
        assert (seen.goods, seen.orders, seen.yaks) == (
            ({"gold": 1}, (1,), 2) if is_open else (None, None, None)
        )
    assert state.view(0).players[0].goods == {"gold": 1}


def test_a_rest_is_told_and_changes_nothing() -> None:
    state = scene([1, 2, 3, 4])
    assert len(all_of(play(state), Rested)) == 24
    assert [where(state, seat) for seat in range(4)] == [1, 2, 3, 4]


def test_the_form_tells_where_the_moves_of_a_programme_lead() -> None:
    state = scene([3, 20, 20, 20], goods={3: "salt"}, advanced=True)
    place_events(state, "event snowstorm 3-6", "event yeti 6-7")
    (form,) = state.forms(0)
    assert isinstance(form, ProgramForm)
    route = form.preview(parse_action("program ice ice stone dirt dirt deal"))
    assert route is not None
    assert [(stop.village, stop.lost) for stop in route.stops] == [
        (3, None),
        (6, None),
        (6, "yeti"),
        (5, None),
        (6, None),
        (6, None),
    ]
