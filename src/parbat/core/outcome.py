"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Scores and ranks by seat, and the reason why the game is over.

    Ranks start at 1 and equal players share the better one; where all play against the game
    itself and lose, all rank second. An abandoned game has no ranks. A game with more to tell
    extends this class.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None
    reason: str
