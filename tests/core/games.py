"""Nanga Parbat for tests of records and matches: games played out, and their records."""

from __future__ import annotations

import msgspec
import pytest

from core.cairn import Cairn
from parbat.core.actors import Actor
from parbat.core.chance import Dice, Seed
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.core.options import Value
from parbat.core.record import Entry, Record
from parbat.games import find_game

GAME = find_game("nanga-parbat")
COUNTED = Seed(bytes(range(32)))
"""The seed whose draws the rules page tells (2.4, 2.6)."""


def begun(seed: Seed = COUNTED, **options: Value) -> Match:
    """Return a match of Ana and Ben after the first draws."""
    match = Match(GAME, options, ["Ana", "Ben"], seed)
    match.begin()
    return match


def play_on(match: Match, actions: int, dice: Dice) -> Match:
    """Play random actions, ``actions`` of them or until the end."""
    for _ in range(actions):
        acting = [actor for actor in match.state.to_act if isinstance(actor, int)]
        if acting:
            legal = match.state.legal_actions(acting[0])
            # The last ones score and end the turn; any of them would mostly swap animals.
            last = max(len(legal) - 6, 0)
            match.apply(acting[0], legal[last + dice.below(len(legal) - last)])
    return match


def finished(number: int = 1, **options: Value) -> Match:
    """Return a match played out at random."""
    return play_on(begun(Seed.numbered(number), **options), 1000, Dice(number))


def cairn(*names: str, seed: Seed = COUNTED) -> Match:
    """Return a match of the small game, by default of three."""
    return Match(Cairn(), {}, list(names) or ["Ana", "Ben", "Cai"], seed)


def changed(record: Record, **fields: object) -> Record:
    """Return the record with some fields replaced."""
    return msgspec.structs.replace(record, **fields)


def with_entry(record: Record, index: int, entry: Entry) -> Record:
    """Return the record with one entry of its log replaced."""
    return changed(record, log=[*record.log[:index], entry, *record.log[index + 1 :]])


def shown(match: Match) -> tuple[str, list[Entry], bytes, int | None, int | None]:
    """Return all that a refused entry must leave as it was."""
    undoable = (match.can_undo(0), match.can_undo(1))
    return match.state.text, list(match.log), match.record().to_json(), *undoable


def refused(match: Match, by: Actor, do: str, t: float | None = None) -> str:
    """Return the code with which an entry is refused; match, log and state stay untouched."""
    before = shown(match)
    with pytest.raises(IllegalAction) as refusal:
        match.enter(by, do, t)
    assert shown(match) == before
    return refusal.value.code
