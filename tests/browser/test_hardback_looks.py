"""The table of Hardback in each step: axe finds nothing serious, and five play on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, THEMES, WIDE, keep_picture, look, width_of
from browser.playing import ME, set_up
from browser.positions import ASKED, Moment, begin_at, kept
from browser.test_accessibility import findings
from browser.writing import CHOICE, GAME, GLOWS, SUBMIT, rests, sit_at

pytestmark = pytest.mark.browser

OVER = Moment("target", len(kept("target").log), 0)
FIVE = {
    "spell": ASKED["spell"],
    "trash": ASKED["trash"],
    "dump": Moment("abandoned", 47, 3),
    "flush": ASKED["flush"],
    "purchase": Moment("abandoned", 60, 2),
}
FOUR = {
    "vote": ASKED["vote"],
    "either": ASKED["either"],
    "jail": Moment("majority", 149, 3),
    "jailed": ASKED["purchase"],
}


@pytest.fixture(scope="module")
def somebody(browser: Browser, address: str) -> Iterator[Page]:
    person = new_person(browser, address)
    yield person.new_page()
    person.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Page]:
    person = new_person(browser, address, *PHONE)
    yield person.new_page()
    person.close()


@pytest.mark.parametrize("step", [*ASKED, "building", "over"])
def test_axe_finds_nothing_serious(somebody: Page, data: Path, step: str) -> None:
    look(somebody, WIDE)
    begin_at(somebody, data, OVER if step == "over" else ASKED.get(step, ASKED["spell"]))
    assert rests(somebody) == {"spell": "spell", "building": "spell", "over": "over"}.get(
        step, "choose"
    )
    if step == "building":
        somebody.keyboard.type("lin*t")
        expect(somebody.locator(".ledge .piece")).to_have_count(3)
        expect(somebody.locator(SUBMIT)).to_contain_text("Submit LIT")
    for size, theme in product((WIDE, PHONE), THEMES):
        look(somebody, size, theme)
        keep_picture(somebody, f"hardback_step_{step}", size, theme)
        only = "color-contrast" if theme == "dark" else None
        assert (size, theme, findings(somebody, only)) == (size, theme, [])
        assert width_of(somebody) == size[0]


@pytest.mark.parametrize("step", [*FIVE, *FOUR])
def test_many_players_fit_a_phone_and_every_decision_can_be_reached(
    phone: Page, data: Path, step: str
) -> None:
    begin_at(phone, data, {**FIVE, **FOUR}[step])
    rests(phone)
    phone.wait_for_timeout(300)
    keep_picture(phone, f"hardback_{'five' if step in FIVE else 'four'}_{step}", PHONE, "light")
    assert width_of(phone) == PHONE[0]
    for seat in range(len(kept({**FIVE, **FOUR}[step].record).seats)):
        expect(phone.locator(f".pills [data-pile='seat-{seat}']")).to_be_in_viewport(ratio=1)
    for piece in phone.locator(".hand .piece").all():
        expect(piece).to_be_in_viewport(ratio=0.95)
    for button in phone.locator(f"{CHOICE}, {SUBMIT}").all():
        expect(button).to_be_in_viewport(ratio=1)
    if step == "spell":
        return
    for name in [card.get_attribute("data-id") for card in phone.locator(GLOWS).all()]:
        phone.locator(f"{GLOWS}[data-id='{name}']").tap()
        for button in phone.locator(".hb-bar .btn").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert width_of(phone) == PHONE[0]
        phone.get_by_role("button", name="Cancel").tap()


def test_on_a_phone_a_team_of_four_sees_its_score_beside_the_rivals(phone: Page) -> None:
    others = [{"kind": "bot", "bot": "random"}] * 3
    sit_at(phone, set_up(phone, ME, *others, game=GAME, options={"mode": "cooperative"}))
    look(phone, PHONE)
    for what in ("team", "penny"):
        pill = phone.locator(f".pills span:has(> [data-{what}])")
        expect(pill).to_have_text("Team0" if what == "team" else "Penny0")
        expect(pill).to_be_in_viewport(ratio=1)
        assert pill.evaluate("pill => pill.scrollWidth <= pill.clientWidth")
    assert width_of(phone) == PHONE[0]
