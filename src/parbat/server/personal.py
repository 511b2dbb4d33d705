"""Everything that is kept about somebody, for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.errors import ParbatError
from parbat.core.record import Record
from parbat.server import schema
from parbat.server.errors import Nobody
from parbat.server.matches import match_of
from parbat.server.sessions import Sessions
from parbat.server.tables import OPEN, Row, Table, Tables
from parbat.server.wire_people import MessageKept, PersonalData, PersonKept, ReportKept, TableKept


async def data_of(engine: AsyncEngine, person_id: str, token: str | None) -> PersonalData:
    """Return what is kept about somebody who asks with a session; raises ``Nobody``."""
    return PersonalData(
        person=await _person(engine, person_id),
        sessions=await Sessions(engine).of(person_id, token),
        tables=await _tables(engine, person_id),
        messages=await _messages(engine, person_id),
        reports=await _reports(engine, person_id),
    )


async def _person(engine: AsyncEngine, person_id: str) -> PersonKept:
    query = select(schema.people).where(schema.people.c.id == person_id)
    async with engine.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Nobody("people.unknown")
    return PersonKept(row.id, row.name, row.account, row.created)


async def _tables(engine: AsyncEngine, person_id: str) -> list[TableKept]:
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.table_id).where(seats.person_id == person_id)
    mine = (tables.owner_id == person_id) | tables.id.in_(seated)
    query = select(tables.id).where(mine).order_by(tables.created)
    async with engine.connect() as connection:
        found = list((await connection.execute(query)).scalars())
    kept = Tables(engine)
    return [await _table(kept, table_id, person_id) for table_id in found]


async def _table(tables: Tables, table_id: str, person_id: str) -> TableKept:
    table, log = await tables.find(table_id), await tables.log(table_id)
    seats = [chair.seat for chair in table.chairs if chair.person_id == person_id]
    # Long games take a while: beside the event loop.
    record = await asyncio.to_thread(_record, table, log, seats)
    return TableKept(
        id=table.id,
        game=table.game,
        options=table.options,
        state=table.state,
        created=table.created,
        changed=table.noticed,
        owner=table.owner_id == person_id,
        your_seats=seats,
        record=record,
    )


def _record(table: Table, log: Sequence[Row], seats: Sequence[int]) -> Record | None:
    """Return a table's record as who sits in some of its seats may have it."""
    if table.state == OPEN:
        return None
    try:
        match = match_of(table)
        for row in log:
            match.enter(row.entry.by, row.entry.do, row.entry.t)
    except ParbatError:  # a game under rules that this program does not know
        return None
    return match.record(seats[0] if seats else None)


async def _messages(engine: AsyncEngine, person_id: str) -> list[MessageKept]:
    said = schema.messages.c
    query = select(said.table_id, said.number, said.text, said.said)
    query = query.where(said.person_id == person_id).order_by(said.said)
    async with engine.connect() as connection:
        return [MessageKept(*row) for row in await connection.execute(query)]


async def _reports(engine: AsyncEngine, person_id: str) -> list[ReportKept]:
    reports = schema.reports.c
    query = select(reports.told, reports.created).where(reports.person_id == person_id)
    async with engine.connect() as connection:
        return [ReportKept(*row) for row in await connection.execute(query)]
