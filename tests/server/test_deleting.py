"""Who deletes themselves leaves nothing behind, and the others can go on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parbat.server import chat, schema
from parbat.server.accounts import Accounts
from parbat.server.deleting import forget
from parbat.server.names import NOBODY
from parbat.server.people import Person as Somebody
from parbat.server.wire import Act, Say
from server.accounts import PASSWORD, Counter, log_in, register, with_hasher
from server.database import everything, rows
from server.people import COOKIE, GREEDY, ME, OPEN, House, Person

pytestmark = pytest.mark.anyio

DELETE = "/api/me/delete"


@pytest.fixture(autouse=True)
def hasher(app: FastAPI) -> None:
    with_hasher(app, Counter())


async def id_of(person: Person) -> str:
    return str((await person.get("/api/me"))["id"])


async def give_up(app: FastAPI, person: Person, table: Any) -> None:
    """End a game."""
    live, person_id = await app.state.hub.open(table["id"]), await id_of(person)
    seat = live.chairs_of(person_id)[0].seat
    await live.act(person_id, Act("the end", live.version(person_id), seat, "resign"))


async def say(app: FastAPI, person: Person, table: Any, text: str) -> None:
    me = await person.get("/api/me")
    live = await app.state.hub.open(table["id"])
    await chat.say(live, me["id"], me["name"], Say(text.replace(" ", "-"), text))


@pytest.mark.parametrize("has_account", [True, False])
async def test_nothing_is_left_of_who_is_deleted(
    house: House, app: FastAPI, engine: AsyncEngine, has_account: bool
) -> None:
    zoe, bo = await house.person("Zerlina"), await house.person("Bo")
    if has_account:
        await register(zoe, "Zerlina Z")
        await log_in(await house.person(), "Zerlina Z")
    zoe_id, bo_id = await id_of(zoe), await id_of(bo)

    alone = await zoe.table(ME, GREEDY)
    both_seats = await zoe.table(ME, ME)
    await say(app, zoe, alone, "to myself")
    waiting = await zoe.table(ME, OPEN)
    hers = await bo.join(await zoe.table(ME, OPEN, public=True))
    his = await zoe.join(await bo.table(ME, OPEN, public=True))
    over = await bo.join(await zoe.table(ME, OPEN, public=True))
    await say(app, zoe, over, "well played")
    await say(app, bo, over, "you too")
    await give_up(app, zoe, over)
    rematch = await bo.send("POST", f"/api/tables/{over['id']}/rematch")
    free = await zoe.join(
        await bo.send(
            "POST",
            "/api/tables",
            {"game": "nanga-parbat", "seats": [ME, OPEN], "public": True, "by_hand": True},
            201,
        )
    )
    await say(app, zoe, his, "wait for me")
    await zoe.send("POST", "/api/reports", {"told": {"what": "it hangs"}}, 204)

    await zoe.send("POST", DELETE, {"password": PASSWORD if has_account else None}, 204)

    held = await everything(engine)
    assert zoe_id not in held
    assert "Zerlina" not in held
    assert "wait for me" not in held
    assert "well played" not in held
    assert "it hangs" in held  # the report is the server's, but nobody's any more
    assert COOKIE not in zoe.client.cookies
    assert await id_of(zoe) != zoe_id

    # What was hers alone is gone, what is somebody else's too has another owner.
    tables = {row.id: row for row in await rows(engine, schema.tables)}
    kept = {table["id"] for table in (hers, his, over, rematch, free)}
    assert set(tables) == kept
    assert not {alone["id"], both_seats["id"], waiting["id"]} & kept
    assert {table.owner_id for table in tables.values()} == {bo_id}
    seats = {table: (await bo.get(f"/api/tables/{table}"))["seats"] for table in kept}
    assert [seats[hers["id"]][0][key] for key in ("kind", "name")] == ["bot", NOBODY]
    assert [seats[his["id"]][1][key] for key in ("kind", "name")] == ["bot", NOBODY]
    assert [seats[over["id"]][0][key] for key in ("kind", "name")] == ["person", NOBODY]
    assert [seats[free["id"]][1][key] for key in ("kind", "name")] == ["open", None]
    assert [seats[rematch["id"]][1][key] for key in ("kind", "name")] == ["open", None]
    assert "you too" in held
    record = await bo.get(f"/api/tables/{over['id']}/record")
    assert record["seats"] == [{"name": NOBODY}, {"name": "Bo"}]
    assert record["outcome"]["ranks"] == [2, 1]


async def test_nobody_is_deleted_without_their_password(house: House, engine: AsyncEngine) -> None:
    ana = await house.person("Ana")
    await register(ana, "Ana")
    table = await ana.table(ME, OPEN)
    before = await everything(engine)
    for password in (None, "", "wrong password"):
        refused = await ana.send("POST", DELETE, {"password": password}, 403)
        assert refused["code"] == "account.wrong_password"
    assert await everything(engine) == before
    assert (await ana.get(f"/api/tables/{table['id']}"))["owner"]


async def test_a_deleted_account_can_not_be_logged_in_to_and_its_name_is_free(
    house: House,
) -> None:
    ana, other = await house.person("Ana"), await house.person()
    await register(ana, "Ana")
    await ana.send("POST", DELETE, {"password": PASSWORD}, 204)
    await log_in(other, "Ana", status=403)
    assert (await register(other, "Ana"))["account"] == "Ana"


async def test_when_the_last_of_two_is_deleted_the_game_goes_too(
    house: House, app: FastAPI, engine: AsyncEngine
) -> None:
    ana, bo = await house.person("Ana"), await house.person("Bo")
    table = await bo.join(await ana.table(ME, OPEN, public=True))
    await give_up(app, ana, table)
    await ana.send("POST", DELETE, {}, 204)
    assert len(await rows(engine, schema.tables)) == 1
    await bo.send("POST", DELETE, {}, 204)
    for empty in (schema.tables, schema.seats, schema.entries, schema.people, schema.sessions):
        assert await rows(engine, empty) == []


async def test_the_game_goes_on_with_a_computer_player(online: House) -> None:
    ana, bo = await online.person("Ana"), await online.person("Bo")
    table = await bo.join(await ana.table(ME, OPEN, public=True))
    async with ana.at(table) as seen, bo.at(table) as watching:
        await ana.send("POST", DELETE, {}, 204)
        assert (await seen.until("bye"))["reason"] == "elsewhere"
        while watching.table["seats"][0]["kind"] != "bot":
            await watching.hear()
        for _ in range(12):
            await watching.go_on()
        assert watching.table["seats"][0]["name"] == NOBODY
        assert watching.table["owner"]
    record = await bo.get(f"/api/tables/{table['id']}/record")
    # The computer player came later: at first there was a person.
    assert record["seats"][0] == {"name": NOBODY}
    assert any(e["do"].startswith("seat 0 bot ") for e in record["log"])


async def test_who_sits_down_again_meanwhile_is_made_to_leave_once_more(
    house: House, app: FastAPI, engine: AsyncEngine
) -> None:
    tried: list[str] = []

    class Interrupted(Accounts):
        async def _leave_tables(self, person: Somebody) -> None:
            tried.append(person.id)
            if len(tried) > 2:
                await super()._leave_tables(person)

    app.state.accounts = Interrupted(engine, app.state.hub)
    ana, bo = await house.person("Ana"), await house.person("Bo")
    await bo.join(await ana.table(ME, OPEN, public=True))
    ana_id = await id_of(ana)
    await ana.send("POST", DELETE, {}, 204)
    assert tried == [ana_id] * 3
    assert ana_id not in await everything(engine)


async def test_what_others_store_at_the_same_time_only_delays_it(
    house: House, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = [OperationalError("...", {}, Exception("deadlock detected"))] * 2

    async def hindered(connection: AsyncConnection, person_id: str) -> list[str]:
        tables = await forget(connection, person_id)
        if failures:
            raise failures.pop()
        return tables

    monkeypatch.setattr("parbat.server.accounts.forget", hindered)
    ana = await house.person("Ana")
    await ana.table(ME, GREEDY)
    await ana.send("POST", DELETE, {}, 204)
    assert await rows(engine, schema.people) == []


async def test_two_windows_that_delete_at_once_delete_once(
    house: House, engine: AsyncEngine
) -> None:
    ana, bo = await house.person("Ana"), await house.person("Bo")
    table = await bo.join(await ana.table(ME, OPEN, public=True))
    answers = await asyncio.gather(*(ana.client.post(DELETE, json={}) for _ in range(3)))
    assert {answer.status_code for answer in answers} <= {204, 401}
    assert 204 in {answer.status_code for answer in answers}
    assert [row.id for row in await rows(engine, schema.people)] == [await id_of(bo)]
    assert (await bo.get(f"/api/tables/{table['id']}"))["owner"]
