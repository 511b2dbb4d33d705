"""The texts of actions: chapter 9 of the rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from nanga_parbat.pictures import GAME, legal, play, refused, sketch
from nanga_parbat.playing import random_game
from parbat.core.actions import Action
from parbat.core.errors import BadText
from parbat.games.nanga_parbat.actions import (
    Camps,
    Deer,
    Different,
    End,
    Guide,
    Leopard,
    Relocate,
    Same,
    Setup,
    Tahr,
    Trap,
    Yak,
    parse_action,
    to_code,
)

EACH_KIND: list[tuple[str, Action]] = [
    (f"setup {'LTDYBP' * 6}", Setup("LTDYBP" * 6)),
    ("guide 3", Guide(3)),
    ("relocate 6", Relocate(6)),
    ("trap 2-4", Trap("2-4")),
    ("leopard 1-1 1-2", Leopard("1-1", "1-2")),
    ("tahr 3-6 3-3", Tahr("3-6", "3-3")),
    ("deer 1-1 6-6", Deer("1-1", "6-6")),
    ("yak 1", Yak(1)),
    ("camps 4 1-1 1-2 1-4 1-5", Camps("4", ("1-1", "1-2", "1-4", "1-5"))),
    ("different 3b leopard tahr* panda", Different("3b", ("leopard", "tahr*", "panda"))),
    ("same 5 yak yak yak* bharal bharal", Same("5", ("yak", "yak", "yak*", "bharal", "bharal"))),
    ("end", End()),
]


@pytest.mark.parametrize(("text", "action"), EACH_KIND)
def test_the_text_of_each_kind(text: str, action: Action) -> None:
    """9.1: text and typed action are the same thing, and so is its JSON."""
    assert action.text == text
    assert parse_action(text) == action
    assert GAME.action_from_json(msgspec.json.encode(action)) == action


def test_the_json_of_an_action() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Deer("1-1", "6-6"))) == {
        "kind": "deer",
        "first": "1-1",
        "second": "6-6",
    }


@pytest.mark.parametrize(
    "data",
    [
        b"{}",
        b'{"kind":"jump"}',
        b'{"kind":"trap"}',
        b'{"kind":"trap","section":5}',
        b'{"kind":"guide","region":"1"}',
    ],
)
def test_json_that_is_no_action(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.action_from_json(data)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("camps 3 2-1 1-2 1-4", "camps 3 1-2 1-4 2-1"),
        ("different 4 panda deer* bharal leopard", "different 4 leopard deer* bharal panda"),
        ("same 4 bharal tahr* tahr bharal", "same 4 tahr tahr* bharal bharal"),
        ("leopard 1-2 1-1", "leopard 1-1 1-2"),
        ("deer 6-6 1-1", "deer 1-1 6-6"),
    ],
)
def test_orders_without_meaning_are_tolerated(typed: str, written: str) -> None:
    """9.2, 9.3: groups, trades and symmetric swaps; the engine writes the canonical order."""
    assert parse_action(typed).text == written
    assert parse_action(written).text == written


def test_the_order_of_a_tahrs_sections_has_a_meaning() -> None:
    """9.3: the hiker's section comes first and stays first."""
    assert parse_action("tahr 2-1 1-4").text == "tahr 2-1 1-4"
    state = sketch("-1-\n o\n L T\n D Y B", o="0:T")
    assert refused(state, "tahr 1-2 1-1") == "tahr.hiker_and_animal"
    play(state, "tahr 1-1 1-2")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown"),
        (" trap 1-1", "unknown"),
        ("jump 1-1", "unknown"),
        ("Trap 1-1", "unknown"),
        ("TRAP 1-1", "unknown"),
        ("trap\t1-1", "unknown"),
        ("undo 3", "unknown"),
        ("resign", "unknown"),
        ("pass", "unknown"),
        ("trap  1-1", "form_trap"),
        ("trap 1-1 ", "form_trap"),
        ("trap", "form_trap"),
        ("trap 1-1 1-2", "form_trap"),
        ("end now", "form_end"),
        ("end ", "form_end"),
        ("guide", "form_guide"),
        ("guide 1 2", "form_guide"),
        ("relocate", "form_relocate"),
        ("yak", "form_yak"),
        ("leopard 1-1", "form_leopard"),
        ("tahr 1-1 1-2 1-3", "form_tahr"),
        ("deer", "form_deer"),
        ("camps 3", "form_camps"),
        ("camps 3  1-1 1-2", "form_camps"),
        ("different 3", "form_different"),
        ("same", "form_same"),
        ("guide 0", "region"),
        ("guide 7", "region"),
        ("guide 01", "region"),
        ("guide +1", "region"),
        ("guide \u0661", "region"),
        ("yak 1-1", "region"),
        ("relocate -1", "region"),
        ("trap 1", "section"),
        ("trap 0-1", "section"),
        ("trap 1-7", "section"),
        ("trap 11-1", "section"),
        ("trap 1-01", "section"),
        ("trap 1_1", "section"),
        ("trap \uff11-1", "section"),
        ("deer 1-1 7-1", "section"),
        ("leopard 1-1 leopard", "section"),
        ("camps 3 1-1 1-2 1-9", "section"),
        ("camps 7 1-1 1-2 1-3", "spot"),
        ("same 3B yak yak yak", "spot"),
        ("different 3a yak tahr deer", "spot"),
        ("camps 3 1-1 1-1 1-2", "twice"),
        ("same 3 bharal* bharal bharal", "animal"),
        ("same 3 panda* panda panda", "animal"),
        ("same 3 yak** yak yak", "animal"),
        ("same 3 Yak yak yak", "animal"),
        ("same 3 yaks yak yak", "animal"),
        ("same 3 * yak yak", "animal"),
        ("setup", "form_setup"),
        (f"setup {'LTDYBP' * 5}", "form_setup"),
        (f"setup {'ltdybp' * 6}", "form_setup"),
        (f"setup {'LTDYBX' * 6}", "form_setup"),
        (f"setup {'LTDYBP ' * 6}", "form_setup"),
        (f"setup {'LTDYBB' * 6}", "setup_count"),
        (f"setup {'L' * 36}", "setup_count"),
    ],
)
def test_texts_that_are_no_action(text: str, code: str) -> None:
    """9.1, 2.3: one spelling only, words separated by exactly one space."""
    with pytest.raises(BadText) as problem:
        parse_action(text)
    assert problem.value.code == f"nanga_parbat.text.{code}"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Guide(0), "region"),
        (Yak(7), "region"),
        (Trap("1-7"), "section"),
        (Deer("1-1", ""), "section"),
        (Camps("2", ("1-1", "1-2")), "spot"),
        (Camps("3", ("1-1", "1-1", "1-2")), "twice"),
        (Same("3", ("yak", "yak", "panda*")), "animal"),
        (Setup("LTDYBP" * 6), "not_a_players"),
    ],
)
def test_typed_actions_that_name_what_does_not_exist(action: Action, code: str) -> None:
    """An action built by hand or read from JSON is judged like a text."""
    with pytest.raises(BadText) as problem:
        to_code(action)
    assert problem.value.code == f"nanga_parbat.text.{code}"
    assert action not in sketch("-1-\n o\n L T\n D Y B", o="0:YYY").legal_actions(0)


