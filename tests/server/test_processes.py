"""Two processes of ``parbat serve`` over one database, and people at different ones."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import parbat
from parbat.core.record import parse_record
from server.backends import Place, on_postgres
from server.people import ME, OPEN, RANDOM, House, Person, Watcher
from server.serving import Process

pytestmark = [pytest.mark.anyio, on_postgres]

_ADOPTED_WITHIN = 40.0  # seconds


@pytest.fixture
async def processes(place: Place, tmp_path: Path) -> AsyncIterator[list[Process]]:
    words = ("--database-url", place.address, "--redis-url", str(place.redis_url))
    one, two = (Process(tmp_path, *words, "--bot-pause", "3") for _ in range(2))
    async with one, two:
        yield [one, two]


@pytest.fixture
async def houses(processes: list[Process]) -> AsyncIterator[list[House]]:
    """The same as places where people come to."""
    async with House(processes[0].url) as one, House(processes[1].url) as two:
        yield [one, two]


async def play_on(seen: Watcher, other: Watcher, until: int) -> None:
    """Act in turn, each at a process of its own, and see the same."""
    while seen.now["version"] < until and not seen.now["outcome"]:
        own, late = (seen, other) if seen.now["legal"] else (other, seen)
        await own.go_on()
        while late.now["version"] < own.now["version"]:
            await late.hear()
    assert [item["entry"] for item in seen.seen] == [item["entry"] for item in other.seen]


async def two_at_a_table(houses: list[House]) -> tuple[Person, Person, dict[str, str]]:
    ana = await houses[0].person("Ana")
    ben = await houses[1].person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    return ana, ben, await ben.join(table)


async def test_people_at_different_processes_play_move_by_move(houses: list[House]) -> None:
    ana, ben, table = await two_at_a_table(houses)
    async with ana.at(table, since=0) as hers, ben.at(table, since=0) as his:
        await play_on(hers, his, 14)
        await his.say(type="say", id="hello", text="Good move!")
        assert (await hers.until("message"))["text"] == "Good move!"
        await hers.act("resign", 0)
        while not his.now["outcome"]:
            await his.hear()
        for seen in (hers, his):
            assert [item["version"] for item in seen.seen] == list(range(1, len(seen.seen) + 1))
    records = [await who.get(f"/api/tables/{table['id']}/record") for who in (ana, ben)]
    assert records[0] == records[1]
    assert parbat.verify(parse_record(json.dumps(records[0]).encode())) == []


async def test_whose_process_is_killed_goes_on_at_the_other(
    processes: list[Process], houses: list[House]
) -> None:
    ana, ben, table = await two_at_a_table(houses)
    async with ana.at(table, since=0) as hers:
        async with ben.at(table, since=0) as his:
            await play_on(hers, his, 6)
            await processes[1].end(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await his.until("bye")  # and none comes
        seen = his.now["version"]
        if hers.now["legal"]:
            await hers.go_on()
        again = await houses[0].person(cookie=ben.cookie)
        async with again.at(table, since=seen) as later:
            assert [item["version"] for item in later.seen] == list(
                range(seen + 1, hers.now["version"] + 1)
            )
            later.seen = [*his.seen, *later.seen]
            await play_on(hers, later, 14)


async def test_a_computer_player_goes_on_when_the_process_in_which_it_thought_is_killed(
    processes: list[Process], houses: list[House]
) -> None:
    ana = await houses[0].person("Ana")
    table = await ana.table(ME, RANDOM)
    async with ana.at(table, since=0) as seen:
        # It begins to think; only the process where she is has the table in memory.
        while seen.now["awaited"] == [0]:
            await seen.go_on()
        version = seen.now["version"]
        await processes[0].end(signal.SIGKILL)
    again = await houses[1].person(cookie=ana.cookie)
    async with again.at(table, since=version) as later, asyncio.timeout(_ADOPTED_WITHIN):
        while not later.now["legal"]:
            await later.hear(within=_ADOPTED_WITHIN)
    assert later.seen[0]["version"] == version + 1
    assert later.seen[0]["entry"]["by"] == 1


async def test_computer_players_are_taken_over_even_if_nobody_looks(
    processes: list[Process], houses: list[House]
) -> None:
    table = await (await houses[0].person("Ana")).table(RANDOM, RANDOM)
    await processes[0].end(signal.SIGKILL)
    other = await houses[1].person("Ben")
    async with asyncio.timeout(_ADOPTED_WITHIN):
        while True:  # the lobby tells of the table without opening a channel to it
            told = await other.get(f"/api/tables/{table['id']}")
            if told["version"] > table["version"]:
                break
            await asyncio.sleep(0.5)


async def test_one_that_goes_says_good_bye_and_the_other_plays_on(
    processes: list[Process], houses: list[House]
) -> None:
    ana, ben, table = await two_at_a_table(houses)
    async with ana.at(table, since=0) as hers:
        async with ben.at(table, since=0) as his:
            ending = asyncio.create_task(processes[1].end(signal.SIGTERM))
            assert (await his.until("bye"))["reason"] == "restart"
            await ending
        again = await houses[0].person(cookie=ben.cookie)
        async with again.at(table, since=0) as later:
            await play_on(hers, later, 6)


async def test_each_sees_the_other_come_and_go(houses: list[House]) -> None:
    ana, ben, table = await two_at_a_table(houses)
    async with ana.at(table) as hers:
        async with ben.at(table):
            while not all(seat["here"] for seat in hers.table["seats"]):
                await hers.hear()
        while hers.table["seats"][1]["here"]:
            await hers.hear()
        assert hers.table["seats"][0]["here"]


async def test_a_session_that_ends_at_one_process_ends_at_the_other(houses: list[House]) -> None:
    ana = await houses[0].person("Ana")
    elsewhere = await houses[1].person(cookie=ana.cookie)
    table = await ana.table(ME, ME)
    async with elsewhere.at(table) as seen:
        await ana.send("POST", "/api/logout", status=204)
        assert (await seen.until("bye"))["reason"] == "elsewhere"
