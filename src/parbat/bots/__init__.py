"""Computer players, by game and name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parbat.bots.bot import Bot
from parbat.bots.hardback import Author
from parbat.bots.himalaya import Caravaneer
from parbat.bots.nanga_parbat import Greedy
from parbat.bots.uniform import Uniform
from parbat.core.chance import Source
from parbat.core.errors import UnknownName

BOTS: dict[str, dict[str, Callable[[Source], Bot]]] = {
    "hardback": {
        **{f"level-{level}": partial(Author, level=level) for level in (5, 4, 3, 2, 1)},
        "random": Uniform,
    },
    "himalaya": {
        **{f"level-{level}": partial(Caravaneer, level=level) for level in (5, 4, 3, 2, 1)},
        "random": Uniform,
    },
    "nanga-parbat": {"greedy": Greedy, "random": Uniform},
}
"""For each game its computer players, the strongest quick one first."""


def find_bot(game: str, name: str, source: Source) -> Bot:
    """Return a game's computer player of a name; raises ``UnknownName``."""
    players = BOTS.get(game, {"random": Uniform})
    if name not in players:
        raise UnknownName("bot.unknown", name=name, names=", ".join(players), game=game)
    return players[name](source)
