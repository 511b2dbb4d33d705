"""Digests of the legal lists of a record (rules 13.11)."""

from __future__ import annotations

import hashlib

from parbat.core.match import Match
from parbat.core.record import Record
from parbat.core.replay import open_match, steps
from parbat.games.himalaya.meta import Himalaya


def digest_lines(record: Record) -> list[str]:
    """Return, before each entry where a seat must act and it is no programme, its list's digest.

    A line has the number of the entry, the seat, the number of actions and SHA-256 of their texts.
    """
    match = open_match(Himalaya(), record)
    found = _line(match, 0)
    for index, _ in steps(match, record.log):
        found += _line(match, index + 1)
    return found


def _line(match: Match, number: int) -> list[str]:
    acting = [seat for seat in match.state.to_act if isinstance(seat, int)]
    lines = []
    for seat in sorted(acting):
        if not match.state.forms(seat):
            texts = [action.text for action in match.state.legal_actions(seat)]
            digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()
            lines.append(f"{number} {seat} {len(texts)} {digest}")
    return lines
