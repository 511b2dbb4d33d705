"""How well the numbers of Himalaya's computer players foretell who wins."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Final

from parbat.bots import find_bot
from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.numbers import Numbers, numbers
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games import find_game
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import Program
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import TURNS
from parbat.games.himalaya.trace import Trace

__all__ = ["OUT", "Numbers", "allowed", "judged", "numbers"]

OUT: Final = Path("src/parbat/bots/himalaya/values.json")
_PLAYED: Final = 400
"""So many games are played, each once: to judge other numbers by them takes no time."""
_PLAYER: Final = "level-4"
_SEATS: Final = (4, 4, 3)
_LEAST: Final = 1e-3  # so that one surprise does not outweigh all the rest

Ends = list[tuple[int, Position]]
"""The ends of the turns but the last one, with the turn."""


def allowed(tried: Numbers, by: Numbers) -> Numbers:
    """Return a change as it is: all of the numbers may change."""
    return tried


def judged(by: Numbers, number: int) -> float:
    """Return the mean logarithm of the chance that the winner of a game was given."""
    winner, ends = played(number % _PLAYED)
    judge = Judge(ends[0][1].terrain, ends[0][1].seats, by, plain=False, hopes=1.0)
    logs: list[float] = []
    for turn, p in ends:
        judge.look(p, turn, 0)
        logs.append(math.log(max(_LEAST, judge.told(p, winner))))
    return mean(logs)


@cache
def played(number: int) -> tuple[int, Ends]:
    """Play a game; return the seat that won it, and the ends of its turns."""
    seats = _SEATS[number % len(_SEATS)]
    match = Match(
        find_game("himalaya"), {"players": seats}, [""] * seats, Seed.numbered(2026, number)
    )
    match.begin()
    dice = [Dice(f"{number} {seat}") for seat in range(seats)]
    players = [find_bot("himalaya", _PLAYER, source) for source in dice]
    ends: Ends = []
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.undecided if isinstance(actor, int))
        action = players[seat].choose(match.perspective(seat, dice[seat]))
        assert isinstance(match.state, HimalayaState)
        table = match.state.table
        last = table.turn < TURNS and table.programmes.count(None) == 1
        if last and isinstance(action, Program):
            ends.append((table.turn, _end(match.state, seat, action)))
        match.apply(seat, action)
    assert match.state.outcome.ranks is not None
    return match.state.outcome.ranks.index(1), ends


def _end(state: HimalayaState, seat: int, last: Program) -> Position:
    """Return the position after a turn, before anything is refilled."""
    trial = state.copy()
    judge = Judge(trial.table.p.terrain, trial.table.rules.seats, numbers(), False, 1.0)
    judge.look(trial.table.p, trial.table.turn, 0)
    trial.apply(seat, last)
    turns.play_on(trial.table.p, judge, Trace(False))
    return trial.table.p
