"""Words that go to a vote, and records replayed without their word list (rules 8.2, 26B)."""

from __future__ import annotations

import pytest

from hardback.setting import GAME, hand, kinds, play, player, refused, table
from parbat.core.actors import TABLE
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.games.hardback.actions import Unlisted
from parbat.games.hardback.state import HardbackState


def submitted(state: HardbackState, text: str) -> list[str]:
    """Submit a word without what the table enters after it; return what was told."""
    return kinds(list(state.apply(0, GAME.parse_action(text))))


def test_the_table_enters_that_a_word_is_not_listed() -> None:
    state = table("STA-A STA-B", words=["ABBA"], vote="majority")
    assert submitted(state, "word STA-A STA-B") == ["word_submitted"]
    assert state.to_act == {TABLE}
    assert state.follow_up() == (TABLE, Unlisted())
    assert state.legal_actions(1) == []
    assert refused(state, "table: done") == "chance.another"
    play(state, "table: unlisted")
    assert state.follow_up() is None
    assert state.at.turn.step == "vote"
    assert state.awaited == {1}


def test_a_listed_word_needs_no_vote() -> None:
    state = table("STA-A STA-B", words=["AB"], vote="majority")
    assert "word_accepted" in submitted(state, "word STA-A STA-B")
    assert state.follow_up() is None
    assert TABLE not in state.to_act


def test_without_a_list_every_word_goes_to_a_vote() -> None:
    state = table("STA-A STA-B", dictionary="none", vote="majority")
    submitted(state, "word STA-A STA-B")
    assert state.follow_up() == (TABLE, Unlisted())


@pytest.mark.parametrize("verdict", ["yes", "no"])
def test_with_an_unknown_list_the_next_entry_tells(verdict: str) -> None:
    """Without ``unlisted`` the word was listed; with it the same position goes to a vote."""
    state = table(player("STA-A STA-B STA-C"), seats=3, words=None, vote="unanimous")
    assert "word_accepted" in submitted(state, "word STA-A STA-B")
    assert (state.at.turn.seat, state.follow_up()) == (1, None)
    assert TABLE in state.to_act
    assert state.awaited == {1}
    play(state, "table: unlisted")
    assert (state.at.turn.seat, state.at.turn.step, state.at.words) == (0, "vote", [])
    assert state.to_act == {1, 2}
    play(state, f"1: vote {verdict}", *(["2: vote yes"] if verdict == "yes" else []))
    assert len(state.at.words) == (verdict == "yes")
    if verdict == "no":
        assert hand(state, 0) == "STA-A STA-B STA-C"


@pytest.mark.parametrize("then", ["1: skip", "1: ink", "2: resign"])
def test_any_other_entry_tells_that_it_was_listed(then: str) -> None:
    state = table("STA-A STA-B", player(ink=1), seats=4, words=None, vote="majority")
    submitted(state, "word STA-A STA-B")
    play(state, then)
    assert TABLE not in state.to_act
    assert refused(state, "table: unlisted") == "match.not_to_act"


def test_a_seat_taken_over_tells_it_too() -> None:
    state = table("STA-A STA-B", words=None, vote="majority")
    submitted(state, "word STA-A STA-B")
    state.seated(1, "random")
    assert TABLE not in state.to_act


def test_nobody_acts_when_the_game_was_given_up_after_such_a_word() -> None:
    state = table("STA-A STA-B", words=None, vote="majority")
    submitted(state, "word STA-A STA-B")
    state.abandon()
    assert state.to_act == frozenset()


def test_the_choice_is_kept_in_copies_and_texts() -> None:
    state = table("STA-A STA-B", words=None, vote="majority")
    submitted(state, "word STA-A STA-B")
    twin = state.copy()
    assert twin.text == state.text
    play(state, "table: unlisted")
    assert twin.text != state.text
    play(twin, "table: unlisted")
    assert twin.text == state.text


def test_with_an_unknown_list_and_no_vote_every_word_counts() -> None:
    """In a record only words that were listed follow each other."""
    state = table("STA-A STA-B", words=None)
    submitted(state, "word STA-A STA-B")
    assert (len(state.at.words), TABLE in state.to_act) == (1, False)


def test_a_word_that_would_end_the_game_may_still_turn_out_unlisted() -> None:
    """In a record the entry that tells stands after one that seemed to be the last."""
    lost = {"name": "lost", "version": "1", "sha256": "0" * 64}
    game = GAME.with_lexicon(lost)
    match = Match(game, {"dictionary": "lost", "vote": "majority"}, ["Ana", "Ben"])
    match.state = table(
        player("STA-A"), player("STA-B STA-C", score=59), turn=1, words=None, vote="majority"
    )
    match.enter(1, "word STA-B STA-C")
    assert match.state.outcome is not None
    with pytest.raises(IllegalAction) as problem:
        match.enter(0, "skip")
    assert problem.value.code == "match.over"
    match.enter(TABLE, "unlisted")
    assert match.state.outcome is None
    assert match.state.awaited == {0}
    match.enter(0, "vote no")
    assert match.state.awaited == {1}
