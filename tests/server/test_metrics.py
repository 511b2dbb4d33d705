"""``/metrics``: what is counted, and who may read it."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.app import make_app
from server.people import ME, RANDOM, House

pytestmark = pytest.mark.anyio


async def read(app: FastAPI, host: str = "127.0.0.1", **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=app, client=(host, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        return await client.get("/metrics", headers=headers)


def number(text: str, name: str) -> float:
    """The value of a line, 0 if there is none."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    return float(found[1]) if found else 0.0


async def test_requests_are_counted_by_route_and_never_by_path(app: FastAPI, house: House) -> None:
    ana = await house.person("Ana")
    table = await ana.table(ME, ME)
    await ana.get(f"/api/tables/{table['id']}")
    await ana.get("/api/tables/nowhere", 404)
    await ana.client.request("BREW", "/api/me")
    text = (await read(app)).text
    route = 'method="GET",route="/api/tables/{table_id}"'
    assert number(text, f'parbat_requests_total{{{route},status="200"}}') == 1
    assert number(text, f'parbat_requests_total{{{route},status="404"}}') == 1
    assert number(text, "parbat_request_seconds_count") >= 4
    assert number(text, "parbat_tables_in_memory") == 1
    assert table["id"] not in text
    assert "nowhere" not in text
    assert "BREW" not in text


async def test_channels_commands_and_computer_players_are_counted(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, RANDOM)

    async def told() -> str:
        return (await ana.client.get("/metrics")).text

    async with ana.at(table) as seen:
        await seen.go_on()
        await seen.act("nonsense", 0)
        await seen.act("resign", 1)
        text = await told()
        assert number(text, "parbat_live_channels") == 1
        assert number(text, "parbat_commands_accepted_total") == 1
        assert number(text, "parbat_stored_seconds_count") == 1
        assert number(text, "parbat_entries_stored_total") >= 2
        assert number(text, 'parbat_commands_refused_total{code="table.not_yours"}') == 1
        await seen.my_turn()
        name = 'parbat_thought_seconds_count{bot="random",game="nanga-parbat"}'
        async with asyncio.timeout(10):
            while number(await told(), name) < 1:
                await asyncio.sleep(0.05)
    async with asyncio.timeout(10):
        while number(await told(), "parbat_live_channels"):
            await asyncio.sleep(0.02)


async def test_only_this_machine_reads_the_numbers(app: FastAPI) -> None:
    assert (await read(app)).status_code == 200
    assert (await read(app, "::1")).status_code == 200
    refused = await read(app, "192.0.2.7")
    assert (refused.status_code, refused.json()["code"]) == (403, "metrics.reader")


async def test_behind_a_proxy_only_the_token_opens(engine: AsyncEngine) -> None:
    behind = make_app(engine, public_url="https://play.example.org")
    assert (await read(behind)).status_code == 403
    with_token = make_app(engine, public_url="https://play.example.org", metrics_token="it is me")
    assert (await read(with_token)).status_code == 403
    assert (await read(with_token, Authorization="Bearer it is you")).status_code == 403
    assert (await read(with_token, "192.0.2.7", Authorization="Bearer it is me")).status_code == 200
