"""Messages that no client of ours sends: each gets a clear refusal, and too many end the line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parbat.server.line import POLICY
from parbat.server.socket import AT_ONCE, MAX_MESSAGE, MAX_STRIKES
from server.people import ME, House, Watcher

pytestmark = pytest.mark.anyio

ACT: dict[str, Any] = {"type": "act", "id": "x", "version": 1, "seat": 1, "do": "guide 3"}


def told(**changed: Any) -> str:
    return json.dumps({**ACT, **changed})


BAD: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "table.message"),
    "cut off": (told()[:-5], "table.message"),
    "no object": ("[1, 2]", "table.message"),
    "no number": ("NaN", "table.message"),
    "nested deeply": ("[" * 10_000, "table.message"),
    "broken text": ('{"type": "say", "id": "x", "text": "\\ud800"}', "table.message"),
    "binary": (told().encode(), "table.message"),
    "of no kind": (json.dumps({"id": "x"}), "table.message"),
    "of an unknown kind": (told(type="dance"), "table.message"),
    "of another kind": (told(type=["act"]), "table.message"),
    "without a field": (json.dumps({"type": "act", "id": "x"}), "table.message"),
    "a version as text": (told(version="1"), "table.message"),
    "a version with a point": (told(version=1.5), "table.message"),
    "a version below nought": (told(version=-1), "table.message"),
    "a seat that is none": (told(seat=None), "table.message"),
    "a truth for a seat": (told(seat=True), "table.message"),
    "an empty action": (told(do=""), "table.message"),
    "an action that is a list": (told(do=["guide 3"]), "table.message"),
    "an id with a space": (told(id="a b"), "table.message"),
    "a long id": (told(id="x" * 65), "table.message"),
    "too long a line": (json.dumps({"type": "say", "id": "x", "text": "x" * 501}), "table.message"),
    "too large": (told(more=" " * MAX_MESSAGE), "table.message_size"),
}


@pytest.mark.parametrize("kind", BAD)
async def test_a_bad_message_is_refused_and_too_many_of_them_end_the_line(
    online: House, kind: str
) -> None:
    message, code = BAD[kind]
    ana = await online.person("Ana")
    table = await ana.table(ME, ME)
    async with ana.at(table) as seen:
        for _ in range(MAX_STRIKES):
            await seen.socket.send(message)
            answer = await seen.answer()
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer["message"].endswith(".")
        assert await how_it_ends(seen) == POLICY
    async with ana.at(table) as seen:
        assert (await seen.act("guide 3", 1))["type"] == "accepted"


@pytest.mark.parametrize(
    ("out_of_order", "code"),
    [
        ({"version": 0}, "table.stale"),
        ({"version": 99}, "table.stale"),
        ({"version": 10**30}, "table.stale"),
        ({"do": "undo 1"}, "match.nothing_to_undo"),
        ({"do": "trap 1-1"}, "nanga_parbat.guide.first"),
        ({"type": "reply", "proposal": "none", "agree": True}, "proposal.gone"),
    ],
)
async def test_what_comes_at_the_wrong_moment_is_refused_and_the_line_goes_on(
    online: House, out_of_order: dict[str, Any], code: str
) -> None:
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, ME)) as seen:
        for number in range(MAX_STRIKES + 1):
            await seen.say(**{**ACT, "id": f"x{number}", **out_of_order})
            assert (await seen.answer())["code"] == code
        assert (await seen.act("guide 3", 1))["type"] == "accepted"


async def test_fields_that_are_not_known_are_not_heeded(online: House) -> None:
    """A client may be newer than the server."""
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, ME)) as seen:
        assert (await seen.act("guide 3", 1, person_id="somebody else"))["type"] == "accepted"


@pytest.mark.parametrize("message", ['{"type": "ping"}', told(version=0), told(type="why")])
async def test_too_many_messages_are_refused_and_then_end_the_line(
    online: House, message: str
) -> None:
    ana = await online.person("Ana")
    async with ana.at(await ana.table(ME, ME)) as seen:
        for _ in range(3 * int(AT_ONCE)):
            await seen.socket.send(message)
        assert await how_it_ends(seen) == POLICY
    refused = [frame["code"] for frame in seen.frames if frame["type"] == "refused"]
    assert refused.count("request.too_many") == MAX_STRIKES
    heard = [f for f in seen.frames if f["type"] in ("accepted", "refused", "pong")]
    assert AT_ONCE <= len(heard) - MAX_STRIKES < 2 * AT_ONCE


async def how_it_ends(seen: Watcher) -> int:
    """Hear everything up to the end of the line and return with which code it comes."""
    with pytest.raises(ConnectionClosed) as closed:
        await seen.until("the end")
    assert closed.value.rcvd
    return closed.value.rcvd.code
