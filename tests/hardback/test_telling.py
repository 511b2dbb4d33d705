"""What everybody at the table is told, in its order (rules 9, 11, 13, 14)."""

from __future__ import annotations

import pytest

from hardback.setting import kinds, play, player, table
from parbat.core.events import Event
from parbat.games.hardback.events import PileShuffled, WordSubmitted
from parbat.games.hardback.state import HardbackState


def heard(told: list[Event], viewer: int | None = None) -> list[str]:
    """Return the kinds of what a viewer hears."""
    return kinds([event for event in told if event.is_for(viewer)])


def test_a_plain_turn() -> None:
    told = play(table("STA-A STA-B STA-C"), "word STA-A STA-B")
    assert heard(told) == [
        "word_submitted", "word_accepted", "earned", "earned", "coins_kept", "hand_counted",
        "turn_began",
    ]  # fmt: skip


def test_a_turn_as_its_player_hears_it() -> None:
    told = play(table("STA-A STA-B STA-C"), "word STA-A STA-B")
    assert heard(told, 0) == [
        "word_submitted", "word_accepted", "unused_discarded", "earned", "earned", "coins_kept",
        "hand_drawn", "turn_began",
    ]  # fmt: skip


def test_a_skipped_turn() -> None:
    told = play(table("STA-A STA-B"), "skip")
    assert heard(told) == ["turn_skipped", "hand_counted", "turn_began"]


def test_a_turn_of_a_team() -> None:
    told = play(table("STA-A", offers="ROM-E2", deck="ROM-I2", mode="cooperative"), "skip")
    assert heard(told) == ["turn_skipped", "hand_drawn", "penny_took", "dealt", "turn_began"]


def test_a_word_that_is_voted_down() -> None:
    state = table("STA-A STA-B", seats=3, words=[], vote="unanimous")
    told = play(state, "word STA-A STA-B", "1: vote yes", "2: vote no")
    assert heard(told) == ["word_submitted", "vote_opened", "voted", "voted", "word_rejected"]


def previewing() -> HardbackState:
    state = table(player("ROM-R5 ROM-E2", draw="STA-A", discard="STA-B"))
    play(state, "word ROM-R5 ROM-E2")
    return state


def buying() -> HardbackState:
    me = player("STA-A STA-B", coins=6, ink=3, jail="ADV-C3")
    state = table(me, offers="MYS-K2 ADV-A7 ADV-F8", deck="ROM-I2")
    play(state, "word STA-A STA-B")
    return state


def jailing() -> HardbackState:
    state = table(player("MYS-F2 MYS-X3", jail="ROM-U9"), offers="MYS-K2 ADV-A7", deck="ROM-I2")
    play(state, "word MYS-F2 MYS-X3")
    return state


@pytest.mark.parametrize(
    ("state", "text", "tags"),
    [
        (previewing(), "preview", ["preview_began", "preview_counted"]),
        (previewing(), "done", ["step_ended", "coins_kept", "hand_counted"]),
        (buying(), "buy MYS-K2", ["bought", "dealt"]),
        (buying(), "buy ADV-C3", ["bought"]),
        (buying(), "advert", ["advertised"]),
        (jailing(), "reserve MYS-K2", ["jail_emptied", "reserved", "dealt"]),
        (jailing(), "remove MYS-K2", ["removed", "dealt"]),
        (table("STA-A*"), "skip", ["turn_skipped", "hand_counted", "turn_began"]),
        (table(player(ink=1)), "ink", ["ink_spent", "ink_used"]),
    ],
)
def test_what_an_action_tells(state: HardbackState, text: str, tags: list[str]) -> None:
    assert heard(play(state, text))[: len(tags)] == tags


def test_ink_that_is_converted() -> None:
    state = table(player("STA-B STA-C", coins=1, ink=3), offers="MYS-K2")
    assert "converted" in heard(play(state, "word STA-B STA-C", "convert"))


def test_what_is_told_of_a_word() -> None:
    """Its letters, its cards, and which of them lie wild at which places."""
    told = play(table("STA-A STA-B STA-C"), "word STA-C=T STA-A STA-B=X")
    (word,) = [event for event in told if isinstance(event, WordSubmitted)]
    assert (word.word, word.cards) == ("TAX", ("STA-C", "STA-A", "STA-B"))
    assert (word.wild, word.wilds, word.face_up) == ((0, 2), 2, ("STA-A",))


def test_shuffles_are_told_without_their_order() -> None:
    state = table(player("STA-A", draw="", discard="STA-E STA-I", ink=1))
    play(state, "ink")
    told = play(state, "chance: shuffle 0 STA-I STA-E")
    assert told[0] == PileShuffled(seat=0, cards=2)


def test_the_end() -> None:
    told = play(table(), "1: resign")
    assert heard(told) == ["left", "game_over"]
