"""Positions of Himalaya set up by hand, and turns played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from parbat.core.actors import CHANCE
from parbat.core.chance import Dice
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.games.himalaya.actions import GOODS
from parbat.games.himalaya.events import Lost
from parbat.games.himalaya.meta import Himalaya
from parbat.games.himalaya.position import KEPT, ON_BOARD
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Table, changed

GAME = Himalaya()
RESTS = "rest rest rest rest rest rest"
E = TypeVar("E", bound=Event)


class Fixed:
    """A source of random numbers that are known."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n
        return number


def scene(
    caravans: Sequence[int],
    *,
    turn: int = 1,
    goods: Mapping[int, str] | None = None,
    orders: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    kept: Mapping[int, Sequence[int]] | None = None,
    markers: Mapping[int, int] | None = None,
    stupas: Mapping[int, int] | None = None,
    sent: Mapping[tuple[int, int], int] | None = None,
    **options: Any,
) -> HimalayaState:
    """Return a state before the programmes of a turn, the caravans of the seats standing there.

    Goods are named by village and by seat, orders by village and what they ask for, orders kept by
    seat and ID, stupas by village, delegations sent by seat and region.
    """
    state = GAME.start({"players": len(caravans), **options}, len(caravans))
    table, p = state.table, state.table.p
    table.phase = "event" if table.rules.advanced else "program"
    table.turn, p.first = turn, (turn - 1) % len(caravans)
    p.caravan = changed(p.caravan, dict(enumerate(caravans)))
    for village, names in (goods or {}).items():
        lay_goods(table, village, names)
    for seat, names in (held or {}).items():
        give(table, seat, names)
    for village, names in (orders or {}).items():
        lay_order(table, village, order(names, state))
    for seat, numbers in (kept or {}).items():
        for number in numbers:
            p.place = changed(p.place, {number: KEPT + seat})
            yaks = p.order_yaks[seat] + p.terrain.yaks[number]
            p.order_yaks = changed(p.order_yaks, {seat: yaks})
    p.markers = changed(p.markers, dict(markers or {}))
    for village, seat in (stupas or {}).items():
        p.stupa = changed(p.stupa, {village: seat + 1})
        p.stupas_left = changed(p.stupas_left, {seat: p.stupas_left[seat] - 1})
    for (seat, region), number in (sent or {}).items():
        p.delegations = changed(p.delegations, {6 * region + seat: number})
        left = p.delegations_left[seat] - number
        p.delegations_left = changed(p.delegations_left, {seat: left})
    assert min(*p.bag, *p.stupas_left, *p.delegations_left) >= 0
    return state


def lay_goods(table: Table, village: int, names: str) -> None:
    p, count = table.p, [names.split().count(good) for good in GOODS]
    p.goods = changed(p.goods, {5 * village + i: n for i, n in enumerate(count)})
    p.bag = [there - n for there, n in zip(p.bag, count, strict=True)]


def give(table: Table, seat: int, names: str) -> None:
    p, count = table.p, [names.split().count(good) for good in GOODS]
    p.held = changed(p.held, {5 * seat + i: n for i, n in enumerate(count)})
    p.bag = [there - n for there, n in zip(p.bag, count, strict=True)]


def lay_order(table: Table, village: int, number: int) -> None:
    p = table.p
    p.order_at = changed(p.order_at, {village: number})
    p.place = changed(p.place, {number: ON_BOARD})


def order(names: str, state: HimalayaState) -> int:
    """Return the first order in the bag that asks for these goods."""
    wanted = tuple(names.split().count(good) for good in GOODS)
    free = [o for o in state.table.rules.board.orders if state.table.p.place[o.id] == 0]
    return next(o.id for o in free if o.goods == wanted)


def act(state: HimalayaState, seat: int, text: str) -> tuple[Event, ...]:
    """Let a seat do something that is accepted."""
    return state.apply(seat, GAME.parse_action(text))


def play(state: HimalayaState, *programmes: str) -> list[Event]:
    """Let every seat programme, those that are not named resting; return what happened."""
    told: list[Event] = []
    for seat in range(state.table.rules.seats):
        steps = (programmes[seat] if seat < len(programmes) else "").split()
        words = ["program", *steps, *["rest"] * (6 - len(steps))]
        told += act(state, seat, " ".join(words))
    return told


def place_events(state: HimalayaState, *placed: str) -> None:
    """Let each seat in turn order place an event counter, or none."""
    for place, seat in enumerate(state.table.turn_order):
        act(state, seat, placed[place] if place < len(placed) else "event none")


def refill(state: HimalayaState, number: int = 1) -> list[Event]:
    """Make all draws that are due."""
    told: list[Event] = []
    dice = Dice(number)
    while state.to_act == {CHANCE}:
        told += state.apply(CHANCE, state.draw(dice))
    return told


def legal(state: HimalayaState, seat: int) -> list[str]:
    return [action.text for action in state.legal_actions(seat)]


def refused(state: HimalayaState, actor: Any, text: str) -> str:
    """Return the code with which something is refused; nothing has changed then."""
    before = state.text
    with pytest.raises(IllegalAction) as refusal:
        state.apply(actor, GAME.parse_action(text))
    assert state.text == before
    return refusal.value.code


def only(events: Sequence[Event], kind: type[E]) -> E:
    """Return the one event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def all_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def reasons(told: Sequence[Event]) -> list[str]:
    """Return why actions were lost."""
    return [event.reason for event in all_of(told, Lost)]


def hand(state: HimalayaState, seat: int) -> dict[str, int]:
    """Return what a seat holds."""
    goods = state.view(seat).players[seat].goods
    assert goods is not None
    return goods


def there(state: HimalayaState, village: int) -> dict[str, int]:
    """Return the goods on a village."""
    return state.view(None).villages[village - 1].goods


def where(state: HimalayaState, seat: int) -> int:
    """Return the village of a caravan."""
    caravan = state.view(None).players[seat].caravan
    assert caravan is not None
    return caravan.village
