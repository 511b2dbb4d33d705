"""The end of a turn (rules 14, 15, 19)."""

from __future__ import annotations

from parbat.games.hardback import ending, words
from parbat.games.hardback.events import (
    CoinsKept,
    Left,
    TimelessPlaced,
    TimelessSentAway,
    TurnSkipped,
)
from parbat.games.hardback.play import Play
from parbat.games.hardback.position import HAND, Placed, Task


def skip(play: Play) -> None:
    """Give the turn up: nothing is earned, the hand is discarded."""
    play.tell(TurnSkipped(seat=play.seat))
    _end(play)


def end(play: Play) -> None:
    """End a turn with an accepted word."""
    for placed in play.turn.word:
        _put_away(play, placed)
    play.turn.word, play.turn.beside = [], []
    _end(play)


def _end(play: Play) -> None:
    player = play.active
    if player.coins:
        play.tell(CoinsKept(seat=play.seat, coins=player.coins))
    player.ink += player.coins
    player.coins = 0
    for held in player.hand:
        player.throw(held.id)
    player.hand = []
    play.turn.step = "end"
    play.first(Task("draw", play.seat, HAND), Task("finish", play.seat))


def _put_away(play: Play, placed: Placed) -> None:
    """Put a card of the word where it belongs (15)."""
    owner = play.at.players[placed.owner]
    if not placed.standing and placed.card.timeless and placed.is_face_up:
        owner.timeless.append(placed.id)
        play.tell(TimelessPlaced(seat=placed.owner, card=placed.id))
    elif not placed.standing:
        owner.throw(placed.id)
    elif placed.owner != play.seat and not play.rules.cooperative:
        owner.timeless.remove(placed.id)
        owner.throw(placed.id)
        play.tell(TimelessSentAway(seat=placed.owner, card=placed.id))


def leave(play: Play, seat: int) -> None:
    """Let a player leave the game (19, 26B)."""
    play.at.players[seat].left = True
    play.tell(Left(seat=seat))
    ending.check_who_is_left(play)
    if play.at.ended:
        return
    if play.turn.step == "vote" and seat in words.voters(play.at):
        play.turn.votes[seat] = True
        words.decide(play)


def cut_off(play: Play) -> None:
    """End the turn of a player who has left, wherever it stands."""
    if play.turn.step == "vote":
        words.take_back(play)
    if play.turn.step == "spell":
        skip(play)
        return
    # Cards that were looked at are in the hand until they are placed.
    for card in play.turn.placing:
        play.active.throw(card)
    play.turn.placing = []
    end(play)
