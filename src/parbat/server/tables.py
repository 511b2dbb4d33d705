"""Tables in the database: who sits where, and the log that nothing is ever taken out of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.core.actors import CHANCE, TABLE, Actor
from parbat.core.options import Value
from parbat.core.record import Entry
from parbat.server import schema
from parbat.server.errors import Conflict, Missing
from parbat.server.storage import guarded
from parbat.server.writing import writer_to

OPEN, PLAYING, OVER = "open", "playing", "over"


@dataclass
class Chair:
    """A place at a table: a person's, a computer player's, or nobody's yet.

    Where there are both, the computer player plays on until the person comes back.
    """

    seat: int
    person_id: str | None = None
    bot: str | None = None
    name: str | None = None
    offered_id: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody can sit down here."""
        return self.person_id is None and self.bot is None


@dataclass
class Table:
    """All there is to know of a table but its log. The seed is nobody's before the end."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    public: bool
    secret: str
    owner_id: str
    seed: str = field(repr=False)
    stand_in: str
    state: str = OPEN
    created: float = 0.0
    started: float | None = None
    changed: float = 0.0
    noticed: float = 0.0
    """When something last changed that is no secret: the one of the two that is told."""
    rematch_id: str | None = None
    by_hand: bool = False
    chat: bool = True
    pace: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    due: float | None = None
    lexicon: dict[str, Any] | None = None
    """Name, version and checksum of the word list."""
    board: dict[str, Any] | None = None
    """The board of whoever set it up; ``None`` for the one that comes with Parbat."""
    chairs: list[Chair] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.is_open for chair in self.chairs)

    def looks_like(self, other: Table) -> bool:
        """Return whether it looks as another does, but for the steps of the game."""
        return self._looks == other._looks

    @property
    def _looks(self) -> tuple[object, ...]:
        return self.state, self.owner_id, self.proposal, self.rematch_id, self.chairs


@dataclass(frozen=True)
class Row:
    """An entry of a log as it is stored: with the command that made it, if a person's did."""

    version: int
    entry: Entry
    person_id: str | None = None
    command: str | None = None


class Tables:
    """The tables in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep tables in the database of ``engine``."""
        self._engine = engine
        self._writer = writer_to(engine)

    async def create(self, table: Table, rematch_of: str | None = None) -> None:
        """Store a new table; raises ``Conflict`` if the old one has had its rematch already."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables).values(**_columns(table)))
            await connection.execute(
                insert(schema.seats),
                [{"table_id": table.id, **vars(chair)} for chair in table.chairs],
            )
            if rematch_of is not None:
                columns = schema.tables.c
                free = and_(columns.id == rematch_of, columns.rematch_id.is_(None))
                await _update_one(connection, free, rematch_id=table.id)

    async def find(self, table_id: str) -> Table:
        """Return a table; raises ``Missing``."""
        async with self._engine.connect() as connection:
            found = await _found(connection, schema.tables.c.id == table_id, limit=1)
        if not found:
            raise Missing("table.unknown")
        return found[0]

    async def listed(self, kind: str, person_id: str | None, limit: int) -> list[Table]:
        """Return tables for the lobby, the latest first: ``mine``, ``open`` or ``watch``."""
        columns = schema.tables.c
        here = schema.seats.c.table_id == columns.id
        # Compared with None, SQL would find the seats of nobody.
        asker = person_id or ""
        kept = and_(schema.seats.c.offered_id == asker, columns.state == OPEN)
        mine = exists().where(here, or_(schema.seats.c.person_id == asker, kept))
        peopled = exists().where(here, schema.seats.c.person_id.is_not(None))
        wanted = {
            "mine": mine,
            "open": and_(columns.public, columns.state == OPEN, peopled, ~mine),
            "watch": and_(columns.public, columns.state == PLAYING, ~mine),
        }[kind]
        async with self._engine.connect() as connection:
            return await _found(connection, wanted, limit)

    async def with_bots(self, since: float = 0.0, before: float = math.inf) -> list[str]:
        """Return the tables where a game with a computer player is going on.

        Only those that last changed within a time, if one is given.
        """
        columns = schema.tables.c
        played = exists().where(
            schema.seats.c.table_id == columns.id, schema.seats.c.bot.is_not(None)
        )
        query = select(columns.id).where(columns.state == PLAYING, played, columns.changed > since)
        if before < math.inf:
            query = query.where(columns.changed < before)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: float) -> list[str]:
        """Return the tables where the time of a seat has run out."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due <= now, columns.state == PLAYING)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def log(self, table_id: str, after: int = 0) -> list[Row]:
        """Return the log of a table, or what came after a version of it."""
        columns = schema.entries.c
        wanted = and_(columns.table_id == table_id, columns.version > after)
        query = select(schema.entries).where(wanted)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(columns.version))).mappings().all()
        return [
            Row(
                row["version"],
                Entry(by=_actor(row["actor"]), do=row["do"], t=row["t"]),
                row["person_id"],
                row["command"],
            )
            for row in rows
        ]

    async def change(self, old: Table, new: Table, chairs: Sequence[Chair] = ()) -> None:
        """Store a change of a table and of some of its seats.

        Raises ``Conflict`` if the table or one of the seats is no longer as it was.
        """
        async with self._engine.begin() as connection:
            same = and_(schema.tables.c.id == new.id, schema.tables.c.changed == old.changed)
            await _update_one(
                connection,
                same,
                changed=new.changed,
                noticed=new.noticed,
                proposal=new.proposal,
                due=new.due,
            )
            for chair in chairs:
                await _seat(connection, new.id, old.chairs[chair.seat], chair)

    async def start(self, table: Table, rows: Sequence[Row]) -> None:
        """Store that the game of a table begins, with its opening draws."""
        async with self._engine.begin() as connection:
            waiting = and_(schema.tables.c.id == table.id, schema.tables.c.state == OPEN)
            await _update_one(
                connection,
                waiting,
                state=table.state,
                started=table.started,
                changed=table.changed,
                noticed=table.noticed,
                clock=table.clock,
                due=table.due,
            )
            for chair in table.chairs:
                await connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == chair.seat)
                    .values(name=chair.name)
                )
            await connection.run_sync(_append, table.id, rows)

    async def append(self, table: Table, rows: Sequence[Row], chairs: Sequence[Chair] = ()) -> None:
        """Store entries and the state they lead to, with the seats that change hands.

        Raises ``Conflict`` if one of their versions is taken.
        """
        await self._writer.transact(lambda connection: _store(connection, table, rows, chairs))

    async def close(self) -> None:
        """Store nothing any more."""
        await self._writer.close()


