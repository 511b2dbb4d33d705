"""What happens in a game of Tiny. What is secret comes as two events, one for each audience."""

from __future__ import annotations

from typing import ClassVar

from parbat.core.events import Event


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """All cards were shuffled."""

    cards: int


class CardsDealt(Event, frozen=True, kw_only=True, tag="cards_dealt"):
    """A porter sees the cards it was dealt."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


class CardsCounted(Event, frozen=True, kw_only=True, tag="cards_counted"):
    """The others see how many cards a porter was dealt."""

    seat: int
    count: int


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    """A porter chose, or replaced, its card."""

    seat: int
    card: int


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    """The others see that a porter has chosen; they are not told when it thinks again."""

    seat: int


class Whistled(Event, frozen=True, kw_only=True, tag="whistled"):
    """A porter whistled."""

    seat: int


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """The chosen cards were turned over, by seat."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]


class LoadCarried(Event, frozen=True, kw_only=True, tag="load_carried"):
    """The highest card took the load."""

    seat: int
    points: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A porter went home."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over."""

    reason: str
