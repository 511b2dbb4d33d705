"""What a computer player gets to see: a seat's view and ``resample``, never the state itself."""

from __future__ import annotations

from collections.abc import Sequence

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.forms import Form
from parbat.core.game import Game, State, View
from parbat.core.options import Options


class Perspective:
    """A position seen from one seat, from which that seat can look ahead.

    It keeps a state that was drawn afresh at once (``State.resample``), so even a computer player
    that reaches into it finds nothing that its seat could not know.
    """

    def __init__(
        self, game: Game, options: Options, state: State, seat: int, source: Source
    ) -> None:
        """Look at ``state`` from ``seat``."""
        self.game = game
        self.options = options
        self.seat = seat
        self._guess = state.resample(seat, source)
        self.view: View = self._guess.view(seat)
        self.legal_actions: Sequence[Action] = self._guess.legal_actions(seat)
        self.forms: Sequence[Form] = self._guess.forms(seat)

    def resample(self, source: Source) -> State:
        """Return a state that agrees with all this seat can know, the rest drawn afresh."""
        return self._guess.resample(self.seat, source)
