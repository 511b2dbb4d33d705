"""A newcomer opens the page, plays, and comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import parbat
from browser.conftest import new_person

pytestmark = pytest.mark.browser

LEGAL = "[role=gridcell][aria-disabled=false]"


def begin(page: Page) -> None:
    """Start a game against a computer player, as a newcomer does."""
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(36)


def asked(page: Page) -> None:
    """Wait until something is asked of this person, or the game is over."""
    end = page.get_by_role("button", name="End turn")
    rematch = page.get_by_role("button", name="Rematch")
    expect(page.locator(LEGAL).first.or_(end).or_(rematch).first).to_be_visible(timeout=15_000)


def is_over(page: Page) -> bool:
    """Return whether the table offers another game."""
    return page.get_by_role("button", name="Rematch").is_visible()


def record_of(page: Page) -> parbat.Record:
    """Download the record of the table on a page."""
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1].split('?')[0]}/record")
    assert answer.ok
    return parbat.parse_record(answer.body())


def can_end(page: Page) -> bool:
    """Return whether the turn can be ended now."""
    return page.get_by_role("button", name="End turn", disabled=False).is_visible()


def board_of(page: Page) -> list[str]:
    """Read what stands where as a screen reader would, leaving out whose it is and what glows."""
    labels = [cell.get_attribute("aria-label") or "" for cell in page.get_by_role("gridcell").all()]
    found = [re.match(r"(.*?)(?: \(.*\))? at (\d-\d)", label) for label in labels]
    return sorted(f"{place[2]} {place[1]}" for place in found if place)


def turn_by_mouse(page: Page) -> None:
    """Play one turn by clicking what glows, and end it."""
    for _ in range(4):  # relocating takes a step of its own
        if can_end(page) or is_over(page):
            break
        page.locator(LEGAL).first.click()
        page.wait_for_timeout(120)
        asked(page)
    if can_end(page):
        end = page.get_by_role("button", name="End turn", disabled=False)
        end.click()
        expect(end).to_be_hidden()


def test_two_clicks_lead_into_a_game(page: Page) -> None:
    begin(page)
    asked(page)
    expect(page.locator(LEGAL).first).to_be_visible()


def test_a_whole_game_by_mouse(page: Page) -> None:
    begin(page)
    for _ in range(40):
        asked(page)
        if is_over(page):
            break
        turn_by_mouse(page)
    assert is_over(page)
    record = record_of(page)
    assert record.outcome is not None
    assert parbat.verify(record) == []


def test_a_whole_game_by_keyboard(page: Page) -> None:
    begin(page)
    for _ in range(40):
        asked(page)
        if is_over(page):
            break
        for _ in range(6):
            if can_end(page) or is_over(page):
                break
            page.locator(LEGAL).first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            asked(page)
        if not is_over(page):
            page.locator("[role=gridcell]").first.focus()
            page.keyboard.press("e")
            expect(page.get_by_role("button", name="End turn", disabled=False)).to_be_hidden()
    assert is_over(page)
    assert parbat.verify(record_of(page)) == []


def test_after_a_reload_the_game_stands_as_it_was(page: Page) -> None:
    begin(page)
    asked(page)
    turn_by_mouse(page)
    asked(page)
    before = board_of(page)
    page.reload()
    expect(page.get_by_role("gridcell")).to_have_count(36)
    asked(page)
    assert board_of(page) == before


def test_two_people_play_over_a_link(browser: Browser, address: str, page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").first.click()
    page.wait_for_url(re.compile("/table/"))
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1].split('?')[0]}").json()
    friend_context = new_person(browser, address)
    friend = friend_context.new_page()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    friend.wait_for_selector("[role=gridcell]")
    expect(friend.get_by_role("gridcell")).to_have_count(36)
    expect(page.get_by_role("gridcell")).to_have_count(36)
    people = {0: page, 1: friend}
    for step in range(12):
        state = page.request.get(f"/api/tables/{table['id']}").json()
        (seat,) = state["to_act"]
        acting = people[0] if seat in state["your_seats"] else people[1]
        if step in (3, 6, 9):  # the line breaks three times
            friend_context.set_offline(True)
            friend.wait_for_timeout(300)
            friend_context.set_offline(False)
        asked(acting)
        if can_end(acting):
            acting.get_by_role("button", name="End turn").click()
        else:
            acting.locator(LEGAL).first.click()
        page.wait_for_timeout(250)
    page.wait_for_timeout(1500)
    assert board_of(page) == board_of(friend)
    friend_context.close()


@pytest.mark.parametrize("language", ["en", "pt-BR", "it"])
def test_every_language_at_a_phones_size(browser: Browser, address: str, language: str) -> None:
    person = new_person(browser, address, 360, 740, language)
    page = person.new_page()
    page.goto("/")
    page.get_by_role("button").filter(has_text=re.compile("^(Play|Jogar|Gioca)$")).first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(36)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "the page is wider than the phone"
    person.close()
