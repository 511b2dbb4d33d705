"""Each step of a turn of Hardback in which a player is asked something (rules 6 to 13)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.keys import tab_to
from browser.playing import record_of
from browser.positions import ASKED, Moment, begin_at
from browser.writing import GLOWS

pytestmark = pytest.mark.browser

LEDGE, OFFERS = ".ledge", ".offers"
HAND, BESIDE = ".hand .cards:not(.beside)", ".hand .cards.beside"
INKED = f"{HAND} .piece:has(.blot.inked)"


def is_asked(page: Page, question: str, *glow: str) -> None:
    """Check what the bar asks, and which cards glow."""
    expect(page.locator(".hb-bar .line")).to_have_text(question)
    assert sorted(ids(page, GLOWS)) == sorted(glow)


def ids(page: Page, where: str) -> list[str]:
    """Return the cards that lie somewhere, in their order."""
    cards = page.locator(f"{where}:is([data-id]), {where} [data-id]")
    return [str(card.get_attribute("data-id")) for card in cards.all()]


def card(page: Page, where: str, name: str) -> Locator:
    return page.locator(f"{where} [data-id='{name}']")


def button(page: Page, says: str) -> Locator:
    """Return a button of the bar."""
    bar = page.get_by_role("region", name="What to do")
    return bar.get_by_role("button", name=says, exact=True)


def entered(page: Page, moment: Moment, *texts: str) -> None:
    """Wait until the record goes on from a moment with these entries, whatever follows."""
    log: list[str] = []
    for _ in range(200):
        log = [entry.do for entry in record_of(page).log[moment.entries :]]
        if len(log) >= len(texts):
            break
        page.wait_for_timeout(50)
    assert log[: len(texts)] == list(texts)


def told(page: Page, text: str | re.Pattern[str]) -> None:
    """Check what the newest line of the log that tells of something says."""
    expect(page.locator(".log li .text").first).to_have_text(text)


def coins(page: Page) -> Locator:
    return page.locator(".worth b").first


def test_uncover_which_of_two_wild_cards(page: Page, data: Path) -> None:
    moment = ASKED["uncover"]
    begin_at(page, data, moment)
    is_asked(page, "Turn a wild card face up", "STA-A", "STA-E")
    expect(card(page, LEDGE, "STA-A").locator(".down")).to_be_visible()
    card(page, LEDGE, "STA-A").click()
    entered(page, moment, "uncover STA-A")
    expect(card(page, LEDGE, "STA-A").locator(".down")).to_have_count(0)
    expect(card(page, LEDGE, "STA-E").locator(".down")).to_be_visible()
    assert ids(page, LEDGE) == ["STA-E", "MYS-A3", "STA-A", "STA-Y"]


def test_double_which_of_two_neighbours_by_keyboard(page: Page, data: Path) -> None:
    moment = ASKED["double"]
    begin_at(page, data, moment)
    is_asked(page, "Which card counts once more?", "STA-R", "STA-E")
    page.keyboard.type("r")
    expect(card(page, LEDGE, "STA-R")).to_be_focused()
    page.keyboard.press("Enter")
    entered(page, moment, "double STA-R")
    expect(card(page, LEDGE, "STA-R")).to_contain_text("counts 2 times")
    expect(card(page, LEDGE, "STA-R").locator(".seal")).to_contain_text("2")


def test_trash_a_card_of_the_word(page: Page, data: Path) -> None:
    moment = ASKED["trash"]
    begin_at(page, data, moment)
    is_asked(page, "Trash cards?", "ADV-C3")
    card(page, LEDGE, "ADV-C3").click()
    entered(page, moment, "trash ADV-C3")
    expect(page.locator(f"{LEDGE} .piece")).to_have_count(3)
    told(page, "trashes C")


def test_keep_what_could_be_trashed_by_keyboard(page: Page, data: Path) -> None:
    moment = ASKED["trash"]
    begin_at(page, data, moment)
    expect(button(page, "Keep the rest")).to_be_visible()
    page.keyboard.press("Enter")
    entered(page, moment, "done")
    expect(page.locator("[data-player='2']")).not_to_contain_text("trashes")
    expect(page.locator(".log")).not_to_contain_text("trashes C")


def test_dump_a_card_of_the_discard_pile(page: Page, data: Path) -> None:
    moment = ASKED["dump"]
    begin_at(page, data, moment)
    pile = ["ADV-L4", "ADV-N4", "MYS-F2", "MYS-I3", "STA-A", "STA-M"]
    is_asked(page, "Dump cards of your discard pile?", *pile)
    assert ids(page, HAND) == pile
    card(page, HAND, "STA-M").click()
    entered(page, moment, "dump STA-M")
    expect(card(page, HAND, "STA-M")).to_have_count(0)
    told(page, "dumps M")


def test_look_at_the_next_cards_and_place_them(page: Page, data: Path) -> None:
    moment = ASKED["preview"]
    begin_at(page, data, moment)
    is_asked(page, "Look at your next cards?")
    expect(button(page, "Do not look")).to_be_visible()
    button(page, "Look at them").click()
    is_asked(page, "Back on top, or discard?", "ADV-L4", "HOR-Q4", "ROM-K3")
    assert sorted(ids(page, HAND)) == ["ADV-L4", "HOR-Q4", "ROM-K3"]
    card(page, HAND, "ROM-K3").click()
    expect(card(page, HAND, "ROM-K3")).to_have_attribute("aria-pressed", "true")
    button(page, "Back on top").click()
    expect(page.locator(f"{HAND} .piece")).to_have_count(2)
    card(page, HAND, "HOR-Q4").click()
    button(page, "Discard it").click()
    expect(page.locator(f"{HAND} .piece")).to_have_count(1)
    card(page, HAND, "ADV-L4").click()
    button(page, "Discard it").click()
    entered(page, moment, "preview", "top ROM-K3", "discard HOR-Q4", "discard ADV-L4")


def test_place_cards_by_keyboard(page: Page, data: Path) -> None:
    moment = ASKED["place"]
    begin_at(page, data, moment)
    is_asked(page, "Back on top, or discard?", "ADV-L4", "HOR-Q4", "ROM-K3")
    page.keyboard.type("q")
    page.keyboard.press("Enter")
    expect(button(page, "Back on top")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f"{HAND} .piece")).to_have_count(2)
    expect(page.locator(GLOWS)).to_have_count(2)  # the server has answered
    page.keyboard.type("l")
    page.keyboard.press("Enter")
    expect(button(page, "Back on top")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{HAND} .piece")).to_have_count(1)
    entered(page, moment, "discard HOR-Q4", "top ADV-L4")


def test_either_coins_or_points(page: Page, data: Path) -> None:
    moment = ASKED["either"]
    begin_at(page, data, moment)
    is_asked(page, "Take which?")
    expect(button(page, "1 coin")).to_be_visible()
    before = int(page.locator("[data-score='2']").inner_text())
    button(page, "1 point").click()
    entered(page, moment, "choose points")
    expect(page.locator("[data-score='2']")).to_have_text(str(before + 1))


def test_either_ink_or_remover(page: Page, data: Path) -> None:
    moment = Moment("adventure", 25, 0)
    begin_at(page, data, moment)
    is_asked(page, "Take which?")
    expect(button(page, "Ink")).to_be_visible()
    button(page, "Remover").click()
    entered(page, moment, "choose remover")
    expect(page.get_by_role("button", name="Remove ink 1 left")).to_be_visible()


def test_reserve_a_card_in_the_empty_jail_by_keyboard(page: Page, data: Path) -> None:
    moment = Moment("authors", 60, 0)
    begin_at(page, data, moment)
    row = ids(page, OFFERS)
    is_asked(page, "Reserve or remove an offer?", *row)
    page.keyboard.type("t")
    page.keyboard.press("Enter")
    expect(button(page, "Reserve")).to_be_focused()
    page.keyboard.press("Enter")
    entered(page, moment, "reserve MYS-T8T")
    expect(card(page, BESIDE, "MYS-T8T")).to_be_visible()
    expect(page.locator(BESIDE)).to_contain_text("Jail")
    expect(card(page, OFFERS, "MYS-T8T")).to_have_count(0)
    expect(page.locator(f"{OFFERS} [data-id]")).to_have_count(7)
    told(page, "reserves T")


def test_reserve_a_card_in_place_of_another_asks_once_more(page: Page, data: Path) -> None:
    moment = ASKED["jail"]
    begin_at(page, data, moment)
    is_asked(page, "Reserve or remove an offer?", *ids(page, OFFERS))
    expect(card(page, BESIDE, "ADV-J5")).to_be_visible()
    for sure in (False, True):
        card(page, OFFERS, "ROM-Z5").click()
        button(page, "Reserve").click()
        expect(page.locator(".hb-bar .line")).to_have_text("Reserve Z instead of J?")
        expect(page.locator(".hb-bar .note")).to_contain_text("J goes to the discarded offers.")
        button(page, "Reserve" if sure else "Cancel").click()
        if not sure:
            button(page, "Cancel").click()
            is_asked(page, "Reserve or remove an offer?", *ids(page, OFFERS))
            entered(page, moment)
    entered(page, moment, "reserve ROM-Z5")
    expect(card(page, BESIDE, "ROM-Z5")).to_be_visible()
    expect(card(page, BESIDE, "ADV-J5")).to_have_count(0)


def test_remove_a_card_of_the_row(page: Page, data: Path) -> None:
    moment = ASKED["jail"]
    begin_at(page, data, moment)
    card(page, OFFERS, "HOR-S2").click()
    button(page, "Remove").click()
    entered(page, moment, "remove HOR-S2")
    expect(card(page, OFFERS, "HOR-S2")).to_have_count(0)
    expect(card(page, BESIDE, "ADV-J5")).to_be_visible()
    told(page, "removes S")


def test_flush_the_row(page: Page, data: Path) -> None:
    moment = ASKED["flush"]
    begin_at(page, data, moment)
    is_asked(page, "Flush the row of offers?")
    before = set(ids(page, OFFERS))
    expect(button(page, "Keep the row")).to_be_visible()
    button(page, "Flush the row").click()
    entered(page, moment, "flush")
    told(page, "flushes the row")
    expect(page.locator(f"{OFFERS} [data-id]")).to_have_count(7)
    assert not before & set(ids(page, OFFERS))


def test_buy_the_jailed_card(page: Page, data: Path) -> None:
    moment = ASKED["purchase"]
    begin_at(page, data, moment)
    bought = ("ADV-B4", "ADV-J5", "ADV-L4", "HOR-P3", "HOR-Q4", "ROM-F4", "ROM-R5")
    is_asked(page, "Buy cards", *bought)
    expect(coins(page)).to_have_text("6")
    card(page, BESIDE, "ROM-R5").click()
    entered(page, moment, "buy ROM-R5")
    told(page, "buys R, cost 5")
    expect(page.locator(BESIDE)).to_have_count(0)
    expect(page.locator(f"{OFFERS} [data-id]")).to_have_count(7)
    expect(page.locator("[data-player='3']")).not_to_contain_text("buys")  # nothing is cheap enough


def test_buy_a_card_of_the_row_by_keyboard_and_end_the_turn(page: Page, data: Path) -> None:
    moment = ASKED["purchase"]
    begin_at(page, data, moment)
    page.keyboard.type("p")
    page.keyboard.press("Enter")
    entered(page, moment, "buy HOR-P3")
    expect(card(page, OFFERS, "HOR-P3")).to_have_count(0)
    expect(coins(page)).to_have_text("3")
    page.keyboard.press("Enter")
    entered(page, moment, "buy HOR-P3", "done")
    expect(page.locator(f"{LEDGE} .piece")).to_have_count(0)


def test_a_purchase_that_lets_penny_win_asks_once_more(page: Page, data: Path) -> None:
    moment = Moment("adventure", 72, 1)
    begin_at(page, data, moment)
    is_asked(page, "Buy cards", "HOR-V4", "ROM-O4", "MYS-M3")
    card(page, OFFERS, "HOR-V4").click()
    expect(page.locator(".hb-bar .line")).to_have_text("Let Penny reach her target?")
    expect(page.locator(".hb-bar .note")).to_contain_text("120 points")
    page.keyboard.press("Escape")
    is_asked(page, "Buy cards", "HOR-V4", "ROM-O4", "MYS-M3")
    entered(page, moment)
    card(page, OFFERS, "HOR-V4").click()
    button(page, "Do it anyway").click()
    entered(page, moment, "buy HOR-V4")
    expect(page.get_by_text("Penny Dreadful won")).to_be_visible()


def test_a_card_that_is_too_dear_says_why(page: Page, data: Path) -> None:
    moment = ASKED["purchase"]
    begin_at(page, data, moment)
    card(page, OFFERS, "MYS-Y7").click()
    expect(page.locator(".toast")).to_contain_text("7 coins")
    entered(page, moment)


def test_buy_an_advert(page: Page, data: Path) -> None:
    moment = ASKED["purchase"]
    begin_at(page, data, moment)
    before = int(page.locator("[data-score='3']").inner_text())
    button(page, "Advert: 6 ¢ for 3 ★").click()
    entered(page, moment, "advert")
    expect(page.locator("[data-score='3']")).to_have_text(str(before + 3))
    told(page, "buys an advert")


def test_ink_is_changed_into_the_coin_that_is_missing(page: Page, data: Path) -> None:
    moment = ASKED["purchase"]
    begin_at(page, data, moment)
    expect(card(page, OFFERS, "MYS-Y7")).not_to_have_attribute("data-legal", "true")
    button(page, "Ink into 1 coin").click()
    entered(page, moment, "convert")
    expect(coins(page)).to_have_text("7")
    expect(button(page, "Ink into 1 coin")).to_have_count(0)
    card(page, OFFERS, "MYS-Y7").click()
    entered(page, moment, "convert", "buy MYS-Y7")


def test_ink_a_card_remove_ink_from_one_and_ink_it_again(page: Page, data: Path) -> None:
    moment = Moment("majority", 464, 0)
    begin_at(page, data, moment)
    inked = page.locator(INKED)
    expect(inked).to_have_count(2)
    page.get_by_role("button", name="Ink a card 5 left").click()
    expect(inked).to_have_count(3)
    expect(page.get_by_role("button", name="Ink a card 4 left")).to_be_visible()
    told(page, re.compile("inks [A-Z]"))
    page.get_by_role("button", name="Remove ink 1 left").click()
    assert sorted(ids(page, ".board [data-legal]")) == sorted(ids(page, INKED))
    card(page, HAND, "HOR-N5").click()
    expect(inked).to_have_count(2)
    expect(card(page, HAND, "HOR-N5").locator(".blot.removed")).to_be_visible()
    expect(page.get_by_role("button", name="Remove ink 0 left")).to_be_disabled()
    again = page.get_by_role("button", name="Ink again")
    again.click()
    expect(inked).to_have_count(3)
    expect(again).to_have_count(0)
    entered(page, moment, "ink", "unink HOR-N5", "reink HOR-N5")


def test_a_card_whose_ink_was_removed_may_be_wild_and_is_inked_again_in_the_word(
    page: Page, data: Path
) -> None:
    moment = Moment("majority", 464, 0)
    begin_at(page, data, moment)
    page.keyboard.press("-")
    card(page, HAND, "HOR-N5").click()
    expect(card(page, HAND, "HOR-N5").locator(".blot.removed")).to_be_visible()
    page.keyboard.type("tin*a")
    assert ids(page, LEDGE) == ["STA-T", "STA-I", "HOR-N5"]
    expect(card(page, LEDGE, "HOR-N5").locator(".letter")).to_have_text("A")
    page.get_by_role("button", name="Ink again").click()
    expect(card(page, LEDGE, "HOR-N5").locator(".blot.inked")).to_be_visible()
    assert ids(page, LEDGE) == ["STA-T", "STA-I", "HOR-N5"]
    expect(card(page, LEDGE, "HOR-N5").locator(".letter")).to_have_text("N")
    entered(page, moment, "unink HOR-N5", "reink HOR-N5")


def test_a_word_without_an_inked_card_is_not_submitted(page: Page, data: Path) -> None:
    moment = Moment("majority", 464, 0)
    begin_at(page, data, moment)
    page.keyboard.type("kit")
    expect(page.locator("[data-submit]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("N")
    entered(page, moment)
    page.keyboard.press("Backspace")
    page.keyboard.type("nts")
    expect(page.locator("[data-submit]")).to_be_enabled()


def test_accept_a_word(page: Page, data: Path) -> None:
    moment = ASKED["vote"]
    begin_at(page, data, moment)
    is_asked(page, "Does the word count?")
    expect(page.locator(f"{LEDGE} .letter")).to_have_text(["N", "E", "R", "I"])
    button(page, "Accept the word").click()
    entered(page, moment, "vote yes")
    told(page, "accepts the word")
    expect(button(page, "Accept the word")).to_have_count(0)


def test_skipping_asks_once_more_by_keyboard(page: Page, data: Path) -> None:
    moment = ASKED["spell"]
    begin_at(page, data, moment)
    for last in ("Escape", "Enter"):
        tab_to(page, button(page, "Skip"))
        page.keyboard.press("Enter")
        expect(page.locator(".hb-bar .line")).to_have_text("Skip your turn?")
        page.keyboard.press(last)
        expect(button(page, "Skip my turn")).to_have_count(0)
    entered(page, moment, "skip")
    told(page, "skips the turn")
