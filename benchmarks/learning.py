"""Learn what cards are good for from games that the computer player of Hardback plays.

Usage: ``.venv/bin/python -m benchmarks.learning [--games 200] [--rounds 3] [--seed 1] [--jobs 2]
[--dry]``. The strongest level plays alone against Penny Dreadful and against itself, in the first
round by a rough guess of what cards are good for, in the others by what was learned in the round
before. Of every word it is kept which of its cards lay face up, with which benefits, and how many
coins and points it brought; least squares then tell what each kind of benefit is good for, and
counting tells how often a card with a given letter that is in the hand lies face up in the word.
What the last round tells is written to ``values.json`` and printed with its standard errors. What
stood there for these does not matter: the same command finds the same numbers. Those that play is
compared by, such as what a coin is worth, are ``benchmarks/tuning.py``'s.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from string import ascii_uppercase
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.tuned.hardback import OUT, begun
from benchmarks.tuning import write
from parbat.bots.hardback import Author
from parbat.bots.hardback.values import Numbers, numbers
from parbat.core.chance import Dice
from parbat.games.hardback.actions import Word
from parbat.games.hardback.cards import CARDS, GENRES, Kind
from parbat.games.hardback.state import HardbackState

_KINDS: Final = tuple(Kind)
_BOUND: Final = 1.0
"""How strongly numbers that the games say little about are held to the guess."""
_COINS: Final[dict[Kind, float]] = {
    Kind.COINS: 1.0,
    Kind.UNCOVER: 0.5,
    Kind.DOUBLE: 0.5,
    Kind.PER_ADVENTURE: 2.0,
    Kind.PER_INKED: 0.5,
}
_POINTS: Final[dict[Kind, float]] = {
    Kind.POINTS: 1.0,
    Kind.COINS_OR_POINTS: 1.0,
    Kind.UNCOVER: 0.5,
    Kind.DOUBLE: 0.5,
    Kind.PER_WILD: 2.0,
}
"""The guess: how many coins and points a benefit brings. What is not named brings nothing."""
_SHARE: Final = 0.8
"""The guess: how often a card of the hand lies face up in the word."""


@dataclass
class Seen:
    """What was seen in some games."""

    benefits: list[list[float]] = field(default_factory=list)
    """For each word how much of each kind of benefit lay face up."""
    brought: list[tuple[int, int]] = field(default_factory=list)
    """For each word its coins and points."""
    held: Counter[str] = field(default_factory=Counter)
    """How often each letter was in a hand, and how often it then lay face up in the word."""
    shown: Counter[str] = field(default_factory=Counter)

    def add(self, other: Seen) -> None:
        """Take over what was seen elsewhere."""
        self.benefits += other.benefits
        self.brought += other.brought
        self.held += other.held
        self.shown += other.shown


def guessed(by: Numbers) -> Numbers:
    """Return numbers in which a guess stands in place of all that is learned."""
    coins = {kind: by.coins.get(kind, 0.0) for kind in by.later} | _COINS
    points = {kind: by.points.get(kind, 0.0) for kind in by.later} | _POINTS
    played = dict.fromkeys(ascii_uppercase, _SHARE)
    return msgspec.structs.replace(by, coins=coins, points=points, played=played)


def watched(by: Numbers, number: int) -> Seen:
    """Play a game by some numbers, alone or with two, and return what was seen in it."""
    seats = 1 + number % 2
    match = begun(number, seats, mode="cooperative" if seats == 1 else "competitive")
    players = [Author(Dice(number), by=by) for _ in range(seats)]
    seen = Seen()
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.awaited if isinstance(actor, int))
        action = players[seat].choose(match.perspective(seat, players[seat].source))
        assert isinstance(match.state, HardbackState)
        if isinstance(action, Word):
            _note(seen, match.state, action)
        match.apply(seat, action)
    assert isinstance(match.state, HardbackState)
    seen.brought += [(word.coins, word.points) for word in match.state.at.words]
    return seen


def _note(seen: Seen, state: HardbackState, word: Word) -> None:
    """Note which benefits of a word lie face up, and which letters of the hand do."""
    player = state.at.active
    own = {held.id for held in player.hand}
    shown = [laid.card for laid in word.laid if laid.wild is None and laid.card in own]
    at_work = [CARDS[card] for card in (*shown, *player.timeless)]
    active = {g for g in GENRES if sum(card.genre == g for card in at_work) > 1}
    amounts: Counter[Kind] = Counter()
    for card in at_work:
        for benefit in card.benefits if card.genre in active else card.basic:
            amounts[benefit.kind] += benefit.amount
    seen.benefits.append([float(amounts[kind]) for kind in _KINDS])
    seen.held.update(CARDS[card].letter for card in own)
    seen.shown.update(CARDS[card].letter for card in shown)


@dataclass(frozen=True)
class Learned:
    """What the kinds of benefit bring, each with its standard error, and the letters' shares."""

    coins: NDArray[np.float64]
    points: NDArray[np.float64]
    errors: NDArray[np.float64]
    played: dict[str, float]


