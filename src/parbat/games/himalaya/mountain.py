"""The event counters of the advanced game (rules 10.1 to 10.5)."""

from __future__ import annotations

from parbat.core.errors import IllegalAction
from parbat.games.himalaya.actions import Counter, Place
from parbat.games.himalaya.events import CounterKept, CounterPlaced, CountersRemoved
from parbat.games.himalaya.table import Placed, Table


def listed(table: Table, seat: int) -> list[Place]:
    """Return what a seat may place: nothing, a yeti, a snowstorm or a market."""
    tracks = [(track.low, track.high) for track in table.rules.board.tracks]
    villages = [(v,) for v in range(1, table.p.terrain.villages + 1) if any(table.goods_at(v))]
    places = [Place("none")]
    for counter in table.holding[seat]:
        if not _is_on_board(table, counter):
            where = villages if counter == "market" else tracks
            places += [Place(counter, ends) for ends in where]
    return places


def _is_on_board(table: Table, counter: Counter) -> bool:
    return any(placed.counter == counter for placed in table.placed)


def refusal(table: Table, seat: int, action: Place) -> IllegalAction:
    """Return why a seat may not place a counter so."""
    counter, where = action.counter, "-".join(map(str, action.villages)) or "-"
    if _is_on_board(table, counter):
        return IllegalAction("himalaya.event.on_board", counter=counter)
    if counter != "none" and counter not in table.holding[seat]:
        return IllegalAction("himalaya.event.not_held", counter=counter)
    if counter == "market":
        return IllegalAction("himalaya.event.no_goods", where=where)
    return IllegalAction("himalaya.event.no_track", where=where)


def place(table: Table, seat: int, action: Place) -> None:
    """Place a counter, or none."""
    counter, villages = action.counter, action.villages
    if counter == "none":
        table.tell(CounterKept(seat=seat))
        return
    table.placed = (*table.placed, Placed(counter, villages, seat))
    table.holding[seat] = tuple(held for held in table.holding[seat] if held != counter)
    if counter == "market":
        table.p.market = villages[0]
    elif counter == "yeti":
        table.p.yeti = _track(table, villages)
    else:
        table.p.storm = _track(table, villages)
    where = "-".join(map(str, villages))
    table.tell(CounterPlaced(seat=seat, counter=counter, villages=villages, where=where))


def _track(table: Table, ends: tuple[int, ...]) -> int:
    tracks = [(track.low, track.high) for track in table.rules.board.tracks]
    return tracks.index((ends[0], ends[1])) + 1


def clear(table: Table) -> None:
    """Take the counters of the turn out of the game."""
    counters = tuple(placed.counter for placed in table.placed)
    if counters:
        table.tell(CountersRemoved(counters=counters))
    table.gone = (*table.gone, *counters)
    table.placed = ()
    table.p.yeti = table.p.storm = table.p.market = 0
