"""A table that people look at: its one owner in this process.

Whatever happens at a table happens under its lock: it is tried on the match, stored, and only then
added to the story and told. If storing fails the match is forgotten and rebuilt from the log.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec

from parbat.bots import find_bot
from parbat.core.chance import Dice
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.core.record import Record
from parbat.games import find_game
from parbat.server.audience import Audience, Listener
from parbat.server.errors import Conflict, Forbidden
from parbat.server.matches import match_of, numbered, rows_of
from parbat.server.story import Reader, Step, Story, enter, enter_what_is_due
from parbat.server.tables import OPEN, OVER, PLAYING, Chair, Table, Tables
from parbat.server.wire import Act, Hello, ItemTold, SeatInfo, TableInfo, TableTold, Why
from parbat.texts import Catalogue, catalogue

_RETRY_SECONDS = 5.0

log = logging.getLogger(__name__)


class LiveTable:
    """A table in memory: its match, its story and those who listen."""

    def __init__(self, table: Table, tables: Tables, pause: float) -> None:
        """Own ``table``; computer players take about ``pause`` seconds for a move."""
        self.table = table
        self.used = time.monotonic()
        self._tables = tables
        self._pause = pause
        self._lock = asyncio.Lock()
        self._match: Match | None = None
        self._story = Story(match_of(table))
        self._commands: dict[tuple[str, str], int] = {}
        self._audience = Audience()
        self._bots: asyncio.Task[None] | None = None

    # What there is to see

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is going on."""
        thinking = self._bots is not None and not self._bots.done()
        return not self.has_listeners and not thinking and not self._lock.locked()

    @property
    def has_listeners(self) -> bool:
        """Whether anybody listens."""
        return bool(self._audience.listeners)

    async def ready(self) -> None:
        """Read the table from the database if it is not in memory."""
        async with self._locked():
            pass

    def reader(self, person_id: str | None) -> Reader:
        """Return a person as a reader of this table's story."""
        return Reader(tuple(chair.seat for chair in self._chairs_of(person_id)))

    def version(self, person_id: str | None) -> int:
        """Return the last version that a person could see."""
        return self._story.version(self.reader(person_id))

    def info(self, person_id: str | None) -> TableInfo:
        """Return the table as a person may know it."""
        table, reader = self.table, self.reader(person_id)
        return TableInfo(
            id=table.id,
            game=table.game,
            options=table.options,
            state=table.state,
            public=table.public,
            owner=person_id == table.owner_id,
            secret=table.secret if table.state == OPEN and reader.seats else None,
            your_seats=list(reader.seats),
            seats=[self._seat_info(chair, person_id) for chair in table.chairs],
            version=self._story.version(reader),
            to_act=self._story.to_act(reader),
            outcome=self._story.steps[-1].state.outcome,
            created=table.created,
            changed=table.changed,
            rematch=table.rematch_id,
        )

    async def record(self, person_id: str | None) -> Record:
        """Return the record as a person may have it."""
        async with self._locked() as match:
            if self.table.state == OPEN:
                raise Conflict("table.waiting")
            return match.record(self.reader(person_id).viewers[0])

    def _seat_info(self, chair: Chair, person_id: str | None) -> SeatInfo:
        person = chair.person_id
        return SeatInfo(
            seat=chair.seat,
            kind="bot" if chair.bot else "open" if chair.is_open else "person",
            name=chair.name,
            bot=chair.bot,
            you=person is not None and person == person_id,
            here=chair.bot is not None or (person is not None and self._audience.has(person)),
        )

    def _chairs_of(self, person_id: str | None) -> list[Chair]:
        if person_id is None:
            return []
        return [chair for chair in self.table.chairs if chair.person_id == person_id]

    # Those who listen

    def attach(self, listener: Listener, since: int | None) -> None:
        """Greet somebody, with what they missed, and tell them from now on what happens."""
        self._audience.add(listener)
        reader, texts = self.reader(listener.person_id), self._texts(listener)
        missed = [] if since is None else list(self._story.told(reader, texts, since))
        now = self._story.now(reader, texts)
        hello = Hello(self.info(listener.person_id), now, missed, self.table.game)
        listener.send(hello)
        if reader.seats:
            self.tell_table(but=listener)

    def detach(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        if self._audience.remove(listener) and self._chairs_of(listener.person_id):
            self.tell_table()

    def tell_table(self, but: Listener | None = None) -> None:
        """Tell those who listen how the table stands."""
        infos: dict[str | None, TableInfo] = {}
        for listener in [who for who in self._audience.listeners if who is not but]:
            person_id = listener.person_id
            known = person_id == self.table.owner_id or self._chairs_of(person_id)
            key = person_id if known else None
            infos.setdefault(key, self.info(key))
            listener.send(TableTold(infos[key]))

    def _tell(self, steps: Sequence[Step]) -> None:
        """Add stored steps to the story, tell them and let computer players go on."""
        before = len(self._story.steps) - 1
        self._story.steps.extend(steps)
        told: dict[tuple[Reader, str], list[ItemTold]] = {}
        for listener in list(self._audience.listeners):
            reader = self.reader(listener.person_id)
            key = (reader, listener.language)
            if key not in told:
                seen = self._story.version(reader, before)
                texts = self._texts(listener)
                items = self._story.told(reader, texts, seen, live=True)
                told[key] = [ItemTold(**msgspec.structs.asdict(item)) for item in items]
            for item in told[key]:
                listener.send(item)
        if self.table.state == OVER:
            self.tell_table()
        self._wake_bots()

    def _texts(self, listener: Listener) -> Catalogue:
        return catalogue(listener.language, self.table.game)

    # Before the game

    async def join(self, person_id: str, name: str, secret: str | None) -> None:
        """Let somebody sit down on the first open seat; harmless for who sits there already."""
        async with self._locked():
            if self._chairs_of(person_id):
                return
            invited = secret is not None and secrets.compare_digest(
                secret.encode(), self.table.secret.encode()
            )
            if not (self.table.public or invited or person_id == self.table.owner_id):
                raise Forbidden("table.secret")
            free = [chair for chair in self.table.chairs if chair.is_open]
            if not free:
                raise Conflict("table.full")
            await self._sit(Chair(free[0].seat, person_id, name=name), expected=None)
            if self.table.is_full:
                await self._start()
            else:
                self.tell_table()

    async def leave(self, person_id: str) -> None:
        """Let somebody stand up before the game begins."""
        async with self._locked():
            if self.table.state != OPEN:
                raise Conflict("table.started")
            if not self._chairs_of(person_id):
                raise Forbidden("table.not_yours")
            for chair in self._chairs_of(person_id):
                await self._sit(Chair(chair.seat), expected=person_id)
            self.tell_table()

    def rename(self, person_id: str, name: str) -> None:
        """Call somebody who waits here by their new name."""
        if self.table.state == OPEN and (chairs := self._chairs_of(person_id)):
            for chair in chairs:
                chair.name = name
            self.tell_table()

    async def _sit(self, chair: Chair, expected: str | None) -> None:
        try:
            await self._tables.sit(self.table.id, chair, expected)
        except BaseException:
            self._match = None
            raise
        self.table.chairs[chair.seat] = chair

    async def _start(self) -> None:
        now = time.time()
        names = numbered(self.table.chairs)
        chairs = [
            replace(chair, name=name) for chair, name in zip(self.table.chairs, names, strict=True)
        ]
        table = replace(self.table, state=PLAYING, started=now, changed=now, chairs=chairs)
        match = match_of(table)
        steps = enter_what_is_due(match, 0.0)
        try:
            await self._tables.start(table, rows_of(1, steps))
        except BaseException:
            self._match = None
            raise
        self.table, self._match, self._story = table, match, Story(match)
        self.tell_table()
        self._tell(steps)

    # The game

    async def act(self, person_id: str | None, command: Act) -> int:
        """Carry out a command and return the version it led to; raises ``ParbatError``."""
        async with self._locked() as match:
            reader = self.reader(person_id)
            self._check_seat(reader, command.seat)
            key = (str(person_id), command.id)
            if key not in self._commands:
                if command.version != self._story.version(reader):
                    raise Conflict("table.stale")
                # In a log an undo may reach further, by agreement; here nobody has agreed.
                if _is_undo(command.do) and command.do != f"undo {match.can_undo(command.seat)}":
                    raise IllegalAction("match.nothing_to_undo")
                await self._enter(match, command.seat, command.do, key)
            return self._story.version(reader, self._commands[key])

    def why(self, person_id: str | None, question: Why) -> None:
        """Try something without doing it; raises ``ParbatError`` if it is refused."""
        self._check_seat(self.reader(person_id), question.seat)
        step = self._story.steps[-1]
        if step.state.outcome is not None:
            raise IllegalAction("match.over")
        if _is_undo(question.do):
            if question.do != f"undo {step.undo.get(question.seat)}":
                raise IllegalAction("match.nothing_to_undo")
        elif question.do != "resign":
            action = find_game(self.table.game).parse_action(question.do)
            step.state.copy().apply(question.seat, action)

    def _check_seat(self, reader: Reader, seat: int) -> None:
        if seat not in reader.seats:
            raise Forbidden("table.not_yours")
        if self.table.state == OPEN:
            raise Conflict("table.waiting")

    async def _enter(
        self, match: Match, by: int, do: str, command: tuple[str, str] | None = None
    ) -> None:
        t = round(max(0.0, time.time() - (self.table.started or 0.0)), 2)
        first = len(self._story.steps)
        steps = [enter(match, by, do, t)]
        try:
            steps += enter_what_is_due(match, t)
            state = PLAYING if match.state.outcome is None else OVER
            table = replace(self.table, state=state, changed=time.time())
            await self._tables.append(table, rows_of(first, steps, command))
        except BaseException:
            self._match = None
            raise
        self.table = table
        if command is not None:
            self._commands[command] = first
        self._tell(steps)

    @asynccontextmanager
    async def _locked(self) -> AsyncIterator[Match]:
        async with self._lock:
            match = self._match or await self._load()
            yield match

    async def _load(self) -> Match:
        self.table = await self._tables.find(self.table.id)
        rows = await self._tables.log(self.table.id)
        match = match_of(self.table)
        story = Story(match)
        steps = [enter(match, row.entry.by, row.entry.do, row.entry.t) for row in rows]
        # What somebody else stored while this table was in memory has not been told here.
        known = len(self._story.steps) - 1
        story.steps.extend(steps[:known])
        self._match, self._story = match, story
        self._commands = {
            (row.person_id, row.command): row.version
            for row in rows
            if row.person_id is not None and row.command is not None
        }
        if self.table.state == OPEN and self.table.is_full:
            await self._start()
        else:
            self._tell(steps[known:])
        return self._match

    # Computer players

    def _wake_bots(self) -> None:
        if self._bot_to_act() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> Chair | None:
        awaited = self._story.steps[-1].state.awaited if self.table.state == PLAYING else ()
        return next((c for c in self.table.chairs if c.bot and c.seat in awaited), None)

    async def _play_bots(self) -> None:
        while chair := self._bot_to_act():
            try:
                await self._play_bot(chair.seat, str(chair.bot))
            except Conflict:
                continue  # the table has been forgotten and is read again
            except Exception:
                log.exception("the computer player at table %s failed", self.table.id)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _play_bot(self, seat: int, name: str) -> None:
        bot = find_bot(self.table.game, name, Dice(secrets.randbits(64)))
        async with self._locked() as match:
            version = len(match.log)
            seen = match.perspective(seat, bot.source)
        pause = self._pause * random.uniform(0.6, 1.4)
        action, _ = await asyncio.gather(asyncio.to_thread(bot.choose, seen), asyncio.sleep(pause))
        async with self._locked() as match:
            if len(match.log) == version:  # else somebody was quicker
                await self._enter(match, seat, action.text)

    async def close(self) -> None:
        """Stop thinking, and say good-bye to those who listen."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        self._audience.farewell()


def _is_undo(do: str) -> bool:
    return do.split(" ")[0] == "undo"
