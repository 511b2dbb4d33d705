"""The line of text of a position, and every reason to refuse one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nanga_parbat.pictures import GAME, play
from nanga_parbat.playing import random_game
from parbat.core.errors import BadPosition
from parbat.core.options import Value
from parbat.games.nanga_parbat import text as text_module
from parbat.games.nanga_parbat.text import position_text

START = f"{'/'.join(['LTDYBP'] * 6)} 4 o before-trap ...../...../..... 0:- 0:-"
LAST_ANIMALS = "oooooo/oooooo/oooxxx/xxxxxx/xxxxxx/LTDYBP"  # nobody has a hiker left
AFTER_ONE_TRAP = START.replace("LTDYBP", "oTDYBP", 1).replace("before-trap", "after-guide")
SECOND_TURN = AFTER_ONE_TRAP.replace(" o after-guide", " x before-trap")


def test_the_line_of_the_state_before_the_setup() -> None:
    state = GAME.start({}, 2)
    line = "/".join(["......"] * 6) + " - x setup ...../...../..... 0:- 0:-"
    assert position_text(state.position) == line
    assert GAME.state_from_text(line).text == state.text


def test_the_line_of_the_first_turn() -> None:
    state = GAME.start({}, 2)
    play(state, f"setup {'LTDYBP' * 6}")
    assert position_text(state.position) == START.replace(" 4 o before-trap", " - x place-guide")
    play(state, "guide 4")
    assert position_text(state.position) == START
    play(state, "trap 4-1", "end", "trap 1-4")
    assert position_text(state.position) == (
        "LTDxBP/LTDYBP/LTDYBP/oTDYBP/LTDYBP/LTDYBP 4 x after-guide ...../...../..... 0:L 0:Y"
    )


def test_the_line_of_the_example() -> None:
    """9.8: the position that the rules page shows."""
    state = GAME.start({}, 2)
    play(state, "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL", "guide 3", "trap 3-1", "end")
    play(state, "trap 1-1", "tahr 1-1 1-3", "end", "trap 1-2")
    assert position_text(state.position) == (
        "DoxYPY/BPBPBT/oLPDYL/PBYTBT/DLYYDT/BLDPDL 2 o after-guide ...../...../..... 0:LT 0:T*"
    )


def test_animals_may_be_typed_in_any_order() -> None:
    """9.8: they are written in the order of 9.2."""
    line = "oxoxLT/LTDYBP/LTDYBP/LTDYBP/LTDYBP/DYDYBP 3 o before-trap ...../...../..... 0:{} 0:BP"
    state = GAME.state_from_text(line.format("TL*"))
    assert position_text(state.position) == line.format("L*T")


@pytest.mark.parametrize("number", range(6))
def test_the_line_says_everything(number: int) -> None:
    """9.7: each position of a random game is read back from its line, the end included."""
    chosen: dict[str, Value] = {
        "area_variant": number % 2 == 1,
        "topology": ("full9", "slope6")[number // 2 % 2],
    }
    for state in random_game(number, GAME, **chosen):
        again = GAME.state_from_text(position_text(state.position), chosen)
        assert again.position == state.position
        assert hash(again.position) == hash(state.position)
        assert again.text == state.text
        assert again.outcome == state.outcome


def test_positions_that_differ_have_different_lines() -> None:
    """9.7: the mark after relocating is a part of the line and of the comparison."""
    empty = "oxoxox/LTDYBP/LTDYBP/LTDYBP/LTDYBP/LTDYBP 1 o before-trap ...../...../..... 0:- 0:-"
    before, after = GAME.state_from_text(empty), GAME.state_from_text(empty)
    play(after, "relocate 2")
    moved = GAME.state_from_text(empty.replace(" 1 o", " 2 o"))
    assert len({before.text, after.text, moved.text}) == 3
    assert len({before.position, after.position, moved.position}) == 3


def test_a_state_of_another_ground_or_variant_has_another_text() -> None:
    """The line leaves out what an option says; the text of the state does not."""
    texts = {
        GAME.state_from_text(START, {"topology": topology, "area_variant": variant}).text
        for topology in ("full9", "slope6")
        for variant in (False, True)
    }
    assert len(texts) == 4


CASES = [
    ("", "fields"),
    (START + " ", "fields"),
    (START.replace(" 4 ", "  4 "), "fields"),
    (START.replace("LTDYBP/", "LTDYBP", 1), "board"),
    (START.replace("LTDYBP", "LTDYBPL", 1), "board"),
    (START.replace("LTDYBP", "LTDYBZ", 1), "board"),
    (START.replace("LTDYBP", "ltdybp", 1), "board"),
    (START.replace("...../", "....", 1), "chart"),
    (START.replace(".....", "....O", 1), "chart"),
    (START.replace("0:-", "0", 1), "player"),
    (START.replace("0:-", "00:-", 1), "player"),
    (START.replace("0:-", "-1:-", 1), "player"),
    (START.replace("0:-", "1000:-", 1), "player"),
    (START.replace("0:-", "0:", 1), "player"),
    (START.replace("0:-", "0:B*", 1), "player"),
    (START.replace("0:-", "0:*L", 1), "player"),
    (START.replace("0:-", "٣:-", 1), "player"),
    (START.replace(" o ", " X "), "side"),
    (START.replace(" o ", " 0 "), "side"),
    (START.replace("before-trap", "before"), "phase"),
    (START.replace(" 4 ", " 7 "), "guide"),
    (START.replace(" 4 ", " 0 "), "guide"),
    (START.replace(" 4 ", " 4- "), "guide"),
    (START.replace("0:-", "0:L", 1), "species"),
    (START.replace("LTDYBP", "TTDYBP", 1), "species"),
    (SECOND_TURN.replace("0:-", "0:LL*", 1), "species"),
    (START.replace("LTDYBP/LTDYBP/LTDYBP", "oooooo/oooooo/oooo.x"), "supply"),
    (START.replace("LTDYBP/LTDYBP/LTDYBP", "OOOOOO/OOOOOO/Oxxxxx"), "supply"),
    (START.replace("...../...../.....", "ooooo/o..../....."), "cubes"),
    (START.replace("0:-", "7:-"), "equal_scores"),
    (START.replace("LTDYBP", ".TDYBP", 1), "empty_sections"),
    (START.replace("before-trap", "setup"), "empty_sections"),
    (START.replace(" 4 ", " - "), "guide_phase"),
    (START.replace(" 4 o before-trap", " 4 x place-guide"), "guide_phase"),
    (START.replace(" o before-trap", " x before-trap"), "turns"),
    (
        "oxoxox/" + "/".join(["LTDYBP"] * 5) + " 1 o relocated ...../...../..... 0:- 0:-",
        "relocated_empty",
    ),
    (f"{LAST_ANIMALS} 6 o before-trap ...../...../..... 0:- 0:-", "turns"),
    (START.replace("...../...../.....", "ooooo/xxxxx/....."), "over"),
    (START.replace(" 4 o before-trap", " - o place-guide"), "turns"),
    (AFTER_ONE_TRAP.replace(" o after-guide", " x after-guide"), "turns"),
    (AFTER_ONE_TRAP.replace("oTDYBP", "xTDYBP"), "turns"),
    (AFTER_ONE_TRAP.replace("after-guide", "over"), "not_over"),
]


@pytest.mark.parametrize(("line", "code"), CASES)
def test_lines_that_no_game_can_reach(line: str, code: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.state_from_text(line)
    assert problem.value.code == f"nanga_parbat.position.{code}"


def test_every_reason_is_shown_above() -> None:
    source = Path(text_module.__file__).with_suffix(".py").read_text("utf-8")
    known = set(re.findall(r'"nanga_parbat\.position\.(\w+)"', source))
    assert {code for _, code in CASES} == known


def test_the_lines_these_cases_start_from_are_good() -> None:
    for line in (START, AFTER_ONE_TRAP, SECOND_TURN):
        assert position_text(GAME.state_from_text(line).position) == line


def test_ten_cubes_are_an_end_only_without_the_area_variant() -> None:
    """7.1 and 7.3."""
    line = (
        "XXoPXX/TLooXX/DXXXxx/YPoxoB/oOoOOx/OOoOox 3 o over .xxoo/.x.ox/..oox 24:T*T*DY*P 30:TY*Y*"
    )
    outcome = GAME.state_from_text(line).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((24, 30), (2, 1), "cubes")
    with pytest.raises(BadPosition, match="not_over"):
        GAME.state_from_text(line, {"area_variant": True})
