"""The chat of a table: lines that people with a seat said, in the order in which they did."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import schema
from parbat.server.bus import Notice
from parbat.server.errors import BadRequest, Conflict, Forbidden
from parbat.server.names import NOBODY
from parbat.server.storage import guarded
from parbat.server.wire import Message, Say

if TYPE_CHECKING:
    from parbat.server.live import LiveTable

KEPT: Final = 200  # the latest lines, which a table has in memory
_TRIES: Final = 5


@dataclass(frozen=True)
class Line:
    """Something that somebody said."""

    number: int
    seat: int
    name: str
    text: str
    said: float
    person_id: str | None
    command: str = ""

    def told_to(self, person_id: str | None) -> Message:
        """Return the line as a person sees it."""
        yours = person_id is not None and person_id == self.person_id
        return Message(self.number, self.seat, self.name, self.text, self.said, yours)


class Chat:
    """The lines in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep lines in the database of ``engine``."""
        self._engine = engine

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:
        """Return the latest lines of a table, or those after one."""
        said, people = schema.messages.c, schema.people.c
        query = (
            select(schema.messages, people.name)
            .join_from(schema.messages, schema.people, said.person_id == people.id, isouter=True)
            .where(said.table_id == table_id, said.number > after)
            .order_by(said.number.desc())
            .limit(KEPT)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Line(r.number, r.seat, r.name or NOBODY, r.text, r.said, r.person_id, r.command)
            for r in reversed(rows)
        ]

    async def add(self, table_id: str, line: Line) -> None:
        """Store a line; raises ``Conflict`` if its number is taken or it was said before."""
        with guarded():
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(schema.messages).values(
                        table_id=table_id,
                        number=line.number,
                        seat=line.seat,
                        person_id=line.person_id,
                        text=line.text,
                        said=line.said,
                        command=line.command,
                    )
                )

    async def last(self, table_id: str) -> int:
        """Return the number of the last line of a table, 0 if there is none."""
        said = schema.messages.c
        query = select(func.max(said.number)).where(said.table_id == table_id)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)


async def say(live: LiveTable, person_id: str | None, name: str, said: Say) -> None:
    """Let somebody with a seat say something; saying it again with the same id does no harm."""
    text = " ".join(said.text.split())
    if not text or not text.isprintable():
        raise BadRequest("chat.text")
    for _ in range(_TRIES):
        async with live.locked():
            chairs = live.chairs_of(person_id)
            if not chairs:
                raise Forbidden("table.not_yours")
            if not live.table.chat:
                raise Forbidden("chat.off")
            if any(line.person_id == person_id and line.command == said.id for line in live.chat):
                return
            number = live.chat[-1].number + 1 if live.chat else 1
            line = Line(number, chairs[0].seat, name, text, time.time(), person_id, said.id)
            try:
                await live.means.chat.add(live.table.id, line)
            except Conflict:  # another process was quicker
                pass
            else:
                live.tell_line(line)
                del live.chat[:-KEPT]
                live.means.bus.tell(Notice("chat", live.table.id))
                return
        await live.refresh_chat()
    raise Conflict("table.stale")
