"""What a view tells beyond what lies on the table: where the guide is led, and which turn it is."""

from __future__ import annotations

import pytest

from nanga_parbat.pictures import GAME, legal, play, sketch
from nanga_parbat.playing import random_game
from parbat.games.nanga_parbat.leads import LeadView
from parbat.games.nanga_parbat.state import NangaParbatState
from parbat.games.nanga_parbat.view import NangaParbatView

NOTHING_LEFT = "-1-\n o\n x o\n x o x"


def view(state: NangaParbatState) -> NangaParbatView:
    return state.view(None)


def led(state: NangaParbatState) -> dict[str, int]:
    """Return the regions that the actions lead to."""
    return {text: lead.region for text, lead in view(state).leads.items()}


def sending(state: NangaParbatState) -> list[str]:
    return legal(state, "guide", "relocate", "trap", "yak")


def animals_in(state: NangaParbatState, region: int | None) -> int:
    sections = view(state).sections
    return sum(1 for s in sections if s.animal is not None and s.id.startswith(f"{region}-"))


def test_a_trap_leads_to_the_region_of_its_number() -> None:
    state = sketch(">1<\n o\n L T\n o x Y", phase="before-trap")
    assert led(state) == {"trap 1-2": 2, "trap 1-3": 3, "trap 1-6": 6}


def test_the_animals_told_are_those_left_after_the_trap() -> None:
    state = sketch(">1<\n L\n L T\n o x Y", phase="before-trap")
    assert view(state).leads["trap 1-1"] == LeadView(region=1, animals=3)
    assert view(state).leads["trap 1-2"] == LeadView(region=2, animals=6)


def test_placing_and_relocating_lead_to_the_region_they_name() -> None:
    start = GAME.start({}, 2)
    assert view(start).leads == {}
    play(start, "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL")
    assert led(start) == {f"guide {region}": region for region in range(1, 7)}
    stuck = sketch(NOTHING_LEFT, guide=1, phase="before-trap")
    assert led(stuck) == {f"relocate {region}": region for region in range(2, 7)}


def test_a_yak_may_lead_where_no_animal_is_left() -> None:
    state = sketch(NOTHING_LEFT, guide=4, o="0:Y")
    assert view(state).leads["yak 1"] == LeadView(region=1, animals=0)
    assert view(state).leads["yak 2"] == LeadView(region=2, animals=6)
    assert led(sketch(NOTHING_LEFT, guide=4, o="0:Y*")) == {}


def test_while_chance_is_to_place_the_guide_nobody_leads_it() -> None:
    state = GAME.start({"guide_start": "random"}, 2)
    play(state, "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL")
    assert view(state).leads == {}


def test_after_the_end_nothing_leads_anywhere() -> None:
    state = sketch(">1<\n L\n L T\n o x Y", phase="before-trap", o="0:Y")
    state.resign(0)
    assert view(state).leads == {}


@pytest.mark.parametrize("number", range(3))
def test_what_is_told_is_what_happens(number: int) -> None:
    for state in random_game(number):
        assert list(view(state).leads) == sending(state)
        for text in legal(state):
            tried = state.copy()
            play(tried, text)
            lead = view(state).leads.get(text)
            if lead is None:
                assert view(tried).guide == view(state).guide
            else:
                assert (lead.region, lead.animals) == (
                    view(tried).guide,
                    animals_in(tried, view(tried).guide),
                )


@pytest.mark.parametrize("number", range(3))
def test_a_turn_lasts_from_one_end_of_turn_to_the_next(number: int) -> None:
    ended = 0
    active: int | None = None
    for state in random_game(number):
        now = view(state)
        if now.active is not None and active is not None and now.phase != "place-guide":
            ended += now.active != active
        if state.outcome is None:
            assert now.turn == ended + 1
        active = now.active if now.phase != "place-guide" else None
    assert 1 < view(state).turn == ended + 1 <= view(state).turns == 30


def test_the_end_by_cubes_falls_in_the_turn_that_brings_it() -> None:
    state = sketch("-1-\n o\n L T\n D Y B", chart="oooo./xxxxx/.....", o="9:YYY", x="30:-")
    before = view(state).turn
    play(state, "same 3 yak yak yak")
    assert view(state).phase == "over"
    assert view(state).turn == before == 1


def test_who_resigns_before_the_trap_does_so_in_the_turn_that_was_played() -> None:
    state = sketch(">1<\n o\n L T\n D Y B", to_move="x", phase="before-trap")
    assert view(state).turn == 2
    state.resign(1)
    assert view(state).turn == 2
