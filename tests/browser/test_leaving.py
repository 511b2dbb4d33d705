"""Somebody leaves a game that goes on: a computer plays in their place until they are back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import asked, name_of, table_id, table_of, two_at_a_table, who_acts

pytestmark = pytest.mark.browser


def test_who_leaves_can_take_the_seat_again(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    gone, other = who_acts(page, friend)
    there = table_id(gone)
    gone.get_by_role("button", name="Menu").click()
    gone.get_by_role("button", name="Leave the game").click()
    gone.get_by_role("button", name="Leave the game").click()
    gone.wait_for_url(re.compile("/$"))

    mark = other.get_by_title("A computer player plays on", exact=True)
    expect(mark).to_be_visible()
    asked(other)  # it has played on
    (seat,) = (seat for seat in table_of(other)["seats"] if not seat["you"])
    assert (seat["kind"], seat["bot"]) == ("person", "greedy")
    # The sentence stands in the log, and nowhere beside it once more.
    said = f"A computer player plays on for {name_of(gone)}."
    expect(other.locator(".side .log li", has_text=said)).to_have_count(1)
    assert other.locator("aside.side").inner_text().count(said) == 1

    gone.goto(f"/table/{there}")
    expect(gone.get_by_text("A computer player plays for you.")).to_be_visible()
    gone.get_by_role("button", name="Take your seat back").click()
    expect(mark).to_be_hidden()
    (seat,) = (seat for seat in table_of(other)["seats"] if not seat["you"])
    assert seat["bot"] is None
