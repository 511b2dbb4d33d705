"""What cards, coins and ink are worth, in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parbat.games.hardback.cards import CARDS, STARTER, Benefit, Kind
from parbat.games.hardback.view import HardbackView

_ACTIVE: Final = 0.55
"""How often the genre of a card is active when it is played."""
_RARE: Final = dict.fromkeys("JQXZ", 0.25) | dict.fromkeys("VKWFY", 0.1)
"""What the letter of a card costs it, since it fits fewer words."""
_GIVES: Final[dict[Kind, tuple[float, float]]] = {
    Kind.COINS: (1.0, 0.0),
    Kind.POINTS: (0.0, 1.0),
    Kind.COINS_OR_POINTS: (0.4, 0.8),
    Kind.INK_OR_REMOVER: (0.35, 0.0),
    Kind.UNCOVER: (0.3, 0.3),
    Kind.DOUBLE: (0.6, 0.7),
    Kind.JAIL: (0.35, 0.2),
    Kind.TRASH_FOR_COINS: (0.15, 0.0),
    Kind.TRASH_FOR_POINTS: (0.0, 0.15),
    Kind.DUMP: (1.2, 0.3),
    Kind.PREVIEW: (0.2, 0.2),
    Kind.PER_ADVENTURE: (1.6, 0.0),
    Kind.PER_INKED: (0.5, 0.0),
    Kind.PER_WILD: (0.0, 1.3),
}
"""How many coins and points a benefit is good for, for each of its amount."""


@dataclass(frozen=True)
class Prices:
    """What things are worth at some moment of a game."""

    coin: float
    ink: float
    uses: float
    """How often a card bought now will be played."""

    def card(self, card: str) -> float:
        """Return what a card is worth in a deck, as compared with a starter."""
        return self.uses * (self.played(card) - self.played("STA-A")) + CARDS[card].points

    def basic(self, card: str) -> float:
        """Return what a card brings in any case."""
        return sum(self._benefit(benefit) for benefit in CARDS[card].basic)

    def active(self, card: str) -> float:
        """Return what it brings besides when its genre is active."""
        return sum(self._benefit(benefit) for benefit in CARDS[card].active)

    def played(self, card: str) -> float:
        """Return what a card brings when it is played, all in all."""
        printed = CARDS[card]
        basic, active = self.basic(card), self.active(card)
        common = 1.0 if printed.genre != STARTER else 0.0
        stays = 1.6 if printed.timeless else 1.0
        letter = 1.0 - _RARE.get(printed.letter, 0.0)
        return stays * letter * (basic + common * _ACTIVE * active)

    def _benefit(self, benefit: Benefit) -> float:
        coins, points = _GIVES[benefit.kind]
        return benefit.amount * (coins * self.coin + points)


def prices(view: HardbackView) -> Prices:
    """Return what things are worth now: the nearer the end, the more points count."""
    best = view.team if view.cooperative else max(player.score for player in view.players)
    if view.cooperative:
        best = max(best, view.penny)
    left = max(0.0, 1.0 - best / view.target)
    return Prices(coin=0.25 + 0.65 * left, ink=0.1 + 0.15 * left, uses=0.3 + 4.5 * left)
