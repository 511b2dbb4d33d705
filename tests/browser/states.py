"""The pages of the client and the main states they can be in, to be looked at.

Each function leads a page there, in whatever language: nothing is found by its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.looks import PHONE, look
from browser.playing import GREEDY, LEGAL, ME, OPEN, join_as_another, set_up, sit_at

GAME = "nanga-parbat"

# A few steps on the live channel itself: the first thing that is possible, for whichever seat.
_PLAY_ON = """async ({ id, steps, resign }) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`)
  const heard = [], waiting = []
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data)
    waiting.length ? waiting.shift()(frame) : heard.push(frame)
  }
  const next = () => heard.length
    ? Promise.resolve(heard.shift()) : new Promise((resolve) => waiting.push(resolve))
  let now = (await next()).now
  const act = async (seat, text) => {
    const id = `s${Math.random()}`
    socket.send(JSON.stringify({ type: 'act', id, version: now.version, seat, do: text }))
    for (let done = false; !done; ) {
      const frame = await next()
      if (frame.type === 'item') now = frame
      if (frame.type === 'refused' && frame.id === id) throw new Error(frame.message)
      done = frame.type === 'accepted' && frame.id === id
    }
    while (heard.length) { const frame = heard.shift(); if (frame.type === 'item') now = frame }
  }
  for (let step = 0; ; step += 1) {
    const [seat, legal] = Object.entries(now.legal)[0]
    const trap = legal.find((text) => text.startsWith('trap'))
    if (step >= steps && trap) break
    const end = legal.includes('end') ? 'end' : legal[0]
    await act(Number(seat), trap ?? end)
  }
  if (resign) await act(Number(Object.keys(now.legal)[0]), 'resign')
  socket.close()
}"""


def play_on(page: Page, table: Any, steps: int, *, resign: bool = False) -> None:
    """Play at least so many steps at a table where one person has all seats, up to a trap."""
    page.goto("/settings")
    page.evaluate(_PLAY_ON, {"id": table["id"], "steps": steps, "resign": resign})


def lobby(page: Page) -> None:
    set_up(page, ME, ME)
    page.goto("/")
    page.locator("article.game").first.wait_for()


def setup(page: Page) -> None:
    page.goto("/")
    page.locator("article.game .more button").first.click()
    page.locator("dialog form").wait_for()


def setup_in_full(page: Page) -> None:
    setup(page)
    for what in ("input[value=live]", "input[value=own]"):
        page.locator(f"dialog {what}").press("Space")
    page.locator("dialog summary").press("Enter")


def waiting_room(page: Page) -> None:
    page.goto(f"/table/{set_up(page, ME, OPEN)['id']}")
    page.locator("main ul li").nth(1).wait_for()


def table_begins(page: Page) -> None:
    sit_at(page, set_up(page, ME, ME))
    page.locator(LEGAL).first.wait_for()


def table_with_a_clock(page: Page) -> None:
    pace = {"kind": "live", "bank": 600, "increment": 10}
    sit_at(page, set_up(page, ME, GREEDY, pace=pace, chat=True))
    page.locator(LEGAL).first.wait_for()


def table_in_play(page: Page) -> None:
    table = set_up(page, ME, ME)
    play_on(page, table, 22)
    sit_at(page, table)
    page.locator(LEGAL).first.wait_for()


def table_menu(page: Page) -> None:
    table_in_play(page)
    page.locator(".row button:visible").last.click()
    page.locator("dialog").wait_for()


def table_chat(page: Page) -> None:
    table = set_up(page, ME, OPEN)
    join_as_another(page, table)
    sit_at(page, table)
    if not page.get_by_role("tab").last.is_visible():
        page.locator(".row button:visible").last.click()
    page.get_by_role("tab").last.click()
    page.get_by_role("textbox").last.fill("Hello")
    page.keyboard.press("Enter")
    page.locator(".chat .lines p.own").last.wait_for()


def table_chat_on_a_phone(page: Page) -> None:
    look(page, PHONE)
    table_chat(page)


def table_keys(page: Page) -> None:
    table_begins(page)
    page.locator("[role=gridcell]").first.focus()
    page.keyboard.press("?")
    page.locator("dialog").wait_for()


def table_over(page: Page) -> None:
    table = set_up(page, ME, ME)
    play_on(page, table, 14, resign=True)
    sit_at(page, table)


def stepping_back(page: Page) -> None:
    table = set_up(page, ME, ME)
    play_on(page, table, 14)
    page.goto(f"/replay?table={table['id']}&at=6")
    expect(page.get_by_role("gridcell")).to_have_count(36)


def no_record(page: Page) -> None:
    page.goto("/replay")
    page.locator("h1").wait_for()


def rules(page: Page) -> None:
    page.goto(f"/rules/{GAME}")
    page.locator("h2").first.wait_for()


def tutorial(page: Page) -> None:
    page.goto(f"/learn/{GAME}?step=3")
    expect(page.get_by_role("gridcell")).to_have_count(36)


def tutorial_done(page: Page) -> None:
    page.goto(f"/learn/{GAME}")
    place = page.locator("[data-id='4-2'] [role=gridcell]")
    place.click()
    if page.viewport_size and page.viewport_size["width"] < 760:
        page.locator(".np-bar .btn.main").click()
    expect(page.locator(LEGAL)).to_have_count(0)


def account(page: Page) -> None:
    page.goto("/account")
    page.locator("form").first.wait_for()


def questions(page: Page) -> None:
    page.goto("/questions")
    page.locator("h1, h2").first.wait_for()


def boards(page: Page) -> None:
    page.goto("/boards")
    page.locator("a[download]").first.wait_for()


def report(page: Page) -> None:
    page.goto("/")
    page.locator("footer button").click()
    page.locator("dialog").wait_for()


def for_programs(page: Page) -> None:
    page.goto("/docs")
    page.locator(".swagger-ui .opblock").first.wait_for()


def for_programs_to_try(page: Page) -> None:
    for_programs(page)
    body = page.locator(".opblock-section-request-body")
    for block in page.locator(".opblock-post").all()[:2]:
        block.locator(".opblock-summary-control").press("Enter")
        block.locator(".try-out__btn").click()
    body.locator("textarea").first.wait_for()


def settings(page: Page) -> None:
    page.goto("/settings")
    page.locator("dialog").wait_for()


def nothing_there(page: Page) -> None:
    page.goto("/nothing")
    page.locator("h1").wait_for()


STATES: dict[str, Callable[[Page], None]] = {
    state.__name__: state
    for state in (
        *(lobby, setup, setup_in_full, waiting_room),
        *(table_begins, table_with_a_clock, table_in_play, table_over),
        *(table_menu, table_chat, table_chat_on_a_phone, table_keys),
        *(stepping_back, no_record, rules, tutorial, tutorial_done),
        *(account, questions, boards, report, settings, nothing_there),
        *(for_programs, for_programs_to_try),
    )
}
