"""Two people talk at a table: what is said, who is not heard, and a chat that is hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import ME, OPEN, name_of, set_up, two_at_a_table

pytestmark = pytest.mark.browser


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Write to the others").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(lines_of(page).get_by_text(text)).to_be_visible()


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=name, exact=True)


def lines_of(page: Page) -> Locator:
    return page.locator(".chat .lines")


def test_what_is_said_counts_until_it_is_read(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    tab(page, "Chat").click()
    say(page, "Good luck")
    tab(friend, "Chat, 1 new line").click()
    expect(lines_of(friend)).to_have_text(f"{name_of(page)} Good luck")
    expect(tab(friend, "Chat")).to_be_visible()
    say(friend, "You too")
    expect(lines_of(page).get_by_text("You too")).to_be_visible()
    friend.reload()
    expect(tab(friend, "Chat")).to_be_visible()  # what was read stays read


def test_somebody_who_is_muted_is_not_heard(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    host = name_of(page)
    tab(page, "Chat").click()
    say(page, "Hello")
    tab(friend, "Chat, 1 new line").click()
    friend.get_by_role("button", name=f"Do not hear {host}").click()
    expect(lines_of(friend).get_by_text("Hello")).to_be_hidden()
    tab(friend, "What happened").click()
    say(page, "Are you there?")
    expect(tab(friend, "Chat")).to_be_visible()  # nothing new to read
    tab(friend, "Chat").click()
    expect(lines_of(friend).locator("summary")).to_have_text(f"{host}: 2 lines you do not hear")
    friend.get_by_role("button", name=f"Hear {host} again").click()
    expect(lines_of(friend).get_by_text("Are you there?")).to_be_visible()


def test_a_hidden_chat_stays_hidden_and_counts(page: Page, friend: Page) -> None:
    two_at_a_table(page, friend)
    tab(page, "Chat").click()
    friend.get_by_role("button", name="Hide the chat").click()
    expect(friend.get_by_role("tab")).to_have_count(0)
    expect(friend.get_by_role("button", name="Show the chat", exact=True)).to_be_focused()
    say(page, "Hello")
    expect(friend.get_by_role("button", name="Show the chat, 1 new line")).to_contain_text("1")
    friend.reload()
    friend.get_by_role("button", name="Show the chat, 1 new line").click()
    expect(lines_of(friend).get_by_text("Hello")).to_be_visible()


def test_who_waits_for_others_can_leave_them_a_line(page: Page, friend: Page) -> None:
    table = set_up(page, ME, OPEN)
    page.goto(f"/table/{table['id']}")
    say(page, "Back in a minute")
    page.get_by_role("button", name="Hide the chat").click()
    expect(page.get_by_role("textbox", name="Write to the others")).to_be_hidden()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    expect(lines_of(friend).get_by_text("Back in a minute")).to_be_visible()
    expect(friend.get_by_text("Only those who play can write here.")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(tab(friend, "Chat")).to_be_visible()  # it was read already
