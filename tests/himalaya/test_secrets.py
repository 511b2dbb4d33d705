"""Who sees what, who is waited for, and what can be taken back (rules 11, 13.7 to 13.10)."""

from __future__ import annotations

from typing import Any

import pytest

from himalaya.setting import (
    GAME,
    RESTS,
    act,
    all_of,
    only,
    place_events,
    play,
    refill,
    scene,
)
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice, Seed
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.core.replay import open_match, steps
from parbat.games.himalaya.events import Committed, Counted, Declined, Programmed, Revealed

ONE = "program dirt dirt dirt dirt dirt dirt"
OTHER = "program ice ice ice ice ice ice"


def started(**options: Any) -> Match:
    """Return a match before the first programmes."""
    match = Match(GAME, options, ["A", "B", "C", "D"], Seed.numbered(3))
    match.begin()
    for seat in range(4):
        match.apply(seat, f"start {seat + 1}")
    return match


def test_all_who_have_no_programme_are_waited_for_and_all_may_choose() -> None:
    state = scene([1, 2, 3, 4])
    act(state, 2, ONE)
    assert state.to_act == {0, 1, 2, 3}
    assert state.awaited == {0, 1, 3}
    assert state.view(None).to_act == (0, 1, 3)
    assert [player.committed for player in state.view(0).players] == [False, False, True, False]


def test_who_has_chosen_is_told_once_and_never_what() -> None:
    state = scene([1, 2, 3, 4])
    told = act(state, 2, ONE)
    assert only(told, Committed).seat == 2
    assert only(told, Programmed).audience == frozenset({2})
    again = act(state, 2, OTHER)
    assert [type(event) for event in again] == [Programmed]
    assert state.view(0).players[2].programme is None
    assert state.view(2).players[2].programme == ("ice",) * 6
    # It may repeat the same text.
    act(state, 2, OTHER)


def test_without_show_committed_nothing_tells_who_has_chosen() -> None:
    state = scene([1, 2, 3, 4], show_committed=False)
    before = state.view(0).to_json(), state.awaited
    told = act(state, 2, ONE)
    assert [event for event in told if event.is_for(0) or event.is_for(None)] == []
    assert (state.view(0).to_json(), state.awaited) == before
    assert state.view(0).to_act == (0, 1, 2, 3)
    assert state.undecided == {0, 1, 3}


def test_the_last_programme_of_each_seat_is_revealed() -> None:
    state = scene([1, 2, 3, 4])
    act(state, 0, ONE)
    act(state, 0, OTHER)
    told = play(state, "deal")
    revealed = only(told, Revealed)
    assert revealed.programmes[0] == ("deal", *("rest",) * 5)
    assert state.view(None).players[0].programme == revealed.programmes[0]
    refill(state)
    assert state.view(None).players[0].programme is None  # until the turn is over


def test_a_view_shows_nothing_of_bags_nor_of_what_others_hold() -> None:
    one = scene([1, 2, 3, 4], held={1: "gold jade"}, kept={1: [37, 38]}, markers={1: 2})
    other = scene([1, 2, 3, 4], held={1: "salt", 2: "tea"}, kept={2: [5]})
    for viewer in (0, None):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()


def test_while_a_leader_chooses_one_good_is_open_and_no_other() -> None:
    one, other = (
        scene([17, 2, 3, 4], turn=4, held={0: "salt salt", 1: "salt", 2: rest}, advanced=True)
        for rest in ("gold", "tea tea jade")
    )
    for state in (one, other):
        place_events(state)
        play(state)
        while state.to_act == {CHANCE}:
            state.apply(CHANCE, state.draw(Dice(1)))
    choice = one.view(3).choice
    assert choice is not None
    assert (choice.good, choice.counts, choice.seat) == ("salt", (2, 1, 0, 0), 0)
    assert other.view(3).choice == choice


def test_an_inventory_tells_all_numbers_of_each_good() -> None:
    state = scene([1, 2, 3, 4], turn=4, held={0: "tea tea", 3: "tea"})
    play(state)
    assert [e.counts for e in all_of(refill(state), Counted)][2] == (2, 0, 0, 1)


@pytest.mark.parametrize("held", ["", "salt salt"])
def test_a_deal_that_is_declined_has_no_reason(held: str) -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: held}, deals_optional=True)
    play(state, "deal")
    told = act(state, 0, "deal no")
    assert only(told, Declined) == Declined(seat=0, slot=1, village=6)


def test_resample_changes_only_programmes_that_are_secret() -> None:
    state = scene([1, 2, 3, 4], held={1: "gold"}, kept={2: [37]})
    for seat in (0, 1):
        act(state, seat, ONE)
    guess = state.resample(0, Dice(1))
    assert guess.table.programmes[0] == state.table.programmes[0]
    assert guess.table.programmes[1] not in (None, state.table.programmes[1])
    assert guess.table.programmes[2:] == [None, None]
    assert guess.table.p.fields() == state.table.p.fields()


def test_without_show_committed_a_guess_does_not_tell_who_has_chosen() -> None:
    state = scene([1, 2, 3, 4], show_committed=False)
    before = state.resample(0, Dice(1)).text
    act(state, 2, ONE)
    assert state.resample(0, Dice(1)).text == before


