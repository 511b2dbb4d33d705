"""What travels between the server and a browser: the messages, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from parbat.core.game import View
from parbat.core.options import Value
from parbat.core.outcome import Outcome
from parbat.core.record import MAX_TEXT, Entry

# REST, as asked


class NewName(msgspec.Struct):
    """What somebody wants to be called."""

    name: str


class MyChair(msgspec.Struct, tag_field="kind", tag="me"):
    """A seat for whoever sets up the table."""


class OpenChair(msgspec.Struct, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class BotChair(msgspec.Struct, tag_field="kind", tag="bot"):
    """A seat for a computer player."""

    bot: str


AnyChair = MyChair | OpenChair | BotChair


class NewTable(msgspec.Struct):
    """A table to be set up; without seats, me and the strongest quick computer player by lot."""

    game: str
    options: dict[str, Value] = {}
    seats: Annotated[list[AnyChair], Meta(min_length=1, max_length=99)] | None = None
    public: bool = False


class Joining(msgspec.Struct):
    """What somebody shows who wants to sit down."""

    secret: str | None = None


class ToReplay(msgspec.Struct):
    """A record to step through."""

    record: msgspec.Raw


# REST, as answered


class Me(msgspec.Struct):
    """Who asks."""

    id: str
    name: str
    account: bool


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    name: str
    values: tuple[Value, ...]
    default: Value


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class SeatInfo(msgspec.Struct):
    """Who sits somewhere, and whether they are there now."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    you: bool
    here: bool


class TableInfo(msgspec.Struct):
    """A table as one person may know it."""

    id: str
    game: str
    options: dict[str, Value]
    state: str
    public: bool
    owner: bool
    secret: str | None
    your_seats: list[int]
    seats: list[SeatInfo]
    version: int
    to_act: list[int]
    outcome: Outcome | None
    created: float
    changed: float
    rematch: str | None


class Lobby(msgspec.Struct):
    """The tables to go to: one's own, those with a free seat, those to look at."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class Told(msgspec.Struct):
    """An event as data and as a sentence."""

    event: dict[str, Any]
    text: str


class Item(msgspec.Struct, kw_only=True):
    """One step of a game, or the present position, as one reader may know it."""

    version: int
    entry: Entry | None
    told: list[Told]
    view: View
    legal: dict[str, list[str]]
    to_act: list[int]
    awaited: list[int]
    can_undo: dict[str, int]
    outcome: Outcome | None
    prompt: str


class Replayed(msgspec.Struct):
    """A record, step by step."""

    items: list[Item]
    table: TableInfo


class Problem(msgspec.Struct):
    """Why a request was refused."""

    code: str
    data: dict[str, Value | None]
    message: str


# The live channel, server to client


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: the present position and the steps missed."""

    table: TableInfo
    now: Item
    missed: list[Item]
    game: str


class ItemTold(Item, tag_field="type", tag="item", kw_only=True):
    """One step, as it happens."""


class TableTold(msgspec.Struct, tag_field="type", tag="table"):
    """Seats, presence or the state of the table have changed."""

    table: TableInfo


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """A command was carried out."""

    id: str
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A command was not carried out, and why."""

    id: str
    code: str
    data: dict[str, Value | None]
    message: str
    version: int


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The server goes, or the person has gone on somewhere else."""

    reason: Literal["restart", "elsewhere"]


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


FromServer = Hello | ItemTold | TableTold | Accepted | Refused | Bye | Pong

# The live channel, client to server

_Id = Annotated[str, Meta(pattern="^[!-~]+$", max_length=64)]
_Do = Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class Act(msgspec.Struct, tag_field="type", tag="act"):
    """Do something: an action's text, ``undo N`` or ``resign``."""

    id: _Id
    version: Annotated[int, Meta(ge=0)]
    seat: int
    do: _Do


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask whether something could be done, and if not why."""

    id: _Id
    seat: int
    do: _Do


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Ask whether the server is there."""


FromClient = Act | Why | Ping
