"""Accounts: made from guests, logged in to, with their sessions and passwords."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
import unicodedata
from typing import Literal

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server import chat, schema
from parbat.server.live import LiveTable
from parbat.server.passwords import Passwords
from parbat.server.wire import Act, Say
from server.accounts import DAY, PASSWORD, Clock, Counter, log_in, register, with_hasher
from server.database import everything, rows
from server.people import COOKIE, ME, OPEN, House, Person, Watcher

pytestmark = pytest.mark.anyio


@pytest.fixture
def hasher(app: FastAPI) -> Counter:
    counter = Counter()
    with_hasher(app, counter)
    return counter


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def id_of(person: Person) -> str:
    return str((await person.get("/api/me"))["id"])


# Making an account


@pytest.mark.usefixtures("hasher")
async def test_a_guest_who_makes_an_account_stays_the_same_person(house: House) -> None:
    ana = await house.person("Ana")
    me, table = await ana.get("/api/me"), await ana.table(ME, OPEN)
    assert await register(ana, " Ana B ") == {**me, "account": "Ana B"}
    assert await ana.get("/api/me") == {**me, "account": "Ana B"}
    assert (await ana.get(f"/api/tables/{table['id']}"))["owner"]
    refused = await register(ana, "Ana C", status=409)
    assert refused["code"] == "account.already"


@pytest.mark.usefixtures("hasher")
async def test_the_database_does_not_hold_the_password(house: House, engine: AsyncEngine) -> None:
    await register(await house.person("Ana"), "Ana", "a very secret word")
    held = await everything(engine)
    assert "$argon2id$" in held
    assert "secret word" not in held


@pytest.mark.usefixtures("hasher")
async def test_no_two_accounts_look_alike(house: House) -> None:
    await register(await house.person(), "PayPal")
    eve = await house.person("Eve")
    for name in ("PayPal", "paypal", "PayPaI", "\u0440\u0430\u0443\u0440\u0430\u04cf"):
        assert (await register(eve, name, status=409))["code"] == "people.taken"
    for name in ("pa\u202eypal", "", "a" * 25):
        assert (await register(eve, name, status=400))["code"] == "people.name"
    assert (await eve.get("/api/me"))["account"] is None


@pytest.mark.usefixtures("hasher")
async def test_of_two_who_want_the_same_name_at_once_one_gets_it(house: House) -> None:
    people = [await house.person() for _ in range(4)]
    wish = {"name": "Ana", "password": PASSWORD}
    answers = await asyncio.gather(*(p.client.post("/api/account", json=wish) for p in people))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert {a.json().get("code") for a in answers if a.status_code == 409} == {"people.taken"}


@pytest.mark.usefixtures("hasher")
async def test_nobody_can_be_called_like_somebody_elses_account(house: House) -> None:
    ana, eve = await house.person("Ana"), await house.person("Eve")
    await register(ana, "Ana")
    for name in ("Ana", "ANA", "A na"):
        assert (await eve.send("PATCH", "/api/me", {"name": name}, 409))["code"] == "people.taken"
    assert (await ana.send("PATCH", "/api/me", {"name": "ANA"}))["name"] == "ANA"
    # Other names may be shared.
    await ana.send("PATCH", "/api/me", {"name": "Eve"})


@pytest.mark.usefixtures("hasher")
@pytest.mark.parametrize("password", ["", "1234567", "x" * 257, "e\u0301" * 7])
async def test_passwords_that_are_refused(house: House, password: str) -> None:
    ana = await house.person("Ana")
    refused = await register(ana, "Ana", password, 400)
    assert (refused["code"], refused["data"]) == ("account.password", {"least": 8, "most": 256})
    assert (await ana.get("/api/me"))["account"] is None


@pytest.mark.usefixtures("hasher")
@pytest.mark.parametrize("password", ["12345678", "x" * 256, "pass\x00word", "🦊" * 8, " " * 8])
async def test_passwords_that_are_taken(house: House, password: str) -> None:
    await register(await house.person("Ana"), "Ana", password)
    other = await house.person()
    assert (await log_in(other, "Ana", password))["account"] == "Ana"
    for wrong in (password + "x", password[:-1], password.rstrip() or "x" * 8):
        if wrong != password:
            await log_in(other, "Ana", wrong, 403)


@pytest.mark.usefixtures("hasher")
async def test_a_password_is_the_same_from_every_keyboard(house: House) -> None:
    composed = "pâté à l'ail"
    await register(await house.person("Ana"), "Ana", composed)
    decomposed = unicodedata.normalize("NFD", composed)
    assert decomposed != composed
    await log_in(await house.person(), "Ana", decomposed)


# Logging in


@pytest.mark.usefixtures("hasher")
async def test_who_logs_in_elsewhere_is_the_same_there(house: House) -> None:
    ana = await house.person("Ana")
    await register(ana, "Ana")
    elsewhere = await house.stranger(**{"X-Parbat": "1"})
    answer = await elsewhere.post("/api/login", json={"name": "ANA", "password": PASSWORD})
    assert answer.json() == await ana.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert elsewhere.cookies[COOKIE] != ana.cookie
    assert (await elsewhere.get("/api/me")).json() == await ana.get("/api/me")


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(
    house: House, hasher: Counter
) -> None:
    await register(await house.person("Ana"), "Ana")
    eve = await house.person("Eve")
    told = []
    for name, password in (
        ("Ana", "wrong password"),
        ("Nobody", PASSWORD),
        ("Eve", PASSWORD),  # a guest's name
        ("", ""),
        ("a\u202eb", "x"),
        ("Ana", ""),
        ("Ana", "x" * 300),
    ):
        before = hasher.verified
        told.append(await log_in(eve, name, password, 403))
        # However wrong it is, it takes the time of one password.
        assert hasher.verified == before + 1
    assert told[0]["code"] == "account.wrong"
    assert all(answer == told[0] for answer in told)
    assert hasher.hashed == 2  # the account's, and the one that is tried where there is none
    assert (await eve.get("/api/me"))["name"] == "Eve"


async def test_a_hash_of_earlier_days_is_made_anew(house: House, app: FastAPI) -> None:
    with_hasher(app, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    await register(await house.person("Ana"), "Ana")
    with_hasher(app, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    other = await house.person()
    await log_in(other, "Ana", "wrong password", 403)
    assert "m=8,t=1,p=1" in await everything(app.state.engine)
    await log_in(other, "Ana")
    held = await everything(app.state.engine)
    assert "m=16,t=2,p=1" in held
    assert "m=8,t=1,p=1" not in held
    await log_in(other, "Ana")


async def test_at_most_two_passwords_are_tried_at_once() -> None:
    busy, most, lock = 0, 0, threading.Lock()

    class Slow(Counter):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            nonlocal busy, most
            with lock:
                busy, most = busy + 1, max(most, busy + 1)
            time.sleep(0.02)
            with lock:
                busy -= 1
            return super().verify(hash, password)

    passwords = Passwords(Slow())
    kept = await passwords.hashed(PASSWORD)
    tried = asyncio.gather(*(passwords.fits(kept, PASSWORD) for _ in range(8)))
    steps = 0
    while not tried.done():  # and the event loop goes on meanwhile
        await asyncio.sleep(0.001)
        steps += 1
    assert all(await tried)
    assert most == 2
    assert steps > 10


async def test_the_games_of_a_guest_go_along_and_can_be_played_on(online: House) -> None:
    home, phone, bo = [await online.person() for _ in range(3)]
    await register(home, "Ana")
    await home.send("PATCH", "/api/me", {"name": "Ana the First"})
    table = await phone.table(ME, OPEN)
    await bo.join(table, table["secret"])
    async with phone.at(table) as seen, bo.at(table) as other:
        await take_turns(seen, other, 2)
        assert (await log_in(phone, "Ana"))["name"] == "Ana the First"
        assert (await seen.until("bye"))["reason"] == "elsewhere"
    assert (await phone.get("/api/me")) == await home.get("/api/me")
    mine = (await home.get("/api/lobby"))["mine"]
    assert [(t["id"], t["your_seats"], t["owner"]) for t in mine] == [(table["id"], [0], True)]
    async with home.at(table) as here, bo.at(table) as there:
        await take_turns(here, there, 6)


async def take_turns(one: Watcher, other: Watcher, turns: int) -> None:
    """Do something, whoever's turn it is, and again."""
    for _ in range(turns):
        mover, watcher = (one, other) if one.now["legal"] else (other, one)
        await mover.go_on()
        while watcher.now["version"] < mover.now["version"]:
            await watcher.hear()


