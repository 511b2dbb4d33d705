"""Ink, remover and how a word is submitted: scenarios 33 to 43 of the rules."""

from __future__ import annotations

import pytest

from hardback.setting import GAME, brought, hand, kinds, legal, play, player, refused, table
from parbat.core.errors import BadText, IllegalAction
from parbat.games.hardback.events import InkUsed
from parbat.games.hardback.state import HardbackState


def test_every_inked_card_has_to_be_in_the_word() -> None:
    """Scenario 33: the error names the cards that are missing."""
    state = table("STA-A* STA-B STA-C STA-E*")
    with pytest.raises(IllegalAction) as caught:
        play(state, "word STA-B STA-C")
    assert caught.value.code == "hardback.word.inked_card_left"
    assert caught.value.data == {"cards": "STA-A, STA-E"}
    play(state, "word STA-B STA-A STA-E")
    assert brought(state) == (2, 1)


def test_an_inked_card_is_wild_only_after_its_ink_was_removed() -> None:
    """Scenario 34: taken back, the remover is there again and the card is not wild."""
    state = table(player("STA-A* STA-B", remover=1))
    assert refused(state, "word STA-A=Q STA-B") == "word.wild_inked"
    assert kinds(play(state, "unink STA-A")) == ["ink_removed"]
    assert state.at.players[0].remover == 0
    assert legal(state) == ["reink STA-A", "skip"]
    before = state.copy()
    play(state, "word STA-A=Q STA-B")
    assert brought(state) == (0, 1)
    assert kinds(play(before, "reink STA-A")) == ["ink_restored"]
    assert before.at.players[0].remover == 1
    assert refused(before, "word STA-A=Q STA-B") == "word.wild_inked"


def test_a_card_whose_ink_was_removed_may_be_left_out() -> None:
    """Scenario 34 and section 7."""
    state = table(player("STA-A* STA-B STA-C", remover=1))
    play(state, "unink STA-A", "word STA-B STA-C")
    assert brought(state) == (0, 2)


def test_a_remover_is_used_once_on_a_card() -> None:
    """Scenario 35: the second time is refused, and one remover was paid."""
    state = table(player("STA-A* STA-B", remover=2))
    play(state, "unink STA-A")
    assert refused(state, "unink STA-A") == "ink.not_inked"
    assert state.at.players[0].remover == 1


def test_a_starter_named_is_ones_own() -> None:
    """26C.3: both have an inked A."""
    state = table("STA-A*", player("STA-A*", remover=1))
    play(state, "1: unink STA-A")
    assert [one.hand[0].ink for one in state.at.players] == ["inked", "removed"]


def test_ink_is_paid_card_by_card() -> None:
    """Scenario 35."""
    state = table(player("STA-A", draw="STA-E STA-R", ink=1))
    play(state, "ink")
    assert hand(state, 0) == "STA-A STA-E"
    assert refused(state, "ink") == "ink.none"


def test_ink_may_be_used_in_an_opponents_turn() -> None:
    """Scenario 36: everybody sees the card, and Penny scores at once."""
    state = table(
        "STA-A STA-B",
        player("STA-L", draw="STA-E", ink=1),
        offers="HOR-K2",
        mode="cooperative",
        penny="horror",
    )
    told = play(state, "1: ink")
    assert kinds(told)[-2:] == ["ink_used", "penny_scored"]
    assert InkUsed(seat=1, card="STA-E") in told
    assert [(held.id, held.ink) for held in state.at.players[1].hand] == [
        ("STA-E", "inked"), ("STA-L", ""),
    ]  # fmt: skip
    assert state.at.penny == 1


def test_the_active_player_uses_ink_only_before_the_word() -> None:
    """Scenario 37: not in PURCHASE; the others may."""
    state = table(player("STA-A STA-B", ink=1, coins=5), player(ink=1), offers="ROM-E2")
    play(state, "word STA-A STA-B")
    assert state.at.turn.step == "purchase"
    assert "ink" not in legal(state)
    assert refused(state, "ink") == "ink.not_now"
    assert legal(state, 1) == ["ink"]
    play(state, "1: ink")
    assert state.at.players[1].ink == 0


def test_ink_is_not_paid_when_no_card_is_left() -> None:
    """Scenario 38."""
    state = table(player("STA-A STA-B", draw="", ink=1))
    assert refused(state, "ink") == "ink.no_card"
    assert state.at.players[0].ink == 1


