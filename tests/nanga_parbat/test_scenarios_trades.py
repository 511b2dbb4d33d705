"""Trading animals: 4.5 to 4.8 of the rules."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from nanga_parbat.pictures import held, legal, play, refused, scores, sketch
from parbat.games.nanga_parbat.actions import LETTERS, PIECES, SPECIES
from parbat.games.nanga_parbat.events import AnimalsTraded, PointsScored
from parbat.games.nanga_parbat.text import MARKS

MOUNTAIN = "-1-\n o\n L T\n D Y B"


def trades(animals: str, spot: str | None = None) -> list[str]:
    """Return the trades that a player with these animals may make (on one spot only)."""
    state = sketch(MOUNTAIN, o=f"0:{animals}", phase="after-guide")
    texts = legal(state, "different", "same")
    return [text for text in texts if spot is None or text.split(" ")[1] == spot]


def test_used_animals_are_worth_as_much_and_are_gone() -> None:
    """Scenario 12 (4.7): a used Tahr is traded with two fresh ones."""
    state = sketch(MOUNTAIN, o="0:TTT*P")
    assert play(state, "same 3 tahr tahr tahr*") == [
        AnimalsTraded(seat=0, row="same", spot="3", animals=("tahr", "tahr", "tahr*")),
        PointsScored(seat=0, points=6, landing=0, score=6, reason="same"),
    ]
    assert held(state, "o") == "P"


def test_a_fresh_animal_given_away_can_no_longer_act() -> None:
    """Scenario 12 (4.7): the Yak could lead the guide before the trade, not after it."""
    state = sketch(MOUNTAIN, o="0:YD*P")
    assert "yak 2" in legal(state)
    play(state, "different 3 deer* yak panda")
    assert legal(state) == ["end"]
    assert refused(state, "yak 2") == "activate.none_fresh"


def test_an_animal_trapped_this_turn_may_be_given() -> None:
    """4.7: the third Leopard is trapped and traded in one turn."""
    state = sketch(">1<\n L\n T D\n Y B P", phase="before-trap", o="0:LL*")
    play(state, "trap 1-1", "same 3 leopard leopard leopard*")
    assert (scores(state), held(state, "o")) == ((6, 0), "")


def test_both_columns_for_three_are_separate() -> None:
    """Scenario 23 (4.2): the first takes 5 points, the next 3, and a third set finds no spot."""
    state = sketch(MOUNTAIN, o="0:LTDPYB", x="0:LTD", guide=2)
    play(state, "different 3 leopard tahr deer", "end", "trap 2-2")
    assert refused(state, "different 3 leopard tahr deer") == "score.spot_taken"
    play(state, "different 3b leopard tahr deer", "end", "trap 2-3")
    assert scores(state) == (5, 3)
    assert [text for text in legal(state, "different") if text.split(" ")[1] in ("3", "3b")] == []
    assert refused(state, "different 3b yak bharal panda") == "score.spot_taken"


def test_two_yaks_and_a_bharal_are_three_of_the_same() -> None:
    """Scenario 24 (4.8)."""
    assert trades("YYB") == ["same 3 yak yak bharal", "same 3b yak yak bharal"]


def test_several_bharals_fill_several_gaps() -> None:
    """Scenario 24 (10.28): a Leopard and two Bharals are different and are the same."""
    assert trades("LBB", "3") == [
        "different 3 leopard bharal bharal",
        "same 3 leopard bharal bharal",
    ]


def test_bharals_alone_may_be_traded() -> None:
    """Scenario 24 (10.27): three of them are either."""
    assert trades("BBB", "3b") == [
        "different 3b bharal bharal bharal",
        "same 3b bharal bharal bharal",
    ]


def test_six_different_are_all_six_species() -> None:
    """Scenario 24 (10.30): five others and a Bharal, or four others and two."""
    assert trades("LTDYBP", "6") == ["different 6 leopard tahr deer yak bharal panda"]
    assert trades("LTDYBB", "6") == ["different 6 leopard tahr deer yak bharal bharal"]
    assert trades("LTDYP", "6") == []


def test_a_leopard_and_a_tahr_are_nothing() -> None:
    """Scenario 24 (4.8)."""
    assert trades("LT") == []


def test_a_bharal_may_stand_for_a_red_panda() -> None:
    """10.29: two Red Pandas and a Bharal are three of the same."""
    assert trades("PPB", "3") == ["same 3 bharal panda panda"]


def test_a_bharal_that_is_not_needed_may_be_given() -> None:
    """4.8: with three Yaks at hand a player may still give two and a Bharal."""
    assert trades("YYYB", "3") == ["same 3 yak yak yak", "same 3 yak yak bharal"]


def test_every_choice_of_pieces_is_an_action_of_its_own() -> None:
    """9.5: which species, how many fresh and used of each, how many Bharals."""
    assert trades("LL*TB", "3") == [
        "different 3 leopard tahr bharal",
        "different 3 leopard* tahr bharal",
        "same 3 leopard leopard* bharal",
    ]


def test_what_is_refused_in_a_trade() -> None:
    """4.3, 4.5 to 4.7: wrong number, two of a species, two species, pieces not held."""
    state = sketch(MOUNTAIN, o="0:LLT*DB", x="0:YYYY")
    assert refused(state, "different 3 leopard leopard deer") == "different.twice"
    assert refused(state, "same 3 leopard leopard deer") == "same.several"
    assert refused(state, "different 4 leopard tahr* deer") == "score.number"
    assert refused(state, "different 3 leopard tahr* deer bharal") == "score.number"
    assert refused(state, "different 3 leopard tahr deer") == "trade.not_held"
    assert refused(state, "same 3 leopard leopard leopard") == "trade.not_held"
    assert refused(state, "same 3 yak yak yak") == "trade.not_held"


@pytest.mark.parametrize(
    ("row", "animals", "points"),
    [
        ("different 6", "LTDYBP", 8),
        ("different 5", "LTDYP", 7),
        ("different 4", "LTDP", 6),
        ("different 3", "LTD", 5),
        ("different 3b", "LTD", 3),
        ("same 6", "DDDDDD", 9),
        ("same 5", "DDDDD", 8),
        ("same 4", "DDDD", 7),
        ("same 3", "DDD", 6),
        ("same 3b", "DDD", 4),
    ],
)
def test_what_trades_pay(row: str, animals: str, points: int) -> None:
    """4.2: the rows of different and of same animals."""
    state = sketch(MOUNTAIN, o=f"0:{animals}")
    words = [SPECIES[LETTERS.index(letter)] for letter in animals]
    play(state, f"{row} {' '.join(words)}")
    assert (scores(state), held(state, "o")) == ((points, 0), "")


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_every_set_of_species_against_the_words_of_the_rule(size: int) -> None:
    """4.5, 4.6, 4.8: a set fits if some naming of its Bharals makes it all different, or alike."""
    for given in combinations_with_replacement(LETTERS, size):
        others = [letter for letter in given if letter != "B"]
        names = [others + list(named) for named in product(LETTERS, repeat=given.count("B"))]
        words = " ".join(SPECIES[LETTERS.index(letter)] for letter in given)
        listed = trades("".join(given), str(size))
        different = any(len(set(named)) == size for named in names)
        alike = any(len(set(named)) == 1 for named in names)
        assert (f"different {size} {words}" in listed) == different, given
        assert (f"same {size} {words}" in listed) == alike, given


def test_every_choice_out_of_a_full_player_board() -> None:
    """9.5: each legal choice of pieces is listed exactly once, and no other."""
    pieces = ["L", "L*", "T", "T", "T*", "D", "D*", "Y", "B", "B", "P"]
    words = dict(zip(MARKS, PIECES, strict=True))
    for row, fits in (("different", _all_different), ("same", _all_alike)):
        for size in (3, 4, 5, 6):
            fitting = {choice for choice in combinations(pieces, size) if fits(choice)}
            texts = [" ".join([row, str(size), *(words[p] for p in choice)]) for choice in fitting]
            listed = [t for t in trades("".join(pieces), str(size)) if t.startswith(row)]
            assert sorted(listed) == sorted(texts), (row, size)


def _others(choice: tuple[str, ...]) -> list[str]:
    return [piece[0] for piece in choice if piece != "B"]


def _all_different(choice: tuple[str, ...]) -> bool:
    return len(set(_others(choice))) == len(_others(choice))


def _all_alike(choice: tuple[str, ...]) -> bool:
    return len(set(_others(choice))) <= 1
