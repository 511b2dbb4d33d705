"""The story of a match: every step of it, and each step as one reader may know it.

What leaves the server of a game leaves it here, through ``view`` and ``is_for``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from parbat.core.actors import CHANCE, TABLE, Actor, Viewer
from parbat.core.events import Event
from parbat.core.game import Game, State
from parbat.core.match import Match
from parbat.core.record import Entry
from parbat.server.wire import Item, Told
from parbat.texts import Catalogue


@dataclass(frozen=True)
class Step:
    """An entry of the log, what happened, and the state after it; the first has no entry."""

    entry: Entry | None
    events: tuple[Event, ...]
    state: State
    undo: dict[int, int]
    """What each seat may take back then."""


def enter(match: Match, by: Actor, do: str, t: float | None = None) -> Step:
    """Enter something into a match and return it as a step; raises ``IllegalAction``."""
    events = match.enter(by, do, t)
    undo = {
        seat: entry
        for seat in range(len(match.seats))
        if (entry := match.can_undo(seat)) is not None
    }
    return Step(match.log[-1], events, match.state.copy(), undo)


def enter_what_is_due(match: Match, t: float | None = None) -> list[Step]:
    """Enter the draws and whatever else has to come next without anybody's doing."""
    entered: list[Step] = []
    while due := _due(match):
        entered.append(enter(match, *due, t))
    return entered


@dataclass(frozen=True)
class Reader:
    """Who reads: the seats of one person, or none for somebody who looks on."""

    seats: tuple[int, ...] = ()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Through whose eyes the reader looks."""
        return self.seats or (None,)


class Story:
    """The steps of a match so far."""

    def __init__(self, match: Match) -> None:
        """Begin with the position before any entry."""
        self.game: Game = match.game
        self.names = [seat.name for seat in match.seats]
        self.steps = [Step(None, (), match.state.copy(), {})]

    def version(self, reader: Reader, upto: int | None = None) -> int:
        """Return how many steps a reader has seen, of all or of those up to a step."""
        return sum(1 for _ in self._seen(reader, upto))

    def now(self, reader: Reader, texts: Catalogue) -> Item:
        """Return the present position as a reader may know it.

        It is the position after the last step that the reader saw: what others do in secret must
        not even be told by a change in who is to act.
        """
        index = max(self._seen(reader), default=0)
        version = self.version(reader)
        item = self._item(index, version, reader, texts, live=True)
        item.entry, item.told = None, []
        return item

    def told(
        self, reader: Reader, texts: Catalogue, after: int = 0, *, live: bool = False
    ) -> Iterator[Item]:
        """Yield the steps that a reader may see, from those of a version on.

        Past steps are to be looked at and not to be played, so they list nothing as legal.
        """
        for version, index in enumerate(self._seen(reader), start=1):
            if version > after:
                yield self._item(index, version, reader, texts, live=live)

    def to_act(self, reader: Reader) -> list[int]:
        """Return who is to act as far as a reader may know."""
        return _seats(self.steps[max(self._seen(reader), default=0)].state.to_act)

    def _seen(self, reader: Reader, upto: int | None = None) -> Iterator[int]:
        for index, step in enumerate(self.steps[: None if upto is None else upto + 1]):
            if step.entry and (
                step.entry.by == TABLE  # who sits where is everybody's business
                or step.entry.by in reader.seats
                or any(event.is_for(v) for event in step.events for v in reader.viewers)
            ):
                yield index

    def _item(
        self, index: int, version: int, reader: Reader, texts: Catalogue, *, live: bool
    ) -> Item:
        step = self.steps[index]
        state = step.state
        acting, awaited = _seats(state.to_act), _seats(state.awaited)
        mine = [seat for seat in acting if seat in reader.seats]
        first = [seat for seat in awaited if seat in mine] or mine or list(reader.seats)
        view = state.view(first[0] if first else None)
        legal = {str(s): [action.text for action in state.legal_actions(s)] for s in mine}
        if state.outcome is not None:
            prompt = texts.tell_outcome(state.outcome, self.names)
        elif step.entry is None:
            prompt = texts.text("table-waiting-for-players")
        elif not awaited or any(seat in awaited for seat in mine):
            prompt = texts.ask(view)
        else:
            names = ", ".join(self.names[seat] for seat in awaited)
            prompt = texts.text("table-waiting-for", names=names)
        return Item(
            version=version,
            entry=self._entry(index, reader),
            told=[
                Told(_as_data(event), texts.tell(event, self.names))
                for event in step.events
                if any(event.is_for(viewer) for viewer in reader.viewers)
            ],
            view=view,
            legal=legal if live else {},
            to_act=acting,
            awaited=awaited,
            can_undo={str(s): n for s, n in step.undo.items() if s in reader.seats and live},
            outcome=state.outcome,
            prompt=prompt,
        )

    def _entry(self, index: int, reader: Reader) -> Entry | None:
        """Return a step's entry as far as a reader may know it."""
        step = self.steps[index]
        if step.entry is None or not self.game.hides or step.state.outcome is not None:
            return step.entry
        log = [earlier.entry for earlier in self.steps[1:index] if earlier.entry]
        # A log that a viewer may know can be shorter than the whole: a mark finds the entry again.
        marked = msgspec.structs.replace(step.entry, t=math.inf)
        for viewer in reader.viewers:
            for known in step.state.known_log([*log, marked], viewer):
                if known.t == math.inf:
                    return msgspec.structs.replace(known, t=step.entry.t)
        return None


def _due(match: Match) -> tuple[Actor, str] | None:
    if follow_up := match.state.follow_up():
        return follow_up[0], follow_up[1].text
    drawn = match.due(match.seed) if match.seed else None
    return (CHANCE, drawn.text) if drawn else None


def _seats(actors: frozenset[Actor]) -> list[int]:
    return sorted(actor for actor in actors if isinstance(actor, int))


def _as_data(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(event)
    del data["audience"]
    return data
