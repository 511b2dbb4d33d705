"""Who may do what, phase by phase, and why not (rules 13.4)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor
from parbat.core.errors import IllegalAction
from parbat.games.himalaya import choosing, inventory, mountain, programming
from parbat.games.himalaya.actions import (
    Card,
    Deal,
    Goods,
    Inventory,
    Order,
    Place,
    Program,
    Reward,
    Start,
    Take,
)
from parbat.games.himalaya.events import CaravanPlaced
from parbat.games.himalaya.position import acting
from parbat.games.himalaya.table import Table, changed

_KINDS: Final[dict[str, type[Action]]] = {
    "start": Start,
    "event": Place,
    "program": Program,
    "inventory": Inventory,
}


def to_act(table: Table) -> frozenset[Actor]:
    """Return who may act; while programmes are made everybody, since each may be replaced."""
    match table.phase:
        case "over":
            return frozenset()
        case "setup" | "refill":
            return frozenset({CHANCE})
        case "program":
            return frozenset(range(table.rules.seats))
    return frozenset({chooser(table)})


def chooser(table: Table) -> int:
    """Return the one seat that has to act where programmes are not made."""
    if table.phase == "resolve":
        return acting(table.p)
    first = inventory.leader(table) if table.phase == "inventory" else None
    return table.in_turn if first is None else first


def undecided(table: Table) -> frozenset[Actor]:
    """Return who has not acted yet of those that may."""
    if table.phase != "program":
        return to_act(table)
    return frozenset(seat for seat, steps in enumerate(table.programmes) if steps is None)


def awaited(table: Table) -> frozenset[Actor]:
    """Return who is waited for, as far as anybody may know (11.5)."""
    return undecided(table) if table.rules.show_committed else to_act(table)


def turn_of(table: Table) -> Hashable:
    """Return what the seats waited for have to decide: each decision has its time (13.9)."""
    return table.turn, table.phase, table.p.slot, table.good


def timed_out(table: Table, seat: int) -> Action:
    """Return what is entered for a seat whose time is up (13.9); of events, none comes first."""
    return programming.RESTING if table.phase == "program" else listed(table, seat)[0]


def listed(table: Table, seat: int) -> Sequence[Action]:
    """Return what a seat may do, programmes excepted."""
    if seat not in to_act(table):
        return []
    match table.phase:
        case "start":
            return [Start(village) for village in _free(table)]
        case "event":
            return mountain.listed(table, seat)
        case "resolve":
            return choosing.listed(table)
        case "inventory":
            return inventory.listed(table)
    return []


def _free(table: Table) -> list[int]:
    taken = table.p.caravan
    return [v for v in range(1, table.p.terrain.villages + 1) if v not in taken]


def refusal(table: Table, seat: int, action: Action) -> IllegalAction | None:
    """Return why a seat that may act may not act so, or ``None`` if it may."""
    kind = choosing.KINDS.get(table.p.awaiting) or _KINDS.get(table.phase, Start)
    if isinstance(action, Goods | Order | Card):
        return IllegalAction("himalaya.chance.only")
    if not isinstance(action, kind):
        return IllegalAction("himalaya.phase.other", kind=action.word(), due=kind.word())
    if isinstance(action, Program) or action in listed(table, seat):
        return None
    match action:
        case Start(village):
            return _start_refusal(table, village)
        case Place():
            return mountain.refusal(table, seat, action)
        case Inventory():
            return inventory.refusal(table, seat, action)
        case Deal() | Take() | Reward():
            return choosing.refusal(table, action)
    return None


def _start_refusal(table: Table, village: int) -> IllegalAction:
    most = table.p.terrain.villages
    if village > most:
        return IllegalAction("himalaya.start.village", village=village, most=most)
    return IllegalAction("himalaya.start.taken", village=village)


def act(table: Table, seat: int, action: Action) -> None:
    """Carry out what a seat may do."""
    match action:
        case Start(village):
            table.p.caravan = changed(table.p.caravan, {seat: village})
            table.asked += 1
            table.tell(CaravanPlaced(seat=seat, village=village))
        case Place():
            mountain.place(table, seat, action)
            table.asked += 1
        case Program(steps):
            programming.commit(table, seat, steps)
        case Inventory():
            inventory.choose(table, seat, action)
        case _:
            choosing.choose(table, action)
