"""What is asked in a month of Himalaya: counters, market day, deals, rewards, inventory."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import PHONE, look
from browser.playing import moved_on, record_of, table_of
from browser.positions import (
    HIMALAYA,
    TRADING,
    Moment,
    begin_at,
    kept,
    lay_out,
    person_id,
    stranger,
)
from browser.trading import KIND, asked, sit_at, type_action, village
from parbat.core.record import Entry

pytestmark = pytest.mark.browser


def entered(page: Page, moment: Moment, text: str) -> None:
    """Wait until an action of this person stands in the log, right after the moment."""
    moved_on(page, table_of(page)["version"] - 1)
    record = record_of(page)
    own = [entry.do for entry in record.log[moment.entries :] if entry.by == moment.seat]
    assert own == [text]


def press(page: Page, button: Locator) -> None:
    """Press a button that takes the table on."""
    before = table_of(page)["version"]
    button.click()
    moved_on(page, before)


def legal_places(page: Page, what: str) -> list[str]:
    """Return which villages, tracks or regions glow."""
    glowing = page.locator(f"[data-{what}].legal").all()
    return [place.get_attribute(f"data-{what}") or "" for place in glowing]


def held(page: Page, good: str) -> int:
    """Read how much of a good is behind the own screen."""
    return int(page.locator(f"[data-held={good}] b").inner_text())


@pytest.mark.parametrize("counter", ["yeti", "snowstorm"])
def test_a_counter_is_placed_on_a_track(page: Page, data: Path, counter: str) -> None:
    """Rules 10.2."""
    moment = TRADING["event"]
    begin_at(page, data, moment)
    kinds = [kind.get_attribute("data-kind") for kind in page.locator(KIND).all()]
    assert kinds == ["none", "yeti", "snowstorm", "market"]
    page.locator(f"[data-kind={counter}]").click()
    assert len(legal_places(page, "track")) > 20
    before = table_of(page)["version"]
    page.locator("[data-track='5-8'].legal").press("Enter")
    moved_on(page, before)
    expect(page.locator(f"[data-counter={counter}]")).to_have_count(1)
    entered(page, moment, f"event {counter} 5-8")


def test_on_a_phone_a_finger_need_not_hit_the_track(page: Page, data: Path) -> None:
    begin_at(page, data, TRADING["event"])
    look(page, PHONE)
    page.locator("[data-kind=snowstorm]").click()
    expect(page.locator(".hm-bar")).to_contain_text("crossing it takes the same action twice")
    box = page.locator("[data-track='2-8'] .casing").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(middle[0], middle[1] - 15)
    page.locator("[data-act]").click()
    expect(page.locator("[data-counter=snowstorm]")).to_have_count(1)
    entered(page, TRADING["event"], "event snowstorm 2-8")


def test_market_day_is_held_where_goods_lie(page: Page, data: Path) -> None:
    """Rules 10.5."""
    moment = TRADING["event"]
    begin_at(page, data, moment)
    page.locator("[data-kind=market]").click()
    places = legal_places(page, "village")
    goods = page.locator("[data-goods]").all()
    assert sorted(places) == sorted(str(tray.get_attribute("data-goods")) for tray in goods)
    before = table_of(page)["version"]
    village(page, int(places[0]))
    moved_on(page, before)
    expect(page.locator("[data-counter=market]")).to_have_count(1)
    entered(page, moment, f"event market {places[0]}")


def test_the_log_forgets_a_counter_taken_back_after_programmes_it_does_not_tell(
    page: Page, data: Path
) -> None:
    """Rules 13.7: the number of the entry counts what this person never saw."""
    moment = Moment("events", 29, 2, HIMALAYA)
    log = list(kept(moment.record, HIMALAYA).log[: moment.entries])
    first = next(at for at, entry in enumerate(log) if entry.do.startswith("program "))
    again = ["program deal deal deal deal deal deal", log[first].do]
    log[first + 1 : first + 1] = [Entry(by=log[first].by, do=do) for do in again]
    people = [person_id(page) if seat == moment.seat else stranger(page) for seat in range(4)]
    sit_at(page, {"id": lay_out(data, moment, people, log)})
    lines = page.locator(".side .log li")
    expect(lines.first).to_contain_text("from 13 to 17")
    before = lines.all_inner_texts()
    now = table_of(page)["version"]
    type_action(page, "event market 4")
    moved_on(page, now)
    expect(lines).to_have_count(len(before) + 1)
    page.get_by_role("button", name="Undo").click()
    expect(lines.first).to_contain_text("Taken back")
    assert lines.all_inner_texts()[1:] == before
    page.reload()
    expect(lines.first).to_contain_text("Taken back")
    assert lines.all_inner_texts()[1:] == before


def test_no_counter_need_be_placed(page: Page, data: Path) -> None:
    moment = TRADING["event"]
    begin_at(page, data, moment)
    press(page, page.locator("[data-kind=none]"))
    expect(page.locator("[data-counter]")).to_have_count(0)
    entered(page, moment, "event none")


def test_on_market_day_any_good_that_lies_there_is_taken(page: Page, data: Path) -> None:
    """Rules 10.5."""
    moment = TRADING["take"]
    begin_at(page, data, moment)
    expect(page.locator(".hm-bar")).to_contain_text("Market day at")
    labels = page.locator(KIND).all_inner_texts()
    assert [label.strip() for label in labels] == ["Salt", "Barley", "Tea", "Gold"]
    gold, salt = held(page, "gold"), held(page, "salt")
    press(page, page.locator("[data-kind=gold]"))
    expect(page.locator("[data-held=gold] b")).to_have_text(str(gold + 1))
    assert held(page, "salt") == salt
    entered(page, moment, "take gold")


def test_a_deal_is_made_or_declined(page: Page, data: Path) -> None:
    """Rules 12.6."""
    moment = TRADING["deal"]
    for answer in ("no", "yes"):
        begin_at(page, data, moment)
        assert page.locator(KIND).all_inner_texts() == ["Deal", "Do not deal"]
        expect(page.locator(".hm-bar")).to_contain_text("Deal in village 10?")
        had = sum(held(page, good) for good in ("salt", "barley", "tea", "jade", "gold"))
        press(page, page.locator(f"[data-kind={answer}]"))
        entered(page, moment, f"deal {answer}")
        has = sum(held(page, good) for good in ("salt", "barley", "tea", "jade", "gold"))
        assert has - had == (answer == "yes")


def test_who_cannot_deal_says_so_by_hand_and_nobody_is_told_why(page: Page, data: Path) -> None:
    """Rules 12.6."""
    moment = TRADING["forced"]
    begin_at(page, data, moment)
    assert page.locator(KIND).all_inner_texts() == ["Do not deal"]
    expect(page.locator(".hm-bar")).to_contain_text("You cannot deal in village 19.")
    page.wait_for_timeout(700)
    assert len(record_of(page).log) == moment.entries
    press(page, page.locator("[data-kind=no]"))
    entered(page, moment, "deal no")
    told = page.locator(".side .log li", has_text="does not deal in village")
    expect(told).to_have_count(1)


def test_two_of_three_rewards_and_delegations_by_tapping_regions(page: Page, data: Path) -> None:
    """Rules 6.1 and 6.4."""
    moment = TRADING["reward"]
    begin_at(page, data, moment)
    take = page.locator("[data-take]")
    expect(take).to_have_text("Choose 2")
    page.locator("[data-prize=offering]").click()
    expect(take).to_have_text("Choose one more")
    page.locator("[data-prize=delegations]").click()
    expect(take).to_have_text("3 to send")
    regions = legal_places(page, "region")
    assert len(regions) == 3
    page.locator(f"polygon[data-region='{regions[0]}']").press("Enter")
    page.locator(f"[data-send='{regions[2]}']").click()
    page.locator(f"polygon[data-region='{regions[2]}']").press("Enter")
    expect(take).to_have_text("Take these")
    press(page, take)
    first, _, last = regions
    entered(page, moment, f"reward offering delegations {first}:1 {last}:2")


def test_an_inventory_brings_a_marker(page: Page, data: Path) -> None:
    """Rules 10.6."""
    moment = TRADING["inventory"]
    begin_at(page, data, moment)
    expect(page.locator(".hm-bar")).to_contain_text("You alone have most")
    yaks = int(page.locator("[data-yaks='0']").inner_text())
    page.locator("[data-kind=marker]").click()
    expect(page.locator("[data-yaks='0']")).to_have_text(str(yaks + 3))
    entered(page, moment, "inventory marker")


def test_an_inventory_sends_delegations_to_one_region(page: Page, data: Path) -> None:
    """Rules 10.6."""
    moment = TRADING["inventory"]
    begin_at(page, data, moment)
    page.locator("[data-kind=delegations]").click()
    expect(page.locator(".hm-bar")).to_contain_text("Tap the region for your 2 delegations.")
    regions = legal_places(page, "region")
    before = table_of(page)["version"]
    page.locator(f"polygon[data-region='{regions[0]}']").press("Enter")
    moved_on(page, before)
    expect(page.locator(f"[data-sent='{regions[0]}-0']")).to_have_count(1)
    entered(page, moment, f"inventory delegations {regions[0]}")


def test_an_inventory_places_a_stupa_on_a_house(page: Page, data: Path) -> None:
    """Rules 10.6."""
    moment = TRADING["inventory"]
    begin_at(page, data, moment)
    page.locator("[data-kind=stupa]").click()
    house = legal_places(page, "village")[0]
    before = table_of(page)["version"]
    village(page, int(house))
    moved_on(page, before)
    expect(page.locator(f"[data-stupa='{house}']")).to_have_count(1)
    entered(page, moment, f"inventory stupa {house}")


def test_delegations_of_an_inventory_are_split_between_two_regions(page: Page, data: Path) -> None:
    """Rules 10.6 with ``inventory_split``."""
    moment = TRADING["split"]
    begin_at(page, data, moment)
    page.locator("[data-kind=delegations]").click()
    first, second, *_ = legal_places(page, "region")
    bar = page.locator(".hm-bar")
    page.locator(f"polygon[data-region='{first}']").press("Enter")
    expect(bar).to_contain_text(f"2 delegations to region {first}?")
    expect(bar).to_contain_text("Or tap another region, to send one to each.")
    expect(page.locator("text.sending")).to_have_text(["+2"])
    page.locator(f"polygon[data-region='{second}']").press("Enter")
    expect(bar).to_contain_text(f"One delegation each to regions {first} & {second}?")
    expect(page.locator("text.sending")).to_have_text(["+1", "+1"])
    press(page, page.locator("[data-act]"))
    entered(page, moment, f"inventory delegations {first} {second}")


def test_on_a_phone_a_place_is_asked_about_before_it_counts(page: Page, data: Path) -> None:
    moment = TRADING["event"]
    begin_at(page, data, moment)
    look(page, PHONE)
    page.locator("[data-kind=yeti]").click()
    page.locator("[data-track='5-8'].legal").press("Enter")
    expect(page.locator(".hm-bar")).to_contain_text("A yeti on track 5-8?")
    page.get_by_role("button", name="Cancel").click()
    page.locator("[data-track='1-2'].legal").press("Enter")
    press(page, page.locator("[data-act]"))
    entered(page, moment, "event yeti 1-2")


def test_what_is_not_offered_is_refused_with_its_reason(page: Page, data: Path) -> None:
    begin_at(page, data, TRADING["event"])
    assert asked(page) == "choice"
    type_action(page, "event yeti 1-20")
    expect(page.locator(".toast")).to_contain_text("1-20")
