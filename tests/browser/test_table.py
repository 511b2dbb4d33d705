"""A newcomer opens the page, plays, and comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import parbat
from browser.conftest import new_person
from browser.looks import PHONE, WIDE, look
from browser.playing import (
    LEGAL,
    ME,
    asked,
    begin,
    board_of,
    can_end,
    is_over,
    record_of,
    set_up,
    sit_at,
    table_of,
    trap_by_mouse,
    turn_by_mouse,
)

pytestmark = pytest.mark.browser


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


WHAT_MOVED = """() => new Promise((tell) =>
  requestAnimationFrame(() => requestAnimationFrame(() => tell(window.moved))))"""
"""What has begun to move until a picture has been drawn."""

_NOTE_WHAT_MOVES = """() => {
  window.moved = []
  const plain = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    window.moved.push(this.closest('[data-piece]')?.dataset.piece ?? this.tagName)
    return plain.apply(this, how)
  }
}"""


def test_who_comes_back_from_looking_back_is_shown_nothing_again(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    begin(page)
    asked(page)
    end = page.get_by_role("button", name="End turn", disabled=False)
    trap_by_mouse(page)
    expect(page.locator(".trace").first).to_be_attached()
    page.evaluate(_NOTE_WHAT_MOVES)
    page.locator(".log li button").last.click()
    expect(end).to_be_hidden()
    page.keyboard.press("Escape")
    expect(end).to_be_visible()
    assert page.evaluate(WHAT_MOVED) == []
    expect(page.locator(".trace").first).to_be_attached()
    end.click()
    asked(page)
    assert page.evaluate(WHAT_MOVED) != []


def test_an_action_without_an_answer_lies_there_as_sent(page: Page) -> None:
    held: list[str] = []
    servers: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        servers.append(server)
        line.on_message(
            lambda text: held.append(str(text)) if '"act"' in text else server.send(text)
        )

    page.route_web_socket(re.compile("/live"), hold)
    sit_at(page, set_up(page, ME, ME))
    asked(page)
    page.locator(LEGAL).first.click()
    expect(page.get_by_text("Sent. Waiting for the server.")).to_be_visible()
    expect(page.locator(LEGAL)).to_have_count(0)  # nothing more to do until the answer is there
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    (text,) = held
    servers[-1].send(text)
    asked(page)
    expect(page.get_by_text("Sent. Waiting for the server.")).to_be_hidden()


def test_a_window_that_becomes_wide_again_gets_the_wide_table(page: Page) -> None:
    sit_at(page, set_up(page, ME, ME))
    aside = page.locator("aside.side")
    for size, count in ((WIDE, 1), (PHONE, 0), (WIDE, 1)):
        look(page, size)
        expect(aside).to_have_count(count)


def test_two_people_play_over_a_link(browser: Browser, address: str, page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").first.click()
    page.wait_for_url(re.compile("/table/"))
    table = table_of(page)
    friend_context = new_person(browser, address)
    friend = friend_context.new_page()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    friend.get_by_role("button", name="Sit down").click()
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
