"""The end of the game: chapter 7 of the rules."""

from __future__ import annotations

import pytest

from nanga_parbat.pictures import legal, play, scores, sketch, table
from parbat.core.actions import Action
from parbat.core.errors import IllegalAction
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat.actions import End
from parbat.games.nanga_parbat.events import GameOver, PointsScored, Resigned, TurnEnded
from parbat.games.nanga_parbat.state import NangaParbatState


def after_22_turns(area_variant: bool) -> NangaParbatState:
    """Nine cubes lie on the chart; the second player has trapped in the 22nd turn."""
    return table(
        """
                  -1-
                   O
                  O O
                 o x L
      -2-                  -3-
       O                    X
      O O                  X X
     o X T                X D Y
 -4-          -5-         >6<
  X            o           D
 X X          o o         Y B
X B P        x L T       P L T
""",
        to_move="x",
        phase="after-guide",
        chart=".xxoo/..xoo/...ox",
        o="20:LD",
        x="21:YYYB",
        area_variant=area_variant,
    )


def before_the_last_trap() -> NangaParbatState:
    """The second player's 15th turn begins; a third Leopard lies in the guide's region."""
    return table(
        """
                  -1-
                   O
                  O O
                 O O O
      -2-                  -3-
       X                    o
      X X                  o o
     X X o                o x x
 -4-          -5-         >6<
  o            o           L
 o o          x x         T D
x x x        x x P       Y B P
""",
        to_move="x",
        chart="ox.../...../o....",
        o="16:LLLTTDDPP",
        x="6:LLTTTDDDYBBBPP",
    )


def test_the_tenth_cube_ends_the_game_at_once() -> None:
    """Scenario 26 (7.1, 10.34, 10.37): after its points, in the middle of the turn."""
    state = after_22_turns(area_variant=False)
    events = play(state, "same 4 yak yak yak bharal")
    outcome = Outcome(scores=(20, 28), ranks=(2, 1), reason="cubes")
    assert state.outcome == outcome
    assert events[-1] == GameOver(scores=(20, 28), ranks=(2, 1), reason="cubes")
    assert state.to_act == frozenset()
    assert legal(state) == []
    assert state.view(None).phase == "over"


def test_the_end_by_cubes_gives_no_equalising_turn() -> None:
    """10.37: the first player may end it with one turn more than the second."""
    state = sketch("-1-\n o\n L T\n D Y B", chart="oooo./xxxxx/.....", o="9:YYY", x="30:-")
    play(state, "same 3 yak yak yak")
    assert state.outcome == Outcome(scores=(15, 30), ranks=(2, 1), reason="cubes")
    assert state.position.hikers_left[0] < state.position.hikers_left[1]


def test_one_players_last_cube_ends_nothing() -> None:
    """7.1 and 7.2: the other still has one."""
    state = sketch("-1-\n o\n L T\n D Y B", chart="oooo./xxxx./.....", o="9:YYY", x="30:-")
    play(state, "same 3 yak yak yak")
    assert state.outcome is None
    play(state, "end")
    assert state.to_act == {1}


def test_with_the_area_variant_cubes_end_nothing() -> None:
    """Scenario 26 (10.38, 7.3): the tenth cube is placed and the game goes on."""
    state = after_22_turns(area_variant=True)
    play(state, "same 4 yak yak yak bharal")
    assert state.outcome is None
    play(state, "end")
    assert state.to_act == {0}
    assert legal(state, "trap") == [f"trap 6-{section}" for section in range(1, 7)]


def test_in_the_last_turn_the_second_player_may_still_score() -> None:
    """Scenario 27 (10.35, 7.2): trap, trade, and only then the end by hikers."""
    state = before_the_last_trap()
    play(state, "trap 6-1")
    assert state.outcome is None
    play(state, "same 3 leopard leopard leopard")
    assert state.outcome is None
    assert play(state, "end") == [
        TurnEnded(seat=1),
        GameOver(scores=(16, 12), ranks=(1, 2), reason="hikers"),
    ]
    assert state.outcome == Outcome(scores=(16, 12), ranks=(1, 2), reason="hikers")
    assert state.to_act == frozenset()


