"""Tables of two scripted players over live channels, and how long a move takes to the other."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parbat.server.wire import Act

COOKIE: Final = "parbat_session"
EVERY: Final = 2.0  # seconds between the actions at a table
_WRITE: Final = {"X-Parbat": "1"}


class Position(msgspec.Struct):
    """What a player needs to know of a step, or of the present position."""

    version: int
    legal: dict[str, list[str]]
    outcome: Any


class Heard(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    type: str
    now: Position | None = None
    version: int | None = None
    legal: dict[str, list[str]] = {}
    outcome: Any = None
    code: str = ""


@dataclass
class Measured:
    """What has been measured since it was last begun anew."""

    delays: list[float] = field(default_factory=list)
    """Seconds from sending an action to the other player's hearing of it."""
    actions: int = 0
    late: int = 0
    """Actions that could not be sent in time because the one before had not been heard of."""
    errors: list[str] = field(default_factory=list)


@dataclass
class Player:
    """One end of a live channel."""

    seat: int
    cookie: str
    socket: ClientConnection | None = None
    now: Position | None = None


class Tables:
    """All tables of a run."""

    def __init__(self, url: str, seed: int, deflate: bool) -> None:
        self.url = url
        self.measured = Measured()
        self.dice = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self._deflate = deflate
        self._closing = False
        self._ids = itertools.count()
        self._decoder = msgspec.json.Decoder(Heard)
        self._tasks: set[asyncio.Task[None]] = set()

    async def guest(self) -> str:
        """Return the session of somebody new."""
        answer = await self.http.get("/api/me")
        cookie = answer.cookies[COOKIE]
        self.http.cookies.clear()
        return cookie

    async def set_up(self, players: list[Player]) -> str:
        """Set up a table where the game has begun, and return its id."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "nanga-parbat", "seats": seats, "public": True}
        table = await self._post("/api/tables", wish, players[0])
        await self._post(f"/api/tables/{table['id']}/join", {}, players[1])
        return str(table["id"])

    async def _post(self, path: str, message: Any, player: Player) -> Any:
        headers = {**_WRITE, "Cookie": f"{COOKIE}={player.cookie}"}
        answer = await self.http.post(path, json=message, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def look(self, table_id: str, player: Player, heard: Callable[[Heard], None]) -> None:
        """Connect a player and hear what comes, until the connection ends."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/live?since=0"
        player.socket = await connect(
            address,
            additional_headers={"Cookie": f"{COOKIE}={player.cookie}"},
            compression="deflate" if self._deflate else None,
            ping_interval=None,
        )
        self._start(self._hear(player.socket, heard))

    async def _hear(self, socket: ClientConnection, heard: Callable[[Heard], None]) -> None:
        try:
            while True:
                heard(self._decoder.decode(await socket.recv(decode=False)))
        except ConnectionClosed as closed:
            # Connections to games that are over are closed by the players themselves.
            if not self._closing and (closed.rcvd is None or closed.rcvd_then_sent):
                self.measured.errors.append(f"connection lost: {closed}")

    def play(self, table: Table) -> None:
        """Let a table play until all are closed."""
        self._start(table.play())

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            self.measured.errors.append(repr(problem))

    def command(self, version: int, seat: int, do: str) -> str:
        """Return the message that does something."""
        return msgspec.json.encode(Act(f"b{next(self._ids)}", version, seat, do)).decode()

    async def close(self) -> None:
        """Stop playing."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.aclose()


class Table:
    """A table of two players, one action every two seconds."""

    def __init__(self, tables: Tables, players: list[Player], table_id: str) -> None:
        self.players = players
        self._tables = tables
        self._id = table_id
        self._sent = 0.0
        self._mover: Player | None = None
        self._heard_by_other = asyncio.Event()

    async def look(self) -> None:
        """Connect both players."""
        for player in self.players:
            await self._tables.look(self._id, player, partial(self._hear, player))

    def _hear(self, player: Player, heard: Heard) -> None:
        if heard.type == "hello":
            player.now = heard.now
        elif heard.type == "item" and heard.version is not None:
            if self._mover is not None and player is not self._mover:
                self._tables.measured.delays.append(time.perf_counter() - self._sent)
                self._mover = None
            player.now = Position(heard.version, heard.legal, heard.outcome)
        elif heard.type == "refused":
            self._tables.measured.errors.append(heard.code)
            self._mover = None

    async def play(self) -> None:
        """Act every two seconds, and begin another game when one is over."""
        due = time.perf_counter() + self._tables.dice.uniform(0.0, EVERY)
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += EVERY
            positions = [player.now for player in self.players]
            # Who has not yet heard of their own action would send another for the same version.
            versions = {position.version if position else None for position in positions}
            if self._mover is not None or None in versions or len(versions) > 1:
                self._tables.measured.late += 1
            elif all(position and position.outcome for position in positions):
                await self._begin_again()
            else:
                await self._act()

    async def _act(self) -> None:
        for player in self.players:
            legal = player.now.legal.get(str(player.seat)) if player.now else None
            if player.now and player.socket and legal:
                do = self._tables.dice.choice(legal)
                text = self._tables.command(player.now.version, player.seat, do)
                self._mover, self._sent = player, time.perf_counter()
                self._tables.measured.actions += 1
                await player.socket.send(text)
                return

    async def _begin_again(self) -> None:
        old = [player.socket for player in self.players]
        for player in self.players:
            player.now = player.socket = None
        self._id = await self._tables.set_up(self.players)
        await self.look()
        for socket in old:
            if socket is not None:
                await socket.close()
