"""Pieces are carried with the mouse or a finger, and put down where they may lie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE
from browser.playing import ME, set_up, sit_at, table_of

pytestmark = pytest.mark.browser

Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    """Return where a thing stands in the window."""
    box = thing.first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(page: Page, section: str) -> Locator:
    return page.locator(f"[data-id='{section}'] .hit")


def stock(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-stock='{seat}']")


def guide(page: Page) -> Locator:
    return page.locator("[data-guide]")


def lift(page: Page, thing: Locator, to: Point) -> None:
    """Take a thing with the mouse and carry it somewhere."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*to, steps=6)


def carry(page: Page, thing: Locator, to: Point) -> None:
    """Take a thing, carry it somewhere and let it go."""
    lift(page, thing, to)
    page.mouse.up()


def hiker_on(page: Page, section: str) -> Locator:
    return page.locator(f"[data-id='{section}'] use[href^='#hk-']")


def pass_and_play(page: Page) -> None:
    """Play both seats; the guide stands in region 3 and the first player is to trap."""
    sit_at(page, set_up(page, ME, ME))
    place(page, "3-2").click()
    press_the_button(page)
    expect(guide(page)).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Trap an animal in region 3")


def press_the_button(page: Page) -> None:
    """Where places are small, the first tap only shows what it would do."""
    button = page.locator("[data-act]")
    if button.is_visible():
        button.click()


def test_a_hiker_is_carried_onto_an_animal_and_traps_it(page: Page) -> None:
    pass_and_play(page)
    lift(page, stock(page, 0), middle(place(page, "3-5")))
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator("[data-id].legal")).to_have_count(6)
    page.mouse.up()
    expect(hiker_on(page, "3-5")).to_have_count(1)
    expect(page.locator(".carried")).to_have_count(0)
    assert table_of(page)["version"] == 3


def test_a_place_attracts_what_is_let_go_beside_it_and_no_further(page: Page) -> None:
    pass_and_play(page)
    box = place(page, "3-4").bounding_box()
    assert box
    left = box["x"], box["y"] + box["height"] / 2
    carry(page, stock(page, 0), (left[0] - 40, left[1]))
    expect(page.get_by_role("status").filter(has_text="Let it go")).to_be_visible()
    assert table_of(page)["version"] == 2
    carry(page, stock(page, 0), (left[0] - 15, left[1]))
    expect(hiker_on(page, "3-4")).to_have_count(1)


def test_what_cannot_lie_there_goes_back_and_the_server_says_why(page: Page) -> None:
    pass_and_play(page)
    carry(page, stock(page, 0), middle(place(page, "1-1")))
    expect(page.get_by_role("status").filter(has_text="rules 3.3")).to_be_visible()
    expect(page.locator(".carried")).to_have_count(0)
    assert table_of(page)["version"] == 2


def test_escape_lets_go_of_it_and_the_next_tap_is_a_tap(page: Page) -> None:
    pass_and_play(page)
    lift(page, stock(page, 0), middle(place(page, "3-5")))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert table_of(page)["version"] == 2
    place(page, "3-6").click()
    expect(hiker_on(page, "3-6")).to_have_count(1)


def test_nobody_carries_what_is_the_others(page: Page) -> None:
    pass_and_play(page)
    lift(page, stock(page, 1), middle(place(page, "3-5")))
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    assert table_of(page)["version"] == 2


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone in somebody's hand."""
    person = new_person(browser, address, *PHONE)
    yield person.new_page()
    person.close()


class Finger:
    """A finger on a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def carry(self, start: Point, to: Point) -> None:
        self.touch("touchStart", start)
        for step in range(1, 9):
            x, y = (a + (b - a) * step / 8 for a, b in zip(start, to, strict=True))
            self.touch("touchMove", (x, y))
        self.touch("touchEnd")


def test_a_finger_carries_a_hiker_and_the_button_puts_it_down(phone: Page) -> None:
    pass_and_play(phone)
    Finger(phone).carry(middle(stock(phone, 0)), middle(place(phone, "3-5")))
    expect(phone.locator(".prompt")).to_contain_text("3-5")
    press_the_button(phone)
    expect(hiker_on(phone, "3-5")).to_have_count(1)


def test_a_long_press_explains_a_piece_and_chooses_nothing(phone: Page) -> None:
    pass_and_play(phone)
    finger = Finger(phone)
    finger.touch("touchStart", middle(place(phone, "3-5")))
    card = phone.locator(".floating.card")
    expect(card).to_contain_text("at 3-5")
    finger.touch("touchEnd")
    expect(card).to_be_visible()
    expect(phone.locator("[data-act]")).to_have_count(0)
    phone.touchscreen.tap(*middle(place(phone, "3-5")))
    expect(card).to_be_hidden()
    expect(phone.locator("[data-act]")).to_be_visible()
