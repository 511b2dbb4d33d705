"""Trash, dump, preview, either-or and jail: scenarios 23 to 32 of the rules."""

from __future__ import annotations

import pytest

from hardback.setting import brought, kinds, legal, play, player, refused, table, thrown
from parbat.games.hardback.events import Dumped


def test_unused_cards_of_the_hand_can_be_dumped_in_the_same_turn() -> None:
    """Scenario 23."""
    state = table("ROM-M2 STA-A STA-Y")
    play(state, "word ROM-M2 STA-A")
    assert legal(state) == ["dump STA-Y", "done"]
    play(state, "dump STA-Y")
    assert brought(state) == (3, 0)
    assert thrown(state, 0) == "ROM-M2 STA-A"


def test_the_dump_that_pays_most_is_used_first() -> None:
    """Scenario 24: M2, doubled by P6, pays 2 coins, then G3 pays one."""
    state = table(player("ROM-G3 STA-A ROM-M2 ROM-P6", discard="STA-L STA-Y"))
    play(state, "word ROM-G3 STA-A ROM-M2 ROM-P6")
    told = play(state, "dump STA-L", "dump STA-Y")
    assert [event.coins for event in told if isinstance(event, Dumped)] == [2, 1]


def test_nothing_is_dumped_from_an_empty_discard_pile() -> None:
    """Scenario 24: the step is passed over."""
    state = table("ROM-M2 STA-A")
    play(state, "word ROM-M2 STA-A")
    assert state.at.turn.seat == 1


def test_a_dumped_starter_never_comes_back() -> None:
    """Scenario 25: it is neither in the deck nor in the offer discard."""
    state = table("ROM-M2 STA-A STA-Y")
    play(state, "word ROM-M2 STA-A", "dump STA-Y")
    assert state.at.gone == [("STA-Y", 0)]
    assert state.at.discard == []


def test_a_trashed_card_can_come_back_into_the_offer_row() -> None:
    """Scenario 25: once the offer deck has run out."""
    state = table(player("ADV-G6 STA-A", coins=1), offers="ROM-E2")
    play(state, "word ADV-G6 STA-A", "trash ADV-G6", "buy ROM-E2")
    play(state, "chance: shuffle offer ADV-G6")
    assert state.at.offers == ["ADV-G6"]


def test_removed_cards_can_come_back_into_the_offer_row() -> None:
    """Scenario 25: what was removed lies in the discard before the row is refilled."""
    state = table("MYS-F2 STA-A", offers="ROM-E2 ROM-I2")
    play(state, "word MYS-F2 STA-A", "remove ROM-I2", "chance: shuffle offer ROM-I2")
    assert state.at.offers == ["ROM-E2", "ROM-I2"]


def test_flushed_cards_can_come_back_into_the_offer_row() -> None:
    """Scenario 25: with nothing else there the row is dealt out of itself."""
    state = table("STA-A STA-B", offers="ROM-U9 ROM-L8 ROM-X7 ROM-H7", deck="ROM-I2")
    play(state, "word STA-A STA-B", "flush")
    assert state.at.offers == ["ROM-I2"]
    play(state, "chance: shuffle offer ROM-X7 ROM-H7 ROM-U9 ROM-L8")
    assert state.at.offers == ["ROM-I2", "ROM-X7", "ROM-H7", "ROM-U9", "ROM-L8"]


def test_pennys_cards_can_come_back_into_the_offer_row() -> None:
    """Scenario 25."""
    state = table("STA-A STA-B", offers="ROM-I2", mode="cooperative")
    play(state, "skip", "chance: shuffle offer ROM-I2")
    assert state.at.offers == ["ROM-I2"]
    assert state.at.penny == 2


def test_preview_is_not_offered_without_cards() -> None:
    """Scenario 26: draw and discard pile are empty, and the game goes on."""
    state = table(player("ROM-R5 ROM-E2", draw=""))
    play(state, "word ROM-R5 ROM-E2", "chance: shuffle 0 ROM-E2 ROM-R5")
    assert state.at.turn.seat == 1
    assert brought(state) == (2, 3)


def test_preview_opens_trash_and_dump_again() -> None:
    """Scenario 27: what the preview discards can be dumped, though both steps had been ended."""
    state = table(player("ROM-R5 ROM-M2 ADV-G6", draw="STA-I STA-L STA-N", discard="STA-Y"))
    play(state, "word ROM-R5 ROM-M2 ADV-G6")
    assert legal(state) == ["trash ADV-G6", "preview", "done"]
    play(state, "done")
    assert legal(state) == ["dump STA-Y", "preview", "done"]
    play(state, "done")
    assert legal(state) == ["preview", "done"]
    play(state, "preview", "top STA-N", "discard STA-L", "top STA-I")
    assert legal(state) == ["trash ADV-G6", "done"]
    play(state, "done")
    assert legal(state) == ["dump STA-L", "dump STA-Y", "done"]
    play(state, "done")
    assert state.at.turn.step != "preview"


