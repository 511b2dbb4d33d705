"""SPELL and VOTE: how a turn begins (rules 8)."""

from __future__ import annotations

from parbat.core.actions import Action
from parbat.games.hardback import turns
from parbat.games.hardback.actions import Skip, Word
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Position
from parbat.games.hardback.steps.step import Step
from parbat.games.hardback.words import submit


class SpellStep(Step):
    """A word is submitted or the turn given up."""

    name = "spell"
    then = "uncover"
    kinds = (Word, Skip)

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        return [Skip()]

    def act(self, play: Play, action: Action) -> None:
        if isinstance(action, Word):
            submit(play, action)
        else:
            turns.skip(play)


class VoteStep(Step):
    """The others vote; the active player waits."""

    name = "vote"
    then = "uncover"
    kinds = ()

    def go(self, play: Play) -> bool:
        return True

    def act(self, play: Play, action: Action) -> None:
        raise AssertionError(f"nothing can be done here: {action}")
