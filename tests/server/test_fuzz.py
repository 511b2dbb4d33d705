"""Requests made at random from the description of the wire: never is the server at a loss."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core import NOT_SET
from schemathesis.core.result import Ok

from parbat.server import wire
from server.boards import of_nanga_parbat
from server.people import GAME, ME, OPEN, RANDOM, House, Person

pytestmark = [pytest.mark.anyio, pytest.mark.deep]

SEED: Final = 20_261_202
EACH: Final = {GenerationMode.POSITIVE: 12, GenerationMode.NEGATIVE: 8}
# A password that nobody told is guessed by nobody, and there is no tutorial step to find by luck.
NEVER_DONE: Final = {"PUT /api/account/password", "POST /api/login"}


def cases_of(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> list[Case[Any]]:
    """Requests by the description, or against it; the same each time."""
    made: list[Case[Any]] = []

    @seed(SEED)
    @settings(
        max_examples=EACH[mode],
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def make(case: Case[Any]) -> None:
        made.append(case)

    with suppress(Unsatisfiable):  # a request that takes nothing cannot be made wrongly
        make()
    return made


class Knowing:
    """Puts names and ids that exist where chance would never find them."""

    def __init__(self, dice: random.Random, ids: dict[str, list[Any]]) -> None:
        self._dice = dice
        self._ids = ids
        self._turns: Counter[str] = Counter()

    def _named(self, name: str, value: Any) -> Any:
        """What stands in an address: by turns all that is known, and each fifth time chance's."""
        turn, known = self._turns[name], self._ids.get(name, [])
        self._turns[name] += 1
        return known[(turn - turn // 5) % len(known)] if known and turn % 5 < 4 else value

    def address(self, case: Case[Any]) -> str:
        path = str(case.path)
        for name, value in (case.path_parameters or {}).items():
            chosen = quote(str(self._named(name, value)), safe="") or "-"
            path = path.replace(f"{{{name}}}", chosen)
        return path

    def body(self, value: Any) -> Any:
        """A message with what is known in some of its places."""
        if isinstance(value, dict):
            return {name: self._field(name, part) for name, part in value.items()}
        return [self.body(part) for part in value] if isinstance(value, list) else value

    def _field(self, name: str, value: Any) -> Any:
        known = self._ids.get(name)
        if known and self._dice.random() < 0.7:
            return self._dice.choice(known)
        return self.body(value)


async def tables_of(person: Person, app: FastAPI) -> tuple[list[str], Any]:
    """Tables of somebody, in each state, and the record of one of them."""
    me = await person.get("/api/me")
    free = [await person.table(ME, OPEN) for _ in range(2)]
    full = {"game": GAME, "seats": [ME, RANDOM], "by_hand": True}
    waiting = await person.send("POST", "/api/tables", full, 201)
    playing = [await person.table(ME, ME) for _ in range(2)]
    live = await app.state.hub.open(playing[0]["id"])
    await live.act(me["id"], wire.Act("f", live.version(me["id"]), 0, "resign"))
    record = await person.get(f"/api/tables/{playing[0]['id']}/record")
    return [table["id"] for table in [*free, waiting, *playing]], record


async def a_knowing_person(
    house: House, app: FastAPI, dice: random.Random
) -> tuple[Person, Knowing]:
    person = await house.person()
    tables, record = await tables_of(person, app)
    sessions = await person.get("/api/sessions")
    ids: dict[str, list[Any]] = {
        "table_id": tables,
        "session_id": [session["id"] for session in sessions],
        "seat": [0, 1],
        "game": [GAME],
        "record": [record],
        "seats": [None, [ME, OPEN], [ME, RANDOM]],
        "chair": [OPEN, RANDOM],
        "options": [{}, {"area_variant": True}],
        "board": [None, of_nanga_parbat()],
        "pace": [None, {"kind": "days", "days": 2}],
        "stand_in": [None, "greedy"],
        "step": [1],
        "do": ["trap 4-1"],
        "name": [f"Ida {dice.randrange(10**9)}"],
        "password": ["correct horse", None],
        "told": [{"page": "/"}],
    }
    return person, Knowing(dice, ids)


async def send(person: Person, knowing: Knowing, case: Case[Any]) -> httpx.Response:
    """Send a request made at random."""
    sent: dict[str, Any] = {}
    if case.body is not NOT_SET:
        body = knowing.body(case.body)
        sent["content"] = body if isinstance(body, bytes) else json.dumps(body, default=repr)
    headers = {"X-Parbat": "1", "Content-Type": str(case.media_type or "application/json")}
    query = {name: str(value) for name, value in (case.query or {}).items()}
    address = knowing.address(case)
    return await person.client.request(case.method, address, params=query, headers=headers, **sent)


def is_well_told(answer: httpx.Response) -> bool:
    """Whether an answer is one of those that are described."""
    if answer.status_code < 400:
        return True
    return answer.status_code < 500 and set(answer.json()) == {"code", "data", "message"}


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_no_request_leaves_the_server_at_a_loss(house: House, app: FastAPI) -> None:
    dice = random.Random(SEED)
    reached: defaultdict[str, set[int]] = defaultdict(set)
    wrong: list[str] = []
    schema = schemathesis.openapi.from_dict(app.openapi())
    for made in schema.get_all_operations():
        assert isinstance(made, Ok)
        operation = made.ok()
        label = f"{operation.method.upper()} {operation.path}"
        person, knowing = await a_knowing_person(house, app, dice)
        for mode in EACH:
            for case in cases_of(operation, mode):
                answer = await send(person, knowing, case)
                reached[label].add(answer.status_code)
                if not is_well_told(answer):
                    wrong.append(f"{answer.request.method} {answer.request.url}: {answer.text}")
                if (await person.client.get("/api/sessions")).status_code == 401:
                    person, knowing = await a_knowing_person(house, app, dice)
    assert wrong == []
    assert len(reached) > 25
    done = {label for label, statuses in reached.items() if any(s < 300 for s in statuses)}
    assert set(reached) - done <= NEVER_DONE, dict(reached)
