"""Which words a computer player thinks of, and which it lays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from parbat.bots.hardback.values import Prices
from parbat.games.hardback.actions import Laid, Word
from parbat.games.hardback.cards import CARDS, GENRES
from parbat.games.hardback.form import Findable, Part, WordForm
from parbat.lexicon import Lexicon

_MANY: Final = 4000
"""Words after which no further wild card is thought of."""


@dataclass(frozen=True)
class Vocabulary:
    """What a player knows: the longest words, and how many wild cards it can think with."""

    longest: int
    wilds: int
    known: Lexicon | None = None
    """The words that it knows, if they are not all."""

    def knows(self, word: str) -> bool:
        """Return whether a word comes to mind."""
        return len(word) <= self.longest and (self.known is None or word in self.known)


def candidates(
    form: WordForm, listed: Findable, prices: Prices, vocabulary: Vocabulary, most: int
) -> list[Word]:
    """Return the words that look best, the best first."""
    parts = form.parts.cards
    worth = {part.card: prices.played(part.card) for part in parts}
    found: dict[str, Word] = {}
    for word in _thought_of(form, listed, vocabulary):
        laid = _lay(word.upper(), parts, worth)
        if laid is not None:
            found.setdefault(laid.text, laid)
    return nlargest(most, found.values(), key=lambda laid: _estimate(laid, worth))


def _thought_of(form: WordForm, listed: Findable, vocabulary: Vocabulary) -> Iterator[str]:
    seen: set[str] = set()
    for wilds in range(vocabulary.wilds + 1):
        new = [word for word in form.found(listed, wilds) if word not in seen]
        seen.update(new)
        yield from (word for word in new if vocabulary.knows(word))
        if len(seen) > _MANY:
            return


def _lay(word: str, parts: tuple[Part, ...], worth: dict[str, float]) -> Word | None:
    """Lay a word with the best cards face up and the worst ones wild."""
    left = sorted(parts, key=lambda part: (not part.needed, -worth[part.card]))
    places: list[Part | None] = []
    for letter in word:
        part = next((part for part in left if CARDS[part.card].letter == letter), None)
        places.append(part)
        if part is not None:
            left.remove(part)
    wild = [part for part in left if part.may_be_wild]
    laid: list[Laid] = []
    for letter, place in zip(word, places, strict=True):
        if place is not None:
            laid.append(Laid(place.card))
        elif wild:
            laid.append(Laid(wild.pop().card, letter))
        else:
            return None
    return None if any(part.needed for part in left) else Word(tuple(laid))


def _estimate(word: Word, worth: dict[str, float]) -> float:
    """Return roughly what a word brings: its cards, more where a genre comes together."""
    shown = [laid.card for laid in word.laid if laid.wild is None]
    genres = [CARDS[card].genre for card in shown]
    together = sum(genres.count(genre) for genre in GENRES if genres.count(genre) > 1)
    return sum(worth[card] for card in shown) + 0.5 * together + 0.05 * len(word.laid)
