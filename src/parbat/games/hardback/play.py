"""A position while something is done to it: the rules, and what has happened so far."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field

import msgspec

from parbat.core.actors import Viewer
from parbat.core.events import Event
from parbat.games.hardback.cards import is_starter
from parbat.games.hardback.events import Earned
from parbat.games.hardback.position import Placed, Player, Position, Spelled, Task, Turn


@dataclass(frozen=True)
class Settings:
    """The options of a game, and the words that count."""

    seats: int
    cooperative: bool
    penny: str
    target: int
    second: bool
    """Whether the second edition is played."""
    vote: str
    is_open: bool
    """Whether all hands are open."""
    awards: bool
    adverts: bool
    unique: str
    words: Container[str] | None
    """The word list; ``None`` if there is none or it is not known here."""
    dictionary: str
    """The name of the word list, or ``none``."""

    @property
    def listed(self) -> bool:
        """Whether there is a word list at all."""
        return self.dictionary != "none"


@dataclass
class Play:
    """One action or draw as it is carried out."""

    at: Position
    rules: Settings
    told: list[Event] = field(default_factory=list)

    @property
    def turn(self) -> Turn:
        """The turn that is being played."""
        return self.at.turn

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.at.turn.seat

    @property
    def active(self) -> Player:
        """Whose turn it is, as a player."""
        return self.at.active

    def tell(self, *events: Event) -> None:
        """Note what has happened."""
        self.told += events

    def tell_apart(self, seat: int, own: Event, others: Event) -> None:
        """Note what a seat sees of its own cards, and what the others see of that."""
        if self.rules.is_open:
            self.tell(own)
            return
        everybody: frozenset[Viewer] = frozenset({None, *range(self.rules.seats)})
        self.tell(
            msgspec.structs.replace(own, audience=frozenset({seat})),
            msgspec.structs.replace(others, audience=everybody - {seat}),
        )

    def first(self, *tasks: Task) -> None:
        """Do something before all that is to be done already."""
        self.at.tasks[:0] = tasks

    def earn(
        self,
        placed: Placed,
        coins: int = 0,
        points: int = 0,
        ink: int = 0,
        remover: int = 0,
        by_genre: int = 0,
    ) -> None:
        """Let a card of the word bring something, and tell it; some points by its genre."""
        self.gain(coins, points)
        self.active.ink += ink
        self.active.remover += remover
        self.tell(
            Earned(
                seat=self.seat,
                card=placed.id,
                coins=coins,
                points=points,
                by_genre=by_genre,
                ink=ink,
                remover=remover,
            )
        )

    def gain(self, coins: int, points: int) -> None:
        """Let the word bring something."""
        self.active.coins += coins
        self.active.score += points
        self.turn.coins += coins
        self.turn.points += points
        last = self.at.words[-1]
        self.at.words[-1] = Spelled(self.seat, last.word, self.turn.coins, self.turn.points)

    def give_away(self, card: str, owner: int) -> None:
        """Take a card out of a deck: a starter for good, another into the offer discard."""
        if is_starter(card):
            self.at.gone = sorted([*self.at.gone, (card, owner)])
        else:
            self.offer_discard(card)

    def offer_discard(self, card: str) -> None:
        """Put a card on the discard pile of the offer."""
        self.at.discard = sorted([*self.at.discard, card])

    @property
    def team(self) -> int:
        """What the team has scored together."""
        return sum(player.score for player in self.at.players)
