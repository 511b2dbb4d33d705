"""What the server refuses, one class for each status of HTTP."""

from __future__ import annotations

from typing import Final

from parbat.core.errors import BadFile, ParbatError


class BadRequest(ParbatError):
    """The request cannot be understood."""


class Nobody(ParbatError):
    """Nobody is known to have sent the request."""


class Forbidden(ParbatError):
    """The sender may not do this."""


class Missing(ParbatError):
    """There is no such thing."""


class Conflict(ParbatError):
    """It does not go with how things stand now."""


class TooLarge(ParbatError):
    """The request is too large."""


class TooMany(ParbatError):
    """The sender has to wait a while."""


class CannotServe(BadFile):
    """The server cannot start here."""


_STATUS: Final[dict[type[ParbatError], int]] = {
    Nobody: 401,
    Forbidden: 403,
    Missing: 404,
    Conflict: 409,
    TooLarge: 413,
    TooMany: 429,
}


def status_of(problem: ParbatError) -> int:
    """Return the status of HTTP that goes with an error; 400 for whatever the games refuse."""
    return _STATUS.get(type(problem), 400)
