"""What a programme would bring if nobody else did anything (rules 4.4, 4.5).

The others rest: so nothing that lies behind their screens, and none of their programmes, has any
bearing on it.
"""

from __future__ import annotations

from parbat.core.events import Event
from parbat.core.forms import Parts
from parbat.games.himalaya import resolving, rewards
from parbat.games.himalaya.actions import SLOTS, STEPS, Steps
from parbat.games.himalaya.events import (
    Collected,
    Declined,
    Delivered,
    Lost,
    Moved,
    Rested,
    StormCrossed,
    StormEntered,
)
from parbat.games.himalaya.narration import narrated
from parbat.games.himalaya.position import TO_DEAL, TO_REWARD, TO_TAKE, Position
from parbat.games.himalaya.resolving import lowest
from parbat.games.himalaya.table import Table
from parbat.games.himalaya.trace import Trace

_Step = Moved | StormEntered | StormCrossed | Rested | Collected | Delivered | Lost | Declined


class ProgramPreview(Parts, frozen=True, tag="program"):
    """What would be told, one event for each of the six slots.

    What is chosen only when it happens is left open: a delivery stands without its rewards, and a
    good that is chosen on market day is the empty text.
    """

    steps: tuple[Event, ...]


def preview(table: Table, seat: int, steps: Steps) -> ProgramPreview:
    """Resolve a seat's programme on a copy of the table, with everybody else at rest."""
    p, told = table.p.twin(), Trace(True)
    p.plan = _alone(seat, steps)
    resolving.begin(p)
    resolving.go_on(p, told)
    while p.slot < SLOTS:
        _answer(p, told)
    own = [event for event in narrated(table, told) if isinstance(event, _Step)]
    return ProgramPreview(tuple(_open(event) for event in own if event.seat == seat))


def _alone(seat: int, steps: Steps) -> list[int]:
    rest = STEPS.index("rest")
    own = [STEPS.index(step) for step in steps]
    return [own[i % SLOTS] if i // SLOTS == seat else rest for i in range(6 * SLOTS)]


def _answer(p: Position, told: Trace) -> None:
    """Choose something wherever the resolution stops: the first that may be chosen."""
    if p.awaiting == TO_DEAL:
        resolving.answer_deal(p, resolving.can_deal(p), told)
    elif p.awaiting == TO_TAKE:
        resolving.answer_take(p, lowest(p, p.market), told)
    elif p.awaiting == TO_REWARD:
        choices = rewards.Choices()
        rewards.generate(p, choices)
        resolving.answer_reward(p, choices.listed()[0], told)


def _open(event: Event) -> Event:
    if isinstance(event, Collected) and event.market:
        return Collected(
            seat=event.seat, slot=event.slot, village=event.village, good="", market=True
        )
    if isinstance(event, Declined):
        return Lost(
            seat=event.seat,
            slot=event.slot,
            step="deal",
            village=event.village,
            reason="lacking",
        )
    return event