async def play(live: LiveTable, people: list[str], least: int) -> dict[tuple[int, str], str]:
    """Do the first thing there is to do until everybody has acted some times.

    Each one's commands are called c1, c2 and so on; returns what each of them did.
    """
    done: dict[tuple[int, str], str] = {}
    turns = [0] * len(people)
    while min(turns) < least:
        state = live.story.steps[-1].state
        seat = next(seat for seat in state.to_act if isinstance(seat, int))
        turns[seat] += 1
        command, do = f"c{turns[seat]}", state.legal_actions(seat)[0].text
        await live.act(people[seat], Act(command, live.version(people[seat]), seat, do))
        done[seat, command] = do
    return done


@pytest.mark.usefixtures("hasher")
async def test_all_that_a_guest_has_goes_over(
    house: House, app: FastAPI, engine: AsyncEngine
) -> None:
    ana, guest, bo = [await house.person(name) for name in ("Ana", "Gus", "Bo")]
    await register(ana, "Ana")
    open_table = await guest.table(ME, OPEN)
    kept = await bo.table(ME, OPEN, public=True)
    played = await guest.table(ME, OPEN, public=True)
    await bo.join(played)
    live = await app.state.hub.open(played["id"])
    guest_id, ana_id, bo_id = [await id_of(person) for person in (guest, ana, bo)]
    done = await play(live, [guest_id, bo_id], 1)
    await chat.say(live, guest_id, "Gus", Say("c2", "hello"))
    await guest.send("POST", "/api/reports", {"told": {"what": "it hangs"}}, 204)
    async with engine.begin() as connection:
        kept_seat = (schema.seats.c.table_id == kept["id"]) & (schema.seats.c.seat == 1)
        await connection.execute(
            update(schema.seats).where(kept_seat).values(offered_id=guest_id, name="Gus")
        )

    await log_in(guest, "Ana")

    assert guest_id not in await everything(engine)
    (said,) = await rows(engine, schema.messages)
    assert (said.person_id, said.text) == (ana_id, "hello")
    (told,) = await rows(engine, schema.reports)
    assert told.person_id == ana_id
    entered = await rows(engine, schema.entries)
    assert {row.person_id for row in entered if row.actor == "0"} == {ana_id}
    seats = {(row.table_id, row.seat): row for row in await rows(engine, schema.seats)}
    assert seats[played["id"], 0].person_id == ana_id
    assert seats[played["id"], 1].person_id == bo_id
    assert (seats[kept["id"], 1].offered_id, seats[kept["id"], 1].name) == (ana_id, "Gus")
    # Who waits for a game is called by their name; in a game names stay.
    assert seats[open_table["id"], 0].name == "Ana"
    assert seats[played["id"], 0].name == "Gus"
    owners = {row.id: row.owner_id for row in await rows(engine, schema.tables)}
    assert (owners[open_table["id"]], owners[played["id"]]) == (ana_id, ana_id)
    # The command is known as theirs: sent again, it does no harm.
    assert await live.act(ana_id, Act("c1", 0, 0, done[0, "c1"])) == live.version(ana_id)
    assert len(await rows(engine, schema.entries)) == len(entered)


