"""The one line that says what is asked of a player."""

from __future__ import annotations

from collections.abc import Sequence

from parbat.core.game import View
from parbat.games.nanga_parbat.view import NangaParbatView
from parbat.texts import Catalogue


def asked(view: View, legal: Sequence[str], texts: Catalogue) -> str:
    """Return what the player whose legal list it is has to do."""
    if not isinstance(view, NangaParbatView):
        return ""
    stuck = bool(legal) and legal[0].startswith("relocate ")
    return texts.prompt("no-animals" if stuck else view.phase, guide=view.guide or 0)
