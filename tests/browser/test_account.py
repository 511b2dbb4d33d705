"""A guest becomes an account, comes back elsewhere, and is forgotten; help and the wire's page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE
from browser.playing import asked, begin, board_of, table_id, turn_by_mouse

pytestmark = pytest.mark.browser

PASSWORD = "four tahrs on a ridge"


def open_account(page: Page) -> None:
    """Go from the games to the page of who somebody is."""
    page.goto("/")
    page.get_by_role("link", name=": your name and account").click()
    expect(page.get_by_role("heading", name="You and your account")).to_be_visible()


def make_account(page: Page, name: str) -> None:
    """Give the guest of a page an account."""
    open_account(page)
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Your account is made.")).to_be_visible()


def log_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Log in as a person does who has an account already."""
    open_account(page)
    page.get_by_role("button", name="I have an account").click()
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


def person_id(page: Page) -> str:
    """Return who the server takes this browser for."""
    told: dict[str, str] = page.request.get("/api/me").json()
    return told["id"]


def test_an_account_keeps_a_guests_game_until_all_is_deleted(
    browser: Browser, address: str, page: Page
) -> None:
    begin(page)
    asked(page)
    turn_by_mouse(page)
    asked(page)
    table, before, guest = table_id(page), board_of(page), person_id(page)

    make_account(page, "Ridge Walker")
    assert person_id(page) == guest
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("This browser goes on as a new guest.")).to_be_visible()
    assert person_id(page) != guest
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_hidden()

    elsewhere = new_person(browser, address)
    other = elsewhere.new_page()
    log_in(other, "ridge walker")
    expect(other.get_by_text("You are logged in, and your games are here.")).to_be_visible()
    assert person_id(other) == guest
    other.get_by_role("link", name="Go to the games").click()
    other.get_by_role("link").filter(has_text="Your turn").first.click()
    expect(other.get_by_role("gridcell")).to_have_count(36)
    assert table_id(other) == table
    asked(other)
    assert board_of(other) == before

    open_account(other)
    other.get_by_role("button", name="Delete my account and data").click()
    expect(other.get_by_text("This goes, for good:")).to_be_visible()
    expect(other.get_by_text("This stays:")).to_be_visible()
    asking = other.locator("form").filter(has=other.get_by_role("button", name="Delete for good"))
    asking.get_by_label("Password", exact=True).fill(PASSWORD)
    asking.get_by_role("button", name="Delete for good").click()
    expect(other.get_by_text("Everything is deleted. You are a new guest.")).to_be_visible()
    assert person_id(other) != guest
    assert other.request.get(f"/api/tables/{table}").status == 404
    elsewhere.close()


def test_a_refusal_stands_beside_the_form_and_describes_its_field(
    browser: Browser, address: str
) -> None:
    person = new_person(browser, address)
    page = person.new_page()
    open_account(page)
    page.get_by_label("Account name").fill("Too Short")
    password = page.get_by_label("Password", exact=True)
    password.fill("yak")
    page.get_by_role("button", name="Make an account").click()
    problem = page.get_by_role("alert").filter(has_text="This password cannot be used.")
    expect(problem).to_be_visible()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description(re.compile("This password cannot be used"))
    expect(page.get_by_label("Account name")).to_have_attribute("aria-invalid", "false")
    page.get_by_role("button", name="Show the password").click()
    expect(password).to_have_attribute("type", "text")
    log_in(page, "Nobody at all")
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    expect(page.get_by_role("button", name="Log out")).to_be_hidden()
    person.close()


def test_another_session_is_ended_from_the_list(browser: Browser, address: str, page: Page) -> None:
    make_account(page, "Two Windows")
    elsewhere = new_person(browser, address)
    other = elsewhere.new_page()
    log_in(other, "Two Windows")
    account = person_id(page)
    expect(other.get_by_role("button", name="Log out")).to_be_visible()
    assert person_id(other) == account
    page.reload()
    expect(page.get_by_text("This browser, since")).to_have_count(1)
    page.get_by_role("button", name="End the session").click()
    expect(page.get_by_role("button", name="End the session")).to_be_hidden()
    assert person_id(other) != account
    assert person_id(page) == account
    elsewhere.close()


def test_a_new_password_ends_the_old_one(browser: Browser, address: str, page: Page) -> None:
    make_account(page, "Changes Locks")
    page.get_by_label("Your password now").fill(PASSWORD)
    page.get_by_label("New password").fill("a yak under the moon")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    elsewhere = new_person(browser, address)
    other = elsewhere.new_page()
    log_in(other, "Changes Locks")
    expect(other.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    log_in(other, "Changes Locks", "a yak under the moon")
    expect(other.get_by_text("You are logged in, and your games are here.")).to_be_visible()
    elsewhere.close()


def test_data_comes_as_a_file(page: Page, tmp_path: Path) -> None:
    begin(page)
    open_account(page)
    page.get_by_label("Your name").fill("Noor of the hills")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("You are called Noor of the hills now.")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download my data").click()
    coming.value.save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert kept["person"]["name"] == "Noor of the hills"
    assert [table["game"] for table in kept["tables"]] == ["nanga-parbat"]


def test_a_report_sends_what_it_shows(page: Page) -> None:
    page.goto("/questions")
    page.get_by_role("button", name="Report a problem").click()
    report = page.get_by_role("dialog", name="Report a problem")
    expect(report.get_by_text("Version of the rules: nanga-parbat 1")).to_be_visible()
    report.get_by_label("What happened?").fill("The guide walked twice.")
    shown = report.get_by_role("listitem").all_inner_texts()
    with page.expect_request("**/api/reports*") as asked_for:
        report.get_by_role("button", name="Send").click()
    told = json.loads(asked_for.value.post_data or "")["told"]
    assert told.pop("happened") == "The guide walked twice."
    assert [line.split(": ", 1)[1] for line in shown] == list(told.values())
    assert told["page"] == "/questions"
    expect(report.get_by_text("Thank you.")).to_be_visible()
    (kept,) = page.request.get("/api/me/data").json()["reports"]
    assert kept["told"] == told | {"happened": "The guide walked twice."}


@pytest.mark.parametrize(
    ("language", "heading", "rule"),
    [
        ("en", "Questions and troubles", "3.3 Trapping"),
        ("pt-BR", "Perguntas e problemas", "3.3 Capturar"),
        ("it", "Domande e problemi", "3.3 Intrappolare"),
    ],
)
def test_help_is_in_the_readers_language(
    browser: Browser, address: str, language: str, heading: str, rule: str
) -> None:
    person = new_person(browser, address, *PHONE, language)
    page = person.new_page()
    for path in ("/questions", "/rules/nanga-parbat", "/account"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.goto("/questions")
    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
    assert page.get_by_role("heading", level=2).count() >= 10
    page.goto("/rules/nanga-parbat")
    expect(page.get_by_role("heading", name=rule)).to_be_visible()
    person.close()


def test_the_wire_can_be_tried_out_under_the_strict_policy(page: Page) -> None:
    page.goto("/docs")
    rename = page.locator(".opblock-patch").filter(has_text="/api/me")
    rename.locator(".opblock-summary-control").click()
    rename.get_by_role("button", name="Try it out").click()
    rename.locator("textarea").fill('{"name": "Named by hand"}')
    rename.get_by_role("button", name="Execute").click()
    expect(rename.locator(".live-responses-table .response-col_status").last).to_contain_text("200")
    assert page.request.get("/api/me").json()["name"] == "Named by hand"
