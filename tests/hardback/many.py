"""Hardback for ``many_games``: who plays, and what is checked in every game."""

from __future__ import annotations

from collections import Counter

from hardback.account import Account
from hardback.invariants import check, check_done
from hardback.ledger import Ledger
from hardback.playing import Done
from one_game import Part
from parbat.core.actions import Action
from parbat.core.actors import Actor
from parbat.core.events import Event
from parbat.core.game import State
from parbat.games.hardback.events import WordAccepted
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.state import HardbackState


class Checks:
    """All that is checked in one game."""

    def __init__(self) -> None:
        """Begin before the first entry."""
        self.found = Counter[str]()
        self._account = Account()
        self._ledger = Ledger()

    def note(
        self, before: State, by: Actor, action: Action | None, told: tuple[Event, ...], state: State
    ) -> None:
        """Check what was done, ``None`` for a player who leaves or is replaced."""
        assert isinstance(before, HardbackState)
        assert isinstance(state, HardbackState)
        done = Done(before, by, action, told, state)
        check(state)
        check_done(done)
        for event in told:
            self._account.note(event, state.at.genre)
        self._account.check(state)
        if (reckoned := self._ledger.note(done)) is not None:
            due, earned = reckoned
            assert earned == due
            self.found["words reckoned"] += 1
        self.found["given or chosen"] += self._ledger.check_given(done)
        self.found["words"] += sum(isinstance(event, WordAccepted) for event in told)

    def over(self, state: State) -> None:
        """Check how the game ended."""
        assert isinstance(state, HardbackState)
        self._account.check_outcome(state)


PART = Part(
    game=Hardback(),
    # Quick players and short games are drawn most.
    players={"random": 24, "level-1": 8, "level-2": 4, "level-3": 2, "level-4": 1, "level-5": 1},
    values={
        "length": (*(40,) * 10, 60, 60, 80, 90, 180),
        "vote": (*("no",) * 4, "majority", "majority", "unanimous"),
    },
    checks=Checks,
)
