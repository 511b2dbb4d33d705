"""The contract: what a game is, and what can be asked of a state of it.

A game is added by writing these two classes; docs/adding-a-game.md goes through it. Everything
else - records, undo, verification, the command line, computer players, the conformance suite -
works on any game that keeps the contract.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import Actor, Viewer
from parbat.core.chance import Source
from parbat.core.errors import BadBoard, BadRecord, IllegalAction
from parbat.core.events import Event
from parbat.core.forms import Form
from parbat.core.node import Node
from parbat.core.options import Option, Options, complete
from parbat.core.outcome import Outcome
from parbat.core.record import Entry
from parbat.core.statistics import Statistics


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know: built by listing what is shown."""

    @property
    def question(self) -> tuple[str, dict[str, object]]:
        """What is asked of the player to act: a catalogue's message ``prompt-...``, its values."""
        return "", {}

    def to_json(self) -> bytes:
        """Return the view as JSON."""
        return msgspec.json.encode(self)


class State(ABC):
    """Everything the rules need to go on: no history, no names, no clock, no seed."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Actor]:
        """Who may act: several seats where choices are simultaneous or out of turn.

        While a draw is due it holds ``chance`` alone; when the game is over it is empty.
        """

    @property
    def awaited(self) -> frozenset[Actor]:
        """Whose action the game waits for: the others in ``to_act`` may act but need not."""
        return self.to_act

    @property
    def undecided(self) -> frozenset[Actor]:
        """Who has to act before the game goes on.

        It is ``awaited``, except where even who has acted is a secret: then ``awaited`` names all
        and only this tells. It is for whatever lets computer players act, and for nobody's eyes.
        """
        return self.awaited

    def turn_of(self, seat: int) -> Hashable:
        """Return which of its turns a seat takes, for its clock: every turn gets its time.

        A turn is over when its seat is waited for no longer. Only where one turn of a seat may
        follow another with nobody else's between need this tell them apart; it is no secret.
        """
        return None

    def timed_out(self, seat: int) -> Action | None:
        """Return what a table enters for a seat whose time is up, as if the seat had done it.

        ``None`` lets a computer player go on with the seat. Everybody is told of that, so a game
        that keeps secret who has acted has to name an action.
        """
        return None

    @abstractmethod
    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return what a seat may do, each action once, in the game's fixed order."""

    def forms(self, seat: int) -> Sequence[Form]:
        """Return what a seat may do of which there is too much to list."""
        return ()

    def answer(self, seat: int, question: str) -> msgspec.Struct:
        """Return what the rules tell a player who asks, at any time and in private.

        Raises ``IllegalAction`` where they do not tell.
        """
        raise IllegalAction("match.no_questions")

    @abstractmethod
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened.

        Raises ``IllegalAction`` with the code of the rule broken, and then changes nothing.
        """

    @abstractmethod
    def draw(self, source: Source) -> Action:
        """Return the action of ``chance`` that is due, drawn from ``source``; changes nothing."""

    @abstractmethod
    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a seat give up and return what happened."""

    @abstractmethod
    def abandon(self) -> tuple[Event, ...]:
        """End the game by agreement, without ranks, and return what happened."""

    def follow_up(self) -> tuple[Actor, Action] | None:
        """Return the entry that must stand next in the log whatever anybody does, if there is one.

        A game uses it for what a replay could not find out by itself, such as that a word stood in
        no list and went to a vote. Replayed, the entry is read from the log.
        """
        return None

    def may_undo(self, undone: Sequence[tuple[Actor, Action]]) -> bool:
        """Return whether the rules let the latest actions in force be taken back together.

        Asked only while nothing was drawn since; what was revealed is the match's business. The
        answer must not depend on what is hidden from the first of the actors.
        """
        return True

    def seated(self, seat: int, bot: str | None) -> tuple[Event, ...]:
        """Take note that a computer player, or a person again, goes on with a seat.

        Most rules do not care who sits where.
        """
        return ()

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """Return what a seat, or a spectator, may know."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent state equal to this one."""

    @abstractmethod
    def resample(self, seat: int, source: Source) -> State:
        """Return a state that agrees with everything ``seat`` can know, the rest drawn afresh.

        Hidden things are put in a fixed order before they are drawn, so that the same random
        numbers give the same state whatever the truth is. It is the only door by which a computer
        player may search a game with hidden parts.
        """

    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        """Return the log of the running game as a viewer may know it.

        A game that hides nothing shows it whole; others leave out or blank what is hidden.
        """
        return list(log)

    @property
    def node(self) -> Node | None:
        """The compiled position, for a game that has one; its codes follow the legal list."""
        return None

    def coded(self, code: int) -> Action:
        """Return the action of one of the compiled position's codes."""
        raise LookupError(f"{type(self).__name__} has no compiled position: {code}")

    @property
    @abstractmethod
    def text(self) -> str:
        """The whole state in one line; two states are the same exactly if their texts are."""

    @abstractmethod
    def pieces(self) -> Mapping[str, int]:
        """Count every piece of the box by name, wherever it is: never changes in a game."""


