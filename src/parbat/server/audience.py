"""Those who are told what happens at a table."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from parbat.server.errors import Conflict
from parbat.server.wire import FromServer

MAX_LISTENERS: Final = 200
MAX_EACH: Final = 8  # windows in which one person looks at the same table


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    person_id: str | None
    session: str | None
    language: str

    def send(self, frame: FromServer) -> None:
        """Send a message, now or a little later."""

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Send the last message."""


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.listeners: list[Listener] = []

    def has(self, person_id: str) -> bool:
        """Return whether somebody is there."""
        return any(listener.person_id == person_id for listener in self.listeners)

    def add(self, listener: Listener) -> None:
        """Let somebody in; raises ``Conflict`` if there is no room."""
        same = [other for other in self.listeners if other.person_id == listener.person_id]
        if listener.person_id is not None and len(same) >= MAX_EACH:
            self.listeners.remove(same[0])
            same[0].farewell("elsewhere")
        if len(self.listeners) >= MAX_LISTENERS:
            raise Conflict("table.crowded")
        self.listeners.append(listener)

    def remove(self, listener: Listener) -> bool:
        """Let somebody go; return whether they were there."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        return True

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Say good-bye to everybody."""
        for listener in self.listeners:
            listener.farewell(reason)
