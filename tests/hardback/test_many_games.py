"""Games of any options between any players: see ``many_games``."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from hardback.many import PART, Checks
from many_games import main
from one_game import OneGame, any_table
from parbat.core.chance import Dice
from parbat.games.hardback.events import Earned

GAMES, SEED = 25, 16  # a seed with short games in which everything is drawn


@pytest.mark.deep
@pytest.mark.parametrize("number", range(GAMES))
def test_everything_holds_in_a_game_of_any_kind(number: int) -> None:
    found = OneGame(PART, SEED, number).play()
    assert found["games"] == 1
    assert found["entries"] > 0


def test_every_value_of_every_option_is_drawn() -> None:
    dice = Dice(1)
    tables = [any_table(PART, dice) for _ in range(300)]
    for option in PART.game.options:
        drawn = {options.get(option.name, option.default) for options, _ in tables}
        assert drawn == set(option.values), option.name
    assert {seats for _, seats in tables} == set(PART.game.seats)


def test_a_wrong_game_is_told_with_the_command_that_plays_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cheat(checks: Checks, *done: object) -> None:
        raise AssertionError("a coin is missing")

    monkeypatch.setattr(Checks, "note", cheat)
    result = CliRunner().invoke(main, ["hardback", "--games", "3", "--seed", "5", "--first", "7"])
    assert result.exit_code == 1
    assert "a coin is missing" in result.output
    assert "hardback --seed 5 --first 7 --games 1" in result.output


def test_money_that_nobody_told_of_is_noticed() -> None:
    game = OneGame(PART, 1, 0)
    checks = Checks()
    told = Earned(seat=0, card="STA-A", coins=1)
    with pytest.raises(AssertionError):
        checks.note(game.match.state.copy(), 0, None, (told,), game.match.state)
