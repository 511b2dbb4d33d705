"""A word list that a game can be played with: is this a word, and which words can be laid?"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from parbat.lexicon.building import build_graph
from parbat.lexicon.finder import LONGEST, Finder
from parbat.lexicon.graph import Graph

SHORTEST: Final = 2
"""No word of a list has fewer letters."""


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a list says of itself."""

    name: str
    language: str
    version: str
    source: str
    """Where the words come from, in English."""
    words: int
    """How many there are."""
    sha256: str
    """Of all words in alphabetical order, in ASCII, each followed by a line feed."""


class Lexicon:
    """A word list of one language. All words are in small letters a to z; lists never change."""

    def __init__(self, about: About, graph: Graph) -> None:
        """Put together what a file holds; ``of_words`` makes a new list."""
        self.about = about
        self.graph = graph

    @classmethod
    def of_words(
        cls,
        words: Iterable[str],
        *,
        name: str,
        language: str = "en",
        version: str = "1",
        source: str = "",
    ) -> Lexicon:
        """Make a list of words that each have 2 to 63 letters a to z, in any order.

        Raises ``ValueError`` if something is no such word.
        """
        ordered = sorted(set(words))
        for word in ordered:
            if not is_word(word):
                raise ValueError(f"{word!r} is no word of a list")
        about = About(
            name=name,
            language=language,
            version=version,
            source=source,
            words=len(ordered),
            sha256=checksum(ordered),
        )
        return cls(about, build_graph(ordered))

    @property
    def name(self) -> str:
        """The name by which it is chosen."""
        return self.about.name

    @property
    def language(self) -> str:
        """The language of the words, such as ``en``."""
        return self.about.language

    @property
    def version(self) -> str:
        """Which state of the list it is, in the words of whoever made it."""
        return self.about.version

    @property
    def checksum(self) -> str:
        """SHA-256 over all words in order, each followed by a line feed; see ``About``."""
        return self.about.sha256

    @property
    def identity(self) -> Mapping[str, str]:
        """What a record keeps of the list it was played with."""
        return {"name": self.name, "version": self.version, "sha256": self.checksum}

    def __repr__(self) -> str:
        return f"<Lexicon {self.name} {self.version}, {len(self)} words>"

    def __len__(self) -> int:
        return self.about.words

    def __contains__(self, word: object) -> bool:
        """Return whether a word stands in the list; capital and small letters are the same."""
        if not (isinstance(word, str) and word.isascii() and word.isalpha()):
            return False
        return self.graph.holds(word.lower().encode("ascii"))

    def __iter__(self) -> Iterator[str]:
        """Go through all words in alphabetical order."""
        return self._from(self.graph.root, "")

    def _from(self, node: int, start: str) -> Iterator[str]:
        for letter, ends, following in self.graph.below(node):
            word = start + chr(97 + letter)
            if ends:
                yield word
            if following:
                yield from self._from(following, word)

    def words(
        self,
        letters: str = "",
        *,
        wilds: int = 0,
        blanks: int = 0,
        stiff: str = "",
        needed: str = "",
        pattern: str = "",
        least: int = SHORTEST,
        most: int = LONGEST,
    ) -> list[str]:
        """Return all words that can be laid, in alphabetical order.

        - ``letters``: cards that show a letter. At most ``wilds`` of them are turned, and a turned
          card is any letter.
        - ``blanks``: further cards that are any letter.
        - ``stiff``: cards that cannot be turned, to be used or left out.
        - ``needed``: cards that cannot be turned and must be used.
        - ``pattern``: what stands in the word already, such as ``..e``: a letter at its place costs
          no card and must be part of the word, any other place is free, as is what comes after.
        - ``least``, ``most``: how many letters the word has.

        Capitals do not matter. Raises ``ValueError`` for cards that are not a to z.
        """
        lines = self.lines(
            letters,
            wilds=wilds,
            blanks=blanks,
            stiff=stiff,
            needed=needed,
            pattern=pattern,
            least=least,
            most=most,
        )
        return lines.decode("ascii").split()

    def lines(
        self,
        letters: str = "",
        *,
        wilds: int = 0,
        blanks: int = 0,
        stiff: str = "",
        needed: str = "",
        pattern: str = "",
        least: int = SHORTEST,
        most: int = LONGEST,
    ) -> bytes:
        """Return the same words as they are found: in ASCII, each followed by a line feed."""
        fixed = _fixed(pattern)
        blanks = min(max(blanks, 0), LONGEST)
        wilds = min(max(wilds, 0), LONGEST)
        cards = len(letters) + blanks
        supplies = _counts(needed), _counts(stiff), _counts(letters)
        least = max(least, max(fixed, default=-1) + 1, 1)
        most = min(most, cards + len(stiff) + len(needed) + len(fixed), LONGEST)
        if least > most:
            return b""
        finder = Finder(self.graph, least, most)
        for place, letter in fixed.items():
            finder.fix(place, letter)
        finder.supply(*supplies)
        return finder.run(cards, wilds + blanks, len(needed))


def is_word(word: str) -> bool:
    """Return whether a text can be a word of a list: 2 to 63 letters a to z, all small."""
    return (
        SHORTEST <= len(word) <= LONGEST
        and word.isascii()
        and word.isalpha()
        and word == word.lower()
    )


def checksum(ordered: Iterable[str]) -> str:
    """Return the SHA-256 of words in alphabetical order, each followed by a line feed."""
    digest = hashlib.sha256()
    for word in ordered:
        digest.update(f"{word}\n".encode("ascii"))
    return digest.hexdigest()


def _number(letter: str) -> int:
    number = ord(letter.lower()) - 97 if letter.isascii() else -1
    if not 0 <= number < 26:
        raise ValueError(f"{letter!r} is no letter from a to z")
    return number


def _counts(letters: str) -> list[int]:
    counts = [0] * 26
    for letter in letters:
        counts[_number(letter)] += 1
    return counts


def _fixed(pattern: str) -> dict[int, int]:
    return {place: _number(letter) for place, letter in enumerate(pattern) if letter != "."}
