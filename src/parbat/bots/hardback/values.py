"""What cards, coins and ink are worth, in points.

The numbers that this hangs on stand in ``values.json``. ``benchmarks/tuning.py`` found them: it
changes them at random and keeps what wins more.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from parbat.games.hardback.cards import CARDS, STARTER, Benefit, Kind
from parbat.games.hardback.position import HAND
from parbat.games.hardback.view import HardbackView

_RARE: Final = dict.fromkeys("JQXZ", 2) | dict.fromkeys("VKWFYBH", 1)


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be tuned."""

    coins: dict[Kind, float]
    """How many coins a benefit is good for, for each of its amount."""
    points: dict[Kind, float]
    pace: float
    """How many points somebody makes in a turn of a competitive game."""
    penny_pace: float
    wait: float
    """After how many of the deck's rounds a card that is bought comes to hand."""
    drawn: float
    """How many cards of the deck are played in a turn."""
    stays: float
    """In how many of the turns left a Timeless Classic is in play."""
    coin: float
    """What a coin is worth in the end."""
    coin_early: float
    """What it is worth more at the start."""
    ink: float
    ink_early: float
    common: float
    """How often the genre of a card is active that is alone of its genre in the deck."""
    rare: float
    """What part of its worth a rare letter costs a card, twice for the rarest."""
    starter: float
    """What the starter is worth that a bought card displaces from a hand."""
    length: float
    """What each card of a word is worth in itself."""
    award: float
    """What each point of a literary award is worth, which others may take."""
    dump: float
    """What it is worth that a starter is out of the deck."""
    hurdle: float
    """What a card has to be worth more than its price in ink to be bought."""
    convert: float
    """What changing ink into coins has to bring."""


@cache
def numbers() -> Numbers:
    """Return the numbers that the computer player plays by."""
    text = resources.files("parbat.bots.hardback").joinpath("values.json").read_bytes()
    return msgspec.json.decode(text, type=Numbers)


class Prices:
    """What things are worth to a player at some moment of a game."""

    def __init__(self, view: HardbackView, seat: int, by: Numbers) -> None:
        """Look at what a seat can see."""
        self._by = by
        self._genres = view.players[seat].genres
        self._deck = max(HAND, sum(self._genres.values()))
        self._turns = turns_left(view, by)
        left = min(1.0, self._turns / 12.0)
        self.coin = by.coin + by.coin_early * left
        self.ink = by.ink + by.ink_early * left
        self.award_point = by.award
        self.length = by.length

    def card(self, card: str) -> float:
        """Return what a card is worth that comes into the deck now, in place of a starter."""
        printed = CARDS[card]
        rounds = self._deck / HAND
        turns = max(0.0, self._turns - self._by.wait * rounds)
        uses = turns * min(1.0, self._by.drawn / self._deck)
        worth = uses * (self.played(card) - self._by.starter * self.coin)
        if printed.timeless:
            worth += max(0.0, turns * self._by.stays - uses) * self.played(card)
        return worth + printed.points

    def played(self, card: str) -> float:
        """Return what a card brings when it is played, all in all."""
        printed = CARDS[card]
        letter = 1.0 - self._by.rare * _RARE.get(printed.letter, 0)
        return letter * (self.basic(card) + self._activity(printed.genre) * self.active(card))

    def basic(self, card: str) -> float:
        """Return what a card brings in any case."""
        return sum(self._benefit(benefit) for benefit in CARDS[card].basic)

    def active(self, card: str) -> float:
        """Return what it brings besides when its genre is active."""
        return sum(self._benefit(benefit) for benefit in CARDS[card].active)

    def without(self, card: str) -> float:
        """Return what it is worth to be rid of a card of the deck."""
        return self._by.dump * self._turns / 12.0 - max(0.0, self.card(card))

    def _activity(self, genre: str) -> float:
        """Return how likely a second card of a genre is in a hand."""
        if genre == STARTER:
            return 0.0
        share = self._genres.get(genre, 0) / self._deck
        return self._by.common + (1.0 - self._by.common) * (1.0 - (1.0 - share) ** HAND)

    def _benefit(self, benefit: Benefit) -> float:
        coins = self._by.coins.get(benefit.kind, 0.0)
        return benefit.amount * (coins * self.coin + self._by.points.get(benefit.kind, 0.0))


def turns_left(view: HardbackView, by: Numbers) -> float:
    """Return how many more turns each player may have."""
    if view.cooperative:
        return max(1.0, (view.target - view.penny) / (by.penny_pace * len(view.players)))
    best = max(player.score for player in view.players)
    return max(1.0, (view.target - best) / by.pace)
