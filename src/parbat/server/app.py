"""The application: REST, the live channel and the browser client's files in one."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

import parbat
from parbat.core.errors import ParbatError
from parbat.server import learning, rest, rest_people, rest_running, socket
from parbat.server.accounts import Accounts
from parbat.server.bus import Bus
from parbat.server.errors import BadRequest, Missing
from parbat.server.gate import Gate
from parbat.server.hub import Hub
from parbat.server.limits import Limits, Policies
from parbat.server.metrics import Metrics
from parbat.server.openapi import describe
from parbat.server.requests import language_of, refusal
from parbat.server.thinkers import Thinkers
from parbat.server.watching import Watch
from parbat.texts import catalogue

CLIENT = Path(parbat.__file__).parent / "static"
_FOREVER = "public, max-age=31536000, immutable"


def make_app(
    engine: AsyncEngine,
    *,
    public_url: str | None = None,
    pause: float = 0.0,
    client: Path = CLIENT,
    bus: Bus | None = None,
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
    metrics_token: str | None = None,
) -> FastAPI:
    """Return the application over a database that is open; ``client`` is where its files are.

    Without a ``bus`` no other process may serve the same database; without ``limits`` everything
    may be done as often as somebody likes.
    """
    app = FastAPI(
        title="Parbat",
        version=parbat.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    describe(app)
    public = urlsplit(public_url or "")
    app.state.engine = engine
    app.state.one_replay = asyncio.Lock()
    app.state.metrics = Metrics()
    app.state.hub = Hub(engine, pause, bus, thinkers, app.state.metrics)
    app.state.limits = limits or Limits(Policies())
    app.state.accounts = Accounts(engine, app.state.hub)
    app.state.public_origin = f"{public.scheme}://{public.netloc}" if public_url else None
    app.state.metrics_token = metrics_token
    app.state.secure = public.scheme == "https"
    app.add_middleware(Gate)
    app.add_middleware(Watch, metrics=app.state.metrics)
    app.add_exception_handler(ParbatError, _refuse)
    app.add_exception_handler(HTTPException, _refuse_unknown)
    app.add_exception_handler(RequestValidationError, _refuse_address)
    app.include_router(rest.router, tags=["games and tables"])
    app.include_router(rest_running.router, tags=["running the server"])
    app.include_router(rest_people.router, tags=["people"])
    app.include_router(learning.router, tags=["tutorials"])
    app.include_router(socket.router)
    if (client / "index.html").is_file():
        app.mount("/", Client(directory=client))
    else:
        app.add_api_route("/", no_client, include_in_schema=False)
    return app


class Client(StaticFiles):
    """The files of the browser client; every other address is a page inside it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the client's one page."""
        if path.startswith("api/"):
            raise HTTPException(404)
        try:
            found = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("assets/"):
                raise
            path = "index.html"
            found = await super().get_response(path, scope)
        # The names of assets change with what is in them.
        found.headers["Cache-Control"] = _FOREVER if path.startswith("assets/") else "no-cache"
        return found


async def no_client(request: Request) -> Response:
    """Say that the server runs, where there are no files of the client."""
    language = language_of(request)
    sentence = html.escape(catalogue(language).text("serve-no-client"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Parbat</title><p>{sentence}</p></html>"
    )


async def _refuse(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, ParbatError):
        raise problem
    return refusal(request, problem)


async def _refuse_address(request: Request, problem: Exception) -> Response:
    # A part of the address is not what it should be.
    return refusal(request, BadRequest("request.invalid", detail=request.url.path))


async def _refuse_unknown(request: Request, problem: Exception) -> Response:
    told = refusal(request, Missing("request.unknown"))
    if isinstance(problem, HTTPException):
        told.status_code = problem.status_code
    return told