# Made once: a move is stored several hundred times a second.
_ENTRY: Final = insert(schema.entries)
_CHANGING: Final = ("state", "changed", "noticed", "clock", "due", "proposal")
_STATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in _CHANGING})
)


def _store(
    connection: Connection, table: Table, rows: Sequence[Row], chairs: Sequence[Chair]
) -> None:
    _append(connection, table.id, rows)
    connection.execute(
        _STATE,
        {"table_id": table.id, **{name: getattr(table, name) for name in _CHANGING}},
    )
    for chair in chairs:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == chair.seat)
            .values(bot=chair.bot)
        )


def _append(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    if not rows:
        return
    with guarded():
        connection.execute(
            _ENTRY,
            [
                {
                    "table_id": table_id,
                    "version": row.version,
                    "actor": str(row.entry.by),
                    "do": row.entry.do,
                    "t": row.entry.t or 0.0,
                    "person_id": row.person_id,
                    "command": row.command,
                }
                for row in rows
            ],
        )


async def _seat(connection: AsyncConnection, table_id: str, old: Chair, new: Chair) -> None:
    seats = schema.seats.c
    same = [
        column.is_(None) if value is None else column == value
        for column, value in ((seats.person_id, old.person_id), (seats.bot, old.bot))
    ]
    done = await connection.execute(
        update(schema.seats)
        .where(seats.table_id == table_id, seats.seat == new.seat, *same)
        .values(person_id=new.person_id, bot=new.bot, name=new.name, offered_id=new.offered_id)
    )
    if done.rowcount != 1:
        raise Conflict("table.full")


async def _update_one(
    connection: AsyncConnection, which: ColumnElement[bool], **values: object
) -> None:
    done = await connection.execute(update(schema.tables).where(which).values(**values))
    if done.rowcount != 1:
        raise Conflict("table.stale")


async def _found(
    connection: AsyncConnection, wanted: ColumnElement[bool], limit: int
) -> list[Table]:
    latest = schema.tables.c.noticed.desc()
    query = select(schema.tables).where(wanted).order_by(latest).limit(limit)
    rows = (await connection.execute(query)).mappings().all()
    tables = {row["id"]: Table(**row) for row in rows}
    seats = schema.seats.c
    taken = select(schema.seats).where(seats.table_id.in_(tables)).order_by(seats.seat)
    for row in (await connection.execute(taken)).all():
        chair = Chair(row.seat, row.person_id, row.bot, row.name, row.offered_id)
        tables[row.table_id].chairs.append(chair)
    return list(tables.values())


def _columns(table: Table) -> dict[str, Any]:
    return {name: value for name, value in vars(table).items() if name != "chairs"}


def _actor(text: str) -> Actor:
    return int(text) if text.isdigit() else CHANCE if text == CHANCE else TABLE
