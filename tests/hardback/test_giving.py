"""Trash, dump, preview and how they lead to each other; the order of benefits (rules 11, 26C)."""

from __future__ import annotations

import pytest

from hardback.setting import brought, hand, legal, play, player, refused, table, thrown
from parbat.games.hardback.events import Dumped
from parbat.games.hardback.state import HardbackState

LOOKS = player("ROM-R5 ROM-E2", draw="STA-S STA-E STA-I STA-L STA-N STA-R")


def looking(offers: str = "") -> HardbackState:
    """Return a game in which three cards were looked at: S, E and I, in this order."""
    state = table(LOOKS.copy(), offers=offers)
    play(state, "word ROM-R5 ROM-E2", "preview")
    return state


def test_trash_is_offered_card_by_card_in_any_order() -> None:
    """11: or not at all."""
    state = table("ADV-G6 ADV-E3 STA-B")
    play(state, "word ADV-G6 ADV-E3 STA-B")
    assert legal(state) == ["trash ADV-E3", "trash ADV-G6", "done"]
    play(state, "trash ADV-G6")
    assert legal(state) == ["trash ADV-E3", "done"]
    play(state, "done")
    assert "ADV-E3" in thrown(state, 0)
    assert state.at.discard == ["ADV-G6"]


def test_trash_may_bring_points() -> None:
    """11."""
    state = table("ADV-Q7 STA-B")
    play(state, "word ADV-Q7 STA-B", "trash ADV-Q7")
    assert brought(state) == (0, 3 + 1 + 3)


def test_trashing_a_card_changes_nothing_that_was_doubled() -> None:
    """6: uncover and double are over by then."""
    state = table("ROM-P6 ADV-E3 STA-A")
    play(state, "word ADV-E3 ROM-P6 STA-A", "double STA-A", "trash ADV-E3")
    assert brought(state) == (2 + 2, 1 + 2)


@pytest.mark.parametrize(("first", "pays"), [("done", []), ("dump STA-Y", [1])])
def test_dump_may_be_ended(first: str, pays: list[int]) -> None:
    """11."""
    state = table(player("ROM-M2 STA-A", discard="STA-Y STA-U"))
    told = play(state, "word ROM-M2 STA-A", first)
    assert [event.coins for event in told if isinstance(event, Dumped)] == pays
    assert state.at.turn.seat == 1


def test_a_dumped_card_of_the_offer_goes_to_its_discard() -> None:
    """11: a starter never returns; with its owner's seat it is public."""
    state = table("", player("ROM-M2 ROM-G3 ROM-H3", discard="HOR-K2 STA-U STA-Y"), turn=1)
    play(state, "word ROM-M2 ROM-G3 ROM-H3", "dump HOR-K2", "dump STA-Y", "dump STA-U")
    assert state.at.discard == ["HOR-K2"]
    assert state.view(None).gone == (("STA-U", 1), ("STA-Y", 1))


def test_previewed_cards_are_placed_one_by_one_in_any_order() -> None:
    """11: there is no way out before the last."""
    state = looking()
    assert legal(state) == [
        "top STA-E", "top STA-I", "top STA-S", "discard STA-E", "discard STA-I", "discard STA-S",
    ]  # fmt: skip
    assert refused(state, "done") == "turn.wrong_step"
    play(state, "discard STA-I", "top STA-S")
    assert legal(state) == ["top STA-E", "discard STA-E"]
    assert refused(state, "top STA-I") == "place.not_now"


@pytest.mark.parametrize("order", ["S E I", "E S I", "I E S", "E I S"])
def test_cards_put_back_keep_their_order(order: str) -> None:
    """26C.8: that in which they were drawn, however they are named."""
    state = looking()
    play(state, *(f"top STA-{letter}" for letter in order.split()))
    assert hand(state, 0) == "STA-E STA-I STA-L STA-N STA-S"
    assert state.at.players[0].draw == ["STA-R"]
    again = looking(offers="ROM-I2")
    play(again, *(f"top STA-{letter}" for letter in order.split()))
    assert again.at.players[0].draw == ["STA-S", "STA-E", "STA-I", "STA-L", "STA-N", "STA-R"]


