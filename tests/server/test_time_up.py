"""What is entered for a seat whose time is up, where the rules of the game say it (13.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from parbat.server import seating
from parbat.server.errors import Conflict
from parbat.server.thinkers import Thinkers
from parbat.server.wire import Return
from server.secretive import DAYS, LIVE, ONE, RESTS, Town, World

pytestmark = pytest.mark.anyio

_DAY = 24 * 3600.0
_SUDDEN = {"kind": "live", "bank": 300, "increment": 0}


async def test_for_a_caravan_the_first_village_is_entered_and_nobody_takes_over(
    town: Town,
) -> None:
    world = await town.world(LIVE)
    town.pass_by(301)
    await world.run_out()
    assert world.log == [(0, "start 1")]
    assert [chair.bot for chair in world.live.table.chairs] == [None] * 3
    assert world.clock(None) == ([10, 300, 300], [1])
    await world.act(1, "start 7")


@pytest.mark.parametrize("shown", [True, False])
async def test_for_all_whose_time_is_up_rests_are_entered(town: Town, shown: bool) -> None:
    world = await town.programming(LIVE, show_committed=shown)
    await world.act(1, ONE)
    town.pass_by(400)
    await world.run_out()
    assert world.log[-3:] == [(1, ONE), (0, RESTS), (2, RESTS)]
    # The next turn began: each has the ten seconds of this one, and Ben his bank.
    assert world.clock(None) == ([10, 320, 10], [0, 1, 2])


async def test_an_event_is_entered_as_none(town: Town) -> None:
    world = await town.programming(LIVE, advanced=True)
    town.pass_by(400)
    await world.run_out()
    assert world.log[-1] == (0, "event none")


async def test_who_is_too_late_is_told_so_before_anybody_has_noticed(town: Town) -> None:
    world = await town.programming(LIVE)
    town.pass_by(400)
    with pytest.raises(Conflict) as refused:
        await world.act(0, ONE)
    assert refused.value.code == "table.time_up"
    await world.run_out()
    await world.act(0, ONE)  # of the next turn


async def test_who_has_programmed_may_think_again_whatever_time_the_others_see(
    town: Town,
) -> None:
    world = await town.programming(LIVE, show_committed=False)
    await world.act(0, ONE)
    town.pass_by(305)
    assert world.clock(1)[0][0] == 5
    town.pass_by(5)
    assert world.clock(1) == ([0, 0, 0], [0, 1, 2])
    await world.act(0, RESTS)
    assert world.log[-1] == (0, RESTS)


async def test_without_any_time_left_each_decision_is_entered_at_once(town: Town) -> None:
    world = await town.programming(_SUDDEN)
    town.pass_by(300)
    for seat in (1, 2):
        world.live.story.clock = _with_time(world, seat)
        await world.act(seat, RESTS)
    await world.run_out()
    await world.run_out()
    assert world.log[-2:] == [(0, RESTS), (0, RESTS)]
    assert world.clock(None)[1] == [1, 2]


def _with_time(world: World, seat: int) -> Any:
    clock = world.live.story.clock
    assert clock is not None
    now = clock.at(clock.since + 300)
    return replace(now, left=tuple(100.0 if n == seat else t for n, t in enumerate(now.left)))


async def test_whose_bank_is_empty_may_leave_and_come_back_with_some(
    town: Town, thinkers: Thinkers
) -> None:
    world = await town.programming(_SUDDEN, thinkers)
    town.pass_by(300)
    await world.run_out()
    await seating.leave(world.live, world.people[0])
    await seating.come_back(world.live, world.people[0], Return("back", 0))
    left, running = world.clock(None)
    assert left[0] == 75
    assert running[0] == 0
    await world.act(0, ONE)


async def test_by_mail_the_next_decision_has_its_days_again(town: Town) -> None:
    world = await town.programming(DAYS)
    await world.act(1, ONE)
    town.pass_by(2 * _DAY - 60)
    await world.act(2, ONE)
    town.pass_by(60)
    await world.run_out()
    assert [entry for entry in world.log if entry[0] == 0][-1] == (0, RESTS)
    assert world.log.count((0, RESTS)) == 1
    await world.run_out()  # and nothing follows
    assert world.log.count((0, RESTS)) == 1
    left, running = world.clock(None)
    assert {left[seat] for seat in running} == {2 * _DAY}
    town.pass_by(2 * _DAY)
    await world.run_out()
    assert world.log[-1][0] in running


async def test_whose_entry_was_made_is_no_longer_due(town: Town) -> None:
    world = await town.programming(LIVE)
    town.pass_by(200)
    await world.act(1, ONE)
    town.pass_by(200)
    await world.run_out()
    assert await world.hub.means.tables.due(town.now) == []
    stored = await world.hub.means.tables.find(world.live.table.id)
    assert stored.due == town.now + 10
