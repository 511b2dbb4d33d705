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
from himalaya.features import ALL, Features
from himalaya.many import Checks
from parbat.core.events import Event
from parbat.core.record import Entry, Record, parse_record
from parbat.core.replay import open_match, replay, steps, verify
from parbat.games.himalaya import events

WORDS = {kind.word() for kind in GAME.action_type.__args__}
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def record(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.json").read_bytes())


@cache
def told(name: str) -> tuple[Event, ...]:
    """Everything that is told in a record."""
    match = open_match(GAME, record(name))
    return tuple(chain.from_iterable(events for _, events in steps(match, record(name).log)))


@cache
def shown(name: str) -> set[str]:
    """Everything rare that a record shows."""
    return Features(open_match(GAME, record(name))).read(told(name))


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


@pytest.mark.parametrize("name", [name for name in NAMES if record(name).board is msgspec.UNSET])
def test_the_second_referee_agrees_with_it(name: str) -> None:
    match, checks = open_match(GAME, record(name)), Checks()
    for entry in in_force(record(name).log):
        before = match.state.copy()
        told = match.enter(entry.by, entry.do)
        is_action = entry.do.split(" ")[0] in WORDS
        action = GAME.parse_action(entry.do) if is_action else None
        checks.note(before, entry.by, action, told, match.state)
    checks.over(match.state)
    assert checks.found["views compared"] > 0


def in_force(log: list[Entry]) -> list[Entry]:
    """Leave out what was undone: always the last entry in force."""
    left: list[Entry] = []
    for entry in log:
        if entry.do.startswith("undo "):
            left.pop()
        else:
            left.append(entry)
    return left


def test_together_they_tell_everything_that_can_happen() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    own = {kind for kind in kinds if issubclass(kind, Event) and kind is not Event}
    seen = {type(event) for name in NAMES for event in told(name)}
    assert own - seen == set()


@pytest.mark.parametrize("feature", sorted(ALL))
def test_one_of_them_shows(feature: str) -> None:
    assert [name for name in NAMES if feature in shown(name)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_together_they_have_every_number_of_players(players: int) -> None:
    assert players in {len(record(name).seats) for name in NAMES}


def test_together_they_use_every_action_and_every_value_of_every_option() -> None:
    words = {entry.do.split(" ")[0] for name in NAMES for entry in record(name).log}
    assert words >= WORDS | {"undo", "resign", "abandon", "seat"}
    for option in GAME.options[:-1]:
        assert {record(name).options[option.name] for name in NAMES} == set(option.values)
    assert {record(name).options["board"] for name in NAMES} == {"standard", "ring"}
