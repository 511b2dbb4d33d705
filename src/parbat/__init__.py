"""Parbat: Nanga Parbat, Himalaya and Hardback under one exact rules engine.

Six lines start a game, look at it and save it::

    import parbat

    match = parbat.start("nanga-parbat", seed=7)
    print(match.state.legal_actions(1))
    match.apply(1, "guide 3")
    print(match.state.view(0))
    parbat.save(match.record(), "game.json")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version as _version

from parbat import uncompiled
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE, Actor, Viewer
from parbat.core.chance import Dice, Seed
from parbat.core.errors import BadRecord, IllegalAction, ParbatError, UnknownName
from parbat.core.events import Event
from parbat.core.game import Game, State, View
from parbat.core.match import Match
from parbat.core.outcome import Outcome
from parbat.core.record import Record, Seat, parse_record
from parbat.core.replay import Finding
from parbat.core.replay import replay as _replay
from parbat.core.replay import verify as _verify
from parbat.files import read_record, read_records, save
from parbat.games import GAMES, find_game

__version__ = _version("parbat")

__all__ = [
    "CHANCE",
    "GAMES",
    "TABLE",
    "Action",
    "Actor",
    "Dice",
    "Event",
    "Finding",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "ParbatError",
    "Record",
    "Seat",
    "Seed",
    "State",
    "View",
    "Viewer",
    "find_game",
    "parse_record",
    "read_record",
    "read_records",
    "replay",
    "save",
    "start",
    "uncompiled",
    "verify",
]


def start(
    game: str,
    options: Mapping[str, object] | None = None,
    seats: Sequence[Seat | str] = (),
    seed: int | Seed | None = None,
) -> Match:
    """Start a game and make the first draws; without a seed nobody can know what comes.

    Raises ``UnknownName``, ``BadOption`` or ``BadRecord`` (wrong number of seats).
    """
    chosen = Seed.numbered(seed) if isinstance(seed, int) else seed or Seed()
    match = Match(find_game(game), options, seats, chosen)
    match.begin()
    return match


def replay(record: Record, at: int | None = None) -> Match:
    """Return the match after the first ``at`` entries of a record; raises ``BadRecord``."""
    return _replay(find_game(record.game), record, at)


def verify(record: Record) -> list[Finding]:
    """Check every action, draw and claim of a record; an empty list means sound and proven."""
    try:
        game = find_game(record.game)
    except UnknownName as problem:
        return [Finding(True, BadRecord("record.setup", reason=problem))]
    return _verify(game, record)
