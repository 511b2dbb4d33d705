"""The numbers that the computer players of Himalaya play by.

They stand in ``values.json``. ``benchmarks/learning.py`` finds those by which the winners of games
between computer players are foretold best; ``counter`` and the two that are ``plain`` were set by
hand.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be tuned."""

    religion_spread: float
    """By how much religion may still change in a turn: it grows with the root of the turns."""
    politics_spread: float
    yaks_spread: float
    grip: float
    """How much likelier each further delegation makes it to lead in a region at the end."""
    early_grip: float
    """The same at the start."""
    stupa_left: float
    """What a stupa in the reserve is worth in religion, if there is time to place it."""
    stupa_pace: float
    """How many stupas are placed in a turn."""
    delegation_left: float
    delegation_pace: float
    goods: tuple[float, float, float, float, float]
    """What a good behind the screen is worth in yaks."""
    good_religion: float
    good_politics: float
    further: float
    """What the next block of the same good is worth of the last one."""
    late: float
    """With so many turns left what has yet to be used is worth half."""
    order_yaks: float
    """What each yak of an order is worth that can be filled where it lies."""
    order_religion: float
    order_politics: float
    lacking: float
    """What is left of that for each good that is lacking."""
    near: float
    """What is left of that for each move there."""
    supply: float
    """What each rank of a good is worth that lies where the caravan stands."""
    marker: float
    """What part of an inventory marker leading in a good is worth, a turn before."""
    marker_fades: float
    """What is left of that for each further turn."""
    counter: float
    """By how many wins in a hundred an event counter has to help to be used at the start."""
    plain_religion: float
    """What religion is worth in yaks to those who do not think of eliminations."""
    plain_politics: float


@cache
def numbers() -> Numbers:
    """Return the numbers that come with Parbat."""
    file = resources.files(__package__).joinpath("values.json")
    return msgspec.json.decode(file.read_bytes(), type=Numbers)
