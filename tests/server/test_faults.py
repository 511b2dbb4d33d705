"""Whole games over lines that fail: nothing is lost, nothing is done twice, nothing differs."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import parbat
from parbat.core.record import Record
from parbat.core.replay import open_match
from parbat.games import find_game
from parbat.server import audience, socket
from server.checks import answered_alike, done_once, record_of
from server.faulty import KINDS, Client, Faults
from server.people import GAME, ME, OPEN, House, Person, Watcher
from server.secrets import TINY, offer_tiny

pytestmark = [pytest.mark.anyio, pytest.mark.deep]

EACH = 500  # faults of each of four kinds
SEED = 20_261_130
# What only who plays is told, and only while it is the present position.
OF_NOW = ("type", "legal", "can_undo", "ask_undo", "prompt", "clock")


@pytest.fixture(autouse=True)
def _patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """These clients make more haste than people, and leave more windows open."""
    monkeypatch.setattr(socket, "AT_ONCE", 1e9)
    monkeypatch.setattr(audience, "MAX_EACH", 100)


async def look_on(watcher: Watcher) -> None:
    """Read to the end of the game over a line that does not fail."""
    while not watcher.now["outcome"]:
        await watcher.hear()


async def play_one(house: House, people: list[Person], game: str, faults: Faults) -> None:
    """Play a game over lines that fail and check whatever was told and answered."""
    ana, ben = people
    wish = {"game": game, "seats": [ME, OPEN], "public": True}
    table = await ana.send("POST", "/api/tables", wish, 201)
    stranger = await house.person()
    clients = [Client(ana, table, 0, faults), Client(ben, table, 1, faults)]
    async with (
        ana.at(table, since=0) as anas,
        ben.at(table, since=0) as bens,
        stranger.at(table, since=0) as strangers,
    ):
        await ben.join(table)
        async with asyncio.timeout(120), asyncio.TaskGroup() as all_of_them:
            for watcher in (anas, bens, strangers):
                all_of_them.create_task(look_on(watcher))
            for client in clients:
                all_of_them.create_task(client.play())
    record = await record_of(ana, table)
    for client, watcher in zip(clients, (anas, bens), strict=True):
        saw_the_same(client, watcher)
        follows(record, watcher, client.seat)
        await ask_everything_again(client)
        answered_alike(client)
    follows(record, strangers, None)
    if not find_game(game).hides:
        done_once(record, clients, seats=(0, 1))
    else:
        assert accepted(clients) == sum(entry.by in (0, 1) for entry in record.log)
    assert parbat.verify(record) == []


def without(item: Any, *names: str) -> dict[str, Any]:
    return {name: value for name, value in item.items() if name not in names}


def saw_the_same(client: Client, watcher: Watcher) -> None:
    """What came over the failing line is what the same person saw over a line that holds."""
    seen = {item["version"]: item for item in watcher.seen}
    assert list(client.told) == list(seen) == list(range(1, len(seen) + 1))
    for version, item in client.told.items():
        if "type" in item:
            assert item == seen[version]
        else:
            assert without(item, *OF_NOW) == without(seen[version], *OF_NOW)
    for now in client.greeted:
        if now["version"]:
            assert without(now, "entry", "told") == without(
                seen[now["version"]], "type", "entry", "told"
            )


def follows(record: Record, watcher: Watcher, seat: int | None) -> None:
    """Each step that was told is the next one of the record, and so is what there was to see."""
    game = find_game(record.game)
    match = open_match(game, record)
    to_tell = iter(watcher.seen)
    item = next(to_tell, None)
    for entry in record.log:
        match.enter(entry.by, entry.do, entry.t)
        view = json.loads(msgspec.json.encode(match.state.view(seat)))
        if item and item["view"] == view and is_told(item["entry"], entry.by, entry.do):
            item = next(to_tell, None)
        else:
            assert game.hides, f"{entry} was not told"
    assert item is None, f"{item} is no step of the record"


def is_told(told: Any, by: int | str, do: str) -> bool:
    """Whether an entry as it was told may be one of the record: secrets are blanks.

    An undo counts only what its reader saw, which is never more than the record has.
    """
    if told is None or told["by"] != by:
        return told is None
    (kind, _, number), (told_kind, _, told_number) = do.partition(" "), told["do"].partition(" ")
    if kind == told_kind == "undo":
        return int(told_number) <= int(number)
    return told["do"] == do or "?" in told["do"]


def accepted(clients: list[Client]) -> int:
    """How many commands were accepted."""
    kinds = [
        answers[0]["type"]
        for client in clients
        for command, answers in client.answers.items()
        if client.asked[command]["type"] == "act"
    ]
    return kinds.count("accepted")


async def ask_everything_again(client: Client) -> None:
    """Send every command once more, after the game."""
    async with client.person.at(client.table) as again:
        for command, asked in client.asked.items():
            await again.say(**asked)
            client.answers[command].append(await again.answer())


async def play_on(house: House, game: str, each: int) -> Faults:
    """Play games until each kind of fault has happened often enough."""
    faults = Faults(random.Random(SEED), each)
    people = [await house.person("Ana"), await house.person("Ben")]
    while not faults.are_over:
        await play_one(house, people, game, faults)
    assert all(faults.done[kind] >= each for kind in KINDS)
    return faults


async def test_a_game_over_lines_that_fail_is_the_game_that_was_played(online: House) -> None:
    faults = await play_on(online, GAME, EACH)
    assert faults.done.total() >= 2000


async def test_a_game_with_secrets_over_lines_that_fail(
    online: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer_tiny(monkeypatch)
    await play_on(online, TINY, EACH // 10)
