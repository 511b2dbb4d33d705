"""Timeless Classics: every case of rules 15, and what the scenarios leave open."""

from __future__ import annotations

from hardback.setting import at_play, brought, kinds, legal, play, player, refused, table, thrown


def test_one_from_the_hand_face_up_comes_into_play() -> None:
    """15.1a: with its benefits."""
    state = table("ADV-I3T STA-A")
    told = play(state, "word ADV-I3T STA-A")
    assert brought(state) == (1, 2)
    assert (at_play(state, 0), thrown(state, 0)) == ("ADV-I3T", "STA-A")
    assert "timeless_placed" in kinds(told)


def test_one_in_play_pays_in_each_own_turn_with_a_word() -> None:
    """15.1b: not in those of others."""
    me = player("STA-A STA-B", timeless="ADV-I3T", draw="STA-A STA-B STA-C STA-D STA-E")
    state = table(me, "STA-B STA-C")
    play(state, "word STA-A STA-B")
    assert state.at.players[0].score == 3
    play(state, "word STA-B STA-C")
    assert state.at.players[0].score == 3
    play(state, "word STA-C STA-D")
    assert state.at.players[0].score == 7


def test_an_own_one_in_the_word_pays_once() -> None:
    """15.1c: counted once for its genre as well."""
    state = table(player("STA-A", timeless="ADV-C5T"))
    play(state, "word ADV-C5T STA-A")
    assert brought(state) == (1, 2)
    assert state.at.words[0].word == "CA"
    assert at_play(state, 0) == "ADV-C5T"


def test_two_in_play_make_a_word() -> None:
    """8: the hand is not needed."""
    state = table(player("STA-A", timeless="ADV-C5T"), player(timeless="MYS-A5T"))
    play(state, "word ADV-C5T MYS-A5T")
    assert brought(state) == (0, 2)


def test_one_in_play_is_never_wild() -> None:
    """8 and 15.1d: neither an own one nor another player's."""
    state = table(player("STA-A", timeless="ADV-C5T"), player(timeless="MYS-A5T"))
    assert refused(state, "word STA-A ADV-C5T=Q") == "word.wild_timeless"
    assert refused(state, "word STA-A MYS-A5T=A") == "word.wild_timeless"


def test_one_of_another_player_is_no_target_of_uncover() -> None:
    """10 and 11."""
    state = table("MYS-A3 STA-A", player(timeless="MYS-A5T"))
    play(state, "word MYS-A5T MYS-A3 STA-A=Q")
    assert brought(state) == (1, 1)


def test_a_partners_one_stays_in_play() -> None:
    """15.1e: with the same restrictions."""
    state = table("MYS-A3", player(timeless="MYS-A5T"), mode="cooperative")
    play(state, "word MYS-A3 MYS-A5T")
    assert brought(state) == (0, 1)
    assert (at_play(state, 1), thrown(state, 1)) == ("MYS-A5T", "")


def test_one_left_in_the_hand_is_discarded() -> None:
    """15.1h: and pays nothing."""
    state = table("ADV-I3T STA-A STA-B")
    play(state, "word STA-A STA-B")
    assert brought(state) == (1, 1)
    assert (at_play(state, 0), thrown(state, 0)) == ("", "ADV-I3T STA-A STA-B")


def test_one_drawn_with_ink_comes_into_play() -> None:
    """15.1k."""
    state = table("ADV-I3T* STA-A")
    play(state, "word ADV-I3T STA-A")
    assert brought(state) == (1, 2)
    assert at_play(state, 0) == "ADV-I3T"


def test_those_of_several_players_go_each_to_its_owner() -> None:
    """15.1l."""
    state = table("STA-A", player(timeless="ADV-C5T"), player(timeless="MYS-F5T HOR-D4T"))
    play(state, "word STA-A ADV-C5T MYS-F5T")
    assert (thrown(state, 1), thrown(state, 2)) == ("ADV-C5T", "MYS-F5T")
    assert (at_play(state, 1), at_play(state, 2)) == ("", "HOR-D4T")


def test_those_of_one_word_are_aged_from_the_left() -> None:
    """26C: behind those that were in play before."""
    state = table(player("ADV-I3T HOR-D4T", timeless="ROM-K5T"))
    play(state, "word HOR-D4T ADV-I3T", "choose coins")
    assert at_play(state, 0) == "ROM-K5T HOR-D4T ADV-I3T"


def test_those_beside_the_word_are_scanned_oldest_first() -> None:
    """26C: for either-or, after the word."""
    state = table(player("STA-A HOR-A3", timeless="HOR-E5T HOR-D4T"))
    play(state, "word STA-A HOR-A3")
    asked = []
    while state.at.turn.seat == 0 and state.at.turn.step == "either":
        choice = state.view(0).turn.choice
        assert choice is not None
        asked.append(choice[0])
        play(state, "choose coins")
    assert asked == ["HOR-A3", "HOR-E5T", "HOR-D4T"]


def test_one_in_play_cannot_be_dumped() -> None:
    """15: it lies in no discard pile."""
    state = table(player("ROM-M2 STA-A STA-Y", timeless="ADV-I3T"))
    play(state, "word ROM-M2 STA-A")
    assert legal(state) == ["dump STA-Y", "done"]
    assert refused(state, "dump ADV-I3T") == "dump.not_now"


def test_one_left_in_the_hand_can_be_dumped() -> None:
    """9 and 15.1h: it lies in the offer discard then."""
    state = table("ROM-M2 STA-A ADV-I3T")
    play(state, "word ROM-M2 STA-A", "dump ADV-I3T")
    assert state.at.discard == ["ADV-I3T"]


def test_ones_own_lie_in_the_word_on_ones_own_turn_only() -> None:
    """8 and 22: the rules know no word out of turn."""
    state = table(seats=3)
    state.at.players[1] = player("STA-A", timeless="ADV-I3T", ink=1)
    assert refused(state, "1: word STA-A ADV-I3T") == "turn.not_your_turn"
