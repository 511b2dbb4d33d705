"""What can be wrong with a word list."""

from __future__ import annotations

from parbat.core.errors import ParbatError


class BadLexicon(ParbatError):
    """A word list cannot be made or used."""
