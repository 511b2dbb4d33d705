"""The lists of the first page follow what happens elsewhere, without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.playing import ME, OPEN, name_of, set_up

pytestmark = pytest.mark.browser


def test_a_table_appears_and_disappears_by_itself(page: Page, friend: Page) -> None:
    friend.goto("/")
    friend.get_by_role("button", name="Play", exact=True).first.wait_for()
    friend.evaluate("window.theSamePage = true")
    row = friend.locator("a.table", has_text=name_of(page))
    expect(row).to_have_count(0)

    table = set_up(page, ME, OPEN, public=True)
    expect(row).to_contain_text("Sit down")
    assert row.get_attribute("href") == f"/table/{table['id']}"

    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Give up this table").click()
    expect(row).to_have_count(0)
    assert friend.evaluate("window.theSamePage") is True
