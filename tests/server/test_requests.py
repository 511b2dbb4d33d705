"""What every request meets: limits, broken messages, headers, languages, the client's files."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.app import make_app
from parbat.server.gate import MAX_BODY, MAX_REPLAY
from server.people import ME, OPEN, House

pytestmark = pytest.mark.anyio


async def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    ana = await house.person("Ana")
    for path, limit in (("/api/tables", MAX_BODY), ("/api/replay", MAX_REPLAY)):
        answer = await ana.client.post(path, content=b" " * (limit + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "request.too_large")
        answer = await ana.client.post(path, content=b" " * limit)
        assert answer.status_code == 400


async def test_a_body_that_does_not_tell_its_length_is_refused_too(online: House) -> None:
    ana = await online.person("Ana")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(2 * MAX_BODY // 1024):
            yield b" " * 1024

    answer = await ana.client.post("/api/tables", content=endless())
    assert (answer.status_code, answer.json()["code"]) == (413, "request.too_large")


@pytest.mark.parametrize(
    "body",
    [
        *(b"{", b"[]", b"null", b'{"game": 1}', b'{"game": "nanga-parbat", "seats": [{}]}'),
        *(b"\xff\xfe", b'{"game": "\\ud800"}', b"[" * 60_000, b'{"game":' * 7000, b"NaN"),
    ],
)
async def test_a_message_that_cannot_be_understood_is_refused(house: House, body: bytes) -> None:
    ana = await house.person("Ana")
    answer = await ana.client.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")
    assert len(answer.content) < 2000


async def test_addresses_and_methods_that_do_not_exist(house: House) -> None:
    ana = await house.person("Ana")
    for method, path, status in (
        *(("GET", "/api/nothing", 404), ("POST", "/api/games", 405), ("GET", "/nothing", 404)),
    ):
        answer = await ana.client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, "request.unknown")


async def test_every_answer_carries_the_security_headers(house: House) -> None:
    ana = await house.person("Ana")
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/nowhere", "/healthz"):
        headers = (await ana.client.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")
    refused = await ana.client.post("/api/tables", headers={"X-Parbat": ""})
    assert "content-security-policy" in refused.headers


@pytest.mark.parametrize(
    ("query", "header", "start"),
    [
        ("", "", "There is no such table"),
        ("", "it-IT,it;q=0.9,en;q=0.8", "Questo tavolo non"),
        ("", "de-DE,de;q=0.9,pt;q=0.8,en;q=0.7", "Não existe essa mesa"),
        ("", "en-GB,it;q=0.5", "There is no such table"),
        ("", "xx, *", "There is no such table"),
        ("?lang=pt-BR", "it", "Não existe essa mesa"),
        ("?lang=tlh", "it", "There is no such table"),
    ],
)
async def test_refusals_are_told_in_the_readers_language(
    house: House, query: str, header: str, start: str
) -> None:
    stranger = await house.stranger(**{"Accept-Language": header})
    answer = await stranger.get(f"/api/tables/nowhere{query}")
    assert answer.json()["message"].startswith(start)


async def test_the_server_tells_that_it_is_well(house: House) -> None:
    answer = await (await house.stranger()).get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


async def test_without_a_client_a_page_says_so(house: House) -> None:
    answer = await (await house.stranger()).get("/?lang=it")
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="it">' in answer.text
    assert "Parbat è in funzione" in answer.text


async def test_the_clients_files_are_served_and_its_pages_are_its_own(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    files = tmp_path / "static"
    (files / "assets").mkdir(parents=True)
    (files / "index.html").write_text("the one page")
    (files / "assets" / "board-1a2b.js").write_text("board()")
    (tmp_path / "secret.txt").write_text("not for anybody")
    async with House(app=make_app(engine, client=files)) as house:
        stranger = await house.stranger()
        for path in ("/", "/table/abc", "/rules/nanga-parbat", "/settings"):
            answer = await stranger.get(path)
            assert (answer.status_code, answer.text) == (200, "the one page")
            assert answer.headers["cache-control"] == "no-cache"
        asset = await stranger.get("/assets/board-1a2b.js")
        assert asset.text == "board()"
        assert "immutable" in asset.headers["cache-control"]
        for path in ("/assets/gone.js", "/api/nothing"):
            assert (await stranger.get(path)).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "not for anybody" not in (await stranger.get(path)).text


async def test_behind_https_the_cookie_is_for_https_only(engine: AsyncEngine) -> None:
    app = make_app(engine, public_url="https://play.example.org/")
    async with House(app=app) as house:
        answer = await (await house.stranger()).get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]


async def test_what_people_write_cannot_reach_the_page_as_markup(house: House) -> None:
    ana = await house.person("<b>Ana</b>")
    table = await ana.table(ME, OPEN)
    answer = await ana.client.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == "<b>Ana</b>"


async def test_the_description_of_the_wire_is_whole(house: House) -> None:
    described = (await (await house.stranger()).get("/api/openapi.json")).json()
    types = described["components"]["schemas"]
    assert {"NewTable", "TableInfo", "Item", "Hello", "Act", "Record"} <= set(types)
    text = json.dumps(described)
    assert set(re.findall(r'"#/components/schemas/(\w+)"', text)) <= set(types)
    create = described["paths"]["/api/tables"]["post"]
    assert create["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/NewTable"
    }
