"""What a porter, or a spectator, may know of a game of Tiny."""

from __future__ import annotations

from parbat.core.game import View
from parbat.core.outcome import Outcome


class TinyView(View, frozen=True, kw_only=True):
    """The table, and for a porter its own hand and chosen card."""

    hand: tuple[int, ...]
    chosen: int | None
    ready: tuple[bool, ...]
    turned: tuple[int, ...]
    cards: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    loads: int
    points: int
    whistles: tuple[bool, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
