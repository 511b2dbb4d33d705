"""The games, by name."""

from __future__ import annotations

from parbat.core.errors import UnknownName
from parbat.core.game import Game
from parbat.games.hardback.meta import Hardback
from parbat.games.himalaya.meta import Himalaya
from parbat.games.nanga_parbat.meta import NangaParbat

GAMES: dict[str, Game] = {game.name: game for game in (NangaParbat(), Hardback(), Himalaya())}


def find_game(name: str) -> Game:
    """Return the game of a name, such as ``nanga-parbat``; raises ``UnknownName``."""
    if name not in GAMES:
        raise UnknownName("game.unknown", name=name, names=", ".join(GAMES))
    return GAMES[name]
