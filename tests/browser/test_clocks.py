"""A table with clocks: they are seen, one runs, and when it has run out a computer plays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.playing import (
    GREEDY,
    LEGAL,
    ME,
    asked,
    set_up,
    sit_at,
    table_of,
    two_at_a_table,
    who_acts,
)

pytestmark = pytest.mark.browser

BANK = 30  # seconds, the least that a table can have


def clock(page: Page, seat: int) -> str:
    """Return how a clock is read out."""
    return page.locator(f"[data-clock='{seat}'] .sr").inner_text()


def test_a_clock_runs_out_and_its_owner_comes_back(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend, pace={"kind": "live", "bank": BANK, "increment": 0})
    slow, other = who_acts(page, friend)
    (seat,) = table_of(slow)["your_seats"]
    for who in (slow, other):
        expect(who.locator("[data-clock]")).to_have_count(2)
        assert clock(who, seat).startswith("Running: 0:2")
        assert clock(who, 1 - seat) == "Standing: 0:30"
    before = clock(other, seat)
    expect(other.locator(f"[data-clock='{seat}'] .sr")).not_to_have_text(before)
    assert clock(other, seat) < before
    # Less than twenty seconds: another sign, and it is said aloud once.
    expect(slow.locator(f"[data-clock='{seat}'] .sr")).to_contain_text("Little time")
    expect(slow.get_by_text("You have 20 seconds left.")).to_be_attached()

    back = slow.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible(timeout=(BANK + 15) * 1000)
    expect(slow.locator(LEGAL)).to_have_count(0)
    mark = other.get_by_title("A computer player plays on", exact=True)
    expect(mark).to_be_visible()
    asked(other)  # it has played, so it is the other's turn
    back.click()
    expect(back).to_be_hidden()
    expect(mark).to_be_hidden()
    # Whoever comes back has some time to go on with.
    expect(slow.locator(f"[data-clock='{seat}'] .sr")).to_have_text("Standing: 0:07.5")


def test_a_computer_player_has_no_clock(page: Page) -> None:
    sit_at(page, set_up(page, ME, GREEDY, pace={"kind": "live", "bank": 600, "increment": 0}))
    asked(page)
    expect(page.locator("[data-clock]")).to_have_count(1)
    expect(page.get_by_role("heading", name="Computer (quick)")).to_be_visible()
