"""The computer player that plays at random."""

from __future__ import annotations

from typing import Final

from parbat.bots.bot import Bot
from parbat.core.actions import Action
from parbat.core.perspective import Perspective

_LISTED: Final = 12  # of so many actions one is listed, where others can be made up


class Uniform(Bot):
    """Every legal action is equally likely; where there are too many to list, one is made up."""

    def choose(self, seen: Perspective) -> Action:
        """Draw one action from a form, if there is one, or from the legal list."""
        listed = seen.legal_actions
        for form in seen.forms:
            made_up = not listed or self.source.below(_LISTED)
            if made_up and (action := form.sample(self.source)) is not None:
                return action
        return listed[self.source.below(len(listed))]
