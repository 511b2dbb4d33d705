"""Servers for tests: in this process, and in one that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, Self

from fastapi import FastAPI

from parbat.server.app import make_app
from parbat.server.bus import make_bus
from parbat.server.hub import Hub
from parbat.server.run import OrderlyServer, listen
from parbat.server.storage import address_in, installation_of, open_database
from parbat.server.thinkers import Thinkers
from server.backends import Place

_NO_CLIENT: Final = Path(os.devnull) / "nothing"


@asynccontextmanager
async def opened(
    place: Place, thinkers: Thinkers, *, pause: float = 0.0, public_url: str | None = None
) -> AsyncIterator[FastAPI]:
    """An application over a database, which hears those of other servers if there are any."""
    engine = await open_database(place.address)
    app = make_app(
        engine,
        pause=pause,
        public_url=public_url,
        client=_NO_CLIENT,
        bus=await make_bus(place.redis_url, await installation_of(engine)),
        thinkers=thinkers,
    )
    hub: Hub = app.state.hub
    if place.servers > 1:
        await hub.begin()
    yield app
    await hub.close()
    await engine.dispose()


@asynccontextmanager
async def served(
    where: Path | Place,
    *,
    pause: float = 0.0,
    public_url: str | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[str]:
    """A real server in this process, over the database of a folder or another; it goes orderly."""
    place = where if isinstance(where, Place) else Place(address_in(where))
    listening = listen("127.0.0.1", 0)
    engine = await open_database(place.address)
    thoughts = thinkers or Thinkers()
    app = make_app(
        engine,
        pause=pause,
        public_url=public_url,
        client=_NO_CLIENT,
        bus=await make_bus(place.redis_url, await installation_of(engine)),
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

    def __init__(self, folder: Path, *words: str, log: Path | None = None) -> None:
        self.folder = folder
        self.words = words
        self.log = log
        self.url = ""

    async def start(self) -> None:
        with ExitStack() as stack:
            log = stack.enter_context(self.log.open("ab")) if self.log else None
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "parbat", "serve", "--no-open"),
                *("--port", "0", "--data", str(self.folder), *self.words),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
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

    @property
    def number(self) -> int:
        """The process number."""
        return self._process.pid

    async def end(self, number: signal.Signals) -> int:
        self._process.send_signal(number)
        await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode
