"""What an entry of the log means for the clocks of a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from parbat.core.actors import Actor
from parbat.server import clocks
from parbat.server.clocks import Clock
from parbat.server.tables import PLAYING, Table


@dataclass(frozen=True)
class Turn:
    """Who was waited for before an entry and who is after it, and what kind of entry it is."""

    before: Collection[Actor]
    after: Collection[Actor]
    took_back: bool
    returned: int | None
    """The seat that its person took back from a computer player."""

    def ended(self, running: Collection[int]) -> list[int]:
        """Return the seats whose turn is over, or is not over after all if it took back."""
        gone, come = set(self.before), set(self.after)
        seats = come - gone if self.took_back else gone.intersection(running) - come
        return [seat for seat in seats if isinstance(seat, int)]


def clock_after(clock: Clock | None, table: Table, turn: Turn, now: float) -> Clock | None:
    """Return the clock of a table as an entry leaves it."""
    pace = clocks.pace_from_row(table.pace)
    if pace is None or clock is None:
        return None
    running = running_seats(table, turn.after)
    ended = turn.ended(clock.running)
    if turn.returned is None and not ended and set(running) == set(clock.running):
        return clock  # as it was to the last digit: perhaps nobody else is to notice the entry
    after = clocks.moved(clock.at(now), pace, running, ended, turn.took_back)
    return after if turn.returned is None else clocks.back(after, pace, turn.returned, running)


def running_seats(table: Table, awaited: Collection[Actor]) -> list[int]:
    """Return the seats whose time runs: those waited for where a person sits and acts."""
    if table.state != PLAYING:
        return []
    return [c.seat for c in table.chairs if c.seat in awaited and c.person_id and not c.bot]
