"""A finished game of Hardback in numbers (rules 20.1), counted from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from parbat.core.events import Event
from parbat.core.options import Options
from parbat.core.statistics import Figure, Statistics
from parbat.games.hardback.cards import CARDS, FIXED, GENRES, STARTER
from parbat.games.hardback.events import (
    Advertised,
    AwardLost,
    AwardTaken,
    Bought,
    Dumped,
    Earned,
    Flushed,
    GameOver,
    InkRemoved,
    InkRestored,
    InkUsed,
    OfferCycled,
    PennyScored,
    PennyTook,
    Removed,
    Reserved,
    SignatureDrawn,
    StartersDrawn,
    Trashed,
    TurnBegan,
    TurnSkipped,
    Voted,
    WordAccepted,
)

TABLE: Final = (
    "rounds", "turns", "words", "longest_word", "best_word", "best_word_points", "average",
    "flushes", "cycles", "penny", "signature",
)  # fmt: skip
"""What is told of the game as a whole, in this order."""
PLAYERS: Final = (
    "points_basic", "points_genre", "points_bought", "points_awards", "points_adverts", "coins",
    "cards_bought", "cards_jailed", "cost_jailed", "cards_given", "words", "longest_word",
    "best_word", "best_word_points", "accepts", "rejects", "ink", "remover", "starters",
    *(f"deck_{genre}" for genre in (*GENRES, STARTER)),
)  # fmt: skip
"""What is told of each player."""
_ONLY: Final = {
    "turns": ("mode", ("cooperative",)),
    "average": ("mode", ("cooperative",)),
    "penny": ("mode", ("cooperative",)),
    "signature": ("mode", ("cooperative",)),
    "cost_jailed": ("mode", ("cooperative",)),
    "flushes": ("mode", ("competitive",)),
    "cycles": ("edition", ("second",)),
    "points_awards": ("awards", (True,)),
    "points_adverts": ("adverts", (True,)),
    "accepts": ("vote", ("majority", "unanimous")),
    "rejects": ("vote", ("majority", "unanimous")),
}
"""Figures that mean something only with some values of an option."""
_STARTERS: Final = len(FIXED) + 2  # cards that everybody begins with

Count = tuple[int | None, str, int]
"""Whose figure changes (``None`` for the game's own), which one, and by how much."""


@dataclass
class _Word:
    """A word that counted; its points are those of its turn."""

    seat: int
    word: str
    points: int = 0


@dataclass
class _Tally:
    """Everything that was counted."""

    counts: Counter[tuple[int | None, str]] = field(default_factory=Counter)
    words: list[_Word] = field(default_factory=list)
    awards: dict[int, int] = field(default_factory=dict)
    starters: dict[int, str] = field(default_factory=dict)
    signature: str = ""

    def note(self, event: Event) -> None:
        """Count an event."""
        for seat, name, more in _counts(event):
            self.counts[seat, name] += more
        match event:
            case WordAccepted():
                self.words.append(_Word(event.seat, event.word))
            case Earned() | Trashed():
                self.words[-1].points += event.points
            case TurnBegan():
                self.counts[None, "rounds"] = event.round
            case AwardTaken():
                self.awards[event.seat] = event.points
            case AwardLost():
                del self.awards[event.seat]
            case StartersDrawn():
                self.starters[event.seat] = " ".join(event.letters)
            case SignatureDrawn():
                self.signature = event.genre
            case GameOver(reason="abandoned"):
                self.awards = {}  # they count only where the game was played to its end


def _counts(event: Event) -> Iterator[Count]:
    match event:
        case Earned() | Trashed():
            yield event.seat, "points_basic", event.points - event.by_genre
            yield event.seat, "points_genre", event.by_genre
            yield None, "points", event.points
        case Bought() | Advertised():
            is_card = isinstance(event, Bought)
            yield event.seat, "points_bought" if is_card else "points_adverts", event.points
            yield None, "points", event.points
        case Reserved() | Removed():
            yield event.seat, "cards_jailed", 1
            yield event.seat, "cost_jailed", CARDS[event.card].cost
        case Voted():
            yield event.seat, "accepts" if event.accepts else "rejects", 1
        case InkUsed():
            yield event.seat, "ink", 1
        case InkRemoved() | InkRestored():
            yield event.seat, "remover", 1 if isinstance(event, InkRemoved) else -1
        case WordAccepted():
            yield event.seat, "words", 1
            yield None, "words", 1
            yield None, "turns", 1
        case TurnSkipped():
            yield None, "turns", 1
        case Flushed():
            yield None, "flushes", 1
        case OfferCycled():
            yield None, "cycles", 1
        case PennyTook() | PennyScored():
            yield None, "penny", event.points
    if isinstance(event, Earned | Trashed | Dumped):
        yield event.seat, "coins", event.coins
    if isinstance(event, Trashed | Dumped):
        yield event.seat, "cards_given", 1
        yield event.seat, f"deck_{CARDS[event.card].genre}", -1
    if isinstance(event, Bought):
        yield event.seat, "cards_bought", 1
        yield event.seat, f"deck_{CARDS[event.card].genre}", 1


def statistics(options: Options, seats: int, events: Iterable[Event]) -> Statistics:
    """Return what is worth telling of a finished game."""
    tally = _Tally(signature=str(options["penny"]))
    for seat in range(seats):
        tally.counts[seat, f"deck_{STARTER}"] = _STARTERS
    for event in events:
        tally.note(event)
    return Statistics(
        table=tuple(Figure(name, (_value(tally, None, name),)) for name in _told(TABLE, options)),
        players=tuple(
            Figure(name, tuple(_value(tally, seat, name) for seat in range(seats)))
            for name in _told(PLAYERS, options)
        ),
    )


def _told(names: Sequence[str], options: Options) -> Iterator[str]:
    for name in names:
        option, values = _ONLY.get(name, ("mode", (options["mode"],)))
        if options[option] in values:
            yield name


def _value(tally: _Tally, seat: int | None, name: str) -> int | float | str:
    words = [word for word in tally.words if seat is None or word.seat == seat]
    match name:
        case "longest_word":
            return max((word.word for word in words), key=len, default="")
        case "best_word" | "best_word_points":
            best = max(words, key=lambda word: word.points, default=_Word(0, ""))
            return best.word if name == "best_word" else best.points
        case "points_awards":
            return tally.awards.get(seat or 0, 0)
        case "starters":
            return tally.starters.get(seat or 0, "")
        case "signature":
            return tally.signature
        case "average":
            return round(tally.counts[None, "points"] / max(1, tally.counts[None, "turns"]), 1)
    return tally.counts[seat, name]
