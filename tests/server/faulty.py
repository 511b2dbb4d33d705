"""A line that fails between a client and the server, and a client that gets along with it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from server.people import COOKIE, Person

CUT, REPEATED, OVERTAKEN, LATE = KINDS = ("cut", "repeated", "overtaken", "late")
_LATEST: Final = 0.01  # seconds
_LIKELY: Final = 0.9
_AWAY: Final = 0.15  # seconds
_AWAY_OFTEN: Final = 0.1


class Faults:
    """Draws by lot what shall happen to a message, and counts what did happen."""

    def __init__(self, dice: random.Random, each: int) -> None:
        self.dice = dice
        self.done = Counter[str]()
        self._each = each

    @property
    def are_over(self) -> bool:
        """Whether each kind has happened often enough."""
        return all(self.done[kind] >= self._each for kind in KINDS)

    def draw(self, *, overtaken: bool) -> str | None:
        """What shall happen to the next message, if anything."""
        left = [kind for kind in KINDS if self.done[kind] < self._each]
        if not overtaken and OVERTAKEN in left:
            left.remove(OVERTAKEN)
        return self.dice.choice(left) if left and self.dice.random() < _LIKELY else None

    def wait(self) -> float:
        """How many seconds something takes that comes late."""
        return self.dice.uniform(0.001, _LATEST)


class Line:
    """One connection. Messages may come twice, late, in another order, or not at all."""

    def __init__(self, socket: ClientConnection, faults: Faults) -> None:
        self._socket = socket
        self._faults = faults
        self._to_go: asyncio.Queue[str] = asyncio.Queue()
        self._come: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_cut = False
        self._still_open: asyncio.Task[None] | None = None
        self._tasks = [asyncio.create_task(self._carry()), asyncio.create_task(self._listen())]

    def send(self, *texts: str) -> None:
        """Take messages along that were written one after the other."""
        held: str | None = None
        for text in texts:
            fault = self._faults.draw(overtaken=held is None and text is not texts[-1])
            if fault == OVERTAKEN:
                held = text
                continue
            self._send(text, fault)
            if held is not None and fault != LATE:
                self._go(held, OVERTAKEN)
                held = None
        if held is not None:
            self._to_go.put_nowait(held)

    async def hear(self) -> str | None:
        """The next message of the server; nothing when the line is cut."""
        return await self._come.get()

    async def close(self) -> None:
        """Wait until the other end hears nothing any more, either."""
        if self._still_open is not None:
            await self._still_open
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._socket.close()

    def _send(self, text: str, fault: str | None) -> None:
        later = asyncio.get_running_loop().call_later
        if fault == LATE:
            later(self._faults.wait(), self._go, text, LATE)
        elif fault == CUT:
            self._cut(text)
        else:
            self._to_go.put_nowait(text)
            if fault == REPEATED:
                later(self._faults.wait(), self._go, text, REPEATED)

    def _go(self, text: str, kind: str) -> None:
        # What was to come after the end of the connection is lost, and that is no other fault.
        if self._socket.state is State.OPEN:
            self._faults.done[kind] += 1
            self._to_go.put_nowait(text)

    def _cut(self, text: str) -> None:
        self._faults.done[CUT] += 1
        match self._faults.dice.randrange(4):
            case 0:  # the message is not sent
                self._socket.transport.abort()
            case 1:  # half of it is
                half = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
                self._socket.transport.write(half[: len(half) // 2])
                self._socket.transport.abort()
            case 2:  # it may arrive or not, and what the server has just said is lost
                self._to_go.put_nowait(text)
                while not self._come.empty():
                    self._come.get_nowait()
                asyncio.get_running_loop().call_soon(self._socket.transport.abort)
            case 3:  # it arrives, and what is still on its way, while the client is gone already
                self._to_go.put_nowait(text)
                self._still_open = asyncio.create_task(asyncio.sleep(3 * _LATEST))
        self._is_cut = True
        self._come.put_nowait(None)

    async def _carry(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self._socket.send(await self._to_go.get())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = str(await self._socket.recv())
                if not self._is_cut:
                    self._come.put_nowait(text)
        self._come.put_nowait(None)


class Client:
    """Plays a seat as the page does: comes back with what it saw, asks again what has no answer."""

    _ids = itertools.count()

    def __init__(self, person: Person, table: Any, seat: int, faults: Faults) -> None:
        self.now: Any = None
        self.person = person
        self.seat = seat
        self.told: dict[int, Any] = {}
        """What was told of each version, as a step missed or as it happened."""
        self.greeted: list[Any] = []
        """Each position found on coming back."""
        self.missed: list[int] = []
        """How many steps were missed each time."""
        self.asked: dict[str, Any] = {}
        self.answers: dict[str, list[Any]] = {}
        self.table = table
        self.faults = faults
        self._last = 0
        self._waiting: dict[str, str] = {}
        self._line: Line | None = None
        self._news = asyncio.Event()
        self._done = False

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        attending = asyncio.create_task(self._attend())
        try:
            while not (self._is_over and not self._waiting):
                await self._something_new(attending)
                if not self._waiting and not self._is_over:
                    self._ask(*self.wishes())
        finally:
            self._done = True
            attending.cancel()
            await asyncio.gather(attending, return_exceptions=True)

    def look_again(self) -> None:
        """See once more whether there is something to ask for."""
        self._news.set()

    @property
    def _is_over(self) -> bool:
        return self.now is not None and self.now["outcome"] is not None

    async def _something_new(self, attending: asyncio.Task[None]) -> None:
        news = asyncio.create_task(self._news.wait())
        await asyncio.wait((news, attending), return_when=asyncio.FIRST_COMPLETED)
        if attending.done():
            news.cancel()
            attending.result()
        self._news.clear()

    def wishes(self) -> list[dict[str, Any]]:
        """What to ask for now: something legal, often at once something else, often a reason."""
        dice, seat = self.faults.dice, self.seat
        legal = self.now["legal"].get(str(seat), [])
        back = self.now["can_undo"].get(str(seat))
        if not legal and back is None:
            return []
        # For the sake of a long game most is taken back as long as there are faults to come.
        if self.faults.are_over:
            wishes = [self.act("resign", seat)]
        elif back is not None and (not legal or dice.random() < 0.7):
            wishes = [self.act(f"undo {back}", seat)]
        else:
            wishes = [self.act(dice.choice(legal), seat)]
        if legal and dice.random() < 0.5:
            wishes.append(self.act(dice.choice(legal), seat))
        if legal and dice.random() < 0.5:
            why = {"type": "why", "id": self._id(), "seat": seat, "do": dice.choice(legal)}
            wishes.insert(dice.randrange(len(wishes) + 1), why)
        return wishes

    def act(self, do: str, seat: int) -> dict[str, Any]:
        """The message that does something."""
        told = {"type": "act", "id": self._id(), "version": self._last}
        return {**told, "seat": seat, "do": do}

    def _id(self) -> str:
        return f"f{next(self._ids)}"

    def _ask(self, *wishes: dict[str, Any]) -> None:
        for wish in wishes:
            self.asked[wish["id"]] = wish
            self._waiting[wish["id"]] = json.dumps(wish)
        if self._line is not None:
            self._line.send(*(self._waiting[wish["id"]] for wish in wishes))

    async def _attend(self) -> None:
        """Stay connected, and connect again whenever the line is cut."""
        async with asyncio.TaskGroup() as closing:
            while not self._done:
                line = Line(await self._connected(), self.faults)
                try:
                    await self._follow(line)
                finally:
                    self._line = None
                    closing.create_task(line.close())
                if self.faults.dice.random() < _AWAY_OFTEN:
                    await asyncio.sleep(_AWAY)

    async def _connected(self) -> ClientConnection:
        cookie = {"Cookie": f"{COOKIE}={self.person.cookie}"}
        while True:
            url = self.person.url.replace("http", "ws", 1)
            address = f"{url}/api/tables/{self.table['id']}/live?since={self._last}"
            try:
                return await connect(address, additional_headers=cookie, compression=None)
            except (OSError, EOFError, WebSocketException):  # the server is not there
                await asyncio.sleep(_AWAY)

    async def _follow(self, line: Line) -> None:
        while (text := await line.hear()) is not None:
            frame = json.loads(text)
            match frame["type"]:
                case "hello":
                    self._greet(frame)
                    self._line = line
                    line.send(*self._waiting.values())
                case "item":
                    self._tell(frame)
                    self.now = frame
                case "accepted" | "refused":
                    self.answers.setdefault(frame["id"], []).append(frame)
                    self._waiting.pop(frame["id"], None)
            self._news.set()

    def _greet(self, hello: Any) -> None:
        self.missed.append(len(hello["missed"]))
        for item in hello["missed"]:
            self._tell(item)
        self.now = hello["now"]
        self.greeted.append(hello["now"])
        assert hello["now"]["version"] == self._last, "the server knows less than it told"

    def _tell(self, item: Any) -> None:
        assert item["version"] == self._last + 1, "a version was left out or told twice"
        self._last = item["version"]
        self.told[self._last] = item
