"""A fresh database for each test, the application over it, and people who use it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.app import make_app
from parbat.server.storage import FILE, address_in, open_database
from parbat.server.thinkers import Thinkers
from server.people import House
from server.serving import served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database without anything in it, since making one takes a while."""
    folder = tmp_path_factory.mktemp("empty")

    async def make() -> None:
        await (await open_database(address_in(folder))).dispose()

    asyncio.run(make())
    return folder / FILE


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    """Worker processes for the computer players of all tests, since they take a while to start."""
    thinkers = Thinkers()
    yield thinkers
    thinkers.close()


@pytest.fixture
async def engine(tmp_path: Path, empty: Path) -> AsyncIterator[AsyncEngine]:
    shutil.copy(empty, tmp_path)
    engine = await open_database(address_in(tmp_path))
    yield engine
    await engine.dispose()


@pytest.fixture
async def app(engine: AsyncEngine, tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[FastAPI]:
    app = make_app(engine, client=tmp_path / "nothing", thinkers=thinkers)
    yield app
    await app.state.hub.close()


@pytest.fixture
async def house(app: FastAPI) -> AsyncIterator[House]:
    """The application without a network: requests only."""
    async with House(app=app) as house:
        yield house


@pytest.fixture
async def online(tmp_path: Path, empty: Path, thinkers: Thinkers) -> AsyncIterator[House]:
    """A server on a free port: requests and live channels."""
    shutil.copy(empty, tmp_path)
    async with served(tmp_path, thinkers=thinkers) as url, House(url) as house:
        yield house
