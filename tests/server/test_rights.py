"""Every request and every message, tried by everybody; and what a stranger may not learn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute

from parbat.server import wire
from server.people import COOKIE, GAME, ME, OPEN, House, Person, Watcher
from server.rights import MESSAGES, PASSWORD, REQUESTS, WHO, State
from server.secrets import TINY, offer_tiny

pytestmark = pytest.mark.anyio

ANA = 1  # the seat of who sets the table up: it moves first


def routes_of(routes: list[BaseRoute]) -> Iterator[BaseRoute]:
    """Every route, also of the parts that an application is put together from."""
    for route in routes:
        part = getattr(route, "original_router", None)
        yield from routes_of(part.routes) if part else [route]


def requests_of(app: FastAPI) -> set[str]:
    """Every request that an application answers, but for the files and the description."""
    return {
        f"{method} {getattr(route, 'path', '')}"
        for route in routes_of(app.routes)
        for method in (getattr(route, "methods", None) or set()) - {"HEAD"}
        if getattr(route, "path", "") != "/api/openapi.json"
    }


async def test_every_request_and_message_has_its_row(app: FastAPI) -> None:
    assert requests_of(app) == set(REQUESTS)
    tags = {message.__struct_config__.tag for message in get_args(wire.FromClient)}
    assert tags == set(MESSAGES)
    sockets = {
        getattr(route, "path", "")
        for route in routes_of(app.routes)
        if type(route).__name__ == "APIWebSocketRoute"
    }
    assert sockets == {"/api/tables/{table_id}/live", "/api/lobby/live"}


class Table:
    """A table that Ana has set up, with Ben on the other seat, and those who try things."""

    def __init__(self, people: dict[str, Person], info: Any) -> None:
        self.people = people
        self.info = info

    @property
    def path(self) -> str:
        return f"/api/tables/{self.info['id']}"


async def set_up(house: House, state: State, game: str = GAME) -> Table:
    people = {who: await house.person() for who in WHO[1:]}
    people["nobody"] = Person(await house.stranger(**{"X-Parbat": "1"}), house.url, "")
    ana, ben, revoked = people["owner"], people["other"], people["revoked"]
    wish = {"game": game, "seats": [OPEN, ME], "by_hand": True}
    info = await ana.send("POST", "/api/tables", wish, 201)
    table = Table(people, info)
    if state != "free":
        await ben.join(info, info["secret"])
    if state in ("playing", "over"):
        await ana.send("POST", f"{table.path}/start")
    await revoked.send("POST", "/api/logout", status=204)
    revoked.client.cookies.set(COOKIE, revoked.cookie)
    return table


async def send(table: Table, who: str, request: str, sent: Any, session: str) -> httpx.Response:
    method, path = request.split(" ")
    places = {"table_id": table.info["id"], "seat": 0, "game": GAME, "session_id": session}
    if request == "POST /api/account":
        sent = {"name": f"Cleo the {who}", "password": PASSWORD}
    return await table.people[who].client.request(method, path.format(**places), json=sent)


@pytest.mark.parametrize("request_", REQUESTS)
async def test_each_gets_what_is_theirs_by_request(
    house: House, app: FastAPI, request_: str
) -> None:
    row = REQUESTS[request_]
    table = await set_up(house, row.state)
    if row.state == "over":
        ana = await table.people["owner"].get("/api/me")
        live = await app.state.hub.open(table.info["id"])
        await live.act(ana["id"], wire.Act("r", live.version(ana["id"]), ANA, "resign"))
    (session,) = await table.people["owner"].get("/api/sessions")
    for who, status in zip(WHO, row.outcomes, strict=True):
        answer = await send(table, who, request_, row.sent, session["id"])
        assert answer.status_code == status, f"{who}: {answer.text}"
        if status >= 400:
            assert set(answer.json()) == {"code", "data", "message"}


async def answer_to(seen: Watcher, frame: dict[str, Any]) -> str:
    """Send a message and return what is said of it: its kind, or why it is refused."""
    await seen.say(**{"id": "i", **frame})
    if frame["type"] == "show":
        await seen.say(type="ping")
    while (answer := await seen.hear())["type"] not in ("accepted", "refused", "pong"):
        pass
    return str(answer.get("code", answer["type"]))


@pytest.mark.parametrize("kind", MESSAGES)
async def test_each_gets_what_is_theirs_by_message(online: House, kind: str) -> None:
    row = MESSAGES[kind]
    table = await set_up(online, row.state)
    if kind == "reply":
        async with table.people["owner"].at(table.info) as anas:
            asked = {"type": "propose", "id": "asked", "seat": ANA, "what": "abandon"}
            assert await answer_to(anas, asked) == "accepted"
    # Whoever may do it is the last to try; a reply is asked of the other, and settles it.
    order = sorted(range(len(WHO)), key=lambda at: row.outcomes[at] == "accepted")
    for at in order:
        async with table.people[WHO[at]].at(table.info) as seen:
            got = await answer_to(seen, {"type": kind, **row.sent})
        assert got == row.outcomes[at], WHO[at]


async def test_a_session_that_ends_takes_its_live_channels_along(online: House) -> None:
    table = await set_up(online, "playing")
    ana = table.people["owner"]
    async with ana.at(table.info) as seen, table.people["other"].at(table.info) as bens:
        await ana.send("POST", "/api/logout", status=204)
        assert (await seen.until("bye"))["reason"] == "elsewhere"
        assert await answer_to(bens, {"type": "ping"}) == "pong"


async def test_a_seated_players_second_tab_without_a_cookie_is_a_strangers(
    online: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with secrets is played out; who looks on learns what any stranger may know."""
    offer_tiny(monkeypatch)
    table = await set_up(online, "playing", TINY)
    people = table.people
    async with (
        people["nobody"].at(table.info, since=0) as tab,
        people["stranger"].at(table.info, since=0) as strangers,
        people["owner"].at(table.info, since=0) as anas,
        people["other"].at(table.info, since=0) as bens,
    ):
        hands = set()
        while not anas.now["outcome"]:
            for watcher, seat in ((anas, 1), (bens, 0)):
                hands.add(tuple(watcher.now["view"]["hand"]))
                await choose_once(watcher, seat)
            for path in (f"{table.path}/record", table.path):
                told = [await people[who].get(path) for who in ("nobody", "stranger")]
                assert told[0] == told[1]
                assert told[0].get("outcome") or has_no_secret(told[0])
        for watcher in (tab, strangers):
            while not watcher.now["outcome"]:
                await watcher.hear()
    assert len(hands) > 4
    assert tab.seen == strangers.seen
    assert all(has_no_secret(item) for item in tab.seen[:-1])
    assert not any(item["legal"] or item["can_undo"] for item in tab.seen)
    assert all(item["view"]["hand"] == [] for item in tab.seen)
    assert all(item["view"]["chosen"] is None for item in tab.seen)


async def choose_once(watcher: Watcher, seat: int) -> None:
    """Choose a card if none is chosen yet."""
    await answer_to(watcher, {"type": "ping"})  # and hear whatever was told before
    if watcher.now["outcome"] or seat not in watcher.now["awaited"]:
        return
    legal = [do for do in watcher.now["legal"][str(seat)] if do.startswith("carry ")]
    answer = await watcher.act(legal[0], seat)
    assert answer["type"] == "accepted" or answer["code"] == "table.stale"


def has_no_secret(told: Any) -> bool:
    """Whether nothing is told that only one seat may know: cards, choices, the deck, the seed."""
    text = json.dumps(told)
    log = [entry["do"] for entry in told.get("log", [])]
    # The choices of a round are turned over together.
    choices = sum(do.startswith("carry ") for do in log)
    shuffles = {do for do in log if do.startswith("shuffle")}
    private = ('"cards_dealt"', '"event": "chosen"', '"seed"')
    return (
        choices % 2 == 0
        and shuffles <= {"shuffle ?"}
        and told.get("secret") is None
        and not any(word in text for word in private)
    )
