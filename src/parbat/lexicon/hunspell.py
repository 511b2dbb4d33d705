"""All forms of the words of a spelling dictionary in Hunspell's form: a .dic and an .aff file.

Only what a word list needs is read: stems, suffixes, prefixes, and the marks that keep a stem from
being a word. Flags have two characters each (``FLAG long``). Compounds are not made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

_MARKS: Final = ("NEEDAFFIX", "FORBIDDENWORD", "KEEPCASE", "NOSUGGEST")
_PARTS: Final = 5  # of a line that is one rule: kind, flag, what goes, what comes, where


@dataclass(frozen=True)
class Rule:
    """One way to make a form: take ``gone`` from the stem and add ``added``, where ``fits``."""

    gone: str
    added: str
    further: tuple[str, ...]
    fits: re.Pattern[str]


@dataclass
class Affixes:
    """What an .aff file says."""

    suffixes: dict[str, list[Rule]] = field(default_factory=dict)
    prefixes: dict[str, list[Rule]] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    """The flags that keep a stem from being a word, by what the file calls them."""

    def forms(self, stem: str, flags: tuple[str, ...]) -> Iterator[str]:
        """Yield all forms of a stem, some perhaps several times."""
        yield from self._suffixed(stem, flags)
        for flag in flags:
            for rule in self.prefixes.get(flag, ()):
                if rule.fits.search(stem):
                    longer = rule.added + stem[len(rule.gone) :]
                    yield from self._suffixed(longer, rule.further)

    def _suffixed(self, stem: str, flags: tuple[str, ...]) -> Iterator[str]:
        if self.marks.get("NEEDAFFIX") not in flags:
            yield stem
        for flag in flags:
            for rule in self.suffixes.get(flag, ()):
                if rule.fits.search(stem):
                    yield stem[: len(stem) - len(rule.gone)] + rule.added


def read_affixes(text: str) -> Affixes:
    """Read the rules of an .aff file; those that add an apostrophe are left out."""
    affixes = Affixes()
    for line in text.splitlines():
        parts = line.split()
        if len(parts) >= _PARTS and parts[0] in ("SFX", "PFX"):
            rules = affixes.suffixes if parts[0] == "SFX" else affixes.prefixes
            if "'" not in parts[3].partition("/")[0]:
                rules.setdefault(parts[1], []).append(_rule(parts))
        elif len(parts) == 2 and parts[0] in _MARKS:
            affixes.marks[parts[0]] = parts[1]
    return affixes


def _rule(parts: list[str]) -> Rule:
    kind, _, gone, what, where = parts[:_PARTS]
    added, _, further = what.partition("/")
    fits = f"(?:{where})$" if kind == "SFX" else f"^(?:{where})"
    return Rule(
        gone="" if gone == "0" else gone,
        added="" if added == "0" else added,
        further=split_flags(further),
        fits=re.compile(fits),
    )


def split_flags(text: str) -> tuple[str, ...]:
    """Return the flags of a text, two characters each."""
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


def read_stems(text: str) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Yield each stem of a .dic file with its flags and what is said of it, such as ``po:nom``."""
    for line in text.splitlines()[1:]:
        head, *said = line.split()
        stem, _, flags = head.partition("/")
        yield stem, split_flags(flags), tuple(said)
