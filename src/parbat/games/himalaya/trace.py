"""What happened while a turn was resolved, as a row of numbers, for those who want to be told."""

from __future__ import annotations

MOVED, ENTERED, CROSSED, RESTED, COLLECTED, DELIVERED, LOST, DECLINED = range(8)
OFFERED, SENT, BARTERED, RETURNED = range(8, 12)
NO_TRACK, CLOSED, STORMY, EMPTY, AGAIN, LACKING = range(6)  # why an action was lost
WIDTH = 6  # numbers of a note: what, seat, slot, and three that hang on what it is


class Trace:
    """Notes in a row; one that does not listen stays empty."""

    def __init__(self, listens: bool) -> None:
        """Start empty."""
        self.listens = listens
        self.count = 0
        self.notes = [0] * 1536

    def note(self, what: int, seat: int, slot: int, a: int, b: int, c: int) -> None:
        """Take something down."""
        if self.listens and self.count + 6 <= 1536:
            self.notes[self.count] = what
            self.notes[self.count + 1] = seat
            self.notes[self.count + 2] = slot
            self.notes[self.count + 3] = a
            self.notes[self.count + 4] = b
            self.notes[self.count + 5] = c
            self.count += 6

    def read(self) -> list[list[int]]:
        """Return the notes, each a list of ``WIDTH`` numbers."""
        width = range(WIDTH)
        starts = range(0, self.count, WIDTH)
        return [[self.notes[start + place] for place in width] for start in starts]
