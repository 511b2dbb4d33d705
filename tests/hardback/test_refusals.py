"""Everything that is refused, each by a situation at the table; nothing refused leaves a trace."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hardback.setting import GAME, draw, legal, play, player, refused, table
from parbat.core.errors import IllegalAction
from parbat.games.hardback.state import HardbackState

Situation = Callable[[], HardbackState]


def spelling() -> HardbackState:
    """Two players; the first holds inked and plain cards, and each has a Timeless Classic."""
    me = player("STA-A* STA-B~ STA-C HOR-D4T", draw="", timeless="ADV-C5T", jail="ROM-E2", ink=1)
    return table(me, player("STA-E*", timeless="MYS-A5T", ink=1), offers="ROM-I2")


def with_remover() -> HardbackState:
    state = spelling()
    state.at.players[0].remover = 1
    return state


def without_ink() -> HardbackState:
    return table("STA-A STA-B")


def uncovering() -> HardbackState:
    state = table(player("STA-E MYS-A3 STA-B", ink=1), player("STA-R", ink=1), seats=3)
    play(state, "word STA-E=Q MYS-A3 STA-B=Q")
    return state


def doubling() -> HardbackState:
    state = table("STA-E ROM-P6 STA-B")
    play(state, "word STA-E ROM-P6 STA-B")
    return state


def trashing() -> HardbackState:
    state = table("ADV-G6 STA-A")
    play(state, "word ADV-G6 STA-A")
    return state


def dumping() -> HardbackState:
    state = table("ROM-M2 STA-A STA-Y")
    play(state, "word ROM-M2 STA-A")
    return state


def asked_to_look() -> HardbackState:
    state = table(player("ROM-R5 ROM-E2", draw="STA-A STA-B STA-C STA-D"))
    play(state, "word ROM-R5 ROM-E2")
    return state


def placing() -> HardbackState:
    state = asked_to_look()
    play(state, "preview")
    return state


def choosing() -> HardbackState:
    state = table("HOR-A3 STA-B")
    play(state, "word HOR-A3 STA-B")
    return state


def jailing() -> HardbackState:
    state = table(player("MYS-F2 STA-B", jail="ROM-E2"), offers="ROM-I2")
    play(state, "word MYS-F2 STA-B")
    return state


def flushing() -> HardbackState:
    state = table("STA-B STA-C", offers="ROM-U9 ROM-L8 ROM-X7 ROM-H7")
    play(state, "word STA-B STA-C")
    return state


def buying() -> HardbackState:
    me = player("STA-B STA-C", coins=5)
    state = table(me, player(jail="ROM-E2", ink=1), offers="ROM-I2 ADV-A7")
    play(state, "word STA-B STA-C")
    return state


def voting() -> HardbackState:
    state = table("STA-B STA-C", player(ink=1), player(ink=1), words=[], vote="unanimous")
    play(state, "word STA-B STA-C", "1: vote yes")
    return state


def shuffling() -> HardbackState:
    state = table(player("STA-A", draw="", discard="STA-E STA-I", ink=1))
    play(state, "ink")
    return state


def over() -> HardbackState:
    state = table(player(ink=1))
    play(state, "1: resign")
    return state


CASES: list[tuple[Situation, str, str]] = [
    # Who may act at all
    (spelling, "chance: shuffle 0 STA-A", "match.not_to_act"),
    (spelling, "table: unlisted", "match.not_to_act"),
    (without_ink, "1: skip", "match.not_to_act"),
    (shuffling, "0: skip", "match.not_to_act"),
    (voting, "0: ink", "match.not_to_act"),
    (over, "0: ink", "match.not_to_act"),
    (over, "0: resign", "match.over"),
    # Whose turn it is, and what belongs into it
    (uncovering, "1: uncover STA-E", "turn.not_your_turn"),
    (uncovering, "1: word STA-R STA-E", "turn.not_your_turn"),
    (spelling, "1: skip", "turn.not_your_turn"),
    (buying, "1: buy ROM-E2", "turn.not_your_turn"),
    (spelling, "buy ROM-I2", "turn.wrong_step"),
    (spelling, "done", "turn.wrong_step"),
    (spelling, "unlisted", "turn.wrong_step"),
    (spelling, "shuffle 0 STA-A", "turn.wrong_step"),
    (uncovering, "skip", "turn.wrong_step"),
    (uncovering, "done", "turn.wrong_step"),
    (uncovering, "word STA-E STA-B", "turn.wrong_step"),
    (doubling, "done", "turn.wrong_step"),
    (choosing, "done", "turn.wrong_step"),
    (placing, "preview", "turn.wrong_step"),
    (buying, "flush", "turn.wrong_step"),
    (buying, "reserve ROM-I2", "turn.wrong_step"),
    (flushing, "buy ROM-U9", "turn.wrong_step"),
    # Ink and remover
    (spelling, "ink", "ink.no_card"),
    (spelling, "unink STA-A", "ink.no_remover"),
    (with_remover, "unink STA-C", "ink.not_inked"),
    (with_remover, "unink STA-B", "ink.not_inked"),
    (with_remover, "unink STA-E", "ink.not_inked"),
    (with_remover, "unink ROM-I2", "ink.not_inked"),
    (spelling, "reink STA-A", "ink.not_removed"),
    (spelling, "reink STA-C", "ink.not_removed"),
    (without_ink, "ink", "ink.none"),
    (uncovering, "ink", "ink.not_now"),
    (buying, "ink", "ink.not_now"),
    (buying, "unink STA-B", "ink.not_now"),
    # Words
    (spelling, "word STA-A", "word.short"),
    (spelling, "word STA-B STA-C", "word.inked_card_left"),
    (spelling, "word STA-A STA-C STA-C", "word.card_twice"),
    (spelling, "word STA-A ADV-C5T ADV-C5T", "word.card_twice"),
    (spelling, "word STA-A STA-E", "word.card_not_usable"),
    (spelling, "word STA-A ROM-I2", "word.card_not_usable"),
    (spelling, "word STA-A ROM-E2", "word.card_not_usable"),
    (spelling, "word STA-A ADV-K9", "word.card_not_usable"),
    (spelling, "word STA-A ADV-C5T=X", "word.wild_timeless"),
    (spelling, "word STA-A MYS-A5T=A", "word.wild_timeless"),
    (spelling, "word STA-A=A STA-C", "word.wild_inked"),
    # Votes
    (voting, "1: vote yes", "vote.not_now"),
    (voting, "1: vote no", "vote.not_now"),
    (spelling, "vote yes", "vote.not_now"),
    (uncovering, "1: vote no", "vote.not_now"),
    # Steps
    (uncovering, "uncover MYS-A3", "uncover.not_now"),
    (doubling, "double ROM-P6", "double.not_now"),
    (trashing, "trash STA-A", "trash.not_now"),
    (trashing, "preview", "trash.not_now"),
    (dumping, "dump STA-A", "dump.not_now"),
    (dumping, "dump ROM-I2", "dump.not_now"),
    (dumping, "trash ROM-M2", "turn.wrong_step"),
    (placing, "top STA-D", "place.not_now"),
    (placing, "discard ROM-R5", "place.not_now"),
    (choosing, "choose ink", "either.not_now"),
    (jailing, "reserve ROM-E2", "jail.not_now"),
    (jailing, "remove ADV-K9", "jail.not_now"),
    (buying, "buy ADV-A7", "purchase.coins"),
    (buying, "buy ROM-E2", "purchase.not_offered"),
    (buying, "buy STA-B", "purchase.not_offered"),
    (buying, "advert", "purchase.not_now"),
    (buying, "convert", "purchase.not_now"),
    # Draws
    (shuffling, "chance: shuffle 0 STA-E", "shuffle.cards"),
    (shuffling, "chance: penny horror", "chance.another"),
]


@pytest.mark.parametrize(
    ("situation", "text", "code"), CASES, ids=[f"{text} {code}" for _, text, code in CASES]
)
def test_what_is_refused_and_why(situation: Situation, text: str, code: str) -> None:
    assert refused(situation(), text) == code


def test_starters_that_are_taken_are_refused() -> None:
    state = GAME.start({}, 2)
    state.apply("chance", GAME.parse_action(_offer(state)))
    assert refused(state, "chance: starters 0 B B") == "starters.letters"


def _offer(state: HardbackState) -> str:
    return " ".join(["shuffle offer", *state.at.discard])


def test_who_has_left_cannot_leave_again() -> None:
    state = table(seats=3)
    play(state, "2: resign")
    assert refused(state, "2: resign") == "left.already"


# A word that breaks all the rules that are checked after the ones already mended, in their order.
ORDER = [
    ("word STA-C", "word.short"),
    ("word STA-C STA-C ROM-I2 MYS-A5T=Q", "word.inked_card_left"),
    ("word STA-C STA-C ROM-I2 MYS-A5T=Q STA-A=Q", "word.card_twice"),
    ("word STA-C MYS-A5T=Q STA-A=Q ROM-I2", "word.card_not_usable"),
    ("word STA-C MYS-A5T=Q STA-A=Q", "word.wild_timeless"),
    ("word STA-C STA-A=Q MYS-A5T=Q", "word.wild_inked"),
    ("word STA-C STA-A", "word.repeated"),
    ("word STA-A STA-C", "word.not_listed"),
]


@pytest.mark.parametrize(("text", "code"), ORDER)
def test_the_order_in_which_a_word_is_judged(text: str, code: str) -> None:
    """26C: the first thing that is wrong is told."""
    timeless = player("STA-A STA-B", timeless="MYS-A5T")
    state = table(timeless, "STA-A* STA-C", words=["CA", "AB"], unique_words="game")
    state.at.players[0].hand += player("STA-C").hand
    play(state, "word STA-C STA-A")
    draw(state)
    state.rules = table(words=["AB"], unique_words="game").rules
    assert state.at.turn.seat == 1
    assert refused(state, text) == code


@pytest.mark.parametrize("situation", dict.fromkeys(situation for situation, _, _ in CASES))
def test_what_is_listed_is_not_refused(situation: Situation) -> None:
    """Each action once; whoever is in ``to_act`` has one."""
    state = situation()
    for seat in range(state.rules.seats):
        listed = legal(state, seat)
        assert len(set(listed)) == len(listed)
        assert bool(listed) == (seat in state.to_act)
        for text in listed:
            play(state.copy(), f"{seat}: {text}")


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind": "word", "laid": [{"card": "STA-A"}, {"card": "STA-Z"}]}',
        b'{"kind": "word", "laid": [{"card": "STA-A"}, {"card": "ADV-A9T", "wild": "Q"}]}',
        b'{"kind": "buy", "card": "ROM-Q9"}',
        b'{"kind": "unink", "card": "ROM-Q9"}',
        b'{"kind": "shuffle", "pile": 77, "cards": []}',
        b'{"kind": "starters", "seat": -3, "letters": ["A", "B"]}',
    ],
)
@pytest.mark.parametrize("situation", [spelling, buying, shuffling])
def test_cards_that_there_are_not_are_refused(situation: Situation, data: bytes) -> None:
    """Such actions come as JSON; no text reads like that."""
    state = situation()
    before = state.text
    action = GAME.action_from_json(data)
    for actor in state.awaited:
        with pytest.raises(IllegalAction):
            state.apply(actor, action)
    assert state.text == before
