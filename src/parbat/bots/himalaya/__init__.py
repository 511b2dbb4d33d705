"""Computer players of Himalaya."""

from __future__ import annotations

from parbat.bots.himalaya.player import Caravaneer

__all__ = ["Caravaneer"]
