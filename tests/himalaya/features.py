"""What a game shows of all that the rules foresee, by name, worked out from what was told."""

from __future__ import annotations

from collections.abc import Iterable

from himalaya.second.printed import RISING
from parbat.core.events import Event
from parbat.core.match import Match, Returned, StoodIn, Undone
from parbat.games.himalaya import events as told
from parbat.games.himalaya.state import HimalayaState

ALL = {
    # Rules 9.2, 9.3, 12.7
    *(f"three players: {reason}" for reason in ("majority", "yaks", "politics", "religion")),
    *(f"finalists: {reason}" for reason in ("yaks", "politics", "religion", "shared")),
    *("three players: shared", "abandoned"),
    *(f"out in religion: {by}" for by in ("religion", "stupas", "yaks", "order")),
    *(f"out in politics: {by}" for by in ("politics", "delegations", "yaks", "order")),
    # Rules 5.6
    *(f"lost: {why}" for why in ("no_track", "yeti", "snowstorm", "collected", "lacking", "empty")),
    # Rules 6
    *("reward: barter offering", "reward: barter delegations", "reward: offering delegations"),
    *("reward: barter", "fewer delegations than the level", "delegations split"),
    "an order comes straight back",
    # Rules 7
    *("bag empty: goods", "bag empty: orders", "fewer than five goods"),
    *("card used", "card put under the deck", "card from under the deck", "cards shuffled"),
    # Rules 8, 10.6
    *("inventory: nobody has any", "inventory: several have most", "inventory: marker"),
    *("inventory: two delegations to one region", "inventory: two delegations to two regions"),
    *("inventory: the last delegation", "inventory: stupa"),
    # Rules 10.2 to 10.5, 12.6
    *("counter: yeti", "counter: snowstorm", "counter: market", "no counter"),
    *("storm crossed", "market: lowest taken", "market: another taken", "declined"),
    # Rules 4.4, 9.5, 13.7
    *("programme replaced", "undone", "left", "a computer player goes on", "a person goes on"),
}
"""Every feature that some golden record must show."""


class Features:
    """Collects the features of one game."""

    def __init__(self, match: Match) -> None:
        """Take the seats and the board from a match."""
        assert isinstance(match.state, HimalayaState)
        self.seats = len(match.seats)
        self._levels = {v.number: v.level for v in match.state.view(None).villages}
        self.shown = set[str]()
        self._goods: dict[int, list[str]] = {}
        self._reward: list[str] = []
        self._returned = set[int]()
        self._under = set[int]()
        self._down = set(self._levels)

    def read(self, happened: Iterable[Event]) -> set[str]:
        """Return what a game shows."""
        for event in happened:
            self._note(event)
        return self.shown

    def _note(self, event: Event) -> None:
        add = self.shown.add
        match event:
            case told.GameOver(reason="abandoned"):
                add("abandoned")
            case told.GameOver(reason=reason):
                add(f"{'three players' if self.seats == 3 else 'finalists'}: {reason}")
            case told.Eliminated(influence=influence, criterion=criterion):
                add(f"out in {influence}: {criterion}")
            case told.Lost(reason=reason):
                add(f"lost: {reason}")
            case told.CounterPlaced(counter=counter):
                add(f"counter: {counter}")
            case told.CounterKept():
                add("no counter")
            case told.StormCrossed():
                add("storm crossed")
            case told.Declined():
                add("declined")
            case told.Programmed(replaced=True):
                add("programme replaced")
            case Undone():
                add("undone")
            case told.Left():
                add("left")
            case StoodIn():
                add("a computer player goes on")
            case Returned():
                add("a person goes on")
            case told.TurnBegan():
                self._returned = set()
            case _:
                self._note_dealing(event)
                self._note_refilling(event)
                self._note_inventory(event)

    def _note_dealing(self, event: Event) -> None:
        match event:
            case told.Collected(village=village, good=good, market=market):
                here = self._goods[village]
                if market:
                    is_lowest = good == min(here, key=RISING.index)
                    self.shown.add(f"market: {'lowest' if is_lowest else 'another'} taken")
                here.remove(good)
            case told.Delivered():
                self._reward = []
            case told.OfferingMade():
                self._reward.append("offering")
            case told.DelegationsSent(village=village, regions=regions):
                self._reward.append("delegations")
                if len(regions) < self._levels[village]:
                    self.shown.add("fewer delegations than the level")
                if len(set(regions)) > 1:
                    self.shown.add("delegations split")
            case told.Bartered():
                self.shown.add(" ".join(["reward: barter", *self._reward]))
            case told.OrderReturned(order=order):
                self.shown.add(" ".join(["reward:", *self._reward]))
                self._returned.add(order)

    def _note_refilling(self, event: Event) -> None:
        match event:
            case told.GoodsPlaced(village=village, goods=goods):
                self._goods[village] = list(goods)
                if len(goods) < 5:
                    self.shown.add("fewer than five goods")
            case told.OrderPlaced(order=order) if order in self._returned:
                self.shown.add("an order comes straight back")
            case told.BagEmpty(bag=bag):
                self.shown.add(f"bag empty: {bag}")
            case told.CardTurned(village=village, supplied=supplied, shuffled=shuffled):
                if shuffled:
                    self.shown.add("cards shuffled")
                    self._down, self._under = set(self._levels), set()
                if village in self._under:
                    assert not self._down
                    self.shown.add("card from under the deck")
                self._down.discard(village)
                self._under.discard(village)
                self.shown.add("card used" if supplied else "card put under the deck")
                if not supplied:
                    self._under.add(village)

    def _note_inventory(self, event: Event) -> None:
        match event:
            case told.Counted(counts=counts, leader=None):
                which = "several have most" if any(counts) else "nobody has any"
                self.shown.add(f"inventory: {which}")
            case told.MarkerTaken():
                self.shown.add("inventory: marker")
            case told.HouseHonoured():
                self.shown.add("inventory: stupa")
            case told.EnvoysSent(regions=(_,)):
                self.shown.add("inventory: the last delegation")
            case told.EnvoysSent(regions=regions):
                goal = "one region" if len(set(regions)) == 1 else "two regions"
                self.shown.add(f"inventory: two delegations to {goal}")
