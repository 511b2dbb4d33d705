"""Another course of the same game that a viewer cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parbat.core.actors import CHANCE, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.match import Match
from parbat.core.record import Entry
from tiny_game.state import TinyState


def disguise(match: Match, viewer: Viewer, source: Source) -> list[Entry]:
    """Return a log in which the cards out of a viewer's sight have changed places.

    They do so in the last shuffle and wherever they were chosen in secret since.
    """
    state = match.state
    if not isinstance(state, TinyState):
        raise TypeError(state)
    hands = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    hidden = [card for cards in [*hands, state.deck] for card in cards]
    swap = dict(zip(hidden, shuffled(hidden, source), strict=True))
    last = max((i for i, entry in enumerate(match.log) if entry.by == CHANCE), default=0)
    return [*match.log[:last], *(_swapped(entry, swap) for entry in match.log[last:])]


def _swapped(entry: Entry, swap: Mapping[int, int]) -> Entry:
    # Only cards are numbers in an action of Tiny; an ``undo`` names an entry.
    if entry.do.startswith("undo "):
        return entry
    words = [str(swap.get(int(w), int(w))) if w.isdigit() else w for w in entry.do.split(" ")]
    return msgspec.structs.replace(entry, do=" ".join(words))
