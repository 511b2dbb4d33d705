"""The position of Nanga Parbat as the generic search sees it."""

from __future__ import annotations

from parbat.core.moves import Moves
from parbat.core.node import Node
from parbat.core.rng import Rng
from parbat.games.nanga_parbat import downcast, legality, listing, playout, position, rules
from parbat.games.nanga_parbat.position import Position

OVER = position.OVER


class NangaParbatNode(Position):
    """A position with its rules attached."""

    def play(self, code: int) -> None:
        """Carry out an action, called from Python; raises ``ValueError`` if it is not legal."""
        if legality.refusal(self, code) != 0:
            raise ValueError(f"no legal action: {code}")
        rules.perform(self, code)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == OVER

    def generate(self, moves: Moves) -> None:
        """Add every legal action of the side to act to ``moves``."""
        listing.generate(self, moves)

    def sample(self, rng: Rng) -> int:
        """Return one legal action chosen by the playout policy."""
        return playout.sample(self, rng)

    def scorings(self) -> list[int]:
        """Return the codes of the legal scorings, called from Python."""
        moves = Moves()
        listing.scorings(self, moves)
        return moves.listed()

    def perform(self, code: int) -> None:
        """Carry out a legal action."""
        rules.perform(self, code)

    def assign(self, other: Node) -> None:
        """Become a copy of ``other``, a position of the same game."""
        downcast.become(self, other)

    def twin(self) -> NangaParbatNode:
        """Return a new, independent position equal to this one."""
        copy = NangaParbatNode(self.ground, self.area_variant)
        copy.become(self)
        return copy
