"""Options of a game: typed values that describe and check themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from parbat.core.errors import BadOption

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice to make before a game: its name and its values, the default first.

    What the option means is told by the catalogue's message ``option-NAME`` of the game.
    """

    name: str
    values: tuple[Value, ...]
    only_with: tuple[str, Value] | None = None
    """Another option and the value of it under which this one means anything."""

    @property
    def default(self) -> Value:
        """The value it has when nobody chooses."""
        return self.values[0]

    def check(self, value: object) -> Value:
        """Return ``value`` if the option can take it, of exactly that type."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise BadOption("option.value", option=self.name, value=spelled(value), values=self.spelled)

    def parse(self, text: str) -> Value:
        """Return the value that a person spelled, such as ``true`` or ``slope6``."""
        for allowed in self.values:
            if spelled(allowed) == text:
                return allowed
        raise BadOption("option.value", option=self.name, value=text, values=self.spelled)

    @property
    def spelled(self) -> str:
        """The values as a person types them, separated by commas."""
        return ", ".join(spelled(value) for value in self.values)


def spelled(value: object) -> str:
    """Return a value as a person types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Return a value for every option: the given one, checked, or the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option.unknown", option=name, options=", ".join(known))
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def parse(options: Iterable[Option], assignments: Iterable[str]) -> dict[str, Value]:
    """Read options typed as ``NAME=VALUE``."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for assignment in assignments:
        name, equals, text = assignment.partition("=")
        if not equals:
            raise BadOption("option.form", text=assignment)
        if name not in known:
            raise BadOption("option.unknown", option=name, options=", ".join(known))
        if name in values:
            raise BadOption("option.twice", option=name)
        values[name] = known[name].parse(text)
    return values
