"""What the numbers of Himalaya's computer players make of a game: whether it is won."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parbat.bots.himalaya import Caravaneer
from parbat.bots.himalaya.numbers import Numbers, numbers
from parbat.cli.simulate import play_out
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games import find_game

__all__ = ["OUT", "Numbers", "allowed", "judged", "numbers"]

OUT: Final = Path("src/parbat/bots/himalaya/values.json")
_LEVEL: Final = 4
_SEATS: Final = 4


def allowed(tried: Numbers, by: Numbers) -> Numbers:
    """Return a change as it is: all of the numbers may change."""
    return tried


def judged(by: Numbers, number: int) -> float:
    """Return what one who plays by some numbers gets of a game among three by the usual ones."""
    seed = Seed.numbered(2026, number // _SEATS)
    match = Match(find_game("himalaya"), {"players": _SEATS}, [""] * _SEATS, seed)
    match.begin()
    players = [Caravaneer(Dice(f"{number} {seat}"), _LEVEL) for seat in range(_SEATS)]
    own = number % _SEATS
    players[own] = Caravaneer(Dice(f"{number} {own}"), _LEVEL, by)
    play_out(match, players)
    outcome = match.state.outcome
    assert outcome
    assert outcome.ranks is not None
    return 1 / outcome.ranks.count(1) if outcome.ranks[own] == 1 else 0.0
