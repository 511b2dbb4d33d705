"""What the numbers of Hardback's computer player make of a game, in points."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from parbat.bots.hardback import Author
from parbat.bots.hardback.values import Numbers, numbers
from parbat.cli.simulate import play_out
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.state import HardbackState

__all__ = ["OUT", "Numbers", "allowed", "judged", "numbers"]

OUT: Final = Path("src/parbat/bots/hardback/values.json")
_WORTH: Final = 40.0
"""No game counts for more points than this."""


def judged(by: Numbers, number: int) -> float:
    """Return what some numbers make of one game of each kind."""
    return alone(by, number) + together(by, number)


def allowed(tried: Numbers, by: Numbers) -> Numbers:
    """Return a change in which what ``benchmarks/learning.py`` learns stays as it is."""
    data, old = msgspec.to_builtins(tried), msgspec.to_builtins(by)
    for name in ("coins", "points"):
        data[name] = old[name] | {k: v for k, v in data[name].items() if k in by.later}
    return msgspec.convert({**data, "played": old["played"]}, Numbers)


def alone(by: Numbers, number: int) -> float:
    """Return by how many points a player beats Penny Dreadful alone."""
    match = begun(number, 1, mode="cooperative")
    play_out(match, [Author(Dice(number), by=by)])
    state = match.state
    assert isinstance(state, HardbackState)
    return _clipped(state.at.players[0].score - state.at.penny)


def together(by: Numbers, number: int) -> float:
    """Return by how many points a player beats one who plays by the usual numbers."""
    seat = number % 2
    players = [Author(Dice(number)), Author(Dice(number))]
    players[seat] = Author(Dice(number), by=by)
    match = begun(number // 2, 2)
    play_out(match, players)
    outcome = match.state.outcome
    assert outcome
    return _clipped(outcome.scores[seat] - outcome.scores[1 - seat])


def begun(number: int, seats: int, **options: Any) -> Match:
    """Return a match that has begun, the same for the same number."""
    names = [Seat(name=f"Seat {seat}") for seat in range(seats)]
    match = Match(Hardback(), options, names, Seed.numbered(2026, number))
    match.begin()
    return match


def _clipped(points: float) -> float:
    return max(-_WORTH, min(_WORTH, points))
