"""What the table of Hardback shows of itself: what cards will bring, what came, how it ended."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import parbat
from browser.conftest import new_person
from browser.looks import PHONE, THEMES, WIDE, keep_picture, look, width_of
from browser.test_accessibility import findings
from browser.test_hardback import shown_raw
from browser.texts import PSEUDO
from parbat.core.replay import statistics
from parbat.games import GAMES

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden" / "hardback"
LAST = "End"
BRINGS = {"coin": "coins", "star": "points"}
FLOWN = """() => {
    window.flown = []
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.dataset?.flies) window.flown.push(node.dataset.flies)
    }).observe(document.body, { childList: true, subtree: true })
}"""


def open_record(page: Page, name: str) -> parbat.Record:
    """Open a finished game to step through it."""
    page.goto("/")
    page.locator("article.game").first.wait_for()
    path = GOLDEN / f"{name}.json"
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".hb-table")).to_be_visible()
    return parbat.parse_record(path.read_bytes())


def go_to(page: Page, record: parbat.Record, wanted: str, before: int = 0) -> Any:
    """Step to the first action that begins with a word, or so many steps before it; return it.

    Those who look on see fewer steps than the record has entries.
    """
    sent = {"record": json.loads(record.to_json())}
    answer = page.request.post("/api/replay", data=sent, headers={"X-Parbat": "1"})
    items = answer.json()["items"]
    at = next(at for at, one in enumerate(items) if one["entry"]["do"].startswith(wanted))
    for _ in range(at - before):
        page.keyboard.press("ArrowRight")
    return items[at]


def test_a_finished_game_is_told_in_numbers_beside_all_its_words(page: Page) -> None:
    record = open_record(page, "target")
    expect(page.locator("[data-final]")).to_have_count(0)
    page.keyboard.press(LAST)
    told = statistics(GAMES["hardback"], record)
    assert told
    numbers = page.get_by_role("region", name="The game in numbers")
    for figure in told.players:
        row = numbers.locator("tbody tr").nth(told.players.index(figure))
        cells = row.get_by_role("cell").all_inner_texts()
        assert (figure.name, cells) == (figure.name, [str(value) for value in figure.values])
    spelled = sum(entry.do.startswith("word") for entry in record.log)
    words = page.get_by_role("region", name="All words").locator("tbody tr")
    expect(words).to_have_count(spelled)
    for size in (WIDE, PHONE):
        for theme in THEMES:
            look(page, size, theme)
            keep_picture(page, "hardback_final", size, theme)
            assert findings(page) == []
            assert width_of(page) == size[0]


def test_in_the_language_of_the_tests_no_number_is_raw(browser: Browser, address: str) -> None:
    person = new_person(browser, address)
    page = person.new_page()
    page.goto(f"/?lang={PSEUDO}")
    page.locator("article.game").first.wait_for()
    record = open_record(page, "team")
    page.keyboard.press(LAST)
    page.locator("[data-final] table").first.wait_for()
    assert set(shown_raw(page)) <= {seat.name for seat in record.seats}
    person.close()


def test_the_bar_of_a_replay_says_who_did_it(page: Page) -> None:
    record = open_record(page, "target")
    bought = go_to(page, record, "buy")
    name = record.seats[bought["entry"]["by"]].name
    expect(page.locator(".hb-bar .prompt")).to_have_text(re.compile(f"^{name}: buys"))


@pytest.mark.parametrize(
    ("name", "what", "said"),
    [("open", "double", "Counted once more"), ("target", "uncover", "Face up")],
)
def test_a_card_says_before_the_choice_what_it_would_add(
    page: Page, name: str, what: str, said: str
) -> None:
    record = open_record(page, name)
    chosen = go_to(page, record, what, before=1)["entry"]["do"].split()[1]
    card = page.locator(f".ledge [data-id='{chosen}']")
    card.hover()
    note = page.locator(".explain .foretold").first
    expect(note).to_contain_text(f"{said} it adds:")
    described = page.locator(f"[id='{card.get_attribute('aria-describedby')}']").text_content()
    assert note.inner_text() in str(described)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_a_word_brings_flies_to_its_player(
    browser: Browser, address: str, motion: str
) -> None:
    """Unless the system asks for less motion."""
    person = new_person(browser, address)
    page = person.new_page()
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    record = open_record(page, "target")
    spelled = go_to(page, record, "word", before=1)
    page.evaluate(FLOWN)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ledge .piece").first).to_be_visible()
    earned = [told["event"] for told in spelled["told"] if told["event"]["event"] == "earned"]
    due = [sign for event in earned for sign in ("coin", "star") if event[BRINGS[sign]]]
    assert due
    if motion == "reduce":
        page.wait_for_timeout(300)
        assert page.evaluate("window.flown") == []
    else:
        page.wait_for_function(f"window.flown.length === {len(due)}")
        assert sorted(page.evaluate("window.flown")) == sorted(due)
        expect(page.locator("[data-flies]")).to_have_count(0)
    person.close()
