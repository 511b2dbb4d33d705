"""Random games for tests: repeatable, and mixed so that every kind of action comes up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hardback.setting import EVERY_WORD, GAME
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE, Actor
from parbat.core.chance import Dice, Source, shuffled
from parbat.core.events import Event
from parbat.core.options import Value
from parbat.games.hardback.actions import Laid, Skip, Unlisted, Word
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.state import HardbackState

SINGULAR = ("ROM-R5", "MYS-N7", "HOR-H7", "ADV-O6")


@dataclass(frozen=True)
class Done:
    """What was done in a game, and what was told of it."""

    before: HardbackState
    by: Actor
    action: Action | None
    """``None`` if a player left."""
    told: tuple[Event, ...]
    state: HardbackState


def any_options(source: Source) -> dict[str, Value]:
    """Return options that go together."""

    def one_of(*values: Value) -> Value:
        return values[source.below(len(values))]

    options: dict[str, Value] = {
        "mode": one_of("competitive", "cooperative"),
        "edition": one_of("classic", "second"),
        "vote": one_of("no", "majority", "unanimous"),
        "awards": one_of(True, True, False),
        "adverts": one_of(True, True, False),
        "unique_words": one_of("off", "player", "game"),
    }
    if options["mode"] == "cooperative":
        options["penny"] = one_of("none", "random", "adventure", "horror", "mystery", "romance")
    else:
        options["length"] = 40
        options["open_hands"] = one_of(False, False, True)
    return options


def new_game(seats: int, **options: Value) -> HardbackState:
    """Return a game before its set-up; where there is a vote no word is listed, else all are."""
    state = GAME.start(options, seats)
    words = EVERY_WORD if state.rules.vote == "no" else frozenset[str]()
    state.rules = replace(state.rules, words=words)
    return state


def enrich(state: HardbackState, source: Source) -> None:
    """Give every player cards of one genre before the set-up, so that rare benefits come up."""
    for seat, player in enumerate(state.at.players):
        genre = ("romance", "mystery", "horror", "adventure")[seat % 4]
        cards = shuffled([c for c in state.at.discard if CARDS[c].genre == genre], source)
        for card in sorted(cards, key=lambda card: card not in SINGULAR)[:8]:
            state.at.discard.remove(card)
            player.throw(card)


def any_word(state: HardbackState, source: Source) -> Word:
    """Return cards of the hand, and sometimes Timeless Classics in play, in any order."""
    held = [(Laid(held.id), held.ink) for held in state.at.active.hand]
    standing = [Laid(card) for player in state.at.players for card in player.timeless]
    laid = [card for card, ink in held if ink == "inked" or source.below(5)]
    laid = [
        Laid(card.card, "AEIOU"[source.below(5)])
        if dict(held)[card] != "inked" and not source.below(4)
        else card
        for card in laid
    ]
    laid += [card for card in standing if not source.below(3)]
    order = sorted(laid, key=lambda card: source.below(1000))
    return Word(tuple(order) or (Laid("STA-A"),))


def any_action(state: HardbackState, seat: int, source: Source) -> Action:
    """Return a word if one can be laid, else choose among the kinds of what is listed."""
    listed = list(state.legal_actions(seat))
    if state.forms(seat) and source.below(8):
        word = any_word(state, source)
        if state.forms(seat)[0].refusal(word) is None:
            return word
    if any(not isinstance(action, Skip) for action in listed) and source.below(4):
        listed = [action for action in listed if action.text not in ("skip", "done")] or listed
    kinds = sorted({type(action).__name__ for action in listed})
    kind = kinds[source.below(len(kinds))]
    choices = [action for action in listed if type(action).__name__ == kind]
    return choices[source.below(len(choices))]


def step(state: HardbackState, source: Source) -> Done:
    """Let somebody do something, most often somebody for whom the game waits."""
    before = state.copy()
    if state.to_act == {CHANCE}:
        action = state.draw(source)
        return Done(before, CHANCE, action, state.apply(CHANCE, action), state)
    if state.follow_up() is not None:
        return Done(before, TABLE, Unlisted(), state.apply(TABLE, Unlisted()), state)
    actors = state.to_act if not source.below(4) else state.awaited
    seats = sorted(actor for actor in actors if isinstance(actor, int))
    seat = seats[source.below(len(seats))]
    if not source.below(400):
        return Done(before, seat, None, state.resign(seat), state)
    action = any_action(state, seat, source)
    return Done(before, seat, action, state.apply(seat, action), state)


def random_game(number: int, most: int = 3000) -> Iterator[Done]:
    """Play a numbered game to its end; yield everything that is done in it.

    In every other one the players begin with more cards than the rules give them.
    """
    dice = Dice(number)
    options = any_options(dice)
    is_team = options["mode"] == "cooperative"
    seats = 1 + dice.below(4) if is_team else 2 + dice.below(4)
    if seats == 1:
        options["vote"] = "no"
    state = new_game(seats, **options)
    if number % 2:
        enrich(state, dice)
    for _ in range(most):
        if state.outcome is not None:
            return
        yield step(state, dice)
