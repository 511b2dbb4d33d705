"""What travels between the server and a browser: the messages, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from parbat.core.forms import Parts
from parbat.core.game import View
from parbat.core.options import Value
from parbat.core.outcome import Outcome
from parbat.core.record import Entry

# REST, as asked
from parbat.server.wire_building import Answer, Ask, Do, Id, Show, Shown, TriedOut, Try


class MyChair(msgspec.Struct, tag_field="kind", tag="me"):
    """A seat for whoever sets up the table."""


class OpenChair(msgspec.Struct, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class BotChair(msgspec.Struct, tag_field="kind", tag="bot"):
    """A seat for a computer player."""

    bot: str


AnyChair = MyChair | OpenChair | BotChair


class LivePace(msgspec.Struct, tag_field="kind", tag="live", frozen=True):
    """A clock each: seconds in the bank, and seconds more for each turn."""

    bank: Annotated[int, Meta(ge=30, le=3 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)]


class DaysPace(msgspec.Struct, tag_field="kind", tag="days", frozen=True):
    """Some days for each turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


Pace = LivePace | DaysPace


class NewTable(msgspec.Struct):
    """A table to be set up; without seats, me and the strongest quick computer players."""

    game: str
    options: dict[str, Value] = {}
    board: dict[str, Any] | None = None
    """The asker's own board, as its file has it."""
    seats: Annotated[list[AnyChair], Meta(min_length=1, max_length=99)] | None = None
    public: bool = False
    by_hand: bool = False
    chat: bool = True
    pace: Pace | None = None
    stand_in: str | None = None


class ToCheck(msgspec.Struct):
    """A board that somebody typed in for a game."""

    game: str
    board: dict[str, Any]


class Joining(msgspec.Struct):
    """What somebody shows who wants to sit down."""

    secret: str | None = None


class SetChair(msgspec.Struct):
    """Who shall have a free seat: a computer player, or whoever comes."""

    chair: OpenChair | BotChair


class ToReplay(msgspec.Struct):
    """A record to step through."""

    record: msgspec.Raw


class ToTry(msgspec.Struct):
    """An action to try out on the position of a lesson; the first lesson is step 1."""

    step: Annotated[int, Meta(ge=1, le=99)]
    do: Do


# REST, as answered


class Health(msgspec.Struct):
    """Whether the server and its database answer."""

    ok: bool


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    name: str
    values: tuple[Value, ...]
    default: Value
    only_with: tuple[str, Value] | None = None
    """Another option and the value of it under which this one means anything."""


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    lessons: int = 0
    """How many steps its tutorial has."""
    boards: bool = False
    """Whether it can be played on a board of one's own."""


class SeatInfo(msgspec.Struct):
    """Who sits somewhere, and whether they are there now.

    A person's seat with a ``bot`` is played on by that computer player until they come back; an
    open seat with a name is kept for somebody, for who asks if ``you``.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    you: bool
    here: bool


class ClockInfo(msgspec.Struct):
    """Seconds left on the clock of each seat when this was sent, and whose clock runs."""

    left: dict[str, float]
    running: list[int]


class ProposalInfo(msgspec.Struct):
    """Something that the other people at a table are asked to agree to."""

    id: str
    what: Literal["undo", "abandon"]
    seat: int
    agreed: list[int]
    asked: list[int]
    """The seats whose people have not answered yet."""


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
    by_hand: bool = False
    chat: bool = False
    pace: Pace | None = None
    stand_in: str | None = None
    clock: ClockInfo | None = None
    proposal: ProposalInfo | None = None


class Lobby(msgspec.Struct):
    """The tables to go to: one's own, those with a free seat, those to look at."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class Told(msgspec.Struct):
    """An event as data and as a sentence."""

    event: dict[str, Any]
    text: str


class FigureInfo(msgspec.Struct):
    """A number of a finished game: what it means, and how its values are shown."""

    name: str
    text: str
    values: list[str]


class StatisticsInfo(msgspec.Struct):
    """A finished game in numbers: one value each for the game, one for each seat."""

    table: list[FigureInfo]
    players: list[FigureInfo]


