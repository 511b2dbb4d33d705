"""The cards of Hardback as data.

The file format is that of ``data/cards.json``, described in docs/rules/hardback.md (2.4).
"""

from __future__ import annotations

import json
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec


class Kind(StrEnum):
    """What a benefit does."""

    COINS = "coins"
    POINTS = "points"
    COINS_OR_POINTS = "coins_or_points"
    INK_OR_REMOVER = "ink_or_remover"
    UNCOVER = "uncover"
    DOUBLE = "double"
    JAIL = "jail"
    TRASH_FOR_COINS = "trash_for_coins"
    TRASH_FOR_POINTS = "trash_for_points"
    DUMP = "dump"
    PREVIEW = "preview"
    PER_ADVENTURE = "per_adventure"
    PER_INKED = "per_inked"
    PER_WILD = "per_wild"


class Benefit(msgspec.Struct, frozen=True, array_like=True):
    """What a card is good for: a kind and how much of it."""

    kind: Kind
    amount: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its letter, its price and what it is good for."""

    id: str
    genre: str
    letter: str
    cost: int
    points: int
    """Scored at once when the card is bought."""
    timeless: bool
    basic: tuple[Benefit, ...]
    active: tuple[Benefit, ...]
    """What it is good for besides while its genre is active."""

    @property
    def benefits(self) -> tuple[Benefit, ...]:
        """All benefits, the basic ones first."""
        return self.basic + self.active

    def needs_genre(self, place: int) -> bool:
        """Return whether the benefit at a place is one for an active genre."""
        return place >= len(self.basic)


class _Cards(msgspec.Struct):
    about: str
    awards: list[tuple[int, int]]
    adverts: list[tuple[int, int]]
    fixed: list[str]
    random: list[str]
    cards: list[Card]


@cache
def _read() -> _Cards:
    text = resources.files("parbat.games.hardback").joinpath("data/cards.json").read_text("utf-8")
    data: Any = json.loads(text)
    return msgspec.convert(data, _Cards)


GENRES: Final = ("adventure", "horror", "mystery", "romance")
STARTER: Final = "starter"

CARDS: Final = {card.id: card for card in _read().cards}
OFFER: Final = tuple(sorted(id for id, card in CARDS.items() if card.genre != STARTER))
"""The ids of the offer cards, ascending."""
FIXED: Final = tuple(f"STA-{letter}" for letter in _read().fixed)
RANDOM: Final = tuple(sorted(f"STA-{letter}" for letter in _read().random))
AWARDS: Final = dict(_read().awards)
"""What a word of so many cards is worth at the end; as much as the longest beyond it."""
ADVERTS: Final = tuple(_read().adverts)
"""The ladder of adverts: price and points of each step."""
LONGEST_AWARD: Final = max(AWARDS)


def is_starter(card: str) -> bool:
    """Return whether a card is one of those that players begin with."""
    return CARDS[card].genre == STARTER
