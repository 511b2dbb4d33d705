"""All that goes over the wire to others while somebody makes a programme, and thinks again.

Over several servers too, where they hear of it from each other.
"""

from __future__ import annotations

import asyncio
import copy
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from server.people import House
from server.secretive import ONE, OTHER
from server.test_programmes import programming, three

pytestmark = pytest.mark.anyio

_LONG_ENOUGH = 1.0  # seconds: for a notice to go round, and for a lobby to be told
_LIVE = {"kind": "live", "bank": 300, "increment": 10}


async def heard(sockets: dict[str, ClientConnection]) -> dict[str, list[Any]]:
    """All frames that have come in on each channel."""
    await asyncio.sleep(_LONG_ENOUGH)
    told: dict[str, list[Any]] = {}
    for name, socket in sockets.items():
        await socket.send(json.dumps({"type": "ping"}))
        frames: list[Any] = []
        async with asyncio.timeout(10):
            while (frame := json.loads(await socket.recv()))["type"] != "pong":
                frames.append(frame)
        told[name] = frames
    return told


@pytest.mark.parametrize("shown", [True, False])
async def test_frames_to_others_tell_nothing_of_a_programme(online: House, shown: bool) -> None:
    people, table = await three(online, show_committed=shown, pace=_LIVE)
    dora = await online.person("Dora")
    async with AsyncExitStack() as stack:
        ana, ben, cleo = await programming(stack, people, table)
        sockets = {"Ben": ben.socket, "Cleo": cleo.socket}
        for name, who in (("Ben again", people[1]), ("Dora", dora)):
            sockets[name] = (await stack.enter_async_context(who.at(table))).socket
        for name, who in (("Ben's lobby", people[1]), ("Dora's lobby", dora)):
            sockets[name] = (await stack.enter_async_context(who.lobby())).socket
        before = copy.deepcopy(ben.now)
        await heard(sockets)  # who came in last is told of to the others
        frames = []
        for do in (ONE, OTHER, ONE):
            assert (await ana.act(do, 0))["type"] == "accepted"
            frames.append(await heard(sockets))
    first, *later = frames
    assert [told for step in later for told in step.values() if told] == []
    if not shown:
        assert [told for told in first.values() if told] == []
        return
    kinds = {name: [frame["type"] for frame in told] for name, told in first.items()}
    assert kinds.pop("Ben's lobby") == kinds.pop("Dora's lobby") == ["lobby"]
    assert set(map(tuple, kinds.values())) == {("item",)}
    item = first["Ben"][0]
    assert item["told"] == [
        {"event": {"event": "committed", "seat": 0}, "text": "Ana has chosen six actions."}
    ]
    view = before["view"]
    view["to_act"] = [1, 2]
    view["players"][0]["committed"] = True
    assert item["view"] == view
    assert item["entry"] is None
    assert (item["to_act"], item["awaited"]) == ([0, 1, 2], [1, 2])
    assert item["clock"]["running"] == [1, 2]
