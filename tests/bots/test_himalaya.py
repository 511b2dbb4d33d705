"""The computer players of Himalaya: what they think of, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from himalaya.setting import GAME, act, play, refill, scene
from parbat.bots import find_bot
from parbat.bots.bot import Bot
from parbat.bots.himalaya import Caravaneer
from parbat.bots.himalaya.judging import Judge
from parbat.bots.himalaya.matching import Matching
from parbat.bots.himalaya.numbers import numbers
from parbat.bots.himalaya.player import as_action
from parbat.bots.himalaya.routes import Routes
from parbat.bots.himalaya.skill import LEVELS
from parbat.bots.uniform import Uniform
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.perspective import Perspective
from parbat.core.record import Seat
from parbat.core.rng import Rng
from parbat.games.himalaya import turns
from parbat.games.himalaya.actions import Inventory, Place, Program, Reward, Start
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.programming import random_programme
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.trace import Trace

ALL = range(1, len(LEVELS) + 1)
PROGRAMMES = 5**6
FAR = [20, 19, 16]  # where the others do not meddle with what happens round village 3


def seen(state: HimalayaState, seat: int) -> Perspective:
    seats = state.table.rules.seats
    return Perspective(GAME, GAME.settle({"players": seats}), state, seat, Dice(1))


def chosen(state: HimalayaState, seat: int, level: int = 5) -> Any:
    return Caravaneer(Dice(7), level).choose(seen(state, seat))


def judge(state: HimalayaState) -> Judge:
    table = state.table
    judge = Judge(table.p.terrain, table.rules.seats, numbers(), plain=False, hopes=1.0)
    judge.look(table.p, table.turn, 0)
    return judge


def chance(state: HimalayaState, seat: int = 0) -> float:
    """The chance of a seat to win as things stand at the end of the turn."""
    return judge(state).told(state.table.p, seat)


def after(state: HimalayaState, programme: Program) -> HimalayaState:
    """The position after a turn in which the others rest, the first rewards chosen."""
    play(state, " ".join(programme.steps))
    while state.table.phase == "resolve":
        state.apply(0, state.legal_actions(0)[0])
    return state


# What a position is worth


def test_second_last_in_religion_is_enough() -> None:
    safe = {6: 0, 9: 1, 11: 2}
    assert chance(scene([3, *FAR], turn=12, stupas={**safe, 13: 0}), 0) == pytest.approx(
        chance(scene([3, *FAR], turn=12, stupas=safe), 0)
    )


def test_whoever_is_last_in_religion_is_out_however_rich() -> None:
    others = {6: 1, 9: 2, 11: 3}
    politics = {(0, 1): 3, (0, 2): 3, (1, 3): 2, (2, 4): 2}
    rich: dict[str, Any] = {"kept": {0: [33, 34, 35]}, "sent": politics, "turn": 12}
    assert chance(scene([3, *FAR], stupas=others, **rich)) == pytest.approx(0, abs=1e-6)
    pious = {6: 1, 9: 2, 13: 3, 11: 0}
    assert chance(scene([3, *FAR], stupas=pious, **rich)) == pytest.approx(1, abs=1e-6)


def test_regions_held_by_who_is_out_count_for_the_next() -> None:
    stupas = {6: 0, 9: 1, 11: 2}  # seat 3 is out in religion, and seat 0 was only behind it
    sent = {(3, 1): 3, (0, 1): 2, (1, 2): 1, (2, 3): 1, (2, 4): 1}
    sent_less = {**sent, (0, 1): 0}
    kept = {0: [33], 1: [1]}
    led = chance(scene([3, *FAR], turn=12, stupas=stupas, sent=sent, kept=kept))
    assert led == pytest.approx(1, abs=1e-3)
    not_led = scene([3, *FAR], turn=12, stupas=stupas, sent=sent_less, kept=kept)
    assert chance(not_led) == pytest.approx(0, abs=1e-3)


def test_three_players_need_two_leads() -> None:
    leads: dict[str, Any] = {"stupas": {6: 0}, "sent": {(0, 1): 1}, "kept": {1: [33]}, "turn": 12}
    assert chance(scene([3, 20, 16], **leads)) == pytest.approx(1, abs=1e-6)
    assert chance(scene([3, 20, 16], **{**leads, "sent": {(1, 1): 1}})) == pytest.approx(
        0, abs=1e-6
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_chances_of_all_add_up_to_one(seats: int) -> None:
    state = scene(
        range(1, seats + 1),
        turn=6,
        stupas={6: 0, 9: 1, 13: 2},
        sent={(0, 1): 3, (1, 2): 2, (2, 2): 1},
        kept={0: [1], 1: [10]},
        held={0: "salt gold", 2: "tea tea"},
    )
    assert sum(chance(state, seat) for seat in range(seats)) == pytest.approx(1, abs=0.01)


def test_of_six_one_may_be_far_behind_at_the_end() -> None:
    # Seat 0 is out in religion, seat 1 nearly for certain next: what is left for the others to
    # share is next to nothing, and yet it is shared.
    state = scene(
        range(1, 7),
        turn=12,
        stupas={6: 1, 9: 2, 11: 3, 12: 4, 18: 5},
        sent={(seat, 2 + seat): 3 for seat in range(2, 6)},
        kept={2: [1], 3: [10], 4: [20], 5: [33]},
    )
    chances = [chance(state, seat) for seat in range(6)]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    assert min(chances[2:]) >= 0


def test_a_good_that_alone_is_most_brings_a_marker() -> None:
    held = {0: "salt", 1: "salt", 2: "gold"}
    more = {**held, 0: "salt salt"}
    stupas = {6: 0, 9: 1, 11: 2}
    sent = {(0, 1): 1, (1, 2): 1, (2, 3): 1, (2, 4): 1}
    common: dict[str, Any] = {"turn": 12, "stupas": stupas, "sent": sent}
    common["kept"] = {0: [33], 2: [34]}
    assert chance(scene([3, *FAR], held=more, **common)) > chance(
        scene([3, *FAR], held=held, **common)
    )


# Programmes


def full(turn: int = 1, **options: Any) -> HimalayaState:
    """A table on which much is going on."""
    return scene(
        [3, 7, 10, 12],
        turn=turn,
        goods={3: "salt salt jade", 4: "barley tea", 11: "tea gold", 13: "salt", 8: "barley jade"},
        orders={
            6: "salt barley",
            9: "salt salt",
            15: "salt tea",
            5: "barley barley",
            18: "tea tea",
        },
        held={0: "salt", 1: "salt barley", 2: "tea", 3: "salt salt"},
        stupas={9: 1},
        sent={(0, 1): 2, (2, 4): 3},
        **options,
    )


def laid(p: Position, plans: dict[int, int]) -> None:
    for seat, programme in plans.items():
        turns.lay(p, seat, programme)


@pytest.mark.parametrize(("yeti", "storm"), [(0, 0), (5, 9), (9, 9), (12, 5)])
@pytest.mark.parametrize("seat", [0, 2])
def test_each_programme_is_worth_what_comes_of_it(seat: int, yeti: int, storm: int) -> None:
    state = full()
    p, by, dice = state.table.p, judge(state), Dice(seat)
    p.yeti, p.storm = yeti, storm
    laid(p, {other: dice.below(PROGRAMMES) for other in range(4)})
    found = Routes(p, by).weigh(p, seat)
    for _ in range(60):
        programme = dice.below(PROGRAMMES)
        played = p.twin()
        turns.lay(played, seat, programme)
        turns.play(played, by, Trace(False))
        assert found.of[programme] == pytest.approx(by.told(played, seat), abs=1e-6)


def test_of_programmes_that_come_to_the_same_the_idle_one_is_thought_of() -> None:
    state = scene([3, *FAR], turn=12, stupas={6: 1, 9: 2, 11: 3})
    found = Routes(state.table.p, judge(state)).weigh(state.table.p, 0).best(5)
    assert [as_action(programme).text for _, programme in found] == [
        "program rest rest rest rest rest rest"
    ]


SETTLED: dict[str, Any] = {
    "stupas": {9: 0, 13: 1, 11: 2},
    "sent": {(0, 4): 2, (0, 7): 2, (1, 8): 1, (1, 5): 1},
}
"""Seats 3 and 2 will be out; seats 0 and 1 have to have more yaks."""


@pytest.mark.parametrize("level", [3, 4, 5])  # the weaker ones may misjudge it
def test_the_way_to_the_one_order_that_can_be_filled_is_found(level: int) -> None:
    def begun() -> HimalayaState:
        return scene(
            [3, *FAR],
            goods={3: "salt", 4: "barley"},
            orders={6: "salt barley"},
            held={2: "salt salt barley barley"},  # so that keeping the goods brings no marker
            kept={0: [7], 1: [10]},
            turn=12,
            **SETTLED,
        )

    filled = after(begun(), chosen(begun(), 0, level))
    assert filled.table.p.order_at[6] == 0


def test_goods_that_bring_markers_are_kept_in_the_last_turn() -> None:
    state = scene(
        [6, *FAR],
        orders={6: "salt barley"},
        held={0: "salt barley"},
        kept={0: [7], 1: [10]},
        stupas={5: 3, 6: 2, 9: 0, 13: 1},
        sent={(0, 4): 2, (0, 7): 2, (1, 8): 1, (1, 5): 1},
        turn=12,
    )
    assert "deal" not in chosen(state, 0).steps


def test_who_is_first_fills_the_order_that_two_could_fill() -> None:
    state = scene(
        [6, 6, 20, 19],
        orders={6: "salt salt"},
        held={0: "salt salt", 1: "salt salt"},
        kept={0: [7], 1: [10]},
        turn=9,
        **SETTLED,
    )
    assert chosen(state, 0).steps[0] == "deal"


def test_programmes_are_learned_that_fit_those_of_the_others() -> None:
    state = full()
    p, by = state.table.p, judge(state)
    routes = Routes(p, by)
    pools = [[programme for _, programme in routes.weigh(p, seat).best(4)] for seat in range(4)]
    matching = Matching(pools)
    matching.run(p, by, Rng(1), 30)
    for seat in range(4):
        learned = matching.learned(seat)
        assert sum(share for share, _ in learned) == pytest.approx(1)
        assert sorted(programme for _, programme in learned) == sorted(pools[seat])
        assert learned[0][0] > 1 / len(pools[seat])


@pytest.mark.parametrize("level", ALL)
def test_what_others_have_chosen_in_secret_does_not_matter(level: int) -> None:
    worlds = [full(9), full(9)]
    for number, state in enumerate(worlds):
        for other in (1, 3):
            state.apply(other, random_programme(Dice(f"{number} {other}")))
    one, other = (chosen(state, 0, level) for state in worlds)
    assert one == other


# Everything else


def rewarded(level: int, **situation: Any) -> Reward:
    """The reward that is chosen for an order in monastery 6, in the last turn."""
    state = scene([6, *FAR], turn=9, orders={6: "salt salt"}, held={0: "salt salt"}, **situation)
    state.table.turn, state.table.p.first = 12, 0
    play(state, "deal")
    reward = chosen(state, 0, level)
    assert isinstance(reward, Reward)
    return reward


@pytest.mark.parametrize("level", [3, 4, 5])
def test_who_would_be_out_in_religion_makes_an_offering(level: int) -> None:
    reward = rewarded(
        level,
        stupas={9: 1, 11: 2, 12: 3},
        sent={(0, 4): 2, (0, 7): 2, (1, 8): 1},
        kept={0: [33], 2: [1], 3: [10]},
    )
    assert reward.offering


@pytest.mark.parametrize("level", [3, 4, 5])
def test_who_needs_a_region_sends_delegations_and_who_needs_no_stupa_places_none(
    level: int,
) -> None:
    reward = rewarded(
        level,
        stupas={9: 1, 11: 2, 13: 0},
        sent={(1, 4): 2, (1, 7): 2, (2, 3): 3, (2, 5): 1, (3, 8): 1},
        kept={0: [33], 1: [34]},
    )
    assert reward.delegations
    assert not reward.offering


def test_a_counter_is_kept_by_who_does_not_think_of_them() -> None:
    state = full(advanced=True)
    assert chosen(state, 0, level=1) == Place("none")


def test_a_counter_is_placed_only_where_the_rules_allow() -> None:
    for turn in (1, 5, 9):
        state = full(turn, advanced=True)
        seat = state.table.p.first
        state.apply(seat, chosen(state, seat, level=4))


def test_the_leader_of_a_good_takes_what_helps_most() -> None:
    state = scene(
        [17, *FAR],
        turn=12,
        stupas={9: 1, 11: 2, 12: 3},
        sent={(0, 4): 2, (0, 7): 2, (1, 8): 1},
        held={0: "salt"},
        kept={0: [33], 2: [1], 3: [10]},
        advanced=True,
    )
    for _ in range(4):
        act(state, state.table.in_turn, "event none")
    play(state)
    refill(state)
    # The marker does not help who has no stupa, and any other has at least a monastery.
    choice = chosen(state, 0)
    assert isinstance(choice, Inventory)


def begun(seats: int, number: int = 1, **options: Any) -> Match:
    chairs = [Seat(name=f"S{n}") for n in range(seats)]
    match = Match(GAME, {"players": seats, **options}, chairs, Seed.numbered(number))
    match.begin()
    return match


def play_out(match: Match, players: list[Bot]) -> None:
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.undecided if isinstance(actor, int))
        looks = match.perspective(seat, players[seat].source)
        match.apply(seat, players[seat].choose(looks))


def test_caravans_start_where_something_can_be_done() -> None:
    match = begun(4)
    start = Caravaneer(Dice(1)).choose(match.perspective(0, Dice(2)))
    assert isinstance(start, Start)
    p = match.state.table.p  # type: ignore[attr-defined]
    near = [start.village, *p.terrain.exits[3 * start.village : 3 * start.village + 3]]
    assert any(p.goods[5 * village + good] for village in near for good in range(5))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"shared_lead_counts": True, "refill": "cards"}),
        (4, {"advanced": True, "inventory_split": True}),
        (4, {"deals_optional": True, "show_committed": False}),
        (5, {}),
        (6, {"advanced": True, "open_hands": True}),
    ],
)
def test_they_finish_every_kind_of_game(seats: int, options: dict[str, Any]) -> None:
    match = begun(seats, **options)
    play_out(match, [Caravaneer(Dice(seat), 1 + seat % 2) for seat in range(seats)])
    assert match.state.outcome is not None


@pytest.mark.parametrize("level", [1, 2])
def test_the_weakest_beat_who_plays_at_random(level: int) -> None:
    for number in range(3):
        match = begun(4, number)
        seat = number % 4
        players: list[Bot] = [Uniform(Dice(number)) for _ in range(4)]
        players[seat] = find_bot("himalaya", f"level-{level}", Dice(number))
        play_out(match, players)
        outcome = match.state.outcome
        assert outcome is not None
        assert max(outcome.scores) == outcome.scores[seat]
