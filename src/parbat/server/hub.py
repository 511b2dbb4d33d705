"""All tables of this process: opened when somebody asks for one, dropped when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.errors import ParbatError
from parbat.server import building, creating, seating
from parbat.server.bus import Bus, LocalBus, Notice
from parbat.server.chat import Chat
from parbat.server.clocks import Outage
from parbat.server.errors import Conflict, Forbidden
from parbat.server.live import LiveTable
from parbat.server.lobby import Lobbies
from parbat.server.means import Means
from parbat.server.metrics import Metrics
from parbat.server.people import People, Person
from parbat.server.presence import AGAIN
from parbat.server.pulse import outages
from parbat.server.stopping import stop
from parbat.server.sweeping import sweep_daily
from parbat.server.tables import OVER, Table, Tables
from parbat.server.thinkers import Thinkers
from parbat.server.wire import Lobby, NewTable, TableInfo
from parbat.server.wire_building import Shown

LISTED: Final = 50
_IN_MEMORY = 1000
_IDLE_SECONDS = 60.0
_FAREWELL_SECONDS = 2.0
_TICK: Final = 0.5
# A computer player that has not acted for so long was thinking in a process that went.
_ORPHANED: Final = (10.0, 600.0)

log = logging.getLogger(__name__)


class Hub:
    """The way to every table."""

    def __init__(
        self,
        engine: AsyncEngine,
        pause: float,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Keep tables in the database of ``engine``."""
        self.people = People(engine)
        self.lobbies = Lobbies(self)
        self._engine = engine
        self._tables = Tables(engine)
        self._live: dict[str, LiveTable] = {}
        self._outages: list[Outage] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.means = Means(
            tables=self._tables,
            people=self.people,
            chat=Chat(engine),
            bus=bus or LocalBus(),
            thinkers=thinkers or Thinkers(),
            metrics=metrics or Metrics(),
            pause=pause,
            outages=self._known_outages,
            changed=self.lobbies.changed,
        )

    # Tables

    async def open(self, table_id: str) -> LiveTable:
        """Return a table, read from the database if it is not in memory; raises ``Missing``."""
        live = self._live.get(table_id) or self._put(await self._tables.find(table_id))
        live.used = time.monotonic()
        await live.ready()
        return live

    def _put(self, table: Table) -> LiveTable:
        self._drop_idle()
        live = self._live.setdefault(table.id, LiveTable(table, self.means))
        self.means.metrics.tables(len(self._live))
        return live

    async def create(self, person: Person, wish: NewTable) -> LiveTable:
        """Set up a table; raises ``ParbatError`` if there can be no such table."""
        return await self._set_up(creating.new_table(person, wish))

    async def rematch(self, person: Person, table_id: str) -> LiveTable:
        """Offer the next game to the same people, seats changed round; the same for all who ask."""
        live = await self.open(table_id)
        old = live.table
        if not live.reader(person.id).seats:
            raise Forbidden("table.not_yours")
        if old.state != OVER:
            raise Conflict("table.not_over")
        if old.rematch_id is None:
            new = creating.rematch_of(old, person, await self._names(old))
            try:
                made = await self._set_up(new, rematch_of=old.id)
            except Conflict:  # somebody else asked at the same time
                live.table.rematch_id = (await self._tables.find(old.id)).rematch_id
                live.tell_table()
            else:
                live.table.rematch_id = new.id
                live.tell_table()
                self.means.bus.tell(Notice("table", old.id))
                return made
        return await self.open(str(live.table.rematch_id))

    async def lobby(self, person: Person | None) -> Lobby:
        """Return the tables somebody can go to."""
        person_id = person.id if person else None
        return Lobby(
            mine=await self.listed("mine", person_id) if person else [],
            open=await self.listed("open", person_id),
            watch=await self.listed("watch", person_id),
        )

    async def listed(self, kind: str, person_id: str | None) -> list[TableInfo]:
        """Return one of the lists of the lobby: ``mine``, ``open`` or ``watch``."""
        infos: list[TableInfo] = []
        for table in await self._tables.listed(kind, person_id, LISTED):
            try:
                live = self._live.get(table.id)
                # Whether it is as it was is known already: not every table has to be read again.
                if live is None or live.table.changed != table.changed:
                    live = await self.open(table.id)
                infos.append(live.info(person_id))
            except ParbatError as problem:  # a game under rules this program does not know
                log.warning("table %s cannot be opened: %s", table.id, problem)
        return infos

    async def _set_up(self, table: Table, rematch_of: str | None = None) -> LiveTable:
        await self._tables.create(table, rematch_of)
        live = await self.open(table.id)
        self.means.changed(live.table, None)
        self.means.bus.tell(Notice("lobby", table.id))
        return live

    async def _names(self, table: Table) -> dict[str, str]:
        people = {chair.person_id for chair in table.chairs if chair.person_id}
        return {person_id: await self.people.name(person_id) for person_id in people}

    # People

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name, also where they wait for a game."""
        renamed, waiting = await self.people.rename(person, name)
        await self.reload(waiting)
        return renamed

    async def reload(self, table_ids: Collection[str]) -> None:
        """Read tables anew whose people were changed in the database."""
        for table_id in table_ids:
            if live := self._live.get(table_id):
                await self._read_anew(live)
            self.means.bus.tell(Notice("table", table_id, {"anew": True}))

    async def _read_anew(self, live: LiveTable) -> None:
        try:
            await live.reload()
        except ParbatError:  # it is gone
            self._live.pop(live.table.id, None)
            self.lobbies.changed(live.table)
            await live.close("elsewhere")

    def cut(self, sessions: Collection[str]) -> None:
        """End the live channels of sessions that are over."""
        self._cut(sessions)
        self.means.bus.tell(Notice("cut", "", {"sessions": sorted(sessions)}))

    def _cut(self, sessions: Collection[str]) -> None:
        for live in list(self._live.values()):
            for listener in list(live.audience.listeners):
                if listener.session in sessions:
                    listener.farewell("elsewhere")
        self.lobbies.cut(sessions)

    # As long as the server runs

    async def begin(self) -> None:
        """Listen to other processes and look at the clocks; raises ``CannotServe``."""
        await self.means.bus.open(self._hear, self._hear_again)
        self._do(self._tick())
        self._do(sweep_daily(self._engine, self.means.bus))
        if self.means.bus.shared:
            self._do(self._tell_presence())

    async def resume(self) -> None:
        """Go on where games were interrupted."""
        for table_id in await self._tables.with_bots():
            await self._try_to_open(table_id)

    async def close(self) -> None:
        """Stop every table and say good-bye to all who listen."""
        self._closed = True
        await stop(self._tasks)
        await asyncio.gather(*(live.close() for live in self._live.values()))
        await self.lobbies.close()
        until = time.monotonic() + _FAREWELL_SECONDS
        while any(live.has_listeners for live in self._live.values()):
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.01)
        await self.means.bus.close()
        await self._tables.close()

    async def _tick(self) -> None:
        next_look = 0.0
        while True:
            await asyncio.sleep(_TICK)
            try:
                await self._check_clocks()
                if self.means.bus.shared and time.monotonic() > next_look:
                    next_look = time.monotonic() + _ORPHANED[0]
                    await self._adopt()
            except Exception:
                log.exception("the clocks could not be looked at")

    async def _check_clocks(self) -> None:
        for table_id in await self._tables.due(time.time()):
            try:
                await seating.run_out(await self.open(table_id))
            except ParbatError as problem:  # another process saw it first
                log.info("the clock of table %s: %s", table_id, problem)

    async def _adopt(self) -> None:
        now = time.time()
        youngest, oldest = _ORPHANED
        for table_id in await self._tables.with_bots(now - oldest, now - youngest):
            await self._try_to_open(table_id)

    async def _try_to_open(self, table_id: str) -> None:
        try:
            await self.open(table_id)
        except ParbatError as problem:
            log.warning("table %s cannot be opened: %s", table_id, problem)

    async def _known_outages(self) -> list[Outage]:
        if self._outages is None:
            self._outages = await outages(self._engine)
        return self._outages

    def _drop_idle(self) -> None:
        if len(self._live) < _IN_MEMORY:
            return
        # Whoever has just been handed a table must not find that somebody else owns it by now.
        before = time.monotonic() - _IDLE_SECONDS
        for table_id, live in list(self._live.items()):
            if live.is_idle and live.used < before:
                del self._live[table_id]

    # Other processes

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            for live in list(self._live.values()):
                if live.has_listeners:
                    live.tell_presence()

    def _hear(self, notice: Notice) -> None:
        self.means.metrics.heard(notice.what)
        if notice.what == "cut":
            self._cut(notice.data["sessions"])
        elif notice.what == "lobby":
            self._do(self._table_is_new(notice.id))
        elif live := self._live.get(notice.id):
            self._do(self._heard_of(live, notice))
        elif notice.what == "log" and self.lobbies.are_watched:
            self._do(self._table_is_new(notice.id, notice.data.get("people")))

    async def _heard_of(self, live: LiveTable, notice: Notice) -> None:
        if notice.what == "presence":
            if live.presence.hear(notice.data):
                live.tell_table()
        elif notice.what == "shown":
            building.tell_shown(live, msgspec.convert(notice.data, Shown))
        elif notice.what == "chat":
            await live.refresh_chat()
        elif notice.data.get("anew"):
            await self._read_anew(live)
        else:
            await live.ready()

    async def _table_is_new(self, table_id: str, people: Collection[str] | None = None) -> None:
        self.lobbies.changed(await self._tables.find(table_id), people)

    def _hear_again(self) -> None:
        for live in list(self._live.values()):
            self._do(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        await live.ready()
        await live.refresh_chat()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("what another process told could not be read", exc_info=problem)
