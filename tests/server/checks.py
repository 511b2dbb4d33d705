"""What must be so after a game, whatever happened to its players and to the server."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from parbat.core.record import Record, parse_record
from server.faulty import Client
from server.people import Person


async def record_of(person: Person, table: Any) -> Record:
    """The record of a table as the server gives it."""
    told = await person.get(f"/api/tables/{table['id']}/record")
    return parse_record(json.dumps(told).encode())


def done_once(record: Record, clients: Iterable[Client], *, seats: Iterable[int]) -> None:
    """What some seats did is exactly what was accepted, each command once, and where it was said.

    For games without secrets, where the versions count the entries.
    """
    accepted = {
        answers[0]["version"]: client.asked[command]
        for client in clients
        for command, answers in client.answers.items()
        if client.asked[command]["type"] == "act" and answers[0]["type"] == "accepted"
    }
    mine = set(seats)
    logged = {n: entry for n, entry in enumerate(record.log, start=1) if entry.by in mine}
    assert sorted(accepted) == sorted(logged)
    for version, asked in accepted.items():
        entry = logged[version]
        assert (entry.by, entry.do) == (asked["seat"], asked["do"])


def answered_alike(client: Client) -> None:
    """Whoever asks again gets the same answer."""
    for command, answers in client.answers.items():
        if client.asked[command]["type"] == "act":
            assert len({answer["type"] for answer in answers}) == 1
            if answers[0]["type"] == "accepted":
                assert len({answer["version"] for answer in answers}) == 1
