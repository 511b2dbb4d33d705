"""Players of Hardback that buy and play cards which nobody has played before."""

from __future__ import annotations

from hardback.ledger import Ledger
from hardback.playing import Done
from parbat.bots.hardback import Author
from parbat.bots.hardback.deciding import Mind
from parbat.bots.hardback.values import Numbers, Prices
from parbat.core.chance import Source
from parbat.core.match import Match
from parbat.games.hardback.actions import Word
from parbat.games.hardback.cards import CARDS, GENRES
from parbat.games.hardback.state import HardbackState
from parbat.games.hardback.view import HardbackView

_WISHED = 50.0  # points, more than all else is worth
_SAVING = 3.0  # times as much as usual is a coin worth
_LEVEL = 4


class Wishes(Prices):
    """Prices by which the missing cards are worth most.

    Each seat looks for one genre, so that it soon is active.
    """

    def __init__(self, view: HardbackView, seat: int, by: Numbers, missing: set[str]) -> None:
        super().__init__(view, seat, by)
        self._missing = missing
        self._genre = GENRES[seat % len(GENRES)]
        self.coin *= _SAVING

    def card(self, card: str) -> float:
        is_wished = card in self._missing and CARDS[card].genre == self._genre
        return super().card(card) + _WISHED * is_wished

    def active(self, card: str) -> float:
        return super().active(card) + _WISHED * (card in self._missing)


class Collector(Author):
    """Plays missing cards with their genre active, and buys them first."""

    def __init__(self, source: Source, missing: set[str]) -> None:
        super().__init__(source, _LEVEL)
        self._missing = missing

    def _prices(self, state: HardbackState, seat: int) -> Prices:
        return Wishes(state.view(seat), seat, self._by, self._missing)

    def _worth_of(self, state: HardbackState, word: Word, mind: Mind) -> float:
        trial, ledger = state.copy(), Ledger()
        told = trial.apply(mind.seat, word)
        ledger.note(Done(state, mind.seat, word, told, trial))
        found = self._missing & set(ledger.active)
        return super()._worth_of(state, word, mind) + _WISHED * len(found)


def collect(match: Match, source: Source, missing: set[str]) -> Match:
    """Play a match to its end and strike off what was played with its genre active."""
    bot, ledger = Collector(source, missing), Ledger()
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.awaited if isinstance(actor, int))
        before = match.state.copy()
        action = bot.choose(match.perspective(seat, source))
        told = match.apply(seat, action)
        assert isinstance(before, HardbackState)
        assert isinstance(match.state, HardbackState)
        if ledger.note(Done(before, seat, action, told, match.state)):
            missing.difference_update(ledger.active)
    return match
