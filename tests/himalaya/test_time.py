"""Time: what a decision is, and what is entered for a seat whose time is up (rules 13.9)."""

from __future__ import annotations

import pytest

from himalaya.setting import act, place_events, play, refill, scene
from parbat.games.himalaya.state import HimalayaState


def entered(state: HimalayaState) -> tuple[int, str]:
    """Return who has to act and what is entered for them."""
    (seat,) = state.undecided
    return int(seat), state.timed_out(int(seat)).text


def test_six_rests_are_a_programme() -> None:
    state = scene([1, 2, 3, 4])
    for seat in range(4):
        assert state.timed_out(seat).text == "program rest rest rest rest rest rest"


def test_no_event_counter_is_placed() -> None:
    assert entered(scene([1, 2, 3, 4], advanced=True)) == (0, "event none")


@pytest.mark.parametrize(("held", "said"), [("salt salt", "deal yes"), ("", "deal no")])
def test_a_deal_that_is_possible_is_made(held: str, said: str) -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: held}, deals_optional=True)
    play(state, "deal")
    assert entered(state) == (0, said)


def test_of_goods_and_rewards_the_first_of_the_list_is_taken() -> None:
    state = scene(
        [6, 9, 3, 4],
        goods={9: "tea gold"},
        orders={6: "salt salt"},
        held={0: "salt salt"},
        advanced=True,
    )
    place_events(state, "event market 9")
    play(state, "deal", "deal")
    assert entered(state) == (0, "reward barter offering")
    act(state, 0, "reward barter offering")
    assert entered(state) == (1, "take tea")


def test_of_an_inventory_the_marker_is_taken() -> None:
    state = scene([17, 2, 3, 4], turn=4, held={0: "salt"}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    assert entered(state) == (0, "inventory marker")


def test_each_decision_is_one_of_its_own() -> None:
    state = scene(
        [6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt tea gold"}, turn=4, advanced=True
    )
    turns = [state.turn_of(0)]
    place_events(state)
    turns.append(state.turn_of(0))
    play(state, "deal")
    turns.append(state.turn_of(0))
    act(state, 0, "reward barter offering")
    refill(state)
    turns.append(state.turn_of(0))
    act(state, 0, "inventory marker")
    turns.append(state.turn_of(0))
    act(state, 0, "inventory marker")
    turns.append(state.turn_of(0))
    assert len(set(turns)) == len(turns)


def test_to_deal_and_to_take_what_it_brings_is_one_decision() -> None:
    state = scene([6, 2, 3, 4], orders={6: "salt salt"}, held={0: "salt salt"}, deals_optional=True)
    play(state, "deal")
    before = state.turn_of(0)
    act(state, 0, "deal yes")
    assert entered(state)[1].startswith("reward")
    assert state.turn_of(0) == before


def test_another_programme_begins_no_turn() -> None:
    state = scene([1, 2, 3, 4], show_committed=False)
    before = state.turn_of(1)
    act(state, 0, "program dirt dirt dirt dirt dirt dirt")
    assert state.turn_of(1) == before