@dataclass(frozen=True)
class Lesson:
    """A position to try something out on, and the texts of the actions that reach its goal."""

    name: str
    seat: int
    state: State
    goals: tuple[str, ...]


class Game(ABC):
    """An immutable description of a game; it makes the first state and reads actions."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules: raised by every change of behaviour, written in each record."""
    seats: ClassVar[range]
    reasons: ClassVar[tuple[str, ...]]
    """Every way a game can end."""
    hides: ClassVar[bool]
    """Whether anything is hidden from anybody."""
    simultaneous: ClassVar[bool]
    """Whether several seats may have to act at once."""
    longest: ClassVar[int]
    """No game has more log entries than this, undone, reseated and replaced ones left out."""
    action_type: ClassVar[Any]
    """The union of the game's action classes, for reading JSON."""

    resigning_ends: ClassVar[bool] = True
    """Whether a player who resigns ends the game."""

    board: Mapping[str, Any] | None = None
    """A person's own board, to be written into records; ``None`` for the standard one."""

    @property
    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What can be chosen now: word lists come and go while the program runs."""

    def settle(self, given: Mapping[str, object]) -> dict[str, Any]:
        """Return a checked value for every option; raises ``BadOption``."""
        return complete(self.options, given)

    @abstractmethod
    def start(self, options: Options, seats: int) -> State:
        """Return the first state, before any chance; raises ``BadOption``."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """Read an action's text, tolerating free orders; raises ``BadText``."""

    def action_from_json(self, data: bytes) -> Action:
        """Read an action from its JSON form; raises ``msgspec.ValidationError``."""
        action: Action = msgspec.json.decode(data, type=self.action_type)
        return action

    def with_board(self, board: Mapping[str, Any]) -> Game:
        """Return the same game on a person's own board; raises ``BadBoard``."""
        raise BadBoard("board.none", game=self.name)

    def lexicon(self, options: Options) -> Mapping[str, Any] | None:
        """Return name, version and checksum of the word list of a match, for its record."""
        return None

    def with_lexicon(self, lexicon: Mapping[str, Any]) -> Game:
        """Return the same game with the word list of a record; raises ``BadRecord``."""
        raise BadRecord("record.no_lexicon", game=self.name)

    def missing(self, options: Options) -> BadRecord | None:
        """Return a remark on what a match needs that is not here, such as a record's word list."""
        return None

    def of_rules(self, rules: int) -> Game:
        """Return the same game under an earlier version of its rules; raises ``BadRecord``."""
        if rules != self.rules:
            raise BadRecord("record.rules", rules=rules, known=self.rules)
        return self

    def statistics(
        self, options: Options, seats: int, events: Sequence[Event]
    ) -> Statistics | None:
        """Return what is worth telling in numbers of a finished game, if there is anything.

        ``events`` is everything that happened, whoever was told of it, in its order; what was
        taken back stands in it before the ``Undone`` that says so.
        """
        return None

    def default_seats(self, given: Mapping[str, object]) -> int:
        """Return how many seats a match has when nobody says who sits where."""
        return self.seats.start

    def lessons(self) -> Sequence[Lesson]:
        """Return what a newcomer can try out, in order; nobody may change the states."""
        return ()
