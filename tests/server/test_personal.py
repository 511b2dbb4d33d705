"""What is kept about somebody, for themselves; and what is not kept for ever."""

from __future__ import annotations

import time

import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.core.record import parse_record
from parbat.core.replay import verify
from parbat.games import GAMES
from parbat.server import chat, schema
from parbat.server.sweeping import sweep
from parbat.server.wire import Act, Say
from server.accounts import DAY, PASSWORD, Clock, Counter, register, with_hasher
from server.database import rows
from server.people import COOKIE, GAME, ME, OPEN, House

pytestmark = pytest.mark.anyio


async def test_everything_that_is_kept_can_be_had_as_a_file(house: House, app: FastAPI) -> None:
    with_hasher(app, Counter())
    ana, bo = await house.person("Ana"), await house.person("Bo")
    await register(ana, "Ana A")
    me = await ana.get("/api/me")
    waiting = await ana.table(ME, OPEN)
    playing = await ana.join(await bo.table(ME, OPEN, public=True))
    over = await bo.join(await ana.table(ME, OPEN, public=True))
    others = await bo.table(ME, ME)
    live = await app.state.hub.open(over["id"])
    await live.act(me["id"], Act("end", live.version(me["id"]), 0, "resign"))
    await chat.say(live, me["id"], "Ana", Say("c1", "good game"))
    bo_id = (await bo.get("/api/me"))["id"]
    await chat.say(live, bo_id, "Bo", Say("c1", "not for the file"))
    await ana.send("POST", "/api/reports", {"told": {"what": "it hangs"}}, 204)

    answer = await ana.client.get("/api/me/data")

    assert answer.headers["content-disposition"] == 'attachment; filename="parbat-data.json"'
    told = answer.json()
    assert {key: told["person"][key] for key in ("id", "name", "account")} == me
    assert [session["current"] for session in told["sessions"]] == [True]
    tables = {table["id"]: table for table in told["tables"]}
    assert set(tables) == {waiting["id"], playing["id"], over["id"]}
    assert (tables[waiting["id"]]["owner"], tables[waiting["id"]]["record"]) == (True, None)
    assert (tables[playing["id"]]["owner"], tables[playing["id"]]["your_seats"]) == (False, [1])
    # Of a running game it is what they may know, and that is not the seed.
    running = tables[playing["id"]]["record"]
    assert running == await ana.get(f"/api/tables/{playing['id']}/record")
    assert "seed" not in running["chance"]
    finished = await ana.client.get(f"/api/tables/{over['id']}/record")
    assert tables[over["id"]]["record"] == finished.json()
    assert verify(GAMES[GAME], parse_record(finished.content)) == []
    assert [(m["table"], m["text"]) for m in told["messages"]] == [(over["id"], "good game")]
    assert [report["told"] for report in told["reports"]] == [{"what": "it hangs"}]
    for secret in (ana.cookie, "argon2", PASSWORD, "not for the file", others["id"], bo_id):
        assert secret not in answer.text


async def test_a_stranger_has_no_data(house: House) -> None:
    answer = await (await house.stranger()).get("/api/me/data")
    assert (answer.status_code, answer.json()["code"]) == (401, "people.unknown")


# Reports


async def test_a_report_is_kept_text_by_text(house: House, engine: AsyncEngine) -> None:
    ana, stranger = await house.person("Ana"), await house.stranger(**{"X-Parbat": "1"})
    told = {"what happened": "The deer\nwould not jump.", "browser": "Firefox \x00 140"}
    await ana.send("POST", "/api/reports", {"told": told}, 204)
    assert (await stranger.post("/api/reports", json={"told": {"a": "b"}})).status_code == 204
    kept = sorted(await rows(engine, schema.reports), key=lambda row: len(row.told))
    ana_id = (await ana.get("/api/me"))["id"]
    assert [(row.told, row.person_id) for row in kept] == [({"a": "b"}, None), (told, ana_id)]


@pytest.mark.parametrize(
    ("told", "status"),
    [
        *(({}, 400), ({"a": 1}, 400), ({"a": {"b": "c"}}, 400), ({"a": "x" * 2001}, 400)),
        *(({str(n): "" for n in range(31)}, 400), ({"x" * 61: ""}, 400), ({"": "x"}, 400)),
        ({str(n): "x" * 1000 for n in range(17)}, 413),
        ({str(n): "x" * 1000 for n in range(16)}, 204),
        ({str(n): "" for n in range(30)}, 204),
    ],
)
async def test_a_report_is_not_endless(
    house: House, engine: AsyncEngine, told: dict[str, object], status: int
) -> None:
    ana = await house.person("Ana")
    await ana.send("POST", "/api/reports", {"told": told}, status)
    assert len(await rows(engine, schema.reports)) == (status == 204)


# What is not kept for ever


async def test_guests_who_never_sat_anywhere_are_forgotten_after_a_while(
    house: House, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch, app: FastAPI
) -> None:
    with_hasher(app, Counter())
    clock = Clock(monkeypatch)
    sat, left, reported, registered = [await house.person(n) for n in ("Sat", "Lo", "Re", "Acc")]
    regular = await house.person("Regular")
    for name in ("Gone 1", "Gone 2"):
        await house.person(name)
    table = await sat.table(ME, OPEN, public=True)
    await left.join(table)
    await left.send("POST", f"/api/tables/{table['id']}/leave", {})
    await reported.send("POST", "/api/reports", {"told": {"a": "b"}}, 204)
    await register(registered, "Acc")
    clock.go_on(29 * DAY)
    await sweep(engine, time.time())
    assert len(await rows(engine, schema.people)) == 7
    come_back = await house.stranger(Cookie=f"{COOKIE}={regular.cookie}")
    await come_back.get("/api/me")
    clock.go_on(2 * DAY)
    await sweep(engine, time.time())
    names = {row.name for row in await rows(engine, schema.people)}
    assert names == {"Sat", "Lo", "Re", "Acc", "Regular"}
    assert len(await rows(engine, schema.sessions)) == 5


async def test_sessions_that_ran_out_are_swept_away_but_who_sat_is_not(
    house: House, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    ana = await house.person("Ana")
    await ana.table(ME, OPEN)
    clock.go_on(181 * DAY)
    await sweep(engine, time.time())
    assert await rows(engine, schema.sessions) == []
    assert [row.name for row in await rows(engine, schema.people)] == ["Ana"]
