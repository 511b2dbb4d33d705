"""Looking words up, and what a word would bring (rules 8.3, 11)."""

from __future__ import annotations

import msgspec

from parbat.core.errors import IllegalAction
from parbat.core.forms import Parts
from parbat.games.hardback import words
from parbat.games.hardback.actions import Double, Uncover, Word
from parbat.games.hardback.cards import GENRES
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
    uncovered: bool
    """Whether it lies wild and turns up by itself."""


class Promise(msgspec.Struct, frozen=True):
    """How much more a word would bring if a card of it were chosen to be uncovered or doubled."""

    coins: int
    points: int
    genres: tuple[str, ...]
    """The genres that would become active."""


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
    return Brought(placed.id, coins, points, placed.times, active, placed.uncovered)


def promises(at: Position, rules: Settings) -> dict[str, Promise]:
    """Return what each card that can be uncovered or doubled now promises, by card (11)."""
    if at.turn.step not in _CHOSEN_FIRST or at.ended:
        return {}
    step = STEPS[at.turn.step]
    found = {}
    for action in step.listed(at, rules):
        assert isinstance(action, Uncover | Double)
        play = Play(at.copy(), rules)
        step.act(play, action)
        found[action.card] = _more(at, play.at, rules)
    return found


def _more(before: Position, after: Position, rules: Settings) -> Promise:
    gains = zip(_all(after, rules), _all(before, rules), strict=True)
    coins, points = (now - then for now, then in gains)
    genres = (genre for genre in GENRES if after.is_active(genre) and not before.is_active(genre))
    return Promise(coins, points, tuple(genres))


def _all(at: Position, rules: Settings) -> tuple[int, int]:
    """Return what all cards bring by themselves."""
    gains = [brought(at, rules, placed) for placed in at.turn.scanned]
    return sum(coins for coins, _ in gains), sum(points for _, points in gains)
