"""Names: which can be shown safely, and which look the same."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from parbat.server.errors import BadRequest

LONGEST_NAME: Final = 24
NOBODY: Final = "\u2013"
"""The name of whoever has been deleted. Nobody else can be called so: there is nothing to read."""

COMPUTER: Final = "Computer"
"""The name of computer players. Which one it is stands beside it, for each reader to be told."""

_LONGEST_KEY: Final = 120
_LONGEST_PILE: Final = 2
# Printable by their category, and yet there is nothing to see.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]))
)
_AS_PICTURE: Final = "\ufe0f"  # asks for the coloured form of a sign
_ANY_SCRIPT: Final = frozenset({"COMMON", "INHERITED"})
# Scripts that are written together; every other mixture only serves to deceive.
_TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)


def checked_name(name: str) -> str:
    """Return a name as it is kept; raises ``BadRequest`` if it cannot be shown safely."""
    # Characters that steer a terminal or turn the direction of writing are not printable.
    if not name.strip().isprintable():
        raise BadRequest("people.name", limit=LONGEST_NAME)
    kept = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(kept) <= LONGEST_NAME or not _is_legible(kept):
        raise BadRequest("people.name", limit=LONGEST_NAME)
    scripts = {alias(char).upper() for char in kept} - _ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        raise BadRequest("people.scripts")
    return kept


def key_of(name: str) -> str:
    """Return what all names share that look like ``name``, whatever their capitals and script."""
    whole = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = "".join(_shape(char) for char in whole if char not in (" ", _AS_PICTURE))
    # What looks like a small letter is found only now: "rn" like "m".
    return "".join(_prototype(char) for char in seen)[:_LONGEST_KEY]


def _is_legible(name: str) -> bool:
    kinds = [unicodedata.category(char) for char in name]
    piles = [len(list(pile)) for is_mark, pile in groupby(kinds, _is_mark) if is_mark]
    return (
        not _is_mark(kinds[0])
        and max(piles, default=0) <= _LONGEST_PILE
        and not _BLANK.intersection(name)
        and any(kind[0] in "LNS" for kind in kinds)  # letters, numbers, signs
    )


def _is_mark(kind: str) -> bool:
    return kind in ("Mn", "Me")


@lru_cache(4096)
def _shape(char: str) -> str:
    """Return the plain form of a character, the same for its capital and its small letter.

    The form of either that is plain ASCII counts, that of the capital first: so I, l and 1 are one.
    """
    small = "".join(map(_prototype, char.lower()))
    capital = "".join(map(_prototype, char.upper()))
    return next((form for form in (capital, small) if form.isascii()), small).casefold()


def _prototype(char: str) -> str:
    """Return the one of the characters that look alike by which all of them are known."""
    like = _like(char)
    if len(like) != 1:  # none looks like it, or it is the one itself
        return char
    return like[0] if len(_like(like[0])) != 1 else min(char, like[0])


def _like(char: str) -> list[str]:
    # Where writing goes from right to left, the list has marks of direction around each entry.
    mark = "\u200e"
    found = confusables_data.get(char) or confusables_data.get(f"{mark}{char}{mark}") or []
    return [str(entry["c"]).strip(mark) for entry in found]
