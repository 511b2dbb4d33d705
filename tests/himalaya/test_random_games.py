"""What holds after every entry of any game, whatever the options."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from golden.make_himalaya import chosen
from himalaya.invariants import check
from himalaya.setting import GAME
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice, Seed
from parbat.core.events import Event
from parbat.core.match import Match
from parbat.games.himalaya.events import Collected, Counted, TurnBegan
from parbat.games.himalaya.state import HimalayaState

OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in GAME.options}
)
NAMES = ("A", "B", "C", "D", "E", "F")


def step(match: Match, dice: Dice) -> tuple[Event, ...]:
    """Make one entry."""
    state = match.state
    assert isinstance(state, HimalayaState)
    if state.to_act == {CHANCE}:
        return match.enter(CHANCE, state.draw(dice).text)
    seats = sorted(seat for seat in state.undecided if isinstance(seat, int))
    seat = seats[dice.below(len(seats))]
    return match.enter(seat, chosen(state, seat, dice).text)


@settings(max_examples=15, deadline=None)
@given(OPTIONS, st.integers(0, 10**6))
def test_whatever_the_options_nothing_is_lost_and_the_game_ends(
    options: dict[str, Any], number: int
) -> None:
    match = Match(GAME, options, NAMES[: options["players"]])
    dice, told = Dice(number), list[Event]()
    assert isinstance(match.state, HimalayaState)
    box = dict(match.state.pieces())
    while match.state.outcome is None:
        told += step(match, dice)
        assert isinstance(match.state, HimalayaState)
        check(match.state, box)
    assert [e.turn for e in told if isinstance(e, TurnBegan)] == list(range(1, 13))
    assert sum(isinstance(e, Counted) for e in told) == 15
    _check_collecting(told)


def _check_collecting(told: list[Event]) -> None:
    """Nobody collects twice from a village in a turn."""
    collected: set[tuple[int, int]] = set()
    for event in told:
        if isinstance(event, TurnBegan):
            collected = set()
        if isinstance(event, Collected):
            assert (event.seat, event.village) not in collected
            collected.add((event.seat, event.village))


def test_random_games_collect_deliver_and_count() -> None:
    match = Match(GAME, {}, NAMES[:4], Seed.numbered(1))
    told, dice = [*match.begin()], Dice(1)
    while match.state.outcome is None:
        told += step(match, dice)
    kinds = {event.__struct_config__.tag for event in told}
    assert {"collected", "delivered", "offering_made", "delegations_sent", "counted"} <= kinds


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_events_come_in_turn_order_slot_by_slot(number: int) -> None:
    match = Match(GAME, {}, NAMES[:4])
    dice, told = Dice(number), list[Event]()
    while match.state.outcome is None:
        told += step(match, dice)
    first, seen = 0, list[tuple[int, int]]()
    for event in told:
        if isinstance(event, TurnBegan):
            assert seen == sorted(seen)
            assert not seen or len(seen) == 24
            first, seen = event.seat, []
        slot, seat = getattr(event, "slot", None), getattr(event, "seat", None)
        if slot is not None and seat is not None:
            seen.append((slot, (seat - first) % 4))
