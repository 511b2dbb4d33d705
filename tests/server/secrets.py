"""The tiny game of the tests at the table: a game that hides things."""

from __future__ import annotations

import pytest

from parbat.bots import BOTS
from parbat.bots.uniform import Uniform
from parbat.games import GAMES
from parbat.server import live
from parbat.texts import Catalogue, catalogue
from tiny_game.meta import Tiny

TINY = Tiny.name


def offer_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server of this process offer the tiny game, as long as a test lasts."""
    monkeypatch.setitem(GAMES, TINY, Tiny())
    monkeypatch.setitem(BOTS, TINY, {"random": Uniform})
    monkeypatch.setattr(live, "catalogue", _without_texts)


def _without_texts(language: str, game: str | None = None) -> Catalogue:
    # The tiny game has no catalogue of its own: what it says is told by bare names.
    return catalogue(language, None if game == TINY else game)
