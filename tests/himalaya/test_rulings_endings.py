"""The rulings of chapter 14 on the end and the advanced game, each by its number."""

from __future__ import annotations

import pytest

from himalaya.setting import (
    GAME,
    act,
    all_of,
    legal,
    only,
    place_events,
    play,
    reasons,
    refill,
    refused,
    scene,
    there,
    where,
)
from parbat.games.himalaya.actions import parse_action
from parbat.games.himalaya.events import (
    Collected,
    Delivered,
    Eliminated,
    EnvoysSent,
    Lost,
    Moved,
    Rested,
    StormCrossed,
    StormEntered,
)
from parbat.games.himalaya.programming import ProgramForm


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
    first, second = all_of(told, Eliminated)
    assert [(e.seat, e.criterion) for e in (first, second)] == [(2, "order"), (1, "order")]
    # The figures are how many come before each of them in the turn.
    assert (first.tied, first.figures) == ((0, 1, 2, 3), (1, 2, 3, 0))
    assert (second.tied, second.figures) == ((0, 1, 3), (1, 2, 0))
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


def test_the_form_tells_what_a_programme_would_bring() -> None:
    state = scene([3, 20, 20, 20], goods={3: "salt"}, advanced=True)
    place_events(state, "event snowstorm 3-6", "event yeti 6-7")
    (form,) = state.forms(0)
    assert isinstance(form, ProgramForm)
    shown = form.preview(parse_action("program ice ice stone dirt dirt deal"))
    assert shown is not None
    assert [type(step) for step in shown.steps] == [
        StormEntered,
        StormCrossed,
        Lost,
        Moved,
        Moved,
        Lost,
    ]
