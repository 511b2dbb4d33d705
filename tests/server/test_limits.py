"""How often something may be done: limits hold, say how long to wait, and open again."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.app import make_app
from parbat.server.errors import TooMany
from parbat.server.limits import POLICIES, Limits, Policies, Rule
from parbat.server.thinkers import Thinkers
from parbat.server.wire import Act
from server.accounts import PASSWORD, Clock, Counter, log_in, register, with_hasher
from server.backends import REDIS, Place, need_redis, on_file
from server.people import ME, OPEN, House, Person
from server.serving import Process

pytestmark = pytest.mark.anyio

MINUTE, HOUR = 60, 3600


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def place(tmp_path: Path, empty: Path) -> Place:
    """One server, which counts for itself; it does not matter over which database."""
    return on_file(tmp_path, empty)


@pytest.fixture
async def apps(engine: AsyncEngine, thinkers: Thinkers) -> AsyncIterator[list[FastAPI]]:
    """The application with the limits that it has when it is served."""
    app = make_app(engine, thinkers=thinkers, limits=Limits(POLICIES))
    with_hasher(app, Counter())
    yield [app]
    await app.state.hub.close()


async def refused_for(answer: httpx.Response) -> int:
    """For how many seconds something is refused as too much."""
    assert (answer.status_code, answer.json()["code"]) == (429, "request.too_many")
    seconds = int(answer.headers["retry-after"])
    assert answer.json()["data"] == {"seconds": seconds}
    return seconds


async def rename(person: Person) -> httpx.Response:
    return await person.client.patch("/api/me", json={"name": "Ana"})


async def test_a_person_writes_at_most_120_times_a_minute(house: House, clock: Clock) -> None:
    ana, bo = await house.person(), await house.person()
    for _ in range(120):
        assert (await rename(ana)).is_success
    clock.go_on(10)
    assert await refused_for(await rename(ana)) == 50
    assert (await rename(bo)).is_success
    # Looking is not writing, and the limit opens again.
    await ana.get("/api/lobby")
    clock.go_on(49)
    assert await refused_for(await rename(ana)) == 1
    clock.go_on(1)
    assert (await rename(ana)).is_success


async def test_an_address_writes_at_most_600_times_a_minute(
    house: House, app: FastAPI, clock: Clock
) -> None:
    people = [await house.person() for _ in range(7)]
    for _ in range(570):
        await app.state.limits.spend("write", address="127.0.0.1")
    assert all([(await rename(people[n % 6])).is_success for n in range(30)])
    stranger = await house.stranger(**{"X-Parbat": "1"})
    for refused in (await rename(people[6]), await stranger.post("/api/reports", json={})):
        assert await refused_for(refused) == MINUTE
    # What nobody would carry out anyway costs nothing.
    assert (await (await house.stranger()).post("/api/reports")).status_code == 403
    clock.go_on(MINUTE)
    assert (await rename(people[6])).is_success


async def test_an_address_brings_60_new_guests_an_hour(house: House, clock: Clock) -> None:
    people = [await house.person() for _ in range(60)]
    assert await refused_for(await (await house.stranger()).get("/api/me")) == HOUR
    # Who is known is not a new guest.
    assert (await people[0].get("/api/me"))["name"].startswith("Guest ")
    clock.go_on(HOUR)
    await house.person()


async def test_a_person_sets_up_30_tables_an_hour(house: House, clock: Clock) -> None:
    ana = await house.person("Ana")
    wish = {"game": "nanga-parbat", "seats": [ME, OPEN]}
    for _ in range(30):
        await ana.table(ME, OPEN)
    assert await refused_for(await ana.client.post("/api/tables", json=wish)) == HOUR
    clock.go_on(HOUR)
    await ana.table(ME, OPEN)


async def test_a_person_has_50_tables_going_on(house: House, app: FastAPI, clock: Clock) -> None:
    ana, bo = await house.person("Ana"), await house.person("Bo")
    tables = []
    for n in range(50):
        clock.go_on(HOUR / 20)
        tables.append(await ana.table(*((ME, OPEN) if n % 2 else (ME, ME)), public=True))
    clock.go_on(HOUR)
    wish = {"game": "nanga-parbat", "seats": [ME, OPEN]}
    refused = await ana.send("POST", "/api/tables", wish, 409)
    assert (refused["code"], refused["data"]) == ("table.too_many", {"limit": 50})
    await bo.table(ME, OPEN)
    # One that is over does not count.
    live, ana_id = await app.state.hub.open(tables[0]["id"]), (await ana.get("/api/me"))["id"]
    await live.act(ana_id, Act("end", live.version(ana_id), 0, "resign"))
    await ana.table(ME, OPEN)
    await ana.send("POST", "/api/tables", wish, 409)


async def test_an_address_registers_10_accounts_an_hour(house: House, clock: Clock) -> None:
    people = [await house.person() for _ in range(11)]
    for number, person in enumerate(people[:10]):
        await register(person, f"Person {number}")
    shown = {"name": "Person 10", "password": PASSWORD}
    assert await refused_for(await people[10].client.post("/api/account", json=shown)) == HOUR
    clock.go_on(HOUR)
    await register(people[10], "Person 10")


async def test_passwords_cannot_be_guessed_one_after_the_other(house: House, clock: Clock) -> None:
    ana, bo, eve = [await house.person() for _ in range(3)]
    await register(ana, "Ana")
    await register(bo, "Bo")
    for guess in range(10):
        await log_in(eve, "Ana" if guess % 2 else "ANA", f"guess {guess}", 403)
    shown = {"name": "Ana", "password": PASSWORD}
    assert await refused_for(await eve.client.post("/api/login", json=shown)) == 5 * MINUTE
    # Other names are counted for themselves, up to the limit of the address.
    for guess in range(10):
        await log_in(eve, "Bo", f"guess {guess}", 403)
    for guess in range(9):
        await log_in(eve, f"Name {guess}", PASSWORD, 403)
    other = {"name": "Carl", "password": PASSWORD}
    assert await refused_for(await eve.client.post("/api/login", json=other)) == 5 * MINUTE
    clock.go_on(5 * MINUTE)
    assert (await log_in(eve, "Ana"))["account"] == "Ana"


async def test_nor_with_a_session_that_was_left_open(house: House, clock: Clock) -> None:
    ana = await house.person()
    await register(ana, "Ana")
    for guess in range(5):
        wish = {"old": f"guess {guess}", "new": "another password"}
        await ana.send("PUT", "/api/account/password", wish, 403)
        await ana.send("POST", "/api/me/delete", {"password": f"guess {guess}"}, 403)
    right = {"password": PASSWORD}
    refused = await ana.client.post("/api/me/delete", json=right)
    assert await refused_for(refused) == 5 * MINUTE
    clock.go_on(5 * MINUTE)
    await ana.send("POST", "/api/me/delete", right, 204)


@pytest.mark.parametrize(
    ("path", "message", "most"),
    [
        ("/api/reports", {"told": {"what": "it hangs"}}, 10),
        ("/api/replay", {"record": {}}, 60),
        ("/api/boards", {"game": "himalaya", "board": {}}, 120),
    ],
)
async def test_what_strangers_may_do_is_counted_by_address(
    house: House, clock: Clock, path: str, message: object, most: int
) -> None:
    statuses = []
    for _ in range(most):
        stranger = await house.stranger(**{"X-Parbat": "1"})
        statuses.append((await stranger.post(path, json=message)).status_code)
    assert 429 not in statuses
    assert await refused_for(await stranger.post(path, json=message)) == HOUR
    clock.go_on(HOUR)
    assert (await stranger.post(path, json=message)).status_code == statuses[0]


async def test_all_data_can_be_had_10_times_an_hour(house: House, clock: Clock) -> None:
    ana = await house.person()
    for _ in range(10):
        await ana.get("/api/me/data")
    assert await refused_for(await ana.client.get("/api/me/data")) == HOUR
    clock.go_on(HOUR)
    await ana.get("/api/me/data")


async def test_the_refusal_is_told_in_the_readers_language(house: House) -> None:
    for _ in range(60):
        await house.person()
    answer = await (await house.stranger()).get("/api/me?lang=it")
    assert answer.json()["message"].startswith("È stato troppo")


# Where somebody comes from

ONE_GUEST = Policies({"guest": (Rule(("address",), "1 per hour"),)})


async def comes(app: FastAPI, address: str, *forwarded: str) -> int:
    """The status that a new guest gets who comes from somewhere."""
    transport = httpx.ASGITransport(app=app, client=(address, 1234))
    headers = [("X-Forwarded-For", hops) for hops in forwarded]
    async with httpx.AsyncClient(transport=transport, base_url="http://parbat.test") as client:
        return (await client.get("/api/me", headers=headers)).status_code


async def test_what_a_guest_says_of_their_address_counts_for_nothing(engine: AsyncEngine) -> None:
    app = make_app(engine, limits=Limits(ONE_GUEST))
    assert await comes(app, "192.0.2.1") == 200
    assert await comes(app, "192.0.2.2", "192.0.2.1") == 200
    assert await comes(app, "192.0.2.1", "203.0.113.7") == 429


async def test_behind_a_proxy_what_the_proxy_says_counts(engine: AsyncEngine) -> None:
    app = make_app(engine, limits=Limits(ONE_GUEST), public_url="https://play.example.org")
    proxy = "127.0.0.1"
    assert await comes(app, proxy, "192.0.2.1") == 200
    assert await comes(app, proxy, "192.0.2.2") == 200
    # What stands before the last hop was written by whoever came.
    assert await comes(app, proxy, "203.0.113.7, 192.0.2.2") == 429
    assert await comes(app, proxy, "203.0.113.7", "192.0.2.2") == 429
    assert await comes(app, proxy, "192.0.2.2,") == 200  # then only the proxy is known
    assert await comes(app, proxy) == 429
    assert await comes(app, proxy, "not an address") == 200
    assert await comes(app, proxy, "not an address") == 429


async def test_a_network_of_the_new_kind_counts_as_one_address(engine: AsyncEngine) -> None:
    app = make_app(engine, limits=Limits(ONE_GUEST))
    assert await comes(app, "2001:db8:1:2::1") == 200
    assert await comes(app, "2001:db8:1:2:ffff:1:2:3") == 429
    assert await comes(app, "2001:db8:1:3::1") == 200
    assert await comes(app, "192.0.2.1") == 200
    assert await comes(app, "::ffff:192.0.2.1") == 429


# Who counts


async def spends(limits: Limits, times: int) -> list[bool]:
    """Whether something was allowed, time by time."""
    allowed = []
    for _ in range(times):
        try:
            await limits.spend("guest", address="192.0.2.1")
        except TooMany:
            allowed.append(False)
        else:
            allowed.append(True)
    return allowed


async def test_without_policies_everything_is_allowed() -> None:
    assert all(await spends(Limits(Policies()), 1000))


async def test_several_processes_count_together() -> None:
    need_redis()
    rules = Policies({"guest": (Rule(("address",), "3 per hour"),)})
    database = secrets.token_hex(8)
    one, other, foreign = [Limits(rules, REDIS, name) for name in (database, database, "other")]
    assert await spends(one, 2) == [True, True]
    assert await spends(other, 2) == [True, False]
    assert await spends(one, 1) == [False]
    for limits in (one, other, foreign):
        await limits.close()


async def test_without_its_redis_a_process_counts_for_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rules = Policies({"guest": (Rule(("address",), "3 per hour"),)})
    limits = Limits(rules, "redis://127.0.0.1:9/0", "database")
    assert await spends(limits, 5) == [True, True, True, False, False]
    assert len(caplog.messages) == 1  # it does not ask again and again
    await limits.close()


async def test_a_server_that_is_started_has_limits(tmp_path: Path) -> None:
    async with Process(tmp_path) as process, House(process.url) as house:
        statuses = [(await (await house.stranger()).get("/api/me")).status_code for _ in range(61)]
    assert statuses == [200] * 60 + [429]


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("redis://localhost", {"host": "localhost"}),
        ("redis://ana:a%40b@localhost:6380/2", {"port": 6380, "db": 2, "password": "a@b"}),
        ("rediss://[::1]", {"host": "::1"}),
        ("unix:///run/redis.sock", {"path": "/run/redis.sock"}),
    ],
)
async def test_redis_is_where_its_address_says(address: str, where: dict[str, object]) -> None:
    limits = Limits(Policies(), address, "database")
    assert limits._redis
    bridge: Any = limits._redis.bridge
    assert where.items() <= bridge.get_connection().connection_pool.connection_kwargs.items()
    await limits.close()
