"""How good words look: what the cards bring that they can be laid with.

This is no rule of the game but a guess, made for thousands of words, by which the few are chosen
that are tried out by the rules.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 64  # cards, letters of a word, and words that are kept


class Weight(NamedTuple):
    """A card that a word can be laid with."""

    letter: int
    """0 to 25."""
    basic: float
    """What it brings face up."""
    active: float
    """What it brings besides when its genre is active."""
    genre: int
    """0 to 3, or -1 if it does not count."""


class Weigher:
    """Rates words by a set of cards, the best card of each letter first."""

    def __init__(self, cards: list[Weight], standing: list[int], lengths: list[float]) -> None:
        """Take the cards, how many of each genre are there in any case, and what length is worth.

        ``lengths`` is for words of 0, 1, 2 ... cards, the last for all longer ones.
        """
        if len(cards) > MOST:
            raise ValueError(f"no hand has {len(cards)} cards")
        self.first = [-1] * 26
        self.cursor = [-1] * 26
        self.after = [-1] * 64
        self.basic = [0.0] * 64
        self.active = [0.0] * 64
        self.genre = [-1] * 64
        self.standing = [0] * 4
        self.counted = [0] * 4
        self.gained = [0.0] * 4
        self.lengths = [0.0] * 64
        self.scores = [0.0] * 64
        self.starts = [0] * 64
        self.ends = [0] * 64
        self.kept = 0
        for genre in range(4):
            self.standing[genre] = standing[genre]
        for length in range(MOST):
            self.lengths[length] = lengths[min(length, len(lengths) - 1)]
        # Put before those that are there already, the worst first.
        for i, card in enumerate(sorted(cards, key=lambda card: card.basic + card.active)):
            self.basic[i] = card.basic
            self.active[i] = card.active
            self.genre[i] = card.genre
            self.after[i] = self.first[card.letter]
            self.first[card.letter] = i

    def best(self, lines: bytes, most: int) -> list[tuple[float, str]]:
        """Return the words that look best out of lines of words, the best first."""
        self.kept = 0
        self.weigh(lines, len(lines), min(most, MOST))
        found = [
            (self.scores[i], lines[self.starts[i] : self.ends[i]].decode("ascii"))
            for i in range(self.kept)
        ]
        return sorted(found, key=lambda pair: (-pair[0], pair[1]))

    def weigh(self, lines: bytes, size: int, most: int) -> None:
        """Rate each word and keep the best."""
        start = 0
        for i in range(size):
            if lines[i] == 10:
                self.keep(self.rate(lines, start, i), start, i, most)
                start = i + 1

    def rate(self, lines: bytes, start: int, end: int) -> float:
        """Return what a word looks worth."""
        for letter in range(26):
            self.cursor[letter] = self.first[letter]
        for genre in range(4):
            self.counted[genre] = self.standing[genre]
            self.gained[genre] = 0.0
        total = self.lengths[min(end - start, 63)]
        for i in range(start, end):
            letter = lines[i] - 97
            card = self.cursor[letter]
            if card >= 0:
                self.cursor[letter] = self.after[card]
                total += self.basic[card]
                genre = self.genre[card]
                if genre >= 0:
                    self.counted[genre] += 1
                    self.gained[genre] += self.active[card]
        for genre in range(4):
            if self.counted[genre] > 1:
                total += self.gained[genre]
        return total

    def keep(self, score: float, start: int, end: int, most: int) -> None:
        """Keep a word if it is among the best so far, in place of the worst of them."""
        place = self.kept
        if place < most:
            self.kept += 1
        else:
            place = 0
            for i in range(1, most):
                if self.scores[i] < self.scores[place]:
                    place = i
            if self.scores[place] >= score:
                return
        self.scores[place] = score
        self.starts[place] = start
        self.ends[place] = end
