"""Measure a server under load: many tables of two players, one action a table every two seconds.

Usage: ``.venv/bin/python -m benchmarks.load [--tables 500,1000,2000] [--seconds 60]``. For each
number of tables a new server is started, one process over SQLite; the players are in this process.
A delay is the time from sending an action to its receipt by the other player.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import resource
import sys
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from benchmarks.playing import Measured, Player, Table, Tables
from benchmarks.serving import Server, server

_A_SECOND: Final = 40  # tables, while they are set up
_SETTLING: Final = 5.0
_FILES_A_TABLE: Final = 2
_MIB: Final = 1024 * 1024


@dataclass(frozen=True)
class Result:
    """What was measured with some number of tables."""

    tables: int
    actions_a_second: float
    p50: float
    """Milliseconds, as the other three."""
    p95: float
    p99: float
    longest: float
    late: int
    errors: int
    server_cpu: float
    """How much of one processor the server took."""
    players_cpu: float
    memory: float
    """MiB of the server at the end."""
    a_table: float
    """KiB a table without anybody who looks at it."""
    a_connection: float
    """KiB a live channel."""


async def measure(at: Server, count: int, seconds: float, deflate: bool) -> Result:
    """Let ``count`` tables play for some time and return what was measured."""
    tables = Tables(at.url, seed=count, deflate=deflate)
    try:
        empty = at.memory
        playing = await _set_up(tables, count)
        waiting = at.memory
        await _connect(playing)
        connected = at.memory
        for table in playing:
            tables.play(table)
        await _wait(_SETTLING, f"{count} tables settle")
        tables.measured = measured = Measured()
        cpu, own, began = at.cpu, time.process_time(), time.perf_counter()
        await _wait(seconds, f"{count} tables play")
        passed = time.perf_counter() - began
        return replace(
            _timed(count, measured, passed),
            server_cpu=round((at.cpu - cpu) / passed, 3),
            players_cpu=round((time.process_time() - own) / passed, 3),
            memory=round(at.memory / _MIB, 1),
            a_table=round((waiting - empty) / count / 1024, 1),
            a_connection=round((connected - waiting) / (2 * count) / 1024, 1),
        )
    finally:
        for problem in sorted(set(tables.measured.errors)):
            print(f"error: {problem}", file=sys.stderr)
        await tables.close()


async def _set_up(tables: Tables, count: int) -> list[Table]:
    made: list[Table] = []
    for number in range(count):
        players = [Player(seat, await tables.guest()) for seat in range(2)]
        made.append(Table(tables, players, await tables.set_up(players)))
        _progress(f"{number + 1} of {count} tables are set up")
    return made


async def _connect(playing: list[Table]) -> None:
    for number, table in enumerate(playing):
        await table.look()
        _progress(f"{number + 1} of {len(playing)} tables are connected")


async def _wait(seconds: float, what: str) -> None:
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        _progress(f"{what}: {left:.0f} s to go")
        await asyncio.sleep(min(1.0, left))


def _timed(count: int, measured: Measured, seconds: float) -> Result:
    delays = sorted(1000 * delay for delay in measured.delays) or [float("nan")]

    def at(part: float) -> float:
        return round(delays[min(len(delays) - 1, int(part * len(delays)))], 1)

    rate = round(measured.actions / seconds, 1)
    errors = len(measured.errors)
    times = at(0.5), at(0.95), at(0.99), at(1.0)
    return Result(count, rate, *times, measured.late, errors, *[0.0] * 5)


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


_COLUMNS: Final = {
    "tables": "tables",
    "actions_a_second": "actions/s",
    "p50": "p50 ms",
    "p95": "p95 ms",
    "p99": "p99 ms",
    "longest": "longest ms",
    "late": "late",
    "errors": "errors",
    "server_cpu": "server CPU",
    "players_cpu": "players' CPU",
    "memory": "MiB",
    "a_table": "KiB a table",
    "a_connection": "KiB a channel",
}


def table_of(results: list[Result]) -> str:
    """Return results as a table in Markdown."""
    rows = [list(_COLUMNS.values()), ["---:"] * len(_COLUMNS)]
    rows += [[f"{asdict(result)[name]:,}" for name in _COLUMNS] for result in results]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _allow_files(count: int) -> None:
    needed = _FILES_A_TABLE * count + 200
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        sys.exit(f"This needs {needed} open files at a time, and only {hard} are allowed here.")
    # The server inherits what is allowed.
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(needed, 1024), hard))


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="500,1000,2000", help="how many, with commas")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each is measured")
    parser.add_argument("--deflate", action="store_true", help="ask for compressed messages")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the numbers in a file")
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="let cProfile watch the server"
    )
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.tables.split(",")]
    _allow_files(max(counts))
    results: list[Result] = []
    try:
        for count in counts:
            with server(chosen.profile) as at:
                results.append(asyncio.run(measure(at, count, chosen.seconds, chosen.deflate)))
            _progress("")
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
    print(f"Python {platform.python_version()}, {platform.machine()}.\n\n{table_of(results)}")
    if chosen.json:
        told = [asdict(result) for result in results]
        chosen.json.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
