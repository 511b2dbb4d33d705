"""The computer player that plays at random."""

from __future__ import annotations

from parbat.bots.bot import Bot
from parbat.core.actions import Action
from parbat.core.perspective import Perspective


class Uniform(Bot):
    """Every legal action is equally likely."""

    def choose(self, seen: Perspective) -> Action:
        """Draw one action from the legal list."""
        return seen.legal_actions[self.source.below(len(seen.legal_actions))]
