"""Himalaya in the browser: months planned on the map, by keys and by typing, and seen unrolling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, WIDE, keep_picture, look, width_of
from browser.playing import ME, moved_on, set_up, table_of
from browser.test_pseudo import NAMES
from browser.texts import PSEUDO, raw, read
from browser.trading import (
    GAME,
    VILLAGE,
    against_computers,
    answer,
    asked,
    begin,
    caravan,
    exits,
    sit_at,
    slots,
    type_action,
    village,
)

pytestmark = pytest.mark.browser


def test_a_plan_is_made_by_tapping_villages(page: Page) -> None:
    against_computers(page)
    begin(page)
    here = caravan(page)
    (kind, there), *_ = exits(page, here)
    village(page, there)
    expect(page.locator("[data-slot='0']")).to_have_attribute(
        "aria-label", f"Action 1: {kind.capitalize()}. to {there}"
    )
    village(page, there)
    expect(page.locator("[data-slot='1']")).to_have_attribute("aria-label", re.compile("Deal"))
    low, high = sorted((here, there))
    expect(page.locator(f"[data-track='{low}-{high}'] .planned")).to_have_count(1)
    expect(page.locator(f"[data-village='{there}'] .step")).to_have_text("1-2")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".planned")).to_have_count(0)


def test_what_lies_beside_a_village_stands_for_it(page: Page) -> None:
    against_computers(page)
    assert asked(page) == "start"
    card = page.locator(".floating.card")
    for thing in (page.locator("[data-order]").first, page.locator("[data-goods]").first):
        thing.hover()
        number = thing.get_attribute("data-beside")
        expect(card).to_contain_text(re.compile(rf"^{number}, (house|temple|monastery)"))
    free = page.locator(f".village:has({VILLAGE})").evaluate_all(
        "(all) => all.map((one) => one.dataset.village)"
    )
    trays = page.locator("[data-goods]").evaluate_all("(all) => all.map((o) => o.dataset.goods)")
    there = next(int(number) for number in trays if number in free)
    before = table_of(page)["version"]
    page.locator(f"[data-goods='{there}']").click()
    moved_on(page, before)
    while (what := asked(page)) != "plan":
        answer(page, what, by_mouse=True)
    assert caravan(page) == there


def test_on_a_phone_a_new_month_tells_of_the_village_of_the_caravan(page: Page) -> None:
    against_computers(page)
    begin(page)
    look(page, PHONE)
    here = caravan(page)
    another = here % 20 + 1
    village(page, another)
    chosen = page.locator("[data-chosen]")
    expect(chosen).to_have_attribute("data-chosen", str(another))
    type_action(page, "program rest rest rest rest rest rest")
    expect(page.locator(".hm-table")).to_have_attribute("data-month", "2")
    expect(chosen).to_have_attribute("data-chosen", str(here))


def test_what_would_be_lost_is_marked_before_the_plan_is_sent(page: Page) -> None:
    against_computers(page)
    begin(page)
    kinds = {kind for kind, _ in exits(page, caravan(page))}
    missing = next((kind for kind in ("dirt", "ice", "stone") if kind not in kinds), None)
    page.keyboard.press(missing[0] if missing else "x")
    page.keyboard.press("x")
    page.keyboard.press("x")
    expect(page.locator("[data-slot].lost").first).to_be_visible()
    expect(page.get_by_role("group", name="Your plan")).to_contain_text("would be lost")


def test_a_plan_is_made_by_keys_and_replaced_while_others_think(page: Page) -> None:
    sit_at(page, set_up(page, ME, ME, ME, game=GAME, options={"players": 3}))
    while (what := asked(page)) != "plan":
        answer(page, what, by_mouse=True)
    page.keyboard.type("disxr")
    heard = [re.match(r"Action \d(?:: (\w+)|, free)", label) for label in slots(page)]
    assert [said[1] for said in heard if said] == ["Dirt", "Ice", "Stone", "Deal", "Rest", None]
    page.keyboard.press("Backspace")
    assert "free" in slots(page)[4]
    page.keyboard.press("Enter")
    expect(page.locator(".panel .status.ready")).to_have_count(1)


def test_a_marker_is_dragged_into_a_slot(page: Page) -> None:
    against_computers(page)
    begin(page)
    page.locator("[data-give=rest]").drag_to(page.locator("[data-slot='3']"))
    expect(page.locator("[data-slot='3']")).to_have_attribute("aria-label", re.compile("Rest"))
    page.locator("[data-slot='3']").drag_to(page.locator("[data-slot='0']"))
    expect(page.locator("[data-slot='0']")).to_have_attribute("aria-label", re.compile("Rest"))
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("[data-slot='0']")).to_have_attribute("aria-label", re.compile("free"))


def test_the_caravan_is_dragged_to_a_village(page: Page) -> None:
    against_computers(page)
    begin(page)
    kind, there = exits(page, caravan(page))[0]
    cell = page.locator(f"[data-village='{there}'] [role=gridcell]")
    page.locator("[data-caravan='0'] use").drag_to(cell)
    expect(page.locator("[data-slot='0']")).to_have_attribute(
        "aria-label", re.compile(f"{kind.capitalize()}. to {there}")
    )
    assert "free" in slots(page)[1]


@pytest.mark.parametrize("others", [2, 5])
def test_three_and_six_play(page: Page, others: int) -> None:
    against_computers(page, others)
    begin(page)
    expect(page.locator(".players [data-player]")).to_have_count(others + 1)
    keep_picture(page, f"himalaya_{others + 1}", WIDE, "light")
    look(page, PHONE)
    assert width_of(page) == PHONE[0]
    keep_picture(page, f"himalaya_{others + 1}", PHONE, "light")


def test_a_refused_action_says_why(page: Page) -> None:
    against_computers(page)
    expect(page.locator(VILLAGE).first).to_be_visible()
    type_action(page, "start 99")
    expect(page.locator(".toast")).to_contain_text("There is no village 99")


def test_the_card_in_the_lobby_starts_a_game(page: Page) -> None:
    page.goto("/")
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Himalaya"))
    expect(card).to_contain_text("3 to 6 players")
    expect(card.locator(".scene svg").first).to_be_attached()
    keep_picture(page, "himalaya_lobby", WIDE, "light")
    card.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("gridcell")).to_have_count(20)
    expect(page.locator(".players [data-player]")).to_have_count(4)


def test_in_the_language_of_the_tests_nothing_is_raw(browser: Browser, address: str) -> None:
    person = new_person(browser, address)
    page = person.new_page()
    page.goto(f"/?lang={PSEUDO}")
    page.locator("article.game").first.wait_for()
    against_computers(page, advanced=True)
    while (what := asked(page)) != "plan":
        assert raw(read(page), NAMES) == []
        answer(page, what, by_mouse=True)
    page.keyboard.type("dx")
    page.wait_for_timeout(400)
    assert raw(read(page), NAMES) == []
    names = NAMES | {"Backspace"}  # a key is named as it is labelled
    for key in ("w", "?"):
        page.keyboard.press(key)
        page.locator("dialog").wait_for()
        assert raw(read(page), names) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(".players [data-player]").first.click()
    assert raw(read(page), names) == []
    person.close()
