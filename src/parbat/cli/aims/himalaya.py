"""What the computer players of Himalaya are to reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from parbat.bots import find_bot
from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.numbers import numbers
from parbat.bots.himalaya.routes import Routes
from parbat.bots.himalaya.skill import LEVELS
from parbat.cli.aims.aim import Aim, Games, Pieces, Turns, Work
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.games import find_game
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import STEPS, Program
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Table
from parbat.games.himalaya.trace import Trace

_SEATS: Final = 4
_REPEATED: Final = 5000
_STRONGEST: Final = f"level-{len(LEVELS)}"

Month = tuple[Position, Judge]


def months() -> list[Month]:
    """Return the turns of a game, the programmes laid: always the same."""
    match = Match(find_game("himalaya"), {}, [""] * _SEATS, Seed.numbered(1))
    match.begin()
    dice = [Dice(seat) for seat in range(_SEATS)]
    players = [find_bot("himalaya", "level-2", source) for source in dice]
    found: list[Month] = []
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.undecided if isinstance(actor, int))
        action = players[seat].choose(match.perspective(seat, dice[seat]))
        assert isinstance(match.state, HimalayaState)
        table = match.state.table
        if isinstance(action, Program) and table.programmes.count(None) == 1:
            found.append(_month(table, action))
        match.apply(seat, action)
    return found


def _month(table: Table, last: Program) -> Month:
    p = table.p.twin()
    made = [steps or last.steps for steps in table.programmes]
    laid = [STEPS.index(step) for steps in made for step in steps]
    p.plan = [*laid, *p.plan[len(laid) :]]
    judge = Judge(p.terrain, _SEATS, numbers(), plain=False, hopes=1.0)
    judge.look(p, table.turn, 0)
    return p, judge


def simulated() -> Sequence[Work]:
    """Return the simulations of each turn."""
    return [partial(_simulate, *month) for month in months()]


def _simulate(p: Position, judge: Judge) -> int:
    turns.repeat(p, p.twin(), judge, Trace(False), _REPEATED)
    return _REPEATED


def weighed() -> Sequence[Work]:
    """Return the weighings of all programmes of a seat, turn by turn."""
    return [partial(_weigh, Routes(p, judge), p) for p, judge in months()]


def _weigh(routes: Routes, p: Position) -> int:
    routes.weigh(p, 0)
    return 1


AIMS: Final = (
    Aim("himalaya", "month", "us", "most", 5, Pieces(simulated)),
    Aim("himalaya", "programmes", "ms", "most", 150, Pieces(weighed)),
    Aim("himalaya", "turn", "s", "most", 2, Turns(_STRONGEST, games=2, seats=_SEATS)),
    Aim(
        "himalaya",
        "among-weak",
        "percent",
        "least",
        55,
        Games(_STRONGEST, games=400, against=("level-2",) * (_SEATS - 1)),
    ),
    Aim(
        "himalaya",
        "among-strong",
        "percent",
        "least",
        35,
        Games(_STRONGEST, games=400, against=("level-4",) * (_SEATS - 1)),
    ),
)
