"""Timeless Classics: scenarios 44 to 49 of the rules."""

from __future__ import annotations

from hardback.setting import at_play, brought, hand, kinds, play, player, table, thrown
from parbat.games.hardback.events import TimelessSentAway


def test_an_own_one_beside_the_word_makes_its_genre_active() -> None:
    """Scenario 44: Mystery 2; E4 uncovers the A, which is worth one more."""
    state = table(player("MYS-E4 STA-A", timeless="MYS-A5T"))
    play(state, "word MYS-E4 STA-A=Q")
    assert brought(state) == (2 + 1 + 2 + 1, 0)


def test_an_own_one_stays_in_play() -> None:
    """Scenario 44 and 15.1b."""
    state = table(player("MYS-E4 STA-B", timeless="MYS-A5T"))
    play(state, "word MYS-E4 STA-B=Q")
    assert state.at.turn.seat == 1
    assert at_play(state, 0) == "MYS-A5T"


def test_another_players_one_lends_its_letter_and_goes_to_its_owners_discard() -> None:
    """Scenario 45: the table is told."""
    state = table("MYS-E4", player(timeless="MYS-A5T"))
    told = play(state, "word MYS-E4 MYS-A5T")
    assert brought(state) == (2, 0)
    assert state.at.words[0].word == "EA"
    assert TimelessSentAway(seat=1, card="MYS-A5T") in told
    assert (at_play(state, 1), thrown(state, 1)) == ("", "MYS-A5T")


def test_another_players_one_stays_when_the_turn_is_skipped() -> None:
    """Scenario 46: a word with it that was rejected has changed nothing."""
    state = table("MYS-E4", player(timeless="MYS-A5T"), words=[], vote="majority")
    told = play(state, "word MYS-E4 MYS-A5T", "1: vote no", "skip")
    assert "timeless_sent_away" not in kinds(told)
    assert (at_play(state, 1), thrown(state, 0)) == ("MYS-A5T", "MYS-E4")


def test_one_laid_wild_is_discarded() -> None:
    """Scenario 47."""
    state = table("MYS-A5T STA-B")
    play(state, "word MYS-A5T=Q STA-B")
    assert brought(state) == (0, 1)
    assert (at_play(state, 0), thrown(state, 0)) == ("", "MYS-A5T STA-B")


def test_one_laid_wild_and_uncovered_stays_in_play() -> None:
    """Scenario 47."""
    state = table("MYS-A5T MYS-A3")
    play(state, "word MYS-A5T=Q MYS-A3")
    assert brought(state) == (3, 1)
    assert (at_play(state, 0), thrown(state, 0)) == ("MYS-A5T", "MYS-A3")


def test_a_skipped_turn_discards_the_hand_and_pays_nothing() -> None:
    """Scenario 48: nor do those pay that are in play."""
    state = table(player("ADV-I3T STA-B", timeless="MYS-A5T"))
    play(state, "skip")
    me = state.at.players[0]
    assert (me.score, me.coins, me.ink) == (0, 0, 0)
    assert (at_play(state, 0), thrown(state, 0)) == ("MYS-A5T", "ADV-I3T STA-B")


def test_timeless_classics_in_play_do_not_shrink_the_hand() -> None:
    """Scenario 49."""
    state = table(player("STA-A STA-B", timeless="ADV-I3T HOR-D4T ROM-K5T"))
    play(state, "word STA-A STA-B", "choose coins")
    assert len(hand(state, 0).split()) == 5
    assert at_play(state, 0) == "ADV-I3T HOR-D4T ROM-K5T"
