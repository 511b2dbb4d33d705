"""Which words a computer player thinks of, and how it lays them."""

from __future__ import annotations

from dataclasses import dataclass

from parbat.bots.hardback.values import Prices
from parbat.bots.hardback.weighing import Weigher, Weight
from parbat.games.hardback.actions import Laid, Word
from parbat.games.hardback.cards import AWARDS, CARDS, GENRES, LONGEST_AWARD, STARTER
from parbat.games.hardback.form import Findable, Part, WordForm
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Position


@dataclass(frozen=True)
class Thoughts:
    """The cards of somebody who is to spell, and what each is worth to them."""

    form: WordForm
    parts: tuple[Part, ...]
    worth: dict[str, float]
    weigher: Weigher

    @classmethod
    def of(cls, at: Position, form: WordForm, prices: Prices, rules: Settings) -> Thoughts:
        """Think about a position."""
        parts = form.parts.cards
        own = {held.id for held in at.active.hand}
        worth = {part.card: prices.basic(part.card) if part.card in own else 0.0 for part in parts}
        weights = [_weight(part.card, part.card in own, prices) for part in parts]
        standing = [sum(CARDS[card].genre == g for card in at.active.timeless) for g in GENRES]
        lengths = _lengths(at, prices, rules.awards, rules.cooperative)
        return cls(form, parts, worth, Weigher(weights, standing, lengths))

    def best(
        self, listed: Findable, wilds: int, longest: int, most: int
    ) -> list[tuple[float, str]]:
        """Return the words that look best, with what they look worth."""
        return self.weigher.best(self.form.found(listed, wilds, longest), most)

    def lay(self, word: str) -> Word | None:
        """Lay a word with the best cards face up and the worst ones wild."""
        left = sorted(self.parts, key=lambda part: (not part.needed, -self.worth[part.card]))
        places: list[Part | None] = []
        for letter in word.upper():
            part = next((part for part in left if CARDS[part.card].letter == letter), None)
            places.append(part)
            if part is not None:
                left.remove(part)
        wild = [part for part in left if part.may_be_wild]
        laid: list[Laid] = []
        for letter, place in zip(word.upper(), places, strict=True):
            if place is not None:
                laid.append(Laid(place.card))
            elif wild:
                laid.append(Laid(wild.pop().card, letter))
            else:
                return None
        return None if any(part.needed for part in left) else Word(tuple(laid))


def _weight(card: str, own: bool, prices: Prices) -> Weight:
    printed = CARDS[card]
    letter = ord(printed.letter) - ord("A")
    if not own:
        return Weight(letter, 0.0, 0.0, -1)
    genre = -1 if printed.genre == STARTER else GENRES.index(printed.genre)
    return Weight(letter, prices.basic(card), prices.active(card), genre)


def _lengths(at: Position, prices: Prices, awards: bool, team: bool) -> list[float]:
    """Return what a word of so many cards is worth for its length."""
    best = max(player.award for player in at.players)
    held = best if team else at.active.award
    worth = [prices.length * length for length in range(LONGEST_AWARD + 1)]
    if awards:
        for length, points in AWARDS.items():
            if length > best:
                worth[length] += prices.award_point * (points - AWARDS.get(held, 0))
    return worth
