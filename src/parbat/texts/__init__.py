"""What Parbat says to people, each in their own language.

Sentences stand in Fluent catalogues, ``parbat/locales/LANGUAGE/``: ``common.ftl`` and a file for
each game. The name of a message follows from what it tells: the error ``record.seats`` is told by
``error-record-seats``, the event ``trapped`` by ``event-trapped`` of its game.
"""

from __future__ import annotations

from parbat.texts.catalogues import Catalogue, NoText, catalogue, shown
from parbat.texts.languages import LANGUAGES, find_language, is_language, language_of

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "NoText",
    "catalogue",
    "find_language",
    "is_language",
    "language_of",
    "shown",
]
