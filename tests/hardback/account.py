"""What everybody has and how the game ends, reckoned anew from what was told."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources

from hardback.ledger import PRINTED
from parbat.core.events import Event
from parbat.core.match import StoodIn
from parbat.core.outcome import Outcome
from parbat.games.hardback.events import (
    Advertised,
    AwardLost,
    AwardTaken,
    Bought,
    CoinsKept,
    Converted,
    Dumped,
    Earned,
    InkRemoved,
    InkRestored,
    InkSpent,
    Left,
    PennyScored,
    PennyTook,
    Trashed,
    TurnBegan,
)
from parbat.games.hardback.state import HardbackState

_TEXT = resources.files("parbat.games.hardback").joinpath("data/cards.json").read_text("utf-8")
_ADVERTS = [tuple(step) for step in json.loads(_TEXT)["adverts"]]
_AWARDS = {0: 0} | dict(json.loads(_TEXT)["awards"])


class Account:
    """Follows a game by its events alone."""

    def __init__(self) -> None:
        self.coins = Counter[int]()
        self.points = Counter[int]()
        self.ink = Counter[int]()
        self.remover = Counter[int]()
        self.adverts = Counter[int]()
        self.awards = Counter[int]()
        self.turns = Counter[int]()
        self.left = set[int]()
        self.penny = 0

    def note(self, event: Event, genre: str) -> None:
        """Take note of an event; ``genre`` is Penny's signature."""
        match event:
            case Earned(seat=seat, coins=coins, points=points, ink=ink, remover=remover):
                self._gain(seat, coins, points)
                self.ink[seat] += ink
                self.remover[seat] += remover
            case Trashed(seat=seat, coins=coins, points=points):
                self._gain(seat, coins, points)
            case Dumped(seat=seat, coins=coins):
                self._gain(seat, coins, 0)
            case Bought(seat=seat, card=card, cost=cost, points=points):
                assert (cost, points) == (PRINTED[card]["cost"], PRINTED[card]["points"])
                self._gain(seat, -cost, points)
            case Advertised(seat=seat, cost=cost, points=points):
                assert (cost, points) == _ADVERTS[self.adverts[seat]]
                self.adverts[seat] += 1
                self._gain(seat, -cost, points)
            case Converted(seat=seat, ink=ink, coins=coins):
                assert ink == 3 * coins
                self._gain(seat, coins, 0)
                self.ink[seat] -= ink
            case CoinsKept(seat=seat, coins=coins):
                self._gain(seat, -coins, 0)
                self.ink[seat] += coins
            case InkSpent(seat=seat):
                self.ink[seat] -= 1
            case InkRemoved(seat=seat):
                self.remover[seat] -= 1
            case InkRestored(seat=seat):
                self.remover[seat] += 1
            case PennyTook(card=card, points=points):
                doubled = genre == "romance" == PRINTED[card]["genre"]
                assert points == PRINTED[card]["cost"] * (2 if doubled else 1)
                self.penny += points
            case PennyScored(points=points):
                self.penny += points
            case AwardTaken(seat=seat, letters=letters):
                self.awards[seat] = letters
            case AwardLost(seat=seat):
                self.awards[seat] = 0
            case TurnBegan(seat=seat):
                self.turns[seat] += 1
            case Left(seat=seat):
                self.left.add(seat)
            case StoodIn(seat=seat):
                self.left.discard(seat)

    def _gain(self, seat: int, coins: int, points: int) -> None:
        self.coins[seat] += coins
        self.points[seat] += points

    def check(self, state: HardbackState) -> None:
        """Compare with what the rules say that everybody has."""
        for seat, player in enumerate(state.at.players):
            reckoned = (self.coins[seat], self.points[seat], self.ink[seat], self.remover[seat])
            assert reckoned == (player.coins, player.score, player.ink, player.remover)
            assert (self.adverts[seat], self.awards[seat]) == (player.adverts, player.award)
        assert self.penny == state.at.penny

    def check_outcome(self, state: HardbackState) -> None:
        """Compare with how the game ended (17, 18.7, 19.3)."""
        outcome = state.outcome
        assert outcome is not None
        seats = range(state.rules.seats)
        plain = [self.points[seat] for seat in seats]
        full = [plain[seat] + _AWARDS[self.awards[seat]] for seat in seats]
        if outcome.reason == "abandoned":
            assert outcome == Outcome(scores=tuple(plain), ranks=None, reason="abandoned")
        elif state.rules.cooperative:
            self._check_team(outcome, sum(plain), sum(full), state.rules.target)
        else:
            self._check_ranks(outcome, full)
            if outcome.reason == "target":
                assert len({self.turns[seat] for seat in seats}) == 1
                there = [plain[seat] for seat in seats if seat not in self.left]
                assert max(there) >= state.rules.target
            else:
                assert len(self.left) == len(seats) - 1

    def _check_team(self, outcome: Outcome, plain: int, full: int, target: int) -> None:
        assert outcome.ranks is not None
        has_left = outcome.reason == "resigned"
        won = full > self.penny and not has_left
        score = full if won else min(-1, full - self.penny)
        assert set(outcome.scores) == {score}
        assert set(outcome.ranks) == {1 if won else 2}
        assert has_left == (len(self.left) == len(outcome.scores))
        if not has_left:
            assert (plain if outcome.reason == "team" else self.penny) >= target

    def _check_ranks(self, outcome: Outcome, full: list[int]) -> None:
        assert outcome.scores == tuple(full)
        assert outcome.ranks is not None
        is_last = outcome.reason == "resigned"
        order = [
            (is_last and seat not in self.left, points, self.ink[seat])
            for seat, points in enumerate(full)
        ]
        best_first = sorted(order, reverse=True)
        assert outcome.ranks == tuple(best_first.index(one) + 1 for one in order)
