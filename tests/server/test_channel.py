"""The live channel under bad manners: broken messages, foreign pages, readers who do not read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parbat.server import audience, socket
from parbat.server.line import MAX_WAITING
from parbat.server.socket import MAX_MESSAGE, MAX_STRIKES, Channel
from parbat.server.wire import Pong
from server.people import GREEDY, ME, OPEN, House
from server.serving import served

pytestmark = pytest.mark.anyio

BROKEN = [
    *("", "{", "[]", "null", "7", '{"type": "act"}', '{"type": "dance", "id": "x"}'),
    '{"type": "act", "id": "x", "version": "1", "seat": 1, "do": "guide 3"}',
    '{"type": "act", "id": "x", "version": -1, "seat": 1, "do": "guide 3"}',
    '{"type": "act", "id": "", "version": 1, "seat": 1, "do": "guide 3"}',
    '{"type": "act", "id": "x", "version": 1, "seat": 1, "do": ""}',
    '{"type": "act", "id": "x", "version": 1, "seat": null, "do": "guide 3"}',
    "[" * 10_000,
]


async def test_broken_messages_are_refused_and_the_channel_goes_on(
    online: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MAX_STRIKES", 1000)
    ana = await online.person("Ana")
    table = await ana.table(ME, OPEN)
    async with ana.at(table) as seen:
        for text in BROKEN:
            await seen.socket.send(text)
            answer = await seen.answer()
            assert (answer["type"], answer["code"]) == ("refused", "table.message"), text
            assert answer["id"] == ("x" if '"x"' in text else "")
        await seen.socket.send(b'{"type": "ping"}')
        assert (await seen.answer())["code"] == "table.message"
        padding = " " * MAX_MESSAGE
        await seen.socket.send(json.dumps({"type": "ping", "more": padding}))
        assert (await seen.answer())["code"] == "table.message_size"
        await seen.say(type="ping")
        assert (await seen.hear())["type"] == "pong"


async def test_repeated_abuse_closes_the_channel(online: House) -> None:
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, OPEN)) as seen:
        for _ in range(MAX_STRIKES):
            await seen.socket.send("{")
        with pytest.raises(ConnectionClosed) as closed:
            await seen.until("the end")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1008


async def test_a_huge_message_closes_the_channel_unread(online: House) -> None:
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, OPEN)) as seen:
        await seen.socket.send("x" * (1024 * 1024))
        with pytest.raises(ConnectionClosed):
            await seen.answer()


async def test_honest_mistakes_are_no_abuse(online: House) -> None:
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, ME)) as seen:
        for _ in range(2 * MAX_STRIKES):
            assert (await seen.act("guide 9", 1))["type"] == "refused"
            assert (await seen.act("guide 3", 1, version=0))["code"] == "table.stale"
        assert (await seen.act("guide 3", 1))["type"] == "accepted"


async def test_pages_of_other_sites_cannot_open_a_channel(tmp_path: Path) -> None:
    address = "http://play.example.org/"
    async with served(tmp_path, public_url=address) as url, House(url=url) as house:
        ana = await house.person("Ana")
        table = await ana.table(ME, OPEN)
        for origin in (url, "http://play.example.org"):
            async with ana.at(table, headers={"Origin": origin}) as seen:
                assert seen.now["version"] == 0
        for origin in (
            "https://play.example.org",
            "http://evil.example",
            "null",
            f"{url}.evil.example",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with ana.at(table, headers={"Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403


async def test_there_is_no_channel_to_a_table_that_is_not_there(online: House) -> None:
    ana = await online.person("Ana")
    with pytest.raises(InvalidStatus):
        async with ana.at({"id": "nowhere"}):
            pass


async def test_senseless_versions_to_go_on_from_are_as_none(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, ME)
    for since in (-1, 99, 10**30):
        async with ana.at(table, since=since) as seen:
            assert (seen.seen, seen.now["version"]) == ([], 1)


async def test_the_ninth_window_closes_the_first(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, OPEN)
    async with ana.at(table) as first, asyncio.timeout(10), asyncio.TaskGroup() as windows:
        left = asyncio.Event()

        async def look() -> None:
            async with ana.at(table):
                await left.wait()

        for _ in range(audience.MAX_EACH):
            windows.create_task(look())
        assert (await first.until("bye"))["reason"] == "elsewhere"
        left.set()


class Stuck:
    """The socket of somebody who takes nothing in."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def test_who_does_not_read_is_cut_off(app: FastAPI, house: House) -> None:
    ana = await house.person("Ana")
    table = await app.state.hub.open((await ana.table(ME, GREEDY))["id"])
    stuck = Stuck()
    channel = Channel(cast(WebSocket, stuck), table, None, "en", None)
    running = asyncio.create_task(channel.run())
    await asyncio.sleep(0)
    for _ in range(MAX_WAITING + 2):
        channel.send(Pong())
    async with asyncio.timeout(5):
        await running
    assert stuck.closed == [1013]


async def test_a_crowded_table_takes_nobody_more(
    online: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, ME)
    monkeypatch.setattr(audience, "MAX_LISTENERS", 1)
    async with ana.at(table) as seen:
        with pytest.raises(ConnectionClosed) as closed:
            async with ana.at(table):
                pass
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1013
        assert (await seen.act("guide 3", 1))["type"] == "accepted"
