"""Hardback in the browser: words by mouse, keys and fingers, alone and with others."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_person
from browser.looks import PHONE, TABLET, THEMES, WIDE, keep_picture, look, width_of
from browser.playing import ME, OPEN, moved_on, set_up, table_of
from browser.test_accessibility import findings
from browser.test_pseudo import NAMES
from browser.texts import PSEUDO, raw, read
from browser.writing import (
    CHOICE,
    GAME,
    SUBMIT,
    choose,
    easiest,
    find_word,
    hand,
    lay_by_mouse,
    play,
    rests,
    sit_at,
    skip,
    spell,
)

pytestmark = pytest.mark.browser

SHORT = {"length": 40}


def against_computer(page: Page, **options: object) -> None:
    """Sit down at a table against the weakest computer player."""
    bot = {"kind": "bot", "bot": easiest(page)}
    sit_at(page, set_up(page, ME, bot, game=GAME, options={**SHORT, **options}))


def test_a_game_alone_against_penny(page: Page) -> None:
    options = {"mode": "cooperative", "penny": "horror"}
    sit_at(page, set_up(page, ME, game=GAME, options=options))
    expect(page.get_by_role("region", name="Penny Dreadful")).to_contain_text("Horror")
    play(page, 12)
    expect(page.locator("[data-penny]")).not_to_have_text("0")
    keep_picture(page, "hardback_penny", WIDE, "light")


def test_words_by_keyboard(page: Page) -> None:
    against_computer(page)
    assert rests(page) == "spell"
    letters = [parbat_letter(card) for card, _ in hand(page)]
    page.keyboard.type("".join(letters[:3]))
    expect(page.locator(".ledge .piece")).to_have_count(3)
    page.keyboard.press("Shift+ArrowLeft")
    assert laid(page) == [letters[0], letters[2], letters[1]]
    page.keyboard.press("Backspace")
    expect(page.locator(".ledge .piece")).to_have_count(2)
    page.keyboard.type("*")
    expect(page.get_by_role("group", name=re.compile("which letter"))).to_be_visible()
    page.keyboard.type("q")
    expect(page.locator(".ledge .down")).to_have_count(1)
    assert laid(page)[-1] == "Q"
    page.keyboard.press("Escape")
    expect(page.locator(".ledge .piece")).to_have_count(0)
    assert play(page, 6, by_mouse=False)


def parbat_letter(card: str) -> str:
    """Return the letter of a card by its name."""
    return card[4]


def laid(page: Page) -> list[str]:
    """Read the word on the ledge."""
    return [text.strip() for text in page.locator(".ledge .letter").all_inner_texts()]


def test_what_a_word_is_worth_is_said_before_it_is_submitted(page: Page) -> None:
    against_computer(page)
    assert rests(page) == "spell"
    word = find_word(page)
    if word is None:
        pytest.skip("no word in this hand")
    lay_by_mouse(page, word)
    expect(page.locator(".worth")).to_be_visible()
    coins = page.locator(".worth").get_attribute("data-worth")
    assert coins
    expect(page.locator(".ledge .gain")).to_have_count(len(word))
    page.get_by_role("button", name="None").click()
    page.keyboard.type(word[:1])
    expect(page.locator(SUBMIT)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(SUBMIT)).to_contain_text("too short")


def test_a_card_is_dragged_and_laid_wild_from_the_small_keyboard(page: Page) -> None:
    against_computer(page)
    assert rests(page) == "spell"
    card = page.locator(".hand .piece").first
    name = card.get_attribute("data-id")
    card.drag_to(page.locator("[data-ledge]"))
    expect(page.locator(f".ledge [data-id='{name}']")).to_be_visible()
    page.get_by_role("button", name="Wild").click()
    page.get_by_role("group", name=re.compile("which letter")).get_by_text("Z", exact=True).click()
    assert laid(page) == ["Z"]
    keep_picture(page, "hardback_wild", WIDE, "light")
    page.get_by_role("button", name="Uncover all").click()
    assert laid(page) == [str(name)[4]]
    page.locator(f".ledge [data-id='{name}']").drag_to(page.locator(".hand .pile"))
    expect(page.locator(".ledge .piece")).to_have_count(0)


def test_looking_a_word_up_is_private(page: Page) -> None:
    against_computer(page)
    page.keyboard.press("/")
    page.keyboard.type("house")
    page.keyboard.press("Enter")
    expect(page.get_by_text("HOUSE is in the list.")).to_be_visible()
    page.keyboard.press("Escape")


def test_two_people_vote_and_see_each_other_build(
    page: Page, browser: Browser, address: str
) -> None:
    table = set_up(page, ME, OPEN, game=GAME, options={**SHORT, "vote": "majority"})
    person = new_person(browser, address)
    friend = person.new_page()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".hb-table")).to_be_visible()
    sit_at(page, table)
    mine = table_of(page)["to_act"] == table_of(page)["your_seats"]
    author, voter = (page, friend) if mine else (friend, page)
    assert rests(author) == "spell"
    author.get_by_role("button", name="All", exact=True).click()
    expect(author.locator(".ledge .piece")).to_have_count(5)
    expect(voter.locator(".ledge .piece")).to_have_count(5)
    author.locator(SUBMIT).click()
    expect(author.locator(SUBMIT)).to_be_hidden()
    accept = voter.get_by_role("button", name="Accept the word")
    if not author.locator(CHOICE).count():  # five letters in any order are hardly ever a word
        expect(accept).to_be_visible()
        keep_picture(voter, "hardback_vote", WIDE, "light")
        voter.get_by_role("button", name="Reject it").click()
        expect(author.locator(SUBMIT)).to_be_visible()
        expect(author.locator(".ledge .piece")).to_have_count(5)
    person.close()


def test_ink_may_be_used_while_somebody_else_spells(
    page: Page, browser: Browser, address: str
) -> None:
    table = set_up(page, ME, OPEN, game=GAME, options=SHORT)
    person = new_person(browser, address)
    friend = person.new_page()
    friend.goto(f"/table/{table['id']}#{table['secret']}")
    friend.get_by_role("button", name="Sit down").click()
    sit_at(page, table)
    people = (page, friend) if is_asked(page) else (friend, page)
    for turn in range(40):
        one, other = people[turn % 2], people[1 - turn % 2]
        while is_asked(one):
            if rests(one) == "spell":
                spell(one)
            else:  # coins that are kept become ink
                one.locator(CHOICE).last.click()
                one.wait_for_timeout(300)
        if one.locator("[data-ink]").is_enabled():
            break
    assert is_asked(other)
    one.locator("[data-ink]").click()
    expect(one.locator(".hand .piece")).to_have_count(6)
    expect(one.locator(".hand .blot.inked")).to_have_count(1)
    keep_picture(one, "hardback_ink", WIDE, "light")
    person.close()


def is_asked(page: Page) -> bool:
    """Return whether the table waits for this person."""
    table = table_of(page)
    awaited = page.locator(f"{SUBMIT}, {CHOICE}").count() > 0
    return table["state"] == "playing" and (awaited or table["to_act"] == table["your_seats"])


def test_at_one_screen_hands_stay_hidden_until_it_is_passed_on(page: Page) -> None:
    sit_at(page, set_up(page, ME, ME, game=GAME, options=SHORT))
    assert rests(page) == "spell"
    skip(page)
    show = page.get_by_role("button", name="Show my cards")
    expect(show).to_be_visible()
    expect(page.locator(".hand .cards .piece")).to_have_count(0)
    expect(page.locator(".hand .cards > .back")).to_have_count(5)
    show.click()
    expect(page.locator(".hand .cards .piece")).to_have_count(5)


@pytest.mark.parametrize("language", ["it", "pt-BR"])
def test_it_fits_in_other_languages(browser: Browser, address: str, language: str) -> None:
    person = new_person(browser, address, language=language)
    page = person.new_page()
    page.goto("/")
    against_computer(page)
    rests(page)
    page.keyboard.type("".join(parbat_letter(card) for card, _ in hand(page)[:4]))
    for size in (WIDE, TABLET, PHONE):
        look(page, size)
        keep_picture(page, "hardback_spell", size, "light", language)
        assert width_of(page) == size[0]
        expect(page.locator(SUBMIT)).to_be_in_viewport(ratio=1)
        expect(page.locator(".hand .piece").last).to_be_in_viewport(ratio=0.9)
    person.close()


def test_in_the_language_of_the_tests_nothing_is_raw(browser: Browser, address: str) -> None:
    person = new_person(browser, address)
    page = person.new_page()
    page.goto(f"/?lang={PSEUDO}")
    page.locator("article.game").first.wait_for()
    against_computer(page)
    rests(page)
    page.keyboard.type("".join(parbat_letter(card) for card, _ in hand(page)[:2]))
    page.wait_for_timeout(400)
    assert shown_raw(page) == []
    page.keyboard.type("*")
    assert shown_raw(page) == []
    page.keyboard.press("Escape")
    for opener in (".panel", ".offers .pile", ".side > .btn"):
        page.locator(opener).first.click()
        assert shown_raw(page) == []
        page.keyboard.press("Escape")
    person.close()


def shown_raw(page: Page) -> list[str]:
    """Return what is read on a page that no catalogue said, but letters of cards and words."""
    texts = [text for text in read(page) if not re.fullmatch(r"[A-Z?]+", text.strip())]
    return raw(texts, NAMES)


def test_a_phone_shows_every_decision_with_its_inputs(browser: Browser, address: str) -> None:
    person = new_person(browser, address, *PHONE)
    page = person.new_page()
    page.goto("/")
    against_computer(page)
    assert rests(page) == "spell"
    expect(page.locator(".hand .piece").last).to_be_in_viewport(ratio=1)
    expect(page.locator(SUBMIT)).to_be_in_viewport(ratio=1)
    word = find_word(page)
    if word:
        for letter in word:
            page.locator(".hand .piece").filter(
                has=page.locator(f".letter:text-is('{letter}')")
            ).first.tap()
        expect(page.locator(SUBMIT)).to_be_enabled()
        keep_picture(page, "hardback_phone", PHONE, "light")
    assert width_of(page) == PHONE[0]
    page.get_by_role("button", name="None").tap()
    play(page, 10)
    assert width_of(page) == PHONE[0]
    person.close()


def test_axe_finds_nothing_serious(browser: Browser, address: str) -> None:
    person = new_person(browser, address)
    page = person.new_page()
    page.goto("/")
    against_computer(page)
    rests(page)
    page.keyboard.type("".join(parbat_letter(card) for card, _ in hand(page)[:3]))
    page.wait_for_timeout(500)
    check(page, "hardback_spell")
    page.keyboard.type("*")
    check(page, "hardback_letters")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    while rests(page) == "spell":
        if spell(page) is None:
            continue
    check(page, "hardback_step")
    choose(page)
    page.keyboard.press("?")
    check(page, "hardback_keys")
    person.close()


def check(page: Page, state: str) -> None:
    """Look at a state in all its looks."""
    for size, theme in product((WIDE, TABLET, PHONE), THEMES):
        look(page, size, theme)
        keep_picture(page, state, size, theme)
        only = "color-contrast" if theme == "dark" else None
        assert (state, size, theme, findings(page, only)) == (state, size, theme, [])
        assert width_of(page) == size[0]
    look(page, WIDE)
    moved_on(page, -1)
