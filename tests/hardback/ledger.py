"""What a word has to bring, worked out anew from the printed cards and from what was told."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

from hardback.playing import Done
from parbat.games.hardback.actions import Choose
from parbat.games.hardback.events import (
    Doubled,
    Dumped,
    Earned,
    Trashed,
    Uncovered,
    WordAccepted,
    WordSubmitted,
)

_TEXT = resources.files("parbat.games.hardback").joinpath("data/cards.json").read_text("utf-8")
PRINTED: dict[str, dict[str, Any]] = {card["id"]: card for card in json.loads(_TEXT)["cards"]}


class Ledger:
    """Follows a game and knows what the present word has to bring by itself (10, 11)."""

    def __init__(self) -> None:
        self.accepted = False

    def note(self, done: Done) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """Take note of what was done; return what was to be earned and was, once it is."""
        for event in done.told:
            if isinstance(event, WordSubmitted):
                self._submit(done, event)
            elif isinstance(event, WordAccepted):
                self.accepted = True
            elif isinstance(event, Uncovered):
                self.wild.discard(event.card)
            elif isinstance(event, Doubled):
                self.times[event.card] += 1
        turn = done.state.at.turn
        is_due = turn.seat != done.before.at.turn.seat or turn.step not in ("uncover", "double")
        if not self.accepted or not is_due:
            return None
        self.accepted = False
        if done.action is None:
            return None  # the player left before anything was earned
        assert not isinstance(done.action, Choose)
        earned = [event for event in done.told if isinstance(event, Earned)]
        return self.due(), (sum(e.coins for e in earned), sum(e.points for e in earned))

    def _submit(self, done: Done, event: WordSubmitted) -> None:
        players = done.before.at.players
        own = players[event.seat]
        held = {card.id: card.ink for card in own.hand}
        self.inked = sum(held.get(card) == "inked" for card in event.cards)
        self.lain_wild = len(event.wild)
        self.wild = {event.cards[place] for place in event.wild}
        foreign = {card for card in event.cards if card not in held and card not in own.timeless}
        beside = [card for card in own.timeless if card not in event.cards]
        self.cards = [card for card in (*event.cards, *beside) if card not in foreign]
        self.times = Counter[str]()
        self.dumped = 0
        self.chosen = Counter[str]()
        self.second = done.state.rules.second
        self.accepted = False

    @property
    def shown(self) -> list[str]:
        """The own cards of the word and beside it that lie face up (10.1)."""
        return [card for card in self.cards if card not in self.wild]

    @property
    def active(self) -> list[str]:
        """Those of them whose genre is active."""
        genres = Counter(PRINTED[card]["genre"] for card in self.shown)
        return [
            card
            for card in self.shown
            if PRINTED[card]["genre"] != "starter" and genres[PRINTED[card]["genre"]] >= 2
        ]

    def check_given(self, done: Done) -> int:
        """Check what was given away or chosen brought (11.6, 11.7, 11.9); return how often."""
        checked = 0
        for event in done.told:
            if isinstance(event, Trashed):
                kind = "trash_for_coins" if event.coins else "trash_for_points"
                assert [event.coins + event.points] == self._offered(event.card, kind)
            elif isinstance(event, Dumped):
                # Each benefit once, the largest amount first.
                amounts = [n for card in self.shown for n in self._offered(card, "dump")]
                assert event.coins == sorted(amounts, reverse=True)[self.dumped]
                self.dumped += 1
            elif isinstance(event, Earned) and isinstance(done.action, Choose):
                self._check_chosen(event)
            else:
                continue
            checked += 1
        return checked

    def _check_chosen(self, event: Earned) -> None:
        """A choice of coins or points is multiplied, one of ink or remover is not (11.3)."""
        if event.ink or event.remover:
            once = self._offered(event.card, "ink_or_remover")[0] // (1 + self.times[event.card])
            assert event.ink + event.remover == once
            return
        amounts = self._offered(event.card, "coins_or_points")
        assert event.coins + event.points == amounts[self.chosen[event.card]]
        self.chosen[event.card] += 1

    def _offered(self, card: str, wanted: str) -> list[int]:
        """Return the amounts of a card's benefits of a kind, the basic ones first (11.3)."""
        printed = PRINTED[card]
        benefits = printed["basic"] + (printed["active"] if card in self.active else [])
        return [amount * (1 + self.times[card]) for kind, amount in benefits if kind == wanted]

    def due(self) -> tuple[int, int]:
        """Return the coins and points that the word has to bring by itself."""
        adventure = sum(PRINTED[card]["genre"] == "adventure" for card in self.shown)
        active = self.active
        coins = points = 0
        for card in self.shown:
            printed = PRINTED[card]
            for kind, amount in printed["basic"] + (printed["active"] if card in active else []):
                worth = amount * (1 + self.times[card])
                coins += worth * (kind == "coins")
                points += worth * (kind == "points")
                coins += worth * adventure * (kind == "per_adventure")
                points += worth * self.lain_wild * (kind == "per_wild")
                coins += worth * self.inked * (kind == "per_inked" and not self.second)
                points += worth * self.inked * (kind == "per_inked" and self.second)
        return coins, points
