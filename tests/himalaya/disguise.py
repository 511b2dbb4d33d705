"""Another course of the same game that a viewer cannot tell from the real one."""

from __future__ import annotations

import msgspec

from parbat.core.actors import Viewer
from parbat.core.chance import Source
from parbat.core.match import Match
from parbat.core.record import Entry
from parbat.games.himalaya.hidden import turned_over
from parbat.games.himalaya.programming import random_programme


def disguise(match: Match, viewer: Viewer, source: Source) -> list[Entry]:
    """Return a log in which the others' programmes that were never turned over are others."""
    opened = {last for _, last in turned_over(match.log, len(match.seats))}
    return [
        msgspec.structs.replace(entry, do=random_programme(source).text)
        if entry.do.startswith("program ") and entry.by != viewer and index not in opened
        else entry
        for index, entry in enumerate(match.log)
    ]
