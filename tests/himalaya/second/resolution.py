"""The actions of a turn, as the second referee resolves them (rules 5, 6, 10.3 to 10.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from himalaya.second.courses import Course, ask, tell
from himalaya.second.printed import BORDERED, LEADS_TO, LEVEL, RISING
from himalaya.second.reckoned import Reckoned
from parbat.games.himalaya import events as told
from parbat.games.himalaya.table import Settings

Going = told.Moved | told.StormEntered | told.StormCrossed


class Resolution:
    """Carries out actions."""

    def __init__(self, table: Reckoned, rules: Settings) -> None:
        """Act at a table."""
        self.table = table
        self.rules = rules

    def action(self, seat: int, slot: int, programme: Sequence[str]) -> Course:
        """Carry out the action of a slot, which counts from 0 here."""
        if programme[slot] == "rest":
            yield from tell(told.Rested(seat=seat, slot=slot + 1))
        elif programme[slot] == "deal":
            yield from self._deal(seat, slot + 1)
        else:
            yield from self._move(seat, slot, programme)

    def _move(self, seat: int, slot: int, programme: Sequence[str]) -> Course:
        table, kind = self.table, programme[slot]
        here = table.caravan[seat]
        there = LEADS_TO.get((here, kind), 0)
        track = (min(here, there), max(here, there))
        if table.ahead.pop(seat, 0):
            yield from self._go(told.StormCrossed, seat, slot + 1, kind)
        elif not there:
            yield from self._lose(seat, slot + 1, kind, "no_track")
        elif table.placed.get("yeti") == track:
            yield from self._lose(seat, slot + 1, kind, "yeti")
        elif table.placed.get("snowstorm") != track:
            yield from self._go(told.Moved, seat, slot + 1, kind)
        elif programme[slot + 1 : slot + 2] == [kind]:
            table.ahead[seat] = there
            yield from self._go(told.StormEntered, seat, slot + 1, kind)
        else:
            yield from self._lose(seat, slot + 1, kind, "snowstorm")

    def _go(self, how: type[Going], seat: int, slot: int, kind: str) -> Course:
        here = self.table.caravan[seat]
        there = LEADS_TO[here, kind]
        if how is not told.StormEntered:
            self.table.caravan[seat] = there
        yield from tell(how(seat=seat, slot=slot, kind=kind, origin=here, village=there))

    def _lose(self, seat: int, slot: int, step: str, reason: str) -> Course:
        here = self.table.caravan[seat]
        lost = told.Lost(seat=seat, slot=slot, step=step, village=here, reason=reason)
        yield from tell(lost)

    def _deal(self, seat: int, slot: int) -> Course:
        table = self.table
        here = table.caravan[seat]
        goods, order = table.goods[here], table.order.get(here)
        if order is None and not goods.total():
            yield from self._lose(seat, slot, "deal", "empty")
            return
        if order is None and (seat, here) in table.collected:
            yield from self._lose(seat, slot, "deal", "collected")
            return
        able = order is None or Counter(table.box.wanted[order]) <= table.hand[seat]
        if self.rules.deals_optional:
            texts = ["deal yes", "deal no"] if able else ["deal no"]
            if (yield from ask(seat, texts)) == "deal no":
                yield from tell(told.Declined(seat=seat, slot=slot, village=here))
                return
        if order is None:
            yield from self._collect(seat, slot, here)
        elif able:
            yield from self._deliver(seat, slot, here, order)
        else:
            yield from self._lose(seat, slot, "deal", "lacking")

    def _collect(self, seat: int, slot: int, here: int) -> Course:
        table = self.table
        lying = [good for good in RISING if table.goods[here][good]]
        good, market = lying[0], table.placed.get("market") == (here,)
        if market:
            text = yield from ask(seat, [f"take {good}" for good in lying])
            good = text.split(" ")[1]
        table.goods[here][good] -= 1
        table.hand[seat][good] += 1
        table.collected.add((seat, here))
        collected = told.Collected(seat=seat, slot=slot, village=here, good=good, market=market)
        yield from tell(collected)

    def _deliver(self, seat: int, slot: int, here: int, order: int) -> Course:
        table = self.table
        wanted, yaks = table.box.wanted[order], table.box.yaks[order]
        table.hand[seat] -= Counter(wanted)
        table.bag += Counter(wanted)
        goods = tuple(good for good in RISING for _ in range(wanted.get(good, 0)))
        delivered = told.Delivered(
            seat=seat, slot=slot, village=here, order=order, goods=goods, yaks=yaks
        )
        yield from tell(delivered)
        words = (yield from ask(seat, self._rewards(seat, here))).split(" ")
        del table.order[here]
        if "offering" in words:
            table.stupa[here] = seat
            yield from tell(told.OfferingMade(seat=seat, village=here, level=LEVEL[here]))
        if "delegations" in words:
            split = [word.split(":") for word in words if ":" in word]
            regions = tuple(int(region) for region, number in split for _ in range(int(number)))
            for region in regions:
                table.sent[region, seat] += 1
            yield from tell(told.DelegationsSent(seat=seat, village=here, regions=regions))
        if "barter" in words:
            table.kept[seat].add(order)
            bartered = told.Bartered(seat=seat, village=here, order=order, yaks=yaks)
            yield from tell(bartered)
        else:
            table.orders_in_bag.add(order)
            yield from tell(told.OrderReturned(village=here, order=order))

    def _rewards(self, seat: int, here: int) -> list[str]:
        """Return the legal list of rewards (6, 13.4)."""
        table = self.table
        may_offer = here not in table.stupa and table.stupas_left(seat) > 0
        sends = min(LEVEL[here], table.delegations_left(seat))
        around = BORDERED[here]
        splits = sorted(
            [(region, n) for region, n in zip(around, counts, strict=True) if n]
            for counts in product(range(sends + 1), repeat=len(around))
            if sends and sum(counts) == sends
        )
        words = [" ".join(f"{region}:{n}" for region, n in split) for split in splits]
        texts = ["reward barter offering"] * may_offer
        texts += [f"reward barter delegations {split}" for split in words]
        texts += [f"reward offering delegations {split}" for split in words if may_offer]
        return texts or ["reward barter"]
