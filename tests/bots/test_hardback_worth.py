"""What the computer player of Hardback thinks things are worth: decks, purchases, Penny's next."""

from __future__ import annotations

from typing import Any

import pytest

from parbat.bots.hardback.deck import Deck
from parbat.bots.hardback.shopping import Plan, Shopping
from parbat.bots.hardback.values import Prices, numbers
from parbat.core.chance import Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games.hardback.actions import Advert, Buy, Convert, Done
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.state import HardbackState

STARTERS = ["STA-A", "STA-E", "STA-I", "STA-L", "STA-N", "STA-R", "STA-S", "STA-T"]


def deck(cards: list[str], standing: tuple[str, ...] = (), drawn: float = 5.0) -> Deck:
    """A deck in which every card brings 1 and besides 2 while its genre is active."""
    active = {card: 0.0 if CARDS[card].genre == "starter" else 2.0 for card in CARDS}
    return Deck(cards, standing, lambda _: 1.0, active.__getitem__, drawn)


def test_a_second_card_of_a_genre_makes_the_first_one_better_too() -> None:
    alone = deck(STARTERS)
    joined = deck([*STARTERS, "HOR-K2"])
    assert alone.gain("HOR-D4T") == pytest.approx(0.0)
    assert joined.gain("HOR-D4T") > joined.gain("MYS-E4") + 0.5


def test_a_timeless_classic_in_play_makes_its_genre_active_for_good() -> None:
    assert deck(STARTERS, ("HOR-D4T",)).activity("horror") == 1.0
    assert deck(STARTERS).activity("horror") == 0.0
    assert 0.0 < deck([*STARTERS, "HOR-K2"]).activity("horror") < 1.0


def test_where_all_cards_are_drawn_each_counts_in_full() -> None:
    whole = deck(["STA-A", "STA-E"], drawn=5.0)
    assert whole.gain("STA-I") == pytest.approx(1.0)
    assert whole.loss("STA-E") == pytest.approx(1.0)


def test_a_card_that_brings_less_than_the_others_is_a_burden() -> None:
    worths = {"STA-A": 0.0, **dict.fromkeys(("HOR-K2", "HOR-D4T", "MYS-E4"), 3.0)}
    burdened = Deck([*worths, *STARTERS[1:4]], (), lambda c: worths.get(c, 3.0), lambda _: 0.0, 5.0)
    assert burdened.loss("STA-A") < 0.0 < burdened.loss("HOR-K2")


def shop(
    row: list[str], coins: int, ink: int = 0, score: int = 0, **options: Any
) -> tuple[Plan, HardbackState]:
    """Ask what is bought from an offer row, the oldest card first."""
    seats = 1 if options.get("mode") == "cooperative" else 2
    names = [Seat(name=f"S{n}") for n in range(seats)]
    match = Match(Hardback(), options, names, Seed.numbered(1))
    match.begin()
    state = match.state
    assert isinstance(state, HardbackState)
    state.at.offers = row
    state.at.active.coins, state.at.active.ink = coins, ink
    state.at.players[-1].score = score
    prices = Prices(state.view(0), 0, numbers())
    return Shopping(state.rules, prices).best(state.at), state


def test_two_cards_that_the_coins_are_enough_for_are_one_plan() -> None:
    one, _ = shop(["MYS-A3", "ROM-B3"], coins=3)
    two, _ = shop(["MYS-A3", "ROM-B3"], coins=6)
    assert two.worth > one.worth + 1.0


def test_without_coins_nothing_is_planned() -> None:
    plan, state = shop(["ROM-B3", "ROM-S4"], coins=0)
    assert plan == Plan(0.0, Done())
    assert state.at.offers == ["ROM-B3", "ROM-S4"]


def test_at_the_end_an_advert_brings_more_than_a_card_that_never_comes_to_hand() -> None:
    plan, _ = shop(["ROM-S4", "MYS-E4"], coins=6, score=59)
    assert plan.first == Advert()
    without, _ = shop(["ROM-S4", "MYS-E4"], coins=6, score=59, adverts=False)
    assert without.first != Advert()


def test_several_steps_of_the_adverts_are_one_plan() -> None:
    one, _ = shop([], coins=6, score=59)
    two, _ = shop([], coins=15, score=59)
    assert one.worth == pytest.approx(3.0)
    assert two.worth == pytest.approx(9.0)


def test_ink_is_changed_where_what_it_buys_is_worth_more() -> None:
    plan, _ = shop(["HOR-D9"], coins=8, ink=3)
    assert plan.first == Convert()
    dear, _ = shop(["ROM-S4"], coins=1, ink=9, score=59)
    assert dear.first == Done()


def test_the_card_that_penny_takes_next_is_bought_before_its_equal() -> None:
    plan, _ = shop(["ROM-U9", "MYS-A3"], coins=9, mode="cooperative")
    assert plan.first == Buy("ROM-U9")


def test_what_penny_gets_counts_twice_for_her_signature() -> None:
    plain, state = shop(["ROM-U9", "MYS-A3"], coins=0, mode="cooperative")
    state.at.genre = "romance"
    prices = Prices(state.view(0), 0, numbers())
    twice = Shopping(state.rules, prices).best(state.at)
    assert plain.worth == pytest.approx(-9 * numbers().deny)
    assert twice.worth == pytest.approx(-18 * numbers().deny)
