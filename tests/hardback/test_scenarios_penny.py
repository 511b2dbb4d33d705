"""Games against Penny Dreadful: scenarios 63 to 72 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from hardback.setting import at_play, brought, ended, kinds, legal, play, player, table, thrown
from parbat.games.hardback.position import Player
from parbat.games.hardback.state import HardbackState

DULL = "STA-B STA-C"


def team(*players: Player | str, penny: str = "none", **more: Any) -> HardbackState:
    """Return a cooperative game."""
    return table(*players, mode="cooperative", penny=penny, **more)


@pytest.mark.parametrize(("penny", "points"), [("romance", 18), ("none", 9), ("horror", 9)])
def test_penny_scores_the_cost_of_the_oldest_card(penny: str, points: int) -> None:
    """Scenario 63: twice for a Romance card, if that is her signature."""
    state = team(DULL, penny=penny, offers="ROM-U9 ADV-A7", deck="MYS-K2")
    play(state, "skip")
    assert state.at.penny == points
    assert state.at.offers == ["ADV-A7", "MYS-K2"]
    assert state.at.discard == ["ROM-U9"]


def test_penny_removes_the_cheapest_card_after_a_mystery() -> None:
    """Scenario 64: of two cards for 2 coins K comes before M; that brings her no points."""
    row = "MYS-K2 ROM-M2 ADV-A7 ADV-F8 HOR-C8 ROM-L8 HOR-E8"
    state = team(DULL, penny="mystery", offers=row, deck="HOR-K2 HOR-D9 HOR-J5")
    play(state, "skip")
    assert state.at.penny == 2
    assert state.at.offers == [*row.split()[1:], "HOR-D9"]
    assert state.at.discard == ["HOR-K2", "MYS-K2"]


def test_penny_scores_for_a_purchase_while_an_adventure_card_is_offered() -> None:
    """Scenario 65: the only one was bought, and that the refill is one does not count."""
    alone = team(player(DULL, coins=2), penny="adventure", offers="ADV-G2", deck="ADV-A7")
    play(alone, f"word {DULL}", "buy ADV-G2")
    assert alone.at.penny == 7
    state = team(player(DULL, coins=3), penny="adventure", offers="ADV-G2 ADV-L2", deck="MYS-K2")
    told = play(state, f"word {DULL}", "buy ADV-G2")
    assert kinds(told).index("penny_scored") < kinds(told).index("dealt")
    assert state.at.penny == 1 + 2


def test_penny_scores_for_a_jailed_card_that_is_bought() -> None:
    """Scenario 65: with an Adventure card in the row."""
    me = player(DULL, coins=3, jail="ROM-C3")
    state = team(me, penny="adventure", offers="MYS-K2 ADV-A7")
    play(state, f"word {DULL}", "buy ROM-C3")
    assert state.at.penny == 1 + 2


@pytest.mark.parametrize(("offers", "points"), [("MYS-C5 HOR-D9", 6), ("MYS-C5 ADV-K9", 0)])
def test_penny_scores_for_each_ink_converted(offers: str, points: int) -> None:
    """Scenario 66: if a Horror card is in the row."""
    state = team(player(DULL, coins=3, ink=6), penny="horror", offers=offers)
    play(state, f"word {DULL}", "convert")
    assert state.at.penny == points
    assert state.at.players[0].coins == 5


def test_a_new_offer_sends_the_oldest_timeless_classic_of_its_genre_away() -> None:
    """Scenario 67: first by the refill of a purchase, then by Penny's."""
    me = player(DULL, timeless="ROM-B5T ROM-K5T", coins=1)
    state = team(me, offers="MYS-K2 MYS-P2", deck="ROM-X7 ROM-L8")
    play(state, f"word {DULL}", "buy MYS-K2")
    assert (at_play(state, 0), state.at.penny) == ("ROM-K5T", 0)
    assert [placed.id for placed in state.at.turn.beside] == ["ROM-K5T"]
    play(state, "done")
    assert (at_play(state, 0), state.at.penny) == ("", 2)
    assert thrown(state, 0) == "MYS-K2 ROM-B5T ROM-K5T STA-B STA-C"


