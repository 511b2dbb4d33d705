"""Accounts for tests: made, logged in to, with hashes that take no time."""

from __future__ import annotations

import time
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from parbat.server.accounts import Accounts
from parbat.server.passwords import Passwords
from server.people import COOKIE, Person

PASSWORD = "correct horse"
DAY = 24 * 3600.0


class Counter(PasswordHasher):
    """A quick hasher that counts what it does."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.hashed = 0
        self.verified = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.hashed += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified += 1
        return super().verify(hash, password)


def with_hasher(app: FastAPI, hasher: PasswordHasher) -> None:
    """Let an application make hashes in another way."""
    app.state.accounts = Accounts(app.state.engine, app.state.hub, Passwords(hasher))


class Clock:
    """The time of day, which goes on only when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.time()
        monkeypatch.setattr(time, "time", lambda: self.now)

    def go_on(self, seconds: float) -> None:
        self.now += seconds


async def register(person: Person, name: str, password: str = PASSWORD, status: int = 200) -> Any:
    """Make somebody an account."""
    shown = {"name": name, "password": password}
    return await person.send("POST", "/api/account", shown, status)


async def log_in(person: Person, name: str, password: str = PASSWORD, status: int = 200) -> Any:
    """Log in, and go on with the new session."""
    shown = {"name": name, "password": password}
    answer = await person.send("POST", "/api/login", shown, status)
    person.cookie = person.client.cookies[COOKIE]
    return answer
