"""Another course of the same game that a viewer cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parbat.core.actors import CHANCE, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.match import Match
from parbat.core.record import Entry
from parbat.games.hardback.hidden import sees
from parbat.games.hardback.state import HardbackState


def disguise(match: Match, viewer: Viewer, source: Source) -> list[Entry]:
    """Return a log in which cards that nobody has seen lie elsewhere.

    They change places within the last shuffle of their pile: those still in the pile, and where a
    hand is closed to the viewer those of it that were never shown.
    """
    state = match.state
    if not isinstance(state, HardbackState):
        raise TypeError(state)
    log = list(match.log)
    _mix(log, "offer", state.at.deck, source)
    for seat, player in enumerate(state.at.players):
        unseen = player.draw[player.known_top :]
        if not sees(state.rules, viewer, seat):
            unseen += [held.id for held in player.hand if not held.ink]
        _mix(log, str(seat), unseen, source)
    return log


def _mix(log: list[Entry], pile: str, unseen: Sequence[str], source: Source) -> None:
    start = f"shuffle {pile} "
    last = max((i for i, entry in enumerate(log) if entry.do.startswith(start)), default=None)
    if last is None:
        return
    shown = {
        word.partition("=")[0]
        for entry in log[last + 1 :]
        if entry.by != CHANCE and (pile == "offer" or str(entry.by) == pile)
        for word in entry.do.split(" ")
    }
    cards = log[last].do.split(" ")[2:]
    moving = [card for card in cards if card in unseen and card not in shown]
    moved = iter(shuffled(moving, source))
    mixed = [next(moved) if card in moving else card for card in cards]
    log[last] = msgspec.structs.replace(log[last], do=start + " ".join(mixed))