@pytest.mark.parametrize("penny", ["none", "adventure", "horror", "mystery", "romance"])
def test_timeless_classics_are_sent_away_whatever_pennys_genre_is(penny: str) -> None:
    """Scenario 67."""
    state = team(player(DULL, timeless="ROM-B5T"), offers="ADV-G2", deck="ROM-X7", penny=penny)
    play(state, "skip")
    assert at_play(state, 0) == ""


def test_a_partners_timeless_classic_lends_its_letter_and_stays() -> None:
    """Scenario 68: the refill sends away what is the active player's own, not the partner's."""
    me, partner = player("MYS-E4 STA-B", timeless="MYS-F5T"), player(timeless="MYS-A5T")
    state = team(me, partner, offers="ADV-G2", deck="MYS-X3")
    play(state, "word STA-B MYS-A5T", "done")
    assert brought(state) == (0, 1 + 1)
    assert (at_play(state, 0), at_play(state, 1)) == ("", "MYS-A5T")


def test_the_team_wins_before_penny_moves() -> None:
    """Scenario 69: 121 points of 120 against 119."""
    state = team(player(DULL, score=60), player(score=59), offers="ROM-U9", penny_has=119)
    told = play(state, f"word {DULL}")
    assert ended(told) == "team"
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((121, 121), (1, 1))


@pytest.mark.parametrize(
    ("award", "scores", "ranks"), [(0, (-70, -70), (2, 2)), (12, (-55, -55), (2, 2))]
)
def test_a_purchase_may_let_penny_win_at_once(
    award: int, scores: tuple[int, int], ranks: tuple[int, int]
) -> None:
    """Scenario 70: the row is not refilled any more."""
    me = player(DULL, coins=3, score=48, award=award)
    state = team(me, player(), offers="ADV-G2 ADV-A7", deck="ROM-X7", penny="adventure",
                 penny_has=119)  # fmt: skip
    told = play(state, f"word {DULL}", "buy ADV-G2")
    assert ended(told) == "penny"
    assert state.at.offers == ["ADV-A7"]
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == (scores, ranks)


def test_awards_may_lift_the_team_above_penny() -> None:
    """Scenario 70: she has reached the target first and loses."""
    me = player(DULL, coins=3, score=108, award=12)
    state = team(me, player(), offers="ADV-G2 ADV-A7", penny="adventure", penny_has=119)
    play(state, f"word {DULL}", "buy ADV-G2")
    assert state.outcome is not None
    assert state.outcome.reason == "penny"
    assert (state.outcome.scores, state.outcome.ranks) == ((125, 125), (1, 1))


@pytest.mark.parametrize(
    ("penny_has", "score", "rank"), [(118, -1, 2), (125, -7, 2), (117, 118, 1)]
)
def test_a_tie_is_a_loss(penny_has: int, score: int, rank: int) -> None:
    """Scenario 71: the team has 118 points with its award."""
    state = team(player(DULL, score=103, award=12), penny_has=penny_has)
    told = play(state, "skip")
    assert ended(told) == "team"
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ((score,), (rank,))


@pytest.mark.parametrize("edition", ["classic", "second"])
def test_a_team_neither_flushes_nor_cycles_the_row(edition: str) -> None:
    """Scenario 72."""
    row = "ROM-U9 ROM-L8 ROM-X7 ROM-H7"
    state = team(DULL, offers=row, deck="ADV-A5 ADV-B4", edition=edition)
    told = play(state, f"word {DULL}")
    assert not {"flushed", "offer_cycled"} & {*kinds(told)}
    assert state.at.offers == ["ROM-L8", "ROM-X7", "ROM-H7", "ADV-A5"]
    assert legal(state) == ["skip"]
