"""A match: a state together with the log that led to it.

A match is what a table, a terminal game or a simulation keeps. Every entry of a log goes through
``enter``, live or read from a record, so what a record may hold is exactly what a match accepts.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE, Actor, Viewer
from parbat.core.chance import Seed, Source
from parbat.core.errors import BadRecord, BadText, IllegalAction
from parbat.core.events import Event
from parbat.core.game import Game, State
from parbat.core.options import Value
from parbat.core.perspective import Perspective
from parbat.core.record import MAX_TEXT, Chance, Entry, Record, Seat

_UNDO = re.compile(r"undo (0|[1-9][0-9]{0,4})")
_SEAT = re.compile(r"seat (0|[1-9][0-9]?) (?:player|bot (\S+))")


@dataclass(frozen=True)
class _Move:
    """An entry in force that the rules know of: its place in the log and what undo needs."""

    index: int
    actor: Actor
    action: Action
    before: State
    revealed: bool


class Match:
    """A game being played, or played again from its record."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seats: Sequence[Seat | str] = (),
        seed: Seed | None = None,
        commitment: str | None = None,
    ) -> None:
        """Set up the first state; nothing is drawn before ``begin`` or an entry by chance.

        Seats are people's names or ``Seat`` values; without any, the fewest possible are made.
        Raises ``BadOption``, and ``BadRecord`` if the game is not for so many.
        """
        named = [Seat(name=seat) if isinstance(seat, str) else seat for seat in seats]
        self.seats = named or [
            Seat(name=f"Seat {n}") for n in range(game.default_seats(options or {}))
        ]
        if len(self.seats) not in game.seats:
            raise BadRecord(
                "record.seats",
                game=game.name,
                least=game.seats.start,
                most=game.seats[-1],
                given=len(self.seats),
            )
        self.game = game
        self.options: dict[str, Value] = game.settle(options or {})
        self.players = list(self.seats)
        self.seed = seed
        self.commitment = seed.commitment if seed else commitment
        self.log: list[Entry] = []
        self.state: State = game.start(self.options, len(self.seats))
        self._moves: list[_Move] = []
        self._lasting: dict[int, Callable[[State], tuple[Event, ...]]] = {}
        self._draws = 0

    def begin(self) -> tuple[Event, ...]:
        """Make the draws that are due before anybody can act and return what happened."""
        return self._draw_what_is_due()

    def apply(self, seat: int, action: Action | str, t: float | None = None) -> tuple[Event, ...]:
        """Enter an action of a seat, make the draws that follow and return what happened.

        ``undo`` and ``resign`` are methods of their own. Raises ``IllegalAction``, and then
        nothing has changed.
        """
        text = self.game.parse_action(action).text if isinstance(action, str) else action.text
        return self.enter(seat, text, t) + self._draw_what_is_due()

    def resign(self, seat: int, t: float | None = None) -> tuple[Event, ...]:
        """Let a seat give up."""
        return self.enter(seat, "resign", t) + self._draw_what_is_due()

    def abandon(self, t: float | None = None) -> tuple[Event, ...]:
        """End the game by agreement."""
        return self.enter(TABLE, "abandon", t)

    def reseat(self, seat: int, bot: str | None, t: float | None = None) -> tuple[Event, ...]:
        """Let a computer player go on with a seat, or (``None``) a person again."""
        do = f"seat {seat} player" if bot is None else f"seat {seat} bot {bot}"
        return self.enter(TABLE, do, t) + self._draw_what_is_due()

    def perspective(self, seat: int, source: Source) -> Perspective:
        """Return what a computer player in a seat gets to see now."""
        return Perspective(self.game, self.options, self.state, seat, source)

    def undo(self, seat: int, index: int, t: float | None = None) -> tuple[Event, ...]:
        """Go back to the position before entry ``index``, an action of ``seat``."""
        return self.enter(seat, f"undo {index}", t)

    def can_undo(self, seat: int) -> int | None:
        """Return the entry that ``seat`` may take back without asking anybody: its last action.

        It may while that action is the last one in force and showed nobody anything new.
        """
        if not self._moves or self.state.outcome is not None:
            return None
        last = self._moves[-1]
        free = not last.revealed and self.state.may_undo([(last.actor, last.action)])
        return last.index if last.actor == seat and free else None

    def can_ask_undo(self, seat: int) -> int | None:
        """Return the entry that ``seat`` may take back if all agree: its last action in force.

        Never one before a draw, nor one that the rules let nobody take back.
        """
        if self.state.outcome is not None:
            return None
        undone: list[tuple[Actor, Action]] = []
        for move in reversed(self._moves):
            if move.actor == CHANCE:
                return None
            undone.insert(0, (move.actor, move.action))
            if move.actor == seat:
                return move.index if self.state.may_undo(undone) else None
        return None

    def enter(self, by: Actor, do: str, t: float | None = None) -> tuple[Event, ...]:
        """Check and carry out one entry of the log and return what happened.

        ``do`` is an action's text or one of the table's own: ``undo N``, ``resign``, ``abandon``,
        ``seat N bot NAME``, ``seat N player``. Raises ``IllegalAction``; then nothing changed.
        """
        self._check_entry(by, do, t)
        if isinstance(by, int) and do == "resign":
            events = self._change_for_good(lambda state: state.resign(by))
        elif isinstance(by, int) and (undo := _UNDO.fullmatch(do)):
            events = self._take_back(by, int(undo[1]))
        elif by == TABLE and do == "abandon":
            events = self.state.abandon()
        elif by == TABLE and (seat := _SEAT.fullmatch(do)):
            events = self._reseat(int(seat[1]), seat[2])
        else:
            action = self.game.parse_action(do)
            events = self._act(by, action)
            do = action.text
        self.log.append(Entry(by=by, do=do, t=t))
        return events

    def _check_entry(self, by: Actor, do: str, t: float | None) -> None:
        # What a record could not hold must not get into a log.
        if self.state.outcome is not None and by not in self.state.to_act:
            raise IllegalAction("match.over")
        if isinstance(by, bool) or (isinstance(by, int) and not 0 <= by < len(self.seats)):
            raise IllegalAction("match.no_such_seat", seat=by)
        if len(do) > MAX_TEXT or not do.isprintable():
            raise BadText("match.text", limit=MAX_TEXT)
        if t is not None and not 0 <= t < math.inf:
            raise IllegalAction("match.time", t=t)

    def _change_for_good(self, change: Callable[[State], tuple[Event, ...]]) -> tuple[Event, ...]:
        # No undo takes back who gave up and who sits where.
        events = change(self.state)
        self._lasting[len(self.log)] = change
        if self._moves and any(event.reveals for event in events):
            self._moves[-1] = replace(self._moves[-1], revealed=True)
        return events

    def _act(self, by: Actor, action: Action) -> tuple[Event, ...]:
        if by not in self.state.to_act and CHANCE in self.state.to_act:
            raise IllegalAction("match.draw_due")
        before = self.state.copy()
        events = self.state.apply(by, action)
        revealed = any(event.reveals for event in events)
        self._moves.append(_Move(len(self.log), by, action, before, revealed))
        self._draws += by == CHANCE
        return events

    def _take_back(self, seat: int, index: int) -> tuple[Event, ...]:
        undone = [move for move in self._moves if move.index >= index]
        if not undone or undone[0].index != index or undone[0].actor != seat:
            raise IllegalAction("match.undo_not_yours", entry=index)
        if any(move.actor == CHANCE for move in undone):
            raise IllegalAction("match.undo_over_chance", entry=index)
        if not self.state.may_undo([(move.actor, move.action) for move in undone]):
            raise IllegalAction("match.undo_never", entry=index)
        state = undone[0].before.copy()
        for later, change in self._lasting.items():
            if later > index:
                change(state)
        self._moves = self._moves[: -len(undone)]
        self.state = state
        return (Undone(seat=seat, entry=index),)

    def _reseat(self, seat: int, bot: str | None) -> tuple[Event, ...]:
        if seat >= len(self.seats):
            raise IllegalAction("match.no_such_seat", seat=seat)
        events = self._change_for_good(lambda state: state.seated(seat, bot))
        self.players[seat] = msgspec.structs.replace(self.players[seat], bot=bot)
        told: Event = Returned(seat=seat) if bot is None else StoodIn(seat=seat, bot=bot)
        return (told, *events)

    def _draw_what_is_due(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while self.seed is not None:
            if follow_up := self.state.follow_up():
                events += self.enter(follow_up[0], follow_up[1].text)
            elif CHANCE in self.state.to_act:
                events += self.enter(CHANCE, self.state.draw(self.seed.stream(self._draws)).text)
            else:
                break
        return events

    def due(self, seed: Seed) -> Action | None:
        """Return the draw that a seed gives now, or ``None`` while none is due."""
        if CHANCE not in self.state.to_act:
            return None
        return self.state.draw(seed.stream(self._draws))

    def record(self, viewer: Viewer | Literal["table"] = TABLE) -> Record:
        """Return the record as the table keeps it, or as a viewer may have it.

        The seed stands in it once the game is over; until then a viewer's record holds only what
        that viewer may know.
        """
        outcome = self.state.outcome
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=dict(self.options),
            board=_whole(self.game.board),
            lexicon=_whole(self.game.lexicon(self.options)),
            seats=list(self.seats),
            chance=self._chance(published=outcome is not None),
            log=list(self.log)
            if viewer == TABLE or outcome
            else self.state.known_log(self.log, viewer),
            outcome=msgspec.json.decode(msgspec.json.encode(outcome)) if outcome else None,
        )

    def _chance(self, published: bool) -> Chance | msgspec.UnsetType:
        if self.commitment is None:
            return msgspec.UNSET
        seed = self.seed.hex if self.seed and published else None
        return Chance(commitment=self.commitment, seed=seed)


def _whole(part: Mapping[str, Any] | None) -> dict[str, Any] | msgspec.UnsetType:
    return msgspec.UNSET if part is None else dict(part)


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """A seat took back everything from entry ``entry`` on."""

    seat: int
    entry: int


class StoodIn(Event, frozen=True, kw_only=True, tag="stood_in"):
    """A computer player goes on with a seat."""

    seat: int
    bot: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A person goes on with a seat again."""

    seat: int
