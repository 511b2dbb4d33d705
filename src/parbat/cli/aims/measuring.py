"""Measures aims: the quick ones in this process, games in several."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from statistics import median
from typing import Final

from parbat.bots import find_bot
from parbat.cli.aims.aim import UNITS, Aim, Finding, Games, Pieces, Turns, Work
from parbat.cli.contests import Contest, played
from parbat.cli.summary import wilson
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games import find_game

# Of everything that is done again the quickest time counts: other work on the machine disturbs it.
_PIECE_AGAIN: Final = 3
_GAME_AGAIN: Final = 2


def measured(aim: Aim, how: Pieces | Turns, most: int | None = None) -> Finding:
    """Measure an aim that is about time, in at most so many games."""
    if isinstance(how, Pieces):
        seconds = [_quickest(work) for work in how.made()]
    else:
        games = at_most(how.games, most)
        seconds = [turn for number in range(games) for turn in _turns(aim.game, how, number)]
    times = [UNITS[aim.unit] * second for second in seconds]
    middle = median(times)
    judged = middle if how.judged == "median" else max(times)
    return Finding(aim, judged, len(times), median=middle)


def contested(aim: Aim, how: Games, jobs: int, most: int | None = None) -> Iterator[Finding]:
    """Play the games of an aim; yield what is known after each of them."""
    players = (how.bot, *how.against)
    games = range(at_most(how.games, most))
    contests = [Contest(aim.game, how.options, players, how.seed, number) for number in games]
    total = 0.0
    for count, (_, points) in enumerate(played(contests, jobs), start=1):
        total += points
        whole = UNITS[aim.unit]
        low, high = wilson(total, count)
        yield Finding(aim, whole * total / count, count, interval=(whole * low, whole * high))


def at_most(games: int, most: int | None) -> int:
    """Return how many games are played of those that an aim is about."""
    return games if most is None else min(games, most)


def _quickest(work: Work) -> float:
    """Return the seconds that a thing takes."""
    return min(_seconds(work) for _ in range(_PIECE_AGAIN))


def _seconds(work: Work) -> float:
    begun = time.perf_counter()
    times = work()
    return (time.perf_counter() - begun) / times


def _turns(game: str, how: Turns, number: int) -> Sequence[float]:
    """Return the seconds that a player thought in each turn of a game."""
    thoughts = [_thoughts(game, how, number) for _ in range(_GAME_AGAIN)]
    return [min(same) for same in zip(*thoughts, strict=True)]


def _thoughts(game: str, how: Turns, number: int) -> Sequence[float]:
    """Play a game. A turn is all that a player decides before somebody else has to."""
    seats = [Seat(name=how.bot, bot=how.bot)] * how.seats
    match = Match(find_game(game), how.options, seats, Seed.numbered(how.seed, number))
    match.begin()
    dice = [Dice(f"{how.seed} {number} {seat}") for seat in range(how.seats)]
    players = [find_bot(game, how.bot, source) for source in dice]
    thoughts: list[tuple[int, float]] = []
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.awaited if isinstance(actor, int))
        seen = match.perspective(seat, dice[seat])
        begun = time.perf_counter()
        action = players[seat].choose(seen)
        thoughts.append((seat, time.perf_counter() - begun))
        match.apply(seat, action)
    return [sum(seconds for _, seconds in turn) for _, turn in groupby(thoughts, itemgetter(0))]
