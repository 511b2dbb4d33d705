"""How people play at the table in a browser, and what they see of it."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

import parbat

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}

LEGAL = "[role=gridcell][aria-disabled=false]"


def begin(page: Page) -> None:
    """Start a game against a computer player, as a newcomer does."""
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(36)


def sit_down(page: Page, table: Any) -> None:
    """Follow an invitation to a table and accept it."""
    page.goto(f"/table/{table['id']}#{table['secret']}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("gridcell")).to_have_count(36)


def asked(page: Page) -> None:
    """Wait until something is asked of this person, or the game is over."""
    end = page.get_by_role("button", name="End turn")
    rematch = page.get_by_role("button", name="Rematch")
    expect(page.locator(LEGAL).first.or_(end).or_(rematch).first).to_be_visible(timeout=15_000)


def is_over(page: Page) -> bool:
    """Return whether the table offers another game."""
    return page.get_by_role("button", name="Rematch").is_visible()


def table_id(page: Page) -> str:
    """Return the name of the table on a page."""
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]


def table_of(page: Page) -> Any:
    """Ask the server how the table on a page stands."""
    return page.request.get(f"/api/tables/{table_id(page)}").json()


def moved_on(page: Page, before: int) -> None:
    """Wait until the table has gone on, and the page shows it."""
    for _ in range(800):
        now = table_of(page)["version"]
        if now > before:
            shows = "at => Number(document.querySelector('[data-shown]').dataset.shown) >= at"
            page.wait_for_function(shows, arg=now, timeout=20_000)
            return
        page.wait_for_timeout(25)
    raise AssertionError("nothing happened")


def record_of(page: Page) -> parbat.Record:
    """Download the record of the table on a page."""
    answer = page.request.get(f"/api/tables/{table_id(page)}/record")
    assert answer.ok
    return parbat.parse_record(answer.body())


def set_up(page: Page, *seats: dict[str, str], **wish: Any) -> Any:
    """Set a table up without its form and return what the server says of it."""
    page.request.get("/api/me")
    wish = {"game": "nanga-parbat", "seats": list(seats), **wish}
    answer = page.request.post("/api/tables", data=wish, headers={"X-Parbat": "1"})
    assert answer.status == 201, answer.text()
    return answer.json()


def join_as_another(page: Page, table: Any) -> None:
    """Let another person sit down at a table, who does nothing there."""
    browser = page.context.browser
    assert browser
    address = urlsplit(page.request.get("/api/me").url)
    other = browser.new_context(base_url=f"{address.scheme}://{address.netloc}")
    other.request.get("/api/me")
    join, secret = f"/api/tables/{table['id']}/join", {"secret": table["secret"]}
    assert other.request.post(join, data=secret, headers={"X-Parbat": "1"}).ok
    other.close()


def sit_at(page: Page, table: Any) -> None:
    """Open a table and wait for its board."""
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("gridcell")).to_have_count(36)


def two_at_a_table(page: Page, friend: Page, **wish: Any) -> Any:
    """Let two people begin a game at a table of the first, and return it."""
    table = set_up(page, ME, OPEN, **wish)
    page.goto(f"/table/{table['id']}")
    sit_down(friend, table)
    expect(page.get_by_role("gridcell")).to_have_count(36)
    return table_of(page)


def who_acts(page: Page, friend: Page) -> tuple[Page, Page]:
    """Return of two people at a table the one who is to act, and the other."""
    table = table_of(page)
    mine = table["to_act"] == table["your_seats"]
    return (page, friend) if mine else (friend, page)


def name_of(page: Page) -> str:
    """Return the name of a person."""
    return str(page.request.get("/api/me").json()["name"])


def can_end(page: Page) -> bool:
    """Return whether the turn can be ended now."""
    return page.get_by_role("button", name="End turn", disabled=False).is_visible()


def board_of(page: Page) -> list[str]:
    """Read what stands where as a screen reader would, leaving out whose it is and what glows."""
    labels = [cell.get_attribute("aria-label") or "" for cell in page.get_by_role("gridcell").all()]
    found = [re.match(r"(.*?)(?: \(.*\))? at (\d-\d)", label) for label in labels]
    return sorted(f"{place[2]} {place[1]}" for place in found if place)


def trap_by_mouse(page: Page) -> None:
    """Play one turn by clicking what glows, but do not end it."""
    for _ in range(4):  # relocating takes a step of its own
        if can_end(page) or is_over(page):
            break
        page.locator(LEGAL).first.click()
        page.wait_for_timeout(120)
        asked(page)


def turn_by_mouse(page: Page) -> None:
    """Play one turn by clicking what glows, and end it."""
    trap_by_mouse(page)
    if can_end(page):
        end = page.get_by_role("button", name="End turn", disabled=False)
        end.click()
        expect(end).to_be_hidden()
