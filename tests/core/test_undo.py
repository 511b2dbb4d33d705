"""Undo (docs/record-format.md): a log entry and never a deletion, and never over chance."""

from __future__ import annotations

from core.cairn import Cairn, CairnState, Peeked
from core.games import GAME, begun, cairn, play_on, refused
from parbat.core.chance import Dice
from parbat.core.match import Undone
from parbat.core.replay import replay, verify


def test_a_seat_may_take_back_its_last_action() -> None:
    match = begun()
    before = match.state.text
    match.apply(1, "guide 3")
    assert (match.can_undo(0), match.can_undo(1)) == (None, 1)
    assert match.undo(1, 1) == (Undone(seat=1, entry=1),)
    assert match.state.text == before
    assert [entry.do for entry in match.log[1:]] == ["guide 3", "undo 1"]  # nothing is deleted
    assert match.can_undo(1) is None
    match.apply(1, "guide 4")
    assert match.can_undo(1) == 3


def test_nobody_may_undo_over_a_draw() -> None:
    match = begun(guide_start="random")
    assert (match.can_undo(0), match.can_undo(1)) == (None, None)
    match = cairn()
    match.apply(0, "roll")
    assert match.can_undo(0) is None
    assert refused(match, 0, "undo 0") == "match.undo_over_chance"
    match.apply(1, "add 1")
    assert refused(match, 0, "undo 0") == "match.undo_over_chance"
    match.undo(1, 2)
    assert refused(match, 0, "undo 0") == "match.undo_over_chance"
    assert refused(match, 0, "undo 1") == "match.undo_not_yours"


def test_an_action_of_another_is_nobody_elses_to_take_back() -> None:
    match = begun()
    match.apply(1, "guide 3")
    assert refused(match, 0, "undo 1") == "match.undo_not_yours"


def test_after_the_other_player_acted_undo_needs_agreement() -> None:
    match = cairn()
    match.apply(0, "add 1")
    assert match.can_undo(0) == 0
    match.apply(1, "add 1")
    assert (match.can_undo(0), match.can_undo(1)) == (None, 1)


def test_an_agreed_undo_takes_back_what_others_did_since() -> None:
    match = cairn()
    texts = [match.state.text]
    for seat, do in [(0, "add 1"), (1, "add 2"), (2, "add 3"), (0, "hide 2"), (1, "add 1")]:
        match.apply(seat, do)
        texts.append(match.state.text)
    match.undo(1, 1)
    assert match.state.text == texts[1]
    assert len(match.log) == 6
    assert match.state.to_act == {1}
    for gone in (1, 4):
        assert refused(match, 1, f"undo {gone}") == "match.undo_not_yours"
    assert refused(match, 2, "undo 2") == "match.undo_not_yours"
    match.undo(0, 0)  # what stands before the undone ones can still be taken back
    assert match.state.text == texts[0]
    assert refused(match, 0, "undo 0") == "match.undo_not_yours"
    assert replay(Cairn(), match.record()).state.text == texts[0]


def test_neither_an_undo_entry_nor_what_it_undid_can_be_undone() -> None:
    match = begun()
    match.apply(1, "guide 3")
    match.undo(1, 1)
    for index in (1, 2, 3):
        assert refused(match, 1, f"undo {index}") == "match.undo_not_yours"
    match.apply(1, "guide 4")
    for index in (1, 2):  # not even while a later action of that seat stands
        assert refused(match, 1, f"undo {index}") == "match.undo_not_yours"
    assert match.can_undo(1) == 3


def test_what_showed_something_new_needs_agreement() -> None:
    match = cairn()
    match.apply(0, "hide 3")
    before = match.state.text
    (seen,) = match.apply(1, "peek")
    assert isinstance(seen, Peeked)
    assert (seen.is_for(1), seen.is_for(0), seen.is_for(None)) == (True, False, False)
    assert match.can_undo(1) is None
    match.undo(1, 1)
    assert match.state.text == before


def test_what_the_rules_never_let_undo_stays() -> None:
    match = cairn()
    match.apply(0, "add 1")
    match.apply(1, "vow")
    assert match.can_undo(1) is None
    assert refused(match, 1, "undo 1") == "match.undo_never"
    assert refused(match, 0, "undo 0") == "match.undo_never"  # nor over it


def test_after_the_end_nothing_is_taken_back() -> None:
    match = cairn()
    for turn in range(10):
        match.apply(turn % 3, "add 1")
    assert match.state.outcome is not None
    assert [match.can_undo(seat) for seat in range(3)] == [None] * 3
    assert refused(match, 0, "undo 9") == "match.over"


def test_the_same_game_follows_after_everything_was_taken_back() -> None:
    match, straight = begun(), begun()
    play_on(match, 30, Dice(8))
    first = next(entry for entry in enumerate(match.log) if entry[1].by == 1)
    match.undo(1, first[0])
    assert match.state.text == straight.state.text
    play_on(match, 30, Dice(9))
    play_on(straight, 30, Dice(9))
    assert match.state.text == straight.state.text
    assert not [found for found in verify(GAME, match.record()) if found.wrong]


def test_no_undo_takes_back_who_gave_up_and_who_sits_where() -> None:
    match = cairn()
    match.apply(0, "add 1")
    match.enter("table", "seat 1 bot cairn/2")
    match.resign(2)
    match.apply(1, "add 2")
    match.undo(0, 0)
    state = match.state
    assert isinstance(state, CairnState)
    assert (state.stones, state.turn) == (0, 0)
    assert (state.resigned, state.bots) == ([False, False, True], [None, "cairn/2", None])
    match.apply(0, "add 1")
    match.apply(1, "add 1")
    assert state.to_act == {0}
    assert replay(Cairn(), match.record()).state.text == match.state.text
