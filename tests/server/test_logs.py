"""Logs: what they tell, and what never gets into them."""

from __future__ import annotations

import json
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from parbat.server.logs import set_up_logs
from server.people import ME, OPEN, House
from server.secretive import ONE, OTHER
from server.serving import Process
from server.test_programmes import programming, three

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the logs as they were before a test."""
    root, ours = logging.getLogger(), logging.getLogger("parbat")
    handlers, level, own_level = root.handlers, root.level, ours.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    ours.setLevel(own_level)


def test_an_event_is_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    logging.getLogger("parbat.x").info("request", extra={"route": "/api/me", "ms": 1.5})
    logging.getLogger("parbat.x").debug("too much")
    logging.getLogger("somebody.else").info("too much")
    (line,) = capsys.readouterr().err.splitlines()
    event = json.loads(line)
    assert event.pop("timestamp").endswith("Z")
    assert event == {
        "event": "request",
        "level": "info",
        "logger": "parbat.x",
        "route": "/api/me",
        "ms": 1.5,
    }


@pytest.mark.parametrize("terminal", [True, False])
def test_errors_come_with_their_traceback_and_without_values(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    set_up_logs("warning")

    def fail(password: str) -> float:
        return 1 / 0 if password else 0.0

    try:
        fail("correct " + "horse")
    except ZeroDivisionError:
        logging.getLogger("parbat.x").exception("it failed")
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told
    assert "in fail" in told
    assert "correct horse" not in told
    assert (told.count("\n") == 1) is not terminal


async def test_no_secret_of_a_whole_session_gets_into_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with (
        Process(tmp_path, "--log-level", "debug", log=log) as process,
        House(process.url) as house,
    ):
        ana, ben = await house.person("Anastasia"), await house.person("Benvenuto")
        made = {"name": "Anastasia-7", "password": "correct horse battery"}
        await ana.send("POST", "/api/account", made)
        await ana.send("POST", "/api/login", {**made, "password": "incorrect pony"}, 403)
        table = await ana.table(ME, OPEN)
        await ben.client.get("/api/me?lang=it&token=squirrel")
        await ben.join(table, table["secret"])
        async with ana.at(table, since=0) as seen:
            await seen.say(type="say", id="a", text="hush, a whisper")
            await seen.until("message")
            await seen.act("resign", 0)
            await seen.say(type="nonsense", id="a", text="hush, a whisper")
            await seen.answer()
        cookies = [ana.cookie, ana.client.cookies["parbat_session"], ben.cookie]
        await process.end(signal.SIGTERM)
    text = log.read_text("utf-8")
    secrets = (
        *cookies,
        *(table["secret"], "correct horse", "incorrect pony", "squirrel", "lang=it", "since="),
        *("whisper", "Anastasia", "Benvenuto"),
    )
    assert [secret for secret in secrets if secret in text] == []
    events = [json.loads(line) for line in text.splitlines()]
    assert "/api/tables/{table_id}/join" in {event.get("route") for event in events}
    assert {"request", "channel", "game started", "game over"} <= {e["event"] for e in events}


async def test_no_programme_gets_into_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with (
        Process(tmp_path, "--log-level", "debug", log=log) as process,
        House(process.url) as house,
        AsyncExitStack() as stack,
    ):
        people, table = await three(house, show_committed=False)
        ana, ben, _ = await programming(stack, people, table)
        for do in (ONE, OTHER):
            assert (await ana.act(do, 0))["type"] == "accepted"
        refused = await ben.act("program dirt walk", 1)
        assert refused["type"] == "refused"
        await process.end(signal.SIGTERM)
    text = log.read_text("utf-8")
    assert "game started" in text
    assert [word for word in ("program", "dirt", "ice ice", "walk") if word in text] == []
