"""Whole games of Himalaya in the browser: by mouse, by keyboard alone, at one screen, by four."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import parbat
from browser import keys, trading, trading_keys
from browser.conftest import new_person
from browser.looks import PHONE, THEMES, WIDE, keep_picture, look
from browser.playing import ME, OPEN, record_of, set_up, table_id, table_of
from browser.trading import (
    GAME,
    against_computers,
    answer,
    asked,
    begin,
    month,
    slots,
    type_action,
    whisper,
)

pytestmark = pytest.mark.browser


def final_screen(page: Page) -> parbat.Record:
    """Check what stands there when a game is over, and return its record."""
    record = record_of(page)
    assert record.outcome is not None
    assert parbat.verify(record) == []
    countdown = page.get_by_role("region", name="The countdown")
    expect(countdown.locator("[data-chapter]")).to_have_count(3)
    expect(countdown).to_contain_text("is out for the least religious influence")
    expect(countdown).to_contain_text("Winner")
    return record


def test_a_whole_game_by_mouse_and_then_by_typing(page: Page) -> None:
    against_computers(page)
    begin(page)
    assert month(page) == 1
    while (what := asked(page)) != "over":
        answer(page, what, by_mouse=month(page) <= 2)
    final_screen(page)
    decided = page.locator("[data-chapter] .line").all_inner_texts()
    assert all("What decided:" in line for line in decided[:2])
    page.reload()
    expect(page.locator("[data-chapter] .line")).to_have_text(decided)
    for size, theme in product((WIDE, PHONE), THEMES):
        look(page, size, theme)
        keep_picture(page, "himalaya_over", size, theme)
    look(page, WIDE)
    page.goto(f"/replay?table={table_id(page)}&at=2")
    expect(page.get_by_role("gridcell")).to_have_count(20)
    goods = page.locator("[data-goods]")
    expect(goods).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(goods).to_have_count(4)


def test_a_whole_game_by_keyboard_from_the_lobby(page: Page) -> None:
    page.goto("/")
    block = page.get_by_role("article", name="Himalaya")
    keys.press(page, block.get_by_role("button", name="Choose how to play"))
    sheet = page.get_by_role("dialog", name="A table for Himalaya")
    expect(sheet).to_be_visible()
    keys.pick(page, sheet.get_by_role("group", name="How many play"), "4")
    for other in sheet.locator("select").all():
        keys.tab_to(page, other)
        page.keyboard.press("End")
        expect(other.locator("option:checked")).to_have_text("Computer (by chance)")
    keys.press(page, sheet.locator("summary"))
    counters = sheet.get_by_role("group", name="Event counters and a choice at inventories")
    keys.pick(page, counters, "Yes")
    keys.press(page, sheet.get_by_role("button", name="Start"))
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(20)
    assert table_of(page)["options"]["advanced"] is True

    done = []
    while asked(page) != "over":
        text = whisper(page)
        trading_keys.act(page, text)
        done.append(text)
    record = final_screen(page)
    mine = table_of(page)["your_seats"][0]
    assert [entry.do for entry in record.log if entry.by == mine] == done
    assert sum(text.startswith("program") for text in done) == 12
    assert any(text.startswith("reward") for text in done)
    lines = page.locator(".log li button")
    last = lines.count() - 1
    keys.tab_to(page, page.locator(".log li button[tabindex='0']"))
    for key, at in (("Home", 0), ("ArrowDown", 1), ("End", last), ("ArrowUp", last - 1)):
        page.keyboard.press(key)
        expect(lines.nth(at)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".log :focus")).to_have_count(0)
    keys.press(page, page.get_by_role("button", name="Rematch"))
    page.wait_for_function("id => !location.pathname.includes(id)", arg=table_id(page))
    expect(page.get_by_role("gridcell")).to_have_count(20)
    assert asked(page) == "start"


def test_several_pass_one_screen_on(page: Page) -> None:
    page.goto("/")
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Himalaya"))
    card.get_by_role("button", name="Pass and play").click()
    expect(page.get_by_role("gridcell")).to_have_count(20)
    for _ in range(3):
        assert asked(page) == "start"
        answer(page, "start", by_mouse=True)
    assert asked(page) == "veil"
    expect(page.locator("[data-held]")).to_have_count(0)
    answer(page, "veil", by_mouse=True)
    expect(page.locator("[data-held]")).to_have_count(5)


PLANS = (
    "program dirt rest stone rest ice deal",
    "program rest stone rest dirt deal ice",
    "program ice rest dirt deal rest stone",
    "program stone deal rest ice rest dirt",
)
"""No two of them have an action in the same slot, so each can be told from all others."""


class Person:
    """Somebody with a browser of their own, and all that the server ever told it."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Open the browser."""
        self.context = new_person(browser, address)
        self.page = self.context.new_page()
        self.heard: list[str] = []
        self.offline = False
        self._line: WebSocketRoute | None = None
        self.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.offline:
            line.close()
            return
        self._line = line
        server = line.connect_to_server()

        def tell(said: str | bytes) -> None:
            self.heard.append(str(said))
            line.send(said)

        server.on_message(tell)

    def lose_the_line(self) -> None:
        """Break the connection; none is made until ``offline`` is false again."""
        self.offline = True
        assert self._line
        self._line.close()

    def knows(self, plan: str) -> bool:
        """Return whether the plan of somebody is in what was heard, or to be read on the page."""
        steps = plan.split()[1:]
        found = [self.page.evaluate("document.documentElement.outerHTML"), *self.heard]
        listed = json.dumps(steps, separators=(",", ":"))
        return any(plan in text or listed in text.replace(" ", "") for text in found)


