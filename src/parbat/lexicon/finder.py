"""The search: all words that can be laid with given letters, some of which may be any letter.

A finder goes through the graph once, taking for each letter the cheapest card that shows it: one
that has to be used, one that can be nothing else, one that could also be turned into a wild, and
only then a wild. What it finds is written into one buffer, so that nothing is made for a word but
its letters.
"""

from __future__ import annotations

from parbat.lexicon.graph import Graph

LONGEST = 63
"""No word of a list has more letters."""
ROOM = 1 << 16


class Finder:
    """One search; see ``Lexicon.words`` for what the numbers mean.

    Counts of letters have one number a letter of the alphabet. After ``run`` the first ``used``
    bytes of ``found`` are the words in alphabetical order, each followed by a line feed.
    """

    def __init__(self, graph: Graph, least: int, most: int) -> None:
        """Look for words of ``least`` to ``most`` letters, ``most`` being ``LONGEST`` or fewer."""
        if most > LONGEST:
            raise ValueError(f"no word has {most} letters")
        self.graph = graph
        self.least = least
        self.most = most
        self.needed = [0] * 26
        self.stiff = [0] * 26
        self.soft = [0] * 26
        self.fixed = [-1] * 64
        self.word = [0] * 64
        self.found = bytearray(ROOM)
        self.room = ROOM
        self.used = 0
        self.count = 0

    def fix(self, place: int, letter: int) -> None:
        """Let a letter, 0 to 25, stand at a place from 0 that no card has to fill."""
        if not (0 <= place < LONGEST and 0 <= letter < 26):
            raise ValueError("there is no such place or letter")
        self.fixed[place] = letter

    def supply(self, needed: list[int], stiff: list[int], soft: list[int]) -> None:
        """Give the letters that must be used, that may be used, and that may be used or turned."""
        for i in range(26):
            self.needed[i] = needed[i]
            self.stiff[i] = stiff[i]
            self.soft[i] = soft[i]

    def run(self, cards: int, wilds: int, owed: int) -> bytes:
        """Return the words, each followed by a line feed.

        ``cards`` is how many cards can be turned, ``wilds`` how many may be, ``owed`` how many of
        the others are needed.
        """
        self._begin(cards, wilds, owed)
        if self.used > self.room:
            self.found = bytearray(self.used)
            self.room = self.used
            self._begin(cards, wilds, owed)
        return bytes(self.found[: self.used])

    def _begin(self, cards: int, wilds: int, owed: int) -> None:
        self.used = 0
        self.count = 0
        if self.graph.root and self.most > 0:
            self.walk(self.graph.root, 0, cards, wilds, owed)

    def walk(self, node: int, depth: int, cards: int, wilds: int, owed: int) -> None:
        """Try every edge of a node, ``depth`` letters of the word being laid."""
        i = node
        while True:
            edge = self.graph.edges[i]
            self.step(edge, depth, cards, wilds, owed)
            if edge & 64:
                return
            i += 1

    def step(self, edge: int, depth: int, cards: int, wilds: int, owed: int) -> None:
        """Go along an edge if there is a card for its letter."""
        letter = edge & 31
        if self.fixed[depth] >= 0:
            if self.fixed[depth] == letter:
                self.enter(edge, depth, cards, wilds, owed)
        elif self.needed[letter] > 0:
            self.needed[letter] -= 1
            self.enter(edge, depth, cards, wilds, owed - 1)
            self.needed[letter] += 1
        elif self.stiff[letter] > 0:
            self.stiff[letter] -= 1
            self.enter(edge, depth, cards, wilds, owed)
            self.stiff[letter] += 1
        elif cards > 0:
            if self.soft[letter] > 0:
                self.soft[letter] -= 1
                self.enter(edge, depth, cards - 1, wilds, owed)
                self.soft[letter] += 1
            elif wilds > 0:
                self.enter(edge, depth, cards - 1, wilds - 1, owed)

    def enter(self, edge: int, depth: int, cards: int, wilds: int, owed: int) -> None:
        """Lay an edge's letter; keep the word if one ends here, and go on from there."""
        self.word[depth] = 97 + (edge & 31)
        length = depth + 1
        if edge & 32 and length >= self.least and owed == 0:
            self.keep(length)
        node = edge >> 7
        if node and length < self.most and length + owed <= self.most:
            self.walk(node, length, cards, wilds, owed)

    def keep(self, length: int) -> None:
        """Write the word that is laid into the buffer, or only count it when that is full."""
        end = self.used + length
        if end < self.room:
            for i in range(length):
                self.found[self.used + i] = self.word[i]
            self.found[end] = 10
        self.used = end + 1
        self.count += 1
