"""Tables that stand where a step of a kept game begins, for a test to go on from there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page

from browser.writing import GAME, sit_at
from golden.make_hardback import FOLDER
from parbat.core.record import Chance, Record, parse_record
from parbat.server.storage import address_of_file, existing_database
from parbat.server.tables import OPEN, OVER, PLAYING, Chair, Row, Table, Tables


class Moment(NamedTuple):
    """A golden record of Hardback, how many of its entries were made, and who is asked then."""

    record: str
    entries: int
    seat: int


ASKED = {
    "spell": Moment("abandoned", 161, 2),
    "vote": Moment("majority", 31, 0),
    "uncover": Moment("target", 87, 0),
    "double": Moment("open", 129, 0),
    "trash": Moment("abandoned", 191, 2),
    "dump": Moment("adventure", 42, 1),
    "preview": Moment("preview", 551, 1),
    "place": Moment("preview", 552, 1),
    "either": Moment("majority", 167, 2),
    "jail": Moment("authors", 96, 0),
    "flush": Moment("abandoned", 12, 0),
    "purchase": Moment("majority", 151, 3),
}
"""For each step of a turn a moment in which somebody is asked something."""


@cache
def kept(name: str) -> Record:
    """Return a golden record of Hardback."""
    return parse_record((FOLDER / f"{name}.json").read_bytes())


def begin_at(page: Page, data: Path, moment: Moment) -> None:
    """Open a table at a moment, in the seat that is asked; the others' person stays away."""
    me, absent = person_id(page), stranger(page)
    seats = kept(moment.record).seats
    people = [me if seat == moment.seat else absent for seat in range(len(seats))]
    sit_at(page, {"id": lay_out(data, moment, people)})


def person_id(page: Page) -> str:
    """Return who sits before a page."""
    return str(page.request.get("/api/me").json()["id"])


def stranger(page: Page) -> str:
    """Return a person whose browser is closed."""
    browser = page.context.browser
    assert browser
    address = urlsplit(page.request.get("/api/me").url)
    other = browser.new_context(base_url=f"{address.scheme}://{address.netloc}")
    found = str(other.request.get("/api/me").json()["id"])
    other.close()
    return found


def lay_out(data: Path, moment: Moment, people: Sequence[str]) -> str:
    """Store a table in a server's folder as the server would have, and return its name."""
    record = kept(moment.record)
    assert isinstance(record.chance, Chance)
    now = time.time()
    table = Table(
        id=secrets.token_urlsafe(9),
        game=GAME,
        rules=record.rules,
        options=dict(record.options),
        public=False,
        secret=secrets.token_urlsafe(16),
        owner_id=people[moment.seat],
        seed=str(record.chance.seed),
        stand_in="random",
        state=OPEN,
        created=now,
        started=now,
        changed=now,
        chairs=[
            Chair(seat, person, name=record.seats[seat].name) for seat, person in enumerate(people)
        ],
    )
    rows = [Row(at, entry) for at, entry in enumerate(record.log[: moment.entries], start=1)]
    is_over = moment.entries == len(record.log)
    with ThreadPoolExecutor(1) as beside:  # the browser has the event loop of this thread
        beside.submit(asyncio.run, _store(data, table, rows, is_over=is_over)).result()
    return table.id


async def _store(data: Path, table: Table, rows: Sequence[Row], *, is_over: bool) -> None:
    engine = await existing_database(address_of_file(data))
    tables = Tables(engine)
    try:
        await tables.create(table)
        table.state = OVER if is_over else PLAYING
        await tables.start(table, rows)
    finally:
        await tables.close()
        await engine.dispose()
