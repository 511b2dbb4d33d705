"""A second referee, written from the rules page: it says who has to act and what is told then.

It follows a game by what is entered and what is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any

from himalaya.second import countdown
from himalaya.second.courses import Asked, Course, ask, tell
from himalaya.second.printed import BORDERED, LEVEL, RISING, TRACKS
from himalaya.second.reckoned import Reckoned
from himalaya.second.resolution import Resolution
from himalaya.second.supply import Supply
from parbat.core.actors import Actor
from parbat.core.events import Event
from parbat.games.himalaya import events as told
from parbat.games.himalaya.table import Settings


class Referee:
    """Follows one game."""

    def __init__(self, rules: Settings) -> None:
        """Begin before the first draw."""
        self.rules = rules
        self.table = Reckoned(rules.seats)
        self._supply = Supply(self.table, rules)
        self._resolution = Resolution(self.table, rules)
        self.turn = 0
        self._course = self._game()
        self.due = next(self._course, None)
        """What has to come now: ``None`` for an event."""
        self.is_over = False

    def hear(self, what: Event | tuple[Actor, str]) -> None:
        """Take what was entered or told; raises ``AssertionError`` if something else was due."""
        assert not self.is_over, what
        assert isinstance(what, Event) == (self.due is None), (what, self.due)
        try:
            self.due = self._course.send(what)
        except StopIteration:
            self.is_over, self.due = True, None

    @property
    def order(self) -> list[int]:
        """The turn order (4.2)."""
        seats = self.rules.seats
        return [(self.turn - 1 + after) % seats for after in range(seats)]

    # The game

    def _game(self) -> Course:
        table, seats = self.table, self.rules.seats
        yield from self._supply.refill()
        for seat in range(seats):
            free = [f"start {v}" for v in LEVEL if v not in table.caravan.values()]
            village = int((yield from ask(seat, free)).split(" ")[1])
            table.caravan[seat] = village
            yield from tell(told.CaravanPlaced(seat=seat, village=village))
        for self.turn in range(1, 13):
            yield from tell(told.TurnBegan(seat=self.order[0], turn=self.turn))
            yield from self._whole_turn()
        yield from self._end()

    def _whole_turn(self) -> Course:
        if self.rules.advanced:
            for seat in self.order:
                yield from self._event(seat)
        programmes = yield from self._program()
        self.table.collected.clear()
        for slot in range(6):
            for seat in self.order:
                yield from self._resolution.action(seat, slot, programmes[seat])
        yield from self._supply.refill()
        if self.turn in (4, 8, 12):
            yield from self._inventory()
        if self.table.placed:
            yield from tell(told.CountersRemoved(counters=tuple(self.table.placed)))
        self.table.placed.clear()
        self.table.collected.clear()

    # Events and programmes (10.2, 4.3)

    def _event(self, seat: int) -> Course:
        table = self.table
        texts = ["event none"]
        for kind in ("yeti", "snowstorm", "market"):
            if kind not in table.holding[seat] or kind in table.placed:
                continue
            if kind == "market":
                texts += [f"event market {v}" for v in LEVEL if table.goods[v].total()]
            else:
                texts += [f"event {kind} {low}-{high}" for low, high in TRACKS]
        _, counter, *where = (yield from ask(seat, texts)).split(" ")
        if counter == "none":
            yield from tell(told.CounterKept(seat=seat))
            return
        villages = tuple(int(end) for end in where[0].split("-"))
        table.placed[counter] = villages
        table.holding[seat].remove(counter)
        placed = told.CounterPlaced(
            seat=seat, counter=counter, villages=villages, where="-".join(map(str, villages))
        )
        yield from tell(placed)

    def _program(self) -> Generator[Asked | None, Any, list[list[str]]]:
        seats = range(self.rules.seats)
        chosen: dict[int, list[str]] = {}
        while len(chosen) < len(seats):
            by, text = yield Asked(frozenset(seats))
            word, *steps = text.split(" ")
            assert word == "program"
            assert len(steps) == 6
            again = by in chosen
            chosen[by] = steps
            own = told.Programmed(
                seat=by, steps=tuple(steps), replaced=again, audience=frozenset({by})
            )
            yield from tell(own)
            if self.rules.show_committed and not again:
                yield from tell(told.Committed(seat=by))
        programmes = [chosen[seat] for seat in seats]
        yield from tell(told.Revealed(programmes=tuple(map(tuple, programmes))))
        return programmes

    # Inventory (8, 10.6)

    def _inventory(self) -> Course:
        table = self.table
        for good in RISING:
            counts = tuple(hand[good] for hand in table.hand)
            most = [seat for seat in table.seats if 0 < counts[seat] == max(counts)]
            leader = most[0] if len(most) == 1 else None
            in_words = ", ".join(map(str, counts))
            counted = told.Counted(good=good, counts=counts, leader=leader, told=in_words)
            yield from tell(counted)
            if leader is not None:
                yield from self._lead(leader, good)

    def _lead(self, seat: int, good: str) -> Course:
        table, what, places = self.table, "marker", list[str]()
        if self.rules.advanced:
            _, what, *places = (yield from ask(seat, self._gains(seat))).split(" ")
        if what == "marker":
            table.markers[seat] += 1
            yield from tell(told.MarkerTaken(seat=seat, good=good, yaks=3))
        elif what == "stupa":
            village = int(places[0])
            table.stupa[village] = seat
            yield from tell(told.HouseHonoured(seat=seat, good=good, village=village))
        else:
            regions = tuple(map(int, places))
            if len(regions) == 1:
                regions *= min(2, table.delegations_left(seat))
            for region in regions:
                table.sent[region, seat] += 1
            yield from tell(told.EnvoysSent(seat=seat, good=good, regions=regions))

    def _gains(self, seat: int) -> list[str]:
        """Return the legal list of a full inventory (10.6, 13.4)."""
        table = self.table
        around, left = BORDERED[table.caravan[seat]], table.delegations_left(seat)
        goals: list[tuple[int, ...]] = [(region,) for region in around if left]
        if self.rules.inventory_split and left >= 2:
            goals += combinations(around, 2)
        texts = ["inventory marker"]
        texts += [f"inventory delegations {' '.join(map(str, goal))}" for goal in sorted(goals)]
        if table.stupas_left(seat):
            texts += [f"inventory stupa {village}" for village in table.near_houses(seat)]
        return texts

    # The end (9)

    def _end(self) -> Course:
        table, seats = self.table, self.table.seats
        religion = tuple(table.religion(seat) for seat in seats)
        in_words = ", ".join(map(str, religion))
        yield from tell(told.ReligionCounted(religion=religion, told=in_words))
        out, inside = list[int](), list(seats)
        if len(seats) > 3:
            gone = countdown.who_goes(table, inside, "religion", self.order)
            yield from tell(gone)
            out.append(gone.seat)
            inside.remove(gone.seat)
            table.sent = Counter({key: n for key, n in table.sent.items() if key[1] != gone.seat})
        politics = tuple(None if seat in out else table.politics(seat) for seat in seats)
        in_words = ", ".join("-" if n is None else str(n) for n in politics)
        yield from tell(told.PoliticsCounted(politics=politics, told=in_words))
        while len(inside) > {3: 3, 4: 2, 5: 3, 6: 3}[len(seats)]:
            gone = countdown.who_goes(table, inside, "politics", self.order)
            yield from tell(gone)
            out.append(gone.seat)
            inside.remove(gone.seat)
        if out:
            end = countdown.among_finalists(table, inside, out, politics)
        else:
            end = countdown.among_three(table, shared_lead_counts=self.rules.shared_lead_counts)
        yaks = tuple(table.yaks(seat) for seat in seats)
        in_words = ", ".join(map(str, yaks))
        yield from tell(told.EconomyCounted(yaks=yaks, told=in_words))
        over = told.GameOver(reason=end.reason, scores=yaks, ranks=end.ranks)
        yield from tell(over)
