"""Boards that people bring along: checked, and what can be chosen on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parbat.core.errors import BadBoard, ParbatError
from parbat.core.game import Game
from parbat.files import check_depth
from parbat.games import find_game
from parbat.games.boards import find_boards
from parbat.server.errors import data_of
from parbat.server.wire import CheckedBoard, OptionInfo, Problem, ToCheck
from parbat.texts import catalogue


def on_board(game: Game, board: Mapping[str, Any] | None) -> Game:
    """Return a game on somebody's own board, or as it is without one; raises ``BadBoard``."""
    if board is None:
        return game
    check_depth(board)
    return game.with_board(board)


def checked(wish: ToCheck, language: str) -> CheckedBoard:
    """Return everything that is wrong with a board; raises ``UnknownName`` for its game."""
    boards = find_boards(wish.game)
    problems: list[ParbatError] = []
    try:
        check_depth(wish.board)
        problems += boards.problems(wish.board)
    except BadBoard as problem:
        problems.append(problem)
    if problems:
        say = catalogue(language, wish.game).say
        told = [Problem(problem.code, data_of(problem), say(problem)) for problem in problems]
        return CheckedBoard(told)
    return CheckedBoard([], options_of(find_game(wish.game).with_board(wish.board)))


def options_of(game: Game) -> list[OptionInfo]:
    """Return the options of a game as they are told."""
    return [
        OptionInfo(option.name, option.values, option.default, option.only_with)
        for option in game.options
    ]
