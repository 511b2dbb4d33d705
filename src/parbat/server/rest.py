"""REST: games, tables, records."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from parbat.bots import BOTS
from parbat.core.game import Game
from parbat.core.record import Record
from parbat.games import GAMES
from parbat.games.boards import BOARDS, find_boards
from parbat.server import seating
from parbat.server.boards import checked, options_of
from parbat.server.errors import Conflict
from parbat.server.limits import address_of
from parbat.server.live import LiveTable
from parbat.server.openapi import described
from parbat.server.people import Person
from parbat.server.replaying import replayed
from parbat.server.requests import (
    answer,
    hub_of,
    language_of,
    limits_of,
    message,
    sender,
    visitor,
)
from parbat.server.wire import (
    CheckedBoard,
    GameInfo,
    Joining,
    Lobby,
    NewTable,
    Replayed,
    SetChair,
    TableInfo,
    ToCheck,
    ToReplay,
)

router = APIRouter()


@router.get("/api/games", openapi_extra=described(list[GameInfo]))
async def games() -> Response:
    """List what can be played."""
    return answer([_described(game) for game in GAMES.values()])


@router.post("/api/boards", openapi_extra=described(CheckedBoard, ToCheck))
async def board(request: Request) -> Response:
    """Check a board of somebody's own for a game."""
    wish, language = await message(request, ToCheck), language_of(request)
    await limits_of(request).spend("board", address=address_of(request))
    return answer(checked(wish, language))


@router.get("/api/boards/{game}", openapi_extra=described(dict[str, Any]))
async def usual_board(game: str) -> Response:
    """Give the board that comes with Parbat, to be typed over."""
    return Response(find_boards(game).example, media_type="application/json")


@router.get("/api/lobby", openapi_extra=described(Lobby))
async def lobby(request: Request) -> Response:
    """List the tables somebody can go to."""
    return answer(await hub_of(request).lobby(await visitor(request)))


@router.post("/api/tables", status_code=201, openapi_extra=described(TableInfo, NewTable))
async def create(request: Request) -> Response:
    """Set up a table."""
    person, wish = await sender(request), await message(request, NewTable)
    await _check_room(request, person)
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
    await _check_room(request, person)
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
    await limits_of(request).spend("replay", address=address_of(request))
    # Long records take a while: one at a time, and beside the event loop.
    async with request.app.state.one_replay:
        encoded = await asyncio.to_thread(replayed, bytes(given.record), language)
    return Response(encoded, media_type="application/json")


async def _check_room(request: Request, person: Person) -> None:
    """Raise ``ParbatError`` if somebody may set up no more tables now."""
    limits = limits_of(request)
    await limits.spend("table", person=person.id)
    most = limits.policies.tables
    if most is not None and await hub_of(request).people.going_on(person.id) >= most:
        raise Conflict("table.too_many", limit=most)


def _told(live: LiveTable, person: Person | None, status: int = 200) -> Response:
    return answer(live.info(person.id if person else None), status)


def _described(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.rules,
        seats=list(game.seats),
        options=options_of(game),
        bots=list(BOTS[game.name]),
        lessons=len(game.lessons()),
        boards=game.name in BOARDS,
    )
