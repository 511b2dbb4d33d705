"""What every request passes: who may write, how much, and the headers of every answer."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parbat.core.errors import ParbatError
from parbat.server.errors import Forbidden, TooLarge
from parbat.server.limits import address_of
from parbat.server.requests import limits_of, refusal

MAX_BODY: Final = 64 * 1024
MAX_REPLAY: Final = 4 * 1024 * 1024 + 1024  # a record and what is around it
_SAFE: Final = ("GET", "HEAD", "OPTIONS")

SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Gate:
    """Refuses writes from elsewhere and bodies that are too large; adds security headers."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before ``app``."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api/")

        async def send_secured(answer: Message) -> None:
            if answer["type"] == "http.response.start":
                headers = MutableHeaders(scope=answer)
                for name, value in SECURITY.items():
                    headers[name] = value
                if is_api:
                    headers["Cache-Control"] = "no-store"
            await send(answer)

        limit = MAX_REPLAY if scope["path"] == "/api/replay" else MAX_BODY
        try:
            await _check(Request(scope), limit)
        except ParbatError as problem:
            await refusal(Request(scope), problem)(scope, receive, send_secured)
        else:
            await self.app(scope, _bounded(receive, limit), send_secured)


async def _check(request: Request, limit: int) -> None:
    """Raise ``ParbatError`` if nobody needs to look any further at a request."""
    if request.method not in _SAFE:
        if request.headers.get("x-parbat") != "1":
            # A form of another site cannot set this header.
            raise Forbidden("request.header")
        await limits_of(request).spend("write", address=address_of(request))
    told = request.headers.get("content-length", "0")
    length = int(told) if told.isascii() and told.isdigit() and len(told) < 20 else limit + 1
    if length > limit:
        raise TooLarge("request.too_large", limit=limit)


def _bounded(receive: Receive, limit: int) -> Receive:
    read = 0

    async def receive_bounded() -> Message:
        nonlocal read
        part = await receive()
        read += len(part.get("body", b""))
        if read > limit:
            raise TooLarge("request.too_large", limit=limit)
        return part

    return receive_bounded
