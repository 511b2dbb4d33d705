"""Where everything is in a game of Hardback, as plain data (rules 3).

Piles whose order nobody may rely on are kept sorted: all discard piles and what is gone. Draw piles
lie with the top first, the offer row with the oldest card first.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from parbat.games.hardback.cards import CARDS, GENRES, Benefit, Card

Ink = Literal["", "inked", "removed"]
ROW: Final = 7
HAND: Final = 5


class Held(msgspec.Struct):
    """A card in a hand."""

    id: str
    ink: Ink = ""


class Placed(msgspec.Struct):
    """A card of the word in play, or an own Timeless Classic beside it."""

    id: str
    owner: int
    standing: bool = False
    """Whether it was in play before: a Timeless Classic out of its owner's Timeless area."""
    wild: str = ""
    uncovered: bool = False
    ink: Ink = ""
    times: int = 1
    used: int = 0
    """A bit for each of its benefits that was used."""

    @property
    def card(self) -> Card:
        """What is printed on it."""
        return CARDS[self.id]

    @property
    def is_face_up(self) -> bool:
        """Whether it shows its face, from the first or since it was uncovered."""
        return not self.wild or self.uncovered

    @property
    def letter(self) -> str:
        """The letter that it stands for."""
        return self.wild or self.card.letter

    def copy(self) -> Placed:
        """Return an independent one."""
        return Placed(
            self.id,
            self.owner,
            self.standing,
            self.wild,
            self.uncovered,
            self.ink,
            self.times,
            self.used,
        )


class Player(msgspec.Struct):
    """What is a player's."""

    draw: list[str]
    discard: list[str] = []
    hand: list[Held] = []
    timeless: list[str] = []
    """Timeless Classics in play, the oldest first."""
    jail: str = ""
    coins: int = 0
    ink: int = 0
    remover: int = 0
    score: int = 0
    adverts: int = 0
    """How many steps of the ladder were bought."""
    award: int = 0
    """The number of letters of the literary award that is held, or 0."""
    left: bool = False
    known_top: int = 0
    """How many cards on top of the draw pile their owner put there and knows."""

    def copy(self) -> Player:
        """Return an independent one."""
        return msgspec.structs.replace(
            self,
            draw=list(self.draw),
            discard=list(self.discard),
            hand=[Held(held.id, held.ink) for held in self.hand],
            timeless=list(self.timeless),
        )

    def take(self, cards: Iterable[Held]) -> None:
        """Add cards to the hand, which is kept sorted: how it is arranged is no matter of rules."""
        self.hand = sorted([*self.hand, *cards], key=lambda held: held.id)

    def throw(self, card: str) -> None:
        """Put a card on the discard pile."""
        insort(self.discard, card)

    def held(self, card: str) -> Held | None:
        """Return a card of the hand, or ``None`` if it is not there."""
        return next((held for held in self.hand if held.id == card), None)

    @property
    def deck(self) -> list[str]:
        """The cards of the deck out of sight and in the hand, sorted."""
        return sorted([*self.draw, *self.discard, *(held.id for held in self.hand)])


class Spelled(msgspec.Struct, frozen=True):
    """A word that was accepted, and what it brought."""

    seat: int
    word: str
    coins: int = 0
    points: int = 0


class Turn(msgspec.Struct):
    """The turn that is being played."""

    seat: int
    step: str = "spell"
    word: list[Placed] = []
    beside: list[Placed] = []
    """The player's own Timeless Classics in play that are not in the word, the oldest first."""
    genres: dict[str, int] = {}
    coins: int = 0
    """What the word has brought so far."""
    points: int = 0
    votes: list[bool | None] = []
    passed: list[str] = []
    """Optional steps that were ended for good, until a preview opens them again."""
    placing: list[str] = []
    """Previewed cards that have yet to be placed, in the order in which they were drawn."""
    kept: list[str] = []
    """Previewed cards that were put back, in that order as well."""
    seen: list[str] = []
    """All cards of this preview, in the order in which they were drawn."""
    jailings: int = 0
    traded: bool = False
    """Whether a card was bought or jailed or the offer row flushed."""

    def copy(self) -> Turn:
        """Return an independent one."""
        return msgspec.structs.replace(
            self,
            word=[placed.copy() for placed in self.word],
            beside=[placed.copy() for placed in self.beside],
            genres=dict(self.genres),
            votes=list(self.votes),
            passed=list(self.passed),
            placing=list(self.placing),
            kept=list(self.kept),
            seen=list(self.seen),
        )

    @property
    def spelled(self) -> str:
        """The word as it lies now."""
        return "".join(placed.letter for placed in self.word)

    @property
    def scanned(self) -> list[Placed]:
        """Word and Timeless Classics in the order in which benefits are looked for (11)."""
        return self.word + self.beside


class Task(msgspec.Struct, frozen=True, array_like=True):
    """Something that still has to be done before anybody is asked again."""

    what: str
    seat: int = -1
    count: int = 0


class Position(msgspec.Struct):
    """Everything."""

    players: list[Player]
    turn: Turn
    deck: list[str]
    offers: list[str] = []
    """The offer row, the oldest card first."""
    discard: list[str] = []
    gone: list[tuple[str, int]] = []
    """Starters that never return, with their owners."""
    box: list[str] = []
    """Random starters that nobody has drawn."""
    tasks: list[Task] = []
    words: list[Spelled] = []
    round: int = 1
    final: bool = False
    """Whether somebody has reached the target of a competitive game."""
    penny: int = 0
    genre: str = ""
    """Penny's signature."""
    ended: str = ""
    """The reason why the game is over."""
    unlisted: bool = False
    """Whether it has yet to be entered that the word stands in no list."""

    def copy(self) -> Position:
        """Return an independent one."""
        return msgspec.structs.replace(
            self,
            players=[player.copy() for player in self.players],
            turn=self.turn.copy(),
            deck=list(self.deck),
            offers=list(self.offers),
            discard=list(self.discard),
            gone=list(self.gone),
            box=list(self.box),
            tasks=list(self.tasks),
            words=list(self.words),
        )

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    def controls(self, placed: Placed) -> bool:
        """Return whether the active player controls a face-up card (10)."""
        return placed.owner == self.turn.seat and placed.is_face_up

    def is_active(self, genre: str) -> bool:
        """Return whether a genre is active."""
        return self.turn.genres.get(genre, 0) >= 2

    def good_for(self, placed: Placed) -> list[tuple[int, Benefit]]:
        """Return the unused benefits that a card yields now, with their places on it."""
        if not self.controls(placed):
            return []
        card = placed.card
        listed = card.benefits if self.is_active(card.genre) else card.basic
        return [(i, b) for i, b in enumerate(listed) if not placed.used >> i & 1]


def counted(position: Position) -> dict[str, int]:
    """Return how many face-up cards of each genre the active player controls (10)."""
    controlled = [p.card.genre for p in position.turn.scanned if position.controls(p)]
    return {genre: controlled.count(genre) for genre in GENRES}
