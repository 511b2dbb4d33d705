"""What is refused, and with which code."""

from __future__ import annotations

import pytest

from himalaya.setting import GAME, RESTS, act, place_events, play, refill, refused, scene
from parbat.core.actors import CHANCE
from parbat.core.errors import BadOption, IllegalAction
from parbat.games.himalaya.actions import Goods


def test_who_may_not_act_may_not_act() -> None:
    state = GAME.start({}, 4)
    assert refused(state, 0, "start 3") == "match.not_to_act"
    refill(state)
    assert refused(state, 1, "start 3") == "match.not_to_act"


def test_chance_makes_the_draw_that_is_due() -> None:
    state = GAME.start({}, 4)
    for text in ("order 3 1", "card 3", "start 3", f"program {RESTS}"):
        assert refused(state, CHANCE, text) == "himalaya.chance.due"
    assert refused(state, CHANCE, "goods 21 salt salt salt salt salt") == "himalaya.refill.village"
    assert refused(state, CHANCE, "goods 3 salt") == "himalaya.goods.number"
    state.table.p.bag = [0, 15, 12, 9, 6]
    assert refused(state, CHANCE, "goods 3 salt tea tea tea tea") == "himalaya.goods.bag"
    with pytest.raises(IllegalAction, match=r"himalaya\.goods\.bag"):
        state.apply(CHANCE, Goods(3, ("tea", "barley", "tea", "tea", "tea")))


def test_an_order_has_to_be_in_the_bag() -> None:
    state = scene([1, 2, 3, 4], goods=dict.fromkeys(range(1, 6), "salt"), kept={0: [7]})
    play(state)
    for order in ("order 10 7", "order 10 41"):
        assert refused(state, CHANCE, order) == "himalaya.order.bag"


def test_a_card_has_to_be_there_and_its_village_is_filled() -> None:
    state = GAME.start({"refill": "cards"}, 4)
    assert refused(state, CHANCE, "card 21") == "himalaya.card.gone"
    assert refused(state, CHANCE, "goods 3 salt salt salt salt salt") == "himalaya.chance.due"
    state.apply(CHANCE, GAME.parse_action("card 3"))
    assert refused(state, CHANCE, "card 4") == "himalaya.chance.due"
    assert refused(state, CHANCE, "goods 4 salt salt salt salt salt") == "himalaya.refill.card"


def test_nobody_does_what_chance_does_nor_what_is_not_due() -> None:
    state = scene([1, 2, 3, 4])
    assert refused(state, 0, "card 3") == "himalaya.chance.only"
    for text in ("start 3", "event none", "deal yes", "take salt", "reward barter"):
        assert refused(state, 0, text) == "himalaya.phase.other"
    (form,) = state.forms(0)
    refusal = form.refusal(GAME.parse_action("deal no"))
    assert refusal is not None
    assert refusal.code == "himalaya.phase.other"


def test_caravans_start_on_villages_that_are_there() -> None:
    state = GAME.start({}, 4)
    refill(state)
    assert refused(state, 0, "start 21") == "himalaya.start.village"
    act(state, 0, "start 20")
    assert refused(state, 1, "start 20") == "himalaya.start.taken"


def test_event_counters() -> None:
    state = scene([1, 2, 3, 4], goods={9: "salt"}, advanced=True)
    assert refused(state, 0, "event market 3") == "himalaya.event.no_goods"
    assert refused(state, 0, "event yeti 3-5") == "himalaya.event.no_track"
    act(state, 0, "event yeti 3-4")
    assert refused(state, 1, "event yeti 3-6") == "himalaya.event.on_board"
    for seat in (1, 2, 3):
        act(state, seat, "event none")
    play(state)
    refill(state)
    for seat in (1, 2, 3):
        act(state, seat, "event none")
    assert refused(state, 0, "event yeti 3-4") == "himalaya.event.not_held"
    assert state.view(None).players[0].counters == ("snowstorm", "market")


def test_deals_and_markets() -> None:
    state = scene([3, 4, 5, 6], orders={3: "salt salt"}, deals_optional=True)
    play(state, "deal")
    assert refused(state, 0, "deal yes") == "himalaya.deal.lacking"
    state = scene([3, 4, 5, 6], goods={3: "tea"}, advanced=True)
    place_events(state, "event market 3")
    play(state, "deal")
    assert refused(state, 0, "take gold") == "himalaya.take.none"


def test_rewards() -> None:
    state = scene([6, 4, 5, 3], orders={6: "salt salt"}, held={0: "salt salt"}, stupas={6: 1})
    play(state, "deal")
    assert refused(state, 0, "reward barter offering") == "himalaya.reward.offering"
    assert refused(state, 0, "reward barter delegations 1:2") == "himalaya.reward.delegations"
    assert refused(state, 0, "reward barter delegations 8:3") == "himalaya.reward.regions"
    state = scene([6, 4, 5, 3], orders={6: "salt salt"}, held={0: "salt salt"}, sent={(0, 1): 15})
    play(state, "deal")
    assert refused(state, 0, "reward barter delegations 1:1") == "himalaya.reward.none_left"
    assert refused(state, 0, "reward barter") == "himalaya.reward.number"


def test_the_full_inventory() -> None:
    state = scene([17, 4, 5, 3], turn=4, held={0: "salt"}, sent={(0, 1): 15}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    assert refused(state, 0, "inventory delegations 7") == "himalaya.inventory.no_delegation"
    assert refused(state, 0, "inventory stupa 3") == "himalaya.inventory.house"
    state = scene([17, 4, 5, 3], turn=4, held={0: "salt"}, advanced=True)
    place_events(state)
    play(state)
    refill(state)
    assert refused(state, 0, "inventory delegations 1") == "himalaya.inventory.regions"


def test_nobody_leaves_twice() -> None:
    state = scene([1, 2, 3, 4])
    state.resign(0)
    with pytest.raises(IllegalAction, match=r"himalaya\.left\.already"):
        state.resign(0)


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_option_players_equals_the_number_of_seats(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.start({}, seats)
    assert refusal.value.code == "himalaya.option.players"
    assert GAME.start({"players": seats}, seats).table.rules.seats == seats
    assert GAME.default_seats({"players": seats}) == seats


def test_nothing_is_done_after_the_end() -> None:
    state = scene([1, 2, 3, 4])
    state.abandon()
    assert refused(state, 0, f"program {RESTS}") == "match.not_to_act"
    with pytest.raises(IllegalAction, match=r"match\.over"):
        state.abandon()
