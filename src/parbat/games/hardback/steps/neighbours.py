"""UNCOVER and DOUBLE: what a card does to the cards beside it (rules 11)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from parbat.core.actions import Action
from parbat.games.hardback.actions import Double, Uncover
from parbat.games.hardback.cards import GENRES, Kind
from parbat.games.hardback.events import Doubled, Uncovered
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Placed, Position
from parbat.games.hardback.steps.step import Step, of_cards


class _BesideStep(Step):
    """The first card, from the left, that has a target does something to it; then again."""

    kind: ClassVar[Kind]
    action: ClassVar[type[Uncover] | type[Double]]

    def go(self, play: Play) -> bool:
        while found := self._first(play.at):
            source, place, targets = found
            if len(targets) > 1:
                return True
            self._use(play, source, place, targets[0])
        return False

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        found = self._first(at)
        return of_cards(self.action, [target.id for target in found[2]]) if found else []

    def act(self, play: Play, action: Action) -> None:
        assert isinstance(action, Uncover | Double)
        found = self._first(play.at)
        assert found
        source, place, targets = found
        self._use(play, source, place, next(t for t in targets if t.id == action.card))

    def _first(self, at: Position) -> tuple[Placed, int, list[Placed]] | None:
        for source in at.turn.word:
            for place, benefit in at.good_for(source):
                targets = [t for t in _beside(at, source) if self.is_target(at, t)]
                if benefit.kind is self.kind and targets:
                    return source, place, targets
        return None

    def _use(self, play: Play, source: Placed, place: int, target: Placed) -> None:
        source.used |= 1 << place
        self.change(play, source, target)

    @abstractmethod
    def is_target(self, at: Position, placed: Placed) -> bool:
        """Return whether something can be done to a neighbour."""

    @abstractmethod
    def change(self, play: Play, source: Placed, target: Placed) -> None:
        """Do it."""


def _beside(at: Position, source: Placed) -> Iterator[Placed]:
    word = at.turn.word
    place = next(i for i, placed in enumerate(word) if placed is source)
    yield from word[max(0, place - 1) : place]
    yield from word[place + 1 : place + 2]


class UncoverStep(_BesideStep):
    """Wild cards are turned face up."""

    name = "uncover"
    then = "double"
    kinds = (Uncover,)
    kind = Kind.UNCOVER
    action = Uncover

    def is_target(self, at: Position, placed: Placed) -> bool:
        return not placed.is_face_up

    def change(self, play: Play, source: Placed, target: Placed) -> None:
        target.uncovered = True
        genre = target.card.genre
        if genre in GENRES:
            play.turn.genres[genre] += 1
        play.tell(Uncovered(seat=play.seat, card=target.id, by=source.id))


class DoubleStep(_BesideStep):
    """Cards count once more."""

    name = "double"
    then = "basic"
    kinds = (Double,)
    kind = Kind.DOUBLE
    action = Double

    def is_target(self, at: Position, placed: Placed) -> bool:
        return at.controls(placed)

    def change(self, play: Play, source: Placed, target: Placed) -> None:
        target.times += 1
        play.tell(Doubled(seat=play.seat, card=target.id, by=source.id, times=target.times))
