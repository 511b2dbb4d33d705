"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.perspective import Perspective


class Bot(ABC):
    """Chooses actions from what its seat may know, with random numbers of its own."""

    def __init__(self, source: Source) -> None:
        """Take the source of the random numbers."""
        self.source = source

    @abstractmethod
    def choose(self, seen: Perspective) -> Action:
        """Return one of the legal actions of the seat that ``seen`` looks from."""
