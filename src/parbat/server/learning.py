"""The tutorials: prepared positions on which a newcomer acts, answered by the rules themselves.

Nothing is kept: each action is tried out on the position of its lesson, and forgotten.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from parbat.core.actors import TABLE
from parbat.core.game import Game, Lesson
from parbat.core.match import Match
from parbat.core.record import Entry
from parbat.games import find_game
from parbat.server.errors import Missing
from parbat.server.openapi import described
from parbat.server.requests import answer, language_of, message, visitor
from parbat.server.story import Reader, Step, Story
from parbat.server.wire import Item, LessonInfo, Lessons, ToTry, Tried
from parbat.texts import Catalogue, catalogue

router = APIRouter()


@router.get("/api/learn/{game}", openapi_extra=described(Lessons))
async def learn(request: Request, game: str) -> Response:
    """Give the tutorial of a game, every position ready to be acted on."""
    played, learner = find_game(game), await visitor(request)
    texts = catalogue(language_of(request), game)
    return answer(lessons_of(played, texts, learner.name if learner else None))


@router.post("/api/learn/{game}", openapi_extra=described(Tried, ToTry))
async def learn_by_trying(request: Request, game: str) -> Response:
    """Try an action out on the position of a lesson."""
    played, learner = find_game(game), await visitor(request)
    wish, texts = await message(request, ToTry), catalogue(language_of(request), game)
    return answer(tried(played, texts, wish, learner.name if learner else None))


def lessons_of(game: Game, texts: Catalogue, learner: str | None = None) -> Lessons:
    """Return a game's tutorial in a language; raises ``Missing`` if it has none."""
    lessons = game.lessons()
    if not lessons:
        raise Missing("learn.none", game=game.name)
    return Lessons(
        game=game.name,
        options=game.settle({}),
        names=_names(game, lessons[0], texts, learner),
        steps=[
            LessonInfo(
                title=texts.text(f"lesson-{lesson.name}"),
                task=texts.text(f"lesson-{lesson.name}-task"),
                item=_Try(game, lesson, texts, learner).prepared(),
                goals=list(lesson.goals),
            )
            for lesson in lessons
        ],
    )


def tried(game: Game, texts: Catalogue, wish: ToTry, learner: str | None = None) -> Tried:
    """Return what comes of an action; raises ``IllegalAction``, ``Missing`` without such a step."""
    lessons = game.lessons()
    if wish.step > len(lessons):
        raise Missing("learn.no_such_step", step=wish.step, steps=len(lessons))
    lesson = lessons[wish.step - 1]
    item = _Try(game, lesson, texts, learner).after(wish.do)
    reached = item.entry is not None and item.entry.do in lesson.goals
    said = f"lesson-{lesson.name}-{'done' if reached else 'again'}"
    return Tried(reached=reached, said=texts.text(said), item=item)


class _Try:
    """One match on the position of a lesson, as the learner may know it."""

    def __init__(self, game: Game, lesson: Lesson, texts: Catalogue, learner: str | None) -> None:
        self._match = Match(game, seats=_names(game, lesson, texts, learner))
        self._match.state = lesson.state.copy()
        self._texts = texts
        self._reader = Reader((lesson.seat,))
        self._story = Story(self._match)
        # The position counts as a step, so that the learner has seen it and is asked something.
        laid = Entry(by=TABLE, do=lesson.name)
        self._story.steps.append(Step(laid, (), self._match.state.copy(), {}))

    def prepared(self) -> Item:
        """Return the position."""
        return self._story.now(self._reader, self._texts)

    def after(self, do: str) -> Item:
        """Return what comes of an action; raises ``IllegalAction``."""
        (seat,) = self._reader.seats
        events = self._match.apply(seat, do)
        step = Step(self._match.log[-1], events, self._match.state.copy(), {})
        self._story.steps.append(step)
        *_, item = self._story.told(self._reader, self._texts, live=True)
        return item


def _names(game: Game, lesson: Lesson, texts: Catalogue, learner: str | None) -> list[str]:
    """Return the learner's name on their seat, and numbers for the others."""
    seats = range(game.default_seats({}))
    names = [texts.text("lesson-player", number=seat + 1) for seat in seats]
    if learner:
        names[lesson.seat] = learner
    return names
