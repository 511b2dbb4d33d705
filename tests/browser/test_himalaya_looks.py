"""Himalaya in each of its states: axe finds nothing serious, all fits, a picture is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, TABLET, THEMES, WIDE, Size, keep_picture, look, width_of
from browser.playing import moved_on, table_of
from browser.positions import HIMALAYA, TRADING, Moment, begin_at, kept
from browser.test_accessibility import findings
from browser.trading import asked, caravan, exits, type_action, village

pytestmark = pytest.mark.browser

OVER = Moment("out-by-stupas", len(kept("out-by-stupas", HIMALAYA).log), 0, HIMALAYA)
SIX = Moment("six", 129, 0, HIMALAYA)
STATES = {
    **TRADING,
    "planned": TRADING["plan"],
    "counter": TRADING["event"],
    "sending": TRADING["reward"],
    "splitting": TRADING["split"],
    "reveal": TRADING["plan"],
    "six": SIX,
    "over": OVER,
}
ASKED = {"start": "start", "plan": "plan", "planned": "plan", "reveal": "plan", "over": "over"}
ASKED |= dict.fromkeys(("reward", "sending", "six"), "reward")
IN_WORDS = [state for state in STATES if state not in ("start", "deal", "splitting", "planned")]


@pytest.fixture(scope="module")
def people(browser: Browser, address: str) -> Iterator[dict[str, Page]]:
    found = {lang: new_person(browser, address, language=lang) for lang in ("en", "pt-BR", "it")}
    yield {lang: person.new_page() for lang, person in found.items()}
    for person in found.values():
        person.close()


def go_to(page: Page, data: Path, state: str) -> None:
    """Open a table in a state."""
    look(page, WIDE)
    begin_at(page, data, STATES[state])
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    if state != "over":
        assert asked(page) == ASKED.get(state, "choice")
    if state == "planned":
        here = caravan(page)
        _, there = exits(page, here)[0]
        village(page, there)
        village(page, there)
        page.keyboard.type("iss")
        expect(page.locator("[data-slot].lost").first).to_be_visible()
    elif state == "counter":
        page.locator("[data-kind=snowstorm]").click()
    elif state == "sending":
        page.locator("[data-prize=barter]").click()
        page.locator("[data-prize=delegations]").click()
        page.locator("[data-send]").first.click()
    elif state == "splitting":
        page.locator("[data-kind=delegations]").click()
        page.locator("polygon.legal").first.press("Enter")
        expect(page.locator("[data-act]")).to_be_visible()
    elif state == "reveal":
        before = table_of(page)["version"]
        type_action(page, kept(STATES[state].record, HIMALAYA).log[STATES[state].entries].do)
        moved_on(page, before)
        page.locator("[data-watch]").click()
        for _ in range(6):
            page.locator("[data-step]").click()


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious(people: dict[str, Page], data: Path, state: str) -> None:
    page = people["en"]
    go_to(page, data, state)
    for size, theme in product((WIDE, TABLET, PHONE), THEMES):
        look(page, size, theme)
        keep_picture(page, f"himalaya_{state}", size, theme)
        only = "color-contrast" if theme == "dark" else None
        assert (size, theme, findings(page, only)) == (size, theme, [])
        assert_all_is_there(page, size)


def assert_all_is_there(page: Page, size: Size) -> None:
    """Check that the page is as wide as its window, and every button of the bar in it."""
    assert width_of(page) == size[0]
    for button in page.locator(".hm-bar .btn").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["pt-BR", "it"])
@pytest.mark.parametrize("state", IN_WORDS)
def test_longer_words_fit(people: dict[str, Page], data: Path, state: str, language: str) -> None:
    page = people[language]
    go_to(page, data, state)
    for size in (WIDE, TABLET, PHONE):
        look(page, size)
        keep_picture(page, f"himalaya_{state}", size, "light", language)
        assert_all_is_there(page, size)
