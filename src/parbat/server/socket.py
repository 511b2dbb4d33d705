"""The live channels: of one person who looks at one table, and of one who looks at the lobby."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket

from parbat.core.errors import ParbatError
from parbat.server import building, chat, proposals, seating
from parbat.server.errors import BadRequest, Nobody, TooMany, data_of
from parbat.server.line import POLICY, Budget, Line, is_same_origin
from parbat.server.live import LiveTable
from parbat.server.lobby import Lobbies
from parbat.server.people import Person, hashed
from parbat.server.requests import COOKIE, hub_of, language_of, visitor
from parbat.server.wire import (
    Accepted,
    Act,
    FromClient,
    Ping,
    Pong,
    Propose,
    Refused,
    Reply,
    Return,
    Say,
    Why,
)
from parbat.server.wire_building import Ask, Show, Try
from parbat.texts import catalogue

MAX_MESSAGE: Final = 16 * 1024
MAX_STRIKES: Final = 10  # messages that no client of ours would send
AT_ONCE: Final = 60.0  # messages, and then so many a second
A_SECOND: Final = 20.0
_LINES_AT_ONCE: Final = 8.0
_LINES_A_SECOND: Final = 0.5
_SHOWS_AT_ONCE: Final = 4.0
_SHOWS_A_SECOND: Final = 2.0

router = APIRouter()
_decoder = msgspec.json.Decoder(FromClient)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Tell somebody what happens at a table, and let them act."""
    if not is_same_origin(socket):
        await socket.close(POLICY)
        return
    person = await visitor(socket)
    try:
        table = await hub_of(socket).open(table_id)
    except ParbatError:
        await socket.close(POLICY)
        return
    await socket.accept()
    await Channel(socket, table, person, language_of(socket), _since(socket)).run()


@router.websocket("/api/lobby/live")
async def lobby(socket: WebSocket) -> None:
    """Tell somebody which tables there are to go to."""
    if not is_same_origin(socket):
        await socket.close(POLICY)
        return
    person = await visitor(socket)
    await socket.accept()
    await LobbyChannel(socket, hub_of(socket).lobbies, person).run()


class Channel(Line):
    """The line of somebody who looks at a table."""

    def __init__(
        self,
        socket: WebSocket,
        table: LiveTable,
        person: Person | None,
        language: str,
        since: int | None,
    ) -> None:
        """Connect a person to a table."""
        super().__init__(socket, person.id if person else None, _session(socket, person))
        self.language = language
        self._person = person
        self._table = table
        self._since = since
        self._strikes = 0
        self._budget = Budget(AT_ONCE, A_SECOND)
        self._lines = Budget(_LINES_AT_ONCE, _LINES_A_SECOND)
        self._shows = Budget(_SHOWS_AT_ONCE, _SHOWS_A_SECOND)
        self._metrics = table.means.metrics

    async def begin(self) -> None:
        """Say how the table stands and what was missed."""
        self._metrics.channels(1)
        self._table.attach(self, self._since)

    def leave(self) -> None:
        """Stand no longer at the table."""
        self._metrics.channels(-1)
        self._table.detach(self)

    async def hear(self, text: str | None) -> None:
        """Carry out a message, and say so or say why not."""
        frame: FromClient | None = None
        heard = time.perf_counter()
        try:
            if not self._budget.spend():
                raise TooMany("request.too_many")
            frame = _read(text)
            if isinstance(frame, Ping):
                self.send(Pong())
                return
            if isinstance(frame, Try | Ask | Show):
                self._think(frame)
                return
            version = await self._carry_out(frame)
            self.send(Accepted(frame.id, version))
            self._metrics.accepted(time.perf_counter() - heard)
        except ParbatError as problem:
            known = None if frame is None or isinstance(frame, Ping | Show) else frame.id
            self._refuse(known or _id_in(text), problem)
            if isinstance(problem, BadRequest | TooMany):
                self._strikes += 1
                if self._strikes >= MAX_STRIKES:
                    self.end(POLICY)

    def _think(self, frame: Try | Ask | Show) -> None:
        """Answer, or show the others, what changes nothing."""
        match frame:
            case Try():
                texts = catalogue(self.language, self._table.table.game)
                self.send(building.try_out(self._table, self.person_id, frame, texts))
            case Ask():
                self.send(building.ask(self._table, self.person_id, frame))
            case Show() if self._shows.spend():
                building.show(self._table, self.person_id, frame)

    async def _carry_out(self, frame: FromClient) -> int:
        table, person_id = self._table, self.person_id
        match frame:
            case Act():
                return await table.act(person_id, frame)
            case Why():
                table.why(person_id, frame)
            case Propose():
                await proposals.propose(table, person_id, frame)
            case Reply():
                await proposals.reply(table, person_id, frame)
            case Return():
                await seating.come_back(table, person_id, frame)
            case Say():
                await self._say(frame)
        return self._version

    async def _say(self, said: Say) -> None:
        if self._person is None:
            raise Nobody("people.unknown")
        if not self._lines.spend():
            raise TooMany("chat.too_many")
        person = await self._table.means.people.find(self._person.id)
        await chat.say(self._table, person.id, person.name, said)

    @property
    def _version(self) -> int:
        return self._table.version(self.person_id)

    def _refuse(self, command: str, problem: ParbatError) -> None:
        self._metrics.refused(problem.code)
        said = catalogue(self.language).say(problem)
        self.send(Refused(command, problem.code, data_of(problem), said, self._version))


class LobbyChannel(Line):
    """The line of somebody who looks at the lobby; whatever they say is not heard."""

    def __init__(self, socket: WebSocket, lobbies: Lobbies, person: Person | None) -> None:
        """Connect a person to the lobby."""
        super().__init__(socket, person.id if person else None, _session(socket, person))
        self._lobbies = lobbies
        self._budget = Budget(AT_ONCE, 1.0)

    async def begin(self) -> None:
        """Show the lobby."""
        await self._lobbies.add(self)

    def leave(self) -> None:
        """Look at it no longer."""
        self._lobbies.remove(self)

    async def hear(self, text: str | None) -> None:
        """Answer a ping; who says anything else, or too much, has to go."""
        try:
            if not self._budget.spend() or not isinstance(_read(text), Ping):
                self.end(POLICY)
            else:
                self.send(Pong())
        except BadRequest:
            self.end(POLICY)


def _session(socket: WebSocket, person: Person | None) -> str | None:
    token = socket.cookies.get(COOKIE) if person else None
    return hashed(token) if token else None


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
