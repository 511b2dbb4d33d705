"""The actions of Tiny and their texts."""

from __future__ import annotations

import re

from parbat.core.actions import Action
from parbat.core.errors import BadText


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance: all cards in a new order, the top of the deck first."""

    order: tuple[int, ...]

    @property
    def text(self) -> str:
        """``shuffle CARD ...``."""
        return f"shuffle {' '.join(map(str, self.order))}"


class Carry(Action, frozen=True, tag="carry"):
    """Choose a card in secret; until everybody has chosen it may be replaced by another."""

    card: int

    @property
    def text(self) -> str:
        """``carry CARD``."""
        return f"carry {self.card}"


class Whistle(Action, frozen=True, tag="whistle"):
    """Once a game, at any moment of a round: this load is worth two points."""

    @property
    def text(self) -> str:
        """``whistle``."""
        return "whistle"


AnyAction = Shuffle | Carry | Whistle
_TEXT = re.compile(r"(whistle)|carry ([1-9][0-9]?)|shuffle ([1-9][0-9]?(?: [1-9][0-9]?)*)")


def parse_action(text: str) -> Action:
    """Read an action's text; raises ``BadText``."""
    found = _TEXT.fullmatch(text)
    if not found:
        raise BadText("tiny.text.unknown", text=text[:40])
    whistle, card, order = found.groups()
    if whistle:
        return Whistle()
    return Carry(int(card)) if card else Shuffle(tuple(map(int, order.split(" "))))
