"""Strengths from results."""

from __future__ import annotations

import pytest

from parbat.bots.rating import ratings


def test_equals_are_rated_alike() -> None:
    even = [1.0, 0.0] * 50
    one, other = ratings(2, {(0, 1): even})
    assert one.elo == 0
    assert other.elo == pytest.approx(0, abs=1)
    assert other.low < 0 < other.high


def test_ten_to_one_is_four_hundred_points() -> None:
    """What the model says; the one game that is added for each pair hardly matters in many."""
    _, other = ratings(2, {(0, 1): [0.0] * 10_000 + [1.0] * 1_000})
    assert other.elo == pytest.approx(400, abs=2)
    assert other.low < 400 < other.high


def test_a_draw_is_half_a_win() -> None:
    draws = ratings(2, {(0, 1): [0.5] * 100})
    wins = ratings(2, {(0, 1): [1.0, 0.0] * 50})
    assert draws[1].elo == pytest.approx(wins[1].elo)
    assert draws[1].high - draws[1].low < wins[1].high - wins[1].low


def test_who_never_lost_is_still_rated_and_the_more_games_the_higher() -> None:
    few, many = (ratings(2, {(0, 1): [0.0] * count})[1].elo for count in (10, 100))
    assert 300 < few < many < 2000


def test_strength_is_passed_on_by_a_third_player() -> None:
    """Who beats somebody that beats another is stronger than both, without having met them all."""
    found = ratings(3, {(0, 1): [0.0] * 9 + [1.0], (1, 2): [0.0] * 9 + [1.0], (0, 2): []})
    assert 0 < found[1].elo < found[2].elo
    assert found[2].elo == pytest.approx(2 * found[1].elo, rel=0.01)


def test_the_same_games_are_rated_the_same() -> None:
    results = {(0, 1): [1.0, 0.0, 0.5, 0.0]}
    assert ratings(2, results, seed=5) == ratings(2, results, seed=5)
