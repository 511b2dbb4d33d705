"""The five lessons: each goal is legal and does what its step says, and nothing else does."""

from __future__ import annotations

import pytest

from nanga_parbat.boards import RING, own_board
from nanga_parbat.pictures import GAME
from parbat.core.events import Event
from parbat.core.game import Lesson, State
from parbat.games.nanga_parbat.events import AnimalsTraded, CampsBuilt, GuideMoved, PointsScored
from parbat.games.nanga_parbat.lessons import read_lessons
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.state import NangaParbatState

LESSONS = {lesson.name: lesson for lesson in GAME.lessons()}
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def legal(lesson: Lesson, state: State | None = None) -> list[str]:
    return [action.text for action in (state or lesson.state).legal_actions(lesson.seat)]


def after(lesson: Lesson, do: str) -> tuple[State, tuple[Event, ...]]:
    state = lesson.state.copy()
    events = state.apply(lesson.seat, GAME.parse_action(do))
    return state, events


def reached(name: str) -> list[tuple[State, tuple[Event, ...]]]:
    return [after(LESSONS[name], goal) for goal in LESSONS[name].goals]


def test_there_are_five_in_their_order() -> None:
    assert list(LESSONS) == ["trap", "send", "tahr", "camps", "trade"]


@every_lesson
def test_every_goal_is_legal_and_canonical(lesson: Lesson) -> None:
    assert lesson.goals
    assert set(lesson.goals) <= set(legal(lesson))


@every_lesson
def test_something_else_can_be_tried_that_is_no_goal(lesson: Lesson) -> None:
    assert set(legal(lesson)) - set(lesson.goals)


@every_lesson
def test_the_learner_is_the_one_to_act(lesson: Lesson) -> None:
    assert lesson.state.to_act == {lesson.seat}


def test_the_lines_of_the_file_are_canonical() -> None:
    for told in read_lessons():
        assert GAME.state_from_text(told.position).text == LESSONS[told.name].state.text
        assert LESSONS[told.name].state.text.startswith(told.position)


def test_trying_out_changes_no_lesson() -> None:
    before = [lesson.state.text for lesson in LESSONS.values()]
    for name in LESSONS:
        reached(name)
    assert [lesson.state.text for lesson in NangaParbat().lessons()] == before


def test_the_first_lets_the_guide_walk() -> None:
    for state, events in reached("trap"):
        (walk,) = (event for event in events if isinstance(event, GuideMoved))
        assert walk.region != guide(LESSONS["trap"].state)
        assert guide(state) == walk.region
    (other,) = set(legal(LESSONS["trap"])) - set(LESSONS["trap"].goals)
    assert other == "trap 4-4"  # the sentence after it says so
    assert guide(after(LESSONS["trap"], other)[0]) == 4


def test_the_second_leaves_the_opponent_one_animal() -> None:
    ((state, _),) = reached("send")
    assert guide(state) == 3
    assert animals(state, 3) == ["leopard"]
    for other in set(legal(LESSONS["send"])) - set(LESSONS["send"].goals):
        elsewhere, _ = after(LESSONS["send"], other)
        assert len(animals(elsewhere, guide(elsewhere))) > 1


def test_the_third_joins_four_hikers_that_were_not_joined() -> None:
    lesson = LESSONS["tahr"]
    assert not [text for text in legal(lesson) if text.startswith("camps 4")]
    joining = [
        text
        for text in legal(lesson)
        if any(more.startswith("camps 4") for more in legal(lesson, after(lesson, text)[0]))
    ]
    assert sorted(joining) == sorted(lesson.goals)
    assert all("2-2" in goal and goal.startswith("tahr") for goal in lesson.goals)


def test_the_second_and_the_third_lead_on_to_the_next() -> None:
    for name, goal, following in (("send", "trap 5-3", "tahr"), ("tahr", "tahr 2-1 2-2", "camps")):
        state, _ = after(LESSONS[name], goal)
        assert state.text == LESSONS[following].state.text


def test_the_fourth_builds_four_camps_for_five_points() -> None:
    ((_, events),) = reached("camps")
    (built,) = (event for event in events if isinstance(event, CampsBuilt))
    assert built.sections == ("2-2", "2-4", "2-5", "4-1")
    assert points(events) == [5]
    others = set(legal(LESSONS["camps"])) - set(LESSONS["camps"].goals) - {"end"}
    assert others
    for other in others:  # "all four hikers are worth more"
        assert points(after(LESSONS["camps"], other)[1])[0] < 5


def test_the_fifth_trades_three_of_a_kind_for_six_points() -> None:
    lesson = LESSONS["trade"]
    for _, events in reached("trade"):
        (traded,) = (event for event in events if isinstance(event, AnimalsTraded))
        assert (traded.row, len(traded.animals)) == ("same", 3)
        assert "bharal" in traded.animals
        assert points(events) == [6]
    assert {text for text in legal(lesson) if text.startswith("same")} == set(lesson.goals)


def test_on_a_board_of_ones_own_there_is_none() -> None:
    assert GAME.with_board(own_board(*RING)).lessons() == ()


def guide(state: State) -> int:
    assert isinstance(state, NangaParbatState)
    return state.position.guide + 1


def animals(state: State, region: int) -> list[str]:
    assert isinstance(state, NangaParbatState)
    sections = state.view(None).sections
    return [s.animal for s in sections if s.animal and s.id.startswith(f"{region}-")]


def points(events: tuple[Event, ...]) -> list[int]:
    return [event.points for event in events if isinstance(event, PointsScored)]
