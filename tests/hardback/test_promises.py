"""What is said of cards before they are uncovered and doubled (rules 11)."""

from __future__ import annotations

from hardback.setting import GAME, brought, play, player, table
from parbat.games.hardback.actions import Word
from parbat.games.hardback.looking import Promise, WordPreview, preview
from parbat.games.hardback.state import HardbackState


def promises(state: HardbackState) -> dict[str, Promise]:
    """Return what everybody is shown of the cards that can be chosen."""
    return state.view(None).turn.promises


def previewed(state: HardbackState, text: str) -> WordPreview:
    """Return what is said of a word before it is submitted."""
    word = GAME.parse_action(text)
    assert isinstance(word, Word)
    found = preview(state.at, state.rules, word)
    assert found
    return found


def test_a_card_that_can_be_doubled_promises_what_it_brings_once_more() -> None:
    """Scenario 2: of B3 and A one is doubled."""
    state = table("ROM-B3 ROM-S4 STA-A")
    play(state, "word ROM-B3 ROM-S4 STA-A")
    assert promises(state) == {"ROM-B3": Promise(2, 0, ()), "STA-A": Promise(1, 0, ())}


def test_a_card_that_can_be_uncovered_promises_the_genre_it_makes_active() -> None:
    """E4 is the second Mystery card."""
    state = table("STA-A MYS-I5 MYS-E4")
    play(state, "word STA-A=Q MYS-I5 MYS-E4=Q")
    assert promises(state) == {"MYS-E4": Promise(2, 0, ("mystery",)), "STA-A": Promise(1, 0, ())}


def test_a_promise_is_kept() -> None:
    """What a choice promised is what the word brings more than without it."""
    words = ("word ROM-B3 ROM-S4 STA-A", "word STA-A ROM-P6 STA-B", "word STA-A=Q MYS-A3 STA-E=Q")
    for word in words:
        before = table("ROM-B3 ROM-S4 ROM-P6 MYS-A3 STA-A STA-B STA-E")
        play(before, word)
        worth = set()
        for card, promise in promises(before).items():
            state = before.copy()
            play(state, f"{state.at.turn.step} {card}")
            coins, points = brought(state)
            worth.add((coins - promise.coins, points - promise.points))
        assert len(worth) == 1


def test_nothing_is_promised_where_nothing_is_uncovered_or_doubled() -> None:
    state = table(player("STA-A STA-E", coins=5), offers="ROM-I2")
    assert promises(state) == {}
    play(state, "word STA-A STA-E")
    assert promises(state) == {}


def test_a_word_tells_which_wild_cards_turn_up_by_themselves() -> None:
    """I5 has one wild neighbour: there is nothing to choose."""
    told = previewed(table("STA-A MYS-I5 STA-E STA-R"), "word STA-A=Q MYS-I5 STA-E STA-R=Q")
    assert {card.card for card in told.cards if card.uncovered} == {"STA-A"}
    assert told.then is None
