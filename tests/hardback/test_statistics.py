"""A finished game in numbers (rules 20.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hardback.playing import any_options, random_game
from hardback.setting import GAME, play, player, table
from parbat.core.chance import Dice
from parbat.core.events import Event
from parbat.core.statistics import Statistics
from parbat.games.hardback.cards import CARDS, GENRES
from parbat.games.hardback.events import AwardLost, AwardTaken, GameOver
from parbat.games.hardback.statistics import statistics

LONG = "STA-A STA-E STA-I STA-L STA-N STA-R STA-S"


def numbers(told: list[Event], seats: int = 2, **options: Any) -> Statistics:
    """Return what is told of a game with these options in which this happened."""
    return statistics(GAME.settle(options), seats, told)


def of_table(found: Statistics) -> dict[str, Any]:
    """Return the numbers of the game by their names."""
    return {figure.name: figure.values[0] for figure in found.table}


def of_player(found: Statistics, seat: int) -> dict[str, Any]:
    """Return the numbers of a player by their names."""
    return {figure.name: figure.values[seat] for figure in found.players}


def test_points_by_genre_are_told_apart_from_others() -> None:
    """S4 gives a point, and another one because Romance is active; B3 gives coins."""
    state = table("ROM-B3 ROM-S4 STA-A STA-B")
    told = play(state, "word STA-A ROM-S4 STA-B")
    assert of_player(numbers(told), 0)["points_basic"] == 2
    assert of_player(numbers(told), 0)["points_genre"] == 0
    state = table("ROM-S4 ROM-I2 STA-B")
    told = play(state, "word ROM-S4 STA-B ROM-I2")
    mine = of_player(numbers(told), 0)
    assert mine["points_genre"] > 0
    assert mine["points_basic"] + mine["points_genre"] == state.at.players[0].score


def test_a_word_is_worth_what_its_turn_brought_before_the_purchases() -> None:
    state = table(player("STA-A STA-B", coins=9), offers="ADV-L2")
    told = play(state, "word STA-A STA-B", "buy ADV-L2")
    found = numbers(told)
    assert of_table(found)["best_word"] == "AB"
    assert of_table(found)["best_word_points"] == 1
    mine = of_player(found, 0)
    assert (mine["points_basic"], mine["points_bought"], mine["coins"]) == (1, 1, 1)
    assert (mine["cards_bought"], mine["deck_adventure"], mine["deck_starter"]) == (1, 1, 10)


def test_the_longest_word_is_the_first_of_its_length() -> None:
    state = table(player("STA-A STA-B STA-C"), player("STA-D STA-E STA-G"))
    told = play(state, "word STA-A STA-B STA-C", "word STA-D STA-E STA-G")
    found = numbers(told)
    assert of_table(found)["longest_word"] == "ABC"
    assert [of_player(found, seat)["longest_word"] for seat in (0, 1)] == ["ABC", "DEG"]
    assert [of_player(found, seat)["words"] for seat in (0, 1)] == [1, 1]


def test_a_remover_that_is_taken_back_was_not_used() -> None:
    state = table(player("STA-A* STA-B*", remover=2))
    told = play(state, "unink STA-A", "unink STA-B", "reink STA-A")
    assert of_player(numbers(told), 0)["remover"] == 1


def test_an_award_counts_for_who_holds_it_at_the_end() -> None:
    told = play(table(LONG), f"word {LONG}")
    assert of_player(numbers(told), 0)["points_awards"] == 5
    lost = [AwardLost(seat=0, letters=7), AwardTaken(seat=1, letters=8, points=6)]
    found = numbers([*told, *lost])
    assert [of_player(found, seat)["points_awards"] for seat in (0, 1)] == [0, 6]
    end = GameOver(reason="abandoned", scores=(0, 0), ranks=None)
    assert of_player(numbers([*told, end]), 0)["points_awards"] == 0


def test_both_ways_to_use_the_jail_count_together() -> None:
    state = table(player("ADV-I3T MYS-F5T STA-A"), offers="ADV-L2 ROM-H3 HOR-G4", deck="HOR-S2")
    told = play(state, "word MYS-F5T STA-A", "reserve ADV-L2")
    assert of_player(numbers(told), 0)["cards_jailed"] == 1
    team = numbers(told, 1, mode="cooperative")
    assert of_player(team, 0)["cost_jailed"] == 2


def test_where_nothing_was_spelled_there_is_no_longest_word() -> None:
    found = numbers(play(table(), "skip"))
    assert of_table(found)["longest_word"] == ""
    assert of_table(found)["words"] == 0


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("penny", {"mode": "cooperative"}),
        ("average", {"mode": "cooperative"}),
        ("accepts", {"vote": "majority"}),
        ("points_awards", {"awards": True}),
        ("cycles", {"edition": "second"}),
    ],
)
def test_what_an_option_leaves_out_is_not_told(name: str, options: dict[str, Any]) -> None:
    def is_told(**chosen: Any) -> bool:
        found = numbers([], 2, **chosen)
        return name in of_table(found) | of_player(found, 0)

    without = {"awards": False} if name == "points_awards" else {}
    assert is_told(**options)
    assert not is_told(**without)


@pytest.mark.parametrize("number", range(8))
def test_points_from_everywhere_add_up_to_the_scores(number: int) -> None:
    """And whatever else the table shows at the end agrees with what was counted."""
    done = list(random_game(number))
    at, rules = done[-1].state.at, done[-1].state.rules
    options = any_options(Dice(number)) | {"vote": rules.vote}
    found = numbers([event for one in done for event in one.told], rules.seats, **options)
    for seat, other in enumerate(at.players):
        mine = of_player(found, seat)
        points = sum(mine[name] for name in mine if name.startswith("points_"))
        assert points - mine.get("points_awards", 0) == other.score
        # In some of these games the players begin with more cards than the rules give them.
        more = Counter(CARDS[card].genre for card in done[0].before.at.players[seat].discard)
        genres = done[-1].state.view(None).players[seat].genres
        for genre in GENRES:
            assert mine[f"deck_{genre}"] == genres.get(genre, 0) - more[genre]
        spelled = [word for word in at.words if word.seat == seat]
        assert mine["words"] == len(spelled)
        assert mine["best_word_points"] == max((word.points for word in spelled), default=0)
    assert of_table(found)["rounds"] == at.round
    assert of_table(found).get("penny", 0) == at.penny
