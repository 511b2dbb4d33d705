"""A buffer of action codes: one a search depth, reused from node to node."""

from __future__ import annotations


class Moves:
    """Action codes in a row; the first ``count`` of ``codes`` are in use.

    No position of a game here has more than 16,384 actions; a code too many is dropped and sets
    ``overflowed``, which ``listed`` reports.
    """

    def __init__(self) -> None:
        """Start empty."""
        self.codes = [0] * 16384
        self.count = 0
        self.overflowed = False

    def clear(self) -> None:
        """Forget every code, but not that some were dropped."""
        self.count = 0

    def add(self, code: int) -> None:
        """Append ``code``."""
        if self.count < 16384:
            self.codes[self.count] = code
            self.count += 1
        else:
            self.overflowed = True

    def sort(self, start: int) -> None:
        """Sort the codes from index ``start`` on, ascending (Shell's method, in place)."""
        gap = (self.count - start) // 2
        while gap > 0:
            for i in range(start + gap, self.count):
                code = self.codes[i]
                j = i
                while j >= start + gap and self.codes[j - gap] > code:
                    self.codes[j] = self.codes[j - gap]
                    j -= gap
                self.codes[j] = code
            gap //= 2

    def listed(self) -> list[int]:
        """Return the codes as a list of their own."""
        if self.overflowed:
            raise OverflowError("more actions than a buffer of 16,384 codes holds")
        return [self.codes[i] for i in range(self.count)]
