"""What stands in the catalogue files, read without the program's own eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import parbat

LOCALES = Path(parbat.__file__).parent / "locales"


@dataclass
class References:
    """What a message refers to, and what its select expressions choose by."""

    values: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _references(entry: ast.BaseNode) -> References:
    found = References()
    for node in _nodes(entry):
        match node:
            case ast.VariableReference():
                found.values.add(node.id.name)
            case ast.MessageReference():
                found.messages.add(node.id.name)
            case ast.TermReference():
                found.messages.add(f"-{node.id.name}")
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                found.choices.setdefault(selector.id.name, set()).update(
                    key.name if isinstance(key, ast.Identifier) else key.value
                    for key in (variant.key for variant in node.variants)
                )
    return found


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def of_game(language: str, game: str) -> list[Path]:
    """The files of what is shared and of one game, which are read together."""
    return [LOCALES / language / f"{name}.ftl" for name in ("common", game)]


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


def names(path: Path) -> list[str]:
    """The messages and terms of a file in its order, terms with their hyphen."""
    found = []
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
        elif isinstance(entry, ast.Term):
            found.append(f"-{entry.id.name}")
    return found


@cache
def references(language: str, game: str) -> dict[str, References]:
    """For each message and term for a game what it refers to by itself."""
    found: dict[str, References] = {}
    for path in of_game(language, game):
        for entry in entries(path):
            if isinstance(entry, ast.Message | ast.Term):
                hyphen = "-" if isinstance(entry, ast.Term) else ""
                found[f"{hyphen}{entry.id.name}"] = _references(entry)
    return found


def messages(language: str, game: str) -> set[str]:
    return {name for name in references(language, game) if not name.startswith("-")}


def reached(language: str, game: str, name: str) -> set[str]:
    """A message and everything it refers to, however indirectly."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(references(language, game)[name].messages)
    return found


def values(language: str, game: str, name: str) -> set[str]:
    """The values that a message needs, also for the messages inside it."""
    parts = reached(language, game, name)
    return {value for part in parts for value in references(language, game)[part].values}


def choices(language: str, game: str, name: str) -> dict[str, set[str]]:
    """For each value that a message chooses by, what it can choose."""
    found: dict[str, set[str]] = {}
    for part in reached(language, game, name):
        for value, keys in references(language, game)[part].choices.items():
            found.setdefault(value, set()).update(keys)
    return found
