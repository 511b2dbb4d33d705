"""What the steps of a turn have in common (rules 6)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from parbat.core.actions import Action
from parbat.core.errors import IllegalAction
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Position


class Step(ABC):
    """One step of a turn: what happens in it by itself, and what the active player may do."""

    name: ClassVar[str]
    then: ClassVar[str]
    """The step that follows."""
    kinds: ClassVar[tuple[type[Action], ...]]
    """What can be done here at all."""

    def begin(self, play: Play) -> None:  # noqa: B027 - most have nothing to do
        """Do what is done once, when the step begins."""

    def go(self, play: Play) -> bool:
        """Do what happens by itself; return whether the active player is to be asked."""
        return bool(self.listed(play.at, play.rules))

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        """Return what the active player may do, in the order of the legal list."""
        return []

    @abstractmethod
    def act(self, play: Play, action: Action) -> None:
        """Carry out an action that is legal, other than ``done``."""

    def refusal(self, at: Position, action: Action) -> IllegalAction:
        """Return why an action of one of the step's kinds is not listed."""
        return IllegalAction(f"hardback.{self.name}.not_now", action=action.text)


def of_cards(kind: type[Action], cards: Sequence[str]) -> list[Action]:
    """Return an action of a kind for each of some cards, in their order by id."""
    return [kind(card) for card in sorted(set(cards))]
