"""What each game has to tell, by its name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from parbat.cli.aims import AIMS
from parbat.cli.speed import MEASURES
from parbat.core.actions import Action
from parbat.core.events import Event
from parbat.core.game import Game
from parbat.core.match import Returned, StoodIn, Undone
from parbat.core.options import spelled
from parbat.games import GAMES
from parbat.games.hardback import events as hardback_events
from parbat.games.hardback.cards import CARDS, GENRES
from parbat.games.hardback.statistics import PLAYERS, TABLE
from parbat.games.hardback.steps import NAMES
from parbat.games.himalaya import events as himalaya_events
from parbat.games.himalaya.actions import COUNTERS, GOODS
from parbat.games.nanga_parbat import events as nanga_parbat_events
from parbat.games.nanga_parbat.actions import PIECES
from parbat.games.nanga_parbat.board import ROWS
from parbat.games.nanga_parbat.view import PHASES, PlayerView

LESSON = ("", "-task", "-done", "-again")
_COUNTED = [name for name in PlayerView.__struct_fields__ if name not in ("fresh", "used")]


@dataclass(frozen=True)
class Told:
    """A game, its events, what its players are asked, and messages of its own."""

    game: Game
    events: ModuleType
    asked: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def kinds(self) -> list[type[Event]]:
        """The events, those of every match among them."""
        found = [k for k in vars(self.events).values() if isinstance(k, type)]
        own = [k for k in found if issubclass(k, Event) and k is not Event]
        return [*own, Returned, StoodIn, Undone]

    def expected(self) -> Iterator[str]:
        """Yield the messages that follow from what there is to tell."""
        options = self.game.options
        yield from (f"event-{kind.__struct_config__.tag}" for kind in self.kinds)
        yield from (f"option-{option.name}" for option in options)
        yield from (f"option-{o.name}-{spelled(value)}" for o in options for value in o.values)
        yield from (f"action-{kind.word()}" for kind in _kinds(self.game))
        yield from (f"prompt-{step}" for step in self.asked)
        yield from (f"reason-{reason}" for reason in self.game.reasons)
        yield from (f"lesson-{made.name}{part}" for made in self.game.lessons() for part in LESSON)
        yield from (f"aim-{aim.name}" for aim in AIMS.get(self.game.name, ()))
        yield from self.others


def _kinds(game: Game) -> tuple[type[Action], ...]:
    kinds: tuple[type[Action], ...] = game.action_type.__args__
    return kinds


TOLD = {
    "hardback": Told(
        GAMES["hardback"],
        hardback_events,
        NAMES,
        (
            *(f"piece-{card}" for card in CARDS),
            *(f"statistic-{name}" for name in dict.fromkeys((*TABLE, *PLAYERS))),
            *(f"statistic-signature-{genre}" for genre in ("none", *GENRES)),
        ),
    ),
    "himalaya": Told(
        GAMES["himalaya"],
        himalaya_events,
        (
            *("setup", "start", "event", "program", "resolve", "refill", "inventory", "over"),
            *("deal", "take", "reward"),
        ),
        tuple(f"piece-{thing}" for thing in (*GOODS, *COUNTERS)),
    ),
    "nanga-parbat": Told(
        GAMES["nanga-parbat"],
        nanga_parbat_events,
        (*PHASES, "no-animals"),
        (
            *(f"row-{row}" for row in ROWS),
            *(f"speed-{name}" for name in MEASURES),
            *("player-fresh", "player-used"),
            *(f"count-{field}" for field in _COUNTED),
            *(f"piece-{piece.replace('*', '-used')}" for piece in PIECES),
        ),
    ),
}
