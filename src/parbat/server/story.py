"""The story of a match: every step of it, and each step as one reader may know it.

What leaves the server of a game leaves it here, through ``view`` and ``is_for``.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from parbat.core.actors import CHANCE, TABLE, Actor, Viewer
from parbat.core.events import Event
from parbat.core.game import Game, State, View
from parbat.core.match import Match, Undone
from parbat.core.record import Entry
from parbat.core.statistics import Figure
from parbat.server.clocks import Clock, told_clock
from parbat.server.wire import FigureInfo, Item, StatisticsInfo, Told
from parbat.texts import Catalogue


@dataclass(frozen=True)
class Step:
    """An entry of the log, what happened, and the state after it; the first has no entry."""

    entry: Entry | None
    events: tuple[Event, ...]
    state: State
    undo: dict[int, int]
    """What each seat may take back then."""
    ask_undo: dict[int, int] = field(default_factory=dict)
    """What each seat may take back then if the others agree."""


def enter(match: Match, by: Actor, do: str, t: float | None = None) -> Step:
    """Enter something into a match and return it as a step; raises ``IllegalAction``."""
    events = match.enter(by, do, t)
    undo = _by_seat(match, match.can_undo)
    asked = _by_seat(match, match.can_ask_undo)
    ask_undo = {seat: entry for seat, entry in asked.items() if seat not in undo}
    return Step(match.log[-1], events, match.state.copy(), undo, ask_undo)


def _by_seat(match: Match, may: Callable[[int], int | None]) -> dict[int, int]:
    return {seat: entry for seat in range(len(match.seats)) if (entry := may(seat)) is not None}


def enter_what_is_due(match: Match, t: float | None = None) -> list[Step]:
    """Enter the draws and whatever else has to come next without anybody's doing."""
    entered: list[Step] = []
    while due := _due(match):
        entered.append(enter(match, *due, t))
    return entered


@dataclass(frozen=True)
class Reader:
    """Who reads: the seats of one person, or none for somebody who looks on.

    In those of the seats that are ``away`` a computer player acts.
    """

    seats: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Through whose eyes the reader looks."""
        return self.seats or (None,)


SPECTATOR: Final = Reader()


class Story:
    """The steps of a match so far."""

    def __init__(self, match: Match) -> None:
        """Begin with the position before any entry."""
        self.game: Game = match.game
        self.options = match.options
        self.names = [seat.name for seat in match.seats]
        self.steps = [Step(None, (), match.state.copy(), {})]
        self.clock: Clock | None = None
        self._seen_by: dict[tuple[int, ...], _Seen] = {}

    def version(self, reader: Reader, upto: int | None = None) -> int:
        """Return how many steps a reader has seen, of all or of those up to a step."""
        seen = self._seen(reader)
        return len(seen) if upto is None else bisect_right(seen, upto)

    def back_to(self, reader: Reader, step: Step, seat: int) -> int | None:
        """Return to which version a seat may take back at a step, if at all.

        Readers count their own steps: a number of the log would tell them of what they never saw.
        """
        return self.version(reader, step.undo[seat]) if seat in step.undo else None

    def lasts(self, reader: Reader, since: int, seat: int, do: str) -> bool:
        """Return whether an action chosen at an earlier version is still what was meant.

        It is one of a lasting form, and since then others have acted and nothing was revealed.
        """
        seen = self._seen(reader)
        if not 0 < since <= len(seen):
            return False
        chosen, *later = [self.steps[index] for index in seen[since - 1 :]]
        revealed = any(_reveals(step, reader) for step in later)
        own = any(step.entry and step.entry.by == seat for step in later)
        return not (revealed or own) and all(_offers(s, seat, do) for s in (chosen, *later))

    def now(self, reader: Reader, texts: Catalogue) -> Item:
        """Return the present position as a reader may know it.

        It is the position after the last step that the reader saw: what others do in secret must
        not even be told by a change in who is to act.
        """
        seen = self._seen(reader)
        item = self._item(seen[-1] if seen else 0, len(seen), reader, texts, live=True)
        item.entry, item.told = None, []
        return item

    def told(
        self, reader: Reader, texts: Catalogue, after: int = 0, *, live: bool = False
    ) -> Iterator[Item]:
        """Yield the steps that a reader may see, from those of a version on.

        Past steps are to be looked at and not to be played, so they list nothing as legal.
        """
        for version, index in enumerate(self._seen(reader)[after:], start=after + 1):
            yield self._item(index, version, reader, texts, live=live)

    def to_act(self, reader: Reader) -> list[int]:
        """Return who is to act as far as a reader may know."""
        return _seats(self.last(reader).state.to_act)

    def last(self, reader: Reader) -> Step:
        """Return the last step that a reader saw."""
        seen = self._seen(reader)
        return self.steps[seen[-1] if seen else 0]

    def _seen(self, reader: Reader) -> list[int]:
        """Return the indices of the steps that a reader has seen.

        What was seen stays seen, so each step is looked at once and not with every question.
        """
        known = self._seen_by.setdefault(reader.seats, _Seen())
        for index in range(known.upto, len(self.steps)):
            if _shows(self.steps[index], reader):
                known.indices.append(index)
        known.upto = len(self.steps)
        return known.indices

    def _item(
        self, index: int, version: int, reader: Reader, texts: Catalogue, *, live: bool
    ) -> Item:
        step = self.steps[index]
        state = step.state
        acting, awaited = _seats(state.to_act), _seats(state.awaited)
        mine = [seat for seat in acting if seat in reader.seats and seat not in reader.away]
        asked = [seat for seat in awaited if seat in mine]
        first = asked or mine or list(reader.seats)
        view = state.view(first[0] if first else None)
        legal = {str(s): [action.text for action in state.legal_actions(s)] for s in mine}
        forms = {str(s): [form.parts for form in made] for s in mine if (made := state.forms(s))}
        if state.outcome is not None:
            prompt = texts.tell_outcome(state.outcome, self.names)
        elif step.entry is None:
            prompt = texts.text("table-waiting-for-players")
        elif not awaited:
            prompt = texts.ask(view)
        elif asked:
            prompt = _ask(texts, view, reader, asked[0])
        else:
            names = ", ".join(self.names[seat] for seat in awaited)
            prompt = texts.text("table-waiting-for", names=names)
        mine_to_undo = [s for s in reader.seats if s not in reader.away] if live else []
        return Item(
            version=version,
            entry=self._entry(index, reader),
            told=[
                Told(_as_data(event), texts.tell(event, self.names))
                for event in self._events(step, reader)
            ],
            view=view,
            legal=legal if live else {},
            forms=forms if live else {},
            to_act=acting,
            awaited=awaited,
            can_undo={
                str(s): to
                for s in mine_to_undo
                if (to := self.back_to(reader, step, s)) is not None
            },
            ask_undo=[s for s in mine_to_undo if s in step.ask_undo],
            outcome=state.outcome,
            prompt=prompt,
            clock=told_clock(self.clock, reader.seats) if self.clock and live else None,
            statistics=self._statistics(index, texts) if state.outcome else None,
        )

    def _events(self, step: Step, reader: Reader) -> list[Event]:
        """Return what a reader is told of a step."""
        told = [e for e in step.events if any(e.is_for(viewer) for viewer in reader.viewers)]
        return [
            msgspec.structs.replace(event, entry=self.version(reader, event.entry))
            if isinstance(event, Undone)
            else event
            for event in told
        ]

    def _statistics(self, index: int, texts: Catalogue) -> StatisticsInfo | None:
        """Return the game in numbers, as it ended with a step."""
        events = [event for step in self.steps[: index + 1] for event in step.events]
        counted = self.game.statistics(self.options, len(self.names), events)
        if counted is None:
            return None
        return StatisticsInfo(_told(counted.table, texts), _told(counted.players, texts))

    def _entry(self, index: int, reader: Reader) -> Entry | None:
        """Return a step's entry as far as a reader may know it."""
        step = self.steps[index]
        if step.entry is None or not self.game.hides or step.state.outcome is not None:
            return step.entry
        for event in self._events(step, reader):
            if isinstance(event, Undone):
                return msgspec.structs.replace(step.entry, do=f"undo {event.entry}")
        log = [earlier.entry for earlier in self.steps[1:index] if earlier.entry]
        # A log that a viewer may know can be shorter than the whole: a mark finds the entry again.
        marked = msgspec.structs.replace(step.entry, t=math.inf)
        for viewer in reader.viewers:
            for known in step.state.known_log([*log, marked], viewer):
                if known.t == math.inf:
                    return msgspec.structs.replace(known, t=step.entry.t)
        return None


