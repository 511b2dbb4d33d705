"""Sounds are off until they are switched on, and come only after somebody did something."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.playing import LEGAL, ME, set_up, sit_at

pytestmark = pytest.mark.browser

# Counts the tones that are begun, and the contexts that are made.
COUNT = """
  window.heard = { contexts: 0, tones: 0 }
  const Context = window.AudioContext
  window.AudioContext = class extends Context {
    constructor(...args) { super(...args); window.heard.contexts += 1 }
  }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (at) { window.heard.tones += 1; start.call(this, at) }
"""


def heard(page: Page) -> dict[str, int]:
    counted: dict[str, int] = page.evaluate("window.heard")
    return counted


def test_without_the_switch_nothing_sounds(page: Page) -> None:
    page.add_init_script(COUNT)
    sit_at(page, set_up(page, ME, ME))
    page.locator(LEGAL).first.click()
    expect(page.get_by_text("Trap an animal in region").first).to_be_visible()
    assert heard(page) == {"contexts": 0, "tones": 0}


def test_switched_on_they_come_with_what_happens(page: Page) -> None:
    page.add_init_script(COUNT)
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Sounds")
    expect(switch).not_to_be_checked()
    switch.click()
    sit_at(page, set_up(page, ME, ME))
    # A table that is only opened is silent, and so is the page before a gesture.
    assert heard(page) == {"contexts": 0, "tones": 0}
    page.locator(LEGAL).first.click()
    expect(page.get_by_text("Trap an animal in region").first).to_be_visible()
    assert heard(page)["contexts"] == 1
    before = heard(page)["tones"]
    assert before > 0
    page.locator(LEGAL).first.click()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    assert heard(page)["tones"] > before
    page.goto("/settings")
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()  # it is kept
