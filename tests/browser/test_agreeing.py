"""What takes something away from the other player is asked of them, and waits for their answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import LEGAL, asked, name_of, table_of, two_at_a_table, who_acts

pytestmark = pytest.mark.browser


def notice(page: Page) -> Locator:
    return page.get_by_role("group", name="A proposal")


def propose_the_end(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Propose to end without a result").click()
    page.get_by_role("button", name="Propose it").click()


def test_an_action_goes_back_only_if_the_other_agrees(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    first, second = who_acts(page, friend)
    asked(first)
    first.locator(LEGAL).first.click()
    asked(second)
    second.locator(LEGAL).first.click()
    ask = first.get_by_role("button", name="Ask for undo")
    ask.click()
    wanted = f"{name_of(first)} asks to take the last action back."
    expect(notice(second).get_by_text(wanted)).to_be_visible()
    expect(notice(first).get_by_text(f"Waiting for {name_of(second)}")).to_be_visible()
    notice(second).get_by_role("button", name="Decline").click()
    for who in (first, second):
        expect(notice(who)).to_be_hidden()
    log = len(first.request.get(f"{_api(first)}/record").json()["log"])

    ask.click()
    notice(second).get_by_role("button", name="Agree").click()
    asked(first)
    for who in (first, second):
        expect(notice(who)).to_be_hidden()
    assert table_of(first)["to_act"] == table_of(first)["your_seats"]
    entries = first.request.get(f"{_api(first)}/record").json()["log"]
    assert len(entries) == log + 1
    assert entries[-1]["do"].startswith("undo ")


def _api(page: Page) -> str:
    return f"/api/tables/{table_of(page)['id']}"


def test_a_game_ends_without_a_result_by_agreement(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    propose_the_end(page)
    notice(page).get_by_role("button", name="Take back").click()
    for who in (page, friend):
        expect(notice(who)).to_be_hidden()
    assert table_of(page)["state"] == "playing"

    propose_the_end(friend)
    expect(notice(page).get_by_text(f"{name_of(friend)} proposes to end")).to_be_visible()
    notice(page).get_by_role("button", name="Agree").click()
    for who in (page, friend):
        expect(who.get_by_text("The game ended without a winner")).to_be_visible()
    assert table_of(page)["outcome"]["reason"] == "abandoned"