def test_a_long_word_is_not_repeated_in_full() -> None:
    with pytest.raises(BadText) as problem:
        parse_action("x" * 4000)
    assert problem.value.data == {"word": "x" * 40}


@pytest.mark.parametrize("number", range(3))
def test_every_listed_action_round_trips(number: int) -> None:
    """9.2: text, JSON and code of each legal action of a random game; codes ascend."""
    for state in random_game(number):
        for seat in (0, 1):
            listed = state.legal_actions(seat)
            assert all(a < b for a, b in zip(listed.codes, listed.codes[1:], strict=False))
            for action in listed[:: 1 + len(listed) // 40]:
                assert parse_action(action.text) == action
                assert GAME.action_from_json(msgspec.json.encode(action)) == action
                assert action in listed


def test_the_legal_list_is_a_sequence() -> None:
    """Actions are made where somebody looks: by index, slice, walking and asking."""
    state = sketch(">1<\n L\n T D\n Y B P", phase="before-trap")
    listed = state.legal_actions(0)
    assert len(listed) == 6
    assert listed[-1] == Trap("1-6")
    assert listed[1:3] == [Trap("1-2"), Trap("1-3")]
    assert Trap("1-4") in listed
    assert Trap("2-4") not in listed
    words: Sequence[object] = listed
    assert "trap 1-4" not in words
    assert repr(listed) == f"[{', '.join(legal(state))}]"
