"""The inventory, basic and full (rules 8, 10.6)."""

from __future__ import annotations

from itertools import combinations

from parbat.core.errors import IllegalAction
from parbat.games.himalaya.actions import GOODS, Inventory
from parbat.games.himalaya.events import Counted, EnvoysSent, HouseHonoured, MarkerTaken
from parbat.games.himalaya.table import MARKER_YAKS, Table, changed

_ENVOYS = 2


def counts(table: Table) -> tuple[int, ...]:
    """Return how many of the good that is counted each seat holds."""
    return tuple(table.held(seat)[table.good] for seat in range(table.rules.seats))


def leader(table: Table) -> int | None:
    """Return the seat that alone has most of the good that is counted."""
    numbers = counts(table)
    most = max(numbers)
    return numbers.index(most) if most and numbers.count(most) == 1 else None


def begin(table: Table) -> None:
    """Count the first good and go on as far as nobody has to choose."""
    table.phase = "inventory"
    table.good = 0
    _go_on(table)


def is_over(table: Table) -> bool:
    """Return whether all goods have been counted."""
    return table.good == len(GOODS)


def _go_on(table: Table) -> None:
    while not is_over(table):
        first, numbers = leader(table), counts(table)
        told = ", ".join(map(str, numbers))
        table.tell(Counted(good=GOODS[table.good], counts=numbers, leader=first, told=told))
        if first is not None and table.rules.advanced:
            return
        if first is not None:
            _take_marker(table, first)
        table.good += 1


def listed(table: Table) -> list[Inventory]:
    """Return what the leader may choose."""
    seat = leader(table)
    if seat is None:
        return []
    sends = [Inventory("delegations", regions) for regions in _targets(table, seat)]
    stupas = [Inventory("stupa", (village,)) for village in _houses(table, seat)]
    return [Inventory("marker"), *sends, *stupas]


def _targets(table: Table, seat: int) -> list[tuple[int, ...]]:
    """Return the regions, or pairs of them, that delegations may go to: 7, then 7 8, then 8."""
    reserve = table.p.delegations_left[seat]
    regions = table.bordered(table.p.caravan[seat])
    if not reserve:
        return []
    splits = table.rules.inventory_split and reserve >= _ENVOYS
    pairs = list(combinations(regions, 2)) if splits else []
    return sorted([*((region,) for region in regions), *pairs])


def _houses(table: Table, seat: int) -> list[int]:
    """Return the free houses round the regions that border the village of the caravan."""
    if not table.p.stupas_left[seat]:
        return []
    near = {*table.bordered(table.p.caravan[seat])}
    return [
        village.number
        for village in table.rules.board.villages
        if village.level == 1 and near & {*village.regions} and not table.p.stupa[village.number]
    ]


def refusal(table: Table, seat: int, action: Inventory) -> IllegalAction:
    """Return why the leader may not choose so."""
    p, village = table.p, table.p.caravan[seat]
    if action.what == "stupa":
        if not p.stupas_left[seat]:
            return IllegalAction("himalaya.inventory.no_stupa")
        return IllegalAction("himalaya.inventory.house", village=village)
    if not p.delegations_left[seat]:
        return IllegalAction("himalaya.inventory.no_delegation")
    regions = ", ".join(map(str, table.bordered(village)))
    if len(action.places) > 1 and not table.rules.inventory_split:
        return IllegalAction("himalaya.inventory.split")
    return IllegalAction("himalaya.inventory.regions", village=village, regions=regions)


def choose(table: Table, seat: int, action: Inventory) -> None:
    """Carry out the leader's choice and go on to the next good."""
    if action.what == "marker":
        _take_marker(table, seat)
    elif action.what == "stupa":
        _honour(table, seat, action.places[0])
    else:
        _send(table, seat, action.places)
    table.good += 1
    _go_on(table)


def _take_marker(table: Table, seat: int) -> None:
    table.p.markers = changed(table.p.markers, {seat: table.p.markers[seat] + 1})
    table.tell(MarkerTaken(seat=seat, good=GOODS[table.good], yaks=MARKER_YAKS))


def _honour(table: Table, seat: int, village: int) -> None:
    p = table.p
    p.stupa = changed(p.stupa, {village: seat + 1})
    p.stupas_left = changed(p.stupas_left, {seat: p.stupas_left[seat] - 1})
    table.tell(HouseHonoured(seat=seat, good=GOODS[table.good], village=village))


def _send(table: Table, seat: int, regions: tuple[int, ...]) -> None:
    p = table.p
    number = min(_ENVOYS, p.delegations_left[seat])
    goals = regions if len(regions) > 1 else regions * number
    for region in goals:
        place = 6 * region + seat
        p.delegations = changed(p.delegations, {place: p.delegations[place] + 1})
    p.delegations_left = changed(p.delegations_left, {seat: p.delegations_left[seat] - len(goals)})
    table.tell(EnvoysSent(seat=seat, good=GOODS[table.good], regions=goals))
