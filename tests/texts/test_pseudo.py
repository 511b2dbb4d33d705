"""The language of the tests: made from English, and offered to nobody."""

from __future__ import annotations

import re

import pytest

from parbat.core.errors import BadRecord, IllegalAction
from parbat.texts import LANGUAGES, catalogue, find_language, is_language
from parbat.texts.pseudo import PSEUDO, bracketed, longer
from texts import reading

GAME = "nanga-parbat"
TEXTS = catalogue(PSEUDO, GAME)


def test_what_a_catalogue_says_is_marked_and_values_are_left_alone() -> None:
    assert TEXTS.text("table-waiting-for", names="Noor") == "[Wááííťííñg fóóř Noor.]"
    said = TEXTS.say(IllegalAction("match.no_such_seat", seat=4))
    assert said.startswith("[Ťhééé")
    assert "4" in said


def test_a_sentence_inside_a_sentence_has_its_own_brackets() -> None:
    inner = IllegalAction("match.over")
    said = TEXTS.say(BadRecord("record.entry", entry=1, do="end", reason=inner))
    assert re.fullmatch(r"\[[^\[\]]*“end”[^\[\]]*\[[^\[\]]*\]\]", said)


def test_choices_are_made_as_in_english() -> None:
    assert TEXTS.text("count-score", count=1) == "[1 póóííñť]"
    assert TEXTS.text("count-score", count=2) == "[2 póóííñťš]"


def test_it_is_about_two_fifths_longer() -> None:
    english = catalogue("en", GAME)
    plain = [name for name in reading.messages("en", GAME) if not reading.values("en", GAME, name)]
    before = sum(len(english.text(name)) for name in plain)
    after = sum(len(bracketed(longer(english.text(name)))) for name in plain)
    assert len(plain) > 50
    assert 1.38 < after / before < 1.6


@pytest.mark.parametrize("code", ["xx", "XX-PSEUDO", "xx_pseudo", "xx-pseudo.UTF-8", "pseudo"])
def test_it_has_to_be_asked_for_by_its_whole_name(code: str) -> None:
    assert find_language(code) == "en"
    assert find_language(PSEUDO) == PSEUDO


def test_it_is_offered_to_nobody() -> None:
    assert PSEUDO not in LANGUAGES
    assert not is_language(PSEUDO)
