"""The description of the wire, ``/api/openapi.json``: REST and the messages of the live channel."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from parbat.core.record import Record
from parbat.server import wire, wire_people

_REF: Final = "#/components/schemas/{name}"
_MESSAGES: Final = (
    *(wire.NewTable, wire.Joining, wire.SetChair, wire.ToReplay),
    *(wire.GameInfo, wire.TableInfo, wire.Lobby, wire.Replayed, wire.Problem, wire.Health, Record),
    *(wire_people.NewName, wire_people.Credentials, wire_people.NewPassword),
    *(wire_people.Deletion, wire_people.NewReport, wire_people.Me),
    *(wire_people.SessionInfo, wire_people.PersonalData),
    *(wire.Lessons, wire.ToTry, wire.Tried, wire.ToCheck, wire.CheckedBoard),
    *(wire.FromServer, wire.FromClient, wire.LobbyTold),
)


def described(answer: Any, asked: Any = None) -> dict[str, Any]:
    """Return what the description says of a request: what it takes and what it answers.

    An ``answer`` of ``None`` is one without content.
    """
    refused = {"description": "Refused", "content": _content(wire.Problem)}
    too_many = {
        "description": "Too often: to be tried again after some seconds",
        "headers": {"Retry-After": {"schema": {"type": "integer"}}},
        "content": _content(wire.Problem),
    }
    content = {} if answer is None else {"content": _content(answer)}
    told: dict[str, Any] = {
        "responses": {
            "default": refused,
            "429": too_many,
            "2XX": {"description": "Done", **content},
        }
    }
    if asked is not None:
        told["requestBody"] = {"required": True, "content": _content(asked)}
    return told


def describe(app: FastAPI) -> None:
    """Let the application's description hold the types of all messages."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        description = plain()
        _, types = msgspec.json.schema_components(_MESSAGES, ref_template=_REF)
        description.setdefault("components", {}).setdefault("schemas", {}).update(types)
        return description

    # FastAPI's own way to describe more than its routes.
    app.openapi = openapi  # type: ignore[method-assign]


def _content(message: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([message], ref_template=_REF)
    return {"application/json": {"schema": schema}}
