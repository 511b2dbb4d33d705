"""How the lists that come with Parbat are made from the files of two Debian packages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parbat.core.errors import BadFile
from parbat.lexicon.gathering import fold
from parbat.lexicon.hunspell import read_affixes, read_stems
from parbat.lexicon.lexicon import Lexicon, is_word

PLAIN: Final = ("english", "american", "british", "british_z")
"""SCOWL's categories without further spellings."""
SPELLINGS: Final = (
    *("canadian", "australian", "variant_1", "variant_2", "variant_3"),
    *("british_variant_1", "british_variant_2", "canadian_variant_1", "canadian_variant_2"),
    *("australian_variant_1", "australian_variant_2"),
)
"""SCOWL's categories of further spellings: of other countries, and less usual ones."""
STANDARD_SIZE: Final = 60
LARGE_SIZE: Final = 80
COMMON_SIZES: Final = (10, 20, 35)
_SIZES: Final = (10, 20, 35, 40, 50, 55, 60, 70, 80)
_KINDS_LEFT_OUT: Final = ("po:pfx", "po:sfx", "po:err", "po:npr", "po:prn", "po:patr", "po:sign")
_ABBREVIATIONS: Final = (
    *("avr", "bibl", "chap", "circ", "coll", "cosh", "cotan", "div", "dpi", "env", "hab"),
    *("janv", "juil", "lat", "ln", "nov", "oct", "sinh", "suppl", "tanh", "vs", "www"),
)
"""Those that the French dictionary does not mark as such."""


@dataclass(frozen=True)
class Recipe:
    """One list: the package it is made from, where that puts its files, and how it is made."""

    name: str
    language: str
    version: str
    source: str
    package: str
    folder: Path
    words: Callable[[Path], Iterable[str]]

    def make(self, folder: Path | None = None) -> Lexicon:
        """Make the list from the package's files; raises ``BadFile`` if they are not there."""
        return Lexicon.of_words(
            self.words(folder or self.folder),
            name=self.name,
            language=self.language,
            version=self.version,
            source=self.source,
        )


def standard_words(folder: Path) -> set[str]:
    """Return SCOWL's words up to size 60, all spellings among them."""
    return _scowl(folder, (*PLAIN, *SPELLINGS), STANDARD_SIZE)


def common_words(size: int) -> Callable[[Path], set[str]]:
    """Return how to make the words up to a size of SCOWL: the smaller, the better known."""
    return lambda folder: _scowl(folder, PLAIN, size)


def large_words(folder: Path) -> set[str]:
    """Return SCOWL's words up to size 80, and whatever stands in the standard list."""
    return _scowl(folder, PLAIN, LARGE_SIZE) | standard_words(folder)


def french_words(folder: Path) -> set[str]:
    """Return every form of the French dictionary's words without accents; names are left out."""
    affixes = read_affixes(_text(folder / "fr.aff", "hunspell-fr-comprehensive", "utf-8"))
    stems = read_stems(_text(folder / "fr.dic", "hunspell-fr-comprehensive", "utf-8"))
    marks = {flag for mark, flag in affixes.marks.items() if mark != "NEEDAFFIX"}
    words: set[str] = set()
    for stem, flags, said in stems:
        # A capital marks a name; the flags mark units, symbols and words for the checker only.
        if stem == stem.lower() and not marks.intersection(flags) and _is_whole(stem, said):
            words.update(fold(form, "fr") for form in affixes.forms(stem, flags))
    return {word for word in words if is_word(word)}


def _is_whole(stem: str, said: tuple[str, ...]) -> bool:
    # What is only part of a phrase, such as the words of "ex cathedra", has kinds of its own.
    kinds = [one for one in said if one.startswith("po:")]
    if kinds and all(kind.startswith("po:loc.") for kind in kinds):
        return False
    return stem not in _ABBREVIATIONS and not any(kind in _KINDS_LEFT_OUT for kind in kinds)


def _scowl(folder: Path, categories: Iterable[str], most: int) -> set[str]:
    return {
        word
        for category in categories
        for line in _scowl_lines(folder, category, most)
        if is_word(word := line.strip())
    }


def _scowl_lines(folder: Path, category: str, most: int) -> Iterator[str]:
    found = False
    for size in _SIZES:
        file = folder / f"{category}-words.{size}"
        if size <= most and file.exists():
            found = True
            yield from _text(file, "scowl", "latin-1").split("\n")
    if not found:
        raise BadFile("lexicon.sources", path=str(folder), package="scowl")


def _text(file: Path, package: str, encoding: str) -> str:
    try:
        return file.read_text(encoding)
    except (OSError, ValueError):
        raise BadFile("lexicon.sources", path=str(file.parent), package=package) from None


_SCOWL: Final = Path("/usr/share/dict/scowl")
RECIPES: Final = (
    Recipe(
        *("standard", "en", "2020.12.07", "SCOWL 2020.12.07 up to size 60, with variants"),
        *("scowl", _SCOWL, standard_words),
    ),
    Recipe(
        *("large", "en", "2020.12.07", "SCOWL 2020.12.07 up to size 80, with variants up to 60"),
        *("scowl", _SCOWL, large_words),
    ),
    *(
        Recipe(
            *(f"common-{size}", "en", "2020.12.07", f"SCOWL 2020.12.07 up to size {size}"),
            *("scowl", _SCOWL, common_words(size)),
        )
        for size in COMMON_SIZES
    ),
    Recipe(
        *("french", "fr", "7.0", "Dictionnaires français 7.0 (Dicollecte), all forms"),
        *("hunspell-fr-comprehensive", Path("/usr/share/hunspell"), french_words),
    ),
)
