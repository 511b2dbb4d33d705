"""Programmes: the form they are made with, and what happens when one comes in (rules 4.3, 4.4)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.errors import IllegalAction
from parbat.core.forms import Form, Parts
from parbat.games.himalaya import resolving
from parbat.games.himalaya.actions import SLOTS, STEPS, Program, Steps
from parbat.games.himalaya.events import Committed, Programmed, Revealed
from parbat.games.himalaya.previewing import ProgramPreview, preview
from parbat.games.himalaya.table import Table

_REST: Final = "rest"
RESTING: Final = Program((_REST, _REST, _REST, _REST, _REST, _REST))


class ProgramParts(Parts, frozen=True, tag="program"):
    """Six slots, each for one of five actions."""

    slots: int
    steps: tuple[str, ...]
    chosen: tuple[str, ...] | None
    """The programme that is in already and may be replaced."""


class ProgramForm(Form):
    """The programmes of a seat."""

    kind: type[Action] = Program
    lasting: ClassVar[bool] = True  # until the programmes are revealed (13.8)

    def __init__(self, table: Table, seat: int) -> None:
        """Look at a table from a seat."""
        self._table = table
        self._seat = seat

    @property
    def parts(self) -> ProgramParts:
        """The slots and the actions."""
        return ProgramParts(SLOTS, STEPS, self._table.programmes[self._seat])

    def read(self, text: str) -> Action | None:
        """Return a programme of which only the first actions are told; the others are rests."""
        kind, *steps = text.lower().split(" ")
        if kind != Program.word() or not 0 < len(steps) < SLOTS or set(steps) - set(STEPS):
            return None
        return Program(cast(Steps, (*steps, *[_REST] * (SLOTS - len(steps)))))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return ``None`` for every programme: each may be chosen, also one known to fail."""
        if isinstance(action, Program):
            return None
        return IllegalAction("himalaya.phase.other", kind=action.word(), due=Program.word())

    def preview(self, action: Action) -> ProgramPreview | None:
        """Return what a programme would bring if nobody else did anything."""
        if not isinstance(action, Program):
            return None
        return preview(self._table, self._seat, action.steps)

    def sample(self, source: Source) -> Program:
        """Return any programme, all equally likely."""
        return random_programme(source)


def random_programme(source: Source) -> Program:
    """Return any programme, all equally likely."""
    return Program(cast(Steps, tuple(STEPS[source.below(len(STEPS))] for _ in range(SLOTS))))


def commit(table: Table, seat: int, steps: Steps) -> None:
    """Take a seat's programme, which replaces an earlier one; the last one in opens them all."""
    again = table.programmes[seat] is not None
    table.programmes[seat] = steps
    table.tell(Programmed(seat=seat, steps=steps, replaced=again, audience=frozenset({seat})))
    if table.rules.show_committed and not again:
        table.tell(Committed(seat=seat))
    if None not in table.programmes:
        _open_all(table)


def _open_all(table: Table) -> None:
    programmes = tuple(steps for steps in table.programmes if steps is not None)
    table.tell(Revealed(programmes=programmes))
    laid = [STEPS.index(step) for steps in programmes for step in steps]
    table.p.plan = [*laid, *table.p.plan[len(laid) :]]
    resolving.begin(table.p)
    table.phase = "resolve"
