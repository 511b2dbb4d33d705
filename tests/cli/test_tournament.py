"""``parbat tournament``: computer players against each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cli.commands import Parbat
from parbat.cli.contests import Contest, points_of
from parbat.cli.tournament import contest_of

PAIR = ("tournament", "nanga-parbat", "--bots", "random,greedy", "--games", "16", "--jobs", "1")


def test_each_plays_each_and_the_stronger_stands_first(parbat: Parbat) -> None:
    said = parbat(*PAIR)
    assert said.status == 0
    names = [line.split()[0] for line in said.out.splitlines() if line.split()]
    assert names == ["player", "greedy", "random", "player", "greedy", "random"]


def test_the_same_command_gives_the_same_games(parbat: Parbat) -> None:
    once, again = (parbat(*PAIR, "--json").data() for _ in range(2))
    assert once == again
    (pair,) = once["pairs"]
    assert (pair["bots"], pair["games"]) == (["random", "greedy"], 16)
    assert [player["bot"] for player in once["players"]] == ["random", "greedy"]
    assert once["players"][0]["elo"] == 0 < once["players"][1]["elo"]


def test_both_sit_in_either_seat_and_points_are_the_first_ones() -> None:
    contests = [
        Contest("nanga-parbat", {}, names, 3, number)
        for names in (("greedy", "random"), ("random", "greedy"))
        for number in range(8)
    ]
    points = [points_of(contest) for contest in contests]
    assert sum(points[:8]) > sum(points[8:])


def test_at_a_table_for_four_two_kinds_sit_alternately() -> None:
    contest = contest_of("himalaya", {}, ("level-1", "random"), 4, seed=1, number=5)
    assert contest.players == ("level-1", "random", "level-1", "random")
    assert contest.side == (0, 2)


def test_at_a_table_for_three_they_take_turns_to_be_two() -> None:
    contests = [contest_of("himalaya", {}, ("level-1", "random"), 3, 1, n) for n in range(6)]
    assert [contest.side for contest in contests] == [(0, 2)] * 3 + [(1,)] * 3
    assert contests[5].players == ("random", "level-1", "random")


def test_the_points_of_both_kinds_are_one_together() -> None:
    contest = contest_of("himalaya", {}, ("random", "level-1"), 4, seed=1, number=1)
    points = points_of(contest)
    assert points + points_of(replace(contest, side=(1, 3))) == pytest.approx(1.0)


def test_kinds_of_a_game_for_more_than_two_are_rated(parbat: Parbat) -> None:
    command = ("tournament", "himalaya", "--bots", "random,level-1", "--games", "4", "--jobs", "1")
    found = parbat(*command, "--json").data()
    (pair,) = found["pairs"]
    assert (pair["bots"], pair["games"]) == (["random", "level-1"], 4)
    assert 0 <= pair["points"] <= 4


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "greedy,nobody"])
def test_two_different_players_that_exist_are_needed(parbat: Parbat, bots: str) -> None:
    assert parbat("tournament", "nanga-parbat", "--bots", bots).status == 2
