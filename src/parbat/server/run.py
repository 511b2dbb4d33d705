"""The server as a process: a socket, a database, and an orderly end."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.errors import BadOption
from parbat.server.app import make_app
from parbat.server.bus import make_bus
from parbat.server.collecting import seldom_collected
from parbat.server.errors import CannotServe
from parbat.server.hub import Hub
from parbat.server.limits import POLICIES, Limits
from parbat.server.pulse import Pulse
from parbat.server.storage import installation_of, is_shared, open_database
from parbat.server.thinkers import Thinkers

_GOING_SECONDS = 5


@dataclass(frozen=True)
class Settings:
    """What a person chose on the command line."""

    host: str
    port: int
    database: str
    redis_url: str | None
    public_url: str | None
    metrics_token: str | None
    pause: float
    open_browser: bool


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal comes; ``announce`` gets the address once it can be reached."""
    asyncio.run(_serve(settings, announce))


async def _serve(settings: Settings, announce: Callable[[str], None]) -> None:
    with listen(settings.host, settings.port) as listening, closing(Thinkers()) as thinkers:
        address = settings.public_url or _address(listening)

        def opened() -> None:
            announce(address)
            if settings.open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        engine = await open_database(settings.database)
        try:
            app = await _app(settings, engine, thinkers)
            async with seldom_collected():
                await OrderlyServer(app, engine, opened).serve(sockets=[listening])
        finally:
            await engine.dispose()


async def _app(settings: Settings, engine: AsyncEngine, thinkers: Thinkers) -> FastAPI:
    if settings.redis_url is not None and not is_shared(engine):
        raise BadOption("serve.redis_sqlite")
    installation = await installation_of(engine)
    return make_app(
        engine,
        public_url=settings.public_url,
        pause=settings.pause,
        bus=await make_bus(settings.redis_url, installation),
        thinkers=thinkers,
        limits=Limits(POLICIES, settings.redis_url, installation),
        metrics_token=settings.metrics_token,
    )


class OrderlyServer(uvicorn.Server):
    """Takes up the games that were going on, and says good-bye before it goes."""

    def __init__(
        self, app: FastAPI, engine: AsyncEngine, opened: Callable[[], None] = lambda: None
    ) -> None:
        """Serve an application made by ``make_app``; ``opened`` is called once people can come."""
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                lifespan="off",
                server_header=False,
                proxy_headers=False,  # whom to believe is ``address_of``'s business
                ws_max_size=4 * 16 * 1024,  # what is a little too large is refused with a reason
                timeout_graceful_shutdown=_GOING_SECONDS,
            )
        )
        self._opened = opened
        self._engine = engine
        self._pulse = Pulse(engine)
        self._hub: Hub = app.state.hub
        self._limits: Limits = app.state.limits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and let computer players think on where they were interrupted."""
        await self._pulse.start()
        await self._hub.begin()
        await super().startup(sockets)
        self._opened()
        self._resuming = asyncio.create_task(self._hub.resume())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say good-bye, let go of connections, close the database."""
        self._resuming.cancel()
        await self._hub.close()
        await super().shutdown(sockets)
        await self._limits.close()
        await self._pulse.close()
        await self._engine.dispose()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises ``CannotServe``."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where the protocol is named does asyncio send small messages without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        reason = problem.strerror or str(problem)
        raise CannotServe("serve.address", host=host, port=str(port), reason=reason) from None
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else host
    return f"http://{f'[{shown}]' if ':' in shown and shown[0] != '[' else shown}:{port}/"
