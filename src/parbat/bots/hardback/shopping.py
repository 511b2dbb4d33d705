"""What coins are best spent on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from parbat.bots.hardback.values import Prices
from parbat.core.actions import Action
from parbat.games.hardback.actions import Advert, Buy, Convert, Done
from parbat.games.hardback.cards import ADVERTS, CARDS
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Position
from parbat.games.hardback.steps.market import INK_A_COIN, to_convert


@dataclass(frozen=True)
class Plan:
    """Something to begin with, and what it is worth with all that is bought after it."""

    worth: float
    first: Action


@dataclass
class Shopping:
    """Plans what is bought, for one player and one set of prices."""

    rules: Settings
    prices: Prices
    _known: dict[tuple[object, ...], Plan] = field(default_factory=dict)

    def best(self, at: Position) -> Plan:
        """Return the best plan of the active player, ink changed into coins included."""
        player = at.active
        key = (*at.offers, player.jail, player.coins, player.adverts, player.ink)
        if key not in self._known:
            self._known[key] = self._best(at)
        return self._known[key]

    def _best(self, at: Position) -> Plan:
        plan = self._spent(at, at.active.coins)
        if coins := to_convert(at, self.rules):
            changed = self._spent(at, at.active.coins + coins)
            ink = INK_A_COIN * coins
            cost = ink * (self.prices.ink + self.ink_penalty(at)) + self.prices.convert
            if changed.worth - cost > plan.worth:
                return Plan(changed.worth - cost, Convert())
        return plan

    def _spent(self, at: Position, coins: int) -> Plan:
        """Return the best way to spend some coins: cards, and the next steps of the adverts."""
        best = Plan(-1e9, Done())
        for bought, cards, left in self._baskets(at, coins):
            points, price = 0, 0
            for step in range(self._adverts(at), len(ADVERTS) + 1):
                worth = cards + points + self.prices.ink * (left - price)
                if worth > best.worth:
                    best = Plan(worth, Buy(bought) if bought else Advert() if price else Done())
                if step == len(ADVERTS) or price + ADVERTS[step][0] > left:
                    break
                price, points = price + ADVERTS[step][0], points + ADVERTS[step][1]
        return best

    def _adverts(self, at: Position) -> int:
        return at.active.adverts if self.rules.adverts else len(ADVERTS)

    def _baskets(self, at: Position, coins: int) -> Iterator[tuple[str, float, int]]:
        """Yield the dearest card of each set of cards, what the set is worth, and what is left."""
        for cards, left in _sets([*at.offers, *filter(None, [at.active.jail])], coins):
            rest = [card for card in at.offers if card not in cards]
            worth = sum(self._gain(at, card, rest) for card in cards)
            first = max(cards, key=self.prices.card, default="")
            yield first, worth - self.threat(at, rest), left

    def _gain(self, at: Position, card: str, rest: list[str]) -> float:
        """Return what it is worth to buy a card, Penny's signature considered."""
        noticed = at.genre == "adventure" and any(CARDS[c].genre == "adventure" for c in rest)
        return self.prices.card(card) - self.prices.hurdle - self.prices.deny * noticed

    def threat(self, at: Position, row: list[str]) -> float:
        """Return what Penny takes next out of an offer row."""
        if not self.rules.cooperative or not row:
            return 0.0
        card = CARDS[row[0]]
        twice = at.genre == "romance" == card.genre
        return self.prices.deny * card.cost * (2 if twice else 1)

    def ink_penalty(self, at: Position) -> float:
        """Return what each ink that is used gives Penny."""
        noticed = at.genre == "horror" and any(CARDS[c].genre == "horror" for c in at.offers)
        return self.prices.deny if noticed else 0.0


def _sets(cards: list[str], coins: int) -> Iterator[tuple[list[str], int]]:
    """Yield every set of cards that some coins buy, and the coins that are left."""
    if not cards:
        yield [], coins
        return
    first, *others = cards
    yield from _sets(others, coins)
    if CARDS[first].cost <= coins:
        for bought, left in _sets(others, coins - CARDS[first].cost):
            yield [first, *bought], left