def test_in_the_last_turn_special_actions_are_still_possible() -> None:
    """7.2: before the trap, after it and after the scoring."""
    state = before_the_last_trap()
    play(state, "yak 5", "trap 5-6", "deer 6-2 6-3", "end")
    assert state.outcome == Outcome(scores=(16, 7), ranks=(1, 2), reason="hikers")


def test_the_tenth_cube_in_the_very_last_turn_ends_by_cubes() -> None:
    """7.2: without the area variant the reason is ``cubes`` even then."""
    chart = "oooo./xxxx./....o"
    state = sketch(
        "-1-\n x\n L T\n D Y B",
        to_move="x",
        chart=chart,
        o="9:-",
        x="30:YYY",
        hikers_left=(0, 0),
    )
    play(state, "same 3 yak yak yak")
    assert state.outcome == Outcome(scores=(9, 36), ranks=(2, 1), reason="cubes")


def test_no_hikers_here_and_no_cubes_there_is_no_end() -> None:
    """Scenario 28 (10.36, 7.2): the second player without a cube still plays the 30th turn."""
    state = table(
        """
                  -1-
                   O
                  O O
                 O O O
      -2-                  -3-
       O                    X
      O O                  X X
     X X X                o o o
 -4-          -5-         >6<
  o            x           L
 o o          x x         T D
x x x        x x P       Y B P
""",
        phase="after-guide",
        chart=".o.xx/..oxx/..o.x",
        o="24:LT*DYBPP",
        x="18:LLTDB",
    )
    play(state, "end")
    assert state.to_act == {1}
    assert legal(state, "trap") == [f"trap 6-{section}" for section in range(1, 7)]
    play(state, "trap 6-1", "end")
    assert state.outcome == Outcome(scores=(24, 18), ranks=(1, 2), reason="hikers")


def test_nobody_ever_scored() -> None:
    """Scenario 30 (10.4, 7.4): six Red Pandas are left, 0-0, and both rank first."""
    state = table(
        """
                  -1-
                   P
                  o x
                 o x o
      -2-                  -3-
       x                    x
      P o                  o P
     x o x                o x o
 -4-          -5-         >6<
  o            x           L
 o x          o x         o x
P o x        o P x       o x P
""",
        to_move="x",
        o="0:LLLTTTDDDYYYBBB",
        x="0:LLTTTDDDYYYBBB",
    )
    play(state, "trap 6-1", "end")
    assert state.outcome == Outcome(scores=(0, 0), ranks=(1, 1), reason="hikers")


@pytest.mark.parametrize(
    ("region", "points"),
    [
        ("-2-\n x\n X x\n X L T", 1),
        ("-2-\n x\n X x\n X x T", 2),
        ("-2-\n X\n X X\n X X X", 3),
        ("-2-\n x\n X x\n o O o", 0),
        ("-2-\n x\n X x\n L T D", 0),
        ("-2-\n x\n X x\n X o O", 1),
    ],
)
def test_areas_of_four_five_and_six(region: str, points: int) -> None:
    """Scenario 33 (7.3): hikers and camps count together; three score nothing."""
    state = sketch(region, to_move="x", hikers_left=(0, 0), o="30:-", x="20:-", area_variant=True)
    events = play(state, "end")
    assert scores(state) == (30, 20 + points)
    area = PointsScored(
        seat=1, points=points, landing=0, score=20 + points, reason="area", region=2
    )
    assert (area in events) == (points > 0)


def test_areas_score_nothing_without_the_variant() -> None:
    """7.3: it is an option, and off by default."""
    state = sketch("-2-\n X\n X X\n X X X", to_move="x", hikers_left=(0, 0), o="3:-", x="2:-")
    play(state, "end")
    assert state.outcome == Outcome(scores=(3, 2), ranks=(1, 2), reason="hikers")


