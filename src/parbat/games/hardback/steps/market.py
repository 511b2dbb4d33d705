"""JAIL, FLUSH and PURCHASE: what happens to the offer row (rules 11, 12, 13)."""

from __future__ import annotations

from typing import Final

from parbat.core.actions import Action
from parbat.core.errors import IllegalAction
from parbat.games.hardback import penny
from parbat.games.hardback.actions import Advert, Buy, Convert, Done, Flush, Remove, Reserve
from parbat.games.hardback.cards import ADVERTS, CARDS, GENRES, Kind
from parbat.games.hardback.events import (
    Advertised,
    Bought,
    Converted,
    Flushed,
    JailEmptied,
    Removed,
    Reserved,
)
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import ROW, Position, Task
from parbat.games.hardback.steps.step import Step, of_cards

_ALIKE: Final = 4
_DEAR: Final = 6
INK_A_COIN: Final = 3


class JailStep(Step):
    """Cards of the offer row are reserved or removed."""

    name = "jail"
    then = "flush"
    kinds = (Reserve, Remove, Done)

    def begin(self, play: Play) -> None:
        play.turn.jailings = sum(
            benefit.kind is Kind.JAIL
            for placed in play.turn.scanned
            for _, benefit in play.at.good_for(placed)
        )

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        if self.name in at.turn.passed or not at.turn.jailings or not at.offers:
            return []
        return [*of_cards(Reserve, at.offers), *of_cards(Remove, at.offers), Done()]

    def act(self, play: Play, action: Action) -> None:
        assert isinstance(action, Reserve | Remove)
        play.turn.jailings -= 1
        play.turn.traded = True
        play.at.offers.remove(action.card)
        if isinstance(action, Remove):
            play.offer_discard(action.card)
            play.tell(Removed(seat=play.seat, card=action.card))
        else:
            self._reserve(play, action.card)
        play.first(Task("deal", play.seat, 1))

    def _reserve(self, play: Play, card: str) -> None:
        if old := play.active.jail:
            play.offer_discard(old)
            play.tell(JailEmptied(seat=play.seat, card=old))
        play.active.jail = card
        play.tell(Reserved(seat=play.seat, card=card))


class FlushStep(Step):
    """The whole offer row may be replaced where it is dear or of one genre."""

    name = "flush"
    then = "purchase"
    kinds = (Flush, Done)

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        if rules.cooperative or self.name in at.turn.passed or not _may_flush(at):
            return []
        return [Flush(), Done()]

    def act(self, play: Play, action: Action) -> None:
        for card in play.at.offers:
            play.offer_discard(card)
        play.at.offers = []
        play.turn.traded = True
        play.turn.passed.append(self.name)
        play.tell(Flushed(seat=play.seat))
        play.first(Task("deal", play.seat, ROW))


def _may_flush(at: Position) -> bool:
    offered = [CARDS[card] for card in at.offers]
    genres = [card.genre for card in offered]
    dear = sum(card.cost >= _DEAR for card in offered)
    return dear >= _ALIKE or any(genres.count(genre) >= _ALIKE for genre in GENRES)


class PurchaseStep(Step):
    """Coins are spent."""

    name = "purchase"
    then = "end"
    kinds = (Buy, Advert, Convert, Done)

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        player = at.active
        affordable = [card for card in for_sale(at) if CARDS[card].cost <= player.coins]
        listed = of_cards(Buy, affordable)
        advert = next_advert(at, rules)
        if advert and advert[0] <= player.coins:
            listed.append(Advert())
        if to_convert(at, rules):
            listed.append(Convert())
        return [*listed, Done()] if listed else []

    def go(self, play: Play) -> bool:
        return "purchase" not in play.turn.passed and super().go(play)

    def act(self, play: Play, action: Action) -> None:
        match action:
            case Buy(card):
                _buy(play, card)
            case Advert():
                _advertise(play)
            case Convert():
                _convert(play)

    def refusal(self, at: Position, action: Action) -> IllegalAction:
        if isinstance(action, Buy) and action.card in for_sale(at):
            cost = CARDS[action.card].cost
            return IllegalAction("hardback.purchase.coins", card=action.card, cost=cost)
        if isinstance(action, Buy):
            return IllegalAction("hardback.purchase.not_offered", card=action.card)
        return super().refusal(at, action)


def for_sale(at: Position) -> list[str]:
    """Return what the active player could buy for enough coins."""
    return [*at.offers, *([at.active.jail] if at.active.jail else [])]


def next_advert(at: Position, rules: Settings) -> tuple[int, int] | None:
    """Return price and points of the active player's next advert."""
    level = at.active.adverts
    return ADVERTS[level] if rules.adverts and level < len(ADVERTS) else None


def to_convert(at: Position, rules: Settings) -> int:
    """Return how many coins ink is changed into, 0 if that cannot be done (13)."""
    advert = next_advert(at, rules)
    prices = [CARDS[card].cost for card in for_sale(at)] + ([advert[0]] if advert else [])
    player = at.active
    missing = min((price - player.coins for price in prices if price > player.coins), default=0)
    return missing if player.ink >= INK_A_COIN * missing else 0


def _buy(play: Play, card: str) -> None:
    player, bought = play.active, CARDS[card]
    player.coins -= bought.cost
    from_row = card in play.at.offers
    if from_row:
        play.at.offers.remove(card)
    else:
        player.jail = ""
    player.throw(card)
    player.score += bought.points
    play.turn.traded = True
    play.tell(Bought(seat=play.seat, card=card, cost=bought.cost, points=bought.points))
    penny.card_was_bought(play)
    if from_row:
        play.first(Task("deal", play.seat, 1))


def _advertise(play: Play) -> None:
    advert = next_advert(play.at, play.rules)
    assert advert
    cost, points = advert
    play.active.coins -= cost
    play.active.score += points
    play.active.adverts += 1
    play.tell(Advertised(seat=play.seat, cost=cost, points=points))


def _convert(play: Play) -> None:
    coins = to_convert(play.at, play.rules)
    ink = INK_A_COIN * coins
    play.active.ink -= ink
    play.active.coins += coins
    play.tell(Converted(seat=play.seat, ink=ink, coins=coins))
    penny.ink_was_used(play, ink)
