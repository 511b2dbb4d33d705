"""Making a word graph from a list of words."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

from parbat.lexicon.graph import Graph

MOST_EDGES: Final = 1 << 25
_END: Final = 1 << 5
_LAST: Final = 1 << 6


def build_graph(words: Iterable[str]) -> Graph:
    """Return the smallest graph of words in small letters, given in alphabetical order, each once.

    Raises ``ValueError`` if they are not in order and ``OverflowError`` if they are too many.
    """
    builder = _Builder()
    for word in words:
        builder.add(word)
    return builder.finished()


class _Builder:
    """A graph that grows from its ends: a node is written as soon as no word can change it."""

    def __init__(self) -> None:
        self.edges = array("I", [0])
        self.written: dict[tuple[int, ...], int] = {}
        self.open: list[list[int]] = [[]]  # the nodes along the latest word, the first the root
        self.latest = ""

    def add(self, word: str) -> None:
        if word <= self.latest:
            raise ValueError(f"{word!r} does not come after {self.latest!r}")
        common = _common(word, self.latest)
        self._close(common)
        for letter in word[common:]:
            self.open[-1].append(ord(letter) - 97)
            self.open.append([])
        self.open[-2][-1] |= _END
        self.latest = word

    def finished(self) -> Graph:
        self._close(0)
        root = self._write(self.open[0])
        return Graph(memoryview(self.edges), root)

    def _close(self, depth: int) -> None:
        while len(self.open) > depth + 1:
            node = self.open.pop()
            self.open[-1][-1] |= self._write(node) << 7

    def _write(self, node: list[int]) -> int:
        # Two nodes with the same edges are one: their targets have been made one before.
        if not node:
            return 0
        key = tuple(node)
        if key not in self.written:
            self.written[key] = len(self.edges)
            self.edges.extend(node)
            self.edges[-1] |= _LAST
            if len(self.edges) > MOST_EDGES:
                raise OverflowError("too many words for one graph")
        return self.written[key]


def _common(one: str, other: str) -> int:
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
