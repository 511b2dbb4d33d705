"""What holds in every position of Himalaya."""

from __future__ import annotations

from collections.abc import Mapping

from parbat.games.himalaya.position import KEPT, ON_BOARD
from parbat.games.himalaya.state import HimalayaState


def check(state: HimalayaState, box: Mapping[str, int]) -> None:
    """Everything that must hold in a position; ``box`` is what was in the box at the start."""
    table, p = state.table, state.table.p
    seats = range(table.rules.seats)
    assert dict(state.pieces()) == box
    assert min(*p.bag, *p.held, *p.goods, *p.stupas_left, *p.delegations_left) >= 0
    for village in range(1, p.terrain.villages + 1):
        assert not (p.order_at[village] and any(table.goods_at(village))), "goods and an order"
    on_board = {order for order, place in enumerate(p.place) if place == ON_BOARD}
    assert on_board == {order for order in p.order_at if order}
    for seat in seats:
        kept = [order for order, place in enumerate(p.place) if place == KEPT + seat]
        assert p.order_yaks[seat] == sum(p.terrain.yaks[order] for order in kept)
        assert p.stupas_left[seat] + sum(s == seat + 1 for s in p.stupa) == 5
        assert not p.ahead[seat] or table.phase == "resolve", "a turn ends in the snowstorm"
    assert bool(state.to_act) == (state.outcome is None)
    assert state.undecided <= state.awaited <= state.to_act
    for seat in seats:
        listed = [action.text for action in state.legal_actions(seat)]
        assert len(set(listed)) == len(listed)
        assert bool(listed or state.forms(seat)) == (seat in state.to_act)
