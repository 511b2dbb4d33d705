"""The main states fit their window in every language; a picture of each is kept."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser

from browser.conftest import new_person
from browser.looks import PHONE, TABLET, WIDE, keep_picture, look, width_of
from browser.states import STATES

pytestmark = pytest.mark.browser

MAIN = (
    *("lobby", "setup", "waiting_room", "table_in_play", "table_over", "tutorial", "account"),
    *("settings", "stepping_back"),
)


@pytest.mark.parametrize("language", ["pt-BR", "it"])
def test_the_main_states_fit(browser: Browser, address: str, language: str) -> None:
    person = new_person(browser, address, language=language)
    page = person.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    for state, size in product(MAIN, (WIDE, TABLET, PHONE)):
        if size is WIDE:
            look(page, WIDE)
            STATES[state](page)
        look(page, size)
        keep_picture(page, state, size, "light", language)
        assert (state, width_of(page)) == (state, size[0])
    assert problems == []
    person.close()
