"""Where the guide will stand after each action that sends it somewhere: tried, not worked out."""

from __future__ import annotations

import msgspec

from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import from_code
from parbat.games.nanga_parbat.board import REGIONS, SECTIONS
from parbat.games.nanga_parbat.legality import refusal
from parbat.games.nanga_parbat.node import NangaParbatNode

# Every action that sends the guide somewhere, with its text, in the order of the legal list.
_SENDING = tuple(
    (code, from_code(code).text)
    for kind, count in (
        *((codes.GUIDE, REGIONS), (codes.RELOCATE, REGIONS)),
        *((codes.TRAP, len(SECTIONS)), (codes.YAK, REGIONS)),
    )
    for code in (codes.plain(kind, argument) for argument in range(count))
)


class LeadView(msgspec.Struct, frozen=True):
    """The region where the guide will stand after an action, and the animals left in it then."""

    region: int
    animals: int


def leads(p: NangaParbatNode) -> dict[str, LeadView]:
    """Return where the guide will stand after each legal action that sends it, by its text."""
    return {text: _lead(p, code) for code, text in _SENDING if not refusal(p, code)}


def _lead(p: NangaParbatNode, code: int) -> LeadView:
    after = p.twin()
    after.play(code)
    region = after.guide
    animals = sum(after.animals) >> 6 * region & 63  # no two animals share a section
    return LeadView(region + 1, animals.bit_count())
