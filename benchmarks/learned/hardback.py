"""What cards of Hardback are good for, learned from games of the strongest level.

It plays alone against Penny Dreadful and against itself. Of every word it is kept which of its
cards lay face up, with which benefits, and how many coins and points it brought; least squares then
tell what each kind of benefit is good for, and counting tells how often a card with a given letter
that is in the hand lies face up in the word. The numbers that play is compared by, such as what a
coin is worth, are not fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType
from rich.table import Table

from benchmarks.tuned.hardback import begun
from parbat.bots.hardback import Author
from parbat.bots.hardback.values import Numbers
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

    @classmethod
    def together(cls, parts: Sequence[Seen]) -> Seen:
        """Return what was seen in several games."""
        return cls(
            [words for part in parts for words in part.benefits],
            [words for part in parts for words in part.brought],
            sum((part.held for part in parts), Counter()),
            sum((part.shown for part in parts), Counter()),
        )


def guessed(by: Numbers) -> Numbers:
    """Return numbers in which a guess stands in place of all that is fit."""
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
class Fit:
    """What the kinds of benefit bring, each with its standard error, and the letters' shares."""

    coins: NDArray[np.float64]
    points: NDArray[np.float64]
    errors: NDArray[np.float64]
    played: dict[str, float]


def learned(parts: Sequence[Seen], by: Numbers) -> tuple[Numbers, list[RenderableType]]:
    """Return the numbers with what the games tell in them, and how that is told."""
    seen = Seen.together(parts)
    found = fitted(seen)
    shares = " ".join(f"{letter} {share:.2f}" for letter, share in found.played.items())
    return merged(by, found), [_told(found, len(seen.brought)), shares]


def fitted(seen: Seen) -> Fit:
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
    return Fit(found[:-1, 0], found[:-1, 1], errors[:-1], played)


def merged(by: Numbers, fit: Fit) -> Numbers:
    """Return numbers in which what was learned stands in place of what stood there.

    What a benefit brings only later, such as a card less in the deck, words do not show: for these
    kinds the numbers stay.
    """
    coins, points = dict(by.coins), dict(by.points)
    for i, kind in enumerate(_KINDS):
        if kind not in by.later:
            coins[kind] = round(max(0.0, float(fit.coins[i])), 2)
            points[kind] = round(max(0.0, float(fit.points[i])), 2)
    return msgspec.structs.replace(by, coins=coins, points=points, played=fit.played)


def _told(fit: Fit, words: int) -> Table:
    table = Table("benefit", "coins", "±", "points", "±", title=f"{words:,} words")
    for i, kind in enumerate(_KINDS):
        row = [fit.coins[i], fit.errors[i, 0], fit.points[i], fit.errors[i, 1]]
        table.add_row(kind, *(f"{float(number):.2f}" for number in row))
    return table
