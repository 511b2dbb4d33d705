"""Computer players of Hardback."""

from __future__ import annotations

from parbat.bots.hardback.player import Author

__all__ = ["Author"]
