"""What chance does, when, and in which order (rules 4, 5, 26A)."""

from __future__ import annotations

import pytest

from hardback.setting import GAME, draw, hand, kinds, play, player, refused, table
from parbat.core.chance import Seed, shuffled
from parbat.core.options import Value
from parbat.games.hardback.cards import FIXED, OFFER, RANDOM
from parbat.games.hardback.events import SignatureDrawn
from parbat.games.hardback.state import HardbackState

STREAM = Seed.numbered(7).stream


def set_up(seats: int, number: int = 0, **options: Value) -> tuple[HardbackState, list[str]]:
    """Return a game after its set-up, and the draws that led there."""
    state = GAME.start(options, seats)
    return state, draw(state, number)


def test_the_order_of_the_set_up() -> None:
    """26A: the offer, the starters of every seat, the decks of every seat, Penny's genre."""
    _, made = set_up(2, mode="cooperative", penny="random")
    assert [" ".join(text.split()[:2]) for text in made[:-1]] == [
        "shuffle offer", "starters 0", "starters 1", "shuffle 0", "shuffle 1",
    ]  # fmt: skip
    assert made[-1].split()[0] == "penny"


@pytest.mark.parametrize("penny", ["none", "mystery"])
def test_pennys_genre_is_drawn_only_if_it_is_to_be(penny: str) -> None:
    """26A."""
    state, made = set_up(1, mode="cooperative", penny=penny)
    assert made[-1].startswith("shuffle 0 ")
    assert state.at.genre == ("" if penny == "none" else penny)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everybody_has_eight_fixed_starters_and_two_of_their_own(seats: int) -> None:
    """4: nobody shares a random letter; five players use all ten."""
    state, _ = set_up(seats)
    decks = [[*one.draw, *(held.id for held in one.hand)] for one in state.at.players]
    own = [id for deck in decks for id in deck if id in RANDOM]
    assert all(sorted(id for id in deck if id in FIXED) == sorted(FIXED) for deck in decks)
    assert [len(deck) for deck in decks] == [10] * seats
    assert sorted([*own, *state.at.box]) == sorted(RANDOM)
    assert len(set(own)) == 2 * seats


def test_the_first_position() -> None:
    """4: seven offers, the first dealt being the oldest; five cards each; the first seat begins."""
    state, made = set_up(3)
    order = made[0].split()[2:]
    assert (state.at.offers, state.at.deck) == (order[:7], order[7:])
    first = made[4].split()[2:]
    assert hand(state, 0).split() == sorted(first[:5])
    assert state.at.players[0].draw == first[5:]
    assert (state.at.turn.seat, state.at.turn.step, state.at.round) == (0, "spell", 1)
    assert [(one.coins, one.ink, one.remover, one.score) for one in state.at.players] == [
        (0, 0, 0, 0)
    ] * 3


def test_how_starters_are_drawn() -> None:
    """26A: the free letters from A to Z are shuffled, the first two are the seat's."""
    state = GAME.start({}, 2)
    state.apply("chance", state.draw(STREAM(0)))
    first = shuffled("BCDGHMOPUY", STREAM(1))[:2]
    assert state.draw(STREAM(1)).text == f"starters 0 {' '.join(first)}"
    state.apply("chance", state.draw(STREAM(1)))
    free = [letter for letter in "BCDGHMOPUY" if letter not in first]
    second = shuffled(free, STREAM(2))[:2]
    assert state.draw(STREAM(2)).text == f"starters 1 {' '.join(second)}"


def test_the_order_before_a_shuffle() -> None:
    """26A: ids ascending, so that starters come last; the result is the pile from its top."""
    state = GAME.start({}, 2)
    assert state.draw(STREAM(0)).text == f"shuffle offer {' '.join(shuffled(OFFER, STREAM(0)))}"
    assert list(OFFER) == sorted(OFFER)
    pile = "STA-B ROM-E2 ADV-K9"
    again = table(player("STA-A STA-E", draw="", discard=pile, ink=1))
    play(again, "ink")
    mixed = shuffled(["ADV-K9", "ROM-E2", "STA-B"], STREAM(0))
    assert again.draw(STREAM(0)).text == f"shuffle 0 {' '.join(mixed)}"


def test_how_pennys_genre_is_drawn() -> None:
    """26A: a number below 4."""
    genres = ["adventure", "horror", "mystery", "romance"]
    for number in range(12):
        state = GAME.start({"mode": "cooperative", "penny": "random"}, 1)
        while state.draw(STREAM(0)).text.split()[0] != "penny":
            state.apply("chance", state.draw(STREAM(0)))
        genre = genres[STREAM(number).below(4)]
        assert state.draw(STREAM(number)).text == f"penny {genre}"
        assert SignatureDrawn(genre=genre) in state.apply("chance", state.draw(STREAM(number)))
        assert state.at.genre == genre


def test_a_draw_changes_nothing() -> None:
    state = GAME.start({}, 2)
    before = state.text
    assert state.draw(STREAM(0)) == state.draw(STREAM(0))
    assert state.text == before


def test_a_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    """26A: a hand that takes the last card of the pile leaves the discard pile alone."""
    state = table(player("STA-A STA-B", draw="STA-C STA-D STA-E STA-G STA-H"))
    play(state, "skip")
    assert state.at.turn.seat == 1
    assert state.at.players[0].draw == []
    assert state.at.players[0].discard == ["STA-A", "STA-B"]


def test_one_card_is_shuffled_as_well() -> None:
    """26A: its entry is written, and nobody else acts until it is."""
    state = table(player("STA-A", draw="", discard="STA-E", ink=1), player(ink=1))
    play(state, "ink")
    assert state.to_act == state.awaited == {"chance"}
    assert state.legal_actions(0) == state.legal_actions(1) == []
    assert refused(state, "1: ink") == "match.not_to_act"
    play(state, "chance: shuffle 0 STA-E")
    assert hand(state, 0) == "STA-A STA-E"
    assert state.awaited == {0}


