"""The offer row, the jail, purchases, adverts, ink for coins: what the scenarios leave open."""

from __future__ import annotations

import pytest

from hardback.setting import brought, kinds, legal, play, player, refused, table, thrown

DULL = "STA-B STA-C"


@pytest.mark.parametrize(
    ("offers", "jail", "ink", "coins"),
    [
        ("ADV-A5 HOR-B6", "", 6, 2),
        ("ADV-A5 HOR-B6", "", 5, 0),
        ("HOR-B6", "ADV-B4", 3, 1),
        ("ADV-A7", "", 9, 3),
        ("ADV-A7", "", 8, 0),
    ],
)
def test_ink_is_converted_in_the_exact_amount(offers: str, jail: str, ink: int, coins: int) -> None:
    """13: for the smallest shortfall among the row, the own jailed card and the next advert."""
    state = table(player(DULL, coins=3, ink=ink, jail=jail), offers=offers)
    play(state, f"word {DULL}")
    assert ("convert" in legal(state)) == bool(coins)
    if coins:
        play(state, "convert")
        assert (state.at.players[0].coins, state.at.players[0].ink) == (3 + coins, ink - 3 * coins)


def test_another_players_jailed_card_is_no_reason_to_convert() -> None:
    """13."""
    state = table(player(DULL, coins=3, ink=3), player(jail="ADV-B4"), adverts=False)
    play(state, f"word {DULL}")
    assert state.at.turn.seat == 1


def test_who_has_converted_need_not_buy() -> None:
    """13: the coin becomes one ink again."""
    state = table(player(DULL, ink=6), offers="MYS-K2")
    play(state, f"word {DULL}", "convert", "done")
    assert state.at.players[0].ink == 2


def test_what_is_affordable_is_no_reason_to_convert() -> None:
    """13: a shortfall is more than nothing."""
    state = table(player(DULL, coins=2, ink=30), offers="MYS-K2", adverts=False)
    play(state, f"word {DULL}")
    assert legal(state) == ["buy MYS-K2", "done"]


def test_ink_of_this_turn_can_be_converted_and_remover_cannot() -> None:
    """13."""
    state = table(player("HOR-P3 STA-A", ink=2, remover=9), offers="MYS-K2")
    other = state.copy()
    play(state, "word HOR-P3 STA-A", "choose ink")
    assert legal(state) == ["convert", "done"]
    play(other, "word HOR-P3 STA-A", "choose remover")
    assert other.at.turn.seat == 1


def test_a_player_sees_the_next_advert_and_what_can_be_converted() -> None:
    """13: while buying."""
    state = table(player("STA-B MYS-A3 STA-C", coins=3, ink=6, adverts=1), offers="ADV-A5")
    assert (state.view(0).turn.advert, state.view(0).turn.convert) == (None, 0)
    play(state, "word STA-B=Q MYS-A3 STA-C=Q")
    assert (state.view(0).turn.advert, state.view(0).turn.convert) == (None, 0)
    play(state, "uncover STA-B")
    assert (state.view(0).turn.advert, state.view(0).turn.convert) == ((9, 6), 2)


def test_the_ladder_of_adverts_ends() -> None:
    """13: after the fifth step there is none."""
    state = table(player(DULL, coins=60))
    play(state, f"word {DULL}", *["advert"] * 5)
    assert state.at.players[0].score == 2 + 3 + 6 + 10 + 15 + 20
    assert state.at.turn.seat == 1
    assert state.at.players[0].adverts == 5


def test_each_player_has_an_own_ladder() -> None:
    """13."""
    state = table(player(adverts=3), player(DULL, coins=6), turn=1)
    play(state, f"word {DULL}", "advert")
    assert [one.adverts for one in state.at.players] == [3, 1]


def test_adverts_and_awards_are_options() -> None:
    """13 and 16."""
    seven = "STA-A STA-E STA-I STA-L STA-N STA-R STA-S"
    state = table(seven, adverts=False, awards=False)
    play(state, f"word {seven}")
    assert state.at.turn.seat == 1
    assert (state.at.players[0].award, state.at.players[0].ink) == (0, 7)


def test_the_card_just_dealt_can_be_bought() -> None:
    """13."""
    state = table(player(DULL, coins=4), offers="MYS-K2", deck="ROM-I2")
    play(state, f"word {DULL}", "buy MYS-K2", "buy ROM-I2")
    assert thrown(state, 0) == "MYS-K2 ROM-I2 STA-B STA-C"


