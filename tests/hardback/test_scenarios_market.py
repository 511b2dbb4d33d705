"""Flush, purchase and the end of the turn: scenarios 50 to 56 of the rules."""

from __future__ import annotations

import pytest

from hardback.setting import brought, hand, kinds, legal, play, player, refused, table, thrown

DEAR = "HOR-B6 ADV-Q7 MYS-J8 ROM-U9 MYS-K2 ROM-E2 HOR-F3"
HALF_DEAR = "HOR-B6 ADV-Q7 MYS-J8 ROM-N5 MYS-K2 ROM-E2 HOR-F3"
OF_ROMANCE = "ROM-N5 ADV-Q7 MYS-J8 ROM-C3 ROM-I2 ROM-E2 HOR-F3"


@pytest.mark.parametrize(
    ("offers", "offered"), [(DEAR, True), (HALF_DEAR, False), (OF_ROMANCE, True)]
)
def test_when_a_flush_is_offered(offers: str, offered: bool) -> None:
    """Scenario 50: four cards cost 6 or more, or four are of one genre."""
    state = table("STA-B STA-C", offers=offers)
    play(state, "word STA-B STA-C")
    assert (state.at.turn.step == "flush") == offered
    if offered:
        assert legal(state) == ["flush", "done"]


def test_a_jailed_card_does_not_count_for_a_flush() -> None:
    """Scenario 50: with it four cards would cost 6 or more."""
    state = table(player("STA-B STA-C", jail="ROM-U9"), offers=HALF_DEAR)
    play(state, "word STA-B STA-C")
    assert state.at.turn.seat == 1


def test_there_is_no_second_flush_in_a_turn() -> None:
    """Scenario 50: whatever comes up."""
    deck = "HOR-C8 HOR-E8 HOR-S7 HOR-D9 HOR-X6 HOR-U6 HOR-J5 ADV-A5"
    state = table("STA-B STA-C", offers=DEAR, deck=deck)
    play(state, "word STA-B STA-C", "flush")
    assert state.at.offers == deck.split()[:7]
    assert state.at.discard == sorted(DEAR.split())
    assert state.at.turn.seat == 1


def test_ink_is_converted_in_the_amount_needed_and_again() -> None:
    """Scenario 51: 3 ink for a coin, twice; then 2 ink are left and it is not offered."""
    state = table(player("STA-B STA-C", coins=3, ink=8), offers="MYS-B4 ADV-A5 HOR-B6")
    play(state, "word STA-B STA-C")
    assert legal(state) == ["convert", "done"]
    play(state, "convert")
    me = state.at.players[0]
    assert (me.coins, me.ink) == (4, 5)
    assert legal(state) == ["buy MYS-B4", "convert", "done"]
    play(state, "convert")
    assert (me.coins, me.ink) == (5, 2)
    assert legal(state) == ["buy ADV-A5", "buy MYS-B4", "done"]
    assert refused(state, "convert") == "purchase.not_now"


def test_a_turn_in_which_nothing_can_be_bought_ends_by_itself() -> None:
    """Scenario 52: its coins become ink."""
    state = table(player("STA-A STA-B", ink=1), offers="MYS-K2")
    told = play(state, "word STA-A STA-B")
    assert brought(state) == (1, 1)
    assert "coins_kept" in kinds(told)
    me = state.at.players[0]
    assert (me.coins, me.ink) == (0, 2)
    assert state.at.turn.seat == 1


def test_adverts_are_bought_step_by_step() -> None:
    """Scenario 53: 6 and 9 coins, then 6 are not enough for 12."""
    state = table(player("STA-B STA-C", coins=21))
    play(state, "word STA-B STA-C", "advert")
    me = state.at.players[0]
    assert (me.coins, me.score) == (15, 2 + 3)
    play(state, "advert")
    assert (me.coins, me.ink, me.score, me.adverts) == (0, 6, 2 + 3 + 6, 2)
    assert state.at.turn.seat == 1


def test_ink_may_close_the_gap_to_an_advert() -> None:
    """Scenario 53: 6 coins are missing, 18 ink are there."""
    state = table(player("STA-B STA-C", coins=6, ink=18, adverts=2))
    play(state, "word STA-B STA-C", "convert", "advert")
    me = state.at.players[0]
    assert (me.coins, me.ink, me.score) == (0, 0, 2 + 10)


def test_points_of_a_purchase_count_at_once_and_once() -> None:
    """Scenario 54: they are not doubled, and no part of what the word brought."""
    state = table(player("STA-B ROM-P6", coins=4), offers="ADV-B4")
    play(state, "word STA-B ROM-P6", "buy ADV-B4")
    assert brought(state) == (0, 4)
    assert state.at.players[0].score == 4 + 3
    assert thrown(state, 0) == "ADV-B4 ROM-P6 STA-B"


@pytest.mark.parametrize(
    ("doings", "cycled"),
    [
        (["skip"], True),
        (["word MYS-F2 STA-A", "done", "done"], True),
        (["word MYS-F2 STA-A", "done", "advert", "done"], True),
        (["word MYS-F2 STA-A", "done", "buy ROM-E2", "done"], False),
        (["word MYS-F2 STA-A", "done", "buy ADV-C3", "done"], False),
        (["word MYS-F2 STA-A", "remove ROM-I2", "done"], False),
        (["word MYS-F2 STA-A", "reserve ROM-I2", "done"], False),
    ],
)
@pytest.mark.parametrize("edition", ["second", "classic"])
def test_the_offer_row_is_cycled_after_an_idle_turn(
    doings: list[str], cycled: bool, edition: str
) -> None:
    """Scenario 55: an advert is idle, what is done to the row or the jail is not."""
    me = player("MYS-F2 STA-A", jail="ADV-C3", coins=8)
    state = table(me, offers="ADV-A7 ROM-E2 ROM-I2", deck="HOR-K2 HOR-X2", edition=edition)
    told = play(state, *doings)
    assert state.at.turn.seat == 1
    happens = cycled and edition == "second"
    assert ("offer_cycled" in kinds(told)) == happens
    assert ("ADV-A7" not in state.at.offers) == happens
    assert ("ADV-A7" in state.at.discard) == happens
    if happens:
        assert state.at.offers == ["ROM-E2", "ROM-I2", "HOR-K2"]


def test_the_offer_row_is_not_cycled_after_a_flush() -> None:
    """Scenario 55."""
    state = table("STA-B STA-C", offers=DEAR, deck=HALF_DEAR, edition="second")
    told = play(state, "word STA-B STA-C", "flush")
    assert "offer_cycled" not in kinds(told)
    assert state.at.offers == HALF_DEAR.split()


def test_the_cards_just_used_may_be_drawn_again() -> None:
    """Scenario 56: three cards of the draw pile, then two of the discard pile shuffled."""
    me = player("STA-B STA-C STA-D STA-G", draw="STA-A STA-E STA-I", discard="STA-L STA-N")
    state = table(me)
    play(state, "word STA-B STA-C")
    assert hand(state, 0) == "STA-A STA-E STA-I"
    assert state.to_act == {"chance"}
    play(state, "chance: shuffle 0 STA-G STA-L STA-N STA-B STA-C STA-D")
    assert hand(state, 0) == "STA-A STA-E STA-G STA-I STA-L"
    assert state.at.players[0].draw == ["STA-N", "STA-B", "STA-C", "STA-D"]
    assert state.at.turn.seat == 1
