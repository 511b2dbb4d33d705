"""The lessons as the data file tells them: a name, a position, the actions that reach the goal."""

from __future__ import annotations

from importlib import resources

import msgspec


class ToldLesson(msgspec.Struct, frozen=True):
    """A lesson of the file; its position is a line of text (9.8)."""

    name: str
    position: str
    goals: tuple[str, ...]


class _File(msgspec.Struct):
    lessons: list[ToldLesson]


def read_lessons() -> list[ToldLesson]:
    """Read the file that comes with the game."""
    path = resources.files("parbat.games.nanga_parbat") / "data" / "lessons.json"
    return msgspec.json.decode(path.read_bytes(), type=_File).lessons