def test_a_word_has_two_letters() -> None:
    """Scenario 39: one is too short, and without any it is no action at all."""
    state = table("STA-A STA-B")
    assert refused(state, "word STA-A") == "word.short"
    with pytest.raises(BadText):
        GAME.parse_action("word")


def test_a_rejected_word_never_ends_the_turn() -> None:
    """Scenario 40."""
    state = table("STA-A STA-T", words=["AT"])
    for _ in range(20):
        assert refused(state, "word STA-T STA-A") == "word.not_listed"
    play(state, "word STA-A STA-T")
    assert brought(state) == (2, 0)


@pytest.mark.parametrize(
    ("unique", "of_the_other", "of_oneself"),
    [("off", True, True), ("player", True, False), ("game", False, False)],
)
def test_a_word_may_come_once_for_each_player_or_in_the_game(
    unique: str, of_the_other: bool, of_oneself: bool
) -> None:
    """Scenario 41: wild cards make the same word of others."""
    state = table(
        player("STA-C STA-A STA-T", draw="STA-B STA-D STA-E STA-G STA-H"),
        player("STA-C STA-A STA-T"),
        unique_words=unique,
    )
    play(state, "word STA-C STA-A STA-T")
    assert _allowed(state, "word STA-A=C STA-C=A STA-T") == of_the_other
    play(state, "word STA-T STA-A STA-C")
    assert _allowed(state, "word STA-B=C STA-D=A STA-E=T") == of_oneself


def _allowed(state: HardbackState, word: str) -> bool:
    twin = state.copy()
    try:
        play(twin, word)
    except IllegalAction:
        return refused(state, word) != "word.repeated"
    return True


def test_a_skipped_turn_records_no_word() -> None:
    """Scenario 41."""
    state = table("STA-A STA-T", unique_words="game")
    play(state, "skip")
    assert state.at.words == []


def test_a_rejected_word_is_not_recorded() -> None:
    """Scenario 41: with a better argument it may come again."""
    state = table("STA-A STA-T", words=[], vote="majority", unique_words="game")
    play(state, "word STA-A STA-T", "1: vote no")
    assert state.at.words == []
    play(state, "word STA-A STA-T", "1: vote yes")
    assert [spelled.word for spelled in state.at.words] == ["AT"]


@pytest.mark.parametrize(
    ("vote", "votes", "verdict"),
    [
        ("majority", "Y..", "open"),
        ("majority", "YN.", "open"),
        ("majority", "YNY", "accepted"),
        ("majority", "YY.", "accepted"),
        ("majority", "NYN", "rejected"),
        ("majority", "NN.", "rejected"),
        ("majority", "Y.", "accepted"),
        ("majority", "N.", "open"),
        ("majority", "NY", "accepted"),
        ("majority", "NN", "rejected"),
        ("majority", "N", "rejected"),
        ("majority", "Y", "accepted"),
        ("majority", "NNY.", "open"),
        ("majority", "YNY.", "accepted"),
        ("majority", "NNYY", "accepted"),
        ("majority", "NNN.", "rejected"),
        ("unanimous", "N...", "rejected"),
        ("unanimous", "YYN.", "rejected"),
        ("unanimous", "YYY.", "open"),
        ("unanimous", "YYYY", "accepted"),
    ],
)
def test_how_many_votes_decide(vote: str, votes: str, verdict: str) -> None:
    """Scenario 42: the votes of the seats 1, 2, ... in this order; a dot has not voted."""
    state = table("STA-A STA-T", seats=1 + len(votes), words=[], vote=vote)
    play(state, "word STA-A STA-T")
    for seat, letter in enumerate(votes, 1):
        if letter != ".":
            play(state, f"{seat}: vote {'yes' if letter == 'Y' else 'no'}")
    found = "accepted" if state.at.words else "rejected" if state.at.turn.seat == 0 else "?"
    assert verdict == ("open" if state.at.turn.step == "vote" else found)
    if verdict == "rejected":
        assert hand(state, 0) == "STA-A STA-T"
        assert state.at.turn.step == "spell"


def test_a_word_accepted_by_vote_pays_for_timeless_classics_beside_it() -> None:
    """Scenario 43: they are no part of the word."""
    state = table(player("STA-A STA-T", timeless="ADV-I3T"), words=[], vote="majority")
    play(state, "word STA-A STA-T", "1: vote yes")
    assert state.at.words[0].word == "AT"
    assert brought(state) == (2, 2)