@pytest.fixture
def four(browser: Browser, address: str) -> Iterator[list[Person]]:
    people = [Person(browser, address) for _ in range(4)]
    yield people
    for person in people:
        person.context.close()


def sit_together(people: list[Person]) -> None:
    """Let four people sit down at one table, and place their caravans."""
    table = set_up(people[0].page, ME, OPEN, OPEN, OPEN, game=GAME)
    for guest in people[1:]:
        guest.page.goto(f"/table/{table['id']}#{table['secret']}")
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.get_by_role("button", name="Sit down").wait_for(state="detached")
    trading.sit_at(people[0].page, table)
    for person in people:
        expect(person.page.get_by_role("gridcell")).to_have_count(20)
    people.sort(key=lambda one: int(table_of(one.page)["your_seats"][0]))
    for person in people:
        assert asked(person.page) == "start"
        answer(person.page, "start", by_mouse=True)


def ready(page: Page, plan: str) -> None:
    """Send a plan and see that it is in."""
    assert asked(page) == "plan"
    type_action(page, plan)
    expect(page.get_by_role("group", name="Your plan")).to_contain_text("Your plan is in")


def on_the_map(page: Page) -> list[str]:
    """Read what stands and lies on every village, with everybody named alike on all pages."""
    seats = table_of(page)["seats"]
    you = next(seat["name"] for seat in seats if seat["you"])
    cells = page.get_by_role("gridcell").all()
    labels = [cell.get_attribute("aria-label") or "" for cell in cells]
    plain = [re.sub(r" (Planned here: [^.]*|Can be chosen)\.", "", label) for label in labels]
    return sorted(re.sub(r"\bYou\b", you, label) for label in plain)


def test_four_people_plan_in_secret_and_two_of_them_lose_the_line(four: list[Person]) -> None:
    sit_together(four)
    first, second, third, last = four
    for person in four:
        assert asked(person.page) == "plan"

    # One has the line broken before anything is sent, with half a plan on the table.
    second.page.keyboard.type("rs")
    second.lose_the_line()
    expect(second.page.get_by_text("Offline.")).to_be_visible()
    ready(first.page, PLANS[0])
    committed = second.page.locator(".panel .status.ready")
    expect(committed).to_have_count(0)
    second.offline = False
    expect(committed).to_have_count(1)
    assert re.search("Action 1: Rest.*Action 2: Stone.*Action 3, free", "".join(slots(second.page)))
    # The other comes back to a page that knows what was sent already.
    first.page.reload()
    expect(first.page.get_by_role("group", name="Your plan")).to_contain_text("Your plan is in")
    assert "Action 1: Dirt" in slots(first.page)[0]
    assert first.knows(PLANS[0])

    ready(second.page, PLANS[1])
    ready(third.page, PLANS[2])
    for person in four:
        expect(person.page.locator(".panel .status.ready")).to_have_count(3)
        assert person.heard
        aside = person.page.locator("aside.side").inner_text().lower()
        assert re.search(r"\b(dirt|ice|stone|deal|rest)\b", aside) is None
    for person, own in zip(four, PLANS[:3], strict=False):
        assert [plan for plan in PLANS if person.knows(plan)] == [own]
    assert [plan for plan in PLANS if last.knows(plan)] == []

    type_action(last.page, PLANS[3])
    for person in four:
        expect(person.page.locator(".hm-table")).to_have_attribute("data-month", "2")
        assert asked(person.page) == "plan"
        assert all(person.knows(plan) for plan in PLANS)
    seen = [on_the_map(person.page) for person in four]
    assert all(one == seen[0] for one in seen)
