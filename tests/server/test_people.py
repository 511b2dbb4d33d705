"""Who people are: sessions and names."""

from __future__ import annotations

import re

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.agents import agent_of
from parbat.server.names import key_of
from server.database import everything
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
    house: House, engine: AsyncEngine
) -> None:
    ana = await house.person("Ana")
    assert len(ana.cookie) == 43  # 32 random bytes
    held = await everything(engine)
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


@pytest.mark.parametrize(
    "name",
    [
        *("A", "  Ana  ", "Zoë", "a" * 24, "O'Neil 🦊", "❤️", "7", "\U0001d4d0\U0001d4f7\U0001d4ea"),
        *("山田 太郎", "さくら花 Aki", "김 서연", "Игорь", "Ελένη", "יעל", "สมชาย", "Nguyễn"),
    ],
)
async def test_names_that_are_taken(house: House, name: str) -> None:
    ana = await house.person()
    assert (await ana.send("PATCH", "/api/me", {"name": name}))["name"] == name.strip()


async def test_a_name_is_kept_in_one_form(house: House) -> None:
    ana = await house.person()
    for name, kept in (("Zoe\u0308", "Zo\u00eb"), (" Ana   Maria ", "Ana Maria")):
        assert (await ana.send("PATCH", "/api/me", {"name": name}))["name"] == kept


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a" * 25, "a\nb", "a\x00b", "\x1b[31mred", "a\u202eb", "\u2066x", "a\u200bb"),
        *("Z\u0300\u0301\u0302", "\u0301a", "\u3164", "a\u3164", "\u2800", "a\u00adb", "a\ufe00"),
        *("\u2013", "-", "...", "' '"),
    ],
)
async def test_names_that_are_refused(house: House, name: str) -> None:
    ana = await house.person("Ana")
    refused = await ana.send("PATCH", "/api/me", {"name": name}, 400)
    assert (refused["code"], refused["data"]) == ("people.name", {"limit": 24})
    assert (await ana.get("/api/me"))["name"] == "Ana"


@pytest.mark.parametrize(
    "name", ["\u0440aypal", "An\u03b1", "A\u0622", "\u0410na", "Ana\u0967", "山а"]
)
async def test_a_name_is_written_in_one_script(house: House, name: str) -> None:
    ana = await house.person("Ana")
    assert (await ana.send("PATCH", "/api/me", {"name": name}, 400))["code"] == "people.scripts"


@pytest.mark.parametrize(
    "other",
    [
        *("paypal", "PAYPAL", "PayPaI", "Pay Pal", "p a y p a 1", "paypa|", "PAYPA\u0131"),
        *(
            "\uff50\uff41\uff59\uff50\uff41\uff4c",
            "\U0001d4f9\U0001d4ea\U0001d502\U0001d4f9\U0001d4ea\U0001d4f5",
            "\u0440\u0430\u0443\u0440\u0430\u04cf",
        ),
        *("\u03a1\u0391\u03a5\u03a1\u0391\u0399", "paypal\ufe0f"),
    ],
)
def test_names_that_look_the_same_have_one_key(other: str) -> None:
    assert key_of(other) == key_of("PayPal")


def test_names_that_look_different_have_different_keys() -> None:
    names = [
        "Ana",
        "Anna",
        "Avva",
        "Jose",
        "José",
        "Zoe",
        "Zoé",
        "Игорь",
        "山田",
        "山口",
        "❤️",
        "🦊",
    ]
    assert len({key_of(name) for name in names}) == len(names)
    assert key_of("rnary") == key_of("Mary")
    # Long ones fit in where they are kept.
    assert len(key_of("\ufdfa" * 24)) <= 120


@pytest.mark.parametrize(
    ("told", "agent"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("curl/8.5.0", ""),
        ("\x00<script>", ""),
    ],
)
def test_a_browser_is_told_in_two_words(told: str, agent: str) -> None:
    assert agent_of(told) == agent


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