def test_an_area_award_may_land_on_the_opponent() -> None:
    """Scenario 4 (7.3, 6.1): at 20-21 the four pieces in region 3 make 22."""
    state = sketch(
        "-3-\n o\n O o\n O x T",
        to_move="x",
        hikers_left=(0, 0),
        o="20:-",
        x="21:-",
        area_variant=True,
    )
    assert play(state, "end") == [
        TurnEnded(seat=1),
        PointsScored(seat=0, points=2, landing=1, score=22, reason="area", region=3),
        GameOver(scores=(22, 21), ranks=(1, 2), reason="hikers"),
    ]


def test_regions_are_scored_one_by_one_from_1_to_6() -> None:
    """7.3 and 6.2: 1 lands at 11 and goes to 12; then 13 for the other; then 3 make 15."""
    state = sketch(
        """
     -1-
      o
     o o
    o L T
     -2-             -3-
      x               o
     x x             o o
    x L T           o o o
""",
        to_move="x",
        hikers_left=(0, 0),
        o="10:-",
        x="11:-",
        area_variant=True,
    )
    areas = [event for event in play(state, "end") if isinstance(event, PointsScored)]
    assert [(a.region, a.seat, a.points, a.score) for a in areas] == [
        (1, 0, 2, 12),
        (2, 1, 2, 13),
        (3, 0, 3, 15),
    ]
    assert scores(state) == (15, 13)


def test_a_piece_counts_for_its_colour_where_it_stands() -> None:
    """10.39: a Tahr takes the fourth hiker out of the region before the end, and its point."""
    state = sketch(
        "-1-\n o\n o o\n o Y B",
        to_move="x",
        hikers_left=(0, 0),
        o="5:-",
        x="9:T",
        area_variant=True,
    )
    stayed = state.copy()
    play(stayed, "end")
    assert scores(stayed) == (6, 9)
    play(state, "tahr 1-4 2-1", "end")
    assert scores(state) == (5, 9)


@pytest.mark.parametrize(("seat", "ranks"), [(0, (2, 1)), (1, (1, 2))])
def test_who_resigns_ranks_second(seat: int, ranks: tuple[int, int]) -> None:
    """7.5: whatever the scores, which stay; no region is scored, and nobody acts any more."""
    state = sketch("-2-\n X\n X X\n X X X", o="30:-", x="20:-", area_variant=True)
    assert state.resign(seat) == (
        Resigned(seat=seat),
        GameOver(scores=(30, 20), ranks=ranks, reason="resigned"),
    )
    assert state.outcome == Outcome(scores=(30, 20), ranks=ranks, reason="resigned")
    assert state.copy().outcome == state.outcome
    assert legal(state) == []
    assert refused_to_all(state, End())


def test_an_abandoned_game_has_no_ranks() -> None:
    """7.5: the scores stand."""
    state = sketch("-2-\n X\n X X\n X X X", o="30:-", x="20:-", area_variant=True)
    assert state.abandon() == (GameOver(scores=(30, 20), ranks=None, reason="abandoned"),)
    assert state.outcome == Outcome(scores=(30, 20), ranks=None, reason="abandoned")
    assert state.copy().outcome == state.outcome
    assert legal(state) == []
    assert refused_to_all(state, End())


def test_after_the_end_nobody_resigns_or_abandons() -> None:
    """7.5: an outcome is final."""
    state = sketch("-1-\n x\n L T\n D Y B", to_move="x", hikers_left=(0, 0), o="3:-", x="2:-")
    play(state, "end")
    with pytest.raises(IllegalAction, match=r"match\.over"):
        state.resign(0)
    with pytest.raises(IllegalAction, match=r"match\.over"):
        state.abandon()
    assert state.outcome == Outcome(scores=(3, 2), ranks=(1, 2), reason="hikers")


def refused_to_all(state: NangaParbatState, action: Action) -> bool:
    """Return whether neither seat may take the action."""
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match=r"match\.not_to_act"):
            state.apply(seat, action)
    return True