def learn(seen: Seen) -> Learned:
    """Return the least squares' solution, with a constant that is not kept."""
    amounts = np.array(seen.benefits)
    before = np.zeros((len(_KINDS) + 1, 2))
    for i, kind in enumerate(_KINDS):
        before[i] = _COINS.get(kind, 0.0), _POINTS.get(kind, 0.0)
    brought = np.array(seen.brought, dtype=float)
    design = np.hstack([amounts, np.ones((len(amounts), 1))])
    normal = design.T @ design + _BOUND * np.eye(design.shape[1])
    found = before + np.linalg.solve(normal, design.T @ (brought - design @ before))
    variance = ((brought - design @ found) ** 2).mean(axis=0)
    errors = np.sqrt(np.outer(np.diag(np.linalg.inv(normal)), variance))
    # A letter that was held seldom is taken to be like the others.
    share = seen.shown.total() / seen.held.total()
    played = {
        letter: round((seen.shown[letter] + 10 * share) / (seen.held[letter] + 10), 3)
        for letter in ascii_uppercase
    }
    return Learned(found[:-1, 0], found[:-1, 1], errors[:-1], played)


def merged(by: Numbers, learned: Learned) -> Numbers:
    """Return numbers in which what was learned stands in place of what stood there.

    What a benefit brings only later, such as a card less in the deck, words do not show: for these
    kinds the numbers stay.
    """
    coins, points = dict(by.coins), dict(by.points)
    for i, kind in enumerate(_KINDS):
        if kind not in by.later:
            coins[kind] = round(max(0.0, float(learned.coins[i])), 2)
            points[kind] = round(max(0.0, float(learned.points[i])), 2)
    return msgspec.structs.replace(by, coins=coins, points=points, played=learned.played)


def _told(learned: Learned, words: int) -> Table:
    table = Table("benefit", "coins", "±", "points", "±", title=f"{words:,} words")
    for i, kind in enumerate(_KINDS):
        row = [learned.coins[i], learned.errors[i, 0], learned.points[i], learned.errors[i, 1]]
        table.add_row(kind, *(f"{float(number):.2f}" for number in row))
    return table


def main() -> None:
    """Play, learn, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--dry", action="store_true", help="only print what was found")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.rounds, chosen.jobs) < 1:
        parser.error("--games, --rounds and --jobs are at least 1")
    screen, by = Console(), guessed(numbers())
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        try:
            for number in range(chosen.rounds):
                first = 1_000_000 * chosen.seed + number * chosen.games
                seen = _round(pool, by, range(first, first + chosen.games), screen)
                learned = learn(seen)
                by = merged(by, learned)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit("Interrupted; nothing was written.")
    screen.print(_told(learned, len(seen.brought)))
    screen.print(" ".join(f"{letter} {share:.2f}" for letter, share in learned.played.items()))
    if not chosen.dry:
        write(by, chosen.out)


def _round(pool: ProcessPoolExecutor, by: Numbers, games: range, screen: Console) -> Seen:
    """Play the games of a round."""
    seen = Seen()
    played = pool.map(partial(watched, by), games)
    for one in track(played, "games", len(games), console=screen):
        seen.add(one)
    return seen


if __name__ == "__main__":
    main()
