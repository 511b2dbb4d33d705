"""What the server refuses, one class for each status of HTTP."""

from __future__ import annotations

from typing import Final

from parbat.core.errors import BadFile, ParbatError
from parbat.core.options import Value


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


_LONGEST_VALUE = 300
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


def data_of(problem: ParbatError) -> dict[str, Value | None]:
    """Return the values that come with an error, as they may travel."""
    return {name: _short(value) for name, value in problem.data.items()}


def _short(value: object) -> Value | None:
    if value is None or isinstance(value, bool | int):
        return value
    return (value.code if isinstance(value, ParbatError) else str(value))[:_LONGEST_VALUE]
