"""Two worlds that differ in everything hidden from somebody look and answer the same to them.

The conformance suite varies only programmes, since whoever takes notes can know all else (11.3); a
view has no memory, so here goods, orders kept, markers and bags differ as well.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from himalaya.setting import GAME
from himalaya.test_random_games import NAMES, step
from parbat.core.actors import Viewer
from parbat.core.chance import Dice, shuffled
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.games.himalaya.actions import parse_action
from parbat.games.himalaya.position import IN_BAG, KEPT
from parbat.games.himalaya.programming import random_programme
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import Table, changed

OPTIONS = st.fixed_dictionaries(
    {o.name: st.sampled_from(o.values) for o in GAME.options if o.name != "open_hands"}
)
TRIED = (
    *("start 3", "start 20", "event none", "event yeti 3-4", "event market 9", "deal yes"),
    *("deal no", "take salt", "take gold", "reward barter", "reward barter offering"),
    *("reward barter delegations 1:2", "inventory marker", "inventory stupa 19", "card 3"),
    *("inventory delegations 7", "program deal deal deal deal deal deal"),
)


def other_world(state: HimalayaState, viewer: Viewer, dice: Dice) -> HimalayaState:
    """Return a state in which all is otherwise that a viewer's view does not show."""
    twin = state.copy()
    others = [seat for seat in range(twin.table.rules.seats) if seat != viewer]
    _exchange_goods(twin.table, others, dice)
    _exchange_orders(twin.table, others, dice)
    table = twin.table
    table.p.markers = changed(table.p.markers, {seat: dice.below(4) for seat in others})
    for seat in others:
        if table.phase == "program" and table.programmes[seat] is not None:
            table.programmes[seat] = random_programme(dice).steps
    return twin


def _exchange_goods(table: Table, others: list[int], dice: Dice) -> None:
    p = table.p
    for good in range(5):
        if table.phase == "inventory" and good == table.good:
            continue  # everybody shows it now
        total = p.bag[good] + sum(p.held[5 * seat + good] for seat in others)
        for seat in others:
            held = dice.below(total + 1)
            p.held = changed(p.held, {5 * seat + good: held})
            total -= held
        p.bag = changed(p.bag, {good: total})


def _exchange_orders(table: Table, others: list[int], dice: Dice) -> None:
    p, places = table.p, {IN_BAG, *(KEPT + seat for seat in others)}
    hidden = [order for order, place in enumerate(p.place) if place in places]
    for order in hidden:
        kept = [KEPT + others[dice.below(len(others))], IN_BAG][dice.below(2)]
        p.place = changed(p.place, {order: kept})
    for seat in others:
        mine = [order for order, place in enumerate(p.place) if place == KEPT + seat]
        p.order_yaks = changed(p.order_yaks, {seat: sum(p.terrain.yaks[o] for o in mine)})


def answers(state: HimalayaState, seat: int) -> list[object]:
    """Return what a seat is answered to all kinds of actions, and what it is told of them."""
    said: list[object] = []
    for text in TRIED:
        trial = state.copy()
        try:
            told = trial.apply(seat, parse_action(text))
        except IllegalAction as refusal:
            said.append((refusal.code, refusal.data))
        else:
            # What others do then may rightly hang on what they have.
            own = takewhile(lambda e: not e.reveals and getattr(e, "seat", seat) == seat, told)
            said.append([event for event in own if event.is_for(seat)])
    return said


@settings(max_examples=6, deadline=None)
@given(OPTIONS, st.integers(0, 10**6))
def test_what_is_not_shown_makes_no_difference(options: dict[str, Any], number: int) -> None:
    match = Match(GAME, options, NAMES[: options["players"]])
    dice = Dice(number)
    while match.state.outcome is None:
        state = match.state
        assert isinstance(state, HimalayaState)
        if not dice.below(8):
            for viewer in (None, *shuffled(range(options["players"]), dice)[:2]):
                world = other_world(state, viewer, dice)
                assert dict(world.pieces()) == dict(state.pieces())
                assert world.view(viewer).to_json() == state.view(viewer).to_json()
                assert (world.to_act, world.awaited) == (state.to_act, state.awaited)
                if viewer is not None:
                    lists = world.legal_actions(viewer), state.legal_actions(viewer)
                    assert lists[0] == lists[1]
                    assert answers(world, viewer) == answers(state, viewer)
        step(match, dice)


def test_the_worlds_really_differ() -> None:
    match, dice = Match(GAME, {}, NAMES[:4]), Dice(3)
    while match.state.outcome is None and len(match.log) < 45:
        step(match, dice)
    assert isinstance(match.state, HimalayaState)
    world = other_world(match.state, 0, dice)
    assert world.view(0).to_json() == match.state.view(0).to_json()
    assert world.text != match.state.text
    assert any(world.view(s).to_json() != match.state.view(s).to_json() for s in (1, 2, 3))
