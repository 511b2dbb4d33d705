"""Measure what a move costs early and late in a game, and what it costs to open a finished one.

Usage: ``.venv/bin/python -m benchmarks.long_games [--entries 85,500,2000]``. For each length one
game of random actions is played by two people who both look on; so many of the actions are taken
back again that its log grows about that long. Then the server forgets the game, and somebody opens
it with all it has to tell.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec

from parbat.server import seating
from parbat.server.collecting import seldom_collected
from parbat.server.hub import Hub
from parbat.server.live import LiveTable
from parbat.server.people import Person
from parbat.server.storage import address_in, open_database
from parbat.server.wire import Act, FromServer, MyChair, NewTable, OpenChair

_GAME: Final = "nanga-parbat"
_OPENED: Final = 5  # times, of which the slowest counts
_USUAL: Final = 85  # entries of a game in which nothing is taken back


class Reader:
    """Somebody who looks on; what they are told is made into bytes, as for a connection."""

    session: str | None = None
    language = "en"

    def __init__(self, person_id: str) -> None:
        """Look with the eyes of a person."""
        self.person_id: str | None = person_id
        self.told = 0

    def send(self, frame: FromServer) -> None:
        """Make a message into bytes and count them."""
        self.told += len(msgspec.json.encode(frame))

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Hear that it is over."""


@dataclass(frozen=True)
class Result:
    """What was measured with a game of some length."""

    entries: int
    first: float
    """Milliseconds of processor time a move takes in the first tenth of the game, the median."""
    last: float
    opened: float
    """Milliseconds to open the finished game, the slowest of some times."""
    told: float
    """KiB of what is told then."""


async def measure(folder: Path, entries: int) -> Result:
    """Play a game of about ``entries`` entries and open it again."""
    engine = await open_database(address_in(folder))
    try:
        hub = Hub(engine, pause=0.0)
        people = [(await hub.people.welcome(name))[0] for name in ("Ana", "Ben")]
        table = await _begin(hub, people)
        times = await _play(table, people, entries)
        await hub.close()
        opened = [await _open(Hub(engine, pause=0.0), table, people[0]) for _ in range(_OPENED)]
    finally:
        await engine.dispose()
    tenth = max(1, len(times) // 10)
    first, last = median(times[:tenth]), median(times[-tenth:])
    slowest, told = max(opened)
    return Result(len(table.story.steps) - 1, first, last, slowest, told / 1024)


async def _begin(hub: Hub, people: list[Person]) -> LiveTable:
    table = await hub.create(people[0], NewTable(_GAME, seats=[MyChair(), OpenChair()]))
    await seating.join(table, people[1].id, people[1].name, table.table.secret)
    for person in people:
        table.attach(Reader(person.id), since=None)
    return table


async def _play(table: LiveTable, people: list[Person], entries: int) -> list[float]:
    """Play to the end and return the milliseconds of processor time that each move took."""
    dice = random.Random(entries)
    times: list[float] = []
    while table.table.state == "playing":
        seat, do = _next(table, dice, entries / _USUAL)
        command = Act(str(len(times)), table.version(people[seat].id), seat, do)
        began = time.process_time()
        await table.act(people[seat].id, command)
        times.append(1000 * (time.process_time() - began))
        _progress(f"{len(times)} of {entries} entries are made")
    return times


def _next(table: LiveTable, dice: random.Random, times: float) -> tuple[int, str]:
    """Return what is done next, in a game that is to be some times as long as usual."""
    step = table.story.steps[-1]
    taken_back = step.entry is not None and step.entry.do.startswith("undo")
    if step.undo and not taken_back and dice.random() < (times - 1) / (times + 1):
        seat, entry = next(iter(step.undo.items()))
        return seat, f"undo {entry}"
    seat = min(actor for actor in step.state.awaited if isinstance(actor, int))
    return seat, dice.choice([action.text for action in step.state.legal_actions(seat)])


async def _open(hub: Hub, table: LiveTable, person: Person) -> tuple[float, int]:
    reader = Reader(person.id)
    began = time.perf_counter()
    live = await hub.open(table.table.id)
    live.attach(reader, since=0)
    passed = 1000 * (time.perf_counter() - began)
    await hub.close()
    return passed, reader.told


async def _measure_all(lengths: list[int]) -> list[Result]:
    results: list[Result] = []
    async with seldom_collected():
        for entries in lengths:
            with tempfile.TemporaryDirectory() as folder:
                results.append(await measure(Path(folder), entries))
            _progress("")
    return results


def table_of(results: list[Result]) -> str:
    """Return results as a table in Markdown."""
    titles = ["entries", "first tenth, ms", "last tenth, ms", "ratio", "opened, ms", "told, KiB"]
    rows = [titles, ["---:"] * len(titles)]
    for r in results:
        ratio = f"{r.last / r.first:.2f}"
        cells = [f"{r.first:.2f}", f"{r.last:.2f}", ratio, f"{r.opened:.0f}", f"{r.told:.0f}"]
        rows.append([f"{r.entries:,}", *cells])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", default="85,500,2000", help="how many, with commas")
    lengths = [int(entries) for entries in parser.parse_args().entries.split(",")]
    try:
        results = asyncio.run(_measure_all(lengths))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
    print(f"Python {platform.python_version()}, {platform.machine()}.\n\n{table_of(results)}")


if __name__ == "__main__":
    main()
