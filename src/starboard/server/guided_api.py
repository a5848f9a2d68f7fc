"""Guided first games, over HTTP.

Nothing of a lesson is kept here: whoever learns sends what was done so far, and gets where that leads. Every
action is checked by the rules of the game and by what the lesson asks for.
"""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from msgspec import UNSET

from starboard.games.registry import GAMES
from starboard.kernel.errors import IllegalAction
from starboard.kernel.guided import Course, GuidedAct, NotAsked
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import language_of
from starboard.server.messages.guided import LessonSeat, LessonState
from starboard.server.reading import Body
from starboard.server.requests import LessonStep, LessonWhy
from starboard.server.services import game_named, services_of
from starboard.tables import views
from starboard.tables.messages.sight import Preview, Sight, Step, Why
from starboard.tables.refusals import GONE, NOT_NOW, Refused, because, not_now
from starboard.tables.telling import legal_action, seen
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1/lessons", tags=["lessons"], responses=REFUSALS, route_class=Route)

GameName = Annotated[str, Path(max_length=40)]


@router.post("/{game}", summary="Begin a lesson, or go on with it")
async def go_on(request: Request, game: GameName, step: Body[LessonStep]) -> Reply[LessonState]:
    course = course_of(game, step.done)
    words = words_for(course, request)
    known, task = len(course.acts), course.task
    take(course, step.actions, words)
    fresh = course.acts[known:] if step.actions else course.acts
    state = state_of(course, words, fresh, step.done + step.actions, begins_anew(course, task))
    return services_of(request).reply(state)


@router.post("/{game}/why", summary="May I, and if not, why?")
async def why(request: Request, game: GameName, asked: Body[LessonWhy]) -> Reply[Why]:
    course = course_of(game, asked.done)
    words = words_for(course, request)
    found = views.why_in(course.game, course.state, course.seat, words, asked.action, asked.choice)
    if found.legal and found.action not in course.actions():
        other = NotAsked("lesson-other")
        said = other.sentence(words.language) if words.language else UNSET
        found = msgspec.structs.replace(found, legal=False, code=other.code, sentence=said)
    return services_of(request).reply(found)


@router.post("/{game}/preview", summary="Try actions on a copy")
async def preview(request: Request, game: GameName, step: Body[LessonStep]) -> Reply[Preview]:
    course = course_of(game, step.done)
    words = words_for(course, request)
    return services_of(request).reply(
        views.preview_in(course.game, course.state, course.seat, step.actions, words)
    )


def course_of(game: str, done: list[int]) -> Course:
    found = game_named(game)
    lesson = found.guided
    if lesson is None:
        raise Refused(GONE, "no-lesson")
    try:
        return Course(GAMES[game], lesson, done)
    except (IllegalAction, NotAsked):
        raise not_now("lesson-changed") from None


def words_for(course: Course, request: Request) -> TableWords:
    names = course.lesson.names or ("",) * course.state.seats()
    return TableWords(course.game.name, language_of(request), names)


def take(course: Course, actions: list[int], words: TableWords) -> None:
    for action in actions:
        try:
            course.take(action)
        except (IllegalAction, NotAsked) as refused:
            raise because(refused, NOT_NOW) from None


def state_of(
    course: Course, words: TableWords, acts: list[GuidedAct], done: list[int], scene: bool
) -> LessonState:
    game, state = course.game, course.state
    names = [task.name for task in course.lesson.tasks]
    order = list(dict.fromkeys(names))
    called = game.seat_names(state.seats())
    return LessonState(
        game=game.name,
        title=game.title,
        number=len(order) + 1 if course.finished else order.index(names[course.task]) + 1,
        count=len(order),
        task=(task := "end" if course.finished else names[course.task]),
        words=words.sentence(f"lesson-{task}"),
        figures=game.said_figures(state.components()),
        finished=course.finished,
        scene=scene,
        done=done,
        seats=[
            LessonSeat(seat=number, name=name, called=called[number])
            for number, name in enumerate(words.names)
        ],
        sight=sight(course, words, len(done)),
        steps=[step(act, words, course.seat, len(done)) for act in acts],
        awaited=[actor for actor in state.actors() if actor >= 0],
        ending=state.ending(),
    )


def sight(course: Course, words: TableWords, position: int) -> Sight:
    """The position as the learner sees it, with what the lesson asks for."""
    game, state, seat, asked = course.game, course.state, course.seat, course.actions()
    return Sight(
        seat=seat,
        position=position,
        view=state.view(seat),
        score=game.score(state, seat),
        actions=[legal_action(game, state, seat, action, words) for action in asked],
        outlook=course.outlook() if asked else None,
        undo="free" if course.taken else None,
    )


def step(act: GuidedAct, words: TableWords, seat: int, position: int) -> Step:
    events = seen(act.events, words, seat)
    return Step(position=position, at=0.0, seat=act.actor, events=events, view=act.view)


def begins_anew(course: Course, task: int) -> bool:
    """Did this step lead to a task with a position of its own?"""
    return course.task > task and not course.finished and course.lesson.tasks[course.task].at is not None
