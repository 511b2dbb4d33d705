"""Perft: how many sequences of exactly so many actions a position allows.

Positions are copied before each action, so a wrong copy shows up as a wrong count.
"""

from __future__ import annotations

from collections.abc import Iterator

from parbat.core.moves import Moves
from parbat.core.node import Node

UNINTERRUPTED = 4  # a count to a smaller depth takes well under a second


class Level:
    """One depth of the tree: a position to fill, its buffer of moves and the level below."""

    def __init__(self, root: Node, depth: int) -> None:
        """Make room for ``depth`` levels of positions like ``root``, the first equal to it."""
        self.node = root.twin()
        self.moves = Moves()
        self.below = Level(root, depth - 1) if depth > 0 else self

    def begin(self, root: Node, code: int) -> None:
        """Set this level's position to what ``root`` becomes by an action of its list."""
        if type(root) is not type(self.node):
            raise TypeError("a level holds positions of one game only")
        self.node.assign(root)
        self.node.perform(code)

    def count(self, depth: int) -> int:
        """Return the number of sequences of ``depth`` actions from this level's position."""
        if depth == 0:
            return 1
        self.moves.clear()
        self.node.generate(self.moves)
        if depth == 1:
            return self.moves.count
        return self._count_each(self.node, self.moves, self.below, depth)

    def total(self, depth: int) -> int:
        """Count as ``count`` does, called from Python: a long count can be interrupted.

        Raises ``OverflowError`` if a list was too long for its buffer.
        """
        if depth < UNINTERRUPTED:
            counted = self.count(depth)
        else:
            counted = 0
            for code in self.node.listed():
                self.below.begin(self.node, code)
                counted += self.below.total(depth - 1)
        self.check()
        return counted

    def check(self) -> None:
        """Raise ``OverflowError`` if a list was ever too long for its buffer."""
        if self.moves.overflowed:
            raise OverflowError("a position has too many actions to be counted")
        if self.below is not self:
            self.below.check()

    def _count_each(self, node: Node, moves: Moves, below: Level, depth: int) -> int:
        total = 0
        for i in range(moves.count):
            below.node.assign(node)
            below.node.perform(moves.codes[i])
            total += below.count(depth - 1)
        return total


def perft(root: Node, depth: int) -> int:
    """Count the sequences of ``depth`` actions from ``root``."""
    return Level(root, depth).total(depth)


def divide(root: Node, depth: int) -> Iterator[tuple[int, int]]:
    """Yield, for each action of ``root`` in order, its code and the count of what follows it."""
    level = Level(root, depth - 1)
    for code in root.listed():
        level.begin(root, code)
        yield code, level.total(depth - 1)
