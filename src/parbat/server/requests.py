"""What a request brings along: a language, a person, a message; and how it is refused."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parbat.core.errors import ParbatError
from parbat.core.options import Value
from parbat.server.errors import BadRequest, Nobody, status_of
from parbat.server.hub import Hub
from parbat.server.people import Person
from parbat.server.wire import Problem
from parbat.texts import LANGUAGES, catalogue, find_language

COOKIE: Final = "parbat_session"
_LONGEST_VALUE = 300

T = TypeVar("T")


def language_of(connection: HTTPConnection) -> str:
    """Return the language to answer in: that of the query, else the first known in the header."""
    if asked := connection.query_params.get("lang"):
        return find_language(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        spoken = part.split(";")[0].strip().lower().split("-")[0]
        if any(spoken == known.lower().split("-")[0] for known in LANGUAGES):
            return find_language(spoken)
    return find_language("")


def hub_of(connection: HTTPConnection) -> Hub:
    """Return the tables of the application that the connection belongs to."""
    hub: Hub = connection.app.state.hub
    return hub


async def visitor(connection: HTTPConnection) -> Person | None:
    """Return whose session the connection belongs to."""
    return await hub_of(connection).people.of_session(connection.cookies.get(COOKIE))


async def sender(request: Request) -> Person:
    """Return who sent a request; raises ``Nobody``."""
    person = await visitor(request)
    if person is None:
        raise Nobody("people.unknown")
    return person


async def message(request: Request, kind: type[T]) -> T:
    """Read the message of a request; raises ``BadRequest``."""
    body = await request.body()
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest("request.invalid", detail=str(problem)) from None


def answer(value: object, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(request: Request, problem: ParbatError) -> Response:
    """Answer that something is wrong, in the reader's language."""
    told = Problem(problem.code, data_of(problem), catalogue(language_of(request)).say(problem))
    return answer(told, status_of(problem))


def data_of(problem: ParbatError) -> dict[str, Value | None]:
    """Return the values that come with an error, as they may travel."""
    return {name: _short(value) for name, value in problem.data.items()}


def _short(value: object) -> Value | None:
    if value is None or isinstance(value, bool | int):
        return value
    return (value.code if isinstance(value, ParbatError) else str(value))[:_LONGEST_VALUE]
