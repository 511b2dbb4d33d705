"""The live channel: one WebSocket of one person who looks at one table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from parbat.core.errors import ParbatError
from parbat.server.errors import BadRequest
from parbat.server.live import LiveTable
from parbat.server.requests import data_of, hub_of, language_of, visitor
from parbat.server.wire import Accepted, Act, Bye, FromClient, FromServer, Ping, Pong, Refused, Why
from parbat.texts import catalogue

MAX_MESSAGE: Final = 16 * 1024
MAX_WAITING: Final = 256  # messages; whoever is that far behind has to come back
MAX_STRIKES: Final = 10  # messages that no client of ours would send

_GONE, _POLICY, _SLOW = 1001, 1008, 1013
_CLOSING_SECONDS = 2.0

_LOST = (WebSocketDisconnect, WebSocketDisconnected, OSError)

log = logging.getLogger(__name__)
router = APIRouter()
_decoder = msgspec.json.Decoder(FromClient)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Tell somebody what happens at a table, and let them act."""
    if not _same_origin(socket):
        await socket.close(_POLICY)
        return
    person = await visitor(socket)
    try:
        table = await hub_of(socket).open(table_id)
    except ParbatError:
        await socket.close(_POLICY)
        return
    await socket.accept()
    channel = Channel(socket, table, person.id if person else None, language_of(socket))
    await channel.run(_since(socket))


class Channel:
    """One connection: what is to be sent waits in a queue, what comes is answered in order."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, person_id: str | None, language: str
    ) -> None:
        """Connect a person to a table."""
        self.person_id = person_id
        self.language = language
        self._socket = socket
        self._table = table
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)
        self._ended = asyncio.Event()
        self._code = _GONE
        self._strikes = 0

    def send(self, frame: FromServer) -> None:
        """Let a message wait to be sent; who does not take them in is cut off."""
        self._put(msgspec.json.encode(frame))

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Send the last message and end the connection."""
        self.send(Bye(reason))
        self._put(None)

    def _put(self, frame: bytes | None) -> None:
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._end(_SLOW)

    def _end(self, code: int) -> None:
        self._code = code
        self._ended.set()

    async def run(self, since: int | None) -> None:
        """Serve the connection until it ends."""
        tasks = [
            asyncio.create_task(task)
            for task in (self._send_all(), self._hear_all(), self._ended.wait())
        ]
        try:
            self._table.attach(self, since)
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if (problem := task.exception()) and not isinstance(problem, _LOST):
                    log.error("a live channel failed", exc_info=problem)
        except ParbatError:
            self._code = _SLOW
        finally:
            self._table.detach(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(*_LOST, RuntimeError, TimeoutError):
                async with asyncio.timeout(_CLOSING_SECONDS):
                    await self._socket.close(self._code)

    async def _send_all(self) -> None:
        while (frame := await self._waiting.get()) is not None:
            await self._socket.send_text(frame.decode())

    async def _hear_all(self) -> None:
        while True:
            heard = await self._socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            # Once begun, a command is carried out even if its sender goes away meanwhile.
            await asyncio.shield(self._hear(heard.get("text")))

    async def _hear(self, text: str | None) -> None:
        frame: FromClient | None = None
        try:
            frame = _read(text)
            if isinstance(frame, Ping):
                self.send(Pong())
            elif isinstance(frame, Why):
                self._table.why(self.person_id, frame)
                self.send(Accepted(frame.id, self._version))
            else:
                self.send(Accepted(frame.id, await self._table.act(self.person_id, frame)))
        except ParbatError as problem:
            self._refuse(frame.id if isinstance(frame, Act | Why) else _id_in(text), problem)
            if isinstance(problem, BadRequest):
                self._strikes += 1
                if self._strikes >= MAX_STRIKES:
                    self._end(_POLICY)

    @property
    def _version(self) -> int:
        return self._table.version(self.person_id)

    def _refuse(self, command: str, problem: ParbatError) -> None:
        said = catalogue(self.language).say(problem)
        self.send(Refused(command, problem.code, data_of(problem), said, self._version))


def _read(text: str | None) -> FromClient:
    if text is None:
        raise BadRequest("table.message", detail="")
    if len(text) > MAX_MESSAGE:
        raise BadRequest("table.message_size", limit=MAX_MESSAGE)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest("table.message", detail=str(problem)) from None


def _id_in(text: str | None) -> str:
    """Return the id of a message that cannot be understood, if it has one."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = msgspec.json.decode((text or "")[:MAX_MESSAGE], type=dict[str, object]).get("id")
        return found[:64] if isinstance(found, str) else ""
    return ""


def _since(socket: WebSocket) -> int | None:
    given = socket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


def _same_origin(socket: WebSocket) -> bool:
    # Browsers name the page that opens a socket; other programs name none and have no cookies
    # that a page could misuse.
    origin = socket.headers.get("origin")
    if origin is None or origin == socket.app.state.public_origin:
        return True
    return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()
