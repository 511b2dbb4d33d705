"""More of the rulings on the end and the advanced game: what lies there, is done, follows.

``test_rulings_endings`` has the first test of each.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from himalaya.drawn import drawn
from himalaya.setting import (
    act,
    all_of,
    hand,
    legal,
    only,
    place_events,
    play,
    reasons,
    refill,
    there,
    where,
)
from parbat.games.himalaya.events import (
    Eliminated,
    HouseHonoured,
    StormCrossed,
    StormEntered,
)

PAGE = Path(__file__).parents[2] / "docs/rules/himalaya.md"
MODULES = (
    "test_rulings_turns",
    "test_rulings_endings",
    "test_scenarios_turns",
    "test_scenarios_endings",
)
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
