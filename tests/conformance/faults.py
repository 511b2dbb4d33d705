"""Tiny broken on purpose, one fault a class, for the suite to catch."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.forms import Form, Parts
from parbat.core.match import Match
from parbat.core.options import Options
from parbat.core.outcome import Outcome
from parbat.core.record import Chance, Entry
from parbat.core.statistics import Statistics
from tiny_game.actions import Carry, Shuffle, Whistle, parse_action
from tiny_game.events import CardsDealt, Chosen, Ready
from tiny_game.meta import Tiny
from tiny_game.state import TinyState
from tiny_game.view import TinyView


class ViewShowsAnothersCard(TinyState):
    def view(self, viewer: Viewer) -> TinyView:
        return msgspec.structs.replace(super().view(viewer), chosen=self.chosen[0])


class EntersTheWhistleWhenTimeIsUp(TinyState):
    def timed_out(self, seat: int) -> Action:
        return Whistle()


class SaysWhoHasTheBestCardWhenTimeIsUp(TinyState):
    def timed_out(self, seat: int) -> Action:
        cards = sorted(self.hands[seat])
        return Carry(cards[max(self.hands[0]) > max(self.hands[1])])


class TurnsEndWithEveryChoice(TinyState):
    def turn_of(self, seat: int) -> Hashable:
        return tuple(self.chosen)


class ViewShowsTheDeck(TinyState):
    def view(self, viewer: Viewer) -> TinyView:
        return msgspec.structs.replace(super().view(viewer), deck=sum(self.deck[:1]))


class ChoiceIsToldToAll(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        return tuple(_for_all(event, Chosen) for event in super().apply(actor, action))


class WaitsInSecret(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        return tuple(event for event in super().apply(actor, action) if type(event) is not Ready)


class DealIsToldToAll(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        return tuple(_for_all(event, CardsDealt) for event in super().apply(actor, action))


def _for_all(event: Event, kind: type[Event]) -> Event:
    return msgspec.structs.replace(event, audience=None) if isinstance(event, kind) else event


class TellsTheNextCard(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        told = super().apply(actor, action)
        return (*told, Chosen(seat=0, card=self.deck[0])) if self.deck else told


class ListLeavesOutLosingCards(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        best = max((card for card in self.chosen if card), default=0)
        listed = super().legal_actions(seat)
        return [a for a in listed if not isinstance(a, Carry) or a.card > best] or listed


class RefusalNamesTheHolder(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        try:
            return super().apply(actor, action)
        except IllegalAction as refusal:
            if isinstance(action, Carry):
                holders = [seat for seat in self.seats if action.card in self.hands[seat]]
                refusal.data["held_by"] = holders
            raise


class RefusalLeavesATrace(TinyState):
    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        if action == Whistle():
            self.points = 2
        return super().apply(actor, action)


class CopySharesTheScores(TinyState):
    def copy(self) -> TinyState:
        twin = super().copy()
        twin.scores = self.scores
        return twin


class CopyForgetsTheChoices(TinyState):
    def copy(self) -> TinyState:
        twin = super().copy()
        twin.chosen = [None for _ in self.seats]
        return twin


class LosesACard(TinyState):
    def _discard(self, cards: list[int]) -> None:
        super()._discard(cards)
        self.discards = self.discards[1:]


class ListsTheChosenCard(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        listed = super().legal_actions(seat)
        card = self.chosen[seat]
        return listed if card is None else [Carry(card), *listed]


class ListLacksTheLateWhistle(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        listed = super().legal_actions(seat)
        return listed if self.chosen[seat] is None else [a for a in listed if a != Whistle()]


class ListInOrderOfTheHand(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        cards = [card for card in self.hands[seat] if card != self.chosen[seat]]
        return [Carry(card) for card in cards] if self.to_act == set(self.seats) else []


class ListHasAnActionTwice(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        listed = super().legal_actions(seat)
        return [*listed, *listed[:1]]


class _WhistleForm(Form):
    kind = Whistle

    def __init__(self, whistles: bool) -> None:
        self.whistles = whistles

    @property
    def parts(self) -> Parts:
        return Parts()

    def refusal(self, action: Action) -> IllegalAction | None:
        return None

    def sample(self, source: Source) -> Action | None:
        return Whistle() if self.whistles else None


class FormRefusesNothing(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        return [action for action in super().legal_actions(seat) if action != Whistle()]

    def forms(self, seat: int) -> Sequence[Form]:
        return [_WhistleForm(self.whistles[seat])] if seat in self.to_act else []


class DoesTheSameTwice(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        listed = super().legal_actions(seat)
        return [*listed, Carry(-1)] if Whistle() in listed else listed

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        return super().apply(actor, Whistle() if action == Carry(-1) else action)


class ListsWithoutATurn(TinyState):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        return super().legal_actions(seat) or [Whistle()]


class WaitsForNobody(TinyState):
    @property
    def awaited(self) -> frozenset[Actor]:
        return super().awaited - {0}


class WaitsForEverybody(TinyState):
    @property
    def awaited(self) -> frozenset[Actor]:
        return super().awaited | {0}


class TextLacksTheChoices(TinyState):
    @property
    def text(self) -> str:
        return super().text.replace(f"chosen={self.chosen}", "")


class ResampleReturnsTheTrueState(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        return self.copy()


class ResampleKeepsTheOthersHands(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        twin = self.copy()
        twin.deck = shuffled(sorted(self.deck), source)
        return twin


class ResampleRemembersTheDeck(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        twin = super().resample(seat, source)
        twin.deck.sort(key=lambda card: card not in self.deck)
        return twin


class ResampleDealsTheOwnHandToo(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        twin = super().resample(seat, source)
        cards = shuffled(twin.hands[seat] + twin.deck, source)
        count = len(twin.hands[seat])
        twin.hands[seat], twin.deck = cards[:count], cards[count:]
        return twin


class ResampleShufflesItself(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        twin = super().resample(seat, source)
        self.deck = twin.deck
        return twin


class LogIsKnownToAll(TinyState):
    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        return list(log)


class LogShowsTheDeck(TinyState):
    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        deck = Entry(by="table", do=f"deck {self.deck}")
        return [*super().known_log(log, viewer), deck]


class LogLacksTheOwnChoices(TinyState):
    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        return [entry for entry in log if isinstance(entry.by, int) and entry.by != viewer]


class DrawsByItself(TinyState):
    def draw(self, source: Source) -> Action:
        cards = list(self.discards)
        random.shuffle(cards)
        return Shuffle(tuple(cards))


class ChanceActsWithOthers(TinyState):
    @property
    def to_act(self) -> frozenset[Actor]:
        acting = super().to_act
        return acting | {CHANCE} if acting else acting


class ResigningChangesNothing(TinyState):
    def resign(self, seat: int) -> tuple[Event, ...]:
        return ()


class ResigningWins(TinyState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        if outcome is None or self.resigned is None:
            return outcome
        ranks = tuple(1 if seat == self.resigned else 2 for seat in self.seats)
        return msgspec.structs.replace(outcome, ranks=ranks)


class RanksFromTheLast(TinyState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        if outcome is None or outcome.ranks is None:
            return outcome
        return msgspec.structs.replace(outcome, ranks=tuple(1 + rank for rank in outcome.ranks))


class EndsForAnUnknownReason(TinyState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        return outcome and msgspec.structs.replace(outcome, reason="tired")


class ResampleReturnsItself(TinyState):
    def resample(self, seat: int, source: Source) -> TinyState:
        return self


def tiny(state_type: type[TinyState]) -> Tiny:
    """Return Tiny with states of another class."""
    game = Tiny()
    game.state_type = state_type
    return game


class ReadsOneDigit(Tiny):
    def parse_action(self, text: str) -> Action:
        action = parse_action(text)
        return Carry(action.card % 10 or 1) if isinstance(action, Carry) else action


class KnowsNoWhistleInJson(Tiny):
    action_type: ClassVar[Any] = Shuffle | Carry


class EndsTooLate(Tiny):
    longest: ClassVar[int] = 6


class RemembersEarlierGames(Tiny):
    def __init__(self) -> None:
        self.started = 0

    def start(self, options: Options, seats: int) -> TinyState:
        self.started += 1
        state = super().start(options, seats)
        state.scores[0] = self.started
        return state


class CountsOneSeatOnly(Tiny):
    def statistics(self, options: Options, seats: int, events: Sequence[Event]) -> Statistics:
        return super().statistics(options, 1, events)


class CountsEarlierGames(Tiny):
    def __init__(self) -> None:
        self.told: list[Event] = []

    def statistics(self, options: Options, seats: int, events: Sequence[Event]) -> Statistics:
        self.told += events
        return super().statistics(options, seats, self.told)


class HidesNothing(Tiny):
    hides: ClassVar[bool] = False


class UndoesNothing(Match):
    def can_undo(self, seat: int) -> int | None:
        return None


class UndoesEverything(Match):
    def can_undo(self, seat: int) -> int | None:
        return len(self.log) - 1 if self.log and self.log[-1].by == seat else None


class UndoesOverChance(Match):
    def _take_back(self, seat: int, index: int) -> tuple[Event, ...]:
        return ()


class TellsTheSeed(Match):
    def _chance(self, published: bool) -> Chance | msgspec.UnsetType:
        return super()._chance(published=True)


class KeepsTheSeed(Match):
    def _chance(self, published: bool) -> Chance | msgspec.UnsetType:
        return super()._chance(published=False)


class OverlooksSpaces(Match):
    def enter(self, by: Actor, do: str, t: float | None = None) -> tuple[Event, ...]:
        return super().enter(by, do.strip(), t)


class LogsWhatItRefuses(Match):
    def enter(self, by: Actor, do: str, t: float | None = None) -> tuple[Event, ...]:
        self.log.append(Entry(by=by, do=do, t=t))
        told = super().enter(by, do, t)
        del self.log[-2]
        return told
