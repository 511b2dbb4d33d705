"""A real server and a real browser for the tests of the table."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

import parbat
from browser.looks import WIDE, Theme

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
expect.set_options(timeout=20_000)  # other things may be going on on the machine
STATIC = Path(parbat.__file__).parent / "static" / "index.html"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a file's server, in which it keeps its tables."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    """Start ``parbat serve`` on a free port and return where it answers.

    Each file of tests has a server of its own, with all its limits: they are counted by address,
    and everybody here comes from the same.
    """
    if not STATIC.exists():
        pytest.skip("the browser client is not built: make client")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "parbat", "serve", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen([*command, "--no-open", "--bot-pause", "0"], stdout=subprocess.PIPE)
    try:
        _wait_until_it_answers(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate(timeout=90)


def _wait_until_it_answers(url: str) -> None:
    deadline = time.monotonic() + 90  # other things may be going on here as well
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the distribution's Chromium, else Playwright's own."""
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        except Error:
            pytest.skip("no Chromium on this machine")
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Open a new person's browser, wide, without animation, in English."""
    person = new_person(browser, address)
    yield person
    person.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """Open a page that must not complain in its console."""
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    yield page
    assert problems == []


@pytest.fixture
def tab(context: BrowserContext) -> Page:
    """Open a page whose console may note that the server refuses something."""
    return context.new_page()


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """Open a page in the browser of a second person."""
    person = new_person(browser, address)
    yield person.new_page()
    person.close()


def new_person(
    browser: Browser,
    address: str,
    width: int = WIDE[0],
    height: int = WIDE[1],
    language: str = "en",
    theme: Theme = "light",
) -> BrowserContext:
    """Open a browser of its own for one more person."""
    return browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,
        has_touch=width < WIDE[0],
        reduced_motion="reduce",
    )