@pytest.mark.usefixtures("hasher")
async def test_the_same_ids_of_commands_do_not_keep_guest_and_account_apart(
    house: House, app: FastAPI, engine: AsyncEngine
) -> None:
    ana, guest = await house.person("Ana"), await house.person("Gus")
    await register(ana, "Ana")
    table = await guest.join(await ana.table(ME, OPEN, public=True))
    live = await app.state.hub.open(table["id"])
    ids = [await id_of(ana), await id_of(guest)]
    await play(live, ids, 2)
    for person_id in ids:
        await chat.say(live, person_id, "?", Say("m1", f"I am {person_id}"))
    before = await rows(engine, schema.entries)
    assert {row.person_id for row in before if row.command == "c1"} == set(ids)

    await log_in(guest, "Ana")

    after = await rows(engine, schema.entries)
    assert [row.do for row in after] == [row.do for row in before]
    assert {row.person_id for row in after if row.actor in ("0", "1")} == {ids[0]}
    said = await rows(engine, schema.messages)
    assert [row.person_id for row in said] == [ids[0], ids[0]]
    assert (await ana.get(f"/api/tables/{table['id']}"))["your_seats"] == [0, 1]


@pytest.mark.usefixtures("hasher")
async def test_who_is_logged_in_to_an_account_takes_nothing_along(house: House) -> None:
    ana, bo = await house.person("Ana"), await house.person("Bo")
    await register(ana, "Ana")
    await register(bo, "Bo")
    table, old = await bo.table(ME, OPEN), bo.cookie
    await log_in(bo, "Ana")
    assert (await bo.get("/api/lobby"))["mine"] == []
    # The browser has left the other account, which is still there.
    left = await house.stranger(Cookie=f"{COOKIE}={old}")
    assert (await left.get("/api/sessions")).status_code == 401
    await log_in(bo, "Bo")
    assert [t["id"] for t in (await bo.get("/api/lobby"))["mine"]] == [table["id"]]


