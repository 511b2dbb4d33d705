"""A server to measure: one process of its own, without limits on how often something is done.

``python -m benchmarks.serving FOLDER [--profile FILE]`` is that process. It is ``parbat serve`` but
for the limits: all who play in a benchmark come from one address.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parbat.server.app import make_app
from parbat.server.collecting import seldom_collected
from parbat.server.run import OrderlyServer, listen
from parbat.server.storage import address_in, open_database

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Server:
    """A server that runs, and what it takes."""

    url: str
    process: int

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.process}/statm").read_text().split()[1]) * _PAGE

    @property
    def cpu(self) -> float:
        """Seconds of processor time since its start."""
        # The name of the program, which may hold spaces, ends with the last bracket.
        numbers = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / _TICKS


@contextmanager
def server(profile: Path | None = None) -> Iterator[Server]:
    """Start a server over a new SQLite file, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.serving", folder]
        command += ["--profile", str(profile)] if profile else []
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            try:
                yield Server(process.stdout.readline().strip(), process.pid)
            finally:
                process.terminate()
                process.wait()


async def _serve(folder: Path) -> None:
    with listen("127.0.0.1", 0) as listening:
        engine = await open_database(address_in(folder))
        app = make_app(engine, client=folder / "nothing")
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        async with seldom_collected():
            await OrderlyServer(app, engine).serve(sockets=[listening])


def main() -> None:
    """Serve until a signal comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--profile", type=Path)
    chosen = parser.parse_args()
    if chosen.profile is None:
        asyncio.run(_serve(chosen.folder))
        return
    profile = cProfile.Profile()
    # Once it has ended the server passes the signal on, which would end the process at once.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        profile.runcall(asyncio.run, _serve(chosen.folder))
    finally:
        profile.dump_stats(chosen.profile)


if __name__ == "__main__":
    main()
