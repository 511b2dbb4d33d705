"""What a request brings along: a language, a person, a message; and how it is refused."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parbat.core.errors import ParbatError
from parbat.server.accounts import Accounts
from parbat.server.errors import BadRequest, Nobody, TooMany, data_of, status_of
from parbat.server.hub import Hub
from parbat.server.limits import Limits
from parbat.server.people import Person
from parbat.server.wire import Problem
from parbat.texts import LANGUAGES, catalogue, find_language

COOKIE: Final = "parbat_session"

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


def limits_of(connection: HTTPConnection) -> Limits:
    """Return who counts how often something is done."""
    limits: Limits = connection.app.state.limits
    return limits


def accounts_of(connection: HTTPConnection) -> Accounts:
    """Return the accounts of the application that the connection belongs to."""
    accounts: Accounts = connection.app.state.accounts
    return accounts


async def visitor(connection: HTTPConnection) -> Person | None:
    """Return whose session the connection belongs to."""
    return await accounts_of(connection).sessions.person_of(connection.cookies.get(COOKIE))


async def known(request: Request) -> Person:
    """Return who asks for something; raises ``Nobody``."""
    person = await visitor(request)
    if person is None:
        raise Nobody("people.unknown")
    return person


async def sender(request: Request) -> Person:
    """Return who wants to write something; raises ``Nobody``, and ``TooMany`` if it is too much."""
    person = await known(request)
    await limits_of(request).spend("write", person=person.id)
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
    refused = answer(told, status_of(problem))
    if isinstance(problem, TooMany):
        refused.headers["Retry-After"] = str(problem.data.get("seconds", 1))
    return refused
