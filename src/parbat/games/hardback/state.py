"""A state of Hardback: who may do what, and how everything that is done is carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE, Actor, Viewer
from parbat.core.chance import Source
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.forms import Form
from parbat.core.game import State
from parbat.core.outcome import Outcome
from parbat.core.record import Entry
from parbat.games.hardback import chance, ending, hidden, inking, turns, words
from parbat.games.hardback.actions import Done, Ink, Reink, Unink, Unlisted, Vote, Word
from parbat.games.hardback.events import StepEnded, Voted
from parbat.games.hardback.form import WordForm
from parbat.games.hardback.looking import LookedUp, look_up
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Position
from parbat.games.hardback.steps import STEPS, go_on
from parbat.games.hardback.view import HardbackView, make_view


class HardbackState(State):
    """A position and the rules of this game."""

    def __init__(self, at: Position, rules: Settings, unless: Position | None = None) -> None:
        """Hold a position.

        ``unless`` is what holds instead if the next entry says that the word was not listed: in a
        record of a game with a list that is not known here nothing else tells (26B).
        """
        self.at = at
        self.rules = rules
        self._unless = unless

    # Who may do what

    @property
    def to_act(self) -> frozenset[Actor]:
        """Everybody who may do something, be it only with ink."""
        due = self._due
        if due is None:
            seats = range(self.rules.seats)
            due = frozenset(seat for seat in seats if self._listed(seat))
        return due | {TABLE} if self._unless else due

    @property
    def awaited(self) -> frozenset[Actor]:
        """The active player, or those who have yet to vote."""
        due = self._due
        if due is not None:
            return due
        if self.at.turn.step == "vote":
            return frozenset(words.voters(self.at))
        return frozenset({self.at.turn.seat})

    @property
    def _due(self) -> frozenset[Actor] | None:
        """Who acts where no seat does: nobody, chance or the table; else ``None``."""
        if self.at.ended:
            return frozenset()
        if self.at.tasks:
            return frozenset({CHANCE})
        return frozenset({TABLE}) if self.at.unlisted else None

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return what a seat may do, words excepted, in the order of rules 26C."""
        return self._listed(seat) if self._due is None else []

    def _listed(self, seat: int) -> list[Action]:
        at = self.at
        if at.players[seat].left:
            return []
        listed = inking.listed(at, self.rules, seat)
        if seat in words.voters(at):
            listed += [Vote(True), Vote(False)]
        if seat == at.turn.seat:
            listed += STEPS[at.turn.step].listed(at, self.rules)
        return listed

    def forms(self, seat: int) -> Sequence[Form]:
        """Return the form of words while a seat is to submit one."""
        spells = self._due is None and self.at.turn.step == "spell" and seat == self.at.turn.seat
        return [WordForm(self.at, self.rules)] if spells else []

    def answer(self, seat: int, question: str) -> LookedUp:
        """Return whether a word stands in the list (rules 8.3)."""
        return look_up(self.at, self.rules, seat, question)

    # What is done

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened."""
        if actor not in self.to_act:
            raise IllegalAction("match.not_to_act", actor=actor)
        if actor == TABLE:
            return self._find_unlisted(action)
        refusal = self._refusal(actor, action)
        if refusal is not None:
            raise refusal
        unless = self._if_unlisted(action) if isinstance(action, Word) else None
        play = Play(self.at, self.rules)
        if actor == CHANCE:
            chance.happen(play, action)
        else:
            self._act(play, int(actor), action)
        self._unless = unless
        return self._gone_on(play)

    def _refusal(self, actor: Actor, action: Action) -> IllegalAction | None:
        if actor == CHANCE:
            return chance.refusal(self.at, action)
        seat = int(actor)
        if isinstance(action, Ink | Unink | Reink):
            return inking.refusal(self.at, self.rules, seat, action)
        if seat == self.at.turn.seat and self.at.turn.step == "spell" and isinstance(action, Word):
            return words.refusal(self.at, self.rules, action)
        if action in self._listed(seat):
            return None
        step = STEPS[self.at.turn.step]
        if seat == self.at.turn.seat and type(action) in step.kinds:
            return step.refusal(self.at, action)
        if isinstance(action, Vote):
            return IllegalAction("hardback.vote.not_now")
        code = "wrong_step" if seat == self.at.turn.seat else "not_your_turn"
        return IllegalAction(f"hardback.turn.{code}", action=action.text, step=self.at.turn.step)

    def _act(self, play: Play, seat: int, action: Action) -> None:
        if isinstance(action, Ink | Unink | Reink):
            inking.use(play, seat, action)
        elif isinstance(action, Vote):
            self.at.turn.votes[seat] = action.accepts
            play.tell(Voted(seat=seat, accepts=action.accepts))
            words.decide(play)
        elif isinstance(action, Done):
            self.at.turn.passed.append(self.at.turn.step)
            play.tell(StepEnded(seat=seat, step=self.at.turn.step))
        else:
            STEPS[self.at.turn.step].act(play, action)

    def _if_unlisted(self, word: Word) -> Position | None:
        rules = self.rules
        if rules.vote == "no" or rules.words is not None or not rules.listed:
            return None
        twin = self.at.copy()
        words.submit(Play(twin, replace(rules, dictionary="none")), word)
        return twin

    def _find_unlisted(self, action: Action) -> tuple[Event, ...]:
        if not isinstance(action, Unlisted):
            raise IllegalAction("hardback.chance.another", action=action.text[:40])
        if self._unless is not None:
            self.at, self._unless = self._unless, None
        play = Play(self.at, self.rules)
        words.open_vote(play)
        return self._gone_on(play)

    def _gone_on(self, play: Play) -> tuple[Event, ...]:
        go_on(play)
        ending.note_final_round(play)
        return tuple(play.told)

    def follow_up(self) -> tuple[Actor, Action] | None:
        """Return the table's entry for a word that stands in no list."""
        return (TABLE, Unlisted()) if self.at.unlisted and not self.at.ended else None

    def draw(self, source: Source) -> Action:
        """Return the draw that is due."""
        return chance.draw(self.at, source)

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a player leave the game, which goes on while others are there."""
        self._refuse_if_over()
        if self.at.players[seat].left:
            raise IllegalAction("hardback.left.already")
        self._unless = None
        play = Play(self.at, self.rules)
        turns.leave(play, seat)
        return self._gone_on(play)

    def abandon(self) -> tuple[Event, ...]:
        """End the game without ranks."""
        self._refuse_if_over()
        self._unless = None
        play = Play(self.at, self.rules)
        ending.end(play, "abandoned")
        return tuple(play.told)

    def _refuse_if_over(self) -> None:
        if self.at.ended:
            raise IllegalAction("match.over")

    def seated(self, seat: int, bot: str | None) -> tuple[Event, ...]:
        """Let a seat that its player has left take part again."""
        self._unless = None
        self.at.players[seat].left = False
        return ()

    def may_undo(self, undone: Sequence[tuple[Actor, Action]]) -> bool:
        """Return that nothing is ever taken back but a remover, by ``reink`` (20)."""
        return False

    # What can be known

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks and the reason once the game is over."""
        return ending.outcome(self.at, self.rules)

    def view(self, viewer: Viewer) -> HardbackView:
        """Return what a seat, or a spectator, may know."""
        return make_view(self.at, self.rules, viewer)

    def copy(self) -> HardbackState:
        """Return an independent state equal to this one."""
        unless = self._unless.copy() if self._unless else None
        return HardbackState(self.at.copy(), self.rules, unless)

    def resample(self, seat: int, source: Source) -> HardbackState:
        """Deal the cards out of a seat's sight afresh."""
        return HardbackState(hidden.resample(self.at, self.rules, seat, source), self.rules)

    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        """Blank what tells of cards out of sight."""
        return [hidden.known_entry(entry, self.rules, viewer) for entry in log]

    @property
    def text(self) -> str:
        """Everything in one line."""
        return msgspec.json.encode([self.at, self._unless]).decode()

    def pieces(self) -> Mapping[str, int]:
        """Count each card, and those that were never dealt."""
        return Counter(hidden.all_cards(self.at))
