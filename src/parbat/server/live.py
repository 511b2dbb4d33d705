"""A table that people look at: its one owner in this process.

Whatever happens at a table happens under its lock: it is tried on the match, stored, and only then
added to the story and told. If storing fails the match is forgotten and rebuilt from the log. What
other processes store is read from the log as soon as they say so.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, Literal

import msgspec

from parbat.core.actors import Actor
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.core.record import Record
from parbat.games import find_game
from parbat.server import clocks, seating, showing, timing
from parbat.server.audience import Audience, Listener
from parbat.server.bus import Notice
from parbat.server.chat import Line
from parbat.server.errors import Conflict, Forbidden
from parbat.server.matches import match_of, rows_of
from parbat.server.means import Means
from parbat.server.presence import Presence
from parbat.server.proposals import outlasts_entries
from parbat.server.story import Reader, Step, Story, enter, enter_what_is_due, shows
from parbat.server.tables import OPEN, OVER, PLAYING, Chair, Row, Table
from parbat.server.thinking import Bots
from parbat.server.timing import Turn, waiting_in
from parbat.server.undoing import in_log, is_undo
from parbat.server.wire import Act, Hello, ItemTold, MessageTold, TableInfo, TableTold, Why
from parbat.texts import Catalogue, catalogue

_TRIES: Final = 5  # to store a command while others store theirs

log = logging.getLogger(__name__)


class LiveTable:
    """A table in memory: its match, its story and those who listen."""

    def __init__(self, table: Table, means: Means) -> None:
        """Own ``table``; ``means`` is what all tables of a process share."""
        self.table = table
        self.means = means
        self.used = time.monotonic()
        self.chat: list[Line] = []
        self.audience = Audience()
        self.presence = Presence(table.id, means.bus)
        self.story = Story(match_of(table))
        self._lock = asyncio.Lock()
        self._match: Match | None = None
        self._was_read = False
        self._commands: dict[tuple[str, str], int] = {}
        self._bots = Bots(self)

    # What there is to see

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is going on."""
        busy = self.has_listeners or self._bots.are_thinking or self._lock.locked()
        return not busy

    @property
    def has_listeners(self) -> bool:
        """Whether anybody listens."""
        return bool(self.audience.listeners)

    async def ready(self) -> None:
        """Read from the database what is not in memory."""
        async with self.locked():
            pass

    def chairs_of(self, person_id: str | None) -> list[Chair]:
        """Return the seats of a person."""
        if person_id is None:
            return []
        return [chair for chair in self.table.chairs if chair.person_id == person_id]

    def reader(self, person_id: str | None) -> Reader:
        """Return a person as a reader of this table's story."""
        chairs = self.chairs_of(person_id)
        away = tuple(chair.seat for chair in chairs if chair.bot)
        return Reader(tuple(chair.seat for chair in chairs), away)

    def version(self, person_id: str | None) -> int:
        """Return the last version that a person could see."""
        return self.story.version(self.reader(person_id))

    def info(self, person_id: str | None) -> TableInfo:
        """Return the table as a person may know it."""
        return showing.table_info(self, person_id)

    async def record(self, person_id: str | None) -> Record:
        """Return the record as a person may have it."""
        async with self.locked() as match:
            if self.table.state == OPEN:
                raise Conflict("table.waiting")
            return match.record(self.reader(person_id).viewers[0])

    # Those who listen

    def attach(self, listener: Listener, since: int | None) -> None:
        """Greet somebody, with what they missed, and tell them from now on what happens."""
        self.audience.add(listener)
        person_id = listener.person_id
        reader, texts = self.reader(person_id), self._texts(listener)
        missed = [] if since is None else list(self.story.told(reader, texts, since))
        now = self.story.now(reader, texts)
        chat = [line.told_to(person_id) for line in self.chat] if self.table.chat else []
        listener.send(Hello(self.info(person_id), now, missed, self.table.game, chat))
        if reader.seats:
            self.tell_presence()
            self.tell_table(but=listener)

    def detach(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        if self.audience.remove(listener) and self.chairs_of(listener.person_id):
            self.tell_presence()
            self.tell_table()

    def tell_table(self, but: Listener | None = None) -> None:
        """Tell those who listen how the table stands."""
        infos: dict[str | None, TableInfo] = {}
        for listener in [who for who in self.audience.listeners if who is not but]:
            key = listener.person_id if showing.is_known(self, listener.person_id) else None
            if key not in infos:
                infos[key] = self.info(key)
            listener.send(TableTold(infos[key]))
        self.means.changed(self.table, None)

    def tell_line(self, line: Line) -> None:
        """Add a stored line to the chat and tell it."""
        self.chat.append(line)
        for listener in list(self.audience.listeners):
            told = line.told_to(listener.person_id)
            listener.send(MessageTold(**msgspec.structs.asdict(told)))

    def tell_presence(self) -> None:
        """Tell other processes who looks at this table here."""
        self.presence.tell({who.person_id for who in self.audience.listeners if who.person_id})

    def _tell(self, steps: Sequence[Step]) -> None:
        """Add stored steps to the story, tell them and let computer players go on."""
        before = len(self.story.steps) - 1
        self.story.steps.extend(steps)
        told: dict[tuple[Reader, str], list[ItemTold]] = {}
        for listener in list(self.audience.listeners):
            reader = self.reader(listener.person_id)
            key = (reader, listener.language)
            if key not in told:
                seen = self.story.version(reader, before)
                items = self.story.told(reader, self._texts(listener), seen, live=True)
                told[key] = [ItemTold(**msgspec.structs.asdict(item)) for item in items]
            for item in told[key]:
                listener.send(item)
        self.means.changed(self.table, showing.witnesses(self, steps))
        self._bots.wake()

    def _texts(self, listener: Listener) -> Catalogue:
        return catalogue(listener.language, self.table.game)

    # The game

    async def act(self, person_id: str | None, command: Act) -> int:
        """Carry out a command and return the version it led to; raises ``ParbatError``."""
        key = (str(person_id), command.id)
        for tries_left in reversed(range(_TRIES)):
            async with self.locked() as match:
                reader = self.reader(person_id)
                self.check_seat(reader, command.seat)
                if key in self._commands:
                    return self.story.version(reader, self._commands[key])
                self._check_command(match, reader, command)
                do = in_log(self.story, reader, command.seat, command.do)
                try:
                    await self.enter(match, command.seat, do, key)
                except Conflict:  # another process was quicker; perhaps it does not matter to us
                    if not tries_left:
                        raise
                else:
                    return self.story.version(self.reader(person_id), self._commands[key])
        raise Conflict("table.stale")

    def _check_command(self, match: Match, reader: Reader, command: Act) -> None:
        if command.seat in reader.away:
            raise Forbidden("table.away")
        chosen = command.version, command.seat, command.do
        if command.version != self.story.version(reader) and not self.story.lasts(reader, *chosen):
            raise Conflict("table.stale")
        seating.check_time(self, match, command.seat)

    def why(self, person_id: str | None, question: Why) -> None:
        """Try something without doing it; raises ``ParbatError`` if it is refused."""
        reader = self.reader(person_id)
        self.check_seat(reader, question.seat)
        if question.seat in reader.away:
            raise Forbidden("table.away")
        step = self.story.steps[-1]
        if step.state.outcome is not None:
            raise IllegalAction("match.over")
        do = in_log(self.story, reader, question.seat, question.do)
        if not is_undo(do) and do != "resign":
            action = find_game(self.table.game).parse_action(do)
            step.state.copy().apply(question.seat, action)

    def check_seat(self, reader: Reader, seat: int) -> None:
        """Let only a seat's owner pass, and nobody before the game."""
        if seat not in reader.seats:
            raise Forbidden("table.not_yours")
        if self.table.state == OPEN:
            raise Conflict("table.waiting")

    async def enter(
        self,
        match: Match,
        by: Actor,
        do: str,
        command: tuple[str, str] | None = None,
        chairs: Sequence[Chair] = (),
        returned: int | None = None,
    ) -> None:
        """Enter something into the log: try it, store it, tell it. Only while holding the lock.

        ``chairs`` are seats that change hands with the entry, ``returned`` the seat that its
        person takes back. Raises ``IllegalAction``, and ``Conflict`` if somebody else was quicker.
        """
        now = time.time()
        t = round(max(0.0, now - (self.table.started or 0.0)), 2)
        first = len(self.story.steps)
        table = replace(self.table, changed=now, chairs=_with(self.table.chairs, chairs))
        before = waiting_in(match.state)
        steps = [enter(match, by, do, t)]
        try:
            steps += enter_what_is_due(match, t)
            table.state = PLAYING if match.state.outcome is None else OVER
            turn = Turn(before, waiting_in(match.state), is_undo(do), returned)
            clock = timing.clock_after(self.story.clock, table, turn, now)
            table.clock, table.due = clocks.as_row(clock), clock.due() if clock else None
            if shows(steps):
                table.noticed = now
                if table.state == OVER or not outlasts_entries(table.proposal):
                    table.proposal = None
            await self.means.tables.append(table, rows_of(first, steps, command), chairs)
        except BaseException:
            self._match = None
            raise
        told_table = not table.looks_like(self.table)
        self.table, self.story.clock = table, clock
        self.means.metrics.entered(len(steps))
        if table.state == OVER:
            log.info("game over", extra={"table": table.id, "game": table.game})
        if command is not None:
            self._commands[command] = first
        self._tell(steps)
        if told_table:
            self.tell_table()
        self.means.bus.tell(showing.notice_of(self, steps))

    async def change(self, table: Table, chairs: Sequence[Chair] = ()) -> None:
        """Store a change of the table that is no entry of its log, and tell it. Under the lock."""
        await self.store(table, chairs)
        self.tell_table()

    async def store(
        self, table: Table, chairs: Sequence[Chair] = (), *, secret: bool = False
    ) -> None:
        """Store a change of the table; it is for the caller to tell it. Under the lock.

        Raises ``Conflict`` if another process has changed the table meanwhile.
        """
        now = time.time()
        table = replace(table, changed=now, noticed=table.noticed if secret else now)
        try:
            await self.means.tables.change(self.table, table, chairs)
        except BaseException:
            self._match = None
            raise
        self.table = replace(table, chairs=_with(table.chairs, chairs))
        self.means.bus.tell(Notice("table", table.id))

    # From the database

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Match]:
        """Hold the table's lock, with its match as the database has it."""
        async with self._lock:
            yield await self._fresh()

    async def reload(self) -> None:
        """Read everything anew: people were renamed, merged or deleted."""
        async with self._lock:
            await self._load()
            self.tell_table()

    async def _fresh(self) -> Match:
        """Return the match, with what other processes have stored meanwhile."""
        if self._match is None:
            return await self._load()
        if self.means.bus.shared:
            stored = await self.means.tables.find(self.table.id)
            if (stored.changed, stored.rematch_id) != (self.table.changed, self.table.rematch_id):
                if self.table.state == OPEN:
                    return await self._load()
                await self._catch_up(self._match, stored)
        return self._match

    async def refresh_chat(self) -> None:
        """Read what was said at another process, and tell it."""
        async with self._lock:
            last = self.chat[-1].number if self.chat else 0
            for line in await self.means.chat.lines(self.table.id, after=last):
                self.tell_line(line)

    async def _catch_up(self, match: Match, table: Table) -> None:
        rows = await self.means.tables.log(table.id, after=len(self.story.steps) - 1)
        clock = await self.means.clock_of(table)
        try:
            steps = [enter(match, row.entry.by, row.entry.do, row.entry.t) for row in rows]
        except BaseException:
            self._match = None
            raise
        known, self.table, self.story.clock = self.table, table, clock
        self._remember(rows)
        self._tell(steps)
        if not table.looks_like(known):
            self.tell_table()

    async def _load(self) -> Match:
        before, self.table = self.table, await self.means.tables.find(self.table.id)
        rows = await self.means.tables.log(self.table.id)
        match = match_of(self.table)
        story = Story(match)
        steps = [enter(match, row.entry.by, row.entry.do, row.entry.t) for row in rows]
        story.clock = await self.means.clock_of(self.table)
        # What somebody else stored while this table was in memory has not been told here. That it
        # is in memory is nobody's business: it may be so because the time of a seat has run out.
        known = len(self.story.steps) - 1 if self._was_read else len(steps)
        self._was_read = True
        story.steps.extend(steps[:known])
        self._match, self.story = match, story
        self._commands = {}
        self._remember(rows)
        self.chat = await self.means.chat.lines(self.table.id)
        if self.table.state == OPEN and self.table.is_full and not self.table.by_hand:
            try:
                await self.start()
            except Conflict:  # another process has just done so
                return await self._load()
        else:
            if not self.table.looks_like(before):
                self.tell_table()
            self._tell(steps[known:])
        return self._match

    def _remember(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if row.person_id is not None and row.command is not None:
                self._commands[row.person_id, row.command] = row.version

    async def start(self) -> None:
        """Begin the game. Only while holding the lock."""
        table, match, steps = showing.started(self.table)
        try:
            await self.means.tables.start(table, rows_of(1, steps))
        except BaseException:
            self._match = None
            raise
        self.table, self._match, self.story = table, match, Story(match_of(table))
        self.story.clock = clocks.from_row(table.clock)
        log.info("game started", extra={"table": table.id, "game": table.game})
        self.means.metrics.entered(len(steps))
        self.tell_table()
        self._tell(steps)
        self.means.bus.tell(Notice("log", table.id))

    async def close(self, reason: Literal["restart", "elsewhere"] = "restart") -> None:
        """Stop thinking, and say good-bye to those who listen."""
        await self._bots.stop()
        self.audience.farewell(reason)


def _with(chairs: Sequence[Chair], changed: Sequence[Chair]) -> list[Chair]:
    by_seat = {chair.seat: chair for chair in changed}
    return [by_seat.get(chair.seat, chair) for chair in chairs]
