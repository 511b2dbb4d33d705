"""Whether somebody has made a programme, and which: what all the others can notice of it.

Two worlds that differ only in that are alike to the last frame for everybody else (rules 11.5).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert

from parbat.core.errors import IllegalAction
from parbat.server import schema, seating
from parbat.server.building import try_out
from parbat.server.bus import Notice
from parbat.server.personal import data_of
from parbat.server.proposals import propose, reply
from parbat.server.thinkers import Thinkers, Thought
from parbat.server.wire import Act, Propose, Reply, Return, Why
from parbat.server.wire_building import Try
from parbat.texts import catalogue
from server.secretive import DAYS, LIVE, ONE, OTHER, RESTS, Town, World, of_others

pytestmark = pytest.mark.anyio


async def noticed(town: Town, world: World, doings: Sequence[str | None]) -> tuple[Any, Any]:
    """What the others hear and can ask for while Ana acts at some moments."""
    await world.listen()
    heard: list[Any] = []
    known: list[Any] = []
    for do in doings:
        town.pass_by(7)
        if do is not None:
            await world.act(0, do)
        heard.append(of_others(await world.heard(), "Ana"))
        known.append(of_others(await world.known(), "Ana"))
    return heard, known


@pytest.mark.parametrize("pace", [None, LIVE, DAYS])
async def test_without_show_committed_nobody_notices_that_somebody_programmes(
    town: Town, pace: dict[str, Any] | None
) -> None:
    worlds = []
    start = town.now
    for doings in ([ONE, OTHER, OTHER, ONE], [None, None, RESTS, None], [None] * 4):
        town.now = start
        world = await town.programming(pace, show_committed=False)
        worlds.append(await noticed(town, world, doings))
    (heard, known), *others = worlds
    assert [frames for step in heard for frames in step.values() if frames] == []
    for other in others:
        assert other == (heard, known)


async def test_with_show_committed_nobody_notices_more_than_that(town: Town) -> None:
    worlds = []
    start = town.now
    for doings in ([ONE, OTHER, OTHER, ONE], [RESTS, None, None, None]):
        town.now = start
        world = await town.programming(LIVE)
        worlds.append(await noticed(town, world, doings))
    first, *later = worlds[0][0]
    kinds = {name: [frame["type"] for frame in frames] for name, frames in first.items()}
    assert kinds["Ben"] == kinds["Dora"] == kinds["nobody"] == ["item"]
    assert kinds["Dora in the lobby"] == ["lobby"]
    assert [frames for step in later for frames in step.values() if frames] == []
    assert worlds[0] == worlds[1]


async def test_who_programmes_is_told_in_all_windows(town: Town) -> None:
    world = await town.programming(LIVE, show_committed=False)
    await world.listen()
    for do in (ONE, OTHER):
        await world.act(0, do)
        heard = await world.heard()
        assert [frame["type"] for frame in heard["Ana"]] == ["item"]
        assert [frame["type"] for frame in heard["Ana in the lobby"]] == ["lobby"]
        assert heard["Ana"][0]["view"]["players"][0]["programme"] == do.split()[1:]


# What could tell of it


async def test_a_table_does_not_come_first_because_somebody_has_programmed(town: Town) -> None:
    early, late = [await town.programming(show_committed=False) for _ in range(2)]
    town.pass_by(5)
    await late.act(1, ONE)
    town.pass_by(5)
    listed = [table.id for table in await early.hub.listed("watch", None)]
    town.pass_by(5)
    await early.act(0, ONE)
    assert [table.id for table in await early.hub.listed("watch", None)] == listed
    kept = await data_of(town.engine, early.people[1], None)
    assert kept.tables[0].changed == town.now - 15


async def test_a_proposal_to_end_stands_whoever_programmes(town: Town) -> None:
    world = await town.programming(show_committed=False)
    await propose(world.live, world.people[1], Propose("end", 1, "abandon"))
    await world.listen()
    await world.act(0, ONE)
    assert of_others(await world.heard(), "Ana").keys()
    await reply(world.live, world.people[0], Reply("r1", "end", agree=True))
    await reply(world.live, world.people[2], Reply("r2", "end", agree=True))
    assert world.log[-1] == ("table", "abandon")


@pytest.mark.parametrize("made", [True, False])
async def test_what_cannot_be_taken_back_is_refused_alike(town: Town, made: bool) -> None:
    world = await town.programming(LIVE, show_committed=False)
    if made:
        await world.act(0, ONE)
    me, version = world.people[2], world.live.version(world.people[2])
    last = len(world.live.story.steps) - 1
    for number in (last - 2, last - 1, last, last + 1):
        with pytest.raises(IllegalAction, match="nothing_to_undo"):
            await world.live.act(me, Act("u", version, 2, f"undo {number}"))
        with pytest.raises(IllegalAction, match="nothing_to_undo"):
            world.live.why(me, Why("w", 2, f"undo {number}"))
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        await propose(world.live, me, Propose("u", 2, "undo"))


async def test_what_is_tried_out_does_not_hang_on_the_programmes_of_others(town: Town) -> None:
    world = await town.programming(show_committed=False)
    texts = catalogue("en", "himalaya")
    tried = Try("t", 1, "program deal dirt deal ice deal stone")
    before = try_out(world.live, world.people[1], tried, texts)
    for do in (ONE, OTHER):
        await world.act(0, do)
        assert try_out(world.live, world.people[1], tried, texts) == before


async def test_nothing_is_told_when_the_table_is_read_again(town: Town) -> None:
    world = await town.programming(LIVE, show_committed=False)
    await world.listen()
    # Another process stores Ana's programme while Ben sends his here.
    there = await town.hub().open(world.live.table.id)
    await there.act(world.people[0], Act("e1", there.version(world.people[0]), 0, ONE))
    await world.act(1, OTHER)
    assert [step.entry.by for step in world.live.story.steps[-2:] if step.entry] == [0, 1]
    heard = await world.heard()
    assert [frame["type"] for frame in heard["Ben"]] == ["item"]
    mine = of_others(of_others(heard, "Ana"), "Ben")
    assert [frames for frames in mine.values() if frames] == []


async def test_nothing_is_told_when_a_clock_is_looked_at_after_an_outage(town: Town) -> None:
    world = await town.programming(LIVE, show_committed=False)
    town.pass_by(100)
    async with town.engine.begin() as connection:
        down = {"since": town.now - 90, "until": town.now}
        await connection.execute(insert(schema.outages).values(**down))
    again = town.hub()
    world = World(again, await again.open(world.live.table.id), world.people)
    await world.listen()
    due = world.live.table.due
    await world.run_out()
    assert due is not None
    assert world.live.table.due == due + 90
    assert [frames for frames in (await world.heard()).values() if frames] == []


async def test_that_a_table_is_taken_into_memory_is_not_told_in_the_lobby(town: Town) -> None:
    world = await town.programming(LIVE, show_committed=False)
    await world.act(0, ONE)
    await world.listen()
    del world.hub._live[world.live.table.id]
    await world.hub.open(world.live.table.id)
    assert [frames for frames in (await world.heard()).values() if frames] == []


async def test_a_lobby_of_another_process_is_told_of_a_programme_only_where_it_may_be_known(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await town.programming(show_committed=False)
    notices: list[Notice] = []
    monkeypatch.setattr(world.hub.means.bus, "tell", notices.append)
    other = World(town.hub(), world.live, world.people)
    await other.listen()
    other.hub._live.clear()  # listing has taken the table into memory
    notices.clear()
    await world.act(0, ONE)
    (notice,) = notices
    other.hub._hear(notice)
    await asyncio.gather(*other.hub._tasks)
    heard = await other.heard()
    assert [frame["type"] for frame in heard["Ana in the lobby"]] == ["lobby"]
    assert [frames for frames in of_others(heard, "Ana").values() if frames] == []


# Time and stand-ins


@pytest.mark.parametrize("shown", [True, False])
async def test_who_has_programmed_is_charged_no_longer(town: Town, shown: bool) -> None:
    world = await town.programming(LIVE, show_committed=shown)
    bank = world.clock(0)[0][0]
    town.pass_by(20)
    await world.act(0, ONE)
    town.pass_by(100)
    left, running = world.clock(0)
    assert (left[0], running) == (bank - 20 + 10, [1, 2])
    left, running = world.clock(1)
    assert (left[0], running) == ((bank - 10, [1, 2]) if shown else (bank - 120, [0, 1, 2]))
    await world.act(0, OTHER)  # thinking again costs nothing and brings nothing
    await world.act(1, ONE)
    await world.act(2, ONE)
    for viewer in (0, 1, None):
        assert world.clock(viewer)[0][:2] == [bank - 10, bank - 120 + 10]


async def test_each_programme_brings_its_time_to_the_last_one_too(town: Town) -> None:
    world = await town.programming(LIVE)
    bank = world.clock(0)[0][0]
    for seat in range(3):
        await world.act(seat, RESTS)
    assert world.live.story.steps[-1].state.view(None).turn == 2  # type: ignore[attr-defined]
    assert world.clock(0) == ([bank + 10] * 3, [0, 1, 2])


async def test_by_mail_each_programme_has_its_days(town: Town) -> None:
    world = await town.programming(DAYS, show_committed=False)
    bank = 2 * 24 * 3600.0
    town.pass_by(3600)
    for seat in range(3):
        await world.act(seat, RESTS)
    assert world.clock(None) == ([bank] * 3, [0, 1, 2])


async def test_that_time_ran_out_looks_like_any_other_programme(town: Town) -> None:
    worlds = []
    start = town.now
    for seconds in (300, 400):
        town.now = start
        world = await town.programming(LIVE)
        for seat in (1, 2):
            await world.act(seat, ONE)
        await world.listen()
        town.pass_by(seconds)
        if seconds < 310:
            await world.act(0, RESTS)
        else:
            await world.run_out()
        heard = await world.heard()
        worlds.append((_untimed(heard), world.log))
    assert worlds[0] == worlds[1]
    assert worlds[0][1][-1] == (0, RESTS)
    # No seat changes hands, so there is nothing to tell but the steps.
    assert {frame["type"] for frame in heard["nobody"]} == {"item"}


def _untimed(told: Any) -> Any:
    """The same without the times that really differ."""
    if isinstance(told, dict):
        return {k: _untimed(v) for k, v in told.items() if k not in ("clock", "t", "changed")}
    return [_untimed(part) for part in told] if isinstance(told, list) else told


async def test_without_show_committed_a_time_out_sends_nothing(town: Town) -> None:
    worlds = []
    start = town.now
    for doings in ([RESTS, None], [None, None]):
        town.now = start
        world = await town.programming(LIVE, show_committed=False)
        await world.act(1, ONE)
        await world.listen()
        heard, known = [], []
        for do in doings:
            if do is not None:
                await world.act(0, do)
            town.pass_by(400)
            # Cleo has no time left either; it is Ana's that is looked at.
            await seating._act_for(world.live, await world.live._fresh(), 0)
            heard.append(of_others(await world.heard(), "Ana"))
            known.append(of_others(await world.known(), "Ana"))
        assert world.log[-1] == (0, RESTS)
        worlds.append((heard, known))
    assert [frames for step in worlds[0][0] for frames in step.values() if frames] == []
    assert worlds[0] == worlds[1]


class Ponderous(Thinkers):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.thoughts = 0

    async def think(self, thought: Thought) -> str:
        self.thoughts += 1
        await self.may_answer.wait()
        return RESTS


@pytest.mark.parametrize("show_committed", [True, False])
async def test_who_thinks_again_does_not_delay_a_computer_player(
    town: Town, show_committed: bool
) -> None:
    thinkers = Ponderous()
    world = await town.programming(LIVE, thinkers, show_committed=show_committed)
    await world.act(1, ONE)
    await seating.leave(world.live, world.people[0])
    async with asyncio.timeout(20):
        while not thinkers.thoughts:
            await asyncio.sleep(0.01)
    await world.act(1, OTHER)
    thinkers.may_answer.set()
    async with asyncio.timeout(20):
        while (0, RESTS) not in world.log:
            await asyncio.sleep(0.01)
    assert thinkers.thoughts == 1


async def test_who_leaves_is_seen_to_leave_and_nothing_else(town: Town, thinkers: Thinkers) -> None:
    worlds = []
    start = town.now
    for do in (ONE, None):
        town.now = start
        world = await town.programming(LIVE, thinkers, show_committed=False)
        if do is not None:
            await world.act(0, do)
        town.pass_by(30)
        await world.listen()
        await seating.leave(world.live, world.people[0])
        async with asyncio.timeout(20):
            while world.live._bots.are_thinking:
                await asyncio.sleep(0.01)
        heard = [of_others(await world.heard(), "Ana"), of_others(await world.known(), "Ana")]
        town.pass_by(30)
        await seating.come_back(world.live, world.people[0], Return("back", 0))
        heard += [of_others(await world.heard(), "Ana"), of_others(await world.known(), "Ana")]
        assert [by for by, do in world.log if do.startswith("program")] == [0]
        worlds.append(heard)
    assert worlds[0] == worlds[1]
