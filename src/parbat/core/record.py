"""The record of a game, ``parbat-record/1``: the truth of which every state is a cache.

The page docs/record-format.md describes it. Reading is tolerant of spacing, key order, missing
options and free word orders in action texts; it refuses unknown fields, fields given twice, wrong
types and whatever is too large to be a game. Writing is canonical.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from parbat.core.errors import BadRecord

FORMAT: Final = "parbat-record/1"
MAX_BYTES = 4 * 1024 * 1024
MAX_ENTRIES = 20_000
MAX_TEXT = 4000
MAX_DEPTH = 50

# A pattern alone would let a line break follow the last digit.
_Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
_Name = Annotated[str, Meta(max_length=200)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """One line of a log: who did what, and when, in seconds since the start."""

    by: Annotated[int, Meta(ge=0, le=99)] | Literal["chance", "table"]
    do: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
    t: Annotated[float, Meta(ge=0)] | None = None


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Who sits somewhere: a person's or a computer player's name, and which player it is."""

    name: _Name
    bot: _Name | None = None


class Chance(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """The commitment to the seed and, once the game is over, the seed."""

    commitment: _Hex
    seed: _Hex | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A whole game: options, seats, seed commitment and an ordered log."""

    format: Literal["parbat-record/1"] = FORMAT
    game: _Name
    rules: Annotated[int, Meta(ge=1)]
    options: dict[_Name, bool | int | _Name] = {}
    board: dict[str, Any] | UnsetType = UNSET
    lexicon: dict[str, Any] | UnsetType = UNSET
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=99)]
    chance: Chance | UnsetType = UNSET
    log: Annotated[list[Entry], Meta(max_length=MAX_ENTRIES)]
    outcome: dict[str, Any] | None = None

    def to_json(self) -> bytes:
        """Return the record as one line of JSON without a line break at its end."""
        return msgspec.json.encode(self)


_decoder = msgspec.json.Decoder(Record)


def parse_record(data: bytes) -> Record:
    """Read a record from JSON of at most ``MAX_BYTES``; raises ``BadRecord``."""
    if len(data) > MAX_BYTES:
        raise BadRecord("record.too_large", limit=MAX_BYTES)
    try:
        text = data.decode("utf-8")
        json.loads(text, object_pairs_hook=_refuse_twice, parse_int=len, parse_float=len)
        record = _decoder.decode(text)
    except UnicodeDecodeError:
        raise BadRecord("record.not_utf8") from None
    except RecursionError:
        raise BadRecord("record.too_deep") from None
    except msgspec.ValidationError as problem:
        raise BadRecord("record.invalid", detail=str(problem)[:200]) from None
    except (ValueError, msgspec.DecodeError) as problem:
        raise BadRecord("record.not_json", detail=str(problem)[:200]) from None
    if any(map(is_deep, (record.board, record.lexicon, record.outcome))):
        raise BadRecord("record.too_deep")
    return record


def _refuse_twice(fields: list[tuple[str, object]]) -> None:
    # Readers differ in which of two equal fields they take, so such a text is no one game.
    seen: set[str] = set()
    for name, _ in fields:
        if name in seen:
            raise BadRecord("record.twice", field=name[:200])
        seen.add(name)


def is_deep(value: object) -> bool:
    """Return whether a JSON value is nested more than ``MAX_DEPTH`` levels deep.

    Such values could be read but, further down the stack, neither compared nor written.
    """
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [part for whole in level for part in _parts(whole)]
    return bool(level)


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
