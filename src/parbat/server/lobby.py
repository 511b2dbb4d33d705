"""Those who look at the lobby, and what they are told when something about a table changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal, Protocol

from parbat.server.errors import Conflict
from parbat.server.stopping import stop
from parbat.server.tables import Table
from parbat.server.wire import Lobby, LobbyTold, TableInfo

if TYPE_CHECKING:
    from parbat.server.hub import Hub

MAX_WATCHERS: Final = 2000
_AT_MOST_EVERY: Final = 0.5  # seconds

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at the lobby."""

    person_id: str | None
    session: str | None

    def send(self, frame: LobbyTold) -> None:
        """Send a message, now or a little later."""

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Send the last message."""


class Lobbies:
    """The lobby as each of those who look at it sees it."""

    def __init__(self, hub: Hub) -> None:
        """Begin with nobody."""
        self._hub = hub
        self._mine: dict[Watcher, list[TableInfo]] = {}
        self._concerned: set[str] = set()
        self._all = False
        self._task: asyncio.Task[None] | None = None

    @property
    def are_watched(self) -> bool:
        """Whether anybody looks."""
        return bool(self._mine)

    async def add(self, watcher: Watcher) -> None:
        """Show somebody the lobby from now on; raises ``Conflict`` if there is no room."""
        if len(self._mine) >= MAX_WATCHERS:
            raise Conflict("table.crowded")
        self._mine[watcher] = await self._list("mine", watcher.person_id)
        watcher.send(LobbyTold(self._told(watcher, await self._common())))

    def remove(self, watcher: Watcher) -> None:
        """Tell somebody nothing any more."""
        self._mine.pop(watcher, None)

    def cut(self, sessions: Collection[str]) -> None:
        """End the channels of sessions that are over."""
        for watcher in list(self._mine):
            if watcher.session in sessions:
                watcher.farewell("elsewhere")

    def changed(self, table: Table, people: Collection[str] | None = None) -> None:
        """Tell those concerned, soon, that something about a table has changed.

        ``people`` are those who may know, if not all may.
        """
        if not self._mine:
            return
        if people is None:
            for chair in table.chairs:
                self._concerned.update(who for who in (chair.person_id, chair.offered_id) if who)
            self._concerned.add(table.owner_id)
            self._all |= table.public
        else:
            self._concerned.update(people)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._tell())

    async def close(self) -> None:
        """Say good-bye to everybody."""
        if self._task is not None:
            await stop([self._task])
        for watcher in self._mine:
            watcher.farewell("restart")

    async def _tell(self) -> None:
        while self._concerned:
            await asyncio.sleep(_AT_MOST_EVERY)
            concerned, everybody = self._concerned, self._all
            self._concerned, self._all = set(), False
            try:
                await self._tell_once(concerned, everybody)
            except Exception:
                log.exception("the lobby could not be told")

    async def _tell_once(self, concerned: Collection[str], everybody: bool) -> None:
        common: tuple[list[TableInfo], list[TableInfo]] | None = None
        for watcher in list(self._mine):
            if watcher.person_id in concerned:
                self._mine[watcher] = await self._list("mine", watcher.person_id)
            elif not everybody:
                continue
            common = common or await self._common()
            if watcher in self._mine:
                watcher.send(LobbyTold(self._told(watcher, common)))

    async def _common(self) -> tuple[list[TableInfo], list[TableInfo]]:
        return await self._list("open", None), await self._list("watch", None)

    def _told(self, watcher: Watcher, common: tuple[list[TableInfo], list[TableInfo]]) -> Lobby:
        mine = self._mine[watcher]
        known = {table.id for table in mine}
        free, watched = ([t for t in tables if t.id not in known] for tables in common)
        return Lobby(mine=mine, open=free, watch=watched)

    async def _list(self, kind: str, person_id: str | None) -> list[TableInfo]:
        if kind == "mine" and person_id is None:
            return []
        return await self._hub.listed(kind, person_id)
