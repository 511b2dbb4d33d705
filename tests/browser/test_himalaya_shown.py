"""What is shown of a month of Himalaya as it unrolls, and of the end, also to who comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, look
from browser.playing import moved_on, table_id, table_of
from browser.positions import HIMALAYA, TRADING, Moment, begin_at, kept
from browser.trading import READY, month, slots, type_action

pytestmark = pytest.mark.browser

MOMENT = TRADING["plan"]
PLAN = kept(MOMENT.record, HIMALAYA).log[MOMENT.entries].do
SHOWN = "[data-reveal]"


def last_to_plan(page: Page, data: Path) -> None:
    """Send the last plan of a month in which nobody has to choose anything."""
    begin_at(page, data, MOMENT)
    before = table_of(page)["version"]
    type_action(page, PLAN)
    moved_on(page, before)


def let_things_move(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")


def test_with_reduced_motion_the_month_is_over_at_once(page: Page, data: Path) -> None:
    begin_at(page, data, MOMENT)
    now = month(page)
    before = table_of(page)["version"]
    type_action(page, PLAN)
    moved_on(page, before)
    assert month(page) == now + 1
    expect(page.locator(SHOWN)).to_have_count(0)
    expect(page.locator(READY)).to_be_visible()
    page.keyboard.type("d")
    assert "Dirt" in slots(page)[0]


@pytest.mark.parametrize("by_key", [False, True])
def test_with_reduced_motion_the_month_is_gone_through_at_will(
    page: Page, data: Path, *, by_key: bool
) -> None:
    last_to_plan(page, data)
    page.keyboard.type("ds")
    if by_key:
        page.keyboard.press("p")
    else:
        page.locator("[data-watch]").click()
    shown = page.locator(SHOWN)
    expect(shown).to_have_attribute("data-reveal", "revealed")
    page.wait_for_timeout(2500)  # more than two things would have been shown by now
    expect(shown).to_have_attribute("data-reveal", "revealed")
    seen = []
    for _ in range(4):
        if by_key:
            page.keyboard.press("n")
        else:
            page.locator("[data-step]").click()
        seen.append(shown.inner_text())
    assert len(set(seen)) == 4
    page.locator("[data-skip]").click()
    expect(page.locator(READY)).to_be_visible()
    assert "Dirt" in slots(page)[0]  # the plan that was begun is still there


def test_on_a_phone_the_month_can_be_gone_through_too(page: Page, data: Path) -> None:
    last_to_plan(page, data)
    look(page, PHONE)
    watch = page.locator("[data-watch]")
    expect(watch).to_be_in_viewport(ratio=1)
    watch.click()
    expect(page.locator(SHOWN)).to_have_attribute("data-reveal", "revealed")


def test_with_motion_the_month_unrolls_by_itself_with_pause_and_skip(
    page: Page, data: Path
) -> None:
    let_things_move(page)
    last_to_plan(page, data)
    shown = page.locator(SHOWN)
    expect(shown).to_have_attribute("data-reveal", "revealed")
    expect(shown).not_to_have_attribute("data-reveal", "revealed")
    page.locator("[data-pause]").click()
    line = shown.inner_text()
    page.wait_for_timeout(2500)
    assert shown.inner_text() == line
    page.locator("[data-skip]").click()
    expect(page.locator(READY)).to_be_visible()


def test_goods_fly_to_whoever_takes_them(page: Page, data: Path) -> None:
    let_things_move(page)
    last_to_plan(page, data)
    page.locator("[data-pause]").click()
    shown = page.locator(SHOWN)
    hands = set()
    while shown.count() > 0:
        if shown.get_attribute("data-reveal") == "collected":
            hands.add(fly(page))
        page.locator("[data-step]").click()
    assert "own" in hands
    assert "other" in hands


def fly(page: Page) -> str:
    """See a good fly from a village to a hand, and return whose hand that is."""
    flying = page.locator("[data-flies]")
    expect(flying).to_have_count(1)
    good = flying.get_attribute("data-flies")
    page.wait_for_function(
        "() => document.querySelector('[data-flies]').getAnimations()[0].playState === 'finished'"
    )
    box = flying.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for whose, hand in (("own", f"[data-held={good}]"), ("other", ".players [data-player]")):
        for place in page.locator(hand).all():
            there = place.bounding_box()
            assert there
            if (
                there["x"] <= at[0] <= there["x"] + there["width"]
                and there["y"] <= at[1] <= there["y"] + there["height"]
            ):
                return whose
    raise AssertionError(f"it flew to {at}")


def test_without_motion_nothing_flies(page: Page, data: Path) -> None:
    last_to_plan(page, data)
    page.locator("[data-watch]").click()
    shown = page.locator(SHOWN)
    seen = set()
    while shown.count() > 0:
        seen.add(shown.get_attribute("data-reveal"))
        expect(page.locator("[data-flies]")).to_have_count(0)
        page.locator("[data-step]").click()
    assert "collected" in seen


def test_the_pace_that_was_chosen_is_kept(page: Page, data: Path) -> None:
    last_to_plan(page, data)
    page.locator("[data-watch]").click()
    speed = page.get_by_role("button", name="Speed:")
    expect(speed).to_contain_text("Speed: normal")
    speed.click()
    expect(speed).to_contain_text("Speed: fast")
    page.reload()
    last_to_plan(page, data)
    page.locator("[data-watch]").click()
    expect(speed).to_contain_text("Speed: fast")


@pytest.mark.parametrize("decider", ["stupas", "delegations", "yaks"])
def test_who_comes_back_after_the_end_reads_what_decided(
    page: Page, data: Path, decider: str
) -> None:
    """Rules 9.3."""
    name = f"out-by-{decider}"
    moment = Moment(name, len(kept(name, HIMALAYA).log), 0, HIMALAYA)
    begin_at(page, data, moment)
    decided = page.locator("[data-chapter] .line")
    expect(decided.filter(has_text="What decided: ")).to_have_count(2)
    texts = decided.all_inner_texts()
    words = {"stupas": "stupas", "delegations": "delegations on the board", "yaks": "yaks"}
    assert any(words[decider] in text for text in texts[:2])
    page.reload()
    expect(decided).to_have_text(texts)
    page.get_by_role("button", name="Watch the last month").click()
    expect(page.locator(SHOWN)).to_have_attribute("data-reveal", "revealed")
    page.locator("[data-skip]").click()
    expect(decided).to_have_text(texts)
    page.goto(f"/replay?table={table_id(page)}&at={moment.entries}")
    expect(page.locator("[data-chapter] .line", has_text="What decided: ")).to_have_count(2)


def seen_again(page: Page) -> list[str]:
    """Go through the last month step by step, and return what the bar and the map show of it."""
    page.locator("[data-watch]").click()
    shown = page.locator(SHOWN)
    seen = []
    while shown.count() > 0:
        stands = page.locator("[data-caravan]").evaluate_all(
            "all => all.map(one => `${one.dataset.caravan} ${one.style.transform}`).sort()"
        )
        seen.append(f"{shown.inner_text()} {stands}")
        page.locator("[data-step]").click()
    return seen


def test_after_a_reload_the_last_month_can_be_watched_again(
    page: Page, friend: Page, data: Path
) -> None:
    last_to_plan(page, data)
    live = seen_again(page)
    assert len(live) > 10
    page.reload()
    assert seen_again(page) == live
    friend.goto(f"/table/{table_id(page)}")  # somebody who comes late, to look on
    friend.get_by_role("button", name="Watch the last month").click()
    expect(friend.locator(SHOWN)).to_have_attribute("data-reveal", "revealed")


def test_who_comes_back_from_looking_back_is_shown_nothing_again(page: Page, data: Path) -> None:
    let_things_move(page)
    last_to_plan(page, data)
    page.locator("[data-skip]").click()
    expect(page.locator(READY)).to_be_visible()
    page.evaluate(_NOTE_WHAT_IS_SHOWN)
    page.locator(".side .log li button").nth(3).click()
    expect(page.locator(READY)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(READY)).to_be_visible()
    page.locator(".side .log li button").nth(3).click()
    for key in ("Home", "End", "Escape"):  # by a leap to where it stands
        page.keyboard.press(key)
    expect(page.locator(READY)).to_be_visible()
    assert page.evaluate("window.shown") == []


def test_what_happens_after_looking_back_is_shown(page: Page, data: Path) -> None:
    begin_at(page, data, TRADING["event"])
    let_things_move(page)
    page.evaluate(_NOTE_WHAT_IS_SHOWN)
    page.locator(".side .log li button").nth(3).click()
    for key in ("End", "ArrowLeft", "ArrowRight", "Escape"):  # by a step to where it stands
        page.keyboard.press(key)
    expect(page.locator("[data-kind=none]")).to_be_visible()
    before = table_of(page)["version"]
    type_action(page, "event yeti 5-8")
    moved_on(page, before)
    assert page.evaluate("window.shown.at(-1)") == "counter_placed"


_NOTE_WHAT_IS_SHOWN = """() => {
  window.shown = []
  new MutationObserver(() => {
    const shown = document.querySelector('[data-reveal]')?.dataset.reveal
    if (shown && shown !== window.shown.at(-1)) window.shown.push(shown)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_before_the_first_month_there_is_none_to_watch(page: Page, data: Path) -> None:
    begin_at(page, data, TRADING["start"])
    page.reload()
    expect(page.get_by_role("gridcell")).to_have_count(20)
    expect(page.locator("[data-watch]")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator(SHOWN)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it", "pt-BR"])
def test_the_plan_has_room_in_a_window_of_any_width(
    browser: Browser, address: str, data: Path, language: str
) -> None:
    person = new_person(browser, address, language=language)
    page = person.new_page()
    last_to_plan(page, data)
    page.keyboard.type("d")
    for width in (1440, 1439, 1280, 1200, 1024, 999, 860, 859, 760, 390, 360):
        look(page, (width, 844))
        plan = page.locator(".plan")
        assert plan.evaluate("one => one.scrollWidth - one.clientWidth") == 0, width
        expect(page.locator("[data-watch]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-ready]")).to_be_in_viewport(ratio=1)
    person.close()


_LISTEN = """() => {
  window.heard = []
  const regions = () => [...document.querySelectorAll('[aria-live], [role=status]')]
  const said = new Map(regions().map(one => [one, one.textContent]))
  new MutationObserver(() => {
    for (const one of regions()) {
      const text = one.textContent.trim()
      if (text !== '' && text !== said.get(one)) window.heard.push(text)
      said.set(one, text)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_a_screen_reader_hears_the_month_as_it_is_shown(page: Page, data: Path) -> None:
    let_things_move(page)
    begin_at(page, data, MOMENT)
    page.evaluate(_LISTEN)
    before = table_of(page)["version"]
    type_action(page, PLAN)
    moved_on(page, before)
    page.wait_for_function("() => window.heard.length >= 3")
    page.locator("[data-pause]").click()
    heard = page.evaluate("window.heard")
    assert heard[-1] in page.locator(SHOWN).inner_text()
    assert max(len(line) for line in heard) < 160  # no line tells the whole month
    page.locator("[data-skip]").click()
    page.wait_for_function("before => window.heard.length > before", arg=len(heard))
    (rest,) = page.evaluate("window.heard")[len(heard) :]
    assert "steps were shown at once" in rest
    assert "choose your six actions" in rest


def test_without_motion_a_screen_reader_hears_of_a_month_in_one_line(
    page: Page, data: Path
) -> None:
    begin_at(page, data, MOMENT)
    page.evaluate(_LISTEN)
    before = table_of(page)["version"]
    type_action(page, PLAN)
    moved_on(page, before)
    page.wait_for_timeout(300)
    lines = [line for line in page.evaluate("window.heard") if "steps were shown" in line]
    assert len(lines) == 1
    assert max(len(line) for line in page.evaluate("window.heard")) < 250
    page.keyboard.press("p")
    page.keyboard.press("n")
    expect(page.locator("[data-heard]")).to_have_text(page.locator(SHOWN).inner_text())
