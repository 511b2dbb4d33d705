"""Every registered game, and Tiny, keeps the contract."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.complete import check_complete
from conformance.playing import DISGUISES, PLAYED, Plan, plans, played
from conformance.suite import SUITE
from parbat.core.game import Game
from parbat.games import GAMES
from tiny_game.meta import Tiny

HOW_MANY = {"tiny": 8}
"""Random games for each check; three of a game that is not named here."""


@pytest.mark.parametrize("check", SUITE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_a_game_keeps_the_contract(game: Game, check: Callable[[Plan], None]) -> None:
    for plan in plans(game, HOW_MANY.get(game.name, 3)):
        check(plan)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_registered_game_is_complete(game: Game) -> None:
    check_complete(game)


def test_every_game_that_hides_something_has_a_disguise() -> None:
    assert {game.name for game in PLAYED if game.hides} == set(DISGUISES)


def test_random_plans_cover_every_option_and_number_of_seats() -> None:
    tiny = Tiny()
    made = plans(tiny, 20)
    for option in tiny.options:
        assert {plan.options[option.name] for plan in made} == set(option.values)
    assert {plan.seats for plan in made} == set(tiny.seats)
    assert not any(plan.seats == 3 and not plan.options["whistles"] for plan in made)


def test_random_games_of_tiny_use_all_that_the_contract_offers() -> None:
    made = plans(Tiny(), HOW_MANY["tiny"])
    logs = [[entry.do.split(" ")[0] for entry in played(plan).log] for plan in made]
    assert {word for log in logs for word in log} == {"shuffle", "carry", "whistle", "undo"}
    assert any("shuffle" in log[1:] for log in logs)
    assert any(
        log.count("carry") > plan.seats * int(plan.options["loads"])
        for plan, log in zip(made, logs, strict=True)
    )
