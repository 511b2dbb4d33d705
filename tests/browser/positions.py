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

from browser import trading, writing
from golden import make_hardback, make_himalaya
from parbat.core.record import Chance, Entry, Record, parse_record
from parbat.server.storage import address_of_file, existing_database
from parbat.server.tables import OPEN, OVER, PLAYING, Chair, Row, Table, Tables

HARDBACK = writing.GAME
HIMALAYA = trading.GAME
FOLDERS = {HARDBACK: make_hardback.FOLDER, HIMALAYA: make_himalaya.FOLDER}
SIT_AT = {HARDBACK: writing.sit_at, HIMALAYA: trading.sit_at}


class Moment(NamedTuple):
    """A golden record, how many of its entries were made, who is asked then, and its game."""

    record: str
    entries: int
    seat: int
    game: str = HARDBACK


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
"""For each step of a turn of Hardback a moment in which somebody is asked something."""

TRADING = {
    "start": Moment("yaks", 11, 1, HIMALAYA),
    "event": Moment("abandoned", 24, 0, HIMALAYA),
    "plan": Moment("yaks", 41, 0, HIMALAYA),
    "take": Moment("cards", 60, 3, HIMALAYA),
    "deal": Moment("six", 26, 3, HIMALAYA),
    "forced": Moment("events", 22, 2, HIMALAYA),
    "reward": Moment("yaks", 75, 2, HIMALAYA),
    "inventory": Moment("abandoned", 56, 0, HIMALAYA),
    "split": Moment("events", 70, 2, HIMALAYA),
}
"""The same for what is asked in Himalaya; all others have planned where a plan is made."""


@cache
def kept(name: str, game: str = HARDBACK) -> Record:
    """Return a golden record of a game."""
    return parse_record((FOLDERS[game] / f"{name}.json").read_bytes())


def begin_at(page: Page, data: Path, moment: Moment) -> None:
    """Open a table at a moment, in the seat that is asked; the others' person stays away."""
    me, absent = person_id(page), stranger(page)
    seats = kept(moment.record, moment.game).seats
    people = [me if seat == moment.seat else absent for seat in range(len(seats))]
    SIT_AT[moment.game](page, {"id": lay_out(data, moment, people)})


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


def lay_out(
    data: Path, moment: Moment, people: Sequence[str], log: Sequence[Entry] | None = None
) -> str:
    """Store a table in a server's folder as the server would have, and return its name.

    Another log may stand for that of the record.
    """
    record = kept(moment.record, moment.game)
    assert isinstance(record.chance, Chance)
    now = time.time()
    table = Table(
        id=secrets.token_urlsafe(9),
        game=moment.game,
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
    made = record.log[: moment.entries] if log is None else log
    rows = [Row(at, entry) for at, entry in enumerate(made, start=1)]
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
