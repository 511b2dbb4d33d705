"""REST: people, games, tables, records."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter, Request
from starlette.responses import Response

from parbat.bots import BOTS
from parbat.core.game import Game
from parbat.core.record import Record
from parbat.games import GAMES
from parbat.server import seating
from parbat.server.live import LiveTable
from parbat.server.openapi import described
from parbat.server.people import Person
from parbat.server.replaying import replayed
from parbat.server.requests import COOKIE, answer, hub_of, language_of, message, sender, visitor
from parbat.server.storage import is_alive
from parbat.server.wire import (
    GameInfo,
    Joining,
    Lobby,
    Me,
    NewName,
    NewTable,
    OptionInfo,
    Replayed,
    SetChair,
    TableInfo,
    ToReplay,
)
from parbat.texts import catalogue

_YEAR = 365 * 24 * 3600
_GUESTS = 9000

router = APIRouter()


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Tell whether the server and its database answer."""
    alive = await is_alive(request.app.state.engine)
    return answer({"ok": alive}, 200 if alive else 503)


@router.get("/api/me", openapi_extra=described(Me))
async def who_am_i(request: Request) -> Response:
    """Tell somebody who they are; whoever is new becomes a guest."""
    person, token = await visitor(request), request.cookies.get(COOKIE)
    if person is None:
        number = str(1000 + secrets.randbelow(_GUESTS))
        name = catalogue(language_of(request)).text("people-guest", number=number)
        person, token = await hub_of(request).people.welcome(name)
    told = answer(_me(person))
    told.set_cookie(
        COOKIE,
        str(token),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return told


@router.patch("/api/me", openapi_extra=described(Me, NewName))
async def rename(request: Request) -> Response:
    """Give somebody another name."""
    person, wish = await sender(request), await message(request, NewName)
    return answer(_me(await hub_of(request).rename(person, wish.name)))


@router.get("/api/games", openapi_extra=described(list[GameInfo]))
async def games() -> Response:
    """List what can be played."""
    return answer([_described(game) for game in GAMES.values()])


@router.get("/api/lobby", openapi_extra=described(Lobby))
async def lobby(request: Request) -> Response:
    """List the tables somebody can go to."""
    return answer(await hub_of(request).lobby(await visitor(request)))


@router.post("/api/tables", status_code=201, openapi_extra=described(TableInfo, NewTable))
async def create(request: Request) -> Response:
    """Set up a table."""
    person, wish = await sender(request), await message(request, NewTable)
    return _told(await hub_of(request).create(person, wish), person, 201)


@router.get("/api/tables/{table_id}", openapi_extra=described(TableInfo))
async def table(request: Request, table_id: str) -> Response:
    """Tell how a table stands."""
    return _told(await hub_of(request).open(table_id), await visitor(request))


@router.post("/api/tables/{table_id}/join", openapi_extra=described(TableInfo, Joining))
async def join(request: Request, table_id: str) -> Response:
    """Sit down; the game starts when the last seat is taken."""
    person, shown = await sender(request), await message(request, Joining)
    live = await hub_of(request).open(table_id)
    await seating.join(live, person.id, person.name, shown.secret)
    return _told(live, person)


@router.post("/api/tables/{table_id}/seats/{seat}", openapi_extra=described(TableInfo, SetChair))
async def set_chair(request: Request, table_id: str, seat: int) -> Response:
    """Give a free seat to a computer player, or free it again."""
    person, wish = await sender(request), await message(request, SetChair)
    live = await hub_of(request).open(table_id)
    await seating.set_chair(live, person.id, seat, wish.chair)
    return _told(live, person)


@router.post("/api/tables/{table_id}/start", openapi_extra=described(TableInfo))
async def start(request: Request, table_id: str) -> Response:
    """Begin the game by hand."""
    person = await sender(request)
    live = await hub_of(request).open(table_id)
    await seating.start_by_hand(live, person.id)
    return _told(live, person)


@router.post("/api/tables/{table_id}/leave", openapi_extra=described(TableInfo))
async def leave(request: Request, table_id: str) -> Response:
    """Stand up; during the game a computer player plays on."""
    person = await sender(request)
    live = await hub_of(request).open(table_id)
    await seating.leave(live, person.id)
    return _told(live, person)


@router.post("/api/tables/{table_id}/rematch", openapi_extra=described(TableInfo))
async def rematch(request: Request, table_id: str) -> Response:
    """Offer the next game to the same people, seats changed round."""
    person = await sender(request)
    return _told(await hub_of(request).rematch(person, table_id), person)


@router.get("/api/tables/{table_id}/record", openapi_extra=described(Record))
async def record(request: Request, table_id: str) -> Response:
    """Give the record; of a running game what the asker may know."""
    person = await visitor(request)
    live = await hub_of(request).open(table_id)
    return answer(await live.record(person.id if person else None))


@router.post("/api/replay", openapi_extra=described(Replayed, ToReplay))
async def replay(request: Request) -> Response:
    """Play a record again, to step through it."""
    given, language = await message(request, ToReplay), language_of(request)
    # Long records take a while: one at a time, and beside the event loop.
    async with request.app.state.one_replay:
        encoded = await asyncio.to_thread(replayed, bytes(given.record), language)
    return Response(encoded, media_type="application/json")


def _me(person: Person) -> Me:
    return Me(person.id, person.name, None)


def _told(live: LiveTable, person: Person | None, status: int = 200) -> Response:
    return answer(live.info(person.id if person else None), status)


def _described(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.rules,
        seats=list(game.seats),
        options=[OptionInfo(o.name, o.values, o.default) for o in game.options],
        bots=list(BOTS[game.name]),
        lessons=len(game.lessons()),
    )