def test_between_two_moves_of_a_storm_a_view_names_both_villages() -> None:
    state = scene(
        [3, 6, 20, 20],
        orders={6: "salt salt"},
        held={1: "salt salt"},
        advanced=True,
    )
    place_events(state, "event snowstorm 3-4")
    play(state, "dirt dirt", "deal")
    # The choice of seat 1 falls into that moment.
    caravan = state.view(2).players[0].caravan
    assert caravan is not None
    assert (caravan.village, caravan.ahead) == (3, 4)
    act(state, 1, "reward barter offering")
    assert state.view(2).players[0].caravan.village == 4  # type: ignore[union-attr]


def test_counters_stay_until_the_turn_is_over_and_are_no_longer_held() -> None:
    state = scene([3, 6, 20, 20], turn=4, held={0: "salt"}, advanced=True)
    place_events(state, "event yeti 3-4")
    play(state)
    refill(state)
    view = state.view(None)
    assert (view.phase, [c.counter for c in view.counters]) == ("inventory", ["yeti"])
    assert view.players[3].counters == ("snowstorm", "market")
    act(state, 0, "inventory marker")
    assert state.view(None).counters == ()


# Undo


def test_a_caravan_and_an_event_can_be_taken_back_while_they_are_the_last_entry() -> None:
    match = Match(GAME, {"advanced": True}, ["A", "B", "C", "D"], Seed.numbered(3))
    match.begin()
    match.apply(0, "start 1")
    match.undo(0, 10)
    match.apply(0, "start 2")
    match.apply(1, "start 3")
    assert match.can_undo(0) is None
    with pytest.raises(IllegalAction):
        match.undo(0, 12)
    for seat in (2, 3):
        match.apply(seat, f"start {seat + 5}")
    match.apply(0, "event yeti 3-4")
    assert match.can_undo(0) == len(match.log) - 1


def test_a_programme_is_replaced_and_never_taken_back() -> None:
    match = started()
    match.apply(0, ONE)
    assert match.can_undo(0) is None
    assert match.can_ask_undo(0) is None
    match.apply(0, OTHER)


@pytest.mark.parametrize(("shown", "able"), [(True, 13), (False, None)])
def test_the_last_caravan_stays_where_taking_it_back_would_tell(
    shown: bool, able: int | None
) -> None:
    assert started(show_committed=shown).can_undo(3) == able


# Records of running games


def test_the_log_of_a_running_game_leaves_out_what_was_not_turned_over() -> None:
    match = started()
    for seat in (1, 0, 2, 3):
        match.apply(seat, ONE if seat == 0 else OTHER)
        if seat == 1:
            match.apply(1, ONE)
    match.apply(2, ONE)
    known = [entry.do for entry in match.record(0).log if entry.do.startswith("program ")]
    assert known == [ONE, ONE, OTHER, OTHER]  # the first of seat 1 was replaced
    mine = [entry.do for entry in match.record(2).log if entry.by == 2]
    assert mine == ["start 3", OTHER, ONE]
    assert match.record(None).outcome is None


def test_the_log_of_a_running_game_does_not_tell_that_a_programme_was_replaced() -> None:
    known = []
    for replaced in (False, True):
        match = started()
        match.enter(1, OTHER if replaced else ONE, t=10)
        match.enter(0, ONE, t=20)
        if replaced:
            match.enter(1, ONE, t=30)
        match.enter(2, OTHER, t=40)
        match.enter(3, OTHER, t=50)
        known.append([match.record(viewer).log for viewer in (0, 2, None)])
        mine = [(e.do, e.t) for e in match.record(1).log if e.by == 1 and e.t]
    assert known[0] == known[1]
    assert mine == [(OTHER, 10), (ONE, 30)]


def test_the_log_of_a_running_game_can_be_played_again() -> None:
    match = started(advanced=True)
    for seat in range(4):
        match.apply(seat, "event none")
    match.apply(1, ONE)
    for seat in range(4):
        match.apply(seat, OTHER)
    last = len(match.log)
    match.apply(1, "event yeti 3-4")
    match.undo(1, last)
    match.apply(1, "event yeti 3-6")
    record = match.record(0)
    # One programme of seat 1 was replaced, so for the others the entry taken back is one less.
    assert [entry.do for entry in record.log[-2:]] == [f"undo {last - 1}", "event yeti 3-6"]
    again = open_match(GAME, record)
    for _ in steps(again, record.log):
        pass
    assert again.state.view(0) == match.state.view(0)


def test_replaced_programmes_are_shown_when_the_game_is_over() -> None:
    match = started()
    match.apply(0, ONE)
    match.apply(0, OTHER)
    match.abandon()
    assert [e.do for e in match.record(1).log if e.by == 0] == ["start 1", ONE, OTHER]


def test_a_programme_may_fail_and_be_chosen_all_the_same() -> None:
    state = scene([1, 2, 3, 4])
    (form,) = state.forms(0)
    assert form.refusal(GAME.parse_action(ONE)) is None
    assert form.refusal(GAME.parse_action(f"program {RESTS}")) is None
    assert state.legal_actions(0) == []
