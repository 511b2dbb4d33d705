"""A state of Himalaya under the contract: a table, and who may do what at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Source
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.forms import Form
from parbat.core.game import State
from parbat.core.record import Entry
from parbat.games.himalaya import acting, ending, flow, hidden, refilling
from parbat.games.himalaya.actions import GOODS, Place, Start
from parbat.games.himalaya.events import Left
from parbat.games.himalaya.position import NOWHERE
from parbat.games.himalaya.programming import ProgramForm
from parbat.games.himalaya.showing import make_view
from parbat.games.himalaya.table import Table
from parbat.games.himalaya.view import HimalayaOutcome, HimalayaView


class HimalayaState(State):
    """A table while a game is played at it."""

    def __init__(self, table: Table) -> None:
        """Hold a table."""
        self.table = table

    # Who may do what

    @property
    def to_act(self) -> frozenset[Actor]:
        """Chance while a draw is due, one seat, or all while programmes are made (4.4)."""
        return acting.to_act(self.table)

    @property
    def awaited(self) -> frozenset[Actor]:
        """Who has to act; without ``show_committed`` nobody is told who has (11.5)."""
        return acting.awaited(self.table)

    @property
    def undecided(self) -> frozenset[Actor]:
        """Who has to act and has not."""
        return acting.undecided(self.table)

    def turn_of(self, seat: int) -> Hashable:
        """Return which decision is due: a player can have several that follow one another."""
        return acting.turn_of(self.table)

    def timed_out(self, seat: int) -> Action:
        """Return six rests, no event, or the first action of the list (13.9)."""
        return acting.timed_out(self.table, seat)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return what a seat may do, programmes excepted, in the order of rules 13.4."""
        return acting.listed(self.table, seat)

    def forms(self, seat: int) -> Sequence[Form]:
        """Return the form of programmes while they are made."""
        makes = self.table.phase == "program" and seat in self.to_act
        return [ProgramForm(self.table, seat)] if makes else []

    # What is done

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened."""
        if actor not in self.to_act:
            raise IllegalAction("match.not_to_act", actor=actor)
        if actor == CHANCE:
            refusal = refilling.refusal(self.table, action)
        else:
            refusal = acting.refusal(self.table, int(actor), action)
        if refusal is not None:
            raise refusal
        if actor == CHANCE:
            refilling.happen(self.table, action)
        else:
            acting.act(self.table, int(actor), action)
        flow.go_on(self.table)
        return self._told()

    def _told(self) -> tuple[Event, ...]:
        told, self.table.told = tuple(self.table.told), []
        return told

    def draw(self, source: Source) -> Action:
        """Return the draw that is due."""
        return refilling.draw(self.table, source)

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a player leave: the game goes on, and so may the seat (9.5)."""
        self._refuse_if_over()
        if self.table.left[seat]:
            raise IllegalAction("himalaya.left.already")
        self.table.left[seat] = True
        return (Left(seat=seat),)

    def abandon(self) -> tuple[Event, ...]:
        """End the game without ranks."""
        self._refuse_if_over()
        ending.abandon(self.table)
        return self._told()

    def _refuse_if_over(self) -> None:
        if self.outcome is not None:
            raise IllegalAction("match.over")

    def seated(self, seat: int, bot: str | None) -> tuple[Event, ...]:
        """Take note that somebody goes on with a seat that was left."""
        self.table.left[seat] = False
        return ()

    def may_undo(self, undone: Sequence[tuple[Actor, Action]]) -> bool:
        """Return whether it is a caravan or a counter just placed (13.7).

        Where nobody is told who has chosen, it stays once programmes are made: whether it is still
        the last entry would tell.
        """
        if len(undone) != 1 or not isinstance(undone[0][1], Start | Place):
            return False
        return self.table.phase != "program" or self.table.rules.show_committed

    # What can be known

    @property
    def outcome(self) -> HimalayaOutcome | None:
        """Scores, ranks, the reason and the figures once the game is over."""
        return self.table.result

    def view(self, viewer: Viewer) -> HimalayaView:
        """Return what a seat, or a spectator, may know."""
        return make_view(self.table, viewer)

    def copy(self) -> HimalayaState:
        """Return an independent state equal to this one."""
        return HimalayaState(self.table.copy())

    def resample(self, seat: int, source: Source) -> HimalayaState:
        """Return a state in which the others' secret programmes are others (11.3)."""
        return HimalayaState(hidden.resample(self.table, seat, source))

    def known_log(self, log: Sequence[Entry], viewer: Viewer) -> list[Entry]:
        """Leave out the programmes that a viewer has not seen (13.10)."""
        return hidden.known_log(log, viewer, self.table.rules.seats)

    @property
    def text(self) -> str:
        """Everything in one line."""
        return self.table.text

    def pieces(self) -> Mapping[str, int]:
        """Count all that is in the box; inventory markers never run out."""
        table, p, deck = self.table, self.table.p, self.table.deck
        seats, regions = range(table.rules.seats), range(1, p.terrain.regions + 1)
        held, goods, bag = p.held, p.goods, p.bag
        pieces: Counter[str] = Counter()
        for i, good in enumerate(GOODS):
            pieces[good] = bag[i] + sum(held[i::5]) + sum(goods[i::5])
        pieces["order"] = sum(place != NOWHERE for place in p.place)
        for seat in seats:
            stupas = p.stupas_left[seat] + ending.stupas(table, seat)
            sent = sum(table.sent_to(region)[seat] for region in regions)
            pieces[f"stupa {seat}"] = stupas
            pieces[f"delegation {seat}"] = p.delegations_left[seat] + sent
        pieces.update(counter for seat in seats for counter in table.holding[seat])
        pieces.update([*(placed.counter for placed in table.placed), *table.gone])
        if deck is not None:
            pieces["card"] = len({*deck.down, *deck.under, *deck.used, deck.shown} - {0})
        return pieces
