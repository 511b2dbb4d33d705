"""What an entry of the log means for the clocks of a table."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace

from parbat.core.actors import Actor
from parbat.core.game import State
from parbat.server import clocks
from parbat.server.clocks import Clock
from parbat.server.tables import PLAYING, Table
from parbat.server.wire import Pace

Turns = frozenset[tuple[int, Hashable]]
"""Seats that have to act, each with which of its turns it is."""


@dataclass(frozen=True)
class Waiting:
    """Whose turn it is, and whose it seems to be where it is a secret who has acted."""

    true: Turns
    shown: Turns


def waiting_in(state: State) -> Waiting:
    """Return whose turn it is in a state."""
    return Waiting(_turns(state, state.undecided), _turns(state, state.awaited))


def _turns(state: State, actors: Collection[Actor]) -> Turns:
    seats = [actor for actor in actors if isinstance(actor, int)]
    return frozenset((seat, state.turn_of(seat)) for seat in seats)


@dataclass(frozen=True)
class Turn:
    """Whose turn it was before an entry and whose it is after it, and what kind of entry it is."""

    before: Waiting
    after: Waiting
    took_back: bool
    returned: int | None
    """The seat that its person took back from a computer player."""


def clock_after(clock: Clock | None, table: Table, turn: Turn, now: float) -> Clock | None:
    """Return the clock of a table as an entry leaves it."""
    pace = clocks.pace_from_row(table.pace)
    if pace is None or clock is None:
        return None
    true = replace(clock, shown=None)
    after = _moved(true, pace, table, turn, turn.before.true, turn.after.true, now)
    if turn.after.true == turn.after.shown:
        return after
    # Whoever has acted in secret is charged no longer, and is seen to think on like the others.
    seen = clock.shown or true
    shown = _moved(seen, pace, table, turn, turn.before.shown, turn.after.shown, now)
    return replace(after, shown=shown)


def _moved(
    clock: Clock, pace: Pace, table: Table, turn: Turn, before: Turns, after: Turns, now: float
) -> Clock:
    running = running_seats(table, {seat for seat, _ in after})
    if turn.took_back:
        ended = {seat for seat, _ in after - before}
    else:
        ended = {seat for seat, _ in before - after}.intersection(clock.running)
    if turn.returned is None and not ended and set(running) == set(clock.running):
        return clock  # as it was to the last digit: perhaps nobody else is to notice the entry
    moved = clocks.moved(clock.at(now), pace, running, ended, turn.took_back)
    return moved if turn.returned is None else clocks.back(moved, pace, turn.returned, running)


def running_seats(table: Table, awaited: Collection[Actor]) -> list[int]:
    """Return the seats whose time runs: those waited for where a person sits and acts."""
    if table.state != PLAYING:
        return []
    return [c.seat for c in table.chairs if c.seat in awaited and c.person_id and not c.bot]
