"""Positions set up in a few words, and short ways to say what is done in them.

Cards are named by their ids with spaces between; in a hand ``*`` after an id marks a card that was
drawn with ink, ``~`` one whose ink was removed. Piles are written with the top first, the offer row
with the oldest card first. What is done is written as in a record, after ``1:`` for another seat
than the active one and after ``chance:`` for a draw::

    state = table(player("STA-A ROM-B3", draw="STA-E"), offers="ROM-I2 ROM-E2", seats=3)
    play(state, "word STA-A ROM-B3", "buy ROM-I2", "1: ink")
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from parbat.core.actors import TABLE, Actor
from parbat.core.chance import Seed
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.options import Value
from parbat.games.hardback.cards import FIXED, RANDOM
from parbat.games.hardback.events import GameOver
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.position import HAND, Held, Ink, Player, Position, Turn
from parbat.games.hardback.state import HardbackState

GAME = Hardback()
_INK: dict[str, Ink] = {"*": "inked", "~": "removed"}


class _EveryWord:
    """A word list in which everything stands."""

    def __contains__(self, word: object) -> bool:
        return True


EVERY_WORD = _EveryWord()


def player(
    hand: str = "",
    *,
    draw: str | None = None,
    discard: str = "",
    timeless: str = "",
    **more: Any,
) -> Player:
    """Return a player with these cards, and with what else is given by the names of ``Player``.

    Where nothing is said of the draw pile it holds five starters for the next hand.
    """
    held = [Held(id.rstrip("*~"), _INK.get(id[-1], "")) for id in sorted(hand.split())]
    taken = {*discard.split(), *(card.id for card in held)}
    spare = [id for id in sorted((*FIXED, *RANDOM), reverse=True) if id not in taken]
    return Player(
        draw=spare[:HAND] if draw is None else draw.split(),
        discard=sorted(discard.split()),
        hand=held,
        timeless=timeless.split(),
        **more,
    )


def table(
    *players: Player | str,
    seats: int = 0,
    offers: str = "",
    deck: str = "",
    discard: str = "",
    turn: int = 0,
    penny_has: int = 0,
    words: Collection[str] | _EveryWord | None = EVERY_WORD,
    **options: Value,
) -> HardbackState:
    """Return a game in which it is a player's turn to spell; a player may be given as a hand.

    There are as many players as are named, at least two in a competitive game.
    """
    least = 1 if options.get("mode") == "cooperative" else 2
    there = [one if isinstance(one, Player) else player(one) for one in players]
    there += [player() for _ in range(max(seats, least) - len(there))]
    start = GAME.start(options, len(there))
    listed = {word.lower() for word in words} if isinstance(words, Collection) else words
    at = Position(
        players=there,
        turn=Turn(turn),
        deck=deck.split(),
        offers=offers.split(),
        discard=sorted(discard.split()),
        penny=penny_has,
        genre=start.at.genre,
    )
    rules = replace(start.rules, words=listed if options.get("dictionary") != "none" else None)
    return HardbackState(at, rules)


def play(state: HardbackState, *texts: str) -> list[Event]:
    """Carry actions out, and what the table has to enter after them; return what was told."""
    told: list[Event] = []
    for text in texts:
        told += _enter(state, *_read(state, text))
        if (follow_up := state.follow_up()) is not None:
            told += state.apply(*follow_up)
    return told


def _read(state: HardbackState, text: str) -> tuple[Actor, str]:
    if found := re.fullmatch(r"(chance|table|\d): (.*)", text):
        by = found[1]
        return (int(by) if by.isdigit() else "chance" if by == "chance" else TABLE), found[2]
    return state.at.turn.seat, text


def _enter(state: HardbackState, by: Actor, do: str) -> tuple[Event, ...]:
    if do == "resign":
        assert isinstance(by, int)
        return state.resign(by)
    return state.apply(by, GAME.parse_action(do))


def draw(state: HardbackState, number: int = 0) -> list[str]:
    """Make all draws that are due, each from a stream of a numbered seed; return their texts."""
    made: list[str] = []
    while state.to_act == {"chance"}:
        action = state.draw(Seed.numbered(number).stream(len(made)))
        state.apply("chance", action)
        made.append(action.text)
    return made


def legal(state: HardbackState, seat: int | None = None) -> list[str]:
    """Return the texts of what a seat, or else the active player, may do; words are not listed."""
    listed = state.legal_actions(state.at.turn.seat if seat is None else seat)
    return [action.text for action in listed]


def refused(state: HardbackState, text: str) -> str:
    """Return why an action is refused, without the game's name; it must leave no trace."""
    before = state.text
    try:
        play(state, text)
    except IllegalAction as error:
        assert state.text == before
        return error.code.removeprefix("hardback.")
    raise AssertionError(f"{text} was not refused")


def brought(state: HardbackState) -> tuple[int, int]:
    """Return the coins and points that the last accepted word has brought."""
    return state.at.words[-1].coins, state.at.words[-1].points


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events, each as it is tagged."""
    return [str(event.__struct_config__.tag) for event in events]


def ended(events: list[Event]) -> str:
    """Return the reason for which a game was said to be over, or nothing."""
    return "".join(event.reason for event in events if isinstance(event, GameOver))


def hand(state: HardbackState, seat: int) -> str:
    """Return the cards of a hand."""
    return " ".join(held.id for held in state.at.players[seat].hand)


def at_play(state: HardbackState, seat: int) -> str:
    """Return a seat's Timeless Classics in play, the oldest first."""
    return " ".join(state.at.players[seat].timeless)


def thrown(state: HardbackState, seat: int) -> str:
    """Return a seat's discard pile."""
    return " ".join(state.at.players[seat].discard)
