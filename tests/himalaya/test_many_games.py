"""Games of any options between any players: see ``many_games``."""

from __future__ import annotations

import pytest

from himalaya.many import PART, Checks
from one_game import OneGame, any_table
from parbat.core.chance import Dice
from parbat.games.himalaya.events import Collected, TurnBegan

GAMES, SEED = 25, 1


@pytest.mark.deep
@pytest.mark.parametrize("number", range(GAMES))
def test_everything_holds_in_a_game_of_any_kind(number: int) -> None:
    found = OneGame(PART, SEED, number).play()
    assert found["games"] == 1
    assert found["entries"] > 0
    assert found["lists compared"] > 0


def test_every_value_of_every_option_is_drawn_with_every_number_of_players() -> None:
    dice = Dice(1)
    tables = [any_table(PART, dice) for _ in range(400)]
    for option in PART.game.options:
        for seats in PART.game.seats:
            drawn = {
                options.get(option.name, option.default) for options, n in tables if n == seats
            }
            is_free = option.name != "players" and option.only_with != ("players", 3)
            assert drawn == set(option.values) or not is_free, option.name
    assert {seats for _, seats in tables} == set(PART.game.seats)


def test_what_is_told_and_was_not_due_is_noticed() -> None:
    game = OneGame(PART, 1, 0)
    told = Collected(seat=0, slot=1, village=3, good="salt", market=False)
    with pytest.raises(AssertionError):
        Checks().note(game.match.state.copy(), 0, None, (told,), game.match.state)


def test_what_was_due_and_is_not_told_is_noticed() -> None:
    game = OneGame(PART, 1, 0)
    checks = Checks()
    match = game.match
    while True:
        before = match.state.copy()
        by, do, action = game._next()
        told = match.enter(by, do)
        if any(isinstance(event, TurnBegan) and event.turn == 2 for event in told):
            break
        checks.note(before, by, action, told, match.state)
    silent = tuple(event for event in told if not isinstance(event, TurnBegan))
    with pytest.raises(AssertionError, match="something more was to be told"):
        checks.note(before, by, action, silent, match.state)
