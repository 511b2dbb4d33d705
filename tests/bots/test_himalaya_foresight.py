"""How the strongest player of Himalaya looks into the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from himalaya.setting import GAME, scene
from parbat.bots.himalaya import Caravaneer
from parbat.bots.himalaya.foresight import Foresight, best_of
from parbat.bots.himalaya.numbers import numbers
from parbat.bots.himalaya.routes import Routes, Worths
from parbat.core.chance import Dice
from parbat.core.perspective import Perspective
from parbat.games.himalaya.position import SLOTS, Position
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.table import TURNS

FAR = [20, 19, 16]  # where the others do not meddle with what happens round village 3
ORDERS = {6: "salt salt", 4: "salt salt", 9: "barley barley", 15: "tea tea", 18: "jade jade"}
GOODS = {1: "salt", 5: "tea", 10: "barley", 12: "tea", 17: "salt"}
# Seats 2 and 3 will be out, so seats 0 and 1 have to have more yaks.
SETTLED: dict[str, Any] = {
    "stupas": {9: 0, 13: 1, 11: 2},
    "sent": {(0, 4): 2, (0, 7): 2, (1, 8): 1, (1, 5): 1},
}


def ended(state: HimalayaState) -> Position:
    """The end of a turn in which everybody rested."""
    p = state.table.p.twin()
    p.slot = SLOTS
    return p


def foresight(state: HimalayaState, seat: int = 0) -> Foresight:
    return Foresight(state.table, seat, numbers(), Dice(1))


def worth(state: HimalayaState, *ends: Position) -> list[float]:
    """What ends of the turn are worth to the first seat, on average in some futures."""
    by = foresight(state)
    futures = [by.future() for _ in range(10)]
    return [sum(future.worth(end) for future in futures) / len(futures) for end in ends]


def late(caravan: int = 3, **more: Any) -> HimalayaState:
    """A table in the last turn but one, with enough on it that nothing has to be refilled."""
    things = {"goods": GOODS, "orders": ORDERS, "kept": {1: [10]}, **SETTLED, **more}
    return scene([caravan, *FAR], turn=TURNS - 1, **things)


def test_who_can_still_fill_two_orders_has_more_to_hope_for() -> None:
    near, far = (late(village, held={0: "salt salt salt salt"}) for village in (3, 19))
    both = worth(near, ended(near), ended(far))
    assert both[0] > both[1] + 0.1


def test_before_the_last_turn_a_good_counts_that_an_order_lacks() -> None:
    kept = {0: [35], 1: [33, 29]}  # 8 yaks, and 15
    lacking, there = (late(held={0: hand}, kept=kept) for hand in ("salt", "salt salt"))
    worths = worth(lacking, ended(lacking), ended(there))
    assert worths[1] > worths[0] + 0.5


def test_one_future_is_the_same_for_all_ends_that_are_compared() -> None:
    state = scene([3, *FAR], turn=5, **SETTLED)
    future = foresight(state).future()
    assert future.worth(ended(state)) == future.worth(ended(state))
    again = foresight(state).future()
    assert again.worth(ended(state)) == future.worth(ended(state))


class Watched(Routes):
    """Notes whose programmes are weighed, and against which of seat 1."""

    seen: ClassVar[list[tuple[int, tuple[int, ...]]]] = []

    def weigh(self, p: Position, seat: int) -> Worths:
        self.seen.append((seat, tuple(p.plan[SLOTS : 2 * SLOTS])))
        return super().weigh(p, seat)


def test_what_the_others_reply_is_found_once_for_all_ends_that_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parbat.bots.himalaya.foresight.Routes", Watched)
    Watched.seen.clear()
    state = scene([3, *FAR], turn=5, goods=GOODS, orders=ORDERS, held={1: "salt salt"})
    ends = [ended(state), ended(state)]
    ends[1].caravan = [3, 4, *FAR[1:], 0, 0]  # where seat 1 can fill an order at once
    by = foresight(state)
    future = by.future()
    for end in ends:
        future.worth(end)
    assert [seat for seat, _ in Watched.seen] == [1, 2, 3, 0, 0]
    (_, first), (_, second) = Watched.seen[-2:]
    assert first == second
    by.future().worth(ends[1])
    assert Watched.seen[-1][1] != first, "the two ends have the same reply anyway"


def test_futures_differ_by_what_chance_refills() -> None:
    state = scene([3, *FAR], turn=5, **SETTLED)
    by = foresight(state)
    assert len({by.future().worth(ended(state)) for _ in range(6)}) > 1


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("refill", ["die", "cards"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_looks_beyond_an_inventory(seats: int, refill: str, advanced: bool) -> None:
    held = {0: "salt salt", 1: "tea", 2: "gold"}
    state = scene(range(1, seats + 1), turn=4, held=held, advanced=advanced, refill=refill)
    text = state.text
    for seat in range(seats):
        assert 0 < foresight(state, seat).future().worth(ended(state)) < 1
    assert state.text == text, "looking ahead has changed what lies on the table"


def test_an_inventory_that_is_led_counts() -> None:
    common: dict[str, Any] = {"goods": GOODS, "orders": ORDERS, **SETTLED, "kept": {1: [10]}}
    led = scene([3, *FAR], turn=8, held={0: "jade jade", 1: "jade"}, **common)
    behind = scene([3, *FAR], turn=8, held={0: "jade jade", 1: "jade jade"}, **common)
    assert worth(led, ended(led))[0] > worth(behind, ended(behind))[0]


def test_in_the_last_turn_there_is_nothing_to_look_into() -> None:
    state = scene([3, *FAR], turn=TURNS, goods=GOODS, orders=ORDERS, held={0: "salt salt"})
    with pytest.raises(AssertionError):
        foresight(state)
    seen = Perspective(GAME, GAME.settle({"players": 4}), state, 0, Dice(1))
    assert Caravaneer(Dice(1)).choose(seen).text.startswith("program ")


# The choice between several


def test_the_best_of_all_is_found_though_single_trials_deceive() -> None:
    dice = Dice(3)

    def worths(some: Sequence[int]) -> list[float]:
        return [choice + dice.below(5) for choice in some]

    assert best_of(range(10), worths, 64) == 9


def test_the_worse_half_drops_out_twice_and_two_stay() -> None:
    asked: list[int] = []

    def worths(some: Sequence[str]) -> list[float]:
        asked.append(len(some))
        return [float(len(choice)) for choice in some]

    assert best_of(["a", "bb", "ccc", "dd", "e"], worths, 8) == "ccc"
    assert asked == [5, 5, 3, 3, 2, 2, 2, 2]


def test_a_single_choice_needs_no_trial() -> None:
    assert best_of(["a"], lambda some: [1 / 0 for _ in some], 8) == "a"
