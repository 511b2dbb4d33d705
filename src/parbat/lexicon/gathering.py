"""Words out of a person's own file: what is taken, what is left out, and why."""

from __future__ import annotations

import os
import unicodedata
from codecs import BOM_UTF8
from dataclasses import dataclass, field
from typing import Final

from parbat.lexicon.errors import BadLexicon
from parbat.lexicon.finder import LONGEST
from parbat.lexicon.lexicon import SHORTEST
from parbat.lexicon.storing import read_bytes

MOST_BYTES: Final = 32 * 1024 * 1024  # so that its letters cannot be more edges than a graph has
_EXAMPLES: Final = 5
_SPELLED: Final = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d"})
_GERMAN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@dataclass
class Skipped:
    """Lines that were left out for one reason: how many, and the first of them."""

    count: int = 0
    examples: list[str] = field(default_factory=list)

    def add(self, line: str) -> None:
        """Count one more."""
        self.count += 1
        if len(self.examples) < _EXAMPLES:
            self.examples.append(line[: LONGEST + 1])


@dataclass
class Gathered:
    """The words of a file, in order of first appearance, and what became of the rest."""

    words: dict[str, None] = field(default_factory=dict)
    folded: int = 0
    """How many words were written with letters outside a to z and are now without."""
    skipped: dict[str, Skipped] = field(default_factory=dict)
    """By reason: ``letters``, ``short``, ``long`` or ``double``."""

    def take(self, line: str, language: str) -> None:
        """Take a line's word, or count why not."""
        lowered = unicodedata.normalize("NFC", line).lower()
        word = fold(lowered, language)
        if reason := self._objection(word):
            self.skipped.setdefault(reason, Skipped()).add(line)
            return
        self.words[word] = None
        self.folded += word != lowered

    def _objection(self, word: str) -> str:
        if not (word.isascii() and word.isalpha()):
            return "letters"
        if len(word) < SHORTEST:
            return "short"
        if len(word) > LONGEST:
            return "long"
        return "double" if word in self.words else ""


def fold(word: str, language: str) -> str:
    """Write a word in small letters with a to z as far as the language's customs allow.

    German umlauts become ae, oe, ue; in other languages they lose their dots, as every accent is
    dropped. Ligatures and the sharp s are spelled out. What is left outside a to z stays.
    """
    if word.isascii():
        return word.lower()
    word = unicodedata.normalize("NFC", word).lower().translate(_SPELLED)
    if language == "de":
        word = word.translate(_GERMAN)
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))


def gather_words(path: str | os.PathLike[str], language: str) -> Gathered:
    """Read a file of words, UTF-8 with one a line; lines without anything in them do not count.

    Raises ``BadFile``, or ``BadLexicon`` if the file is too large, is not UTF-8 or has no word.
    """
    data = read_bytes(path, MOST_BYTES).removeprefix(BOM_UTF8)
    gathered = Gathered()
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            text = line.decode("utf-8").strip()
        except UnicodeDecodeError:
            raise BadLexicon("lexicon.not_utf8", path=os.fspath(path), line=number) from None
        if text:
            gathered.take(text, language)
    if not gathered.words:
        raise BadLexicon("lexicon.no_words", path=os.fspath(path))
    return gathered
