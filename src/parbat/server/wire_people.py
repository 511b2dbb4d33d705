"""What travels between the server and a browser about people: the messages, as types."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from parbat.core.options import Value
from parbat.core.record import Record

# As asked


class NewName(msgspec.Struct):
    """What somebody wants to be called."""

    name: str


_Name = Annotated[str, Meta(max_length=100)]
_Password = Annotated[str, Meta(max_length=1000)]


class Credentials(msgspec.Struct):
    """The name of an account and its password."""

    name: _Name
    password: _Password


class NewPassword(msgspec.Struct):
    """The password that an account has, and the one it shall have."""

    old: _Password
    new: _Password


class Deletion(msgspec.Struct):
    """Somebody's wish to be deleted; an account shows its password."""

    password: _Password | None = None


_Told = Annotated[str, Meta(max_length=2000)]


class NewReport(msgspec.Struct):
    """What somebody tells those who run the server about a problem, text by text."""

    told: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=60)], _Told],
        Meta(min_length=1, max_length=30),
    ]


# As answered


class Me(msgspec.Struct):
    """Who asks."""

    id: str
    name: str
    account: str | None


class SessionInfo(msgspec.Struct):
    """Where somebody is logged in: since when, last seen when, in which browser."""

    id: str
    created: float
    seen: float
    agent: str
    current: bool
    """Whether the answer goes there."""


class PersonKept(msgspec.Struct):
    """What is kept about a person. Of a password there is only a hash, which is nobody's."""

    id: str
    name: str
    account: str | None
    created: float


class TableKept(msgspec.Struct):
    """A table that somebody owns or sits at; of a running game what they may know."""

    id: str
    game: str
    options: dict[str, Value]
    state: str
    created: float
    changed: float
    owner: bool
    your_seats: list[int]
    record: Record | None


class MessageKept(msgspec.Struct):
    """A line of a chat."""

    table: str
    number: int
    text: str
    said: float


class ReportKept(msgspec.Struct):
    """A report of a problem."""

    told: dict[str, str]
    created: float


class PersonalData(msgspec.Struct):
    """Everything that is kept about somebody."""

    person: PersonKept
    sessions: list[SessionInfo]
    tables: list[TableKept]
    messages: list[MessageKept]
    reports: list[ReportKept]
