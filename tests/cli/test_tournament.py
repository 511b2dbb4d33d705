"""``parbat tournament``: computer players against each other."""

from __future__ import annotations

import pytest

from cli.commands import Parbat
from parbat.cli.contests import Contest, points_of

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


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "greedy,nobody"])
def test_two_different_players_that_exist_are_needed(parbat: Parbat, bots: str) -> None:
    assert parbat("tournament", "nanga-parbat", "--bots", bots).status == 2
