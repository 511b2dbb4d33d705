"""What a computer player gets to see: a seat's view and ``resample``, never the state itself."""

from __future__ import annotations

from collections.abc import Sequence

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.game import Game, State, View


class Perspective:
    """A position seen from one seat, from which that seat can look ahead.

    It keeps a state that was drawn afresh at once (``State.resample``), so even a computer player
    that reaches into it finds nothing that its seat could not know.
    """

    def __init__(self, game: Game, state: State, seat: int, source: Source) -> None:
        """Look at ``state`` from ``seat``."""
        self.game = game
        self.seat = seat
        self.view: View = state.view(seat)
        self.legal_actions: Sequence[Action] = state.legal_actions(seat)
        self._guess = state.resample(seat, source)

    def resample(self, source: Source) -> State:
        """Return a state that agrees with all this seat can know, the rest drawn afresh."""
        return self._guess.resample(self.seat, source)
