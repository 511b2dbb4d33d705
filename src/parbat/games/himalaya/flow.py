"""From phase to phase: what follows by itself once somebody has acted (rules 4.1)."""

from __future__ import annotations

from parbat.games.himalaya import choosing, ending, inventory, mountain, refilling
from parbat.games.himalaya.events import TurnBegan
from parbat.games.himalaya.position import NOTHING, SLOTS
from parbat.games.himalaya.table import INVENTORIES, TURNS, Table, resting


def go_on(table: Table) -> None:
    """Go on until somebody has to act or the game is over."""
    before = None
    while before != (table.phase, table.turn):
        before = (table.phase, table.turn)
        _STEPS[table.phase](table)


def _set_up(table: Table) -> None:
    if refilling.due(table) is None:
        refilling.finish(table)
        table.phase = "start"


def _start(table: Table) -> None:
    if table.asked == table.rules.seats:
        _begin_turn(table)


def _begin_turn(table: Table) -> None:
    table.turn += 1
    table.asked = 0
    table.p.first = (table.turn - 1) % table.rules.seats
    table.phase = "event" if table.rules.advanced else "program"
    table.tell(TurnBegan(seat=table.p.first, turn=table.turn))


def _event(table: Table) -> None:
    if table.asked == table.rules.seats:
        table.phase = "program"


def _wait(table: Table) -> None:
    """Nothing follows by itself."""


def _resolve(table: Table) -> None:
    if table.p.awaiting == NOTHING and table.p.slot < SLOTS:
        choosing.go_on(table)
    if table.p.slot == SLOTS:
        table.phase = "refill"


def _refill(table: Table) -> None:
    if refilling.due(table) is not None:
        return
    refilling.finish(table)
    if table.turn in INVENTORIES:
        inventory.begin(table)
    else:
        _end_turn(table)


def _count(table: Table) -> None:
    if inventory.is_over(table):
        table.good = 0
        _end_turn(table)


def _end_turn(table: Table) -> None:
    mountain.clear(table)
    seats = table.rules.seats
    table.programmes = [None] * seats
    table.p.plan = resting()
    table.p.collected = [0] * len(table.p.collected)
    if table.turn == TURNS:
        ending.count_down(table)
    else:
        _begin_turn(table)


_STEPS = {
    "setup": _set_up,
    "start": _start,
    "event": _event,
    "program": _wait,
    "resolve": _resolve,
    "refill": _refill,
    "inventory": _count,
    "over": _wait,
}
