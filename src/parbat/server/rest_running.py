"""REST for those who run the server: whether it is well, and its numbers."""

from __future__ import annotations

import ipaddress
import secrets

from fastapi import APIRouter, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

from parbat.server.errors import Forbidden
from parbat.server.metrics import Metrics
from parbat.server.openapi import described
from parbat.server.requests import answer
from parbat.server.storage import is_alive
from parbat.server.wire import Health

router = APIRouter()


@router.get("/healthz", openapi_extra=described(Health))
async def health(request: Request) -> Response:
    """Tell whether the server and its database answer."""
    alive = await is_alive(request.app.state.engine)
    return answer(Health(alive), 200 if alive else 503)


@router.get("/metrics", openapi_extra={"responses": {"200": {"description": "For Prometheus"}}})
async def metrics(request: Request) -> Response:
    """Give the numbers of this process to programs on this machine, or to who has the token."""
    _check_reader(request)
    numbers: Metrics = request.app.state.metrics
    return Response(numbers.text(), media_type=CONTENT_TYPE_LATEST)


def _check_reader(request: Request) -> None:
    token: str | None = request.app.state.metrics_token
    if token is not None:
        shown = request.headers.get("authorization", "")
        if secrets.compare_digest(shown.encode(), f"Bearer {token}".encode()):
            return
    elif request.app.state.public_origin is None and _is_here(request):
        # Behind a proxy every request comes from this machine.
        return
    raise Forbidden("metrics.reader")


def _is_here(request: Request) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
