"""Who people are: sessions and names."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from parbat.server.storage import FILE
from server.people import COOKIE, ME, OPEN, House

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_a_name_and_a_cookie_that_scripts_cannot_read(house: House) -> None:
    stranger = await house.stranger()
    answer = await stranger.get("/api/me")
    me = answer.json()
    assert re.fullmatch(r"Guest \d{4}", me["name"])
    assert me["account"] is None
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # the server speaks plain HTTP here
    assert (await stranger.get("/api/me")).json() == me
    assert (await (await house.stranger()).get("/api/me")).json()["id"] != me["id"]


async def test_the_database_does_not_hold_what_opens_a_session(
    house: House, tmp_path: Path
) -> None:
    ana = await house.person("Ana")
    assert len(ana.cookie) == 43  # 32 random bytes
    with sqlite3.connect(tmp_path / FILE) as database:
        held = "\n".join(database.iterdump())
    database.close()
    assert "Ana" in held
    assert ana.cookie not in held


async def test_a_cookie_that_nobody_was_given_is_nobodys(house: House) -> None:
    ana = await house.person("Ana")
    stranger = await house.stranger(Cookie=f"{COOKIE}={ana.cookie[:-1]}")
    assert (await stranger.get("/api/me")).json()["id"] != (await ana.get("/api/me"))["id"]


async def test_who_comes_back_is_the_same(house: House) -> None:
    ana = await house.person("Ana")
    again = await house.person(cookie=ana.cookie)
    assert (await again.get("/api/me"))["name"] == "Ana"


async def test_guests_are_greeted_in_their_language(house: House) -> None:
    answer = await (await house.stranger()).get("/api/me?lang=it")
    assert answer.json()["name"].startswith("Ospite ")


@pytest.mark.parametrize("name", ["A", "  Ana  ", "Zoë", "山田 太郎", "a" * 24, "O'Neil 🦊"])
async def test_names_that_are_taken(house: House, name: str) -> None:
    ana = await house.person()
    assert (await ana.send("PATCH", "/api/me", {"name": name}))["name"] == name.strip()


@pytest.mark.parametrize(
    "name",
    ["", "   ", "a" * 25, "a\nb", "a\x00b", "\x1b[31mred", "a\u202eb", "\u2066x", "a\u200bb"],
)
async def test_names_that_are_refused(house: House, name: str) -> None:
    ana = await house.person("Ana")
    refused = await ana.send("PATCH", "/api/me", {"name": name}, 400)
    assert (refused["code"], refused["data"]) == ("people.name", {"limit": 24})
    assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_without_a_session_nothing_is_written(house: House) -> None:
    stranger = await house.stranger(**{"X-Parbat": "1"})
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables")):
        answer = await stranger.request(method, path, json={"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (401, "people.unknown")


async def test_without_the_header_nothing_is_written(house: House) -> None:
    ana = await house.person("Ana")
    table = await ana.table(ME, OPEN)
    paths = [f"/api/tables/{table['id']}/{verb}" for verb in ("join", "leave", "rematch")]
    for method, path in [
        *(("POST", path) for path in [*paths, "/api/tables", "/api/replay"]),
        ("PATCH", "/api/me"),
    ]:
        for header in ({"X-Parbat": ""}, {"X-Parbat": "0"}):
            answer = await ana.client.request(method, path, json={"name": "Eve"}, headers=header)
            assert (answer.status_code, answer.json()["code"]) == (403, "request.header")
    assert (await ana.get("/api/me"))["name"] == "Ana"
