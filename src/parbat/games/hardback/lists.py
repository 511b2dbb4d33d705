"""Which word list a game is played with (rules 8, 24, 26F)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parbat.core.errors import BadOption, ParbatError
from parbat.lexicon import Lexicon, find_lexicon, lexicon_names

NONE: Final = "none"


def dictionaries(recorded: Mapping[str, Any] | None) -> tuple[str, ...]:
    """Return the values of the option: the lists there are, and the one that a record names."""
    names = lexicon_names()
    name = recorded.get("name") if recorded else None
    if isinstance(name, str) and name not in (*names, NONE):
        names.append(name)
    return (*names, NONE)


def default_of(language: object) -> str:
    """Return the list for a language when nobody chooses: the first there is, else none."""
    for name in lexicon_names():
        if find_lexicon(name).language == language:
            return name
    return NONE


def identity(name: str, recorded: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Return what a record keeps of the list of a match."""
    if name == NONE:
        return None
    return recorded if recorded is not None else find_lexicon(name).identity


def is_here(name: str, recorded: Mapping[str, Any]) -> bool:
    """Return whether the list that a record names is here, with the same words."""
    try:
        return dict(recorded) == dict(find_lexicon(name).identity)
    except ParbatError:
        return False


def words_of(name: str, language: str, recorded: Mapping[str, Any] | None) -> Lexicon | None:
    """Return the list of a match; ``None`` if there is none, or not the one that a record names.

    Raises ``BadOption`` for a list of another language.
    """
    if name == NONE or (recorded is not None and not is_here(name, recorded)):
        return None
    found = find_lexicon(name)
    if found.language != language:
        raise BadOption("hardback.option.language", name=name, language=found.language)
    return found
