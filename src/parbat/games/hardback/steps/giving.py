"""TRASH, DUMP and PREVIEW, which lead to each other (rules 11, 26C)."""

from __future__ import annotations

from abc import abstractmethod

from parbat.core.actions import Action
from parbat.games.hardback.actions import Discard, Done, Dump, Preview, Top, Trash
from parbat.games.hardback.cards import Kind
from parbat.games.hardback.events import (
    Dumped,
    PreviewBegan,
    PreviewPlaced,
    PutAway,
    PutBack,
    Trashed,
)
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Placed, Position, Task
from parbat.games.hardback.steps.step import Step, of_cards

_TRASHING = (Kind.TRASH_FOR_COINS, Kind.TRASH_FOR_POINTS)


def _sources(at: Position, *kinds: Kind) -> list[tuple[Placed, int, int]]:
    """Return the cards with an unused benefit of some kinds, its place and its amount."""
    return [
        (placed, place, benefit.amount * placed.times)
        for placed in at.turn.scanned
        for place, benefit in at.good_for(placed)
        if benefit.kind in kinds
    ]


def _previews(at: Position) -> list[Action]:
    there = at.active.draw or at.active.discard
    open_ = "preview" not in at.turn.passed
    return [Preview()] if there and open_ and _sources(at, Kind.PREVIEW) else []


def _look(play: Play) -> None:
    source, place, _ = _sources(play.at, Kind.PREVIEW)[0]
    source.used |= 1 << place
    play.turn.placing, play.turn.kept, play.turn.seen = [], [], []
    play.first(Task("preview", play.seat, source.card.benefits[place].amount))
    play.turn.step = "place"
    play.tell(PreviewBegan(seat=play.seat))


class _OptionalStep(Step):
    """A step that a player may end, and that a preview opens again."""

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        offered = [] if self.name in at.turn.passed else self.offered(at)
        return [*offered, *_previews(at), Done()] if offered else []

    def act(self, play: Play, action: Action) -> None:
        if isinstance(action, Preview):
            _look(play)
        else:
            self.give(play, action)

    @abstractmethod
    def offered(self, at: Position) -> list[Action]:
        """Return what is special about the step."""

    @abstractmethod
    def give(self, play: Play, action: Action) -> None:
        """Do something of it."""


class TrashStep(_OptionalStep):
    """Cards are given away for what they offer for that."""

    name = "trash"
    then = "dump"
    kinds = (Trash, Preview, Done)

    def offered(self, at: Position) -> list[Action]:
        return of_cards(Trash, [placed.id for placed, _, _ in _sources(at, *_TRASHING)])

    def give(self, play: Play, action: Action) -> None:
        assert isinstance(action, Trash)
        placed, place, amount = next(
            source for source in _sources(play.at, *_TRASHING) if source[0].id == action.card
        )
        is_coins = placed.card.benefits[place].kind is Kind.TRASH_FOR_COINS
        coins, points = (amount, 0) if is_coins else (0, amount)
        play.turn.word = [other for other in play.turn.word if other is not placed]
        play.give_away(placed.id, play.seat)
        play.gain(coins, points)
        by_genre = points if placed.card.needs_genre(place) else 0
        play.tell(
            Trashed(seat=play.seat, card=placed.id, coins=coins, points=points, by_genre=by_genre)
        )


class DumpStep(_OptionalStep):
    """Cards of the discard pile are given away."""

    name = "dump"
    then = "preview"
    kinds = (Dump, Preview, Done)

    def offered(self, at: Position) -> list[Action]:
        return of_cards(Dump, at.active.discard) if _sources(at, Kind.DUMP) else []

    def give(self, play: Play, action: Action) -> None:
        assert isinstance(action, Dump)
        # The largest amount first; of equal ones the first that is found.
        placed, place, coins = max(_sources(play.at, Kind.DUMP), key=lambda source: source[2])
        placed.used |= 1 << place
        play.active.discard.remove(action.card)
        play.give_away(action.card, play.seat)
        play.gain(coins, 0)
        play.tell(Dumped(seat=play.seat, card=action.card, coins=coins))


class PreviewStep(Step):
    """The top of the draw pile is looked at, if that has not been done before."""

    name = "preview"
    then = "either"
    kinds = (Preview, Done)

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        previews = _previews(at)
        return [*previews, Done()] if previews else []

    def act(self, play: Play, action: Action) -> None:
        _look(play)


class PlaceStep(Step):
    """Each card that was looked at goes back or is discarded; then TRASH and DUMP come again."""

    name = "place"
    then = "trash"
    kinds = (Top, Discard)

    def go(self, play: Play) -> bool:
        if play.turn.placing:
            return True
        play.turn.passed = [step for step in play.turn.passed if step == "preview"]
        play.turn.kept, play.turn.seen = [], []
        return False

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        placing = at.turn.placing
        return [*of_cards(Top, placing), *of_cards(Discard, placing)]

    def act(self, play: Play, action: Action) -> None:
        assert isinstance(action, Top | Discard)
        turn, player, card = play.turn, play.active, action.card
        turn.placing.remove(card)
        if isinstance(action, Top):
            before = len(turn.kept)
            turn.kept = [seen for seen in turn.seen if seen in (*turn.kept, card)]
            player.draw[:before] = turn.kept
            player.known_top += 1
            play.tell_apart(
                play.seat,
                PutBack(seat=play.seat, card=card),
                PreviewPlaced(seat=play.seat, where="top"),
            )
        else:
            player.throw(card)
            play.tell_apart(
                play.seat,
                PutAway(seat=play.seat, card=card),
                PreviewPlaced(seat=play.seat, where="discard"),
            )
