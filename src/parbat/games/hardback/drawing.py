"""The table of Hardback drawn in letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parbat.games.hardback.cards import CARDS, Benefit, Kind
from parbat.games.hardback.position import Held, Placed

if TYPE_CHECKING:
    from parbat.games.hardback.view import HardbackView, PlayerView

_SHORT = {
    Kind.COINS: "{}¢",
    Kind.POINTS: "{}★",
    Kind.COINS_OR_POINTS: "{}¢/{}★",
    Kind.INK_OR_REMOVER: "ink/remover",
    Kind.UNCOVER: "uncover",
    Kind.DOUBLE: "double",
    Kind.JAIL: "jail",
    Kind.TRASH_FOR_COINS: "trash {}¢",
    Kind.TRASH_FOR_POINTS: "trash {}★",
    Kind.DUMP: "dump {}¢",
    Kind.PREVIEW: "preview",
    Kind.PER_ADVENTURE: "{}¢ an adventure",
    Kind.PER_INKED: "{} an inked card",
    Kind.PER_WILD: "{}★ a wild card",
}


def draw_table(view: HardbackView) -> str:
    """Draw the offer row, the players, and the word or the hand of whoever is to act."""
    goal = f"round {view.round}, target {view.target}"
    if view.cooperative:
        signature = f" ({view.genre})" if view.genre else ""
        goal += f", team {view.team}, Penny{signature} {view.penny}"
    lines = [goal, "", "Offer row, the oldest card first:"]
    lines += [f"  {_offer(card)}" for card in view.offers]
    lines += ["", *(_player(view, seat) for seat in range(len(view.players)))]
    shown = view.turn.word or view.turn.beside
    if shown:
        cards = " ".join(_placed(placed) for placed in shown)
        lines += ["", f"Word: {cards}  ({view.turn.coins}¢, {view.turn.points}★)"]
    for seat, player in enumerate(view.players):
        if player.hand:
            lines += ["", f"Hand of seat {seat}:", *(f"  {_held(held)}" for held in player.hand)]
    return "\n".join(lines)


def benefits(card: str) -> str:
    """Return what a card is good for in one line."""
    told = [_benefit(benefit) for benefit in CARDS[card].basic]
    active = [_benefit(benefit) for benefit in CARDS[card].active]
    return ", ".join(told) + (f" | active: {', '.join(active)}" if active else "")


def _benefit(benefit: Benefit) -> str:
    return _SHORT[benefit.kind].format(benefit.amount, benefit.amount)


def _offer(card: str) -> str:
    return f"{card:8} {CARDS[card].cost}¢  {benefits(card)}"


def _held(held: Held) -> str:
    ink = f" ({held.ink})" if held.ink else ""
    return f"{held.id:8} {benefits(held.id)}{ink}"


def _placed(placed: Placed) -> str:
    wild = f"={placed.wild}" if placed.wild else ""
    times = f"x{placed.times}" if placed.times > 1 else ""
    return f"{placed.id}{wild}{times}"


def _player(view: HardbackView, seat: int) -> str:
    player = view.players[seat]
    mark = ">" if seat == view.turn.seat else " "
    return f"{mark} seat {seat}: {player.score}★ {player.coins}¢ {_supplies(player)}"


def _supplies(player: PlayerView) -> str:
    told = [
        f"ink {player.ink}",
        f"remover {player.remover}",
        f"draw {player.draw_count}",
        f"hand {player.hand_count}",
        f"discard {player.discard_count}",
    ]
    told += [f"award {player.award}"] if player.award else []
    told += [f"adverts {player.adverts}"] if player.adverts else []
    told += [f"jail {player.jail}"] if player.jail else []
    told += [f"Timeless {' '.join(player.timeless)}"] if player.timeless else []
    return ", ".join(told)