@pytest.mark.usefixtures("hasher")
async def test_logging_in_once_more_leaves_one_session(house: House) -> None:
    ana = await house.person("Ana")
    await register(ana, "Ana")
    table = await ana.table(ME, OPEN)
    for _ in range(3):
        await log_in(ana, "Ana")
    assert len(await ana.get("/api/sessions")) == 1
    assert [t["id"] for t in (await ana.get("/api/lobby"))["mine"]] == [table["id"]]


# Sessions


@pytest.mark.usefixtures("hasher")
async def test_sessions_are_listed_and_can_be_ended(house: House) -> None:
    ana, bo = await house.person("Ana"), await house.person("Bo")
    await register(ana, "Ana")
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = await house.stranger(**{"X-Parbat": "1", "User-Agent": firefox})
    await phone.post("/api/login", json={"name": "Ana", "password": PASSWORD})
    listed = await ana.get("/api/sessions")
    assert [(s["agent"], s["current"]) for s in listed] == [("Firefox, Linux", False), ("", True)]
    for session in listed:
        assert len(session["id"]) == 16
        assert session["created"] <= session["seen"]
        assert phone.cookies[COOKIE] not in str(session)
    theirs = listed[0]["id"]
    for person, session_id in ((bo, theirs), (ana, theirs[:8]), (ana, "%25" * 16), (ana, "_" * 16)):
        refused = await person.send("DELETE", f"/api/sessions/{session_id}", status=404)
        assert refused["code"] == "account.no_session"
    assert (await phone.get("/api/me")).json()["account"] == "Ana"
    await ana.send("DELETE", f"/api/sessions/{theirs}", status=204)
    assert (await phone.get("/api/sessions")).status_code == 401
    assert len(await ana.get("/api/sessions")) == 1