def test_cards_put_back_lie_on_top_of_the_pile_at_once() -> None:
    """26C: the owner knows them until they are drawn."""
    state = looking(offers="ROM-I2")
    play(state, "top STA-I")
    assert state.view(0).players[0].known_top == ("STA-I",)
    play(state, "top STA-S")
    assert state.view(0).players[0].known_top == ("STA-S", "STA-I")
    play(state, "discard STA-E")
    assert state.at.players[0].draw[:3] == ["STA-S", "STA-I", "STA-L"]
    assert thrown(state, 0) == "STA-E"


def test_preview_is_offered_in_trash_and_dump_and_once() -> None:
    """11 and 26C: not again after it was used."""
    state = table(player("ROM-R5 ROM-M2 ADV-G6", draw="STA-A", discard="STA-Y"))
    play(state, "word ROM-R5 ROM-M2 ADV-G6", "trash ADV-G6", "preview")
    play(state, "chance: shuffle 0 STA-Y", "top STA-A", "discard STA-Y")
    assert legal(state) == ["dump STA-Y", "done"]
    play(state, "dump STA-Y")
    assert state.at.turn.step != "preview"


def test_preview_may_be_declined() -> None:
    """26C: it has a prompt of its own after trash and dump, and is over then."""
    state = table(LOOKS.copy())
    play(state, "word ROM-R5 ROM-E2")
    assert (state.at.turn.step, legal(state)) == ("preview", ["preview", "done"])
    play(state, "done")
    assert hand(state, 0) == "STA-E STA-I STA-L STA-N STA-S"


def test_preview_takes_as_many_cards_as_there_are() -> None:
    """5."""
    state = table(player("ROM-R5 ROM-E2", draw="STA-A", discard="STA-B"))
    play(state, "word ROM-R5 ROM-E2", "preview", "chance: shuffle 0 STA-B")
    assert state.at.turn.placing == ["STA-A", "STA-B"]


def test_preview_is_not_doubled() -> None:
    """11: three cards."""
    state = table(player("ROM-R5 ROM-P6", draw="STA-S STA-E STA-I STA-L STA-N STA-R"))
    play(state, "word ROM-R5 ROM-P6", "preview")
    assert len(state.at.turn.placing) == 3


def test_used_benefits_stay_used_after_a_preview() -> None:
    """26C."""
    state = table(player("ROM-R5 ROM-M2", draw="STA-A", discard="STA-U STA-Y"))
    play(state, "word ROM-R5 ROM-M2", "dump STA-U", "preview")
    play(state, "chance: shuffle 0 STA-Y", "discard STA-A", "discard STA-Y")
    assert state.at.turn.step not in ("trash", "dump")


def test_either_or_goes_card_by_card_from_the_left() -> None:
    """11: and cannot be declined."""
    state = table("HOR-A3 HOR-E8 HOR-K2")
    play(state, "word HOR-E8 HOR-A3 HOR-K2")
    asked = []
    while state.at.turn.step == "either":
        choice = state.view(0).turn.choice
        assert choice is not None
        asked.append((*choice, legal(state)[0]))
        play(state, legal(state)[0])
    assert asked == [
        ("HOR-E8", 2, "choose coins"),
        ("HOR-E8", 1, "choose ink"),
        ("HOR-A3", 2, "choose coins"),
        ("HOR-K2", 1, "choose coins"),
    ]


def test_either_or_is_doubled() -> None:
    """11: coins or points are, ink or remover is not."""
    state = table("HOR-D4T ROM-P6")
    play(state, "word HOR-D4T ROM-P6")
    assert state.view(0).turn.choice == ("HOR-D4T", 2)
    assert state.view(0).question == ("either", {"card": "HOR-D4T", "amount": 2})
    assert refused(state, "done") == "turn.wrong_step"
    assert refused(state, "choose ink") == "either.not_now"
    play(state, "choose points")
    assert brought(state) == (0, 2 + 2)


def test_an_award_is_by_cards_and_comes_before_the_benefits() -> None:
    """9 and 16."""
    seven = "STA-A STA-E STA-I STA-L STA-N STA-R STA-S"
    state = table(seven)
    told = play(state, f"word {seven}")
    tags = [str(event.__struct_config__.tag) for event in told]
    assert tags.index("award_taken") < tags.index("earned")


def test_six_letters_win_no_award() -> None:
    """16."""
    six = "STA-A STA-E STA-I STA-L STA-N STA-R"
    state = table(six)
    play(state, f"word {six}")
    assert state.at.players[0].award == 0
