"""What holds however people behave: scenarios 73 to 77 of the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hardback.setting import GAME, draw, ended, hand, kinds, play, player, refused, table, thrown
from parbat.games.hardback.state import HardbackState


def test_who_leaves_before_the_word_skips_the_turn() -> None:
    """Scenario 73: a new hand is drawn all the same."""
    state = table(player("STA-A STA-B", draw="STA-E STA-I STA-L STA-N STA-R"), seats=3)
    told = play(state, "0: resign")
    assert {"left", "turn_skipped"} <= {*kinds(told)}
    assert (thrown(state, 0), hand(state, 0)) == ("STA-A STA-B", "STA-E STA-I STA-L STA-N STA-R")
    assert state.at.turn.seat == 1


def test_who_leaves_in_the_jail_step_ends_the_turn() -> None:
    """Scenario 73: coins become ink, and nothing is jailed or bought."""
    state = table(player("MYS-F2 STA-A"), seats=3, offers="ROM-E2")
    play(state, "word MYS-F2 STA-A", "0: resign")
    me = state.at.players[0]
    assert (me.coins, me.ink, me.score) == (0, 1, 1)
    assert state.at.offers == ["ROM-E2"]
    assert state.at.turn.seat == 1


def test_who_leaves_in_a_vote_accepts() -> None:
    """Scenario 73."""
    state = table("STA-A STA-B", seats=3, words=[], vote="unanimous")
    play(state, "word STA-A STA-B", "1: vote yes", "2: resign")
    assert [spelled.word for spelled in state.at.words] == ["AB"]


def test_seats_take_their_turns_in_order() -> None:
    """Scenario 74."""
    state = table(seats=4)
    order = []
    for _ in range(9):
        order.append(state.at.turn.seat)
        play(state, "skip")
        draw(state)
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert state.at.round == 3


def test_spectators_see_no_private_card() -> None:
    """Scenario 75: with closed hands only how many there are."""
    me = player("STA-A STA-B*", draw="STA-E STA-I", discard="STA-L")
    seen = table(me).view(None).players[0]
    assert (seen.hand_count, [held.id for held in seen.hand]) == (2, ["STA-B"])
    assert (seen.draw_count, seen.draw, seen.known_top) == (2, None, None)
    assert (seen.discard_count, seen.discard) == (1, None)


def test_spectators_are_told_no_private_card() -> None:
    """Scenario 75: of the new hand they hear how many cards it has."""
    told = play(table("STA-A STA-B STA-C"), "word STA-A STA-B")
    assert {"hand_drawn", "unused_discarded"} <= {*kinds(told)}
    heard = kinds([event for event in told if event.is_for(None)])
    assert "hand_counted" in heard
    assert not {"hand_drawn", "unused_discarded"} & {*heard}


EVERY_KIND = (
    "ink", "unink STA-A", "reink STA-A", "word STA-B STA-U", "word STA-B", "skip", "vote yes",
    "uncover STA-A", "double STA-A", "trash ADV-G6", "dump STA-Y", "preview", "top STA-A",
    "discard STA-A", "choose coins", "reserve ROM-U9", "remove ROM-U9", "flush", "buy ROM-U9",
    "advert", "convert", "done", "shuffle 0 STA-A", "starters 0 B C", "penny horror", "unlisted",
)  # fmt: skip


def spelling() -> HardbackState:
    return table("STA-A STA-B", offers="ROM-E2")


def uncovering() -> HardbackState:
    state = table("STA-E MYS-A3 STA-B")
    play(state, "word STA-E=Q MYS-A3 STA-B=Q")
    return state


def buying() -> HardbackState:
    state = table(player("STA-A STA-B", coins=5), offers="ROM-E2")
    play(state, "word STA-A STA-B")
    return state


@pytest.mark.parametrize("text", EVERY_KIND)
@pytest.mark.parametrize("position", [spelling, uncovering, buying])
def test_what_is_refused_leaves_no_trace(position: Callable[[], HardbackState], text: str) -> None:
    """Scenario 76: every kind of action, where it is not allowed."""
    state = position()
    if GAME.parse_action(text) in state.legal_actions(0):
        play(state, text)
    else:
        assert refused(state, text)


def test_the_count_of_a_deck_by_genre() -> None:
    """Scenario 77: a purchase adds one, trash and dump take one, the jail changes nothing."""
    me = player("ADV-G6 ROM-M2 MYS-F2 STA-A STA-Y", draw="STA-E")
    state = table(me, offers="HOR-A3 HOR-X2", deck="MYS-K2")
    assert deck(state) == {"adventure": 1, "mystery": 1, "romance": 1, "starter": 3}
    play(state, "word ADV-G6 ROM-M2 MYS-F2 STA-A", "trash ADV-G6")
    assert deck(state) == {"mystery": 1, "romance": 1, "starter": 3}
    play(state, "dump STA-Y")
    assert deck(state) == {"mystery": 1, "romance": 1, "starter": 2}
    play(state, "reserve HOR-A3")
    assert deck(state) == {"mystery": 1, "romance": 1, "starter": 2}
    play(state, "buy HOR-A3")
    assert deck(state) == {"horror": 1, "mystery": 1, "romance": 1, "starter": 2}


def deck(state: HardbackState) -> dict[str, int]:
    """Return how many cards of each genre everybody sees that the first player has."""
    return dict(state.view(None).players[0].genres)


def test_a_game_of_two_is_over_when_one_leaves() -> None:
    """Section 26B."""
    state = table(player(score=5), player(score=70))
    assert ended(play(state, "1: resign")) == "resigned"
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((5, 70), (1, 2))
