"""The position of Nanga Parbat: one fixed-size object for rules, search and table.

Sections are counted from 0 in the order 1-1, 1-2 ... 6-6 and a set of sections is a mask with one
bit each. Everything here is public knowledge; the position has no history and no names.
"""

from __future__ import annotations

from parbat.core.node import Node

SETUP, PLACE_GUIDE, BEFORE_TRAP, RELOCATED, AFTER_GUIDE, AFTER_SCORING, OVER = range(7)
NOT_ENDED, BY_CUBES, BY_HIKERS = range(3)
HIKERS_EACH, CAMPS_EACH, CUBES_EACH = 15, 12, 5  # a player (1.1)


class Ground:
    """What does not change during a game and every position of it shares.

    ``adjacent[s]`` is the mask of the sections next to section ``s`` (rules 1.4); ``size[c]`` the
    number of items that column ``c`` of the points chart asks for and ``points[5 * row + c]`` what
    it pays (rules 4.2).
    """

    def __init__(self, adjacent: list[int], size: list[int], points: list[int]) -> None:
        """Keep the 36 masks, 5 sizes and 15 values."""
        self.adjacent = adjacent
        self.size = size
        self.points = points


class Position(Node):
    """Everything the rules need to go on (rules 2.2 and 3).

    ``held[10 * seat + piece]`` counts the animals on a player board, pieces in the order leopard,
    leopard*, tahr, tahr*, deer, deer*, yak, yak*, bharal, panda; ``chart[seat]`` is the mask of
    the chart spots with that player's cubes, bit 5 * row + column. From Python, lists are assigned
    whole: compiled, what is read from them is a copy.
    """

    def __init__(self, ground: Ground, area_variant: bool) -> None:
        """Make the position before the set-up: an empty mountain and full supplies."""
        self.ground = ground
        self.area_variant = area_variant
        self.animals = [0, 0, 0, 0, 0, 0]
        self.hikers = [0, 0]
        self.camps = [0, 0]
        self.chart = [0, 0]
        self.held = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.score = [0, 0]
        self.hikers_left = [HIKERS_EACH, HIKERS_EACH]
        self.camps_left = [CAMPS_EACH, CAMPS_EACH]
        self.guide = -1
        self.active = 1
        self.phase = 0
        self.ended = 0

    def fields(self) -> tuple[object, ...]:
        """Return all that may differ between two positions of one game, for comparison."""
        return (
            *(tuple(self.animals), tuple(self.hikers), tuple(self.camps), tuple(self.chart)),
            *(tuple(self.held), tuple(self.score), tuple(self.hikers_left)),
            *(tuple(self.camps_left), self.guide, self.active, self.phase, self.ended),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def become(self, other: Position) -> None:
        """Take over everything from ``other``, a position on the same ground and variant."""
        for i in range(6):
            self.animals[i] = other.animals[i]
        for i in range(20):
            self.held[i] = other.held[i]
        for i in range(2):
            self.hikers[i] = other.hikers[i]
            self.camps[i] = other.camps[i]
            self.chart[i] = other.chart[i]
            self.score[i] = other.score[i]
            self.hikers_left[i] = other.hikers_left[i]
            self.camps_left[i] = other.camps_left[i]
        self.guide = other.guide
        self.active = other.active
        self.phase = other.phase
        self.ended = other.ended
