"""The countdown for three to six players (rules 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from himalaya.setting import all_of, play, refill, scene
from parbat.games.himalaya.events import Eliminated
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.view import HimalayaOutcome


def ended(
    players: int,
    *,
    stupas: Mapping[int, int] | None = None,
    sent: Mapping[tuple[int, int], int] | None = None,
    yaks: Sequence[int] = (),
    **options: Any,
) -> tuple[HimalayaState, HimalayaOutcome, list[tuple[int, str]]]:
    """Return the end of a game with these figures, and who was eliminated by what."""
    state = scene(range(1, players + 1), turn=12, stupas=stupas, sent=sent, **options)
    state.table.p.order_yaks = [*yaks, *[0] * (6 - len(yaks))]
    play(state)
    told = refill(state)
    assert state.outcome is not None
    return state, state.outcome, [(e.seat, e.criterion) for e in all_of(told, Eliminated)]


# Three players


def test_who_leads_in_two_of_three_wins_before_the_richest() -> None:
    _, outcome, out = ended(3, stupas={6: 1}, sent={(1, 1): 1}, yaks=(9, 0, 5))
    assert (outcome.reason, outcome.ranks, outcome.out, out) == ("majority", (2, 1, 3), (), [])
    assert (outcome.religion, outcome.politics, outcome.scores) == ((0, 3, 0), (0, 1, 0), (9, 0, 5))


def test_the_others_share_the_better_rank_when_equal() -> None:
    assert ended(3, stupas={6: 1}, sent={(1, 1): 1})[1].ranks == (2, 1, 2)


@pytest.mark.parametrize(
    ("stupas", "sent", "yaks", "reason", "ranks"),
    [
        ({6: 0}, {(1, 1): 1}, (0, 0, 9), "yaks", (3, 2, 1)),
        ({6: 0, 9: 1}, {(1, 1): 1, (0, 2): 1, (0, 3): 1}, (9, 9, 0), "politics", (1, 2, 3)),
        ({6: 0, 1: 1}, {(1, 1): 1, (0, 2): 1}, (9, 9, 0), "religion", (1, 2, 3)),
        ({6: 0, 9: 1}, {(1, 1): 1, (0, 2): 1}, (9, 9, 0), "shared", (1, 1, 3)),
    ],
)
def test_without_a_majority_yaks_politics_and_religion_decide(
    stupas: dict[int, int],
    sent: dict[tuple[int, int], int],
    yaks: tuple[int, ...],
    reason: str,
    ranks: tuple[int, ...],
) -> None:
    # A sole leader in religion or politics is nobody who leads in two.
    more = {7: 2, 13: 2, 15: 2} if reason == "religion" else {}
    first = {(2, region): 1 for region in (4, 5, 6)} if reason == "politics" else {}
    outcome = ended(3, stupas={**stupas, **more}, sent={**sent, **first}, yaks=yaks)[1]
    assert (outcome.reason, outcome.ranks) == (reason, ranks)


def test_of_several_who_lead_in_two_the_richest_wins_where_leads_are_shared() -> None:
    outcome = ended(
        3,
        stupas={6: 0, 9: 1},
        sent={(0, 1): 1, (1, 2): 1},
        yaks=(4, 7, 9),
        shared_lead_counts=True,
    )[1]
    assert (outcome.reason, outcome.ranks) == ("yaks", (3, 1, 2))


def test_three_shared_leads_are_no_more_than_two() -> None:
    # Seat 0 leads in all three, seat 1 in two, and both have the same in all that decides.
    outcome = ended(
        3,
        stupas={6: 0, 9: 1},
        sent={(0, 1): 1, (1, 2): 1},
        yaks=(9, 9, 3),
        shared_lead_counts=True,
    )[1]
    assert (outcome.reason, outcome.ranks) == ("shared", (1, 1, 3))


# Four players


def test_the_richest_may_go_first() -> None:
    _, outcome, out = ended(
        4, stupas={6: 0, 9: 1, 11: 2}, sent={(0, 1): 1, (1, 2): 1}, yaks=(3, 5, 8, 40)
    )
    assert out == [(3, "religion"), (2, "politics")]
    assert (outcome.ranks, outcome.out, outcome.reason) == ((2, 1, 3, 4), (3, 2), "yaks")
    assert outcome.politics == (1, 1, 0, None)


@pytest.mark.parametrize(
    ("stupas", "yaks", "first"),
    [
        ({6: 0, 3: 1, 1: 1, 9: 2, 11: 3}, (0, 9, 0, 0), (0, "stupas")),
        ({6: 0, 9: 1, 11: 2, 12: 3}, (1, 0, 2, 3), (1, "yaks")),
        ({6: 0, 9: 1, 11: 2, 12: 3}, (5, 5, 5, 5), (2, "order")),
        ({6: 0, 9: 1, 11: 2, 12: 3}, (5, 5, 6, 5), (1, "order")),
    ],
)
def test_ties_in_religion(
    stupas: dict[int, int], yaks: tuple[int, ...], first: tuple[int, str]
) -> None:
    if first[1] == "stupas":
        stupas = {**stupas, 2: 2, 7: 3}
    assert ended(4, stupas=stupas, yaks=yaks)[2][0] == first


@pytest.mark.parametrize(
    ("sent", "yaks", "second"),
    [
        ({(0, 1): 2, (1, 2): 1, (2, 3): 2}, (0, 9, 0), (1, "delegations")),
        ({(0, 1): 1, (1, 2): 1, (2, 3): 1}, (1, 3, 2), (0, "yaks")),
        ({(0, 1): 1, (1, 2): 1, (2, 3): 1}, (3, 3, 3), (2, "order")),
        ({(0, 1): 1, (1, 2): 1, (2, 3): 1}, (3, 3, 9), (1, "order")),
    ],
)
def test_ties_in_politics(
    sent: dict[tuple[int, int], int], yaks: tuple[int, ...], second: tuple[int, str]
) -> None:
    out = ended(4, stupas={6: 0, 9: 1, 11: 2}, sent=sent, yaks=yaks)[2]
    assert out == [(3, "religion"), second]


@pytest.mark.parametrize(
    ("stupas", "sent", "reason", "ranks"),
    [
        ({6: 0, 9: 1, 11: 2}, {(0, 1): 1, (0, 3): 1, (1, 2): 1}, "politics", (1, 2, 3, 4)),
        ({6: 0, 9: 1, 2: 1, 11: 2}, {(0, 1): 1, (1, 2): 1}, "religion", (2, 1, 3, 4)),
        ({6: 0, 9: 1, 11: 2}, {(0, 1): 1, (1, 2): 1}, "shared", (1, 1, 3, 4)),
    ],
)
def test_between_two_finalists_with_the_same_yaks(
    stupas: dict[int, int], sent: dict[tuple[int, int], int], reason: str, ranks: tuple[int, ...]
) -> None:
    outcome = ended(4, stupas=stupas, sent=sent, yaks=(7, 7, 0, 0))[1]
    assert (outcome.reason, outcome.ranks) == (reason, ranks)


# Five and six players


def test_five_players_leave_three_finalists() -> None:
    _, outcome, out = ended(
        5,
        stupas={6: 0, 9: 1, 11: 2, 12: 3},
        sent={(0, 1): 1, (1, 2): 1, (2, 3): 1},
        yaks=(3, 9, 3, 20, 30),
    )
    assert out == [(4, "religion"), (3, "politics")]
    assert (outcome.ranks, outcome.reason) == ((2, 1, 2, 4, 5), "yaks")


def test_six_players_lose_two_by_politics_on_one_count() -> None:
    # Seats 3 and 4 lead nowhere; 4 has fewer delegations. No lead is counted anew once 4 is out:
    # in region 5 it still keeps seat 3 from leading.
    _, outcome, out = ended(
        6,
        stupas={6: 0, 9: 1, 11: 2, 12: 3, 18: 4},
        sent={(0, 1): 1, (1, 2): 1, (2, 3): 1, (3, 5): 1, (4, 5): 1, (3, 1): 1, (0, 4): 1},
        yaks=(3, 9, 4, 20, 30, 40),
    )
    assert out == [(5, "religion"), (4, "delegations"), (3, "politics")]
    assert (outcome.out, outcome.ranks) == ((5, 4, 3), (3, 1, 2, 4, 5, 6))


def test_in_turn_12_the_turn_order_begins_where_the_rules_say() -> None:
    # Seat 11 mod 5 is 1: seat 0 is last.
    assert ended(5)[2][0] == (0, "order")


# Abandoning, resigning, and what is open then


def test_an_abandoned_game_has_yaks_and_no_ranks() -> None:
    state = scene([1, 2, 3, 4], kept={2: [37]}, stupas={6: 1})
    state.abandon()
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranks) == ("abandoned", None)
    assert (state.outcome.scores, state.outcome.out) == ((0, 0, 9, 0), ())


def test_who_resigns_may_still_act_and_may_come_back() -> None:
    state = scene([1, 2, 3, 4])
    state.resign(2)
    assert state.outcome is None
    assert state.view(None).players[2].left
    play(state)
    state.seated(2, "random")
    assert not state.view(None).players[2].left


def test_after_the_end_everything_is_open() -> None:
    state, _, _ = ended(4, yaks=(1, 2, 3, 4))
    assert [player.yaks for player in state.view(None).players] == [1, 2, 3, 4]
    assert all(player.goods is not None for player in state.view(0).players)
