"""Players who leave, games that are given up, and what ends with them (rules 8.2, 19, 26B)."""

from __future__ import annotations

import pytest

from hardback.setting import (
    at_play,
    brought,
    draw,
    ended,
    hand,
    kinds,
    legal,
    play,
    player,
    refused,
    table,
    thrown,
)
from parbat.core.errors import IllegalAction


def test_who_has_left_may_not_do_anything() -> None:
    """26B."""
    state = table(player(), player(ink=3), seats=3)
    assert legal(state, 1) == ["ink"]
    play(state, "1: resign")
    assert state.to_act == {0}
    assert refused(state, "1: ink") == "match.not_to_act"
    assert refused(state, "1: resign") == "left.already"


def test_the_turns_of_who_has_left_are_skipped() -> None:
    """19: round for round, with new hands."""
    state = table(player("STA-A"), player("STA-E"), player("STA-I"))
    play(state, "1: resign", "skip")
    draw(state)
    assert state.at.turn.seat == 2
    assert "STA-E" in thrown(state, 1)
    play(state, "skip", "skip")
    draw(state)
    assert (state.at.turn.seat, state.at.round) == (2, 2)


def test_a_computer_player_takes_part_again() -> None:
    """26B: turns already skipped stay skipped."""
    state = table(seats=3)
    play(state, "0: resign")
    assert state.at.turn.seat == 1
    state.seated(0, "random")
    assert state.at.turn.seat == 1
    play(state, "skip", "skip")
    assert state.at.turn.seat == 0
    assert legal(state, 0) == ["skip"]


def test_votes_of_who_has_left_count_from_the_opening_on() -> None:
    """26B: they accept, and the votes of the others decide."""
    state = table("STA-A STA-B", seats=4, words=[], vote="unanimous")
    play(state, "1: resign", "word STA-A STA-B")
    assert state.awaited == {2, 3}
    assert list(state.view(None).turn.votes) == [None, True, None, None]
    play(state, "2: vote yes", "3: vote yes")
    assert len(state.at.words) == 1
    assert list(state.view(None).turn.votes) == []


def test_the_votes_of_those_who_have_left_may_decide_at_once() -> None:
    """26B: a team of which only the author is there."""
    state = table("STA-A STA-B", seats=3, words=[], vote="unanimous", mode="cooperative")
    play(state, "1: resign", "2: resign", "word STA-A STA-B")
    assert [spelled.word for spelled in state.at.words] == ["AB"]


def test_a_vote_cannot_be_changed() -> None:
    """26B: not by somebody who may act for another reason either."""
    state = table("STA-A STA-B", player(ink=1), seats=4, words=[], vote="majority")
    play(state, "word STA-A STA-B")
    assert kinds(play(state, "1: vote no")) == ["voted"]
    assert legal(state, 1) == ["ink"]
    assert refused(state, "1: vote yes") == "vote.not_now"


def test_who_has_voted_may_use_ink_and_the_author_may_not() -> None:
    """7 and 26B: voters before and after their vote."""
    me, other = player("STA-A STA-B", ink=1), player(ink=2)
    state = table(me, other, seats=4, words=[], vote="majority")
    play(state, "word STA-A STA-B")
    assert legal(state, 1) == ["ink", "vote yes", "vote no"]
    play(state, "1: ink", "1: vote no", "1: ink")
    assert state.at.players[1].ink == 0
    assert 0 not in state.to_act
    assert refused(state, "0: ink") == "match.not_to_act"


def test_the_vote_is_dropped_when_the_author_leaves() -> None:
    """26B: the turn is skipped, and the word is not recorded."""
    state = table(
        player("STA-A STA-B", timeless="ADV-I3T"),
        player(timeless="MYS-A5T"),
        seats=3,
        words=[],
        vote="unanimous",
    )
    told = play(state, "word STA-A MYS-A5T STA-B", "1: vote yes", "0: resign")
    assert "turn_skipped" in kinds(told)
    assert state.at.words == []
    assert thrown(state, 0) == "STA-A STA-B"
    assert (at_play(state, 0), at_play(state, 1)) == ("ADV-I3T", "MYS-A5T")
    assert (state.at.turn.seat, state.at.turn.step) == (1, "spell")


def test_benefits_that_are_not_resolved_are_lost() -> None:
    """19: who leaves in UNCOVER earns nothing; the word stands."""
    state = table("STA-E MYS-A3 STA-B", seats=3)
    play(state, "word STA-E=Q MYS-A3 STA-B=Q", "0: resign")
    assert (brought(state), state.at.words[0].word) == ((0, 0), "QAQ")
    assert state.at.turn.seat == 1


