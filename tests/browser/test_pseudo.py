"""In the language of the tests every text that can be read was said by a catalogue, and fits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import new_person
from browser.looks import PHONE, WIDE, look, width_of
from browser.states import STATES
from browser.texts import PSEUDO, outside, raw, read

pytestmark = pytest.mark.browser

NAMES = frozenset(
    # Languages call themselves by their own names, and keys are named as they are labelled.
    {"English", "Portugu", "Brasil", "Italiano", "Enter", "Esc", "xx", "PSEUDO"}
    # The project's name stands in the window's title before the client does.
    | {"Parbat"}
    # Players, and what one of them says.
    | {"Computer", "Guest", "Hello"}
)


@pytest.fixture(scope="module")
def somebody(browser: Browser, address: str) -> Iterator[Page]:
    person = new_person(browser, address)
    page = person.new_page()
    page.goto(f"/?lang={PSEUDO}")  # from here on it is kept
    page.locator("article.game").first.wait_for()
    yield page
    person.close()


@pytest.mark.parametrize("state", STATES)
def test_no_page_shows_raw_text(somebody: Page, state: str) -> None:
    look(somebody, WIDE)
    STATES[state](somebody)
    for size in (WIDE, PHONE):
        look(somebody, size)
        texts = read(somebody)
        assert any(text.startswith("[") for text in texts[1:])
        assert raw(texts, NAMES) == []
        assert width_of(somebody) == size[0]


def test_it_is_offered_to_nobody(page: Page) -> None:
    page.goto("/settings")
    languages = page.get_by_role("group", name="Language").get_by_role("radio")
    values = [radio.get_attribute("value") for radio in languages.all()]
    assert values == ["en", "pt-BR", "it"]
    page.goto("/?lang=xx")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_raw_text_would_be_found(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).first.wait_for()
    assert "Play" in raw(read(page), NAMES)


def test_only_what_stands_outside_of_all_brackets_counts() -> None:
    assert outside("[Wáá [Noor] x] 3-4 end [y]") == " 3-4 end "
    assert raw(["[Tééxť] Noor", "[a [b] c]", "+3", "2-4"], frozenset({"Noor"})) == []
    assert raw(["[Tééxť] end"], frozenset()) == ["[Tééxť] end"]
