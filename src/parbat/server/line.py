"""One WebSocket: what is to be sent waits in a queue, what comes is answered in order."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from parbat.core.errors import ParbatError
from parbat.server.wire import Bye

MAX_WAITING: Final = 256  # messages; whoever is that far behind has to come back
GONE, POLICY, SLOW = 1001, 1008, 1013
_CLOSING_SECONDS = 2.0
_LOST = (WebSocketDisconnect, WebSocketDisconnected, OSError)

log = logging.getLogger(__name__)


class Line(ABC):
    """A connection to one person's browser, until one of the two goes."""

    def __init__(self, socket: WebSocket, person_id: str | None, session: str | None) -> None:
        """Take a socket that has been accepted."""
        self.person_id = person_id
        self.session = session
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)
        self._ended = asyncio.Event()
        self._code = GONE

    @abstractmethod
    async def begin(self) -> None:
        """Greet; raises ``ParbatError`` if there is no room."""

    @abstractmethod
    async def hear(self, text: str | None) -> None:
        """Answer a message; ``None`` if it was not text."""

    @abstractmethod
    def leave(self) -> None:
        """Forget the connection."""

    def send(self, frame: Any) -> None:
        """Let a message wait to be sent; who does not take them in is cut off."""
        self._put(msgspec.json.encode(frame))

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Send the last message and end the connection."""
        self.send(Bye(reason))
        self._put(None)

    def end(self, code: int) -> None:
        """End the connection now."""
        self._code = code
        self._ended.set()

    async def run(self) -> None:
        """Serve the connection until it ends."""
        tasks = [
            asyncio.create_task(task)
            for task in (self._send_all(), self._hear_all(), self._ended.wait())
        ]
        try:
            await self.begin()
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            _report(done)
        except ParbatError:
            self._code = SLOW
        finally:
            self.leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(*_LOST, RuntimeError, TimeoutError):
                async with asyncio.timeout(_CLOSING_SECONDS):
                    await self._socket.close(self._code)

    def _put(self, frame: bytes | None) -> None:
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(SLOW)

    async def _send_all(self) -> None:
        while (frame := await self._waiting.get()) is not None:
            await self._socket.send_text(frame.decode())

    async def _hear_all(self) -> None:
        while True:
            heard = await self._socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            # Once begun, a command is carried out even if its sender goes away meanwhile.
            await asyncio.shield(self.hear(heard.get("text")))


def _report(done: Iterable[asyncio.Task[Any]]) -> None:
    for task in done:
        if (problem := task.exception()) and not isinstance(problem, _LOST):
            log.error("a live channel failed", exc_info=problem)


class Budget:
    """How many messages somebody may still send: so many at once, so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        """Begin with all that may be sent at once."""
        self._most = self._left = at_once
        self._a_second = a_second
        self._then = time.monotonic()

    def spend(self, cost: float = 1.0) -> bool:
        """Take something out, and return whether it was there."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


def is_same_origin(socket: WebSocket) -> bool:
    """Return whether a socket was opened by a page of ours, or by a program."""
    # Browsers name the page that opens a socket; other programs name none and have no cookies
    # that a page could misuse.
    origin = socket.headers.get("origin")
    if origin is None or origin == socket.app.state.public_origin:
        return True
    return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()
