"""Building camps and the points chart: 4.1 to 4.4 of the rules."""

from __future__ import annotations

import pytest

from nanga_parbat.pictures import legal, looks, play, refused, scores, sketch

SIX_TOGETHER = """
     -1-
      o
     o o
    o o o
"""


def test_three_connected_hikers_become_camps() -> None:
    """Scenario 17 (4.4): 1-1, 1-2 and 1-4 hang together; they leave the game for three camps."""
    state = sketch("-1-\n o\n o T\n o Y B")
    assert legal(state, "camps") == ["camps 3 1-1 1-2 1-4", "camps 3b 1-1 1-2 1-4"]
    play(state, "camps 3 1-1 1-2 1-4")
    assert looks(state, "-1-\n O\n O T\n O Y B")
    me = state.view(None).players[0]
    assert (me.score, me.camps_left, me.hikers_left, me.cubes_left) == (4, 9, 12, 4)


def test_hikers_apart_are_no_group() -> None:
    """Scenario 17 (4.4): 1-1, 1-4 and 1-6 touch nowhere."""
    state = sketch("-1-\n o\n L T\n o Y o")
    assert legal(state, "camps") == []
    assert refused(state, "camps 3 1-1 1-4 1-6") == "camps.not_connected"


@pytest.mark.parametrize(
    ("picture", "group"),
    [
        ("-1-\n L\n o T\n o D Y\n -2-\n o\n T D\n Y B P", "1-2 1-4 2-1"),
        ("-1-\n L\n T o\n D Y o\n -3-\n o\n T D\n Y B P", "1-3 1-6 3-1"),
    ],
)
@pytest.mark.parametrize("topology", ["full9", "slope6"])
def test_a_group_reaches_over_a_dotted_link(picture: str, group: str, topology: str) -> None:
    """Scenario 18 (1.6): over the sourced link 1-4 and 2-1, and over its mirror image."""
    state = sketch(picture, topology=topology)
    assert legal(state, "camps") == [f"camps 3 {group}", f"camps 3b {group}"]
    play(state, f"camps 3b {group}")
    assert scores(state) == (2, 0)


@pytest.mark.parametrize("between", "OxXL")
def test_nothing_but_own_hikers_joins_a_group(between: str) -> None:
    """Scenario 19 (10.23): neither an own camp nor an opponent's piece nor an animal on 1-2."""
    state = sketch(f"-1-\n o\n {between} T\n o o Y")
    assert legal(state, "camps") == []
    assert refused(state, "camps 3 1-1 1-4 1-5") == "camps.not_connected"


def test_camps_are_not_built_again() -> None:
    """10.23: a camp is no hiker any more, and the opponent's hikers are not one's own."""
    state = sketch("-1-\n o\n O o\n x Y o")
    assert refused(state, "camps 3 1-1 1-2 1-3") == "camps.own_hikers"
    assert refused(state, "camps 3 1-1 1-3 1-4") == "camps.own_hikers"
    assert refused(state, "camps 3 1-1 1-3 1-5") == "camps.own_hikers"


def test_a_part_of_a_larger_group_may_be_built() -> None:
    """Scenario 20 (10.22): of six connected hikers any connected five, the 6-spot being taken."""
    state = sketch(SIX_TOGETHER, chart="x..../...../.....")
    fives = [text for text in legal(state, "camps") if text.startswith("camps 5")]
    sections = [f"1-{s}" for s in range(1, 7)]
    # Every section of a region can be left out, and the other five still hang together.
    left_out = ["1-6", "1-5", "1-4", "1-3", "1-2", "1-1"]
    assert fives == [
        " ".join(["camps 5", *(section for section in sections if section != out)])
        for out in left_out
    ]
    assert refused(state, f"camps 6 {' '.join(sections)}") == "score.spot_taken"
    play(state, "camps 5 1-1 1-2 1-3 1-4 1-5")
    assert looks(state, "-1-\n O\n O O\n O O o")
    assert scores(state) == (6, 0)


def test_the_part_must_hang_together_itself() -> None:
    """10.21: hikers connected only through one that is not chosen do not count as a group."""
    state = sketch("-1-\n L\n T D\n o o o")
    assert legal(state, "camps") == ["camps 3 1-4 1-5 1-6", "camps 3b 1-4 1-5 1-6"]
    state = sketch("-1-\n o\n T o\n o o o")
    assert refused(state, "camps 4 1-1 1-3 1-4 1-6") == "camps.not_connected"
    assert "camps 4 1-1 1-3 1-5 1-6" in legal(state, "camps")


