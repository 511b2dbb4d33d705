"""Who acts, and who looks.

Seats are numbered from 0 in play order. Chance is an actor whose draws are recorded like any other
action; the table makes the entries that belong to no seat.
"""

from __future__ import annotations

from typing import Final, Literal

CHANCE: Final = "chance"
TABLE: Final = "table"

Actor = int | Literal["chance", "table"]
Viewer = int | None
"""A seat, or ``None`` for a spectator."""
