"""A table of Himalaya on the clock, and all channels through which somebody may look at it."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.games.himalaya.meta import Himalaya
from parbat.server import lobby, seating
from parbat.server.hub import Hub
from parbat.server.live import LiveTable
from parbat.server.tables import Chair, Table
from parbat.server.thinkers import Thinkers
from parbat.server.wire import Act, FromServer, LobbyTold
from parbat.texts import catalogue

LIVE: Final = {"kind": "live", "bank": 300, "increment": 10}
DAYS: Final = {"kind": "days", "days": 2}
NAMES: Final = ("Ana", "Ben", "Cleo")
ONE: Final = "program dirt dirt dirt dirt dirt dirt"
OTHER: Final = "program ice deal ice deal rest stone"
RESTS: Final = "program rest rest rest rest rest rest"


@dataclass(eq=False)
class Ear:
    """Somebody who listens, and all that they hear."""

    person_id: str | None
    session: str | None = None
    language: str = "en"
    heard: list[Any] = field(default_factory=list)

    def send(self, frame: FromServer | LobbyTold) -> None:
        self.heard.append(json.loads(msgspec.json.encode(frame)))

    def farewell(self, reason: Literal["restart", "elsewhere"]) -> None:
        """Be told nothing any more."""


class World:
    """A table at which Ana, Ben and Cleo play."""

    def __init__(self, hub: Hub, live: LiveTable, people: list[str]) -> None:
        self.hub = hub
        self.live = live
        self.people = people
        self.ears: dict[str, Ear] = {}

    async def act(self, seat: int, do: str) -> None:
        """Let somebody act in a seat."""
        version = self.live.version(self.people[seat])
        command = Act(id=f"c{len(self.live.story.steps)}", version=version, seat=seat, do=do)
        await self.live.act(self.people[seat], command)

    async def run_out(self) -> None:
        """Look at the clocks as the server does all the time."""
        await seating.run_out(self.live)

    @property
    def log(self) -> list[tuple[Any, str]]:
        """What was entered by the seats and by the table."""
        entries = [step.entry for step in self.live.story.steps if step.entry]
        return [(entry.by, entry.do) for entry in entries if entry.by != "chance"]

    def clock(self, seat: int | None) -> tuple[list[float], list[int]]:
        """The times left and whose run, as somebody is told."""
        told = self.live.info(None if seat is None else self.people[seat]).clock
        assert told is not None
        return [told.left[str(n)] for n in range(3)], told.running

    # All who listen

    async def listen(self) -> None:
        """Let the three, one of them twice, and somebody else look at the table and the lobby."""
        stranger = (await self.hub.people.welcome("Dora"))[0].id
        for name, person_id in [*zip(NAMES, self.people, strict=True), ("Dora", stranger)]:
            self.ears[name] = Ear(person_id)
            self.live.attach(self.ears[name], since=0)
            self.ears[f"{name} in the lobby"] = Ear(person_id)
        self.ears["Ben in another window"] = Ear(self.people[1], language="it")
        self.live.attach(self.ears["Ben in another window"], since=None)
        self.ears["nobody"] = Ear(None)
        self.live.attach(self.ears["nobody"], since=None)
        self.ears["nobody in the lobby"] = Ear(None)
        for name, ear in self.ears.items():
            if name.endswith("in the lobby"):
                await self.hub.lobbies.add(ear)
        await self.heard()

    async def heard(self) -> dict[str, list[Any]]:
        """What each has heard since they were asked last."""
        async with asyncio.timeout(10):
            while self.hub.lobbies._task and not self.hub.lobbies._task.done():
                await asyncio.sleep(0.01)
        told = {name: self._alike(ear.heard) for name, ear in self.ears.items()}
        for ear in self.ears.values():
            ear.heard.clear()
        return told

    async def known(self) -> dict[str, Any]:
        """What each who asks by any other way is told."""
        asked: dict[str, Any] = {}
        for name, person_id in [(name, ear.person_id) for name, ear in self.ears.items()]:
            reader = self.live.reader(person_id)
            asked[name] = self._alike(
                {
                    "table": self.live.info(person_id),
                    "now": self.live.story.now(reader, catalogue("en", Himalaya.name)),
                    "steps": list(self.live.story.told(reader, catalogue("en", Himalaya.name))),
                    "record": await self.live.record(person_id),
                    "mine": await self.hub.listed("mine", person_id),
                    "watch": await self.hub.listed("watch", person_id),
                }
            )
        return asked

    def _alike(self, told: object) -> Any:
        # Two worlds lie in one database, under names of their own: only this one is looked at.
        text = msgspec.json.encode(told).replace(self.live.table.id.encode(), b"table")
        return _only_here(json.loads(text))


def _only_here(told: Any) -> Any:
    if isinstance(told, list):
        return [_only_here(one) for one in told if not _is_another_table(one)]
    return {k: _only_here(v) for k, v in told.items()} if isinstance(told, dict) else told


def _is_another_table(told: Any) -> bool:
    return isinstance(told, dict) and "your_seats" in told and told["id"] != "table"


class Town:
    """Where tables are set up, with a time that goes on only when it is told to."""

    def __init__(self, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        self.engine = engine
        self._hubs: list[Hub] = []
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(lobby, "_AT_MOST_EVERY", 0.0)

    def pass_by(self, seconds: float) -> None:
        """Let some time pass."""
        self.now += seconds

    def hub(self, thinkers: Thinkers | None = None) -> Hub:
        """A process that knows of the tables only what is stored."""
        self._hubs.append(Hub(self.engine, 0.0, thinkers=thinkers))
        return self._hubs[-1]

    async def world(
        self, pace: dict[str, Any] | None = None, thinkers: Thinkers | None = None, **options: Any
    ) -> World:
        """The same table each time: all that is drawn is the same in every world."""
        hub = self.hub(thinkers)
        people = [(await hub.people.welcome(name))[0].id for name in NAMES]
        table = Table(
            id=f"t{people[0]}"[:32],
            game=Himalaya.name,
            rules=Himalaya.rules,
            options=Himalaya().settle({"players": 3, **options}),
            public=True,
            secret="",
            owner_id=people[0],
            seed="17" * 32,
            stand_in="random",
            created=self.now,
            changed=self.now,
            pace=pace,
            chairs=[Chair(n, who, name=NAMES[n]) for n, who in enumerate(people)],
        )
        await hub.means.tables.create(table)
        return World(hub, await hub.open(table.id), people)

    async def programming(
        self, pace: dict[str, Any] | None = None, thinkers: Thinkers | None = None, **options: Any
    ) -> World:
        """A table at which the first programmes are to be made."""
        world = await self.world(pace, thinkers, **options)
        for seat in range(3):
            await world.act(seat, f"start {seat + 1}")
        return world

    async def close(self) -> None:
        """Let all processes end."""
        for hub in self._hubs:
            for live in hub._live.values():
                live.audience.listeners.clear()  # nobody has to be waited for
            await hub.close()


def of_others(told: dict[str, Any], name: str) -> dict[str, Any]:
    """What all but one person are told."""
    return {who: what for who, what in told.items() if not who.startswith(name)}
