"""Golden records: games kept for good, which must replay through the same states and lists.

``golden/make_himalaya.py`` tells how they were made.
"""

from __future__ import annotations

from functools import cache
from itertools import chain

import msgspec
import pytest

from golden.make_himalaya import FOLDER, GAME, MATCHES
from himalaya.digests import digest_lines
from himalaya.setting import all_of
from parbat.core.events import Event
from parbat.core.record import Record, parse_record
from parbat.core.replay import open_match, replay, steps, verify
from parbat.games.himalaya import events
from parbat.games.himalaya.events import BagEmpty, Eliminated, Left, Programmed

NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def record(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.json").read_bytes())


@cache
def told(name: str) -> tuple[Event, ...]:
    """Everything that is told in a record."""
    match = open_match(GAME, record(name))
    return tuple(chain.from_iterable(events for _, events in steps(match, record(name).log)))


def test_each_record_has_a_way_to_be_made() -> None:
    assert sorted(MATCHES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_its_legal_lists_have_their_digests(name: str) -> None:
    assert digest_lines(record(name)) == (FOLDER / f"{name}.digest").read_text("ascii").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_its_outcome_and_is_proven_sound(name: str) -> None:
    match = replay(GAME, record(name))
    assert msgspec.json.encode(match.state.outcome) == msgspec.json.encode(record(name).outcome)
    assert verify(GAME, record(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_piece_is_lost(name: str) -> None:
    match = open_match(GAME, record(name))
    box = dict(match.state.pieces())
    for index, _ in steps(match, record(name).log):
        assert dict(match.state.pieces()) == box, index


def test_together_they_tell_everything_that_can_happen() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    own = {kind for kind in kinds if issubclass(kind, Event) and kind is not Event}
    seen = {type(event) for name in NAMES for event in told(name)}
    # 700 games did not empty a bag; that is tested on positions set up for it.
    assert own - seen == {BagEmpty}
    assert seen >= {Left, Programmed}


def test_together_they_have_every_way_to_be_eliminated() -> None:
    out = [event for name in NAMES for event in all_of(told(name), Eliminated)]
    assert {event.criterion for event in out} == {
        *("religion", "politics", "stupas", "delegations", "yaks", "order")
    }


def test_together_they_use_every_action_and_every_value_of_every_option() -> None:
    words = {entry.do.split(" ")[0] for name in NAMES for entry in record(name).log}
    assert words >= {kind.word() for kind in GAME.action_type.__args__} | {"undo", "resign"}
    for option in GAME.options:
        assert {record(name).options[option.name] for name in NAMES} == set(option.values)