def test_an_inked_card_is_drawn_after_the_shuffle() -> None:
    """5 and 26C: the ink is paid before."""
    state = table(player("STA-A", draw="", discard="STA-E STA-I", ink=2))
    play(state, "ink")
    assert (state.at.players[0].ink, hand(state, 0)) == (1, "STA-A")
    play(state, "chance: shuffle 0 STA-I STA-E")
    assert [(held.id, held.ink) for held in state.at.players[0].hand] == [
        ("STA-A", ""),
        ("STA-I", "inked"),
    ]
    assert state.at.players[0].draw == ["STA-E"]


@pytest.mark.parametrize(
    ("edition", "mode"), [("second", "competitive"), ("classic", "cooperative")]
)
def test_at_the_end_of_a_turn_the_own_pile_is_shuffled_before_the_offer(
    edition: str, mode: str
) -> None:
    """26A: in the order of section 14."""
    me = player("STA-A STA-B", draw="STA-C")
    state = table(me, seats=2, offers="ROM-U9", edition=edition, mode=mode)
    play(state, "skip")
    made = [" ".join(text.split()[:2]) for text in draw(state)]
    assert made == ["shuffle 0", "shuffle offer"]
    assert state.at.turn.seat == 1


def test_a_flush_may_shuffle_between_two_cards() -> None:
    """5: what was dealt before is not shuffled back."""
    row = "ROM-U9 ROM-L8 ROM-X7 ROM-H7 ROM-P6 ROM-E6 ROM-J6"
    state = table("STA-B STA-C", offers=row, deck="MYS-K2 MYS-F2", discard="HOR-K2")
    told = play(state, "word STA-B STA-C", "flush")
    assert kinds(told)[-3:] == ["flushed", "dealt", "dealt"]
    assert state.at.offers == ["MYS-K2", "MYS-F2"]
    play(state, f"chance: shuffle offer {row} HOR-K2")
    assert state.at.offers == ["MYS-K2", "MYS-F2", "ROM-U9", "ROM-L8", "ROM-X7", "ROM-H7", "ROM-P6"]
    assert state.at.deck == ["ROM-E6", "ROM-J6", "HOR-K2"]


def test_a_hand_is_shorter_when_cards_run_out() -> None:
    """5: a deck of three cards."""
    state = table(player("STA-A STA-B", draw="STA-C"))
    play(state, "skip", "chance: shuffle 0 STA-B STA-A")
    assert hand(state, 0) == "STA-A STA-B STA-C"


def test_the_offer_row_is_shorter_when_cards_run_out() -> None:
    """19 and 26C: it is filled up again only by a flush."""
    row = "ROM-U9 ROM-L8 ROM-X7 ROM-H7"
    state = table(player("STA-A STA-B", jail="MYS-K2", coins=9), offers=row)
    play(state, "word STA-A STA-B", "done", "buy ROM-L8")
    assert state.at.offers == ["ROM-U9", "ROM-X7", "ROM-H7"]
    assert state.to_act == {0}


def test_a_short_row_gets_one_card_for_each_that_is_taken() -> None:
    """26C: though the deck would fill it up."""
    row, deck = "ROM-U9 ROM-L8 ROM-X7", "ADV-A5 ADV-B4 ADV-C3 ADV-D4 ADV-E3"
    state = table("MYS-F2 STA-B", offers=row, deck=deck)
    play(state, "word MYS-F2 STA-B", "remove ROM-U9")
    assert state.at.offers == ["ROM-L8", "ROM-X7", "ADV-A5"]


def test_a_short_row_is_filled_up_by_a_flush() -> None:
    """26C: as far as cards last."""
    deck = "ADV-A5 ADV-B4 ADV-C3 ADV-D4 ADV-E3 HOR-K2 HOR-X2 HOR-U2"
    state = table("STA-B STA-C", offers="ROM-U9 ROM-L8 ROM-X7 ROM-H7", deck=deck)
    play(state, "word STA-B STA-C", "flush")
    assert state.at.offers == deck.split()[:7]


WRONG_DRAWS = [
    ("shuffle offer STA-E", "chance.another"),
    ("shuffle 1 STA-E STA-I", "chance.another"),
    ("starters 0 B C", "chance.another"),
    ("penny horror", "chance.another"),
    ("done", "chance.another"),
    ("shuffle 0", "shuffle.cards"),
    ("shuffle 0 STA-E", "shuffle.cards"),
    ("shuffle 0 STA-E STA-E", "shuffle.cards"),
    ("shuffle 0 STA-E STA-I STA-I", "shuffle.cards"),
    ("shuffle 0 STA-E STA-L", "shuffle.cards"),
]


@pytest.mark.parametrize(("text", "code"), WRONG_DRAWS)
def test_another_shuffle_is_refused(text: str, code: str) -> None:
    state = table(player("STA-A", draw="", discard="STA-E STA-I", ink=1))
    play(state, "ink")
    assert refused(state, f"chance: {text}") == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("starters 1 D G", "chance.another"),
        ("starters 0 B B", "starters.letters"),
        ("starters 0 B A", "starters.letters"),
        ("shuffle 0 STA-A", "chance.another"),
    ],
)
def test_other_starters_are_refused(text: str, code: str) -> None:
    state = GAME.start({}, 2)
    state.apply("chance", state.draw(STREAM(0)))
    assert refused(state, f"chance: {text}") == code
    play(state, "chance: starters 0 B C")
    assert refused(state, "chance: starters 1 C D") == "starters.letters"
