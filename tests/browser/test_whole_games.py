"""Whole games at one screen and on a phone, with a clock and with talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import parbat
from browser.conftest import new_person
from browser.looks import PHONE, WIDE, Size, width_of
from browser.playing import (
    LEGAL,
    ME,
    OPEN,
    asked,
    board_of,
    is_over,
    record_of,
    set_up,
    sit_at,
    sit_down,
    table_of,
    turn_by_mouse,
)

pytestmark = pytest.mark.browser

MOST_TURNS = 40


def test_two_people_at_one_screen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Pass and play").first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(36)
    acted = set()
    for _ in range(MOST_TURNS):
        asked(page)
        if is_over(page):
            break
        acted |= set(table_of(page)["to_act"])
        turn_by_mouse(page)
    assert is_over(page)
    assert acted == {0, 1}
    record = record_of(page)
    assert record.outcome is not None
    assert {entry.by for entry in record.log} == {"chance", 0, 1}
    assert parbat.verify(record) == []


def step(page: Page) -> None:
    """Do the first thing that is possible; on a phone a tap previews it and the button does it."""
    before = table_of(page)["version"]
    end = page.get_by_role("button", name="End turn", disabled=False)
    expect(end.or_(page.locator(LEGAL).first).first).to_be_visible()
    if end.is_visible():
        end.click()
    else:
        page.locator(LEGAL).first.click()
        button = page.locator(".np-bar [data-act]")
        page.wait_for_timeout(150)
        if button.is_visible():
            expect(button).to_be_in_viewport()
            button.click()
    for _ in range(200):
        if table_of(page)["version"] > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing happened")


def test_a_whole_game_on_phones_with_a_clock_and_talk(browser: Browser, address: str) -> None:
    ana, noor = (hand(browser, address, size) for size in (PHONE, WIDE))
    pace = {"kind": "live", "bank": 600, "increment": 10}
    table = set_up(ana, ME, OPEN, pace=pace)
    sit_down(noor, table)
    sit_at(ana, table)
    expect(ana.get_by_role("button", name=re.compile("^You .*(10:00|9:5)"))).to_be_visible()
    talk(ana, noor)
    for _ in range(4 * MOST_TURNS):
        state = table_of(ana)
        if state["state"] == "over":
            break
        step(ana if state["to_act"][0] in table["your_seats"] else noor)
        assert width_of(ana) == PHONE[0]
    state = table_of(ana)
    assert state["state"] == "over"
    assert state["outcome"]["reason"] in ("cubes", "hikers")  # and not by time
    expect(ana.get_by_role("button", name="Rematch")).to_be_in_viewport()
    assert board_of(ana) == board_of(noor)
    assert parbat.verify(record_of(ana)) == []
    for person in (ana, noor):
        person.context.close()


def hand(browser: Browser, address: str, size: Size) -> Page:
    """Give somebody a window of a size."""
    return new_person(browser, address, *size).new_page()


def talk(ana: Page, noor: Page) -> None:
    """Let two people say a line each, one of them on a phone, and read the other's."""
    menu = open_chat_on_a_phone(ana)
    menu.get_by_role("textbox", name="Write to the others").fill("Good climb!")
    menu.get_by_role("button", name="Send").tap()
    expect(menu.get_by_text("Good climb!")).to_be_visible()
    menu.get_by_role("button", name="Close").tap()
    noor.get_by_role("tab", name="Chat, 1 new line").click()
    expect(noor.get_by_role("region", name="Chat").get_by_text("Good climb!")).to_be_visible()
    noor.get_by_role("textbox", name="Write to the others").fill("You too")
    noor.keyboard.press("Enter")
    expect(ana.get_by_role("button", name="Menu, 1 new line in the chat")).to_be_visible()
    menu = open_chat_on_a_phone(ana)
    expect(menu.get_by_text("You too")).to_be_visible()
    menu.get_by_role("button", name="Close").tap()


def open_chat_on_a_phone(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^Menu")).tap()
    menu = page.get_by_role("dialog")
    menu.get_by_role("tab", name=re.compile("^Chat")).tap()
    return menu
