"""The form for a table: what is chosen there is what the table becomes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, WIDE, keep_picture, look, width_of
from browser.playing import table_of
from server.boards import two_valleys

pytestmark = pytest.mark.browser


def form(page: Page) -> Locator:
    """Open the form and return it."""
    page.goto("/")
    page.get_by_role("button", name="Choose how to play").first.click()
    return page.get_by_role("dialog", name="A table for Nanga Parbat")


def choose(sheet: Locator, *labels: str) -> None:
    for label in labels:
        sheet.get_by_role("radio", name=label, exact=True).press("Space")


def start(page: Page, sheet: Locator) -> Any:
    """Send the form and return the table that came of it."""
    sheet.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    return table_of(page)


def test_everything_has_a_ready_answer(page: Page) -> None:
    table = start(page, form(page))
    assert table["state"] == "open"
    assert sorted(seat["kind"] for seat in table["seats"]) == ["open", "person"]
    assert (table["public"], table["by_hand"], table["chat"]) == (False, False, True)
    assert (table["pace"], table["stand_in"]) == (None, "greedy")


def test_a_public_table_with_a_clock_of_ones_own(page: Page) -> None:
    sheet = form(page)
    choose(sheet, "With a clock", "Another")
    sheet.get_by_label("Minutes for each").fill("3")
    sheet.get_by_label("Seconds more a turn").fill("2")
    sheet.get_by_role("switch", name="Anybody may sit down").click()
    sheet.get_by_text("Rules and more").click()
    choose(sheet, "Only the six on the slopes")
    choose(sheet.get_by_role("group", name="Plays on for who leaves"), "Computer (by chance)")
    sheet.get_by_role("switch", name="Chat at the table").press("Space")
    sheet.get_by_role("switch", name="Begin only when I say so").press("Space")
    table = start(page, sheet)
    assert table["pace"] == {"kind": "live", "bank": 180, "increment": 2}
    assert (table["public"], table["by_hand"], table["chat"]) == (True, True, False)
    assert table["stand_in"] == "random"
    assert table["options"]["topology"] == "slope6"


def test_days_for_each_turn_against_who_comes(page: Page) -> None:
    sheet = form(page)
    choose(sheet, "Days a turn", "3 days", "The other player")
    table = start(page, sheet)
    assert table["pace"] == {"kind": "days", "days": 3}
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person"]


def test_against_a_computer_player_the_form_is_short_and_the_game_begins(page: Page) -> None:
    sheet = form(page)
    choose(sheet, "Computer (by chance)", "You")
    expect(sheet.get_by_role("group", name="Time")).to_be_hidden()
    expect(sheet.get_by_role("switch", name="Anybody may sit down")).to_be_hidden()
    table = start(page, sheet)
    assert table["state"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == [None, "random"]


def test_a_number_that_cannot_be_is_not_sent(page: Page) -> None:
    sheet = form(page)
    choose(sheet, "With a clock", "Another")
    sheet.get_by_label("Minutes for each").fill("0")
    sheet.get_by_role("button", name="Start").click()
    expect(sheet).to_be_visible()
    assert page.evaluate("document.querySelector('dialog form').checkValidity()") is False


def test_what_the_server_refuses_is_said_in_the_form(tab: Page) -> None:
    sheet = form(tab)
    refusal = {"code": "table.too_many", "data": {}, "message": "You have too many tables."}
    tab.route("**/api/tables?*", lambda route: route.fulfill(status=409, json=refusal))
    sheet.get_by_role("button", name="Start").click()
    expect(sheet.get_by_role("alert")).to_have_text("You have too many tables.")
    expect(sheet.get_by_role("button", name="Start")).to_be_enabled()


def test_a_game_for_more_players_makes_its_own_form(tab: Page) -> None:
    game = {
        "name": "nanga-parbat",
        "rules": 1,
        "seats": [1, 2, 3, 4, 5],
        "options": [{"name": "guild", "values": ["none", "all"], "default": "none"}],
        "bots": ["greedy", "random"],
    }
    wishes: list[Any] = []

    def answer(route: Any) -> None:
        wishes.append(route.request.post_data_json)
        route.fulfill(status=409, json={"code": "x", "data": {}, "message": "Not yet."})

    tab.route("**/api/games?*", lambda route: route.fulfill(json=[game]))
    tab.route("**/api/tables?*", answer)
    sheet = form(tab)
    choose(sheet, "4")
    sheet.get_by_label("Player 3").select_option(label="Computer (quick)")
    sheet.get_by_label("Player 4").select_option(label="Another person here")
    choose(sheet, "You")
    sheet.get_by_role("button", name="Start").click()
    expect(sheet.get_by_role("alert")).to_have_text("Not yet.")
    assert wishes[0]["seats"] == [
        {"kind": "me"},
        {"kind": "open"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "me"},
    ]
    choose(sheet, "1")
    expect(sheet.get_by_role("group", name="Who plays with you")).to_be_hidden()


def test_on_a_phone_the_sheet_scrolls_and_its_button_stays(browser: Browser, address: str) -> None:
    person = new_person(browser, address, *PHONE)
    page = person.new_page()
    sheet = form(page)
    choose(sheet, "With a clock", "Another")
    sheet.get_by_text("Rules and more").press("Enter")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    button = sheet.get_by_role("button", name="Start")
    for field in sheet.get_by_role("radio").or_(sheet.get_by_role("switch")).all():
        field.focus()
        expect(button).to_be_in_viewport()
        box, foot = field.bounding_box(), button.bounding_box()
        assert box
        assert foot
        assert box["y"] + box["height"] <= foot["y"]  # what has the focus is never covered
    person.close()


def test_a_board_of_ones_own_is_checked_and_played_on(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    block = page.get_by_role("article", name="Himalaya")
    block.get_by_role("button", name="Choose how to play").click()
    sheet = page.get_by_role("dialog", name="A table for Himalaya")
    sheet.get_by_text("Rules and more").click()
    own = sheet.get_by_role("group", name="The board")
    with page.context.expect_page() as opened:
        own.get_by_role("link", name="Boards of your own").click()
    about = opened.value
    expect(about.get_by_role("heading", name="The fields of a Himalaya board")).to_be_visible()
    with about.expect_download() as usual:
        about.get_by_role("link", name="The board of Himalaya").click()
    assert json.loads(usual.value.path().read_text("utf-8"))["name"] == "standard"
    for size in (WIDE, PHONE):
        look(about, size)
        keep_picture(about, "boards", size, "light")
        assert width_of(about) == size[0]
    about.close()
    for board, said in (
        ("no board", "the file is not a JSON object"),
        (json.dumps({**two_valleys(), "name": "standard"}), "“standard”"),
    ):
        assert said in choose_board(page, own, tmp_path, board)
        expect(own.get_by_role("button", name="Play on the usual board")).to_have_count(0)
    for size in (WIDE, PHONE):
        look(page, size)
        keep_picture(page, "setup_board_wrong", size, "light")
    look(page, WIDE)
    assert choose_board(page, own, tmp_path, json.dumps(two_valleys())) == ""
    expect(own).to_contain_text("mine.json")
    for number in (2, 3):
        sheet.get_by_label(f"Player {number}").select_option("bot:level-1")
    sheet.get_by_role("button", name="Start").click()
    expect(page.get_by_role("gridcell")).to_have_count(6)
    assert table_of(page)["options"]["board"] == "two-valleys"
    keep_picture(page, "himalaya_own_board", WIDE, "light")


def choose_board(page: Page, own: Locator, folder: Path, text: str) -> str:
    """Choose a file with some text and return what is said against it."""
    file = folder / "mine.json"
    file.write_text(text)
    with page.expect_file_chooser() as chooser:
        own.get_by_role("button", name=re.compile("^Choose a")).click()
    chooser.value.set_files(file)
    told = own.get_by_role("alert").or_(own.get_by_text("mine.json"))
    expect(told).to_be_visible()
    alert = own.get_by_role("alert")
    return alert.inner_text() if alert.count() else ""