def test_a_purchase_is_told_before_the_refill() -> None:
    """26C."""
    state = table(player(DULL, coins=5), offers="MYS-K2", deck="ROM-I2")
    told = play(state, f"word {DULL}", "buy MYS-K2")
    assert kinds(told)[-2:] == ["bought", "dealt"]


def test_points_of_purchases_are_no_result_of_the_word() -> None:
    """26C: nor are those of adverts."""
    state = table(player(DULL, coins=10), offers="ADV-B4")
    play(state, f"word {DULL}", "advert", "buy ADV-B4")
    assert brought(state) == (0, 2)
    assert state.at.players[0].score == 2 + 3 + 3


def test_a_flush_comes_after_the_jail() -> None:
    """12: the row counts as it is then."""
    row = "ROM-U9 ROM-L8 ROM-X7 ROM-H7 ADV-A5"
    emptied = table("MYS-F2 STA-B", offers=row, deck="HOR-K2")
    play(emptied, "word MYS-F2 STA-B", "remove ROM-H7")
    assert emptied.at.turn.seat == 1
    filled = table("MYS-F2 STA-B", offers=row, deck="HOR-B6")
    play(filled, "word MYS-F2 STA-B", "remove ADV-A5")
    assert legal(filled) == ["flush", "done"]


def test_a_declined_flush_is_not_offered_again() -> None:
    """12: not after a purchase either."""
    row = "ROM-U9 ROM-L8 ROM-X7 ROM-H7 MYS-K2"
    state = table(player(DULL, coins=3), offers=row, deck="ROM-P6")
    play(state, f"word {DULL}", "done", "buy MYS-K2")
    assert state.at.turn.seat == 1


def test_jailing_is_not_doubled() -> None:
    """11: one use for each benefit; nor is ink, for which see scenario 8."""
    state = table("MYS-F2 ROM-P6", offers="ROM-E2 ROM-I2", deck="ROM-N2")
    play(state, "word MYS-F2 ROM-P6", "remove ROM-E2")
    assert brought(state) == (0, 2 + 2)
    assert state.at.turn.seat == 1


def test_the_number_of_jail_uses_is_fixed_when_the_step_begins() -> None:
    """26C: one whose Timeless Classic is sent away by a refill remains."""
    me = player("MYS-F2 STA-B", timeless="MYS-F5T")
    state = table(me, offers="ROM-E2 ROM-I2", deck="MYS-K2 ROM-N2 ADV-A7", mode="cooperative")
    play(state, "word MYS-F2 STA-B", "remove ROM-E2")
    assert state.at.players[0].timeless == []
    play(state, "reserve MYS-K2")
    assert state.at.players[0].jail == "MYS-K2"
    assert state.at.turn.step == "spell"


def test_a_jailed_card_keeps_its_place_through_skips() -> None:
    """11."""
    state = table(player("STA-A", jail="ROM-U9"))
    play(state, "skip", "skip")
    assert state.at.players[0].jail == "ROM-U9"


def test_what_is_offered_may_cost_all_coins() -> None:
    """13: cost = coins is enough, one more is not."""
    state = table(player(DULL, coins=4), offers="MYS-B4 ADV-A5")
    play(state, f"word {DULL}")
    assert legal(state) == ["buy MYS-B4", "done"]
    assert refused(state, "buy ADV-A5") == "purchase.coins"


def test_coins_do_not_last_beyond_the_turn() -> None:
    """14: all become ink."""
    state = table(player("STA-A STA-E", coins=3), offers="MYS-K2")
    play(state, "word STA-A STA-E", "buy MYS-K2")
    assert (state.at.players[0].coins, state.at.players[0].ink) == (0, 3)


def test_the_legal_list_is_sorted_by_kind_and_card() -> None:
    """26C."""
    state = table(player(DULL, coins=9, ink=9, jail="ADV-C3"), offers="ROM-E2 ADV-B4 ROM-X7 ADV-K9")
    state.at.players[0].coins = 6
    play(state, f"word {DULL}")
    assert legal(state) == [
        "buy ADV-B4", "buy ADV-C3", "buy ROM-E2", "advert", "convert", "done",
    ]  # fmt: skip
