"""How people play Hardback in a browser: which word they find, and what they do in each step."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import moved_on, table_of
from parbat.games.hardback.cards import CARDS
from parbat.lexicon import find_lexicon

GAME = "hardback"
WORDS = find_lexicon("standard")
SUBMIT = "[data-submit]"
CHOICE = ".hb-bar [data-do]"
GLOWS = ".board [data-legal]"
SURE = "[data-sure]"


def sit_at(page: Page, table: Any) -> None:
    """Open a table and wait for its cards."""
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".hb-table")).to_be_visible()


def easiest(page: Page) -> str:
    """Return the name of the computer player that is asked least of."""
    games = page.request.get("/api/games").json()
    return str(next(game for game in games if game["name"] == GAME)["bots"][-1])


def hand(page: Page) -> list[tuple[str, bool]]:
    """Read the cards in hand and in the word, and which of them have to be used."""
    found = page.evaluate(
        """() => [...document.querySelectorAll('.hand .cards:not(.beside) .piece, .ledge .piece')]
        .map((node) => [node.dataset.id, node.querySelector('.blot.inked') !== null])"""
    )
    return [(str(card), bool(inked)) for card, inked in found]


def find_word(page: Page, wilds: int = 0) -> str | None:
    """Return the longest word that can be made of the hand, so many cards of it wild."""
    held = hand(page)
    letters = "".join(CARDS[card].letter for card, inked in held if not inked)
    needed = "".join(CARDS[card].letter for card, inked in held if inked)
    words = WORDS.words(letters, wilds=wilds, needed=needed)
    found = [word for word in words if len(word) <= len(held)]
    return max(found, key=len).upper() if found else None


def rests(page: Page) -> str:
    """Wait until something is asked of this person or the game is over, and say which."""
    over = page.get_by_role("button", name="Rematch")
    asked = page.locator(SUBMIT).or_(page.locator(CHOICE)).or_(page.locator(GLOWS))
    expect(asked.or_(over).first).to_be_visible(timeout=30_000)
    if over.is_visible():
        return "over"
    return "spell" if page.locator(SUBMIT).is_visible() else "choose"


def skip(page: Page) -> None:
    """Skip the turn, which is asked about once more."""
    page.get_by_role("button", name=re.compile("^(Skip|Salta|Pular)$")).click()
    page.locator(SURE).click()


def lay_by_mouse(page: Page, word: str) -> None:
    """Lay a word by clicking its cards in the hand."""
    for letter in word:
        ids = [card for card, _ in hand(page) if CARDS[card].letter == letter]
        for card in ids:
            piece = page.locator(f".hand [data-id='{card}']")
            if piece.count():
                piece.first.click()
                break
    expect(page.locator(".ledge .piece")).to_have_count(len(word))


def spell(page: Page, *, by_mouse: bool = True) -> str | None:
    """Submit the longest word there is, or skip."""
    before = table_of(page)["version"]
    expect(page.locator(".ledge .piece")).to_have_count(0)
    word = find_word(page)
    if word is None:
        skip(page)
    else:
        if by_mouse:
            lay_by_mouse(page, word)
        else:
            page.keyboard.type(word)
        expect(page.locator(SUBMIT)).to_be_enabled()
        expect(page.locator(SUBMIT)).to_contain_text(word)
        if by_mouse:
            page.locator(SUBMIT).click()
        else:
            page.keyboard.press("Enter")
    moved_on(page, before)
    return word


def choose(page: Page) -> None:
    """Take what glows, else press the last button: it leads on."""
    before = table_of(page)["version"]
    if page.locator(SUBMIT).is_visible():
        return  # the turn went on in between
    glowing = page.locator(GLOWS)
    if glowing.count():
        glowing.first.click()
        page.wait_for_timeout(80)
        picked = page.locator(".hb-bar .btn.main[data-do]")
        if page.locator(".chosen").count():
            expect(picked).to_be_in_viewport()
            picked.click()
    else:
        page.locator(CHOICE).last.click()
    if is_asked_again(page):
        page.locator(SURE).click()
    moved_on(page, before)


def is_asked_again(page: Page) -> bool:
    """Return whether what was just done is asked about once more."""
    page.wait_for_timeout(80)
    return page.locator(SURE).is_visible()


def play(page: Page, most: int = 400, *, by_mouse: bool = True) -> list[str]:
    """Play to the end, or at most so many steps, and return the words that were submitted."""
    words = []
    for _ in range(most):
        step = rests(page)
        if step == "over":
            break
        if step == "spell":
            word = spell(page, by_mouse=by_mouse)
            words += [word] if word else []
        else:
            choose(page)
    return words
