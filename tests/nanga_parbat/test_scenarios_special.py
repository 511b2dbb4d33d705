"""Special actions of Snow Leopard, Tahr, Musk Deer and Yak: chapter 5 of the rules."""

from __future__ import annotations

import pytest

from nanga_parbat.pictures import guide, held, legal, looks, play, refused, sketch

HIKERS_AND_A_CAMP = """
     >1<
      o
     x o
    O L x
"""


def test_an_animal_may_act_on_the_turn_it_was_trapped_but_once() -> None:
    """Scenario 11 (5.1): the Yak just trapped leads the guide, and is used from then on."""
    state = sketch(">1<\n Y\n L T\n D B P", phase="before-trap")
    play(state, "trap 1-1", "yak 4")
    assert (guide(state), held(state, "o")) == (4, "Y*")
    assert refused(state, "yak 5") == "activate.none_fresh"


def test_each_piece_acts_once_in_the_whole_game() -> None:
    """5.1: in the next turn a used piece is still used."""
    state = sketch(">1<\n L\n L T\n D B P", o="0:Y", phase="before-trap")
    play(state, "yak 2", "trap 2-3", "end", "trap 3-1", "end")
    assert legal(state, "yak") == []
    assert refused(state, "yak 4") == "activate.none_fresh"


def test_only_ones_own_fresh_animals_act() -> None:
    """5.1: the opponent's fresh animals are of no use, nor are Bharals and Red Pandas."""
    state = sketch(HIKERS_AND_A_CAMP, phase="after-scoring", o="0:L*T*D*Y*BP", x="0:LTDY")
    assert legal(state) == ["end"]
    for text in ("leopard 1-1 1-2", "tahr 1-3 1-5", "deer 1-5 2-2", "yak 2"):
        assert refused(state, text) == "activate.none_fresh"


def test_a_leopard_swaps_hikers_of_different_players() -> None:
    """Scenario 13 (5.2, 10.16): the owners are exchanged, on adjacent sections only."""
    state = sketch(HIKERS_AND_A_CAMP, o="0:L")
    assert legal(state, "leopard") == ["leopard 1-1 1-2", "leopard 1-2 1-3", "leopard 1-3 1-6"]
    assert refused(state, "leopard 1-2 1-4") == "leopard.two_hikers"
    assert refused(state, "leopard 1-2 1-5") == "leopard.two_hikers"
    assert refused(state, "leopard 1-1 1-1") == "leopard.two_hikers"
    assert refused(state, "leopard 1-1 1-6") == "leopard.not_adjacent"
    play(state, "leopard 1-1 1-2")
    assert looks(state, ">1<\n x\n o o\n O L x")
    assert held(state, "o") == "L*"


def test_a_leopard_does_not_reach_across_the_lowest_row() -> None:
    """Scenario 13 (1.5): 1-4 and 1-6 have 1-5 between them."""
    state = sketch("-1-\n L\n L L\n o L x", o="0:L")
    assert legal(state, "leopard") == []
    assert refused(state, "leopard 1-4 1-6") == "leopard.not_adjacent"


def test_a_leopard_of_one_player_may_swap_two_hikers_of_any_owners() -> None:
    """10.16: the second player does the same swap with the same effect."""
    state = sketch(HIKERS_AND_A_CAMP, to_move="x", x="0:L")
    play(state, "leopard 1-3 1-6")
    assert looks(state, ">1<\n o\n x x\n O L o")


def test_a_leopard_may_not_swap_two_hikers_of_one_player() -> None:
    """10.17: it would change nothing."""
    state = sketch(HIKERS_AND_A_CAMP, o="0:L")
    assert refused(state, "leopard 1-1 1-3") == "leopard.same_owner"


@pytest.mark.parametrize("pair", ["1-3 1-4", "1-2 1-6"])
def test_sections_that_share_no_border_are_not_adjacent(pair: str) -> None:
    """10.2 (1.4, 1.5): between the second and the third row 2 meets 4 and 5, and 3 meets 5, 6."""
    first, second = pair.split()
    state = sketch("-1-\n L\n o o\n x L x", o="0:L")
    assert refused(state, f"leopard {first} {second}") == "leopard.not_adjacent"


def test_a_leopard_reaches_over_a_dotted_link() -> None:
    """5.2 and 1.6: 1-4 and 2-1 are adjacent, in two regions."""
    state = sketch("-1-\n L\n L L\n o T T\n -2-\n x\n L L\n T T T", o="0:L")
    play(state, "leopard 1-4 2-1")
    assert looks(state, "-1-\n L\n L L\n x T T\n -2-\n o\n L L\n T T T")


