"""What a deck brings in a turn, on average, and what one card more or less changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from parbat.games.hardback.cards import CARDS, GENRES, STARTER

Worth = Callable[[str], float]

_ALL: Final = (*GENRES, STARTER)


class Deck:
    """A deck, summed up: what its cards bring alone, and what they bring while they are active.

    It is a guess: every card drawn is taken to be played, as often as its letter allows.
    """

    def __init__(
        self,
        cards: Iterable[str],
        standing: Iterable[str],
        basic: Worth,
        active: Worth,
        drawn: float,
    ) -> None:
        """Sum up the cards that are drawn and the Timeless Classics in play.

        ``basic`` and ``active`` tell what a card brings when it is played, always and besides
        with its genre active; ``drawn`` is how many cards are drawn in a turn.
        """
        self._basic_of, self._active_of, self._drawn = basic, active, drawn
        self._size = 0
        self._basic = 0.0
        self._count = dict.fromkeys(_ALL, 0)
        self._active = dict.fromkeys(_ALL, 0.0)
        self._standing = dict.fromkeys(_ALL, 0)
        self._always = 0.0
        self._beside = dict.fromkeys(_ALL, 0.0)
        for card in cards:
            self._put(card, 1)
        for card in standing:
            genre = CARDS[card].genre
            self._standing[genre] += 1
            self._always += basic(card)
            self._beside[genre] += active(card)
        self._rate = self._reckoned()

    def gain(self, card: str) -> float:
        """Return what a turn brings more with a card more in the deck."""
        return self._changed(card, 1)

    def loss(self, card: str) -> float:
        """Return what a turn brings less with a card less in the deck: below 0 for a burden."""
        return -self._changed(card, -1)

    def activity(self, genre: str) -> float:
        """Return how likely a genre is active with one more card of it in play."""
        if self._standing[genre]:
            return 1.0
        return self._among(self._count[genre], self._size, self._drawn)

    def _changed(self, card: str, by: int) -> float:
        self._put(card, by)
        changed = self._reckoned() - self._rate
        self._put(card, -by)
        return changed

    def _put(self, card: str, by: int) -> None:
        genre = CARDS[card].genre
        self._size += by
        self._count[genre] += by
        self._basic += by * self._basic_of(card)
        self._active[genre] += by * self._active_of(card)

    def _reckoned(self) -> float:
        drawn = min(self._drawn, self._size)
        total, beside = self._basic, self._always
        for genre in GENRES:
            count, standing = self._count[genre], self._standing[genre]
            alone = self._among(count - 1, self._size - 1, drawn - 1.0)
            total += self._active[genre] * (1.0 if standing else alone)
            joined = 1.0 if standing > 1 else self._among(count, self._size, drawn)
            beside += self._beside[genre] * joined
        return total * drawn / max(1, self._size) + beside

    @staticmethod
    def _among(wanted: int, cards: int, drawn: float) -> float:
        """Return how likely one of the wanted cards is among those that are drawn."""
        if wanted <= 0 or cards <= 0 or drawn <= 0.0:
            return 0.0
        return float(1.0 - max(0.0, 1.0 - wanted / cards) ** drawn)
