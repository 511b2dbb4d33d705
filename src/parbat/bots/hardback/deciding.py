"""What a computer player does when it is asked something other than a word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parbat.bots.hardback.shopping import Shopping
from parbat.bots.hardback.values import Prices
from parbat.core.actions import Action
from parbat.core.actors import CHANCE
from parbat.games.hardback.actions import (
    Advert,
    Buy,
    Choose,
    Convert,
    Discard,
    Done,
    Double,
    Dump,
    Flush,
    Ink,
    Preview,
    Remove,
    Reserve,
    Top,
    Trash,
    Uncover,
    Vote,
)
from parbat.games.hardback.cards import AWARDS
from parbat.games.hardback.state import HardbackState

_ALWAYS: Final = 1000.0
_AVERAGE: Final = "STA-A"


@dataclass(frozen=True)
class Mind:
    """What a player thinks things are worth while it makes one decision."""

    seat: int
    prices: Prices
    shopping: Shopping

    @classmethod
    def of(cls, state: HardbackState, seat: int, prices: Prices) -> Mind:
        """Think about a game with some prices."""
        return cls(seat, prices, Shopping(state.rules, prices))

    def decide(self, state: HardbackState) -> Action:
        """Return the action that looks best out of those that are listed."""
        listed = state.legal_actions(self.seat)
        # Out of turn nobody has to do anything: whoever is asked all the same may only have ink.
        legal = [action for action in listed if not isinstance(action, Ink)] or listed
        if any(isinstance(action, Buy | Advert | Convert) for action in legal):
            return self.shopping.best(state.at).first
        return max(legal, key=lambda action: self._rate(state, action))

    def outlook(self, trial: HardbackState) -> float:
        """Decide all that comes before the purchase and return what the player has then."""
        while trial.outcome is None and trial.at.turn.seat == self.seat:
            if follow_up := trial.follow_up():
                trial.apply(*follow_up)
            elif CHANCE in trial.to_act or trial.at.turn.step in ("purchase", "vote", "spell"):
                break
            else:
                trial.apply(self.seat, self.decide(trial))
        return self._worth(trial)

    def _worth(self, state: HardbackState) -> float:
        """Return what the player has, in points, coins well spent."""
        at, prices = state.at, self.prices
        player = at.players[self.seat]
        team = at.players if state.rules.cooperative else [player]
        award = AWARDS.get(max(each.award for each in team), 0)
        worth = sum(each.score for each in team) + prices.award_point * award
        worth += prices.ink * (player.ink + player.remover)
        if at.turn.seat != self.seat or at.ended:
            return worth - self.shopping.threat(at, at.offers)
        opened = [p.id for p in at.turn.word if at.controls(p) and p.card.timeless]
        new = [card for card in opened if card not in player.timeless]
        return worth + sum(map(prices.standing, new)) + self.shopping.best(at).worth

    def _rate(self, state: HardbackState, action: Action) -> float:
        prices = self.prices
        match action:
            case Vote():
                return float(action.accepts)
            case Uncover() | Double():
                trial = state.copy()
                trial.apply(self.seat, action)
                return self.outlook(trial)
            case Trash(card):
                return self._paid(state, card) + prices.without(card)
            case Dump(card):
                return prices.coin + prices.without(card)
            case Preview():
                return _ALWAYS
            case Top(card):
                return prices.played(card) - prices.played(_AVERAGE)
            case Discard(card):
                return prices.played(_AVERAGE) - prices.played(card)
            case Choose(what):
                return _chosen(what, prices)
            case Reserve(card):
                kept = prices.card(card) * prices.reserve if not state.at.active.jail else 0.0
                return kept + self._denied(state, card)
            case Remove(card):
                return self._denied(state, card)
            case Flush():
                return 2.0 - max(map(prices.card, state.at.offers))
            case Done() | _:
                return 0.0

    def _denied(self, state: HardbackState, card: str) -> float:
        """Return how much less Penny gets next if a card is taken away."""
        row = state.at.offers
        rest = [other for other in row if other != card]
        return self.shopping.threat(state.at, row) - self.shopping.threat(state.at, rest)

    def _paid(self, state: HardbackState, card: str) -> float:
        """Return what is paid for a card that is trashed."""
        trial = state.copy()
        trial.apply(self.seat, Trash(card))
        now, had = trial.at.players[self.seat], state.at.players[self.seat]
        return self.prices.coin * (now.coins - had.coins) + now.score - had.score


def _chosen(what: str, prices: Prices) -> float:
    return {"coins": prices.coin, "points": 1.0, "ink": prices.ink, "remover": prices.ink / 2}[what]
