"""Golden records: games kept for good, which must replay through the same states.

``golden/make_hardback.py`` tells how they were made.
"""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from golden.make_hardback import FOLDER, GAME, MATCHES, digest
from hardback.ledger import Ledger
from hardback.playing import Done
from parbat.core.record import Record, parse_record
from parbat.core.replay import open_match, replay, steps, verify
from parbat.games.hardback.cards import FIXED, OFFER, RANDOM
from parbat.games.hardback.state import HardbackState

NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
FINAL = dict(line.split(" ", 1) for line in (FOLDER / "final.txt").read_text("utf-8").splitlines())


@cache
def record(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.json").read_bytes())


def test_each_record_has_its_checksum() -> None:
    assert sorted(FINAL) == NAMES == sorted(MATCHES)


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_through_the_same_states_and_legal_lists(name: str) -> None:
    assert digest(record(name)) == FINAL[name]


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_its_outcome_and_is_proven_sound(name: str) -> None:
    match = replay(GAME, record(name))
    assert msgspec.json.encode(match.state.outcome) == msgspec.json.encode(record(name).outcome)
    assert verify(GAME, record(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_without_the_word_list_it_replays_to_the_same_end(name: str) -> None:
    """26B: acceptance stands in the log; only the list that a record names tells it is there."""
    if not isinstance(record(name).lexicon, dict):
        return
    other = {"name": "lost", "version": "0", "sha256": "0" * 64}
    options = {**record(name).options, "dictionary": "lost"}
    unknown = msgspec.structs.replace(record(name), lexicon=other, options=options)
    match = replay(GAME, unknown)
    assert msgspec.json.encode(match.state.outcome) == msgspec.json.encode(record(name).outcome)


@pytest.mark.parametrize("name", NAMES)
def test_no_card_is_lost(name: str) -> None:
    match = open_match(GAME, record(name))
    box = dict(match.state.pieces())
    for index, _ in steps(match, record(name).log):
        assert dict(match.state.pieces()) == box, index


def test_every_way_to_end_and_every_kind_of_action_is_there() -> None:
    outcomes = [record(name).outcome or {} for name in NAMES]
    assert {outcome["reason"] for outcome in outcomes} == set(GAME.reasons)
    done = {entry.do.split(" ")[0] for name in NAMES for entry in record(name).log}
    assert {kind.word() for kind in GAME.action_type.__args__} <= done


def test_every_value_of_every_option_was_chosen() -> None:
    for option in GAME.options:
        chosen = {record(name).options[option.name] for name in NAMES}
        missing = {"language": {"de"}, "length": {80}}.get(option.name, set())
        assert set(option.values) - chosen == missing, option.name


def played(name: str) -> tuple[set[str], set[str]]:
    """Return which cards lay face up in a record, and which of them with their genre active."""
    match, ledger = open_match(GAME, record(name)), Ledger()
    face_up: set[str] = set()
    active: set[str] = set()
    before = match.state.copy()
    for index, told in steps(match, record(name).log):
        entry, state = record(name).log[index], match.state
        of_the_table = entry.do == "resign" or entry.do.split(" ")[0] in ("abandon", "seat")
        action = None if of_the_table else GAME.parse_action(entry.do)
        assert isinstance(before, HardbackState)
        assert isinstance(state, HardbackState)
        if reckoned := ledger.note(Done(before, entry.by, action, told, state)):
            due, earned = reckoned
            assert earned == due, index
            face_up.update(ledger.shown)
            active.update(ledger.active)
        before = state.copy()
    return face_up, active


def test_every_card_was_played_each_offer_card_with_its_genre_active() -> None:
    """10: what lay face up is worked out from what the rules told of each word."""
    found = [played(name) for name in NAMES]
    face_up = set[str]().union(*(one for one, _ in found))
    active = set[str]().union(*(one for _, one in found))
    assert {*OFFER, *FIXED, *RANDOM} - face_up == set()
    assert set(OFFER) - active == set()
