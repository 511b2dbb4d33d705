"""How people play Hardback in a browser without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.playing import moved_on, table_of
from browser.writing import CHOICE, GLOWS, SUBMIT, find_word, hand, is_asked_again, rests
from parbat.games.hardback.cards import CARDS

MOST_STOPS = 120


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_STOPS):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def press(page: Page, target: Locator) -> None:
    """Go to a button and press it."""
    tab_to(page, target)
    page.keyboard.press("Enter")


def pick(page: Page, group: Locator, label: str) -> None:
    """Go to a group of choices and walk through it to one of them."""
    tab_to(page, group.locator("input:checked"))
    wanted = group.get_by_role("radio", name=label)
    for _ in range(group.get_by_role("radio").count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {label}")


def spell(page: Page) -> str | None:
    """Submit the longest word there is, or skip."""
    before = table_of(page)["version"]
    expect(page.locator(".ledge .piece")).to_have_count(0)
    typed, word = keys_for(page)
    if word is None:
        press(page, page.get_by_role("button", name="Skip", exact=True))
        expect(page.locator(".hb-bar .line")).to_have_text("Skip your turn?")
    for key in typed:
        page.keyboard.press(key)
    if word is not None:
        expect(page.locator(SUBMIT)).to_have_text(re.compile(f"Submit {word}$"))
        expect(page.locator(SUBMIT)).to_be_enabled()
    page.keyboard.press("Enter")
    moved_on(page, before)
    return word


def keys_for(page: Page) -> tuple[list[str], str | None]:
    """Return the longest word that can be laid with one wild card or none, and its keys."""
    plain, longer = find_word(page), find_word(page, wilds=1)
    if longer is not None and len(longer) > len(plain or ""):
        typed = keys_with_a_wild(hand(page), longer)
        if typed:
            return typed, longer
    return list(plain or ""), plain


def keys_with_a_wild(held: list[tuple[str, bool]], word: str) -> list[str]:
    """Return the keys that lay a word of which one letter is missing; none if no card is free."""
    inked = {CARDS[card].letter for card, is_inked in held if is_inked}
    left = [CARDS[card].letter for card, _ in held]
    missing = len(word)
    for at, letter in enumerate(word):
        if letter in left:
            left.remove(letter)
        else:
            missing = at
    spare = [letter for letter in left if letter not in inked]
    return [*word[:missing], spare[0], "*", *word[missing:]] if spare else []


def choose(page: Page) -> None:
    """Take the first card that glows, else press the main button, else the last."""
    before = table_of(page)["version"]
    if page.locator(SUBMIT).is_visible():
        return  # the turn went on in between
    glowing = page.locator(GLOWS)
    if glowing.count():
        card = str(glowing.first.get_attribute("data-id"))
        page.keyboard.press(CARDS[card].letter.lower())
        expect(page.locator(f"{GLOWS}:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.wait_for_timeout(80)
        if page.locator(".hb-bar .btn.main:focus").count():
            page.keyboard.press("Enter")
    elif page.locator(f"{CHOICE}.main").count():
        page.keyboard.press("Enter")
    else:
        press(page, page.locator(CHOICE).last)
    if is_asked_again(page):
        page.keyboard.press("Enter")
    moved_on(page, before)


def play(page: Page, most: int = 400) -> list[str]:
    """Play to the end, or at most so many steps, and return the words that were submitted."""
    words = []
    for _ in range(most):
        step = rests(page)
        if step == "over":
            break
        if step == "spell":
            word = spell(page)
            words += [word] if word else []
        else:
            choose(page)
    return words
