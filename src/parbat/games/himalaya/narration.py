"""What to tell about a turn that was resolved: its notes as events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parbat.core.events import Event
from parbat.games.himalaya import trace
from parbat.games.himalaya.actions import GOODS, STEPS
from parbat.games.himalaya.events import (
    Bartered,
    Collected,
    Declined,
    DelegationsSent,
    Delivered,
    Lost,
    Moved,
    OfferingMade,
    OrderReturned,
    Rested,
    StormCrossed,
    StormEntered,
)
from parbat.games.himalaya.position import SPLIT
from parbat.games.himalaya.refilling import wanted_by
from parbat.games.himalaya.table import Table
from parbat.games.himalaya.trace import Trace

REASONS: Final = ("no_track", "yeti", "snowstorm", "empty", "collected", "lacking")
"""Why an action was lost, by the trace's numbers."""

_Teller = Callable[[Table, int, int, int, int, int], Event]


def narrate(table: Table, told: Trace) -> None:
    """Tell what was noted."""
    for event in narrated(table, told):
        table.tell(event)


def narrated(table: Table, told: Trace) -> list[Event]:
    """Return what was noted as events."""
    notes = [(what, *note) for what, *note in told.read()]
    return [_TELLERS[what](table, seat, slot + 1, a, b, c) for what, seat, slot, a, b, c in notes]


def _moved(_: Table, seat: int, slot: int, kind: int, origin: int, village: int) -> Event:
    return Moved(seat=seat, slot=slot, kind=STEPS[kind], origin=origin, village=village)


def _entered(_: Table, seat: int, slot: int, kind: int, origin: int, village: int) -> Event:
    return StormEntered(seat=seat, slot=slot, kind=STEPS[kind], origin=origin, village=village)


def _crossed(_: Table, seat: int, slot: int, kind: int, origin: int, village: int) -> Event:
    return StormCrossed(seat=seat, slot=slot, kind=STEPS[kind], origin=origin, village=village)


def _rested(_: Table, seat: int, slot: int, *__: int) -> Event:
    return Rested(seat=seat, slot=slot)


def _collected(_: Table, seat: int, slot: int, village: int, good: int, market: int) -> Event:
    return Collected(seat=seat, slot=slot, village=village, good=GOODS[good], market=bool(market))


def _delivered(table: Table, seat: int, slot: int, village: int, order: int, _: int) -> Event:
    return Delivered(
        seat=seat,
        slot=slot,
        village=village,
        order=order,
        goods=wanted_by(table, order),
        yaks=table.p.terrain.yaks[order],
    )


def _lost(_: Table, seat: int, slot: int, step: int, village: int, reason: int) -> Event:
    return Lost(seat=seat, slot=slot, step=STEPS[step], village=village, reason=REASONS[reason])


def _declined(_: Table, seat: int, slot: int, village: int, *__: int) -> Event:
    return Declined(seat=seat, slot=slot, village=village)


def _offered(table: Table, seat: int, _: int, village: int, *__: int) -> Event:
    return OfferingMade(seat=seat, village=village, level=table.p.terrain.level[village])


def _sent(table: Table, seat: int, _: int, village: int, code: int, __: int) -> Event:
    regions = tuple(region for region, n in split(table, village, code) for _ in range(n))
    return DelegationsSent(seat=seat, village=village, regions=regions)


def _bartered(table: Table, seat: int, _: int, village: int, order: int, __: int) -> Event:
    yaks = table.p.terrain.yaks[order]
    return Bartered(seat=seat, village=village, order=order, yaks=yaks)


def _returned(_: Table, seat: int, __: int, village: int, order: int, ___: int) -> Event:
    return OrderReturned(village=village, order=order)


def split(table: Table, village: int, code: int) -> list[tuple[int, int]]:
    """Return the regions of a reward's code and how many delegations go to each."""
    counts = [code >> SPLIT + 2 * place & 3 for place in range(3)]
    pairs = zip(table.bordered(village), counts, strict=False)
    return [(region, count) for region, count in pairs if count]


_TELLERS: Final[dict[int, _Teller]] = {
    trace.MOVED: _moved,
    trace.ENTERED: _entered,
    trace.CROSSED: _crossed,
    trace.RESTED: _rested,
    trace.COLLECTED: _collected,
    trace.DELIVERED: _delivered,
    trace.LOST: _lost,
    trace.DECLINED: _declined,
    trace.OFFERED: _offered,
    trace.SENT: _sent,
    trace.BARTERED: _bartered,
    trace.RETURNED: _returned,
}
