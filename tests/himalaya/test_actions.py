"""The texts of the actions (rules 13.1, 13.3)."""

from __future__ import annotations

import msgspec
import pytest

from golden.make_himalaya import FOLDER
from himalaya.setting import GAME
from parbat.core.errors import BadText
from parbat.core.record import parse_record
from parbat.core.replay import replay, verify
from parbat.games.himalaya.actions import parse_action

CANONICAL = [
    "goods 9 salt salt jade jade gold",
    "goods 20 tea",
    "order 14 29",
    "card 7",
    "start 1",
    "event none",
    "event yeti 3-4",
    "event snowstorm 12-16",
    "event market 9",
    "program dirt deal rest ice ice deal",
    "deal yes",
    "deal no",
    "take gold",
    "reward barter",
    "reward barter offering",
    "reward barter delegations 3:2 5:1",
    "reward offering delegations 1:3",
    "inventory marker",
    "inventory delegations 7",
    "inventory delegations 7 8",
    "inventory stupa 19",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_an_action_comes_back_from_its_text_and_from_json(text: str) -> None:
    action = parse_action(text)
    assert action.text == text
    assert GAME.action_from_json(action.to_json()) == action


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("goods 9 gold salt jade salt jade", "goods 9 salt salt jade jade gold"),
        ("event yeti 4-3", "event yeti 3-4"),
        ("reward offering barter", "reward barter offering"),
        ("reward delegations 5:1 3:2 barter", "reward barter delegations 3:2 5:1"),
        ("inventory delegations 8 7", "inventory delegations 7 8"),
    ],
)
def test_orders_without_meaning_are_free(typed: str, canonical: str) -> None:
    assert parse_action(typed).text == canonical


@pytest.mark.parametrize("text", ["", "walk 3", "Start 3", "resign", "programme dirt"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_action(text)
    assert refused.value.code == "himalaya.text.unknown"


@pytest.mark.parametrize(
    "text",
    [
        *("goods", "goods 9", "goods 9 silk", "goods x salt", "order 9", "order 9 1 2", "card"),
        *("start", "start 03", "start 0", "start  3", "start 3 ", "start 1000", "start -1"),
        *("event", "event yeti", "event yeti 3", "event yeti 3-4-5", "event market 3-4"),
        *("event none 3", "event storm 3-4", "deal", "deal maybe", "deal yes no", "take", "take x"),
        *("program", "program dirt", "program dirt dirt dirt dirt dirt dirt dirt"),
        *("program dirt dirt dirt dirt dirt walk", "reward", "reward barter barter"),
        *("reward delegations", "reward 3:1", "reward barter 3:1", "reward barter gold"),
        *("reward barter delegations 3:0", "reward barter delegations 3:1 3:1"),
        *("reward barter delegations 3", "inventory", "inventory marker 3", "inventory stupa"),
        *("inventory delegations", "inventory delegations 7 7", "inventory delegations 1 2 3"),
    ],
)
def test_the_rest_of_an_action_has_to_be_right(text: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_action(text)
    assert refused.value.code == "himalaya.text.form"
    assert refused.value.data == {"kind": text.split(" ")[0]}


def test_a_record_that_is_not_canonical_is_reported_and_replays() -> None:
    record = parse_record((FOLDER / "yaks.json").read_bytes())
    first = record.log[0]
    backwards = " ".join([*first.do.split(" ")[:2], *reversed(first.do.split(" ")[2:])])
    assert backwards != first.do
    log = [msgspec.structs.replace(first, do=backwards), *record.log[1:]]
    odd = msgspec.structs.replace(record, log=log)
    assert replay(GAME, odd).state.text == replay(GAME, record).state.text
    assert [finding.problem.code for finding in verify(GAME, odd)] == ["record.not_canonical"]
