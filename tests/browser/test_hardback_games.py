"""Whole games of Hardback in the browser: by mouse, by keyboard alone, and two together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import parbat
from browser import keys, writing
from browser.conftest import new_person
from browser.looks import WIDE, keep_picture
from browser.playing import ME, OPEN, is_over, record_of, set_up, table_of
from browser.writing import CHOICE, GAME, SUBMIT, easiest, rests, sit_at

pytestmark = pytest.mark.browser

SHORT = {"length": 40}


def final_screen(page: Page) -> parbat.Record:
    """Check what stands there when a game is over, and return its record."""
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator(SUBMIT)).to_have_count(0)
    expect(page.locator(".board [data-legal]")).to_have_count(0)
    record = record_of(page)
    assert record.outcome is not None
    assert parbat.verify(record) == []
    for seat, score in enumerate(table_of(page)["outcome"]["scores"]):
        if record.outcome["reason"] == "target":
            award = awarded(page, seat)
            expect(page.locator(f"[data-score='{seat}']")).to_have_text(str(score - award))
    return record


def awarded(page: Page, seat: int) -> int:
    """Return what a player's literary award is worth."""
    letters = page.locator(f"[data-player='{seat}'] [title^='Award for']")
    points = {7: 5, 8: 6, 9: 7, 10: 9, 11: 12, 12: 15}
    return points[min(12, int(letters.inner_text()))] if letters.count() else 0


def test_a_whole_game_by_mouse(page: Page) -> None:
    bot = {"kind": "bot", "bot": easiest(page)}
    sit_at(page, set_up(page, ME, bot, game=GAME, options=SHORT))
    words = writing.play(page)
    assert len(words) > 2
    record = final_screen(page)
    assert record.outcome
    assert record.outcome["reason"] == "target"
    assert max(record.outcome["scores"]) >= SHORT["length"]
    submitted = [entry.do for entry in record.log if entry.do.startswith("word")]
    assert len(submitted) >= len(words)
    page.get_by_role("button", name=re.compile("All words")).click()
    listed = page.get_by_role("dialog").get_by_role("row")
    expect(listed).to_have_count(len(submitted) + 1)
    for word in words:
        expect(listed.filter(has_text=word).first).to_be_visible()
    keep_picture(page, "hardback_words", WIDE, "light")


def test_a_whole_game_by_keyboard_from_the_lobby(page: Page) -> None:
    page.goto("/")
    block = page.get_by_role("article", name="Hardback")
    keys.press(page, block.get_by_role("button", name="Choose how to play"))
    sheet = page.get_by_role("dialog", name="A table for Hardback")
    expect(sheet).to_be_visible()
    keys.pick(page, sheet.get_by_role("group", name="Who plays with you"), "Computer (by chance)")
    keys.press(page, sheet.locator("summary"))
    keys.pick(page, sheet.get_by_role("group", name="Points that end the game"), "40")
    keys.press(page, sheet.get_by_role("button", name="Start"))
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".hb-table")).to_be_visible()
    assert table_of(page)["options"]["length"] == SHORT["length"]

    words = keys.play(page)
    assert len(words) > 2
    record = final_screen(page)
    mine = table_of(page)["your_seats"][0]
    laid = [entry.do for entry in record.log if entry.by == mine and entry.do.startswith("word")]
    assert len(laid) == len(words)
    assert any("=" in text for text in laid)
    keys.press(page, page.get_by_role("button", name=re.compile("All words")))
    expect(page.get_by_role("dialog").get_by_text(words[0]).first).to_be_visible()
    page.keyboard.press("Escape")
    keys.press(page, page.get_by_role("button", name="Rematch"))
    expect(page.locator(SUBMIT).or_(page.locator(CHOICE)).first).to_be_visible()


def act(page: Page) -> None:
    """Do one thing: a word, or what a step asks."""
    if rests(page) == "spell":
        writing.spell(page)
    else:
        writing.choose(page)


def asked_of(*people: Page) -> Page | None:
    """Wait until something is asked of somebody, and return them; nobody once it is over."""
    for _ in range(600):
        if all(is_over(person) for person in people):
            return None
        for person in people:
            if person.locator(f"{SUBMIT}, {CHOICE}").first.is_visible():
                return person
        people[0].wait_for_timeout(50)
    raise AssertionError("nothing is asked of anybody")


def counts(page: Page) -> list[str]:
    """Read the panel of Penny and the team, and what lies in the row of offers."""
    panel = page.get_by_role("region", name="Penny Dreadful")
    row = [str(card.get_attribute("data-id")) for card in page.locator(".offers [data-id]").all()]
    return [*panel.locator(".score").all_inner_texts(), *row]


def see_the_same(page: Page, friend: Page) -> None:
    """Wait until what happened has come to both."""
    for _ in range(200):
        if counts(page) == counts(friend):
            return
        page.wait_for_timeout(50)
    assert counts(page) == counts(friend)


def test_two_people_together_against_penny(page: Page, browser: Browser, address: str) -> None:
    options = {"mode": "cooperative", "penny": "romance"}
    table = set_up(page, ME, OPEN, game=GAME, options=options)
    person = new_person(browser, address)
    friend = person.new_page()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    friend.get_by_role("button", name="Sit down").click()
    sit_at(page, table)
    for who in (page, friend):
        penny = who.get_by_role("region", name="Penny Dreadful")
        expect(penny).to_contain_text("Romance")
        expect(penny).to_contain_text("Whoever has more at 120 points wins.")

    turns: list[str] = []
    gone = False
    while asker := asked_of(page, friend):
        name = "page" if asker is page else "friend"
        if turns[-1:] != [name]:
            turns.append(name)
        if len(turns) > 5 and not gone and asker is page:
            friend.close()
            act(page)
            friend = person.new_page()
            sit_at(friend, table)
            expect(friend.locator("[data-penny]")).to_be_visible()
            see_the_same(page, friend)
            gone = True
        else:
            act(asker)
        if len(turns) % 4 == 0:
            see_the_same(page, friend)
    assert gone
    assert {"page", "friend"} == set(turns)
    see_the_same(page, friend)
    record = final_screen(page)
    assert record.outcome
    assert record.outcome["reason"] in ("penny", "team")
    won = record.outcome["ranks"] == [1, 1]
    for who in (page, friend):
        result = "You beat Penny Dreadful" if won else "Penny Dreadful won"
        expect(who.locator(".hb-bar")).to_contain_text(result)
    keep_picture(friend, "hardback_together", WIDE, "light")
    person.close()
