"""``parbat serve`` as a process: its one line, its end, and what outlives a kill."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import parbat
from parbat.core.record import parse_record
from parbat.server.run import listen
from server.people import GREEDY, ME, House, Watcher
from server.serving import Process

pytestmark = pytest.mark.anyio


async def play(seen: Watcher, asked: list[dict[str, Any]], acknowledged: list[str]) -> None:
    """Go on until the connection breaks, and note what was asked and what was acknowledged."""
    while True:
        ((seat, legal),) = (await seen.my_turn()).items()
        asked.append(seen.command(legal[0], int(seat)))
        await seen.say(**asked[-1])
        assert (await seen.answer())["type"] == "accepted"
        acknowledged.append(asked[-1]["do"])


async def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    asked: list[dict[str, Any]] = []
    acknowledged: list[str] = []
    async with Process(tmp_path, "--bot-pause", "0.05") as process, House(process.url) as house:
        ana = await house.person("Ana")
        table = await ana.table(GREEDY, ME)
        async with ana.at(table, since=0) as seen:
            playing = asyncio.create_task(play(seen, asked, acknowledged))
            while len(acknowledged) < 10:
                await asyncio.sleep(0.01)
            await process.end(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await playing
    async with Process(tmp_path, "--bot-pause", "0.05") as process, House(process.url) as house:
        again = await house.person(cookie=ana.cookie)
        async with again.at(table, since=seen.now["version"]) as later:
            for command in asked:  # what was in the air is asked again, without harm
                await later.say(**command)
                answer = await later.answer()
                assert answer["type"] == "accepted" or command["do"] not in acknowledged
            await later.my_turn()  # the computer player thinks on
            await later.go_on()
            await later.my_turn()
            assert (await later.act("resign", 1))["type"] == "accepted"
        record = await again.get(f"/api/tables/{table['id']}/record")
    told = seen.seen + later.seen
    assert [item["version"] for item in told] == list(range(1, len(record["log"]) + 1))
    assert [item["entry"] for item in told] == record["log"]
    mine = [entry["do"] for entry in record["log"] if entry["by"] == 1]
    assert mine[: len(acknowledged)] == acknowledged
    assert parbat.verify(parse_record(json.dumps(record).encode())) == []


async def test_before_it_goes_the_server_says_good_bye(tmp_path: Path) -> None:
    async with Process(tmp_path) as process, House(process.url) as house:
        ana = await house.person("Ana")
        async with ana.at(await ana.table(ME, ME)) as seen:
            ending = asyncio.create_task(process.end(signal.SIGTERM))
            assert (await seen.until("bye")) == {"type": "bye", "reason": "restart"}
            with pytest.raises(ConnectionClosed) as closed:
                await seen.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1001
        await ending


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "parbat", "--lang", "en", "serve", "--no-open"]
        done = subprocess.run(
            [*command, "--port", port, "--data", str(tmp_path)], capture_output=True, text=True
        )
    assert (done.returncode, done.stdout) == (1, "")
    start = f"parbat: The server cannot listen on 127.0.0.1, port {port}: "
    assert done.stderr.startswith(start)
    assert done.stderr.count("\n") == 1


async def test_small_messages_are_sent_without_delay() -> None:
    kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        kept.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listen("127.0.0.1", 0) as listening:
        async with await asyncio.start_server(meet, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            assert await kept
            writer.close()
            await writer.wait_closed()
