"""Messages about what somebody is thinking of: tried out, asked, or shown to the others."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parbat.core.forms import Parts
from parbat.core.options import Value
from parbat.core.record import MAX_TEXT

Id = Annotated[str, Meta(pattern="^[!-~]+$", max_length=64)]
Do = Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
_Laid = Annotated[str, Meta(pattern="^[A-Z0-9=-]+$", max_length=12)]


class Try(msgspec.Struct, tag_field="type", tag="try"):
    """Ask what an action of a form would bring, and whether it would be accepted."""

    id: Id
    seat: int
    do: Do


class Ask(msgspec.Struct, tag_field="type", tag="ask"):
    """Ask the rules something, such as whether a word stands in the list; nobody else hears."""

    id: Id
    question: Annotated[str, Meta(min_length=1, max_length=100)]


class Show(msgspec.Struct, tag_field="type", tag="show"):
    """Let the others see what I am putting together."""

    seat: int
    laid: Annotated[list[_Laid], Meta(max_length=40)]


class Refusal(msgspec.Struct):
    """Why something would be refused."""

    code: str
    data: dict[str, Value | None]
    message: str


class TriedOut(msgspec.Struct, tag_field="type", tag="tried"):
    """The answer to ``try``: ``preview`` is what it would bring, accepted or not."""

    id: str
    version: int
    refused: Refusal | None
    preview: Parts | None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to ``ask``: what the game says."""

    id: str
    answer: dict[str, Any]


class Shown(msgspec.Struct, tag_field="type", tag="shown"):
    """What somebody is putting together now."""

    seat: int
    laid: list[str]
