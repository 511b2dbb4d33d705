"""The one cast that plain Python cannot write: a generic node known to be a position.

Compiled modules take the inlined version of ``downcast.pxd``, which needs no GIL.
"""

from __future__ import annotations

from typing import cast

from parbat.core.node import Node
from parbat.games.nanga_parbat.position import Position


def become(p: Position, other: Node) -> None:
    """Make ``p`` a copy of ``other``, which is a ``Position`` too."""
    p.become(cast(Position, other))
