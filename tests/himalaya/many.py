"""Himalaya for ``many_games``: who plays, and what is checked in every game."""

from __future__ import annotations

from collections import Counter

from himalaya.figures import Figures
from himalaya.invariants import check
from himalaya.second.referee import Referee
from one_game import Part
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor
from parbat.core.events import Event
from parbat.core.game import State
from parbat.core.match import Returned, StoodIn
from parbat.games.himalaya.actions import Program
from parbat.games.himalaya.events import GameOver, Left, Revealed, TurnBegan
from parbat.games.himalaya.meta import Himalaya
from parbat.games.himalaya.state import HimalayaState


class Checks:
    """All that is checked in one game."""

    def __init__(self) -> None:
        """Begin before the first entry."""
        self.found = Counter[str]()
        self._box: dict[str, int] = {}
        self._referee: Referee | None = None
        self._figures: Figures | None = None
        self._abandoned = False

    def note(
        self, before: State, by: Actor, action: Action | None, told: tuple[Event, ...], state: State
    ) -> None:
        """Check what was done, ``None`` for a player who leaves or is replaced."""
        assert isinstance(before, HimalayaState)
        assert isinstance(state, HimalayaState)
        if self._referee is None or self._figures is None:
            self._box = dict(before.pieces())
            self._referee = Referee(before.table.rules)
            self._figures = Figures(before.table.rules.seats)
        check(state, self._box)
        self._abandoned = action is None and any(isinstance(e, GameOver) for e in told)
        if self._abandoned:
            return
        referee = self._referee
        if action is not None:
            referee.hear((by, action.text))
        for event in told:
            self._figures.note(event)
            if not isinstance(event, Left | StoodIn | Returned):
                referee.hear(event)
        self._compare(referee, state)
        if any(isinstance(event, TurnBegan | Revealed | GameOver) for event in told):
            referee.table.compare_views(state)
            self.found["views compared"] += 1

    def _compare(self, referee: Referee, state: HimalayaState) -> None:
        """Compare what lies where, who has to act, and the legal list."""
        referee.table.check_pieces()
        referee.table.compare(state)
        if referee.is_over:
            assert not state.to_act
            return
        due = referee.due
        assert due is not None, "something more was to be told"
        assert state.to_act == due.actors
        if due.texts is not None:
            (seat,) = due.actors
            assert isinstance(seat, int)
            listed = [action.text for action in state.legal_actions(seat)]
            assert listed == list(due.texts)
            self.found["lists compared"] += 1
        elif CHANCE not in due.actors:
            assert all(state.forms(int(seat))[0].kind is Program for seat in due.actors)

    def over(self, state: State) -> None:
        """Check how the game ended."""
        assert isinstance(state, HimalayaState)
        outcome, referee, figures = state.outcome, self._referee, self._figures
        assert outcome is not None
        assert referee is not None
        assert figures is not None
        table, seats = referee.table, referee.table.seats
        assert outcome.scores == tuple(table.yaks(seat) for seat in seats)
        assert outcome.religion == tuple(table.religion(seat) for seat in seats)
        assert referee.is_over != self._abandoned
        if self._abandoned:
            assert (outcome.reason, outcome.ranks) == ("abandoned", None)
            return
        assert outcome.out == tuple(figures.out)
        assert outcome.politics == figures.politics
        assert (outcome.reason, outcome.ranks) == (figures.reason, figures.ranks)
        self.found += figures.sums()


PART = Part(
    game=Himalaya(),
    # Quick players are drawn most.
    players={"random": 24, "level-1": 10, "level-2": 6, "level-3": 2, "level-4": 1, "level-5": 1},
    values={},
    checks=Checks,
)