def test_timeless_classics_of_a_turn_cut_off_come_into_play() -> None:
    """14 and 19: the end of the turn is that of any turn with a word."""
    state = table("MYS-F5T STA-A", player(timeless="MYS-A5T"), seats=3, offers="ROM-E2")
    play(state, "word MYS-F5T STA-A MYS-A5T", "0: resign")
    assert (at_play(state, 0), at_play(state, 1)) == ("MYS-F5T", "")


def test_previewed_cards_of_who_leaves_are_discarded_with_the_hand() -> None:
    """11 and 14: they were drawn into it; what was put back stays on top."""
    me = player("ROM-R5 ROM-E2", draw="STA-A STA-B STA-C STA-D STA-E STA-G STA-H STA-I")
    state = table(me, seats=3)
    play(state, "word ROM-R5 ROM-E2", "preview", "top STA-B", "0: resign")
    assert thrown(state, 0) == "ROM-E2 ROM-R5 STA-A STA-C"
    assert hand(state, 0) == "STA-B STA-D STA-E STA-G STA-H"


def test_another_players_timeless_classic_is_usable_after_its_owner_has_left() -> None:
    """15.1m: and goes to the owner's discard pile."""
    state = table("STA-A", player(timeless="MYS-A5T"), seats=3)
    play(state, "1: resign", "word STA-A MYS-A5T")
    assert thrown(state, 1).split()[0] == "MYS-A5T"


def test_the_score_of_who_has_left_does_not_end_the_game() -> None:
    """17: nor is a final round announced any more."""
    state = table(player(score=70), player(), player(), turn=1)
    assert "final_round" in kinds(play(state, "skip"))
    play(state, "0: resign")
    assert not state.at.final
    assert not ended(play(state, "skip"))


def test_who_has_left_is_ranked_like_the_others() -> None:
    """26B: with score, ink and award."""
    state = table(player(score=70, award=7), player(score=75), player(score=60), turn=2)
    play(state, "0: resign")
    told = play(state, "skip")
    assert ended(told) == "target"
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((75, 75, 60), (1, 1, 3))


def test_the_last_player_there_ranks_first() -> None:
    """26B: the others after it by score, then ink; awards count."""
    rest = [player(score=30, ink=1), player(score=25, award=7, ink=4), player(score=20)]
    state = table(player(score=3), *rest)
    told = play(state, "1: resign", "2: resign", "3: resign")
    assert ended(told) == "resigned"
    assert state.outcome is not None
    assert state.outcome.scores == (3, 30, 30, 20)
    assert state.outcome.ranks == (1, 3, 2, 4)


def test_a_team_goes_on_until_all_have_left() -> None:
    """26B: then it has lost."""
    state = table(player(score=50), player(), mode="cooperative", penny_has=10)
    assert not ended(play(state, "0: resign"))
    assert ended(play(state, "1: resign")) == "resigned"
    assert state.outcome is not None
    assert state.outcome.ranks == (2, 2)


def test_penny_acts_after_the_turn_of_who_has_left() -> None:
    """26B."""
    state = table(seats=2, mode="cooperative", offers="ROM-U9 ROM-L8", deck="ADV-A5 ADV-B4")
    play(state, "1: resign", "skip")
    assert (state.at.turn.seat, state.at.penny) == (0, 17)


def test_the_row_cycles_after_the_turn_of_who_has_left() -> None:
    """26B: in the second edition."""
    state = table(seats=3, edition="second", offers="ROM-U9 ROM-L8", deck="ADV-A5 ADV-B4")
    play(state, "1: resign", "skip")
    assert state.at.turn.seat == 2
    assert state.at.offers == ["ADV-A5", "ADV-B4"]


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_an_abandoned_game_has_no_ranks(mode: str) -> None:
    """26B: scores as they stand, without awards."""
    state = table(player(score=9, award=12), player(score=4), mode=mode)
    told = state.abandon()
    assert ended(list(told)) == "abandoned"
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((9, 4), None)
    assert state.to_act == frozenset()
    with pytest.raises(IllegalAction, match=r"match\.over"):
        state.abandon()
    with pytest.raises(IllegalAction, match=r"match\.over"):
        state.resign(0)


def test_nothing_is_undone() -> None:
    """26B: not even a remover, for which there is ``reink``."""
    state = table(player("STA-A*", remover=1))
    play(state, "unink STA-A")
    assert not state.may_undo([(0, state.legal_actions(0)[0])])