def test_preview_shuffles_between_the_cards() -> None:
    """Scenario 28: two cards, then the discard pile is shuffled, then a third."""
    state = table(player("ROM-R5 ROM-E2", draw="STA-I STA-L", discard="STA-A STA-N STA-R STA-S"))
    play(state, "word ROM-R5 ROM-E2", "preview")
    assert state.at.turn.placing == ["STA-I", "STA-L"]
    assert state.to_act == {"chance"}
    play(state, "chance: shuffle 0 STA-R STA-A STA-S STA-N")
    assert state.at.turn.placing == ["STA-I", "STA-L", "STA-R"]
    assert state.at.players[0].draw == ["STA-A", "STA-S", "STA-N"]


def test_either_or_is_asked_basic_first_and_ink_last() -> None:
    """Scenario 29: Z3 with Horror active."""
    state = table("HOR-Z3 HOR-M3")
    play(state, "word HOR-Z3 HOR-M3")
    for choices in (["coins", "points"], ["coins", "points"], ["ink", "remover"]):
        assert legal(state) == [f"choose {choice}" for choice in choices]
        play(state, f"choose {choices[-1]}")
    assert brought(state) == (0, 3 + 2 + 1)
    assert state.at.players[0].remover == 1
    coins = table("HOR-Z3 HOR-M3")
    play(coins, "word HOR-Z3 HOR-M3", "choose coins", "choose coins", "choose ink")
    assert brought(coins) == (3, 3)


def test_a_second_reserved_card_takes_the_place_of_the_first() -> None:
    """Scenario 30: the old one goes to the offer discard."""
    state = table(player("MYS-F2 STA-A", jail="ADV-K9"), offers="ROM-E2", deck="ROM-I2")
    told = play(state, "word MYS-F2 STA-A", "reserve ROM-E2")
    assert [kind for kind in kinds(told) if kind in ("jail_emptied", "reserved", "dealt")] == [
        "jail_emptied",
        "reserved",
        "dealt",
    ]
    assert state.at.players[0].jail == "ROM-E2"
    assert state.at.discard == ["ADV-K9"]
    assert state.at.offers == ["ROM-I2"]


def test_a_jailed_card_is_bought_by_its_owner_alone() -> None:
    """Scenario 31: at any later turn, and the row is not refilled."""
    state = table(
        player("STA-A STA-B", jail="ROM-E2"),
        player("STA-A STA-E", coins=9),
        offers="ROM-I2",
        deck="ROM-N2",
        turn=1,
    )
    play(state, "word STA-A STA-E")
    assert legal(state) == ["buy ROM-I2", "advert", "done"]
    assert refused(state, "buy ROM-E2") == "purchase.not_offered"
    play(state, "done")
    state.at.players[0].coins = 1
    play(state, "word STA-A STA-B", "buy ROM-E2")
    assert thrown(state, 0) == "ROM-E2 STA-A STA-B"
    assert state.at.players[0].jail == ""
    assert (state.at.offers, state.at.deck) == (["ROM-I2"], ["ROM-N2"])


def test_a_card_can_be_bought_in_the_turn_in_which_it_was_jailed() -> None:
    """Scenario 31."""
    state = table(player("MYS-F2 STA-A", coins=1), offers="ROM-E2")
    play(state, "word MYS-F2 STA-A", "reserve ROM-E2")
    assert legal(state) == ["buy ROM-E2", "done"]


@pytest.mark.parametrize("second", ["reserve ROM-N2", "remove ROM-N2"])
def test_a_second_jail_may_take_the_card_just_dealt(second: str) -> None:
    """Scenario 32."""
    state = table("MYS-F2 MYS-X3", offers="ROM-E2 ROM-I2", deck="ROM-N2 ROM-M2")
    play(state, "word MYS-F2 MYS-X3", "remove ROM-E2")
    assert legal(state) == [
        "reserve ROM-I2", "reserve ROM-N2", "remove ROM-I2", "remove ROM-N2", "done",
    ]  # fmt: skip
    play(state, second)
    assert state.at.turn.seat == 1
    assert state.at.offers == ["ROM-I2", "ROM-M2"]


def test_ending_the_jail_step_gives_up_all_uses() -> None:
    """Scenario 32."""
    state = table("MYS-F2 MYS-X3", offers="ROM-E2")
    play(state, "word MYS-F2 MYS-X3", "done")
    assert state.at.turn.seat == 1
