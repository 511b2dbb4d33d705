"""How people play Himalaya in a browser: what they are asked, and what they answer."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

import parbat
from browser.playing import ME, moved_on, record_of, set_up, table_of
from parbat.bots import find_bot
from parbat.core.chance import Dice

GAME = "himalaya"
BOT = {"kind": "bot", "bot": "random"}
VILLAGE = "[role=gridcell][aria-disabled=false]"
READY = "[data-ready]:not([aria-disabled])"
PRIZE = "[data-prize]"
KIND = "[data-kind]"

_ASKED = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const shown = (what) => all(what).some((node) => node.checkVisibility())
  if (shown('[data-skip]')) return 'reveal'
  if (all('button').some((one) => one.textContent === 'Rematch')) return 'over'
  if (shown('[data-unveil]')) return 'veil'
  if (shown('[data-prize]')) return 'reward'
  if (shown('[data-kind]')) return 'choice'
  if (shown('[data-ready]:not([aria-disabled])')) return 'plan'
  if (shown('[data-ready]')) return null
  return shown('[role=gridcell][aria-disabled=false]') ? 'start' : null
}"""


def sit_at(page: Page, table: Any) -> None:
    """Open a table and wait for its map."""
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("gridcell")).to_have_count(20)


def asked(page: Page) -> str:
    """Wait until something is asked of this person, or the game is over, and return what."""
    return str(page.wait_for_function(_ASKED, timeout=60_000).json_value())


def month(page: Page) -> int:
    """Read which month it is."""
    return int(page.locator(".hm-table").get_attribute("data-month") or 0)


def village(page: Page, number: int) -> None:
    """Click a village."""
    page.locator(f"[data-village='{number}'] [role=gridcell]").click()


def slots(page: Page) -> list[str]:
    """Read the plan: what a screen reader hears of each slot."""
    return [slot.get_attribute("aria-label") or "" for slot in page.locator("[data-slot]").all()]


def caravan(page: Page, player: str = "You") -> int:
    """Read where somebody's caravan stands, as a screen reader would."""
    labels = [cell.get_attribute("aria-label") or "" for cell in page.get_by_role("gridcell").all()]
    here = next(label for label in labels if re.search(rf"Caravans?: [^.]*{player}", label))
    return int(here.split(",")[0])


def exits(page: Page, number: int) -> list[tuple[str, int]]:
    """Read which tracks leave a village: their kinds, and where they lead."""
    label = page.locator(f"[data-village='{number}'] [role=gridcell]").get_attribute("aria-label")
    return [(kind, int(to)) for kind, to in re.findall(r"(dirt|ice|stone) to (\d+)", label or "")]


def type_action(page: Page, text: str) -> None:
    """Type an action into the command box."""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox")).to_have_count(0)


def type_first(page: Page, start: str) -> None:
    """Type how an action begins and take the first that goes on like this."""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(start)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox")).to_have_count(0)


def take_rewards(page: Page) -> None:
    """Take two rewards by mouse; delegations go to the regions in their order."""
    for prize in page.locator(PRIZE).all():
        if page.locator(f"{PRIZE}[aria-pressed=true]").count() < 2:
            prize.click()
    more = page.locator("[data-send]:not([disabled])")
    while more.count() > 0:
        more.first.click()
    page.locator("[data-take]").click()


def plan_by_mouse(page: Page) -> None:
    """Walk to a neighbour and deal, as long as there are actions, and send the plan."""
    here = caravan(page)
    for _ in range(3):
        _, there = exits(page, here)[0]
        village(page, there)
        village(page, there)
        here = there
    page.locator(READY).click()


def answer(page: Page, what: str, *, by_mouse: bool) -> None:
    """Do something about what is asked, and wait until the table has gone on."""
    before = table_of(page)["version"]
    if what == "plan" and by_mouse:
        plan_by_mouse(page)
    elif what == "plan":
        type_action(page, "program dirt deal ice deal stone deal")
    elif what == "reward" and by_mouse:
        take_rewards(page)
    elif what == "veil":
        page.locator("[data-unveil]").click()
        return
    elif what == "choice":
        page.locator(KIND).first.click()
    elif what == "start":
        page.locator(VILLAGE).first.click()
    else:
        type_first(page, what)
    moved_on(page, before)


def against_computers(page: Page, others: int = 3, **options: object) -> None:
    """Sit down at a table against computer players."""
    players = {"players": others + 1}
    sit_at(page, set_up(page, ME, *[BOT] * others, game=GAME, options={**players, **options}))


def begin(page: Page) -> None:
    """Place the caravan and go on to the first plan."""
    while (what := asked(page)) != "plan":
        answer(page, what, by_mouse=True)


def whisper(page: Page) -> str:
    """Return what a computer player would do here that knows what this person knows."""
    record = record_of(page)
    match = parbat.replay(record)
    (seat,) = table_of(page)["your_seats"]
    dice = Dice(len(record.log))
    return find_bot(GAME, "level-2", dice).choose(match.perspective(seat, dice)).text