@pytest.mark.usefixtures("hasher")
async def test_another_password_ends_all_other_sessions(house: House) -> None:
    ana = await house.person("Ana")
    await register(ana, "Ana")
    others = [await house.person() for _ in range(2)]
    for other in others:
        await log_in(other, "Ana")
    path, new = "/api/account/password", "another horse"
    wrong = {"old": "wrong password", "new": new}
    assert (await ana.send("PUT", path, wrong, 403))["code"] == "account.wrong_password"
    short = {"old": PASSWORD, "new": "short"}
    assert (await ana.send("PUT", path, short, 400))["code"] == "account.password"
    assert len(await ana.get("/api/sessions")) == 3
    await ana.send("PUT", path, {"old": PASSWORD, "new": new}, 204)
    assert [s["current"] for s in await ana.get("/api/sessions")] == [True]
    for other in others:
        assert (await other.client.get("/api/sessions")).status_code == 401
    stranger = await house.person()
    await log_in(stranger, "Ana", PASSWORD, 403)
    await log_in(stranger, "Ana", new)


async def test_a_guest_has_no_password_to_change(house: House) -> None:
    guest = await house.person()
    wish = {"old": "", "new": PASSWORD}
    refused = await guest.send("PUT", "/api/account/password", wish, 409)
    assert refused["code"] == "account.none"


@pytest.mark.usefixtures("hasher")
async def test_who_logs_out_is_a_new_guest_and_can_come_back(house: House) -> None:
    ana = await house.person("Ana")
    await register(ana, "Ana")
    me, old = await ana.get("/api/me"), ana.cookie
    await ana.send("POST", "/api/logout", status=204)
    assert COOKIE not in ana.client.cookies
    thief = await house.stranger(Cookie=f"{COOKIE}={old}")
    assert (await thief.get("/api/sessions")).status_code == 401
    new = await ana.get("/api/me")
    assert new["id"] != me["id"]
    assert new["account"] is None
    await log_in(ana, "Ana")
    assert await ana.get("/api/me") == me
    # Where there is no session, none is ended.
    assert (await (await house.stranger(**{"X-Parbat": "1"})).post("/api/logout")).is_success


async def test_a_session_that_ends_ends_its_live_channels(online: House) -> None:
    home, away = await online.person("Ana"), await online.person()
    await register(home, "Ana")
    await log_in(away, "Ana")
    table = await home.table(ME, OPEN, public=True)
    async with home.at(table) as here, away.at(table) as there:
        (session,) = [s["id"] for s in await home.get("/api/sessions") if not s["current"]]
        await home.send("DELETE", f"/api/sessions/{session}", status=204)
        assert (await there.until("bye"))["reason"] == "elsewhere"
        await here.say(type="ping")
        await here.until("pong")


async def test_a_session_lasts_for_180_days_unseen(
    house: House, clock: Clock, engine: AsyncEngine
) -> None:
    cookie = (await house.person("Ana")).cookie
    ana = await house.stranger(Cookie=f"{COOKIE}={cookie}")
    for _ in range(3):
        clock.go_on(179 * DAY)
        assert (await ana.get("/api/me")).json()["name"] == "Ana"
    clock.go_on(181 * DAY)
    assert (await ana.get("/api/sessions")).status_code == 401
    assert await rows(engine, schema.sessions) == []


async def test_being_seen_is_noted_at_most_once_an_hour(
    house: House, clock: Clock, engine: AsyncEngine
) -> None:
    ana, first = await house.person("Ana"), clock.now
    for seconds, noted in ((3000, 0), (500, 0), (200, 3700), (3500, 3700), (200, 7400)):
        clock.go_on(seconds)
        await ana.get("/api/me")
        (session,) = await rows(engine, schema.sessions)
        assert session.seen - first == pytest.approx(noted)
        assert session.created == pytest.approx(first)


# Guests


@pytest.mark.usefixtures("hasher")
async def test_a_new_guest_is_not_called_like_an_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await register(await house.person(), "Guest 1007")
    numbers = iter([7, 7, 8])
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(numbers))
    assert (await (await house.person()).get("/api/me"))["name"] == "Guest 1008"
