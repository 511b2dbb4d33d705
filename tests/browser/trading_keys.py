"""How people play Himalaya in a browser without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.keys import press, tab_to
from browser.playing import moved_on, table_of
from browser.trading import PRIZE
from parbat.core.chance import Dice

KEYS = {"dirt": "d", "ice": "i", "stone": "s", "deal": "x", "rest": "r"}
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_ARROWS = 400

_WAY = """place => {
  const there = document.querySelector(`[data-village="${place}"] .hit`).getBoundingClientRect()
  const here = document.activeElement.getBoundingClientRect()
  return [there.x - here.x, there.y - here.y]
}"""


def act(page: Page, text: str) -> None:
    """Do an action without a mouse and without typing its text."""
    before = table_of(page)["version"]
    kind, *words = text.split()
    if kind == "program":
        page.keyboard.type("".join(KEYS[word] for word in words))
        press(page, page.locator("[data-ready]"))
    elif kind == "reward":
        _reward_by_keys(page, words)
    else:
        if kind != "start":
            press(page, page.locator(f"[data-kind={words[0]}]"))
        for place in words[kind != "start" :]:
            _point_by_keys(page, place)
    moved_on(page, before)


def _reward_by_keys(page: Page, words: list[str]) -> None:
    prizes = [prize.get_attribute("data-prize") for prize in page.locator(PRIZE).all()]
    chosen = [word for word in words if ":" not in word]
    for word in sorted(chosen, key="delegations".__eq__):  # then regions take the digits
        page.keyboard.press(str(prizes.index(word) + 1))
        expect(page.locator(f"[data-prize={word}]")).to_have_attribute("aria-pressed", "true")
    if page.locator("[data-send]").count() > 0:
        for region, count in (word.split(":") for word in words if ":" in word):
            for _ in range(int(count)):
                page.keyboard.press(region)
    press(page, page.locator("[data-take]"))


def _point_by_keys(page: Page, place: str) -> None:
    """Go to a village with the arrows, or to a track or a region with Tab, and press Enter."""
    what = page.locator(f"[data-track='{place}'].legal, polygon.legal[data-region='{place}']")
    if what.count() > 0:
        press(page, what)
        return
    tab_to(page, page.locator("[role=gridcell][tabindex='0']"))
    dice = Dice(int(place))
    for _ in range(MOST_ARROWS):
        if page.locator(f"[data-village='{place}'] :focus").count() > 0:
            page.keyboard.press("Enter")
            return
        # Mostly straight on; now and then aside, for there may be no village straight on.
        arrow = _towards(page, place) if dice.below(3) else ARROWS[dice.below(4)]
        page.keyboard.press(arrow)
    raise AssertionError(f"the arrows do not lead to {place}")


def _towards(page: Page, place: str) -> str:
    """Return the arrow that leads from the village with the focus towards another."""
    x, y = page.evaluate(_WAY, place)
    if abs(x) > abs(y):
        return "ArrowRight" if x > 0 else "ArrowLeft"
    return "ArrowDown" if y > 0 else "ArrowUp"
