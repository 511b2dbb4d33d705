"""What the generic search needs of a position, as C-level methods that run without the GIL."""

from __future__ import annotations

from parbat.core.moves import Moves
from parbat.core.rng import Rng


class Node:
    """A position that can be searched: fixed in size, its actions 64-bit codes.

    A game's compiled position extends this class. Codes ascend in the order of the legal list.
    The methods without the GIL check nothing: an illegal code spoils the position. Those for
    Python do.
    """

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return True

    def generate(self, moves: Moves) -> None:
        """Add every legal action of the side to act to ``moves``, in ascending order."""

    def sample(self, rng: Rng) -> int:
        """Return one legal action chosen by the game's own playout policy."""
        return 0

    def perform(self, code: int) -> None:
        """Carry out a legal action."""

    def assign(self, other: Node) -> None:
        """Become a copy of ``other``, a position of the same class."""

    def twin(self) -> Node:
        """Return a new, independent position equal to this one."""
        return Node()

    def play(self, code: int) -> None:
        """Carry out a legal action, called from Python; raises ``ValueError`` if it is none."""
        if code not in self.listed():
            raise ValueError(f"no legal action: {code}")
        self.perform(code)

    def over(self) -> bool:
        """Return whether the game has ended, called from Python."""
        return self.is_over()

    def sampled(self, rng: Rng) -> int:
        """Return one legal action chosen by the playout policy, called from Python.

        Raises ``ValueError`` if there is none.
        """
        if rng is None or not self.listed():
            raise ValueError("nothing can be drawn here")
        return self.sample(rng)

    def listed(self) -> list[int]:
        """Return the codes of the legal list, called from Python."""
        moves = Moves()
        self.generate(moves)
        return moves.listed()
