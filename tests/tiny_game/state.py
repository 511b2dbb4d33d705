"""A state of Tiny and its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.game import State
from parbat.core.outcome import Outcome
from parbat.core.record import Entry
from tiny_game import events
from tiny_game.actions import Carry, Shuffle, Whistle
from tiny_game.view import TinyView

HAND = 2


class TinyState(State):
    """Who holds, chose and scored what. While a shuffle is due every card is a discard.

    The cards turned over last stay in sight, else two choices before a shuffle would be alike.
    """

    def __init__(self, seats: int, loads: int, whistles: bool) -> None:
        """Start before the first shuffle."""
        self.seats = range(seats)
        self.loads = loads
        self.points = 1
        self.deck: list[int] = []
        self.discards = list(range(1, 3 * seats + 2))
        self.hands: list[list[int]] = [[] for _ in self.seats]
        self.chosen: list[int | None] = [None for _ in self.seats]
        self.turned: list[int] = []
        self.whistles = [whistles for _ in self.seats]
        self.scores = [0 for _ in self.seats]
        self.resigned: int | None = None
        self.abandoned = False

    @property
    def to_act(self) -> frozenset[Actor]:
        """Chance while a shuffle is due, else everybody: who has chosen may choose again."""
        if self.outcome:
            return frozenset()
        return frozenset(self.seats) if self.hands[0] else frozenset({CHANCE})

    @property
    def awaited(self) -> frozenset[Actor]:
        """Who has not chosen yet."""
        return frozenset(a for a in self.to_act if a == CHANCE or self.chosen[int(a)] is None)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return the cards to choose, ascending, then the whistle."""
        if seat not in self.to_act:
            return []
        cards = [Carry(card) for card in sorted(self.hands[seat]) if card != self.chosen[seat]]
        return [*cards, Whistle()] if self.whistles[seat] else cards

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened."""
        if actor not in self.to_act:
            raise IllegalAction("match.not_to_act", actor=actor)
        match action:
            case Shuffle(order) if actor == CHANCE:
                return self._deal_afresh(order)
            case Carry(card) if actor != CHANCE:
                return self._choose(int(actor), card)
            case Whistle() if actor != CHANCE:
                return self._whistle(int(actor))
        raise IllegalAction("tiny.not_yours", action=action.text)

    def _deal_afresh(self, order: tuple[int, ...]) -> tuple[Event, ...]:
        if sorted(order) != self.discards:
            raise IllegalAction("tiny.shuffle.cards", order=order)
        self.deck, self.discards = list(order), []
        return (events.Shuffled(cards=len(order)), *self._draw_cards(HAND))

    def _draw_cards(self, count: int) -> list[Event]:
        told: list[Event] = []
        for seat in self.seats:
            cards, self.deck = self.deck[:count], self.deck[count:]
            self.hands[seat] += cards
            told += [
                events.CardsDealt(seat=seat, cards=tuple(cards), audience=frozenset({seat})),
                events.CardsCounted(seat=seat, count=count, audience=self._others(seat)),
            ]
        return told

    def _others(self, seat: int) -> frozenset[Viewer]:
        return frozenset({None, *self.seats}) - {seat}

    def _choose(self, seat: int, card: int) -> tuple[Event, ...]:
        if card not in self.hands[seat]:
            raise IllegalAction("tiny.carry.not_in_hand", card=card)
        if card == self.chosen[seat]:
            raise IllegalAction("tiny.carry.chosen_already", card=card)
        told: list[Event] = [events.Chosen(seat=seat, card=card, audience=frozenset({seat}))]
        if self.chosen[seat] is None:
            told.append(events.Ready(seat=seat, audience=self._others(seat)))
        self.chosen[seat] = card
        if None not in self.chosen:
            told += self._carry_load()
        return tuple(told)

    def _carry_load(self) -> list[Event]:
        cards = [card for card in self.chosen if card is not None]
        best = cards.index(max(cards))
        told: list[Event] = [
            events.Revealed(cards=tuple(cards)),
            events.LoadCarried(seat=best, points=self.points),
        ]
        self.turned = cards
        self.scores[best] += self.points
        self._discard(cards)
        self.chosen = [None for _ in self.seats]
        self.points = 1
        self.loads -= 1
        if self.outcome:
            return told + self._game_over()
        if len(self.deck) >= len(self.seats):
            return told + self._draw_cards(1)
        self._discard([*self.deck, *(card for hand in self.hands for card in hand)])
        return told

    def _discard(self, cards: list[int]) -> None:
        self.discards = sorted(self.discards + cards)
        self.deck = [card for card in self.deck if card not in cards]
        self.hands = [[card for card in hand if card not in cards] for hand in self.hands]

    def _whistle(self, seat: int) -> tuple[Event, ...]:
        if not self.whistles[seat]:
            raise IllegalAction("tiny.whistle.none")
        self.whistles[seat] = False
        self.points = 2
        return (events.Whistled(seat=seat),)

    def draw(self, source: Source) -> Action:
        """Return the shuffle that is due, of the cards in ascending order."""
        return Shuffle(tuple(shuffled(self.discards, source)))

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a porter go home: it ranks last and the game is over."""
        self._refuse_if_over()
        self.resigned = seat
        return (events.Resigned(seat=seat), *self._game_over())

    def abandon(self) -> tuple[Event, ...]:
        """End the game without ranks."""
        self._refuse_if_over()
        self.abandoned = True
        return tuple(self._game_over())

    def _refuse_if_over(self) -> None:
        if self.outcome:
            raise IllegalAction("match.over")

    def _game_over(self) -> list[Event]:
        return [events.GameOver(reason=self.outcome.reason)] if self.outcome else []

    def view(self, viewer: Viewer) -> TinyView:
        """Return the table and, for a porter, its own cards."""
        return TinyView(
            hand=() if viewer is None else tuple(sorted(self.hands[viewer])),
            chosen=None if viewer is None else self.chosen[viewer],
            ready=tuple(card is not None for card in self.chosen),
            turned=tuple(self.turned),
            cards=tuple(len(hand) for hand in self.hands),
            deck=len(self.deck),
            discards=tuple(self.discards),
            loads=self.loads,
            points=self.points,
            whistles=tuple(self.whistles),
            scores=tuple(self.scores),
            outcome=self.outcome,
        )

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks and the reason once the game is over."""
        scores = tuple(self.scores)
        if self.abandoned:
            return Outcome(scores=scores, ranks=None, reason="abandoned")
        if self.loads and self.resigned is None:
            return None
        worth = [-1 if seat == self.resigned else scores[seat] for seat in self.seats]
        ranks = tuple(1 + sum(other > mine for other in worth) for mine in worth)
        reason = "carried" if self.resigned is None else "resigned"
        return Outcome(scores=scores, ranks=ranks, reason=reason)

    def may_undo(self, undone: Sequence[tuple[Actor, Action]]) -> bool:
        """Return whether no choice of a card is among them: one is replaced, never taken back."""
        return not any(isinstance(action, Carry) for _, action in undone)

    def copy(self) -> TinyState:
        """Return an independent state equal to this one."""
        twin = type(self)(len(self.seats), self.loads, True)
        twin.points = self.points
        twin.deck, twin.discards = list(self.deck), list(self.discards)
        twin.hands = [list(hand) for hand in self.hands]
        twin.chosen, twin.whistles = list(self.chosen), list(self.whistles)
        twin.turned, twin.scores = list(self.turned), list(self.scores)
        twin.resigned, twin.abandoned = self.resigned, self.abandoned
        return twin

    def resample(self, seat: int, source: Source) -> TinyState:
        """Deal the cards out of sight afresh: the deck, the others' hands and their choices."""
        twin = self.copy()
        others = [other for other in self.seats if other != seat]
        hidden = self.deck + [card for other in others for card in self.hands[other]]
        twin.deck = shuffled(sorted(hidden), source)
        for other in others:
            count = len(self.hands[other])
            twin.hands[other], twin.deck = twin.deck[:count], twin.deck[count:]
            if self.chosen[other] is not None:
                twin.chosen[other] = twin.hands[other][source.below(count)]
        return twin

    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        """Blank the shuffles; leave out the others' choices that were never turned over."""
        turned = set(self._turned_over(log))
        known: list[Entry] = []
        for index, entry in enumerate(log):
            if entry.by == CHANCE:
                known.append(msgspec.structs.replace(entry, do="shuffle ?"))
            elif entry.by == viewer or index in turned or not entry.do.startswith("carry "):
                known.append(entry)
        return known

    def _turned_over(self, log: Sequence[Entry]) -> list[int]:
        turned: list[int] = []
        round_: list[int] = []  # the choices in force of the round
        for index, entry in enumerate(log):
            if entry.do.startswith("undo "):
                round_ = [choice for choice in round_ if choice < int(entry.do[5:])]
            elif entry.do.startswith("carry "):
                round_.append(index)
            last = {log[choice].by: choice for choice in round_}
            if len(last) == len(self.seats):
                turned += last.values()
                round_ = []
        return turned

    @property
    def text(self) -> str:
        """Everything in one line."""
        return " ".join(f"{name}={value}" for name, value in sorted(vars(self).items()))

    def pieces(self) -> Mapping[str, int]:
        """Count each card."""
        cards = [*self.deck, *self.discards, *(card for hand in self.hands for card in hand)]
        return Counter(f"card {card}" for card in cards)
