"""The languages there are, and how a person's language is found."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from parbat.texts.pseudo import PSEUDO

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "pt-BR", "it")


def find_language(code: str) -> str:
    """Return the language of a code such as ``pt``, ``pt_BR.UTF-8`` or ``it-IT``, or English.

    The language of the tests has to be asked for by its whole name.
    """
    if code == PSEUDO:
        return PSEUDO
    spoken = re.split(r"[-_.@]", code)[0].lower()
    return next((known for known in LANGUAGES if known.split("-")[0] == spoken), ENGLISH)


def is_language(code: str) -> bool:
    """Return whether a code names one of the languages there are, as ``find_language`` reads it."""
    spoken = re.split(r"[-_.@]", code)[0].lower()
    return any(known.split("-")[0] == spoken for known in LANGUAGES)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for; of its variables the first set counts."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return find_language(environment[name])
    return ENGLISH
