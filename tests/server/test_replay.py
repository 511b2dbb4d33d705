"""Stepping through a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parbat
from parbat.core.replay import statistics
from parbat.games import find_game
from parbat.server import replaying
from server.people import House

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden" / "nanga-parbat"


def records() -> list[Any]:
    return [json.loads(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("*.json"))]


async def test_every_step_of_a_record_can_be_looked_at(house: House) -> None:
    stranger = await house.stranger(**{"X-Parbat": "1"})
    assert records()
    for record in records():
        answer = await stranger.post("/api/replay?lang=it", json={"record": record})
        assert answer.status_code == 200
        told = answer.json()
        assert [item["version"] for item in told["items"]] == [
            *range(1, len(record["log"]) + 1),
        ]
        assert [item["entry"]["do"] for item in told["items"]] == [e["do"] for e in record["log"]]
        last = told["items"][-1]
        whole = parbat.replay(parbat.parse_record(json.dumps(record).encode()))
        assert last["view"] == json.loads(whole.state.view(None).to_json())
        assert last["outcome"] == record["outcome"] == told["table"]["outcome"]
        assert told["table"]["state"] == ("over" if record["outcome"] else "playing")
        assert all(item["legal"] == {} for item in told["items"])
        assert [seat["name"] for seat in told["table"]["seats"]] == [
            seat["name"] for seat in record["seats"]
        ]


async def test_the_last_step_of_a_finished_game_has_its_numbers(house: House) -> None:
    """In the reader's language; a game that counts nothing has none."""
    stranger = await house.stranger(**{"X-Parbat": "1"})
    path = GOLDEN.parent / "hardback" / "second.json"
    record = parbat.read_record(str(path))
    sent = {"record": json.loads(path.read_bytes())}
    items = (await stranger.post("/api/replay?lang=pt-BR", json=sent)).json()["items"]
    assert [item["statistics"] for item in items[:-1]] == [None] * (len(items) - 1)
    told = items[-1]["statistics"]
    counted = statistics(find_game("hardback"), record)
    assert counted
    for figures, expected in ((told["table"], counted.table), (told["players"], counted.players)):
        assert [(f["name"], f["values"]) for f in figures] == [
            (f.name, [str(value) or "\N{EN DASH}" for value in f.values]) for f in expected
        ]
    assert told["table"][0]["text"] == "Rodadas"
    others = await stranger.post("/api/replay", json={"record": records()[0]})
    assert others.json()["items"][-1]["statistics"] is None


async def test_what_is_no_record_is_refused(house: House) -> None:
    stranger = await house.stranger(**{"X-Parbat": "1"})
    good = records()[0]
    illegal = {**good, "log": [*good["log"][:2], {"by": 0, "do": "end"}], "outcome": None}
    for record, code in (
        ({}, "record.invalid"),
        ("nonsense", "record.invalid"),
        ({**good, "game": "chess"}, "game.unknown"),
        ({**good, "rules": 99}, "record.rules"),
        (illegal, "record.entry"),
    ):
        answer = await stranger.post("/api/replay", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    answer = await stranger.post("/api/replay", json={})
    assert answer.json()["code"] == "request.invalid"


async def test_a_record_with_too_many_steps_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = await house.stranger(**{"X-Parbat": "1"})
    monkeypatch.setattr(replaying, "MOST_STEPS", 3)
    answer = await stranger.post("/api/replay", json={"record": records()[0]})
    assert (answer.status_code, answer.json()["code"]) == (413, "record.steps")
