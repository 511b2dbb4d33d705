"""A table as it is shown before the moves: who sits where, what is asked of whom, how it began."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from parbat.core.match import Match
from parbat.server import clocks
from parbat.server.bus import Notice
from parbat.server.matches import match_of, numbered
from parbat.server.proposals import proposal_info
from parbat.server.story import Step, enter_what_is_due, shows
from parbat.server.tables import OPEN, PLAYING, Chair, Table
from parbat.server.timing import running_seats
from parbat.server.wire import SeatInfo, TableInfo

if TYPE_CHECKING:
    from parbat.server.live import LiveTable


def is_known(live: LiveTable, person_id: str | None) -> bool:
    """Return whether somebody is more at a table than one of those who look on."""
    if person_id is None:
        return False
    offered = any(chair.offered_id == person_id for chair in live.table.chairs)
    return offered or person_id == live.table.owner_id or bool(live.chairs_of(person_id))


def table_info(live: LiveTable, person_id: str | None) -> TableInfo:
    """Return a table as a person may know it."""
    table, reader = live.table, live.reader(person_id)
    clock = live.story.clock if table.state == PLAYING else None
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        state=table.state,
        public=table.public,
        owner=person_id == table.owner_id,
        secret=table.secret if table.state == OPEN and reader.seats else None,
        your_seats=list(reader.seats),
        seats=[_seat_info(live, chair, person_id) for chair in table.chairs],
        version=live.story.version(reader),
        to_act=live.story.to_act(reader),
        outcome=live.story.steps[-1].state.outcome,
        created=table.created,
        changed=table.noticed,
        rematch=table.rematch_id,
        by_hand=table.by_hand,
        chat=table.chat,
        pace=clocks.pace_from_row(table.pace),
        stand_in=table.stand_in,
        clock=clocks.told_clock(clock, reader.seats) if clock else None,
        proposal=proposal_info(table),
    )


def witnesses(live: LiveTable, steps: Sequence[Step]) -> set[str] | None:
    """Return the people who may notice some steps, or ``None`` if everybody may."""
    if shows(steps):
        return None
    people = {chair.person_id for chair in live.table.chairs if chair.person_id}
    return {person_id for person_id in people if shows(steps, live.reader(person_id))}


def notice_of(live: LiveTable, steps: Sequence[Step]) -> Notice:
    """Return what other processes are told of some steps: to whom their lobbies may tell it."""
    people = witnesses(live, steps)
    return Notice("log", live.table.id, {} if people is None else {"people": sorted(people)})


def _seat_info(live: LiveTable, chair: Chair, person_id: str | None) -> SeatInfo:
    person = chair.person_id
    meant = chair.offered_id if chair.is_open else person
    kind = "open" if chair.is_open and live.table.state == OPEN else "person"
    return SeatInfo(
        seat=chair.seat,
        kind="bot" if chair.bot and person is None else "open" if kind == "open" else "person",
        name=chair.name,
        bot=chair.bot,
        you=meant is not None and meant == person_id,
        here=(chair.bot is not None and person is None)
        or (person is not None and (live.audience.has(person) or live.presence.has(person))),
    )


def started(table: Table) -> tuple[Table, Match, list[Step]]:
    """Return a full table as it is when its game begins, with its match and its first steps."""
    now = time.time()
    names = numbered(table.chairs)
    chairs = [replace(chair, name=name) for chair, name in zip(table.chairs, names, strict=True)]
    table = replace(table, state=PLAYING, started=now, changed=now, noticed=now, chairs=chairs)
    match = match_of(table)
    steps = enter_what_is_due(match, 0.0)
    if pace := clocks.pace_from_row(table.pace):
        running = running_seats(table, match.state.undecided)
        clock = clocks.new_clock(pace, len(chairs), running, now)
        table.clock, table.due = clocks.as_row(clock), clock.due()
    return table, match, steps
