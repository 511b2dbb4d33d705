"""All tables of this process: opened when somebody asks for one, dropped when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.bots import BOTS, find_bot
from parbat.core.chance import Dice, Seed
from parbat.core.errors import ParbatError
from parbat.core.match import Match
from parbat.core.options import Value
from parbat.core.record import Seat
from parbat.games import find_game
from parbat.server.errors import Conflict, Forbidden
from parbat.server.live import LiveTable
from parbat.server.people import People, Person
from parbat.server.tables import OVER, Chair, Table, Tables
from parbat.server.wire import AnyChair, BotChair, Lobby, MyChair, NewTable, TableInfo

LISTED: Final = 50
_IN_MEMORY = 1000
_IDLE_SECONDS = 60.0
_FAREWELL_SECONDS = 2.0

log = logging.getLogger(__name__)


class Hub:
    """The way to every table."""

    def __init__(self, engine: AsyncEngine, pause: float) -> None:
        """Keep tables in the database of ``engine``."""
        self.people = People(engine)
        self._tables = Tables(engine)
        self._pause = pause
        self._live: dict[str, LiveTable] = {}

    async def open(self, table_id: str) -> LiveTable:
        """Return a table, read from the database if it is not in memory; raises ``Missing``."""
        live = self._live.get(table_id)
        if live is None:
            table = await self._tables.find(table_id)
            self._drop_idle()
            live = self._live.setdefault(table_id, LiveTable(table, self._tables, self._pause))
        live.used = time.monotonic()
        await live.ready()
        return live

    async def create(self, person: Person, wish: NewTable) -> LiveTable:
        """Set up a table; raises ``ParbatError`` if there can be no such table."""
        game = find_game(wish.game)
        options = game.settle(wish.options)
        wanted = wish.seats if wish.seats is not None else _by_lot(game.name)
        chairs = [_chair(seat, kind, person, game.name) for seat, kind in enumerate(wanted)]
        # An impossible number of seats is refused here.
        Match(game, options, [Seat(name=chair.name or "") for chair in chairs])
        return await self._set_up(
            _new_table(game.name, game.rules, options, wish.public, person.id, chairs)
        )

    async def rematch(self, person: Person, table_id: str) -> LiveTable:
        """Set up a table for the same people, seats changed round; the same for all who ask."""
        live = await self.open(table_id)
        old = live.table
        if not live.reader(person.id).seats:
            raise Forbidden("table.not_yours")
        if old.state != OVER:
            raise Conflict("table.not_over")
        if old.rematch_id is None:
            new = _new_table(
                old.game,
                find_game(old.game).rules,
                old.options,
                old.public,
                person.id,
                [await self._moved(chair, len(old.chairs)) for chair in old.chairs],
            )
            try:
                made = await self._set_up(new, rematch_of=old.id)
            except Conflict:  # somebody else asked at the same time
                live.table.rematch_id = (await self._tables.find(old.id)).rematch_id
            else:
                live.table.rematch_id = new.id
                live.tell_table()
                return made
        return await self.open(str(live.table.rematch_id))

    async def lobby(self, person: Person | None) -> Lobby:
        """Return the tables somebody can go to."""
        person_id = person.id if person else None
        return Lobby(
            mine=await self._listed("mine", person_id) if person else [],
            open=await self._listed("open", person_id),
            watch=await self._listed("watch", person_id),
        )

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name, also where they wait for a game."""
        renamed = await self.people.rename(person, name)
        for live in self._live.values():
            live.rename(renamed.id, renamed.name)
        return renamed

    async def resume(self) -> None:
        """Open the tables where computer players may have been thinking when the server went."""
        for table_id in await self._tables.with_bots():
            try:
                await self.open(table_id)
            except ParbatError as problem:
                log.warning("table %s cannot be opened: %s", table_id, problem)

    async def close(self) -> None:
        """Stop every table and say good-bye to all who listen."""
        await asyncio.gather(*(live.close() for live in self._live.values()))
        until = time.monotonic() + _FAREWELL_SECONDS
        while any(live.has_listeners for live in self._live.values()):
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.01)

    async def _set_up(self, table: Table, rematch_of: str | None = None) -> LiveTable:
        await self._tables.create(table, rematch_of)
        return await self.open(table.id)

    async def _moved(self, chair: Chair, seats: int) -> Chair:
        seat = (chair.seat + 1) % seats
        if chair.person_id is None:
            return Chair(seat, bot=chair.bot, name=str(chair.bot).title())
        return Chair(seat, chair.person_id, name=await self.people.name(chair.person_id))

    async def _listed(self, kind: str, person_id: str | None) -> list[TableInfo]:
        infos: list[TableInfo] = []
        for table in await self._tables.listed(kind, person_id, LISTED):
            try:
                infos.append((await self.open(table.id)).info(person_id))
            except ParbatError as problem:  # a game under rules this program does not know
                log.warning("table %s cannot be opened: %s", table.id, problem)
        return infos

    def _drop_idle(self) -> None:
        if len(self._live) < _IN_MEMORY:
            return
        # Whoever has just been handed a table must not find that somebody else owns it by now.
        before = time.monotonic() - _IDLE_SECONDS
        for table_id, live in list(self._live.items()):
            if live.is_idle and live.used < before:
                del self._live[table_id]


def _by_lot(game: str) -> list[AnyChair]:
    chairs: list[AnyChair] = [MyChair(), BotChair(next(iter(BOTS[game])))]
    return chairs if secrets.randbelow(2) else chairs[::-1]


def _chair(seat: int, kind: AnyChair, person: Person, game: str) -> Chair:
    match kind:
        case MyChair():
            return Chair(seat, person.id, name=person.name)
        case BotChair(bot):
            find_bot(game, bot, Dice(0))  # refuses a name that nobody has
            return Chair(seat, bot=bot, name=bot.title())
    return Chair(seat)


def _new_table(
    game: str,
    rules: int,
    options: dict[str, Value],
    public: bool,
    owner_id: str,
    chairs: list[Chair],
) -> Table:
    now = time.time()
    return Table(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules,
        options=options,
        public=public,
        secret=secrets.token_urlsafe(16),
        owner_id=owner_id,
        seed=Seed().hex,
        created=now,
        changed=now,
        chairs=sorted(chairs, key=lambda chair: chair.seat),
    )
