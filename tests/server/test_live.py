"""The live channel: whole games, coming back, and what is refused."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import parbat
from parbat.core.record import parse_record
from parbat.server.thinkers import Thinkers, Thought
from server.people import ME, OPEN, RANDOM, House, Person, Watcher
from server.serving import served

pytestmark = pytest.mark.anyio


async def two(house: House) -> tuple[Person, Person, Any]:
    """Two people at a table where the game has begun; Ben has the first move."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    return ana, ben, await ben.join(table)


async def record_of(person: Person, table: Any) -> Any:
    return await person.get(f"/api/tables/{table['id']}/record")


async def test_a_person_plays_a_whole_game_against_a_computer_player(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, RANDOM)
    assert (table["state"], table["your_seats"]) == ("playing", [0])
    async with ana.at(table) as seen:
        while await seen.my_turn():
            await seen.go_on()
        if seen.table["state"] != "over":
            await seen.until("table")
        assert seen.table["outcome"] == seen.now["outcome"]
    versions = [item["version"] for item in seen.seen]
    assert versions == list(range(versions[0], versions[-1] + 1))
    record = await record_of(ana, table)
    assert len(record["log"]) == versions[-1]
    assert record["seats"] == [{"name": "Ana"}, {"name": "Computer", "bot": "random"}]
    assert parbat.verify(parse_record(json.dumps(record).encode())) == []


async def test_who_loses_the_connection_sees_every_version_exactly_once(online: House) -> None:
    ana, ben, table = await two(online)
    seen: list[Any] = []
    async with ana.at(table, since=0) as anas:
        for _ in range(4):
            since = seen[-1]["version"] if seen else 0
            async with ben.at(table, since=since) as bens:
                for _ in range(6):
                    await (bens if bens.now["awaited"] == [1] else anas).go_on()
                    while anas.now["version"] != bens.now["version"]:
                        behind = min(anas, bens, key=lambda watcher: watcher.now["version"])
                        await behind.hear()
            seen += bens.seen
            for _ in range(3):  # while Ben is away Ana goes on as long as it is her turn
                if anas.now["awaited"] == [0]:
                    await anas.go_on()
    async with ben.at(table, since=seen[-1]["version"]) as bens:
        seen += bens.seen
    last = (await ben.get(f"/api/tables/{table['id']}"))["version"]
    assert [item["version"] for item in seen] == list(range(1, last + 1))
    assert [item["entry"] for item in seen] == (await record_of(ben, table))["log"]
    assert [item["entry"] for item in anas.seen] == [item["entry"] for item in seen]
    assert all(item["told"] and all(told["text"] for told in item["told"]) for item in seen)


async def test_a_command_sent_again_does_no_harm(online: House) -> None:
    _, ben, table = await two(online)
    async with ben.at(table) as first:
        command = first.command("guide 3", 1)
        await first.say(**command)
        answer = await first.answer()
        await first.say(**command)
        assert (
            await first.answer()
            == answer
            == {"type": "accepted", "id": command["id"]} | {"version": 2}
        )
    async with ben.at(table) as again:
        await again.say(**command)
        assert await again.answer() == answer
    log = (await record_of(ben, table))["log"]
    assert [entry["do"] for entry in log[1:]] == ["guide 3"]


async def test_the_same_id_of_somebody_else_is_another_command(online: House) -> None:
    ana, ben, table = await two(online)
    async with ben.at(table) as bens, ana.at(table) as anas:
        await bens.act("guide 3", 1, id="x")
        await anas.until("item")
        trap = (await anas.my_turn())["0"][0]
        assert (await anas.act(trap, 0, id="x"))["type"] == "accepted"
    assert (await record_of(ben, table))["log"][-1]["do"] == trap


async def test_a_command_for_another_version_is_stale(online: House) -> None:
    _, ben, table = await two(online)
    async with ben.at(table) as seen:
        for version in (0, 99):
            answer = await seen.act("guide 3", 1, version=version)
            assert (answer["type"], answer["code"]) == ("refused", "table.stale")
            assert answer["version"] == 1
            assert answer["message"].endswith(".")
    assert len((await record_of(ben, table))["log"]) == 1


