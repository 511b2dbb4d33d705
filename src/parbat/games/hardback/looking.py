"""Looking words up, and what a word would bring (rules 8.3, 11)."""

from __future__ import annotations

import msgspec

from parbat.core.errors import IllegalAction
from parbat.core.forms import Parts
from parbat.games.hardback import words
from parbat.games.hardback.actions import Word
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Placed, Position
from parbat.games.hardback.steps import STEPS
from parbat.games.hardback.steps.earning import brought

_CHOSEN_FIRST = ("uncover", "double")
_CHOSEN_LATER = ("trash", "dump", "preview", "either")


class LookedUp(msgspec.Struct, frozen=True):
    """The answer to a look-up."""

    word: str
    listed: bool
    repeated: bool
    """Whether it may not be used again."""
    list: str


class Brought(msgspec.Struct, frozen=True):
    """What one card would bring by itself."""

    card: str
    coins: int
    points: int
    times: int
    active: bool
    """Whether its genre is active and it is good for something."""


class WordPreview(Parts, frozen=True, tag="word"):
    """What a word would bring before anything is chosen."""

    word: str
    coins: int
    points: int
    genres: dict[str, int]
    cards: tuple[Brought, ...]
    """The word from left to right, then the own Timeless Classics in play beside it."""
    then: str | None
    """The first step in which something would have to be chosen before the coins are spent."""


def look_up(at: Position, rules: Settings, seat: int, question: str) -> LookedUp:
    """Return whether a word stands in the list; raises ``IllegalAction`` if none is asked for."""
    word = "".join(letter for letter in question.upper() if "A" <= letter <= "Z")
    if rules.words is None:
        raise IllegalAction("hardback.look_up.no_list")
    if len(word) < words.SHORTEST:
        raise IllegalAction("hardback.look_up.short")
    listed = words.is_listed(rules, word)
    repeated = words.is_repeated(at, rules, word, seat)
    return LookedUp(word, listed, repeated, rules.dictionary)


def preview(at: Position, rules: Settings, word: Word) -> WordPreview | None:
    """Return what a word would bring, ``None`` for one whose cards cannot be laid."""
    if words.card_problem(at, word) is not None:
        return None
    play = Play(at.copy(), rules)
    words.lay(play, word)
    words.accept(play)
    then = next((step for step in _CHOSEN_FIRST if STEPS[step].go(play)), None)
    cards = tuple(_brought(play, placed) for placed in play.turn.scanned)
    later = (step for step in _CHOSEN_LATER if STEPS[step].listed(play.at, rules))
    return WordPreview(
        word=word.spelled,
        coins=sum(card.coins for card in cards),
        points=sum(card.points for card in cards),
        genres=dict(play.turn.genres),
        cards=cards,
        then=then or next(later, None),
    )


def _brought(play: Play, placed: Placed) -> Brought:
    coins, points = brought(play.at, play.rules, placed)
    active = play.at.controls(placed) and play.at.is_active(placed.card.genre)
    return Brought(placed.id, coins, points, placed.times, active)
