"""The word graph: every word of a list is a way through it, and common endings stand in it once.

An edge is one unsigned 32-bit number: bits 0 to 4 are the letter (0 is a), bit 5 says that a word
ends with it, bit 6 that it is the last edge of its node, and the bits from 7 on are the index of
the first edge of the node it leads to, 0 if it leads nowhere. The edges of a node stand side by
side in the order of their letters. Edge 0 is no edge, and every edge leads to a lower index.
"""

from __future__ import annotations

from collections.abc import Sequence


class Graph:
    """The edges of a word graph and the index of the node where every word begins."""

    def __init__(self, edges: memoryview[int], root: int) -> None:
        """Take the edges; raises ``ValueError`` if they could lead a search astray."""
        self.edges = edges
        self.size = len(edges)
        self.root = root
        if not (0 <= root < max(self.size, 1) and self.is_sound()):
            raise ValueError("this is no word graph")

    def is_sound(self) -> bool:
        """Return whether no walk can leave the edges, go in circles or meet a wrong letter."""
        # Every node must come to an end before the edges do: it does if the last edge ends one.
        size = self.size
        if size == 0 or self.edges[0] != 0:
            return False
        for i in range(1, size):
            edge = self.edges[i]
            if (edge & 31) > 25 or (edge >> 7) >= i:
                return False
        return size == 1 or (self.edges[size - 1] & 64) != 0

    def child(self, node: int, letter: int) -> int:
        """Return the edge that goes from a node with a letter, or 0."""
        if node == 0:
            return 0
        i = node
        while True:
            edge = self.edges[i]
            if (edge & 31) == letter:
                return edge
            if edge & 64:
                return 0
            i += 1

    def holds(self, word: bytes) -> bool:
        """Return whether a word, written in small ASCII letters, stands in the graph."""
        node = self.root
        edge = 0
        for letter in word:
            edge = self.child(node, letter - 97)
            if edge == 0:
                return False
            node = edge >> 7
        return (edge & 32) != 0

    def to_bytes(self) -> bytes:
        """Return the edges as this machine keeps them, four bytes each."""
        return bytes(self.edges)

    def below(self, node: int) -> Sequence[tuple[int, bool, int]]:
        """Return letter, whether a word ends, and the next node for each edge of a node."""
        edges = []
        i = node
        while i:
            edge = self.edges[i]
            edges.append((edge & 31, (edge & 32) != 0, edge >> 7))
            i = 0 if edge & 64 else i + 1
        return edges
