"""The worked examples of the printed rules, on the standard board."""

from __future__ import annotations

from himalaya.setting import (
    GAME,
    Fixed,
    act,
    all_of,
    hand,
    legal,
    only,
    order,
    play,
    refill,
    scene,
    there,
    where,
)
from parbat.core.actors import CHANCE
from parbat.games.himalaya.actions import Goods, Order
from parbat.games.himalaya.events import (
    Collected,
    Counted,
    Eliminated,
    GameOver,
    HouseHonoured,
    Lost,
    MarkerTaken,
    OrderReturned,
)


def test_the_turn_of_the_sherpa() -> None:
    """The printed page 4: one player's turn (5.8)."""
    state = scene(
        [3, 20, 20, 20],
        goods={3: "salt jade gold", 4: "barley barley jade"},
        orders={6: "salt barley"},
        held={0: "salt salt jade jade gold"},
    )
    number = state.table.p.order_at[6]
    told = play(state, "deal dirt deal dirt ice deal")
    assert [(e.village, e.good) for e in all_of(told, Collected)] == [(3, "salt"), (4, "barley")]
    assert where(state, 0) == 6
    assert hand(state, 0) == {"salt": 2, "jade": 2, "gold": 1}
    told = list(act(state, 0, "reward offering delegations 1:3"))
    assert only(told, OrderReturned).order == number
    assert there(state, 3) == {"jade": 1, "gold": 1}
    assert there(state, 4) == {"barley": 1, "jade": 1}
    view = state.view(0)
    assert view.villages[5].stupa == 0
    assert view.regions[0].delegations == (3, 0, 0, 0)
    assert (view.players[0].yaks, state.table.p.place[number]) == (0, 0)


def test_a_deal_on_the_way_back_would_have_been_lost() -> None:
    """The warning in the same turn (5.3, 5.8)."""
    state = scene([3, 20, 20, 20], goods={3: "salt jade gold", 4: "barley barley jade"})
    told = play(state, "deal dirt deal dirt deal")
    assert only(told, Lost).reason == "collected"


def test_the_delegations_of_the_dolpo_pa() -> None:
    """The printed page 4: two delegations to region 3, one to region 5 (6.4)."""
    state = scene([11, 20, 20, 20], orders={11: "salt jade"}, held={0: "salt jade"})
    play(state, "deal")
    assert "reward barter delegations 3:2 5:1" in legal(state, 0)
    act(state, 0, "reward barter delegations 3:2 5:1")
    regions = state.view(None).regions
    assert (regions[2].delegations[0], regions[4].delegations[0]) == (2, 1)


def test_a_roll_of_20_where_20_and_1_are_not_empty_fills_2() -> None:
    """The printed set-up of goods (7.2)."""
    state = scene([3, 4, 5, 6], goods={20: "salt"}, orders={1: "salt salt"})
    play(state)
    draw = state.draw(Fixed(19, 0, 0, 0, 0, 0))
    assert draw == Goods(2, ("salt",) * 5)


def test_the_picture_of_the_set_up_can_be_drawn() -> None:
    """The printed page 2: goods on 9, an order for tea and jade on 14 (3.2)."""
    state = GAME.start({}, 4)
    state.apply(CHANCE, Goods(9, ("salt", "salt", "jade", "jade", "gold")))
    for village in (1, 2, 3, 4):
        state.apply(CHANCE, Goods(village, ("salt", "barley", "barley", "tea", "tea")))
    state.apply(CHANCE, Order(14, order("tea jade", state)))
    assert there(state, 9) == {"salt": 2, "jade": 2, "gold": 1}
    view = state.view(None)
    number = view.villages[13].order
    assert number is not None
    (asked,) = [one for one in view.orders if one.id == number]
    assert asked.goods == {"tea": 1, "jade": 1}
    refill(state)
    view = state.view(None)
    assert sum(bool(village.goods) for village in view.villages) == 5
    assert sum(village.order is not None for village in view.villages) == 5


def test_the_inventory_of_salt_and_barley() -> None:
    """The printed phase 5 (8.3)."""
    state = scene(
        [1, 2, 3, 4],
        turn=4,
        held={
            0: "salt " * 3 + "barley " * 2,
            1: "salt " * 4 + "barley",
            2: "barley " * 4,
            3: "barley " * 4,
        },
    )
    play(state)
    told = refill(state)
    salt, barley, *rest = all_of(told, Counted)
    assert (salt.counts, salt.leader) == ((3, 4, 0, 0), 1)
    assert (barley.counts, barley.leader) == ((2, 1, 4, 4), None)
    assert [event.leader for event in rest] == [None, None, None]
    assert only(told, MarkerTaken).seat == 1
    assert [state.view(s).players[s].yaks for s in range(4)] == [0, 3, 0, 0]


def test_the_full_inventory_of_the_bhotia() -> None:
    """The printed page 7 (10.6)."""
    state = scene([17, 2, 3, 4], turn=4, held={0: "salt barley"}, advanced=True)
    for seat in (3, 0, 1, 2):
        act(state, seat, "event none")
    play(state)
    refill(state)
    assert legal(state, 0) == [
        "inventory marker",
        "inventory delegations 7",
        "inventory delegations 8",
        "inventory stupa 19",
        "inventory stupa 20",
    ]
    assert only(act(state, 0, "inventory stupa 19"), HouseHonoured).village == 19
    assert legal(state, 0) == [
        "inventory marker",
        "inventory delegations 7",
        "inventory delegations 8",
        "inventory stupa 20",
    ]


def test_a_market_leaves_salt_and_tea_to_the_others() -> None:
    """The printed page 7 (10.5)."""
    state = scene([12, 2, 3, 4], goods={12: "salt tea jade"}, advanced=True)
    act(state, 0, "event market 12")
    for seat in (1, 2, 3):
        act(state, seat, "event none")
    play(state, "deal")
    assert legal(state, 0) == ["take salt", "take tea", "take jade"]
    act(state, 0, "take jade")
    assert there(state, 12) == {"salt": 1, "tea": 1}


def test_a_game_that_was_played() -> None:
    """A result of a game with four that was reported (9.3)."""
    # Religion 5, 4, 11 and 8; politics then 2, 3 and 3; yaks 17, 3, 29 and 37.
    state = scene(
        [1, 2, 3, 4],
        turn=12,
        stupas={6: 0, 1: 0, 9: 1, 3: 1, 11: 2, 12: 2, 18: 2, 2: 2, 7: 3, 13: 3, 15: 3, 16: 3},
        sent={(0, 1): 2, (0, 2): 1, (1, 3): 9, (2, 3): 1, (2, 4): 1, (2, 5): 1}
        | {(3, 6): 1, (3, 7): 1, (3, 8): 1},
        kept={
            0: (36, 37),
            1: (7,),
            2: (33, 34, 35, 22),
            3: (38, 39, 40, 29, 8),
        },
    )
    play(state)
    told = refill(state)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.religion == (5, 4, 11, 8)
    assert outcome.politics == (2, None, 3, 3)
    assert outcome.scores == (17, 3, 29, 37)
    assert [(e.seat, e.criterion) for e in all_of(told, Eliminated)] == [
        (1, "religion"),
        (0, "politics"),
    ]
    assert (outcome.out, outcome.ranks, outcome.reason) == ((1, 0), (3, 4, 2, 1), "yaks")
    assert only(told, GameOver).ranks == (3, 4, 2, 1)
