"""A newcomer goes through the tutorial: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE
from browser.playing import asked

pytestmark = pytest.mark.browser

LEARN = "/learn/nanga-parbat"
TASKS = (
    "The guide stands in region 4.",
    "Your opponent traps where the guide goes.",
    "A Tahr swaps a hiker with an animal beside it.",
    "Joined hikers can become camps.",
    "A Bharal counts as any animal.",
)
GROUP = ("2-2", "2-4", "2-5", "4-1")


def place(page: Page, section: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"\b{section}\b"))


def spot(page: Page, row: str, points: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"{row}.* for {points} points"))


def says(page: Page, sentence: str) -> None:
    """Wait for a sentence in the table's bar."""
    expect(page.locator(".np-bar").get_by_text(sentence)).to_be_visible()


def at_step(page: Page, number: int) -> None:
    """Wait for a step to be laid out: its task stands where the table always asks."""
    expect(page.get_by_role("heading", name=f"Step {number} of 5")).to_be_attached()
    says(page, TASKS[number - 1])


def act(page: Page, number: int) -> None:
    """Reach the goal of a step with the mouse."""
    if number == 1:
        place(page, "4-2").click()
    elif number == 2:
        place(page, "5-3").click()
    elif number == 3:
        page.get_by_role("button", name=re.compile("^Tahr: 1 ready")).click()
        place(page, "2-1").click()
        place(page, "2-2").click()
    elif number == 4:
        for section in GROUP:
            place(page, section).click()
        spot(page, "camps", 5).click()
    else:
        spot(page, "same animals", 6).click()
        page.get_by_role("button", name="Trade", exact=True).click()


def test_from_the_games_through_all_steps_into_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn to play").click()
    for number in range(1, 6):
        at_step(page, number)
        act(page, number)
        if number < 5:
            page.get_by_role("button", name="Next").click()
    says(page, "now you can play")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("/table/"))
    asked(page)


def test_the_guide_walks_and_what_happened_is_told(page: Page) -> None:
    page.goto(LEARN)
    at_step(page, 1)
    act(page, 1)
    says(page, "The guide walked")
    told = page.get_by_role("complementary")
    expect(told.get_by_text(re.compile("traps a Yak on 4-2"))).to_be_visible()
    expect(told.get_by_text(re.compile("sends the guide to region 2"))).to_be_visible()
    expect(place(page, "4-2")).to_have_attribute("aria-label", re.compile("Hiker"))


def test_what_the_rules_refuse_is_answered_with_their_reason(tab: Page) -> None:
    tab.goto(LEARN)
    at_step(tab, 1)
    place(tab, "2-2").click(force=True)  # it is not to be chosen, and says so
    reason = tab.get_by_role("complementary").get_by_text(
        "The guide is in region 4. Trap an animal"
    )
    expect(reason).to_be_visible()
    at_step(tab, 1)
    act(tab, 1)
    expect(tab.get_by_role("button", name="Next")).to_be_focused()
    expect(reason).to_be_hidden()


def test_what_is_possible_but_leads_elsewhere_can_be_tried_again(page: Page) -> None:
    page.goto(LEARN)
    at_step(page, 1)
    place(page, "4-4").click()
    says(page, "Place 4 keeps the guide in region 4.")
    page.get_by_role("button", name="Try again").click()
    at_step(page, 1)
    expect(place(page, "4-4")).to_have_attribute("aria-label", re.compile("Tahr"))


def test_the_whole_tutorial_by_keyboard(page: Page) -> None:
    page.goto(LEARN)
    for number in range(1, 6):
        at_step(page, number)
        by_keyboard(page, number)
        button = "Next" if number < 5 else "Play"
        expect(page.get_by_role("button", name=button, exact=True)).to_be_focused()
        page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))


def by_keyboard(page: Page, number: int) -> None:
    """Reach the goal of a step with the keys that the table names."""
    if number == 3:
        page.keyboard.press("t")
    sections = {1: ("4-2",), 2: ("5-3",), 3: ("2-1", "2-2"), 4: GROUP}.get(number, ())
    for section in sections:
        place(page, section).focus()
        page.keyboard.press("Enter")
    if number >= 4:
        spot(page, *(("camps", 5) if number == 4 else ("same animals", 6))).focus()
        page.keyboard.press("Enter")
    if number == 5:
        page.get_by_role("button", name="Trade", exact=True).press("Enter")


def test_a_new_step_is_read_out(page: Page) -> None:
    page.goto(LEARN)
    at_step(page, 1)
    act(page, 1)
    page.get_by_role("button", name="Next").press("Enter")
    heading = page.get_by_role("heading", name="Step 2 of 5: Send the guide.")
    expect(heading).to_be_focused()
    expect(heading).to_contain_text(TASKS[1])


def test_it_can_be_left_and_gone_on_with(page: Page) -> None:
    page.goto(LEARN)
    at_step(page, 1)
    act(page, 1)
    page.get_by_role("button", name="Next").click()
    at_step(page, 2)
    page.reload()
    at_step(page, 2)
    page.get_by_role("button", name=re.compile("Build camps")).click()
    at_step(page, 4)
    page.get_by_role("link", name="Leave the tutorial").click()
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()


def test_whoever_is_stuck_is_shown(page: Page) -> None:
    page.goto(f"{LEARN}?step=4")
    at_step(page, 4)
    page.get_by_role("button", name="Show me").click()
    says(page, "Four camps for 5 points.")


def test_the_rules_lead_to_it(page: Page) -> None:
    page.goto("/rules/nanga-parbat")
    page.get_by_role("link", name="Learn to play").click()
    at_step(page, 1)


def test_a_game_that_nobody_knows_has_none(tab: Page) -> None:
    tab.goto("/learn/chess")
    expect(tab.get_by_role("heading", name="chess")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "following", "play"),
    [("en", "Next", "Play"), ("pt-BR", "Próximo", "Jogar"), ("it", "Avanti", "Gioca")],
)
def test_on_a_phone_in_every_language(
    browser: Browser, address: str, language: str, following: str, play: str
) -> None:
    person = new_person(browser, address, *PHONE, language)
    page = person.new_page()
    page.goto(LEARN)
    for number in range(1, 6):
        expect(page.get_by_text(f"{number}/5")).to_be_visible()
        for action in goals(page, number):
            tap(page, action)
        button = page.get_by_role("button", name=following if number < 5 else play, exact=True)
        expect(button).to_be_in_viewport()
        button.click()
    page.wait_for_url(re.compile("/table/"))
    person.close()


def goals(page: Page, number: int) -> list[str]:
    """What is to be tapped for the goal of a step, as selectors without words."""
    cells = {1: ("4-2",), 2: ("5-3",), 3: ("2-1", "2-2"), 4: GROUP}.get(number, ())
    taps = [f"[data-id='{section}'] .hit" for section in cells]
    if number == 3:
        taps.insert(0, "[data-own='0-tahr']")
    if number >= 4:
        taps.append(f"[data-spot='{'camps 4' if number == 4 else 'same 3'}']")
    return [*taps, ".np-bar .btn.main"]


def tap(page: Page, selector: str) -> None:
    page.locator(selector).first.click()
