"""axe finds nothing serious on any page, in any of its looks; a picture of each is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import new_person
from browser.looks import PHONE, THEMES, WIDE, keep_picture, look, width_of
from browser.states import STATES

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (only) => {
  const runOnly = only ? { runOnly: [only] } : {}
  const { violations, passes, incomplete } = await axe.run(document, runOnly)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return {
    checked: passes.length + incomplete.length,
    found: serious.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  }
}"""


@pytest.fixture(scope="module")
def somebody(browser: Browser, address: str) -> Iterator[Page]:
    person = new_person(browser, address)
    yield person.new_page()
    person.close()


def findings(page: Page, only: str | None = None) -> Any:
    """Return what axe finds serious or critical on a page."""
    # Evaluated and not added as a script: the page lets no foreign script in.
    page.evaluate(AXE.read_text("utf-8"))
    told = page.evaluate(_RUN, only)
    assert told["checked"] > (0 if only else 10)
    return told["found"]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious(somebody: Page, state: str) -> None:
    look(somebody, WIDE)
    STATES[state](somebody)
    for size, theme in product((WIDE, PHONE), THEMES):
        look(somebody, size, theme)
        keep_picture(somebody, state, size, theme)
        # Only colours change with the theme.
        only = "color-contrast" if theme == "dark" else None
        assert (size, theme, findings(somebody, only)) == (size, theme, [])
        assert width_of(somebody) == size[0]


def test_axe_would_find_something(page: Page) -> None:
    page.goto("/")
    page.locator("article.game").first.wait_for()
    page.evaluate("document.querySelector('header nav .icon').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('article.game .main').style.color = '#668'")
    assert sorted(rule for rule, _ in findings(page)) == ["button-name", "color-contrast"]
