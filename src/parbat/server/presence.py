"""Who is there: the people who look at a table, at this process and at others."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final

from parbat.server.bus import Bus, Notice

_LASTS: Final = 45.0  # seconds that another process is believed without saying it again
AGAIN: Final = 20.0  # seconds after which it is said again


class Presence:
    """The people whom other processes have seen at a table."""

    def __init__(self, table_id: str, bus: Bus) -> None:
        """Begin knowing of nobody."""
        self._table_id = table_id
        self._bus = bus
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}

    def has(self, person_id: str) -> bool:
        """Return whether somebody is there at another process."""
        now = time.monotonic()
        return any(person_id in people and now < end for people, end in self._elsewhere.values())

    def tell(self, people: Collection[str]) -> None:
        """Tell the other processes who is there at this one."""
        data: dict[str, Any] = {"process": self._bus.process, "people": sorted(people)}
        self._bus.tell(Notice("presence", self._table_id, data))

    def hear(self, data: dict[str, Any]) -> bool:
        """Note who is there at another process; return whether that was not known."""
        process, people = str(data["process"]), frozenset(data["people"])
        known, end = self._elsewhere.get(process, (frozenset(), 0.0))
        now = time.monotonic()
        self._elsewhere[process] = (people, now + _LASTS)
        return people != known or now > end