def _ask(texts: Catalogue, view: View, reader: Reader, seat: int) -> str:
    """Return what is asked; who plays several seats is told for which, as they are numbered."""
    asked = texts.ask(view)
    if len(reader.seats) < 2:
        return asked
    return texts.text("table-turn", number=seat + 1, asked=asked).rstrip()


def _offers(step: Step, seat: int, do: str) -> bool:
    """Return whether a step offers a lasting form of an action's kind."""
    word = do.partition(" ")[0]
    return any(form.lasting and form.kind.word() == word for form in step.state.forms(seat))


def _reveals(step: Step, reader: Reader) -> bool:
    events = [event for event in step.events if event.reveals]
    return any(event.is_for(viewer) for event in events for viewer in reader.viewers)


@dataclass
class _Seen:
    indices: list[int] = field(default_factory=list)
    upto: int = 1


def shows(steps: Iterable[Step], reader: Reader = SPECTATOR) -> bool:
    """Return whether a reader, or else everybody, may see any of some steps."""
    return any(_shows(step, reader) for step in steps)


def _shows(step: Step, reader: Reader) -> bool:
    return step.entry is not None and (
        step.entry.by == TABLE  # who sits where is everybody's business
        or step.entry.by in reader.seats
        or any(event.is_for(viewer) for event in step.events for viewer in reader.viewers)
    )


def _due(match: Match) -> tuple[Actor, str] | None:
    if follow_up := match.state.follow_up():
        return follow_up[0], follow_up[1].text
    drawn = match.due(match.seed) if match.seed else None
    return (CHANCE, drawn.text) if drawn else None


def _told(figures: Iterable[Figure], texts: Catalogue) -> list[FigureInfo]:
    return [
        FigureInfo(figure.name, texts.figure_name(figure), texts.figure_values(figure))
        for figure in figures
    ]


def _seats(actors: frozenset[Actor]) -> list[int]:
    return sorted(actor for actor in actors if isinstance(actor, int))


def _as_data(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(event)
    del data["audience"]
    return data