async def test_nobody_acts_for_another_seat(online: House) -> None:
    ana, ben, table = await two(online)
    stranger = await online.person()
    for who, seat in ((ana, 1), (stranger, 1), (stranger, 0), (ben, 7), (ben, -1)):
        async with who.at(table) as seen:
            for frame in (seen.command("guide 3", seat), {"type": "why", "id": "w"}):
                await seen.say(**{**frame, "seat": seat, "do": "guide 3"})
                assert (await seen.answer())["code"] == "table.not_yours"
    assert len((await record_of(ben, table))["log"]) == 1


async def test_what_the_rules_forbid_is_refused_with_their_reason(online: House) -> None:
    _, ben, table = await two(online)
    async with ben.at(table) as seen:
        answer = await seen.act("trap 1-1", 1)
        assert answer["code"] == "nanga_parbat.guide.first"
        assert (await seen.act("abandon", 1))["type"] == "refused"
        assert (await seen.act("seat 0 bot greedy", 1))["type"] == "refused"
        assert (await seen.act("guide 3", 1))["type"] == "accepted"


async def test_why_answers_and_changes_nothing(online: House) -> None:
    _, ben, table = await two(online)
    async with ben.at(table) as seen:
        asked = [("guide 3", None), ("trap 1-1", "nanga_parbat.guide.first"), ("resign", None)]
        for do, code in [*asked, ("undo 0", "match.nothing_to_undo")]:
            await seen.say(type="why", id="w", seat=1, do=do)
            answer = await seen.answer()
            assert (answer["id"], answer.get("code")) == ("w", code)
    assert len((await record_of(ben, table))["log"]) == 1


async def test_only_ones_own_last_action_is_taken_back(online: House) -> None:
    ana, ben, table = await two(online)
    async with ben.at(table) as bens, ana.at(table) as anas:
        await bens.act("guide 3", 1)
        assert bens.now["can_undo"] == {"1": 1}
        await bens.say(type="why", id="w", seat=1, do="undo 1")
        assert (await bens.answer())["type"] == "accepted"
        for do in ("undo 0", "undo 01", "undo 2", "undo"):
            assert (await bens.act(do, 1))["code"] == "match.nothing_to_undo"
        assert (await bens.act("undo 1", 1))["type"] == "accepted"
        assert bens.now["view"]["guide"] is None
        await bens.act("guide 4", 1)
        while anas.now["version"] < 4:
            await anas.hear()
        assert anas.now["can_undo"] == {}
        await anas.go_on()
        # The rules of logs would let Ben go back over Ana's action if she agreed; she has not.
        while bens.now["version"] < 5:
            await bens.hear()
        assert (await bens.act("undo 3", 1))["code"] == "match.nothing_to_undo"


async def test_resigning_ends_the_game_and_publishes_the_seed(online: House) -> None:
    ana, ben, table = await two(online)
    async with ben.at(table) as seen:
        running = await record_of(ana, table)
        assert "seed" not in running["chance"]
        assert (await seen.act("resign", 1))["type"] == "accepted"
        assert seen.now["outcome"]["reason"] == "resigned"
        assert (await seen.act("guide 3", 1))["code"] == "match.over"
        assert not any("seed" in json.dumps(frame) for frame in seen.frames)
    record = await record_of(ana, table)
    assert record["chance"]["commitment"] == running["chance"]["commitment"]
    assert parbat.verify(parse_record(json.dumps(record).encode())) == []


