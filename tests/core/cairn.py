"""A small game for tests of the contract: everything that Nanga Parbat does not need.

Two to four players heap stones on a cairn, one deed a turn. ``add N`` adds stones, ``roll`` lets
chance add 1 to 6, ``hide N`` keeps stones in the hand where nobody else sees them, ``peek`` shows
what the others hide, ``vow`` does nothing and can never be taken back. Who resigns is passed over
and the others play on. The game ends when the cairn is high enough or one player is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Source
from parbat.core.errors import BadText, IllegalAction
from parbat.core.events import Event
from parbat.core.game import Game, State, View
from parbat.core.options import Option, Options
from parbat.core.outcome import Outcome
from parbat.core.record import Entry

DEEDS = (
    *(f"{word} {n}" for word in ("add", "hide", "rolled") for n in range(1, 7)),
    *("peek", "roll", "vow"),
)


class Deed(Action, frozen=True, tag="deed"):
    words: str

    @property
    def text(self) -> str:
        return self.words


class Done(Event, frozen=True, kw_only=True, tag="done"):
    deed: str


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    reveals: ClassVar[bool] = True
    hidden: tuple[int, ...]


class CairnView(View, frozen=True, kw_only=True):
    stones: int
    own: int | None


class CairnState(State):
    def __init__(self, seats: int, goal: int) -> None:
        self.goal = goal
        self.stones = 0
        self.turn = 0
        self.rolling = False
        self.abandoned = False
        self.hidden = [0] * seats
        self.resigned = [False] * seats
        self.bots: list[str | None] = [None] * seats

    @property
    def to_act(self) -> frozenset[Actor]:
        if self.outcome is not None:
            return frozenset()
        return frozenset({CHANCE}) if self.rolling else frozenset({self.turn})

    def legal_actions(self, seat: int) -> Sequence[Action]:
        mine = [deed for deed in DEEDS if not deed.startswith("rolled")]
        return [Deed(deed) for deed in mine] if seat in self.to_act else []

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        if actor not in self.to_act:
            raise IllegalAction("match.not_to_act", actor=actor)
        word, _, number = action.text.partition(" ")
        if (word == "rolled") != (actor == CHANCE):
            raise IllegalAction("cairn.chance")
        if word in ("add", "rolled"):
            self.stones += int(number)
        if word == "hide":
            self.hidden[self.turn] = int(number)
        self.rolling = word == "roll"
        seat = self.turn
        if not self.rolling:
            self._pass_on()
        if word == "peek":
            return (Peeked(audience=frozenset({seat}), hidden=tuple(self.hidden)),)
        return (Done(deed=word if word == "hide" else action.text),)

    def _pass_on(self) -> None:
        for _ in self.resigned:
            self.turn = (self.turn + 1) % len(self.resigned)
            if not self.resigned[self.turn]:
                return

    def draw(self, source: Source) -> Action:
        return Deed(f"rolled {source.below(6) + 1}")

    def resign(self, seat: int) -> tuple[Event, ...]:
        self.resigned[seat] = True
        if self.turn == seat and not self.rolling:
            self._pass_on()
        return (Done(deed="resign"),)

    def abandon(self) -> tuple[Event, ...]:
        self.abandoned = True
        return (Done(deed="abandon"),)

    def seated(self, seat: int, bot: str | None) -> tuple[Event, ...]:
        self.bots[seat] = bot
        return (Done(deed="seat"),)

    def view(self, viewer: Viewer) -> CairnView:
        return CairnView(stones=self.stones, own=None if viewer is None else self.hidden[viewer])

    @property
    def outcome(self) -> Outcome | None:
        left = self.resigned.count(False)
        if self.abandoned:
            return Outcome(scores=tuple(self.hidden), ranks=None, reason="abandoned")
        if left > 1 and self.stones < self.goal:
            return None
        ranks = tuple(1 + left * resigned for resigned in self.resigned)
        reason = "built" if left > 1 else "resigned"
        return Outcome(scores=tuple(self.hidden), ranks=ranks, reason=reason)

    def may_undo(self, undone: Sequence[tuple[Actor, Action]]) -> bool:
        return all(action.text != "vow" for _, action in undone)

    def copy(self) -> CairnState:
        twin = CairnState(len(self.hidden), self.goal)
        twin.__dict__.update(self.__dict__)
        twin.hidden, twin.resigned = list(self.hidden), list(self.resigned)
        twin.bots = list(self.bots)
        return twin

    def resample(self, seat: int, source: Source) -> CairnState:
        twin = self.copy()
        twin.hidden = [
            stones if other == seat or not stones else source.below(6) + 1
            for other, stones in enumerate(self.hidden)
        ]
        return twin

    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        return [
            msgspec.structs.replace(entry, do="hide ?")
            if entry.do.startswith("hide") and entry.by != viewer
            else entry
            for entry in log
        ]

    @property
    def text(self) -> str:
        return repr(sorted(self.__dict__.items()))

    def pieces(self) -> Mapping[str, int]:
        return {"seat": len(self.hidden)}


class Cairn(Game):
    name: ClassVar[str] = "cairn"
    rules: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5)
    reasons: ClassVar[tuple[str, ...]] = ("built", "resigned", "abandoned")
    hides: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = False
    longest: ClassVar[int] = 1000
    action_type: ClassVar[Any] = Deed
    options = (Option("goal", (10, 20)),)

    def start(self, options: Options, seats: int) -> CairnState:
        return CairnState(seats, int(options["goal"]))

    def parse_action(self, text: str) -> Action:
        if text not in DEEDS:
            raise BadText("cairn.text")
        return Deed(text)
