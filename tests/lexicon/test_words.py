"""The search: which words can be laid with a hand of letters."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parbat.lexicon import Lexicon, find_lexicon
from parbat.lexicon.finder import Finder

LETTERS = st.text("abc", max_size=4)
LISTS = st.sets(st.text("abc", min_size=2, max_size=6), max_size=40)


def lexicon(*words: str) -> Lexicon:
    return Lexicon.of_words(words, name="test")


HILLS = lexicon("at", "ate", "eat", "eta", "hat", "hate", "heat", "seat", "tea", "teas", "tease")


@dataclass(frozen=True)
class Hand:
    """Cards as ``Lexicon.words`` takes them."""

    letters: str
    stiff: str
    needed: str
    wilds: int
    blanks: int
    pattern: str

    def can_lay(self, word: str) -> bool:
        """Try every card at every place."""
        if any(self.pattern[len(word) :].replace(".", "")):
            return False
        cards = [("needed", letter) for letter in self.needed]
        cards += [("stiff", letter) for letter in self.stiff]
        cards += [("turns", letter) for letter in self.letters]
        cards += [("blank", "")] * self.blanks
        return self._can_lay(word, 0, cards, self.wilds)

    def _can_lay(self, word: str, place: int, cards: list[tuple[str, str]], wilds: int) -> bool:
        if place == len(word):
            return all(kind != "needed" for kind, _ in cards)
        fixed = self.pattern[place : place + 1]
        if fixed not in ("", "."):
            return fixed == word[place] and self._can_lay(word, place + 1, cards, wilds)
        for i, (kind, letter) in enumerate(cards):
            turned = kind == "turns" and letter != word[place]
            if letter == word[place] or kind == "blank" or (turned and wilds):
                rest = cards[:i] + cards[i + 1 :]
                if self._can_lay(word, place + 1, rest, wilds - turned):
                    return True
        return False


HANDS = st.builds(
    Hand,
    letters=st.text("abc", max_size=3),
    stiff=st.text("abc", max_size=2),
    needed=st.text("abc", max_size=2),
    wilds=st.integers(0, 3),
    blanks=st.integers(0, 2),
    pattern=st.text("abc....", max_size=4),
)


@settings(max_examples=300)
@given(words=LISTS, hand=HANDS, least=st.integers(0, 4), most=st.integers(1, 7))
def test_the_search_finds_what_trying_every_card_at_every_place_finds(
    words: set[str], hand: Hand, least: int, most: int
) -> None:
    expected = [w for w in sorted(words) if least <= len(w) <= most and hand.can_lay(w)]
    assert lexicon(*words).words(**vars(hand), least=least, most=most) == expected


def test_every_letter_is_used_as_often_as_there_are_cards_of_it() -> None:
    assert HILLS.words("ate") == ["at", "ate", "eat", "eta", "tea"]
    assert HILLS.words("tease") == ["at", "ate", "eat", "eta", "seat", "tea", "teas", "tease"]
    assert HILLS.words("tae", least=3) == ["ate", "eat", "eta", "tea"]
    assert HILLS.words("tase", least=3, most=3) == ["ate", "eat", "eta", "tea"]


def test_a_turned_card_is_any_letter_but_no_card_more() -> None:
    assert HILLS.words("ata") == ["at"]
    assert HILLS.words("ata", wilds=1) == ["at", "ate", "eat", "eta", "hat", "tea"]
    assert HILLS.words("xxx", wilds=2, least=3) == []
    assert HILLS.words("xxx", wilds=3) == ["at", "ate", "eat", "eta", "hat", "tea"]


def test_a_blank_is_a_card_more() -> None:
    assert HILLS.words("at", blanks=1, least=3) == ["ate", "eat", "eta", "hat", "tea"]
    assert HILLS.words("eat", blanks=1, least=4) == ["hate", "heat", "seat", "teas"]
    assert HILLS.words(blanks=2) == ["at"]


def test_a_stiff_card_may_stay_in_the_hand_but_is_never_turned() -> None:
    assert HILLS.words("ax", stiff="t", wilds=1, least=3) == ["ate", "eat", "eta", "hat", "tea"]
    assert HILLS.words("a", stiff="xt", wilds=1) == ["at"]


def test_a_needed_card_is_in_every_word() -> None:
    assert HILLS.words("tea", needed="h") == ["hat", "hate", "heat"]
    assert HILLS.words("tea", needed="hh", wilds=3) == []
    assert HILLS.words("tas", needed="ee") == ["tease"]


def test_a_letter_of_the_pattern_stands_there_already() -> None:
    assert HILLS.words("aet", pattern="h") == ["hat", "hate", "heat"]
    assert HILLS.words("a", pattern="..t") == []
    assert HILLS.words("ah", pattern="..t") == ["hat"]
    assert HILLS.words("hae", pattern="...t") == ["heat"]
    assert HILLS.words("eatse", pattern="te") == ["tea", "teas", "tease"]


def test_capitals_do_not_matter_to_the_search() -> None:
    assert HILLS.words("AT", needed="E", pattern="H") == ["hate", "heat"]


@pytest.mark.parametrize("cards", [("é", "", ""), ("", "?", ""), ("", "", "1")])
def test_cards_that_are_no_letters_are_refused(cards: tuple[str, str, str]) -> None:
    letters, stiff, pattern = cards
    with pytest.raises(ValueError, match="no letter from a to z"):
        HILLS.words(letters, stiff=stiff, pattern=pattern)


def test_a_search_keeps_to_the_longest_word_there_can_be() -> None:
    with pytest.raises(ValueError, match="64 letters"):
        Finder(HILLS.graph, 2, 64)
    for place, letter in ((63, 0), (-1, 0), (0, 26), (0, -1)):
        with pytest.raises(ValueError, match="no such place or letter"):
            Finder(HILLS.graph, 2, 63).fix(place, letter)
    longest = lexicon("a" * 63, "a" * 62 + "b")
    assert longest.words("a" * 63) == ["a" * 63]
    assert longest.words(blanks=63) == ["a" * 63, "a" * 62 + "b"]
    assert longest.words("a" * 62, pattern=62 * "." + "b") == ["a" * 62 + "b"]
    assert longest.words("a" * 62, pattern=100 * "." + "b", blanks=1) == []


def test_no_cards_lay_no_words() -> None:
    assert HILLS.words() == []
    assert HILLS.words("tea", least=4) == []
    assert HILLS.words("tea", wilds=-1) == HILLS.words("tea")
    assert HILLS.words("tea", blanks=10**12) == list(HILLS)


@pytest.mark.parametrize("most", [6, 9, 63])
def test_with_wilds_alone_the_search_finds_the_whole_list_however_long(most: int) -> None:
    standard = find_lexicon("standard")
    expected = [word for word in standard if len(word) <= most]
    assert standard.words(blanks=63, most=most) == expected
    assert len(expected) > 15_000


SAME = """
from parbat.lexicon import find_lexicon, finder
standard = find_lexicon("standard")
print(standard.words("retinas", wilds=2, least=5)[::50])
print(standard.words("climb", stiff="e", needed="r", blanks=1, pattern="..a"))
print("mountain" in standard, "mountainn" in standard, len(list(standard)))
"""


def test_compiled_and_plain_python_find_the_same() -> None:
    def said(pure: str) -> str:
        environment = {**os.environ, "PARBAT_PURE": pure}
        command = [sys.executable, "-c", f"import parbat{SAME}"]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert said("1") == said("0")
    assert "True False 81896" in said("1")
