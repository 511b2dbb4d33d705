"""Points, the path and Red Pandas: chapter 6 of the rules and 5.6."""

from __future__ import annotations

from nanga_parbat.pictures import GAME, guide, held, looks, play, scores, sketch, table
from parbat.games.nanga_parbat.events import (
    AnimalsSwapped,
    GuideMoved,
    PointsScored,
    Trapped,
)

THREE_IN_ONE_REGION = """
     -1-
      o
     o o
    L T D
"""


def test_landing_on_the_opponent_goes_one_further() -> None:
    """Scenario 1 (6.1): 5 points and a spot of 4 against 9 points make 10; 9 stay 9."""
    state = sketch(THREE_IN_ONE_REGION, o="5:-", x="9:-")
    events = play(state, "camps 3 1-1 1-2 1-3")
    assert scores(state) == (10, 9)
    assert events[-1] == PointsScored(seat=0, points=5, landing=1, score=10, reason="camps")


def test_passing_the_opponent_is_not_landing() -> None:
    """6.1: only the space where the points end matters, not those on the way."""
    state = sketch(THREE_IN_ONE_REGION, o="6:-", x="9:-")
    events = play(state, "camps 3 1-1 1-2 1-3")
    assert scores(state) == (10, 9)
    assert events[-1] == PointsScored(seat=0, points=4, landing=0, score=10, reason="camps")


def test_the_opponent_of_the_one_who_lands_never_moves() -> None:
    """6.1 for the second player: 8 and 5 against 13 make 14, as in the rules' example."""
    state = sketch("-1-\n x\n L T\n D Y B", to_move="x", o="13:-", x="8:LTD")
    play(state, "different 3 leopard tahr deer")
    assert scores(state) == (13, 14)


def test_the_first_panda_of_the_game_scores_and_the_second_lands() -> None:
    """Scenario 2 (5.6, 10.32): at 0-0 it makes 1-0; then the opponent comes to 1 and so to 2."""
    state = sketch(
        """
     >1<
      L
     P T
    D Y B
""",
        phase="before-trap",
    )
    play(state, "trap 1-2")
    assert scores(state) == (1, 0)
    play(state, "end", "trap 2-6")
    assert scores(state) == (1, 2)
    assert held(state, "x") == "P"


def test_the_leader_gets_nothing_for_a_panda() -> None:
    """Scenario 3 (5.6): at 7-6 the leader traps a Red Panda and keeps it without a point."""
    state = sketch(">1<\n P\n L T\n D Y B", phase="before-trap", o="7:-", x="6:-")
    events = play(state, "trap 1-1")
    assert scores(state) == (7, 6)
    assert held(state, "o") == "P"
    assert not [event for event in events if isinstance(event, PointsScored)]


def test_a_panda_gives_the_one_behind_a_point() -> None:
    """5.6: who is two behind gains 1, who is one behind gains 2 (10.32)."""
    two_behind = sketch(">1<\n P\n L T\n D Y B", phase="before-trap", o="4:-", x="6:-")
    play(two_behind, "trap 1-1")
    assert scores(two_behind) == (5, 6)
    one_behind = sketch(">1<\n P\n L T\n D Y B", phase="before-trap", o="5:-", x="6:-")
    play(one_behind, "trap 1-1")
    assert scores(one_behind) == (7, 6)


def test_the_pandas_point_comes_before_everything_else_of_the_trap() -> None:
    """10.33 and 3.8: the animal, its point and the guide are told in that order."""
    state = sketch(">1<\n L\n T P\n D Y B", phase="before-trap")
    assert play(state, "trap 1-3") == [
        Trapped(seat=0, section="1-3", animal="panda"),
        PointsScored(seat=0, points=1, landing=0, score=1, reason="panda"),
        GuideMoved(seat=0, region=3),
    ]


def test_the_pandas_point_counts_before_the_scoring_of_that_turn() -> None:
    """10.33: trapped at 0-4, the panda makes 1; three camps make 5 and pass the opponent."""
    state = sketch(
        """
     >1<
      o
     o P
    L T D
""",
        phase="before-trap",
        x="0:-",
        o="0:-",
    )
    state.position.score = [0, 4]
    play(state, "trap 1-3", "camps 3 1-1 1-2 1-3")
    assert scores(state) == (5, 4)


def test_a_panda_that_is_only_moved_gives_nothing() -> None:
    """10.31: neither a Musk Deer nor a Tahr that moves a Red Panda earns its point."""
    state = sketch(
        """
     -1-
      o
     P L
    D Y B
""",
        o="0:TD",
        x="3:-",
    )
    assert play(state, "deer 1-2 2-1") == [AnimalsSwapped(seat=0, first="1-2", second="2-1")]
    play(state, "tahr 1-1 1-2")
    assert scores(state) == (0, 3)
    assert looks(state, "-1-\n L\n o L\n D Y B")


def test_the_path_has_no_end() -> None:
    """10.3 (1.9): a score goes on past 50."""
    state = sketch(THREE_IN_ONE_REGION, o="49:-", x="3:-")
    play(state, "camps 3 1-1 1-2 1-3")
    assert scores(state) == (53, 3)


def test_both_may_stay_at_nothing_but_nowhere_else() -> None:
    """6.3: both start at 0; from there even the smallest award separates the scores."""
    state = GAME.start({}, 2)
    assert scores(state) == (0, 0)
    state = sketch(THREE_IN_ONE_REGION, o="0:-", x="2:-")
    play(state, "camps 3b 1-1 1-2 1-3")
    assert scores(state) == (3, 2)


def test_awards_are_judged_one_by_one() -> None:
    """6.2: panda and spot in one turn are two awards; together they would land, alone not."""
    state = sketch(
        """
     >1<
      o
     o P
    o T D
""",
        phase="before-trap",
        o="2:-",
        x="5:-",
    )
    play(state, "trap 1-3")
    assert scores(state) == (3, 5)
    play(state, "camps 3b 1-1 1-2 1-3")
    assert scores(state) == (6, 5)


def test_everything_is_open_to_everybody() -> None:
    """2.7 and 10.40: spectators and both players see one and the same table."""
    state = table(
        """
                 -1-
                  o
                 T D
                Y B P
      -2-                 -3-
       L                   L
      T D                 T D
     Y B P               Y B P
 -4-         >5<         -6-
  L           L           x
 T D         T D         T D
Y B P       Y B P       Y B P
""",
        o="0:L",
        x="0:L*",
    )
    views = {state.view(viewer).to_json() for viewer in (0, 1, None)}
    assert len(views) == 1
    assert guide(state) == 5
    assert state.view(None).players[1].used["leopard"] == 1


def test_a_player_board_holds_any_number_of_a_species() -> None:
    """1.2 and 10.40: a sixth Red Panda is trapped like the first."""
    state = sketch(">1<\n P\n L T\n D Y B", phase="before-trap", o="9:PPPPP", x="1:-")
    play(state, "trap 1-1")
    assert held(state, "o") == "PPPPPP"
