"""What cards, coins and ink are worth, in points.

The numbers that this hangs on stand in ``values.json``. ``benchmarks/learning.py`` learns from
games what the kinds of benefit bring and how often letters are played, and finds the same again;
the others, and what a benefit of ``later`` is good for, were set by hand and compared by games.
``benchmarks/tuning.py`` looks for better ones.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from parbat.bots.hardback.deck import Deck
from parbat.games.hardback.cards import CARDS, Benefit, Kind
from parbat.games.hardback.position import HAND
from parbat.games.hardback.view import HardbackView


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be tuned."""

    coins: dict[Kind, float]
    """How many coins a benefit is good for, for each of its amount."""
    points: dict[Kind, float]
    later: tuple[Kind, ...]
    """Kinds that bring something only in later turns, which words do not show."""
    played: dict[str, float]
    """How often a card in the hand lies face up in the word, by its letter."""
    pace: float
    """How many points somebody makes in a turn of a competitive game."""
    penny_pace: float
    team_pace: float
    """How many points each player of a team makes in a turn."""
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
    length: float
    """What each card of a word is worth in itself."""
    award: float
    """What each point of a literary award is worth, which others may take."""
    hurdle: float
    """What a card has to be worth more than its price in ink to be bought."""
    convert: float
    """What changing ink into coins has to bring."""
    deny: float
    """What each point is worth that Penny does not get: she ends the game that much later."""
    reserve: float
    """What part of its worth a card in jail keeps."""


@cache
def numbers() -> Numbers:
    """Return the numbers that the computer player plays by."""
    text = resources.files("parbat.bots.hardback").joinpath("values.json").read_bytes()
    return msgspec.json.decode(text, type=Numbers)


class Prices:
    """What things are worth to a player at some moment of a game."""

    def __init__(self, view: HardbackView, seat: int, by: Numbers) -> None:
        """Look at what a seat can see."""
        own = view.players[seat]
        self._by = by
        self._turns = turns_left(view, by)
        self.coin = self._coin_with(self._turns)
        self.ink = by.ink + by.ink_early * min(1.0, self._turns / 12.0)
        # Nobody takes an award from a team.
        self.award_point = 1.0 if view.cooperative else by.award
        self.length = by.length
        self.hurdle = by.hurdle
        self.convert = by.convert
        self.deny = by.deny
        self.reserve = by.reserve
        # Whoever plays a card later has fewer turns left to spend its coins in.
        self._later = self._coin_with(self._turns / 2.0)
        cards = [*(own.draw or ()), *(own.discard or ()), *(held.id for held in own.hand)]
        self._size = max(HAND, len(cards))
        self._deck = Deck(cards, own.timeless, self._basic_later, self._active_later, by.drawn)
        self._cards: dict[str, float] = {}

    def _coin_with(self, turns: float) -> float:
        return self._by.coin + self._by.coin_early * min(1.0, turns / 12.0)

    def card(self, card: str) -> float:
        """Return what a card is worth that comes into the deck now."""
        if card not in self._cards:
            self._cards[card] = self._bought(card)
        return self._cards[card]

    def _bought(self, card: str) -> float:
        printed = CARDS[card]
        turns = max(0.0, self._turns - self._by.wait * self._size / HAND)
        worth = turns * self._deck.gain(card) + printed.points
        if printed.timeless:
            worth += self._stays(card, turns, turns * min(1.0, self._by.drawn / self._size))
        return worth

    def standing(self, card: str) -> float:
        """Return what it is worth that a Timeless Classic of the hand is in play from now on."""
        return self._stays(card, self._turns, 0.0)

    def _stays(self, card: str, turns: float, uses: float) -> float:
        return max(0.0, turns * self._by.stays - uses) * self.played(card)

    def played(self, card: str) -> float:
        """Return what a card brings when it is played later, all in all."""
        activity = self._deck.activity(CARDS[card].genre)
        return self._basic_later(card) + activity * self._active_later(card)

    def basic(self, card: str) -> float:
        """Return what a card brings now in any case."""
        return sum(self._benefit(benefit, self.coin) for benefit in CARDS[card].basic)

    def active(self, card: str) -> float:
        """Return what it brings now besides when its genre is active."""
        return sum(self._benefit(benefit, self.coin) for benefit in CARDS[card].active)

    def without(self, card: str) -> float:
        """Return what it is worth to be rid of a card of the deck."""
        return -self._turns * self._deck.loss(card)

    def _basic_later(self, card: str) -> float:
        worth = sum(self._benefit(benefit, self._later) for benefit in CARDS[card].basic)
        return self._usable(card) * worth

    def _active_later(self, card: str) -> float:
        worth = sum(self._benefit(benefit, self._later) for benefit in CARDS[card].active)
        return self._usable(card) * worth

    def _usable(self, card: str) -> float:
        """Return how often a card that is drawn is played face up."""
        return self._by.played[CARDS[card].letter]

    def _benefit(self, benefit: Benefit, coin: float) -> float:
        coins = self._by.coins.get(benefit.kind, 0.0)
        return benefit.amount * (coins * coin + self._by.points.get(benefit.kind, 0.0))


def turns_left(view: HardbackView, by: Numbers) -> float:
    """Return how many more turns each player may have."""
    if view.cooperative:
        rival = (view.target - view.penny) / (by.penny_pace * len(view.players))
        team = (view.target - view.team) / (by.team_pace * len(view.players))
        return max(1.0, min(rival, team))
    best = max(player.score for player in view.players)
    return max(1.0, (view.target - best) / by.pace)
