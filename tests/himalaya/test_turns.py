"""Whole turns played ahead: the searches see what happens at the table (rules 4.5)."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from himalaya.setting import act, legal, play, scene
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import STEPS
from parbat.games.himalaya.board import standard_board
from parbat.games.himalaya.position import PROGRAMMES, Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.terrain import Terrain
from parbat.games.himalaya.trace import Trace

PLANS = st.lists(st.lists(st.sampled_from(STEPS), min_size=6, max_size=6), min_size=4, max_size=4)


def busy() -> HimalayaState:
    """Return a position in which much can be collected and delivered."""
    return scene(
        [3, 6, 9, 11],
        goods={3: "salt salt tea", 7: "salt barley gold", 14: "barley jade", 18: "tea tea"},
        orders={6: "salt barley", 9: "salt salt", 11: "salt tea", 4: "barley barley"},
        held=dict.fromkeys(range(4), "salt salt barley tea"),
    )


def ahead(state: HimalayaState, plans: list[list[str]]) -> Position:
    """Return the position after the turn as a search plays it."""
    p = state.table.p.twin()
    p.plan = [STEPS.index(step) for plan in plans for step in plan] + [4] * 12
    turns.play(p, turns.Policy(), Trace(False))
    return p


@settings(max_examples=60, deadline=None)
@given(PLANS)
def test_a_search_sees_what_happens_at_the_table(plans: list[list[str]]) -> None:
    state = busy()
    seen = ahead(state, plans)
    play(state, *(" ".join(plan) for plan in plans))
    while state.table.phase == "resolve":
        seat = next(iter(state.to_act))
        assert isinstance(seat, int)
        act(state, seat, _by_policy(state, seat))
    p = state.table.p
    assert (list(p.caravan), list(p.held), list(p.bag)) == (
        list(seen.caravan),
        list(seen.held),
        list(seen.bag),
    )
    assert (list(p.goods), list(p.order_at)) == (list(seen.goods), list(seen.order_at))
    assert (list(p.stupa), list(p.delegations)) == (list(seen.stupa), list(seen.delegations))
    assert list(p.order_yaks) == list(seen.order_yaks)


def _by_policy(state: HimalayaState, seat: int) -> str:
    """Return the reward of plain weights: a yak 1, a stupa 2, a delegation 1 and all in one region.

    Of equal ones barter goes before offering, and offering before delegations.
    """
    here = state.table.p.caravan[seat]
    yaks = state.table.p.terrain.yaks[state.table.p.order_at[here]]
    level = state.table.p.terrain.level[here]

    def worth(text: str) -> tuple[int, ...]:
        words = text.split(" ")
        barter, offering = "barter" in words, "offering" in words
        first = f"{state.table.bordered(here)[0]}:"
        split = [word for word in words if ":" in word]
        simple = len(split) < 2 and (not split or split[0].startswith(first))
        value = yaks * barter + 2 * offering + level * bool(split)
        return simple, value, barter, offering

    return max(legal(state, seat), key=worth)


def test_programmes_have_their_places_in_the_order_of_their_texts() -> None:
    p = busy().table.p
    every = product(range(5), repeat=6)
    for place, steps in enumerate(every):
        if place % 997 == 0:
            turns.lay(p, 2, place)
            assert tuple(p.plan[12:18]) == steps
    assert PROGRAMMES == 5**6


def test_every_programme_is_valued_as_if_it_were_played_alone() -> None:
    p, values, policy = busy().table.p, turns.Values(), turns.Policy()
    for seat, place in ((0, 12_345), (2, 777), (3, 15_624)):
        turns.lay(p, seat, place)
    before = p.fields()
    turns.weigh(p, 1, policy, values)
    assert p.fields() == before
    listed = values.listed()
    assert len(listed) == PROGRAMMES
    assert len(set(listed)) > 3
    for place in range(0, PROGRAMMES, 499):
        other = p.twin()
        turns.lay(other, 1, place)
        turns.play(other, policy, Trace(False))
        resting = p.twin()
        turns.lay(resting, 1, PROGRAMMES - 1)
        turns.play(resting, policy, Trace(False))
        gained = _worth(other, 1) - _worth(resting, 1)
        assert listed[place] - listed[-1] == gained


def _worth(p: Position, seat: int) -> int:
    """Return the value by plain weights, counted another way."""
    stupas = sum(owner == seat + 1 for owner in p.stupa)
    sent = sum(p.delegations[seat::6])
    goods = sum((good + 1) * n for good, n in enumerate(p.held[5 * seat : 5 * seat + 5]))
    return p.order_yaks[seat] + 3 * p.markers[seat] + 2 * stupas + sent + goods


def test_a_trace_that_does_not_listen_stays_empty() -> None:
    p = busy().table.p
    quiet, told = Trace(False), Trace(True)
    turns.play(p.twin(), turns.Policy(), quiet)
    turns.play(p.twin(), turns.Policy(), told)
    assert quiet.read() == []
    assert len(told.read()) >= 24


def test_the_tables_of_the_board_are_those_of_the_board() -> None:
    board = standard_board()
    terrain = Terrain(board)
    for village in board.villages:
        for kind, name in enumerate(("dirt", "ice", "stone")):
            end = terrain.exits[3 * village.number + kind]
            assert end == (board.move(village.number, name) or 0)
            track = terrain.track[3 * village.number + kind]
            if end:
                found = board.tracks[track - 1]
                assert {found.low, found.high, found.kind} == {village.number, end, name}
            else:
                assert track == 0
        start = 3 * village.number
        around = [region for region in terrain.around[start : start + 3] if region]
        assert tuple(around) == village.regions
    for order in board.orders:
        assert tuple(terrain.wanted[5 * order.id : 5 * order.id + 5]) == order.goods
