"""Who may do what: for each request and each message of the live channel, what becomes of it.

A row tells how things stand when it is tried, what is sent, and what each of ``WHO`` gets.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

# Free: nobody sits on the other seat; open: it is taken, and the game is to be started by hand.
State = Literal["free", "open", "playing", "over"]

WHO: Final = ("nobody", "revoked", "stranger", "other", "owner")
"""Without a cookie; with that of a session that has ended; a guest without a seat; the person on
the other seat; who set the table up, on the seat that the game waits for."""


class Row(NamedTuple):
    """A request, or a message of the live channel."""

    state: State
    sent: Any
    outcomes: tuple[Any, ...]
    """For a request the status, for a message what answers it, for each of ``WHO``."""


def same(outcome: Any) -> tuple[Any, ...]:
    """Whoever asks gets the same."""
    return (outcome,) * len(WHO)


def known(nobody: Any, stranger: Any, other: Any, owner: Any) -> tuple[Any, ...]:
    """Who has no session, or none any more, is nobody."""
    return (nobody, nobody, stranger, other, owner)


PASSWORD: Final = "correct horse"
_CREDENTIALS: Final = {"name": "No Such Person", "password": PASSWORD}
_BOT: Final = {"kind": "bot", "bot": "greedy"}
_WISH: Final = {"game": "nanga-parbat", "seats": [{"kind": "me"}, _BOT]}

REQUESTS: Final[dict[str, Row]] = {
    "GET /": Row("playing", None, same(200)),
    "GET /healthz": Row("playing", None, same(200)),
    "GET /metrics": Row("playing", None, same(200)),
    "GET /api/games": Row("playing", None, same(200)),
    "GET /api/lobby": Row("playing", None, same(200)),
    "GET /api/learn/{game}": Row("playing", None, same(200)),
    "POST /api/learn/{game}": Row("playing", {"step": 1, "do": "trap 4-1"}, same(200)),
    "GET /api/boards/{game}": Row("playing", None, same(200)),
    "POST /api/boards": Row("playing", {"game": "himalaya", "board": {}}, same(200)),
    "POST /api/replay": Row("playing", {"record": {}}, same(400)),
    "POST /api/reports": Row("playing", {"told": {"page": "/"}}, same(204)),
    "GET /api/me": Row("playing", None, same(200)),
    "PATCH /api/me": Row("playing", {"name": "Cleo"}, known(401, 200, 200, 200)),
    "GET /api/me/data": Row("playing", None, known(401, 200, 200, 200)),
    "POST /api/me/delete": Row("playing", {}, known(401, 204, 204, 204)),
    "POST /api/account": Row("playing", {"name": "NEW"}, known(401, 200, 200, 200)),
    # Guests have no password to change.
    "PUT /api/account/password": Row(
        "playing", {"old": PASSWORD, "new": "another horse"}, known(401, 409, 409, 409)
    ),
    "POST /api/login": Row("playing", _CREDENTIALS, same(403)),
    "POST /api/logout": Row("playing", None, same(204)),
    "GET /api/sessions": Row("playing", None, known(401, 200, 200, 200)),
    # The session to be ended is that of who set the table up.
    "DELETE /api/sessions/{session_id}": Row("playing", None, known(401, 404, 404, 204)),
    "POST /api/tables": Row("playing", _WISH, known(401, 201, 201, 201)),
    "GET /api/tables/{table_id}": Row("playing", None, same(200)),
    "GET /api/tables/{table_id}/record": Row("playing", None, same(200)),
    # The table is not public, and nobody shows its secret; those with a seat stay on it.
    "POST /api/tables/{table_id}/join": Row("open", {}, known(401, 403, 200, 200)),
    "POST /api/tables/{table_id}/seats/{seat}": Row(
        "free", {"chair": _BOT}, known(401, 403, 403, 200)
    ),
    "POST /api/tables/{table_id}/start": Row("open", None, known(401, 403, 403, 200)),
    "POST /api/tables/{table_id}/leave": Row("playing", None, known(401, 403, 200, 200)),
    "POST /api/tables/{table_id}/rematch": Row("over", None, known(401, 403, 200, 200)),
}

_NOT_YOURS: Final = "table.not_yours"

# What is sent is meant for the seat of who set the table up.
MESSAGES: Final[dict[str, Row]] = {
    "act": Row(
        "playing",
        {"seat": 1, "do": "guide 3", "version": 1},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "accepted"),
    ),
    "why": Row(
        "playing",
        {"seat": 1, "do": "guide 3"},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "accepted"),
    ),
    # On this mountain nothing is put together and nothing looked up.
    "try": Row(
        "playing",
        {"seat": 1, "do": "guide 3"},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "match.not_now"),
    ),
    "ask": Row(
        "playing",
        {"question": "yak"},
        known(_NOT_YOURS, _NOT_YOURS, "match.no_questions", "match.no_questions"),
    ),
    # What is shown has no answer: the next message is answered.
    "show": Row(
        "playing",
        {"seat": 1, "laid": ["STA-A"]},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "pong"),
    ),
    "propose": Row(
        "playing",
        {"seat": 1, "what": "abandon"},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "accepted"),
    ),
    # The other has been asked; who set the table up has asked, and may only take it back.
    "reply": Row(
        "playing",
        {"proposal": "asked", "agree": True},
        known("proposal.not_asked", "proposal.not_asked", "accepted", "proposal.not_asked"),
    ),
    "say": Row(
        "playing",
        {"text": "Hello"},
        known("people.unknown", _NOT_YOURS, "accepted", "accepted"),
    ),
    "return": Row(
        "playing",
        {"seat": 1},
        known(_NOT_YOURS, _NOT_YOURS, _NOT_YOURS, "accepted"),
    ),
    "ping": Row("playing", {}, same("pong")),
}
