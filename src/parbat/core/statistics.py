"""A finished game in numbers."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A number or a word that is worth telling of a finished game.

    What it means is told by the catalogue's message ``statistic-NAME`` of the game. A word is
    shown as it is unless there is a message ``statistic-NAME-WORD``.
    """

    name: str
    values: tuple[int | float | str, ...]


class Statistics(msgspec.Struct, frozen=True):
    """What is worth telling of a finished game, in the order in which it is shown."""

    table: tuple[Figure, ...]
    """About the game as a whole: one value each."""
    players: tuple[Figure, ...]
    """About the players: one value for each seat."""
