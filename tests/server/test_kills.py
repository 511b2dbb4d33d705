"""``kill -9`` while games go on: the server's, and that of a computer player in thought."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

import parbat
from parbat.server.hub import Hub
from parbat.server.thinkers import Thinkers
from parbat.server.wire import BotChair, MyChair, NewTable
from server.checks import answered_alike, done_once, record_of
from server.faulty import Client, Faults
from server.people import ME, OPEN, RANDOM, House, Person
from server.serving import Process

pytestmark = [pytest.mark.anyio, pytest.mark.shared]

SEED = 20_261_201
GAMES = 100
KILLS = 5


class Player(Client):
    """Plays all seats of one person, at the pace of people in a hurry, and resigns in the end."""

    def __init__(self, person: Person, table: Any, dice: random.Random) -> None:
        super().__init__(person, table, 0, Faults(dice, 0))
        self._most = dice.randint(6, 16)
        self._ready = False

    def wishes(self) -> list[dict[str, Any]]:
        if not self.now["legal"]:
            return []
        if not self._ready:
            self._ready = True
            pause = self.faults.dice.uniform(0.1, 1.2)
            asyncio.get_running_loop().call_later(pause, self.look_again)
            return []
        self._ready = False
        seat, legal = self.faults.dice.choice(list(self.now["legal"].items()))
        do = "resign" if len(self.asked) >= self._most else self.faults.dice.choice(legal)
        return [self.act(do, int(seat))]


class Game:
    """A game at the server: its table, and those of its players who are people."""

    def __init__(self, table: Any, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.kills = 0

    @property
    def goes_on(self) -> bool:
        """Whether it has begun and is not over, as far as anybody has been told."""
        told = [player.now for player in self.players]
        return all(now and now["version"] > 1 and not now["outcome"] for now in told)


async def set_up(people: list[Person], number: int, dice: random.Random) -> Game:
    """A game of two people, against a computer player, or of one person on both seats."""
    ana, ben = people[number % len(people)], people[(number + 1) % len(people)]
    kind = number % 3
    table = await ana.table(ME, (OPEN, RANDOM, ME)[kind], public=kind == 0)
    if kind == 0:
        await ben.join(table)
    players = [ana, ben] if kind == 0 else [ana]
    return Game(table, [Player(person, table, dice) for person in players])


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.02)


async def test_a_hundred_games_outlive_kills_of_the_server(tmp_path: Path) -> None:
    dice = random.Random(SEED)
    async with Process(tmp_path, "--bot-pause", "0.1") as process, House(process.url) as house:
        people = [await house.person(f"Ana {number}") for number in range(20)]
        games = [await set_up(people, number, dice) for number in range(GAMES)]
        async with asyncio.timeout(300), asyncio.TaskGroup() as playing:
            for player in [player for game in games for player in game.players]:
                playing.create_task(player.play())
            await until(lambda: all(game.goes_on for game in games))
            for _ in range(KILLS):
                await process.end(signal.SIGKILL)
                for game in games:
                    game.kills += game.goes_on
                await process.start()
                for person in people:
                    person.url = process.url
                await asyncio.sleep(dice.uniform(0.5, 2.0))
        assert all(game.kills for game in games)
        async with House(process.url) as later:
            again = await later.person(cookie=people[0].cookie)
            await asyncio.gather(*(check(again, game) for game in games))


async def check(person: Person, game: Game) -> None:
    """The game is over, its record is sound, and what was acknowledged stands in it."""
    record = await record_of(person, game.table)
    assert record.outcome
    assert parbat.verify(record) == []
    bots = {seat for seat, sitting in enumerate(record.seats) if sitting.bot}
    done_once(record, game.players, seats={0, 1} - bots)
    for player in game.players:
        answered_alike(player)
        assert list(player.told) == list(range(1, len(record.log) + 1))


def children_of(process: int) -> list[int]:
    """The process numbers of those that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:  # it has gone meanwhile
                continue
            if int(stat.rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
async def test_those_who_think_leave_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async with Process(tmp_path, "--bot-pause", "1") as process, House(process.url) as house:
        table = await (await house.person("Ana")).table(ME, RANDOM)
        async with (await house.person("Ben")).at(table) as seen, asyncio.timeout(20):
            while not (seen.now["entry"] and seen.now["entry"]["by"] == 1):
                await seen.hear()
        thinking = children_of(process.number)
        assert thinking
        await process.end(signal.SIGKILL)
    async with asyncio.timeout(10):
        await until(lambda: not any(lives(child) for child in thinking))


@pytest.fixture
async def hub(engine: AsyncEngine) -> AsyncIterator[Hub]:
    """Tables where one worker thinks, for at most a second and a half."""
    thinkers = Thinkers(workers=1, longest=1.5)
    hub = Hub(engine, pause=0.0, thinkers=thinkers)
    yield hub
    await hub.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs SIGSTOP")
@pytest.mark.parametrize("killed", [True, False], ids=["killed", "never answers"])
async def test_a_computer_player_lost_in_thought_moves_all_the_same(hub: Hub, killed: bool) -> None:
    ana, _ = await hub.people.welcome("Ana")
    async with asyncio.timeout(30):
        # Seat 1 moves first; once the computer player waits for Ana, its worker has started.
        game = NewTable("nanga-parbat", seats=[MyChair(), BotChair("random")])
        live = await hub.create(ana, game)
        await until(lambda: live.story.steps[-1].state.awaited == {0})
        (worker,) = hub.means.thinkers.processes
        os.kill(worker, signal.SIGSTOP)
        other = await hub.create(ana, game)
        await asyncio.sleep(0.3)
        assert len(other.story.steps) == 2  # the set-up alone: the computer player thinks
        if killed:
            os.kill(worker, signal.SIGKILL)
        await until(lambda: other.story.steps[-1].state.awaited == {0})
    assert worker not in hub.means.thinkers.processes
    await until(lambda: not lives(worker))
