"""A computer player that weighs all programmes, and tries out everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from parbat.bots.bot import Bot
from parbat.bots.himalaya.numbers import Numbers, numbers
from parbat.bots.himalaya.planning import Planner
from parbat.bots.himalaya.scheming import Schemer
from parbat.bots.himalaya.skill import LEVELS
from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.perspective import Perspective
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import SLOTS, STEPS, Place, Program, Start, Steps
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Table, changed
from parbat.games.himalaya.trace import Trace

_GOODS: Final = 5


class Caravaneer(Bot):
    """Plays at a level from 1 to 5."""

    def __init__(self, source: Source, level: int = len(LEVELS), by: Numbers | None = None) -> None:
        """Play by other numbers than the usual ones if some are given."""
        super().__init__(source)
        self.skill = LEVELS[level - 1]
        self._by = by or numbers()

    def choose(self, seen: Perspective) -> Action:
        """Return a legal action."""
        guess = seen.resample(self.source)
        assert isinstance(guess, HimalayaState)
        table, seat = guess.table, seen.seat
        planner = Planner(table, self.skill, self._by, self.source)
        if seen.forms:
            return as_action(planner.programme(seat))
        match seen.legal_actions[0]:
            case Start():
                starts = [action for action in seen.legal_actions if isinstance(action, Start)]
                return _best_start(planner, table.p, seat, starts)
            case Place():
                places = [action for action in seen.legal_actions if isinstance(action, Place)]
                return Schemer(self.skill, self._by, self.source).best(guess, seat, places)
        return _best_tried(planner, guess, seat, seen.legal_actions)


def as_action(programme: int) -> Program:
    """Return the action of a programme's number."""
    steps = [STEPS[programme // 5**power % 5] for power in reversed(range(SLOTS))]
    return Program(cast(Steps, tuple(steps)))


def _best_start(planner: Planner, p: Position, seat: int, starts: Sequence[Start]) -> Start:
    """Return the village from which most can be done alone in the first turn."""

    def worth(start: Start) -> float:
        trial = p.twin()
        trial.caravan = changed(trial.caravan, {seat: start.village})
        planner.judge.look(trial, 1, 0)
        return planner.best_alone(trial, seat)[0][0]

    return max(starts, key=worth)


def _best_tried(
    planner: Planner, state: HimalayaState, seat: int, legal: Sequence[Action]
) -> Action:
    """Return the action after which the rest of the turn turns out best."""
    if len(legal) == 1:
        return legal[0]
    planner.judge.look(state.table.p, state.table.turn, state.table.good)

    def worth(action: Action) -> float:
        trial = state.copy()
        trial.apply(seat, action)
        table = trial.table
        turns.play_on(table.p, planner.judge, Trace(False))
        if state.table.phase == "inventory":
            planner.judge.look(table.p, state.table.turn, _counted(table))
        return planner.judge.told(table.p, seat)

    return max(legal, key=worth)


def _counted(table: Table) -> int:
    return table.good if table.phase == "inventory" else _GOODS
