"""REST: who somebody is, their account and sessions, what is kept about them, their reports."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy import insert
from starlette.responses import Response

from parbat.server import schema
from parbat.server.agents import agent_of
from parbat.server.errors import TooLarge
from parbat.server.limits import address_of
from parbat.server.names import key_of
from parbat.server.openapi import described
from parbat.server.people import Person
from parbat.server.personal import data_of
from parbat.server.requests import (
    COOKIE,
    accounts_of,
    answer,
    hub_of,
    known,
    language_of,
    limits_of,
    message,
    sender,
    visitor,
)
from parbat.server.sessions import LASTS
from parbat.server.wire_people import (
    Credentials,
    Deletion,
    Me,
    NewName,
    NewPassword,
    NewReport,
    PersonalData,
    SessionInfo,
)
from parbat.texts import catalogue

MAX_REPORT: Final = 16 * 1024
_GUESTS: Final = 9000
_TRIES: Final = 5

router = APIRouter()


@router.get("/api/me", openapi_extra=described(Me))
async def who_am_i(request: Request) -> Response:
    """Tell somebody who they are; whoever is new becomes a guest."""
    person, token = await visitor(request), request.cookies.get(COOKIE)
    if person is None:
        await limits_of(request).spend("guest", address=address_of(request))
        name = await _guests_name(request)
        person, token = await hub_of(request).people.welcome(name, _agent(request))
    return _with_cookie(request, _me(person), token)


@router.patch("/api/me", openapi_extra=described(Me, NewName))
async def rename(request: Request) -> Response:
    """Give somebody another name."""
    person, wish = await sender(request), await message(request, NewName)
    return _me(await hub_of(request).rename(person, wish.name))


@router.post("/api/account", openapi_extra=described(Me, Credentials))
async def make_account(request: Request) -> Response:
    """Make the guest an account, who keeps all games."""
    person, wish = await sender(request), await message(request, Credentials)
    await limits_of(request).spend("account", address=address_of(request))
    return _me(await accounts_of(request).create(person, wish.name, wish.password))


@router.put("/api/account/password", status_code=204, openapi_extra=described(None, NewPassword))
async def change_password(request: Request) -> Response:
    """Give an account another password; all its other sessions end."""
    person, wish = await sender(request), await message(request, NewPassword)
    await limits_of(request).spend("password", person=person.id)
    token = request.cookies.get(COOKIE)
    await accounts_of(request).change_password(person, wish.old, wish.new, token)
    return Response(status_code=204)


@router.post("/api/login", openapi_extra=described(Me, Credentials))
async def log_in(request: Request) -> Response:
    """Begin a session of an account; the games of the guest who logs in go along."""
    shown, address = await message(request, Credentials), address_of(request)
    await limits_of(request).spend("login", account=key_of(shown.name), address=address)
    person, token = await accounts_of(request).log_in(
        await visitor(request),
        request.cookies.get(COOKIE),
        shown.name,
        shown.password,
        _agent(request),
    )
    return _with_cookie(request, _me(person), token)


@router.post("/api/logout", status_code=204, openapi_extra=described(None))
async def log_out(request: Request) -> Response:
    """End this session."""
    await accounts_of(request).log_out(request.cookies.get(COOKIE))
    return _without_cookie(request)


@router.get("/api/sessions", openapi_extra=described(list[SessionInfo]))
async def sessions(request: Request) -> Response:
    """List where somebody is logged in."""
    person = await known(request)
    mine = await accounts_of(request).sessions.of(person.id, request.cookies.get(COOKIE))
    return answer(mine)


@router.delete("/api/sessions/{session_id}", status_code=204, openapi_extra=described(None))
async def end_session(request: Request, session_id: str) -> Response:
    """End one of somebody's sessions."""
    await accounts_of(request).end_session(await sender(request), session_id)
    return Response(status_code=204)


@router.get("/api/me/data", openapi_extra=described(PersonalData))
async def personal_data(request: Request) -> Response:
    """Give everything that is kept about somebody, as a file."""
    person = await known(request)
    await limits_of(request).spend("data", person=person.id)
    token = request.cookies.get(COOKIE)
    told = answer(await data_of(request.app.state.engine, person.id, token))
    told.headers["Content-Disposition"] = 'attachment; filename="parbat-data.json"'
    return told


@router.post("/api/me/delete", status_code=204, openapi_extra=described(None, Deletion))
async def delete_me(request: Request) -> Response:
    """Delete somebody and what is kept about them."""
    person, wish = await sender(request), await message(request, Deletion)
    await limits_of(request).spend("password", person=person.id)
    await accounts_of(request).delete(person, wish.password)
    return _without_cookie(request)


@router.post("/api/reports", status_code=204, openapi_extra=described(None, NewReport))
async def report(request: Request) -> Response:
    """Keep a report of a problem for those who run the server."""
    report, person = await message(request, NewReport), await visitor(request)
    await limits_of(request).spend("report", address=address_of(request))
    if len(msgspec.json.encode(report.told)) > MAX_REPORT:
        raise TooLarge("request.too_large", limit=MAX_REPORT)
    async with request.app.state.engine.begin() as connection:
        await connection.execute(
            insert(schema.reports).values(
                id=secrets.token_urlsafe(9),
                person_id=person.id if person else None,
                told=report.told,
                created=time.time(),
            )
        )
    return Response(status_code=204)


async def _guests_name(request: Request) -> str:
    texts, people = catalogue(language_of(request)), hub_of(request).people
    for _ in range(_TRIES):
        number = str(1000 + secrets.randbelow(_GUESTS))
        name = texts.text("people-guest", number=number)
        if not await people.is_taken(name):
            break
    return name


def _me(person: Person) -> Response:
    return answer(Me(person.id, person.name, person.account))


def _agent(request: Request) -> str:
    return agent_of(request.headers.get("user-agent", ""))


def _with_cookie(request: Request, told: Response, token: str | None) -> Response:
    told.set_cookie(
        COOKIE,
        str(token),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return told


def _without_cookie(request: Request) -> Response:
    told = Response(status_code=204)
    secure = request.app.state.secure
    told.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
    return told
