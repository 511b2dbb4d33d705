"""A game of any options between any players, in which everything is checked that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast

from conformance.playing import pick, what_is_due
from invariants import check_hidden, check_refusals
from parbat.bots import find_bot
from parbat.bots.bot import Bot
from parbat.core.actions import Action
from parbat.core.actors import TABLE, Actor
from parbat.core.chance import Dice, Seed, Source
from parbat.core.errors import BadOption
from parbat.core.events import Event
from parbat.core.forms import Form
from parbat.core.game import Game, State, View
from parbat.core.match import Match
from parbat.core.options import Value
from parbat.core.perspective import Perspective
from parbat.core.record import Seat, parse_record
from parbat.core.replay import replay, verify

MOST: Final = 4000  # entries; a game that has more is abandoned
SAMPLED: Final = 20  # after one of so many actions what costs more is checked too
OUT_OF_TURN: Final = 8  # one of so many actions is of somebody who need not act
LEAVING: Final = 4  # in one of so many games a player leaves
OLD: Final = 8  # so many of the last actions are tried again


class Checks(Protocol):
    """What a game has checked of itself."""

    found: Counter[str]
    """How often something came up, for the summary."""

    def note(
        self, before: State, by: Actor, action: Action | None, told: tuple[Event, ...], state: State
    ) -> None:
        """Check what was done, ``None`` for a player who leaves or is replaced."""

    def over(self, state: State) -> None:
        """Check how the game ended."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """What a game adds: ``PART`` of a module such as ``hardback.many``."""

    game: Game
    players: Mapping[str, int]
    """How often each computer player is drawn."""
    values: Mapping[str, Sequence[Value]]
    """What is drawn for options whose values are not all drawn as often."""
    checks: Callable[[], Checks]
    """New checks for a game."""


class Sight:
    """A position for computer players who see all.

    To deal everything afresh before each choice, as for players who see only what is theirs, would
    take longer than all checks do.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._state = state

    @property
    def forms(self) -> Sequence[Form]:
        return self._state.forms(self.seat)

    @property
    def legal_actions(self) -> Sequence[Action]:
        return self._state.legal_actions(self.seat)

    @property
    def view(self) -> View:
        return self._state.view(self.seat)

    def resample(self, source: Source) -> State:
        return self._state.copy()


def any_table(part: Part, dice: Dice) -> tuple[dict[str, Value], int]:
    """Return options that go together, each allowed combination possible, and a number of seats."""
    game = part.game
    while True:
        options: dict[str, Value] = {}
        for option in game.options:
            needed = option.only_with
            if needed is None or options[needed[0]] == needed[1]:
                values = part.values.get(option.name, option.values)
                options[option.name] = pick(values, dice)
        seats = pick(game.seats, dice)
        try:
            game.start(options, seats)
        except BadOption:
            continue
        return options, seats


class OneGame:
    """The game of a number: the same number gives the same game."""

    def __init__(self, part: Part, seed: int, number: int) -> None:
        """Draw the options and the players."""
        self._part = part
        self._dice = Dice(f"{seed} {number}")
        self._seed = Seed.numbered(seed, number)
        options, seats = any_table(part, self._dice)
        names = [self._any_player() for _ in range(seats)]
        chairs = [Seat(name=name.title(), bot=name) for name in names]
        self.match = Match(part.game, options, chairs, self._seed)
        self._bots = [self._bot(name) for name in names]
        self._leaves = self._dice.below(400) if not self._dice.below(LEAVING) else MOST
        self._returns = self._dice.below(800)
        self._checks = part.checks()

    def _any_player(self) -> str:
        often = self._part.players
        return pick([name for name, times in often.items() for _ in range(times)], self._dice)

    def _bot(self, name: str) -> Bot:
        return find_bot(self._part.game.name, name, self._dice)

    def play(self) -> Counter[str]:
        """Play to the end, check everything and return what came up."""
        match, found = self.match, self._checks.found
        while match.state.outcome is None:
            before = match.state.copy()
            by, do, action = self._next()
            told = match.enter(by, do)
            self._checks.note(before, by, action, told, match.state)
            if not self._dice.below(SAMPLED):
                self._sample()
        self._checks.over(match.state)
        check_record(match)
        found["games"] += 1
        found["entries"] += len(match.log)
        found[f"ended: {match.state.outcome.reason}"] += 1
        return found

    def _next(self) -> tuple[Actor, str, Action | None]:
        """Return who does what."""
        match = self.match
        if due := what_is_due(match, self._seed):
            return *due, match.game.parse_action(due[1])
        if len(match.log) >= MOST:
            return TABLE, "abandon", None
        if len(match.log) >= self._leaves:
            return self._leave_or_return()
        actors = match.state.awaited if self._dice.below(OUT_OF_TURN) else match.state.to_act
        seats = sorted(actor for actor in actors if isinstance(actor, int))
        seat = pick(seats, self._dice)
        action = self._bots[seat].choose(cast(Perspective, Sight(match.state, seat)))
        return seat, action.text, action

    def _leave_or_return(self) -> tuple[Actor, str, Action | None]:
        """Let a player leave, and sometimes let a computer player take the seat later."""
        gone = [entry.by for entry in self.match.log if entry.do == "resign"]
        if gone:
            self._leaves = MOST
            name = self._any_player()
            self._bots[int(gone[0])] = self._bot(name)
            return TABLE, f"seat {gone[0]} bot {name}", None
        self._leaves = self._returns if self._returns > len(self.match.log) else MOST
        return self._dice.below(len(self._bots)), "resign", None

    def _sample(self) -> None:
        """Check what would cost too much after every action."""
        state, dice = self.match.state, self._dice
        seat = dice.below(len(self._bots))
        check_hidden(state, seat, dice.below(1000))
        own = [e for e in self.match.log if isinstance(e.by, int) and e.do != "resign"][-OLD:]
        tried = [self._part.game.parse_action(entry.do) for entry in own]
        if listed := state.legal_actions(dice.below(len(self._bots))):
            tried.append(pick(listed, dice))
        self._checks.found["refused"] += check_refusals(state, seat, tried)


def check_record(match: Match) -> None:
    """Written, read and replayed a record is the same, and nothing is wrong with it."""
    written = match.record().to_json()
    read = parse_record(written)
    assert read.to_json() == written
    assert replay(match.game, read).state.text == match.state.text
    assert verify(match.game, read) == []