def test_twelve_camps_are_all_there_are() -> None:
    """Scenario 21 (4.4): with ten built two are left, so no spot can be used."""
    ten_camps = "-1-\n o\n o o\n L T D\n -5-\n O\n O O\n O O O\n -6-\n O\n O O\n O L L"
    state = sketch(ten_camps)
    assert legal(state, "camps") == []
    assert refused(state, "camps 3 1-1 1-2 1-3") == "camps.too_few_left"
    nine_camps = ten_camps.replace("O L L", "T L L")
    assert len(legal(sketch(nine_camps), "camps")) == 2


def test_the_spot_says_the_number() -> None:
    """Scenario 22 (10.24): five camps do not go on the 4-spot, nor four on the 5-spot."""
    state = sketch("-1-\n o\n o o\n o o T")
    assert refused(state, "camps 4 1-1 1-2 1-3 1-4 1-5") == "score.number"
    assert refused(state, "camps 5 1-1 1-2 1-3 1-4") == "score.number"
    assert "camps 4 1-1 1-2 1-3 1-4" in legal(state, "camps")


@pytest.mark.parametrize(
    ("spot", "size", "points"), [("6", 6, 7), ("5", 5, 6), ("4", 4, 5), ("3", 3, 4), ("3b", 3, 2)]
)
def test_what_camps_pay(spot: str, size: int, points: int) -> None:
    """4.2: the row of camps; the cube lies on the spot named and on no other."""
    state = sketch(SIX_TOGETHER)
    play(state, " ".join(["camps", spot, *(f"1-{s}" for s in range(1, size + 1))]))
    assert scores(state) == (points, 0)
    taken = [(s.row, s.spot) for s in state.view(None).chart if s.owner == 0]
    assert taken == [("camps", spot)]


def test_the_cheap_column_may_be_taken_first() -> None:
    """10.25 (4.2): both columns for three are open, and each is a spot of its own."""
    state = sketch(SIX_TOGETHER)
    play(state, "camps 3b 1-1 1-2 1-3")
    assert scores(state) == (2, 0)
    state = sketch(SIX_TOGETHER, chart="....x/...../.....")
    assert refused(state, "camps 3b 1-1 1-2 1-3") == "score.spot_taken"
    assert "camps 3 1-1 1-2 1-3" in legal(state, "camps")


def test_one_scoring_a_turn() -> None:
    """10.26 (3.6): who has built cannot trade in that turn, nor build again."""
    state = sketch(SIX_TOGETHER, o="0:TTTL")
    play(state, "camps 3 1-1 1-2 1-3")
    assert refused(state, "same 3 tahr tahr tahr") == "score.once"
    assert refused(state, "camps 3b 1-4 1-5 1-6") == "score.once"
    assert not legal(state, "camps", "different", "same")


def test_the_next_turn_brings_the_next_scoring() -> None:
    """3.6: not before the trap, but after it."""
    state = sketch(SIX_TOGETHER, o="0:TTT")
    play(state, "camps 3 1-1 1-2 1-3", "end", "trap 6-2", "end")
    assert refused(state, "same 3 tahr tahr tahr") == "score.before_trap"
    play(state, "trap 2-2", "same 3 tahr tahr tahr")
    assert scores(state) == (10, 0)


def test_without_a_cube_nobody_scores_but_turns_go_on() -> None:
    """Scenario 25 (3.6, 4.1): five cubes are placed, so nothing is offered but the rest."""
    state = sketch(SIX_TOGETHER, chart="oo.../oo.../o....", o="30:YBBBB", x="9:-")
    assert legal(state) == ["yak 1", "yak 2", "yak 3", "yak 4", "yak 5", "end"]
    assert refused(state, "camps 3 1-1 1-2 1-3") == "score.no_cube"
    assert refused(state, "same 3b bharal bharal bharal") == "score.no_cube"
    play(state, "end")
    assert state.to_act == {1}


def test_the_rest_of_a_group_may_be_built_later() -> None:
    """4.4: hikers that were not chosen stay hikers."""
    state = sketch(SIX_TOGETHER)
    play(state, "camps 3 1-1 1-2 1-3", "end", "trap 6-2", "end", "trap 2-2")
    assert legal(state, "camps") == ["camps 3b 1-4 1-5 1-6"]