def test_the_guide_does_not_follow_a_hiker_swapped_away() -> None:
    """Scenario 16 (10.13): after a trap at 2-3 it stands in region 3, wherever the hiker goes."""
    state = sketch(">2<\n L\n T D\n Y x P", phase="before-trap", o="0:L")
    play(state, "trap 2-3", "leopard 2-3 2-5")
    assert looks(state, "-2-\n L\n T x\n Y o P")
    assert guide(state) == 3


def test_a_tahr_swaps_any_hiker_with_an_animal_beside_it() -> None:
    """Scenario 14 (5.3, 10.18): the opponent's hiker too; camps stay; links count as beside."""
    picture = """
     -1-
      L
     O D
    x B P
     -2-             -3-
      T               o
     T D             T D
    Y B P           Y B P
"""
    state = sketch(picture, o="0:T")
    assert legal(state, "tahr") == [
        *("tahr 1-4 1-5", "tahr 1-4 2-1"),
        *("tahr 3-1 1-6", "tahr 3-1 3-2", "tahr 3-1 3-3"),
    ]
    assert refused(state, "tahr 1-2 1-1") == "tahr.hiker_and_animal"
    assert refused(state, "tahr 1-4 1-2") == "tahr.hiker_and_animal"
    assert refused(state, "tahr 2-1 1-4") == "tahr.hiker_and_animal"
    assert refused(state, "tahr 1-4 3-2") == "tahr.not_adjacent"
    assert refused(state, "tahr 1-4 1-6") == "tahr.not_adjacent"
    play(state, "tahr 1-4 2-1")
    assert looks(
        state,
        """
     -1-
      L
     O D
    T B P
     -2-             -3-
      x               o
     T D             T D
    Y B P           Y B P
""",
    )
    assert held(state, "o") == "T*"


def test_a_deer_swaps_two_animals_anywhere() -> None:
    """Scenario 15 (5.4): from one end of the mountain to the other, but animals only."""
    state = sketch(
        """
     -1-
      L
     o O
    D Y B
     -6-
      T
     x X
    D Y B
""",
        o="0:DD",
    )
    play(state, "deer 1-1 6-1")
    assert looks(state, "-1-\n T\n o O\n D Y B")
    assert looks(state, "-6-\n L\n x X\n D Y B")
    for other in ("6-2", "6-3", "1-2", "1-3", "1-1"):
        assert refused(state, f"deer 1-1 {other}") == "deer.two_animals"


def test_a_deer_may_not_swap_two_of_one_species() -> None:
    """10.19: it would change nothing."""
    state = sketch("-1-\n o\n L T\n T D D", o="0:D")
    assert refused(state, "deer 1-3 1-4") == "deer.same_species"
    assert refused(state, "deer 1-3 2-2") == "deer.same_species"
    assert "deer 1-3 1-5" in legal(state, "deer")


def test_a_deer_reaches_no_animal_on_a_player_board() -> None:
    """10.20: with two animals of one species on the mountain it has no target at all."""
    rows = "".join(f"-{r}-\n o\n x o\n x o x\n" for r in range(1, 6))
    state = sketch(rows + "-6-\n L\n o x\n L x o", o="0:DTYB", x="0:P")
    assert legal(state, "deer") == []


def test_without_a_target_an_animal_stays_fresh() -> None:
    """5.1: no hiker beside another player's, none beside an animal: nothing to do."""
    rows = "".join(f"-{r}-\n O\n O X\n X O X\n" for r in range(1, 6))
    state = sketch(rows + "-6-\n L\n L L\n L L L", phase="after-scoring", o="0:LTD")
    assert legal(state) == ["end"]
    assert refused(state, "tahr 1-1 6-1") == "tahr.hiker_and_animal"
    assert held(state, "o") == "LTD"


def test_any_number_of_special_actions_in_one_turn() -> None:
    """5.1: before the trap, after it and after the scoring (10.10), all in one turn."""
    state = sketch(
        """
     >1<
      o
     x L
    T D Y
""",
        phase="before-trap",
        o="0:LTDYYBBB",
    )
    play(
        state,
        *("leopard 1-1 1-2", "deer 1-3 1-4", "trap 1-3", "yak 2"),
        *("same 3 bharal bharal bharal", "tahr 1-2 1-4", "yak 5", "end"),
    )
    assert looks(state, "-1-\n x\n L o\n o D Y")
    assert held(state, "o") == "L*TT*D*Y*Y*"
    assert guide(state) == 5


def test_special_actions_change_no_score_and_no_supply() -> None:
    """5.1: only the board, the guide and the animal's freshness."""
    state = sketch(HIKERS_AND_A_CAMP, o="3:LTDY", x="4:-")
    before = state.view(None).players
    play(state, "leopard 1-1 1-2", "tahr 1-3 1-5", "deer 1-3 2-2", "yak 2")
    after = state.view(None).players
    assert [(p.score, p.hikers_left, p.camps_left, p.cubes_left) for p in after] == [
        (p.score, p.hikers_left, p.camps_left, p.cubes_left) for p in before
    ]
