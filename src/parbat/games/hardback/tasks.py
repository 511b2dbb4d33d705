"""What has to be done before anybody is asked again: draws, deals, Penny, whose turn is next.

Tasks wait in a list. Those of chance stop it until a draw is entered; all others are carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parbat.games.hardback import ending, penny
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.events import (
    Dealt,
    HandCounted,
    HandDrawn,
    InkUsed,
    OfferCycled,
    PreviewCounted,
    Previewed,
    TimelessSentAway,
    TurnBegan,
)
from parbat.games.hardback.play import Play
from parbat.games.hardback.position import ROW, Held, Task, Turn

OF_CHANCE: Final = ("shuffle_offer", "shuffle", "starters", "penny_genre")


def run(play: Play) -> None:
    """Carry tasks out until none is left, a draw is due or the game is over."""
    while play.at.tasks and not play.at.ended:
        task = play.at.tasks[0]
        if task.what in OF_CHANCE:
            return
        del play.at.tasks[0]
        _DOES[task.what](play, task)
    if play.at.ended:
        play.at.tasks = []


def set_up(seats: int, random_genre: bool) -> list[Task]:
    """Return what has to be done before the first turn (4, 26A)."""
    each = range(seats)
    return [
        Task("shuffle_offer"),
        *(Task("starters", seat) for seat in each),
        *(Task("shuffle", seat) for seat in each),
        *([Task("penny_genre")] if random_genre else []),
        Task("deal", -1, ROW),
        *(Task("draw", seat, 5) for seat in each),
        Task("begin", 0),
    ]


def _taken(play: Play, task: Task) -> list[str]:
    """Return as many cards of a draw pile as there are; after a shuffle the rest is drawn (5)."""
    player = play.at.players[task.seat]
    cards, player.draw = player.draw[: task.count], player.draw[task.count :]
    player.known_top = max(0, player.known_top - len(cards))
    rest = task.count - len(cards)
    if rest and player.discard:
        play.first(Task("shuffle", task.seat), Task(task.what, task.seat, rest))
    return cards


def _draw(play: Play, task: Task) -> None:
    cards = _taken(play, task)
    player = play.at.players[task.seat]
    player.take(Held(card) for card in cards)
    if cards:
        play.tell_apart(
            task.seat,
            HandDrawn(seat=task.seat, cards=tuple(cards)),
            HandCounted(seat=task.seat, count=len(cards)),
        )


def _draw_inked(play: Play, task: Task) -> None:
    for card in _taken(play, task):
        play.at.players[task.seat].take([Held(card, "inked")])
        play.tell(InkUsed(seat=task.seat, card=card))
        penny.ink_was_used(play, 1)


def _preview(play: Play, task: Task) -> None:
    cards = _taken(play, task)
    play.turn.placing += cards
    play.turn.seen += cards
    if cards:
        play.tell_apart(
            task.seat,
            Previewed(seat=task.seat, cards=tuple(cards)),
            PreviewCounted(seat=task.seat, count=len(cards)),
        )


def _deal(play: Play, task: Task) -> None:
    """Deal to the offer row; in a cooperative game it may cost ``task.seat`` a Timeless Classic."""
    at = play.at
    if not task.count or not (at.deck or at.discard):
        return
    if not at.deck:
        play.first(Task("shuffle_offer"), task)
        return
    card = at.deck.pop(0)
    at.offers.append(card)
    play.tell(Dealt(card=card))
    if task.seat >= 0 and play.rules.cooperative:
        _send_away(play, task.seat, CARDS[card].genre)
    play.first(Task("deal", task.seat, task.count - 1))


def _send_away(play: Play, seat: int, genre: str) -> None:
    """Discard a player's oldest Timeless Classic of a genre (18)."""
    player, turn = play.at.players[seat], play.turn
    card = next((card for card in player.timeless if CARDS[card].genre == genre), None)
    if card is None:
        return
    player.timeless.remove(card)
    player.throw(card)
    if turn.seat == seat:
        turn.word = [placed for placed in turn.word if placed.id != card]
        turn.beside = [placed for placed in turn.beside if placed.id != card]
    play.tell(TimelessSentAway(seat=seat, card=card))


def _begin(play: Play, task: Task) -> None:
    play.at.turn = Turn(task.seat)
    play.tell(TurnBegan(seat=task.seat, round=play.at.round))


def _finish(play: Play, task: Task) -> None:
    """After a turn: the row is cycled, or Penny takes her turn (14, 18)."""
    if play.rules.cooperative:
        if not ending.team_check(play):
            play.first(Task("penny_takes", task.seat), Task("penny_check"), Task("next"))
        return
    play.first(Task("next"))
    if play.rules.second and not play.turn.traded and play.at.offers:
        card = play.at.offers.pop(0)
        play.offer_discard(card)
        play.tell(OfferCycled(card=card))
        play.first(Task("deal", -1, 1))


def _next(play: Play, task: Task) -> None:
    seat = (play.seat + 1) % play.rules.seats
    if seat == 0:
        if not play.rules.cooperative and ending.target_check(play):
            return
        play.at.round += 1
    play.first(Task("begin", seat))


def _penny_takes(play: Play, task: Task) -> None:
    penny.take(play, task.seat)


def _penny_clears(play: Play, task: Task) -> None:
    penny.clear(play, task.seat)


def _penny_check(play: Play, task: Task) -> None:
    ending.penny_check(play)


_DOES: Final[dict[str, Callable[[Play, Task], None]]] = {
    "deal": _deal,
    "draw": _draw,
    "inked": _draw_inked,
    "preview": _preview,
    "begin": _begin,
    "finish": _finish,
    "next": _next,
    "penny_takes": _penny_takes,
    "penny_clears": _penny_clears,
    "penny_check": _penny_check,
}
