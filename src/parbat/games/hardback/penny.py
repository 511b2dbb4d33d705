"""Penny Dreadful, the rival in cooperative games (rules 18)."""

from __future__ import annotations

from collections.abc import Sequence

from parbat.games.hardback import ending
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.events import PennyRemoved, PennyScored, PennyTook
from parbat.games.hardback.play import Play
from parbat.games.hardback.position import Position, Task


def take(play: Play, seat: int) -> None:
    """Let Penny take the oldest card, after the turn of ``seat``; the row is refilled."""
    at = play.at
    if not at.offers:
        return
    card = CARDS[at.offers.pop(0)]
    is_hers = at.genre == card.genre
    points = card.cost * (2 if is_hers and at.genre == "romance" else 1)
    at.penny += points
    play.offer_discard(card.id)
    play.tell(PennyTook(card=card.id, points=points))
    clears = is_hers and at.genre == "mystery"
    play.first(Task("deal", seat, 1), *([Task("penny_clears", seat)] if clears else []))


def clear(play: Play, seat: int) -> None:
    """Let Penny remove the cheapest card for nothing; the row is refilled again."""
    at = play.at
    if not at.offers:
        return
    newest_first = list(reversed(at.offers))
    card = min(newest_first, key=lambda card: (CARDS[card].cost, CARDS[card].letter))
    at.offers.remove(card)
    play.offer_discard(card)
    play.tell(PennyRemoved(card=card))
    play.first(Task("deal", seat, 1))


def ink_was_used(play: Play, ink: int) -> None:
    """Let Penny score for ink, if that is her signature."""
    _score(play, ink_points(play.at, ink))


def ink_points(at: Position, ink: int) -> int:
    """Return what Penny scores when so much ink is used."""
    return ink if at.genre == "horror" and _is_offered(at.offers, "horror") else 0


def card_was_bought(play: Play) -> None:
    """Let Penny score for a card that was bought, if that is her signature."""
    _score(play, purchase_points(play.at, play.at.offers))


def purchase_points(at: Position, left: Sequence[str]) -> int:
    """Return what Penny scores when a card was bought, by what is left in the offer row."""
    return 1 if at.genre == "adventure" and _is_offered(left, "adventure") else 0


def _is_offered(row: Sequence[str], genre: str) -> bool:
    return any(CARDS[card].genre == genre for card in row)


def _score(play: Play, points: int) -> None:
    if points:
        play.at.penny += points
        play.tell(PennyScored(genre=play.at.genre, points=points))
        ending.penny_check(play)
