"""The form of words: what a player may lay, and a word to lay (rules 8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol, runtime_checkable

import msgspec

from parbat.core.actions import Action
from parbat.core.chance import Source, shuffled
from parbat.core.errors import IllegalAction
from parbat.core.forms import Form, Parts
from parbat.games.hardback import words
from parbat.games.hardback.actions import Laid, Word
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.looking import WordPreview, preview
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Position
from parbat.lexicon import LONGEST

_WILDS: Final = 2
_TRIES: Final = 20
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@runtime_checkable
class Findable(Protocol):
    """A word list in which words can be looked for by the cards that are there."""

    @property
    def language(self) -> str:
        """The language of the words, such as ``en``."""

    def lines(
        self,
        letters: str = "",
        *,
        wilds: int = 0,
        stiff: str = "",
        needed: str = "",
        most: int = LONGEST,
    ) -> bytes:
        """Return the words that can be laid: see ``parbat.lexicon.Lexicon``."""


class Part(msgspec.Struct, frozen=True):
    """A card that can be laid."""

    card: str
    may_be_wild: bool
    needed: bool
    """Whether every word has to hold it."""


class WordParts(Parts, frozen=True, tag="word"):
    """The cards that a word can be made of, those of the own hand first."""

    cards: tuple[Part, ...]


class WordForm(Form):
    """Words of the active player."""

    kind: type[Action] = Word

    def __init__(self, at: Position, rules: Settings) -> None:
        """Look at a position."""
        self._at = at
        self._rules = rules

    @property
    def parts(self) -> WordParts:
        """The cards of the hand, and all Timeless Classics in play."""
        hand = [
            Part(held.id, may_be_wild=held.ink != "inked", needed=held.ink == "inked")
            for held in self._at.active.hand
        ]
        standing = [
            Part(card, may_be_wild=False, needed=False)
            for player in self._at.players
            for card in player.timeless
        ]
        return WordParts((*hand, *standing))

    def read(self, text: str) -> Action | None:
        """Return the word that is spelled, as in ``word atlas``, laid with the own cards first."""
        kind, _, word = text.partition(" ")
        plain = word.isascii() and word.isalpha()
        return self.lay(word) if kind.lower() == "word" and plain else None

    def preview(self, action: Action) -> WordPreview | None:
        """Return what a word would bring before anything is chosen."""
        return preview(self._at, self._rules, action) if isinstance(action, Word) else None

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why a word may not be submitted."""
        if not isinstance(action, Word):
            return IllegalAction("hardback.turn.wrong_step", action=action.text, step="spell")
        return words.refusal(self._at, self._rules, action)

    def sample(self, source: Source) -> Action | None:
        """Return a word out of the list, or cards in any order where every word can be voted on."""
        spelled = self._spelled(source)
        for word in spelled:
            laid = self.lay(word, source)
            if laid is not None and words.refusal(self._at, self._rules, laid) is None:
                return laid
        return None

    def _spelled(self, source: Source) -> Iterable[str]:
        listed = self._rules.words
        if isinstance(listed, Findable) and (self._rules.vote == "no" or source.below(4)):
            # Mostly few: the search for words with many wild cards takes longest.
            wilds = (0, 0, 0, 1, 1, _WILDS)[source.below(6)]
            found = self.found(listed, wilds).decode("ascii").split()
            return [found[source.below(len(found))] for _ in range(_TRIES)] if found else []
        if self._rules.vote == "no":
            return []
        return [self._jumbled(source) for _ in range(_TRIES)]

    def found(self, listed: Findable, wilds: int = _WILDS, longest: int = LONGEST) -> bytes:
        """Return the words of a list that can be laid with so many wild cards, one a line."""
        parts = self.parts.cards
        letters = "".join(CARDS[p.card].letter for p in parts if p.may_be_wild)
        needed = "".join(CARDS[p.card].letter for p in parts if p.needed)
        stiff = "".join(CARDS[p.card].letter for p in parts if not p.may_be_wild and not p.needed)
        return listed.lines(letters, wilds=wilds, stiff=stiff, needed=needed, most=longest)

    def _jumbled(self, source: Source) -> str:
        parts = shuffled(self.parts.cards, source)
        count = 2 + source.below(max(1, len(parts) - 1))
        chosen = [part for part in parts if part.needed]
        chosen += [part for part in parts if not part.needed][: max(0, count - len(chosen))]
        letters = [CARDS[part.card].letter for part in shuffled(chosen, source)]
        return "".join(letters)

    def lay(self, word: str, source: Source | None = None) -> Word | None:
        """Return a word laid with the cards that are there, or ``None`` if they do not suffice.

        Inked cards come first, then cards of the hand, then Timeless Classics in play; what is
        missing is made of the cards that are left over.
        """
        free = sorted(self.parts.cards, key=lambda part: not part.needed)
        if source is not None:
            needed = [part for part in free if part.needed]
            free = needed + shuffled([part for part in free if not part.needed], source)
        return _laid(word.upper(), free)


def _laid(word: str, free: Sequence[Part]) -> Word | None:
    left = list(free)
    laid: list[Laid | None] = []
    for letter in word:
        part = next((part for part in left if CARDS[part.card].letter == letter), None)
        laid.append(Laid(part.card) if part else None)
        if part:
            left.remove(part)
    wild = [part for part in left if part.may_be_wild]
    for place, letter in enumerate(word):
        if laid[place] is None:
            if not wild:
                return None
            laid[place] = Laid(wild.pop(0).card, letter)
    return Word(tuple(card for card in laid if card))
