"""People who use the server: their requests and what they see of a table."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Self

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

GAME = "nanga-parbat"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
COOKIE = "parbat_session"
_SECONDS = 10.0


class House:
    """A server that people come to, or several over the same tables."""

    def __init__(self, url: str = "http://parbat.test", app: FastAPI | None = None) -> None:
        self.url = url
        self._doors = itertools.cycle([(url, app)])
        self._stack = AsyncExitStack()

    @classmethod
    def of(cls, doors: Sequence[tuple[str, FastAPI | None]]) -> Self:
        """Several servers: people go to one after the other by turns."""
        house = cls(*doors[0])
        house._doors = itertools.cycle(doors)
        return house

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self._stack.aclose()

    async def stranger(self, **headers: str) -> httpx.AsyncClient:
        """Somebody whom the server does not know."""
        url, app = next(self._doors)
        transport = httpx.ASGITransport(app=app) if app else None
        client = httpx.AsyncClient(transport=transport, base_url=url, headers=headers)
        return await self._stack.enter_async_context(client)

    async def person(self, name: str | None = None, cookie: str | None = None) -> Person:
        """Somebody whom the server knows; with a cookie, somebody who was here before."""
        client = await self.stranger(**{"X-Parbat": "1"})
        if cookie:
            client.cookies.set(COOKIE, cookie)
        await client.get("/api/me")
        url = str(client.base_url).rstrip("/")
        person = Person(client, url, cookie or client.cookies[COOKIE])
        if name:
            await person.send("PATCH", "/api/me", {"name": name})
        return person


class Person:
    """Somebody with a session."""

    def __init__(self, client: httpx.AsyncClient, url: str, cookie: str) -> None:
        self.client = client
        self.url = url
        self.cookie = cookie

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def send(self, method: str, path: str, message: Any = None, status: int = 200) -> Any:
        answer = await self.client.request(method, path, json=message)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def table(self, *seats: dict[str, str], public: bool = False, **options: Any) -> Any:
        wish = {"game": GAME, "options": options, "seats": seats or None, "public": public}
        return await self.send("POST", "/api/tables", wish, 201)

    async def join(self, table: Any, secret: str | None = None, status: int = 200) -> Any:
        message = {"secret": secret}
        return await self.send("POST", f"/api/tables/{table['id']}/join", message, status)

    @asynccontextmanager
    async def at(
        self, table: Any, since: int | None = None, headers: dict[str, str] | None = None
    ) -> AsyncIterator[Watcher]:
        """Look at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        if since is not None:
            address += f"?since={since}"
        mine = {"Cookie": f"{COOKIE}={self.cookie}", **(headers or {})}
        async with connect(address, additional_headers=mine) as socket:
            watcher = Watcher(socket)
            await watcher.until("hello")
            yield watcher

    @asynccontextmanager
    async def lobby(self) -> AsyncIterator[LobbyWatcher]:
        """Look at the lobby."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/lobby/live"
        mine = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with connect(address, additional_headers=mine) as socket:
            yield LobbyWatcher(socket)


class LobbyWatcher:
    """What somebody sees of the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def lobby(self) -> Any:
        """The lobby as it is told next."""
        async with asyncio.timeout(_SECONDS):
            frame = json.loads(await self.socket.recv())
        assert frame["type"] == "lobby"
        return frame["lobby"]


class Watcher:
    """What somebody sees of a table, message by message."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Any = None
        self.table: Any = None
        self.seen: list[Any] = []  # the steps, missed ones first
        self.frames: list[Any] = []

    async def hear(self, within: float = _SECONDS) -> Any:
        """The next message."""
        async with asyncio.timeout(within):
            frame = json.loads(await self.socket.recv())
        self.frames.append(frame)
        if frame["type"] == "hello":
            self.now, self.table = frame["now"], frame["table"]
            self.seen += frame["missed"]
        elif frame["type"] == "item":
            self.now = frame
            self.seen.append(frame)
        elif frame["type"] == "table":
            self.table = frame["table"]
        return frame

    async def until(self, kind: str) -> Any:
        """The next message of a kind."""
        while (frame := await self.hear())["type"] != kind:
            pass
        return frame

    async def say(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def answer(self) -> Any:
        """What the server says to a command."""
        while (frame := await self.hear())["type"] not in ("accepted", "refused"):
            pass
        return frame

    def command(self, do: str, seat: int, **changed: Any) -> dict[str, Any]:
        version = self.now["version"]
        frame = {"type": "act", "id": f"c{next(self._ids)}", "version": version}
        return {**frame, "seat": seat, "do": do, **changed}

    async def act(self, do: str, seat: int, **changed: Any) -> Any:
        """Do something and return the server's answer."""
        await self.say(**self.command(do, seat, **changed))
        return await self.answer()

    async def my_turn(self) -> dict[str, list[str]]:
        """Wait until there is something to do, or the game is over, and return what."""
        while not self.now["legal"] and not self.now["outcome"]:
            await self.hear()
        legal: dict[str, list[str]] = self.now["legal"]
        return legal

    async def go_on(self) -> None:
        """Do the first thing there is to do, for whichever seat."""
        seat, legal = next(iter((await self.my_turn()).items()))
        answer = await self.act(legal[0], int(seat))
        assert answer["type"] == "accepted", answer
