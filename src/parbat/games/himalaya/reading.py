"""Reading a board file field by field, so that every slip in it is found at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, get_args, get_type_hints

import msgspec

from parbat.core.errors import BadBoard
from parbat.games.himalaya.board_file import MOST, BoardFile


def read_fields(data: Mapping[str, Any]) -> tuple[BoardFile | None, list[BadBoard]]:
    """Return what the file says, or everything that is wrong with the form of its fields."""
    problems: list[BadBoard] = []
    values: dict[str, Any] = {}
    for name, kind in get_type_hints(BoardFile, include_extras=True).items():
        if name not in data:
            problems.append(BadBoard("himalaya.board.missing", field=name))
        elif name in MOST:
            values[name] = _rows(data[name], get_args(kind)[0], name, problems)
        else:
            try:
                values[name] = msgspec.convert(data[name], kind)
            except msgspec.ValidationError as problem:
                problems.append(BadBoard("himalaya.board.form", field=name, detail=str(problem)))
    return (None if problems else BoardFile(**values)), problems


def _rows(given: object, kind: Any, name: str, problems: list[BadBoard]) -> tuple[Any, ...]:
    if not isinstance(given, list) or len(given) > MOST[name]:
        problems.append(BadBoard("himalaya.board.list", field=name, most=MOST[name]))
        return ()
    rows = []
    for place, row in enumerate(given, start=1):
        try:
            rows.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as problem:
            problems.append(
                BadBoard("himalaya.board.row", field=name, row=place, detail=str(problem))
            )
    return tuple(rows)


@cache
def standard_file() -> BoardFile:
    """Return what the board file that comes with Parbat says."""
    text = resources.files(__package__).joinpath("data/standard.json").read_text("utf-8")
    return msgspec.convert(json.loads(text), BoardFile)
