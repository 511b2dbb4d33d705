"""What is hidden, and from whom (rules 11, 13.10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parbat.core.actors import Viewer
from parbat.core.chance import Source
from parbat.core.record import Entry
from parbat.games.himalaya.programming import random_programme
from parbat.games.himalaya.table import Table


def sees(table: Table, viewer: Viewer, seat: int) -> bool:
    """Return whether a viewer sees what is behind a seat's screen."""
    return table.rules.open_hands or viewer == seat or table.phase == "over"


def sees_programme(table: Table, viewer: Viewer, seat: int) -> bool:
    """Return whether a viewer sees a seat's programme, if one is in."""
    return viewer == seat or table.phase != "program"


def resample(table: Table, seat: int, source: Source) -> Table:
    """Return a table on which the others' programmes are others, as far as they may be in.

    Whoever followed the events knows all else. Where nobody is told who has chosen, nobody has.
    """
    twin = table.copy()
    if table.phase == "program":
        for other, steps in enumerate(table.programmes):
            if other != seat:
                known = table.rules.show_committed and steps is not None
                twin.programmes[other] = random_programme(source).steps if known else None
    return twin


def known_log(log: Sequence[Entry], viewer: Viewer, seats: int) -> list[Entry]:
    """Leave out the others' programmes that were never turned over; ``undo`` counts without them.

    One that was turned over stands at the place and the time of that seat's first one of the turn:
    its own would tell that it had replaced another. What is left can be played again.
    """
    opened = {first: log[last] for first, last in turned_over(log, seats)}
    known: list[Entry] = []
    gone: list[int] = []
    for index, entry in enumerate(log):
        if _is_programme(entry) and entry.by != viewer:
            if index in opened:
                known.append(msgspec.structs.replace(entry, do=opened[index].do))
            else:
                gone.append(index)
        elif entry.do.startswith("undo "):
            number = int(entry.do.removeprefix("undo "))
            number -= sum(place < number for place in gone)
            known.append(msgspec.structs.replace(entry, do=f"undo {number}"))
        else:
            known.append(entry)
    return known


def turned_over(log: Sequence[Entry], seats: int) -> list[tuple[int, int]]:
    """Return, for each programme that everybody has seen, the places of its seat's first and last.

    The last one of a turn is the one that was turned over.
    """
    opened: list[tuple[int, int]] = []
    made: dict[object, tuple[int, int]] = {}
    for index, entry in enumerate(log):
        if _is_programme(entry):
            first, _ = made.get(entry.by, (index, index))
            made[entry.by] = first, index
        if len(made) == seats:
            opened += made.values()
            made = {}
    return opened


def _is_programme(entry: Entry) -> bool:
    return entry.do.startswith("program ")
