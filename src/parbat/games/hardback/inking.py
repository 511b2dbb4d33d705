"""Ink and remover, which players may use out of turn (rules 7)."""

from __future__ import annotations

from parbat.core.actions import Action
from parbat.core.errors import IllegalAction
from parbat.games.hardback import penny
from parbat.games.hardback.actions import Ink, Reink, Unink
from parbat.games.hardback.events import InkRemoved, InkRestored, InkSpent
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Position, Task


def listed(at: Position, rules: Settings, seat: int) -> list[Action]:
    """Return what a seat may do with ink and remover, in the order of the legal list."""
    hand = at.players[seat].hand
    actions = [
        Ink(),
        *(Unink(held.id) for held in hand if held.ink == "inked"),
        *(Reink(held.id) for held in hand if held.ink == "removed"),
    ]
    return [action for action in actions if refusal(at, rules, seat, action) is None]


def refusal(at: Position, rules: Settings, seat: int, action: Action) -> IllegalAction | None:
    """Return why a seat may not use ink or remover, or ``None`` if it may."""
    if seat == at.turn.seat and at.turn.step != "spell":
        return IllegalAction("hardback.ink.not_now")
    player = at.players[seat]
    match action:
        case Ink():
            return _refused_ink(at, rules, seat)
        case Unink(card) if (held := player.held(card)) is None or held.ink != "inked":
            return IllegalAction("hardback.ink.not_inked", card=card)
        case Unink() if not player.remover:
            return IllegalAction("hardback.ink.no_remover")
        case Reink(card) if (held := player.held(card)) is None or held.ink != "removed":
            return IllegalAction("hardback.ink.not_removed", card=card)
    return None


def _refused_ink(at: Position, rules: Settings, seat: int) -> IllegalAction | None:
    player = at.players[seat]
    if not player.ink:
        return IllegalAction("hardback.ink.none")
    if not (player.draw or player.discard):
        return IllegalAction("hardback.ink.no_card")
    wins = rules.cooperative and at.penny + penny.ink_points(at, 1) >= rules.target
    if wins and seat != at.turn.seat and at.turn.step not in ("spell", "purchase"):
        return IllegalAction("hardback.ink.penny_would_win")
    return None


def use(play: Play, seat: int, action: Action) -> None:
    """Carry out what a seat does with ink or remover."""
    player = play.at.players[seat]
    match action:
        case Ink():
            player.ink -= 1
            play.tell(InkSpent(seat=seat))
            play.first(Task("inked", seat, 1))
        case Unink(card):
            player.remover -= 1
            _mark(play, seat, card, "removed")
            play.tell(InkRemoved(seat=seat, card=card))
        case Reink(card):
            player.remover += 1
            _mark(play, seat, card, "inked")
            play.tell(InkRestored(seat=seat, card=card))


def _mark(play: Play, seat: int, card: str, ink: str) -> None:
    held = play.at.players[seat].held(card)
    assert held
    held.ink = "inked" if ink == "inked" else "removed"
