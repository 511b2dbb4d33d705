"""Servers for tests: in this process, and in one that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from parbat.server.app import make_app
from parbat.server.run import OrderlyServer, listen
from parbat.server.storage import address_in, open_database
from parbat.server.thinkers import Thinkers


@asynccontextmanager
async def served(
    folder: Path,
    *,
    pause: float = 0.0,
    public_url: str | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[str]:
    """A real server in this process; it goes in the orderly way."""
    listening = listen("127.0.0.1", 0)
    engine = await open_database(address_in(folder))
    thoughts = thinkers or Thinkers()
    app = make_app(
        engine,
        pause=pause,
        public_url=public_url,
        client=folder / "nothing",
        thinkers=thoughts,
    )
    server = OrderlyServer(app, engine)
    with listening:
        running = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running
            if thinkers is None:
                thoughts.close()


class Process:
    """``parbat serve`` as a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.url = ""

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parbat", "serve", "--no-open"),
            *("--port", "0", "--data", str(self.folder), *self.words),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
        )
        assert self._process.stdout
        self.url = (await self._process.stdout.readline()).decode().strip().rstrip("/")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *problem: object) -> None:
        if self._process.returncode is None:
            await self.end(signal.SIGKILL)

    async def end(self, number: signal.Signals) -> int:
        self._process.send_signal(number)
        await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode
