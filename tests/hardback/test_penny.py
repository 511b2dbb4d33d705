"""Penny Dreadful: what the scenarios leave open (rules 18, 26C, 26D)."""

from __future__ import annotations

from typing import Any

import pytest

from hardback.setting import (
    at_play,
    brought,
    draw,
    ended,
    kinds,
    legal,
    play,
    player,
    refused,
    table,
    thrown,
)
from parbat.games.hardback.events import PennyRemoved, PennyTook
from parbat.games.hardback.position import Player
from parbat.games.hardback.state import HardbackState

DULL = "STA-B STA-C"


def team(*players: Player | str, penny: str = "none", **more: Any) -> HardbackState:
    """Return a cooperative game."""
    return table(*players, mode="cooperative", penny=penny, **more)


@pytest.mark.parametrize(
    ("row", "removed"), [("MYS-K2 HOR-K2", "HOR-K2"), ("HOR-K2 MYS-K2", "MYS-K2")]
)
def test_of_equal_cards_penny_removes_the_newest(row: str, removed: str) -> None:
    """18: the same cost and letter."""
    state = team(DULL, penny="mystery", offers=f"MYS-A3 {row}", deck="ADV-A7 ADV-F8")
    play(state, "skip")
    assert removed in state.at.discard
    assert state.at.penny == 3


def test_the_card_just_dealt_may_be_the_cheapest() -> None:
    """18: the row is refilled before."""
    state = team(DULL, penny="mystery", offers="MYS-A3 ADV-A7", deck="ROM-E2 ADV-F8")
    told = play(state, "skip")
    assert PennyTook(card="MYS-A3", points=3) in told
    assert PennyRemoved(card="ROM-E2") in told
    assert state.at.offers == ["ADV-A7", "ADV-F8"]
    assert state.at.discard == ["MYS-A3", "ROM-E2"]


@pytest.mark.parametrize(("penny", "taken"), [("none", "MYS-A3"), ("mystery", "ADV-G2")])
def test_penny_removes_nothing_but_after_a_card_of_her_own(penny: str, taken: str) -> None:
    """18."""
    state = team(DULL, penny=penny, offers=f"{taken} ROM-E2", deck="ADV-A7")
    play(state, "skip")
    assert state.at.offers == ["ROM-E2", "ADV-A7"]


def test_penny_does_nothing_with_an_empty_row() -> None:
    """26D: the turn passes on."""
    state = team(DULL, player(), penny="mystery")
    told = play(state, "skip")
    assert (state.at.penny, state.at.turn.seat) == (0, 1)
    assert "penny_took" not in kinds(told)


def test_pennys_turn_is_finished_before_her_target_is_checked() -> None:
    """26D: refill, removal and second refill."""
    state = team(DULL, penny="mystery", offers="MYS-V9 ROM-E2", deck="ADV-A7 ADV-F8", penny_has=55)
    told = play(state, "skip")
    assert ended(told) == "penny"
    assert state.at.penny == 64
    assert state.at.offers == ["ADV-A7", "ADV-F8"]
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((-64,), (2,))


def test_the_target_is_compared_exactly() -> None:
    """22.1: with four players 239 points of 240 are not enough, for neither side."""
    state = team(player(score=239), seats=4, penny_has=237, offers="ROM-E2", deck="ROM-I2 ROM-M2")
    assert not ended(play(state, "skip"))
    assert state.at.penny == 239
    state.at.players[0].score = 200
    assert ended(play(state, "skip")) == "penny"


def test_there_is_no_final_round_in_a_team() -> None:
    """18.2: the game ends with the turn."""
    state = team(player("MYS-A3 STA-B STA-C", score=70))
    told = play(state, "word STA-B=Q MYS-A3 STA-C=Q")
    assert "final_round" not in kinds(told)
    assert not state.view(0).final


def test_points_of_all_players_are_one_score() -> None:
    """18: a team reaches its target together."""
    state = team(player(DULL, score=58), player(score=59), seats=2)
    assert not ended(play(state, f"word {DULL}"))
    assert state.view(None).team == 119
    state.at.players[1] = player(DULL, score=59)
    assert ended(play(state, f"word {DULL}")) == "team"


def test_a_team_that_reaches_its_target_in_mid_turn_plays_the_turn_out() -> None:
    """18: it is asked after the turn."""
    state = team(player(DULL, score=59, coins=2), offers="ADV-A7 MYS-K2", deck="ROM-I2")
    told = play(state, f"word {DULL}")
    assert not ended(told)
    assert ended(play(state, "buy MYS-K2")) == "team"


def test_one_timeless_classic_at_most_is_sent_away_by_a_card() -> None:
    """18: the oldest, and only the active player's."""
    me, other = player(DULL, timeless="ADV-I3T ADV-C5T"), player(timeless="ADV-W5T")
    state = team(me, other, offers="ROM-E2", deck="ADV-A7")
    play(state, "skip")
    assert (at_play(state, 0), at_play(state, 1)) == ("ADV-C5T", "ADV-W5T")
    assert thrown(state, 0).split()[0] == "ADV-I3T"


def test_both_refills_of_pennys_turn_may_send_one_away() -> None:
    """18: after a Mystery card of hers."""
    me = player(DULL, timeless="ADV-I3T ADV-C5T")
    state = team(me, penny="mystery", offers="MYS-A3 ROM-E2", deck="ADV-A7 ADV-F8")
    play(state, "skip")
    assert at_play(state, 0) == ""


def test_one_played_this_turn_is_hit_by_pennys_refill_only() -> None:
    """18: it comes into play at the end of the turn."""
    me = player("ADV-I3T STA-C", coins=4)
    state = team(me, offers="ROM-E2 MYS-K2", deck="ADV-A7 ADV-F8")
    play(state, "word ADV-I3T STA-C", "buy MYS-K2")
    assert [placed.id for placed in state.at.turn.word] == ["ADV-I3T", "STA-C"]
    told = play(state, "done")
    assert "timeless_sent_away" in kinds(told)
    assert at_play(state, 0) == ""


def test_one_used_in_the_word_leaves_it_at_once() -> None:
    """26D: word, genres and gains stay as they are."""
    me = player("MYS-E4 STA-E", timeless="MYS-A5T", coins=2)
    state = team(me, offers="ROM-E2", deck="MYS-K2 ADV-A7")
    play(state, "word MYS-E4 MYS-A5T STA-E", "buy ROM-E2")
    assert [placed.id for placed in state.at.turn.word] == ["MYS-E4", "STA-E"]
    assert state.at.turn.genres["mystery"] == 2
    assert (state.at.words[0].word, brought(state)) == ("EAE", (6, 0))
    assert "MYS-A5T" in state.at.players[0].discard
    play(state, "done")
    assert at_play(state, 0) == ""


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_refill_sends_nothing_away_where_everybody_plays_alone(mode: str) -> None:
    """18: in cooperative games only."""
    me = player(DULL, timeless="ADV-I3T", coins=2)
    state = table(me, "", offers="ROM-E2", deck="ADV-A7 HOR-K2", mode=mode)
    play(state, f"word {DULL}", "buy ROM-E2")
    assert at_play(state, 0) == ("ADV-I3T" if mode == "competitive" else "")


@pytest.mark.parametrize(("row", "points"), [("HOR-K2", 1), ("ADV-G2", 0)])
def test_each_ink_counts_for_penny_while_a_horror_card_is_offered(row: str, points: int) -> None:
    """18."""
    state = team(player(DULL, draw="STA-D STA-E", ink=2), penny="horror", offers=row)
    play(state, "ink")
    assert state.at.penny == points
    play(state, "ink")
    assert state.at.penny == 2 * points


def test_coins_that_become_ink_do_not_count_for_penny() -> None:
    """18."""
    state = team(player("STA-A STA-E"), player(), penny="horror", offers="HOR-B6 HOR-X6")
    play(state, "word STA-A STA-E")
    draw(state)
    assert (state.at.players[0].ink, state.at.penny) == (2, 6)


def test_adverts_do_not_count_for_penny() -> None:
    """18: purchases of cards do, with Adventure as her signature."""
    state = team(player(DULL, coins=6), penny="adventure", offers="ADV-A7 ADV-F8", deck="ROM-I2")
    told = play(state, f"word {DULL}", "advert")
    assert "penny_scored" not in kinds(told)


def test_penny_may_win_by_the_active_players_ink() -> None:
    """18: while the player spells; whoever wants that is not stopped by the rules."""
    state = team(player(DULL, ink=1), penny="horror", offers="HOR-K2", penny_has=59)
    assert ended(play(state, "ink")) == "penny"


def test_penny_may_win_by_ink_that_is_converted() -> None:
    """18: the game is over at once."""
    state = team(player(DULL, coins=1, ink=3), penny="horror", offers="HOR-K2", penny_has=57)
    assert ended(play(state, f"word {DULL}", "convert")) == "penny"
    assert legal(state) == []


@pytest.mark.parametrize(
    ("word", "step", "allowed"),
    [
        ("", "spell", True),
        (f"word {DULL}", "purchase", True),
        ("word STA-B=Q MYS-A3 STA-C=Q", "uncover", False),
    ],
)
def test_when_penny_may_win_by_ink_out_of_turn(word: str, step: str, allowed: bool) -> None:
    """18: while the active player spells or buys."""
    me, partner = player(f"{DULL} MYS-A3", coins=2), player(ink=1)
    state = team(me, partner, penny="horror", offers="HOR-K2", penny_has=119)
    play(state, *([word] if word else []))
    assert state.at.turn.step == step
    assert legal(state, 1) == (["ink"] if allowed else [])
    if allowed:
        assert ended(play(state, "1: ink")) == "penny"


def test_ink_out_of_turn_is_allowed_as_long_as_penny_does_not_win() -> None:
    """18.6: one point short of her target it does not let her win."""
    me, partner = player("STA-B STA-C MYS-A3"), player(ink=1)
    state = team(me, partner, penny="horror", offers="HOR-K2", penny_has=118)
    play(state, "word STA-B=Q MYS-A3 STA-C=Q", "1: ink")
    assert state.at.penny == 119


def test_ink_that_lets_penny_win_out_of_turn_is_refused_by_name() -> None:
    """18."""
    me, partner = player("STA-B STA-C MYS-A3"), player("STA-E*", ink=1, remover=1)
    state = team(me, partner, penny="horror", offers="HOR-K2", penny_has=119)
    play(state, "word STA-B=Q MYS-A3 STA-C=Q")
    assert legal(state, 1) == ["unink STA-E"]
    assert refused(state, "1: ink") == "ink.penny_would_win"


def test_an_award_of_the_team_counts_once() -> None:
    """18 and 26D: its holder's, in the score of all."""
    state = team(player(DULL, score=118), player(award=7), offers="ROM-E2")
    play(state, f"word {DULL}")
    assert state.outcome is not None
    assert state.outcome.scores == (125, 125)


def test_hands_of_a_team_are_open() -> None:
    """18: spectators see them as well."""
    seen = team("STA-A STA-B").view(None).players[0]
    assert [held.id for held in seen.hand] == ["STA-A", "STA-B"]


@pytest.mark.parametrize(
    ("penny", "offers", "risks"),
    [
        ("horror", "HOR-K2 MYS-V9", ("ink", "convert")),
        ("horror", "ROM-E2 ADV-A7", ()),
        ("adventure", "ADV-G2 ROM-E2", ("buy ROM-E2",)),
        ("adventure", "ADV-G2 ADV-A7", ("buy ADV-G2", "buy ADV-A7")),
        ("none", "HOR-K2 ADV-A7", ()),
    ],
)
def test_what_would_bring_penny_to_her_target_is_told(
    penny: str, offers: str, risks: tuple[str, ...]
) -> None:
    """18: the player is warned; an Adventure card has to be left in the row."""
    me = player(DULL, ink=12, coins=7)
    state = team(me, penny=penny, offers=offers, adverts=False, deck="MYS-K2", penny_has=59)
    spelling = state.copy()
    play(state, f"word {DULL}")
    assert state.view(0).risks == risks
    for text in risks:
        assert ended(play((spelling if text == "ink" else state).copy(), text)) == "penny"


def test_a_conversion_brings_penny_a_point_for_each_ink() -> None:
    """18: with her at 58 one ink is no risk, but the three of a coin are."""
    me = player(DULL, ink=3, coins=1)
    state = team(me, penny="horror", offers="HOR-K2", deck="MYS-K2", penny_has=57)
    play(state, f"word {DULL}")
    assert state.view(None).risks == ("convert",)
    assert ended(play(state, "convert")) == "penny"
