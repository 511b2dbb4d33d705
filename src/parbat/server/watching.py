"""Counts and logs every request and every live channel, by route."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parbat.server.metrics import Metrics

_CLIENT: Final = "client"  # its files and pages, whatever somebody asks for
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

log = logging.getLogger(__name__)


class Watch:
    """Stands before everything else. Paths and queries are for nobody's eyes: routes are told."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Watch what ``app`` is asked."""
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and note what became of it."""
        status = 500
        began = time.perf_counter()

        async def send_noted(answer: Message) -> None:
            nonlocal status
            if answer["type"] == "http.response.start":
                status = answer["status"]
            await send(answer)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            seconds = time.perf_counter() - began
            if scope["type"] == "http":
                self._note(scope, status, seconds)
            elif scope["type"] == "websocket":
                told = {"route": _route(scope), "seconds": round(seconds, 1)}
                log.info("channel", extra=told)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        # Anybody can invent methods, and each would be kept for ever.
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._metrics.answered(method, route, status, seconds)
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=told)


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return str(getattr(route, "path", _CLIENT))