class Item(msgspec.Struct, kw_only=True):
    """One step of a game, or the present position, as one reader may know it."""

    version: int
    entry: Entry | None
    told: list[Told]
    view: View
    legal: dict[str, list[str]]
    forms: dict[str, list[Parts]] = {}
    """What each seat can put actions together from that are too many to list."""
    to_act: list[int]
    awaited: list[int]
    can_undo: dict[str, int]
    """To which version each of the viewer's seats may take back without asking: ``undo N``."""
    ask_undo: list[int] = []
    """The seats that may ask the others for their last action back."""
    outcome: Outcome | None
    prompt: str
    clock: ClockInfo | None = None
    statistics: StatisticsInfo | None = None
    """The game in numbers, once it is over."""


class Replayed(msgspec.Struct):
    """A record, step by step."""

    items: list[Item]
    table: TableInfo
    remarks: list[str] = []
    """Sentences on what the record needs that is not here."""


class LessonInfo(msgspec.Struct):
    """A step of a tutorial: what to do, the position, and the actions that reach the goal."""

    title: str
    task: str
    item: Item
    goals: list[str]


class Lessons(msgspec.Struct):
    """The tutorial of a game: one seat is the learner's, the names are those of all seats."""

    game: str
    options: dict[str, Value]
    names: list[str]
    steps: list[LessonInfo]


class Tried(msgspec.Struct):
    """What came of an action that was tried out, and a sentence about it."""

    reached: bool
    said: str
    item: Item


class Problem(msgspec.Struct):
    """Why a request was refused."""

    code: str
    data: dict[str, Value | None]
    message: str


class CheckedBoard(msgspec.Struct):
    """What is wrong with a board; the options of a game on it if nothing is."""

    problems: list[Problem]
    options: list[OptionInfo] = []


# The live channel, server to client


class Message(msgspec.Struct):
    """A line of the chat: who said it and when, in seconds since 1970."""

    number: int
    seat: int
    name: str
    text: str
    said: float
    you: bool


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: the present position and the steps missed."""

    table: TableInfo
    now: Item
    missed: list[Item]
    game: str
    chat: list[Message] = []


class ItemTold(Item, tag_field="type", tag="item", kw_only=True):
    """One step, as it happens."""


class TableTold(msgspec.Struct, tag_field="type", tag="table"):
    """Seats, presence or the state of the table have changed."""

    table: TableInfo


class MessageTold(Message, tag_field="type", tag="message"):
    """Somebody said something."""


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


FromServer = (
    Hello
    | ItemTold
    | TableTold
    | MessageTold
    | Accepted
    | Refused
    | TriedOut
    | Answer
    | Shown
    | Bye
    | Pong
)

# The live channel, client to server


class Act(msgspec.Struct, tag_field="type", tag="act"):
    """Do something: an action's text, ``undo N`` or ``resign``."""

    id: Id
    version: Annotated[int, Meta(ge=0)]
    seat: int
    do: Do


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask whether something could be done, and if not why."""

    id: Id
    seat: int
    do: Do


class Propose(msgspec.Struct, tag_field="type", tag="propose"):
    """Ask the other people to agree: to my last action back, or to an end without a result."""

    id: Id
    seat: int
    what: Literal["undo", "abandon"]


class Reply(msgspec.Struct, tag_field="type", tag="reply"):
    """Agree to a proposal or not; who made it takes it back."""

    id: Id
    proposal: Id
    agree: bool


class Say(msgspec.Struct, tag_field="type", tag="say"):
    """Say something in the chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Return(msgspec.Struct, tag_field="type", tag="return"):
    """Take a seat back from the computer player that plays on for me."""

    id: Id
    seat: int


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Ask whether the server is there."""


FromClient = Act | Why | Try | Ask | Show | Propose | Reply | Say | Return | Ping

# The lobby


class LobbyTold(msgspec.Struct, tag_field="type", tag="lobby"):
    """The tables to go to, whenever something about them has changed."""

    lobby: Lobby
