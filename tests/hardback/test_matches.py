"""Whole matches with their records: draws, votes, seats taken over (rules 26A, 26B)."""

from __future__ import annotations

import pytest

from hardback.setting import GAME
from parbat.core.chance import Seed
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.core.options import Value
from parbat.core.replay import replay
from parbat.games.hardback.actions import Laid, Word
from parbat.games.hardback.state import HardbackState

SEED = Seed(bytes(range(32)))


def match(*seats: str, **options: Value) -> Match:
    """Return a match after its set-up."""
    played = Match(GAME, options, seats, SEED)
    played.begin()
    return played


def state_of(played: Match) -> HardbackState:
    assert isinstance(played.state, HardbackState)
    return played.state


def hand_of(played: Match, seat: int) -> list[str]:
    return [held.id for held in state_of(played).at.players[seat].hand]


def done(played: Match) -> list[str]:
    return [f"{entry.by}: {entry.do}" for entry in played.log]


def the_hand(played: Match, seat: int) -> Word:
    """Return the whole hand as it lies, which is no word of any list."""
    return Word(tuple(Laid(card, "Q") for card in hand_of(played, seat)))


def test_the_draws_of_a_known_seed() -> None:
    """26A.8."""
    first = done(match("Ann", "Bob"))
    assert first[1:4] == [
        "chance: starters 0 U P",
        "chance: starters 1 O M",
        "chance: shuffle 0 STA-A STA-U STA-I STA-L STA-P STA-T STA-E STA-R STA-S STA-N",
    ]


def test_the_table_enters_unlisted_by_itself() -> None:
    """26B: and a vote against the word is in the log."""
    played = match("Ann", "Bob", vote="majority", dictionary="none")
    played.apply(0, the_hand(played, 0))
    played.apply(1, "vote no")
    assert [entry.split(" ")[1] for entry in done(played)[-3:]] == ["word", "unlisted", "vote"]
    assert done(played)[-2] == "table: unlisted"


def test_a_match_is_replayed_with_its_votes_and_draws() -> None:
    played = match("Ann", "Bob", vote="unanimous", dictionary="none")
    for turn in range(9):
        played.apply(turn % 2, the_hand(played, turn % 2))
        played.apply(1 - turn % 2, "vote yes")
    again = replay(GAME, played.record())
    assert again.state.text == played.state.text
    assert len(state_of(again).at.words) == 9


def test_a_refused_word_is_not_in_the_log() -> None:
    """26B."""
    played = match("Ann", "Bob")
    before = done(played)
    with pytest.raises(IllegalAction, match="not_listed"):
        played.apply(0, the_hand(played, 0))
    assert done(played) == before


def test_a_computer_player_takes_a_seat_over() -> None:
    """26B: only the turn on which the player left was skipped."""
    played = match("Ann", "Bob", "Cid")
    played.resign(0)
    assert state_of(played).at.turn.seat == 1
    played.reseat(0, "random")
    played.apply(1, "skip")
    played.apply(2, "skip")
    assert state_of(played).at.turn.seat == 0
    assert not state_of(played).at.players[0].left


def test_nothing_can_be_undone() -> None:
    """26B."""
    played = match("Ann", "Bob", vote="majority", dictionary="none")
    played.apply(0, the_hand(played, 0))
    played.apply(1, "vote no")
    for seat in (0, 1):
        assert played.can_undo(seat) is None
        assert played.can_ask_undo(seat) is None
    index = len(played.log) - 1
    with pytest.raises(IllegalAction, match="undo_never"):
        played.undo(1, index)


def test_a_record_for_a_seat_hides_what_the_seat_cannot_know() -> None:
    """26A: until the game is over, when all of it is published."""
    played = match("Ann", "Bob")
    played.apply(0, "skip")
    known = [entry.do for entry in played.record(0).log]
    assert known[:5] == [
        "shuffle offer ?", "starters 0 U P", "starters 1 ?", "shuffle 0 ?", "shuffle 1 ?",
    ]  # fmt: skip
    assert len(known) == len(played.log)
    played.resign(1)
    assert played.record(0).log == played.log


def test_who_sits_alone_against_penny() -> None:
    """1: the options decide how many there are when nobody says."""
    assert len(Match(GAME, {"mode": "cooperative"}).seats) == 1
    assert len(Match(GAME).seats) == 2
