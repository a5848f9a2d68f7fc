"""Guided first games, over HTTP.

Nothing of a lesson is kept here: whoever learns sends what was done so far, and gets where that leads. Every
action is checked by the rules of the game and by what the lesson asks for.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import Response

from starboard.games.registry import GAMES
from starboard.kernel.errors import IllegalAction
from starboard.kernel.lessons import Act, Course, NotAsked
from starboard.server import models
from starboard.server.http import REFUSALS
from starboard.server.models import Counter, Model
from starboard.server.site import site_of
from starboard.server.translation import language_of
from starboard.server.wishes import Doubt
from starboard.tables import views
from starboard.tables.refusals import GONE, ILLEGAL, Refused, not_now
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1/lessons", tags=["lessons"], responses=REFUSALS)

LONGEST = 200  # actions of a whole lesson, with room to spare
Done = Annotated[list[Counter], Field(max_length=LONGEST)]
GameName = Annotated[str, Path(max_length=40)]


class LessonStep(Model):
    """What was done so far, and what is tried now: all of it or nothing."""

    done: Done = []
    actions: Done = []


class LessonWhy(Doubt):
    done: Done = []


class LessonSeat(Model):
    seat: int
    name: str
    called: str


class LessonState(Model):
    """Where the learner stands. `steps` is what came of the actions, or all so far where nothing is tried."""

    game: str
    title: str
    number: int = Field(description="The task, from 1; one more than there are when all is done.")
    count: int
    words: str = Field(description="What is to be done, with *emphasis*.")
    finished: bool
    scene: bool = Field(description="The task begins at a position of its own, not where the last one ended.")
    done: list[int]
    seats: list[LessonSeat]
    sight: models.Sight
    steps: list[models.Step]
    awaited: list[int]
    ending: str


@router.post("/{game}", response_model=LessonState, summary="Begin a lesson, or go on with it")
async def go_on(request: Request, game: GameName, step: LessonStep) -> Response:
    course = course_of(game, step.done)
    words = words_for(course, request)
    told, task = len(course.acts), course.task
    take(course, step.actions, words)
    fresh = course.acts[told:] if step.actions else course.acts
    state = state_of(course, words, fresh, step.done + step.actions)
    return site_of(request).reply({**state, "scene": begins_anew(course, task)})


@router.post("/{game}/why", response_model=models.Why, summary="May I, and if not, why?")
async def why(request: Request, game: GameName, asked: LessonWhy) -> Response:
    course = course_of(game, asked.done)
    words = words_for(course, request)
    found = views.why_in(
        course.game, course.state, course.seat, words.game, asked.action, asked.kind, asked.parts
    )
    if found["legal"] and found["action"] not in course.actions():
        found |= {"legal": False, "sentence": words.game["lesson.other"]}
    return site_of(request).reply(found)


@router.post("/{game}/preview", response_model=models.Preview, summary="Try actions on a copy")
async def preview(request: Request, game: GameName, step: LessonStep) -> Response:
    course = course_of(game, step.done)
    words = words_for(course, request)
    return site_of(request).reply(
        views.preview_in(course.game, course.state, course.seat, step.actions, words)
    )


def course_of(game: str, done: list[int]) -> Course:
    if game not in GAMES:
        raise Refused(GONE, f'There is no game "{game[:40]}". Games: {", ".join(GAMES)}.')
    lesson = GAMES[game].lesson
    if lesson is None:
        raise Refused(GONE, "There is no lesson for that game.")
    try:
        return Course(GAMES[game], lesson, done)
    except (IllegalAction, NotAsked):
        raise not_now("The lesson has changed; begin it anew.") from None


def words_for(course: Course, request: Request) -> TableWords:
    names = course.lesson.names or ("",) * course.state.seats()
    return TableWords(course.game.name, language_of(request), names)


def take(course: Course, actions: list[int], words: TableWords) -> None:
    for action in actions:
        try:
            course.take(action)
        except IllegalAction as refused:
            raise Refused(ILLEGAL, words.game.clause(refused.clause), refused.clause) from None
        except NotAsked:
            raise not_now(words.game["lesson.other"]) from None


def state_of(course: Course, words: TableWords, acts: list[Act], done: list[int]) -> dict[str, Any]:
    game, state, seat = course.game, course.state, course.seat
    names = [task.name for task in course.lesson.tasks]
    order = list(dict.fromkeys(names))
    asked = course.actions()
    return {
        "game": game.name,
        "title": game.title,
        "number": len(order) + 1 if course.finished else order.index(names[course.task]) + 1,
        "count": len(order),
        "words": words.game["lesson.end" if course.finished else f"lesson.{names[course.task]}"],
        "finished": course.finished,
        "done": done,
        "seats": [
            {"seat": n, "name": name, "called": words.game.seat_names[n]}
            for n, name in enumerate(words.names)
        ],
        "sight": {
            "seat": seat,
            "position": len(done),
            "view": state.view(seat),
            "score": game.score(state, seat),
            "actions": [one for one in views.choices(game, state, seat, words) if one["id"] in asked],
            "outlook": course.outlook().to_dict() if asked else None,
            "undo": "free" if course.taken else None,
            "redo": False,
        },
        "steps": [told(act, words, seat, len(done)) for act in acts],
        "awaited": [actor for actor in state.actors() if actor >= 0],
        "ending": state.ending(),
    }


def told(act: Act, words: TableWords, seat: int, position: int) -> dict[str, Any]:
    events = [
        {"kind": event.kind, "parts": event.parts, "words": words.event(event.kind, event.parts, seat)}
        for event in act.events
        if event.seen_by(seat)
    ]
    return {"position": position, "at": 0.0, "seat": act.actor, "events": events, "view": act.view}


def begins_anew(course: Course, task: int) -> bool:
    """Did this step lead to a task with a position of its own?"""
    return course.task > task and not course.finished and course.lesson.tasks[course.task].at is not None
