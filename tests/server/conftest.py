"""A fresh database for each test, the applications over it, and people who use them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from parbat.server.storage import FILE, address_in, open_database
from parbat.server.thinkers import Thinkers
from server.backends import Databases, Place, need_redis, on_file, server_of_postgres
from server.people import House
from server.secretive import Town
from server.serving import opened, served


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
def databases() -> Iterator[Databases]:
    """PostgreSQL and Redis; what needs them is skipped where they are absent."""
    need_redis()
    with server_of_postgres() as server:
        databases = Databases(server)
        databases.open()
        yield databases
        databases.close()


@pytest.fixture(scope="session")
def workers() -> Iterator[Thinkers]:
    """Processes for the computer players of all tests, since they take a while to start."""
    workers = Thinkers()
    yield workers
    workers.close()


@pytest.fixture
def thinkers(workers: Thinkers) -> Iterator[Thinkers]:
    """The processes for one test: the next does not wait for what this one no longer asks."""
    yield workers
    if workers.are_busy:
        workers.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.shared)])
def place(request: pytest.FixtureRequest, tmp_path: Path, empty: Path) -> Place:
    """What a test runs over: everything runs over both, unless it says otherwise."""
    if request.param == "sqlite":
        return on_file(tmp_path, empty)
    databases: Databases = request.getfixturevalue("databases")
    return databases.place()


@pytest.fixture
async def engine(place: Place) -> AsyncIterator[AsyncEngine]:
    engine = await open_database(place.address)
    yield engine
    await engine.dispose()


@pytest.fixture
async def apps(place: Place, thinkers: Thinkers) -> AsyncIterator[list[FastAPI]]:
    """Each of the applications over the database."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(opened(place, thinkers)) for _ in range(place.servers)
        ]


@pytest.fixture
def app(apps: list[FastAPI]) -> FastAPI:
    """The one application that everybody uses in a test that looks inside of it."""
    return apps[0]


@pytest.fixture
async def house(apps: list[FastAPI], request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """The applications without a network: requests only."""
    used = apps[:1] if "app" in request.fixturenames else apps
    async with House.of([("http://parbat.test", app) for app in used]) as house:
        yield house


@pytest.fixture
async def online(place: Place, thinkers: Thinkers) -> AsyncIterator[House]:
    """Servers on free ports: requests and live channels."""
    async with AsyncExitStack() as stack:
        urls = [
            await stack.enter_async_context(served(place, thinkers=thinkers))
            for _ in range(place.servers)
        ]
        yield await stack.enter_async_context(House.of([(url, None) for url in urls]))


@pytest.fixture
async def town(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Town]:
    """Where tables of Himalaya are set up, with a time of its own."""
    town = Town(engine, monkeypatch)
    yield town
    await town.close()