async def test_who_looks_on_sees_everything_and_can_do_nothing(online: House) -> None:
    _, ben, table = await two(online)
    stranger = await online.person()
    async with stranger.at(table) as looking, ben.at(table) as bens:
        assert looking.now["legal"] == {}
        assert looking.table["your_seats"] == []
        assert looking.now["prompt"] == "Waiting for Ben."
        assert bens.now["prompt"] == "Place the guide in any region."
        await bens.act("guide 3", 1)
        item = await looking.until("item")
        assert item["told"][0]["event"] == {"event": "guide_placed", "seat": 1, "region": 3}
        assert item["told"][0]["text"] == bens.now["told"][0]["text"]
        assert item["view"] == bens.now["view"]
        assert (item["legal"], item["can_undo"]) == ({}, {})


async def test_one_person_plays_all_seats(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, ME)
    assert [seat["name"] for seat in table["seats"]] == ["Ana 1", "Ana 2"]
    async with ana.at(table) as seen:
        seats = set()
        for _ in range(12):
            seats |= set(await seen.my_turn())
            await seen.go_on()
    assert seats == {"0", "1"}


async def test_a_table_waits_and_then_the_game_starts_for_all_who_look(online: House) -> None:
    ana, ben = await online.person("Ana"), await online.person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    async with ana.at(table) as seen:
        assert seen.now["version"] == 0
        assert seen.now["prompt"] == "Waiting until every seat is taken."
        assert (await seen.act("guide 3", 0))["code"] == "table.waiting"
        await ben.join(table)
        assert (await seen.until("table"))["table"]["state"] == "playing"
        assert (await seen.until("item"))["version"] == 1
        assert seen.now["prompt"] == "Waiting for Ben."


async def test_the_table_tells_who_is_there(online: House) -> None:
    ana, ben, table = await two(online)

    def here(watcher: Watcher) -> list[bool]:
        return [seat["here"] for seat in watcher.table["seats"]]

    async with ana.at(table) as anas:
        assert here(anas) == [True, False]
        async with ben.at(table) as bens:
            assert here(bens) == [True, True]
            await anas.until("table")
            assert here(anas) == [True, True]
        await anas.until("table")
        assert here(anas) == [True, False]


async def test_everybody_reads_their_own_language(online: House) -> None:
    _, ben, table = await two(online)
    async with ben.at(table, headers={"Accept-Language": "de, pt-BR;q=0.9, en"}) as seen:
        assert seen.now["prompt"] == "Coloque o guia em qualquer região."
        refused = await seen.act("guide 3", 0)
        assert refused["message"] == "Este lugar não é seu. Aja por um lugar seu."


async def test_two_computer_players_play_without_anybody(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(RANDOM, RANDOM)
    async with ana.at(table) as seen:
        await seen.my_turn()
    assert seen.now["outcome"]["reason"] in ("cubes", "hikers")


class Slow(Thinkers):
    """Workers whose answers are held back until somebody lets them go."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.begun = [asyncio.Event() for _ in range(2)]
        self.enough = [asyncio.Event() for _ in range(2)]
        self.count = 0

    async def think(self, thought: Thought) -> str:
        turn, self.count = self.count, self.count + 1
        text = await self.thinkers.think(thought)
        if turn < len(self.begun):
            self.begun[turn].set()
            await self.enough[turn].wait()
        return text


async def test_a_computer_players_late_move_is_dropped(
    tmp_path: Path, empty: Path, thinkers: Thinkers
) -> None:
    shutil.copy(empty, tmp_path)
    slow = Slow(thinkers)
    async with served(tmp_path, thinkers=slow) as url, House(url) as house:
        ana = await house.person("Ana")
        table = await ana.table(RANDOM, ME)
        async with ana.at(table) as seen:
            await seen.act("guide 3", 1)
            await slow.begun[0].wait()
            for do in ("undo 1", "guide 3"):  # a move for what stood there would be legal again
                assert (await seen.act(do, 1))["type"] == "accepted"
            slow.enough[0].set()
            await slow.begun[1].wait()
            log = (await record_of(ana, table))["log"]
            assert [entry["by"] for entry in log] == ["chance", 1, 1, 1]
            slow.enough[1].set()
            assert (await seen.until("item"))["entry"]["by"] == 0
