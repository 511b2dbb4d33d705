"""The form of words: the cards that can be laid, and words made of them (rules 8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hardback.setting import play, player, table
from parbat.core.chance import Dice
from parbat.games.hardback.actions import Vote, Word
from parbat.games.hardback.form import WordForm
from parbat.games.hardback.state import HardbackState
from parbat.lexicon import find_lexicon


def form(state: HardbackState) -> WordForm:
    """Return the form of the active player, who has just one."""
    (found,) = state.forms(state.at.turn.seat)
    assert isinstance(found, WordForm)
    return found


def test_cards_of_the_hand_come_before_those_in_play() -> None:
    me = player("STA-A* STA-B~ ADV-K9", timeless="ADV-I3T")
    parts = form(table(me, player(timeless="MYS-A5T"))).parts.cards
    assert [(part.card, part.may_be_wild, part.needed) for part in parts] == [
        ("ADV-K9", True, False),
        ("STA-A", False, True),
        ("STA-B", True, False),
        ("ADV-I3T", False, False),
        ("MYS-A5T", False, False),
    ]


def test_only_who_spells_has_a_form() -> None:
    state = table(player("STA-A STA-E", coins=5), player(ink=1), offers="ROM-I2")
    assert len(state.forms(0)) == 1
    assert len(state.forms(1)) == 0
    play(state, "word STA-A STA-E")
    assert state.at.turn.step == "purchase"
    assert len(state.forms(0)) == 0


def test_there_is_no_form_while_chance_is_awaited() -> None:
    state = table(player("STA-A", draw="", discard="STA-E", ink=1))
    play(state, "ink")
    assert len(state.forms(0)) == 0


@pytest.mark.parametrize(
    ("word", "laid"),
    [
        ("BAD", "word STA-B STA-A STA-D"),
        ("cab", "word ROM-M2=C STA-A STA-B"),
        ("AMID", "word STA-A ROM-M2 ADV-I3T STA-D"),
        ("AAAA", "word STA-A ROM-M2=A STA-B=A STA-D=A"),
        ("AAAAA", ""),
        ("INK", "word ADV-I3T ROM-M2=N STA-B=K"),
    ],
)
def test_a_word_is_laid_with_the_cards_there_are(word: str, laid: str) -> None:
    """Inked cards first; what is missing is made of cards of the hand that are left over."""
    me = player("STA-A* STA-B STA-D ROM-M2", timeless="ADV-I3T")
    found = form(table(me)).lay(word)
    assert (found.text if found else "") == laid


@pytest.mark.parametrize(
    ("text", "laid"), [("word bad", "word STA-B STA-A STA-D"), ("bad", ""), ("word b-d", "")]
)
def test_a_word_is_read_as_it_is_spelled(text: str, laid: str) -> None:
    found = form(table("STA-A STA-B STA-D")).read(text)
    assert (found.text if found else "") == laid


def test_other_actions_are_refused() -> None:
    refusal = form(table("STA-A STA-B")).refusal(Vote(True))
    assert refusal is not None
    assert refusal.code == "hardback.turn.wrong_step"


@pytest.mark.parametrize("number", range(12))
def test_sampled_words_stand_in_the_list(number: int) -> None:
    """And hold every inked card."""
    me = player("STA-A* STA-B STA-R STA-E STA-T", timeless="MYS-M4T")
    state = table(me, player(timeless="HOR-E5T"))
    listed = find_lexicon("standard")
    state.rules = replace(state.rules, words=listed)
    found = form(state).sample(Dice(number))
    assert isinstance(found, Word)
    assert found.spelled.lower() in listed
    assert "STA-A" in found.text.split()
    play(state, found.text)
    assert state.at.words[0].word == found.spelled


@pytest.mark.parametrize("number", range(12))
def test_sampled_words_may_be_any_where_they_are_voted_on(number: int) -> None:
    state = table("STA-A* STA-B STA-R STA-E STA-T", dictionary="none", vote="majority")
    found = form(state).sample(Dice(number))
    assert found is not None
    play(state, found.text)
    assert state.at.turn.step == "vote"


def test_nothing_is_sampled_from_a_list_in_which_nothing_can_be_found() -> None:
    state = table("STA-A STA-B", words=[])
    assert form(state).sample(Dice(0)) is None
