"""Every guided first game can be completed, step by step, on the rules themselves."""

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.errors import IllegalAction
from starboard.kernel.guided import Course, GuidedGame, NotAsked

GUIDED = [name for name, game in GAMES.items() if game.guided is not None]
every_lesson = pytest.mark.parametrize("name", GUIDED)


def lesson_of(name: str) -> GuidedGame:
    lesson = GAMES[name].guided
    assert lesson is not None
    return lesson


def walked(course):
    """The course to its end: what does a task where that can be done, else what leads there."""
    done = []
    while not course.finished:
        before = course.task
        done.append(max(course.actions(), key=lambda action: after(course, action).task))
        course.take(done[-1])
        assert len(done) < 60, (before, course.actions())
    return done


def after(course, action):
    trial = course.clone()
    trial.take(action)
    return trial


def test_every_game_has_lessons_or_a_guided_game():
    assert [name for name, game in GAMES.items() if (game.guided is None) == (not game.lessons)] == []


@every_lesson
def test_a_lesson_can_be_completed_and_gone_through_again(name):
    course = Course(GAMES[name], lesson_of(name))
    done = walked(course)
    again = Course(GAMES[name], lesson_of(name), done)
    assert again.finished and again.state.to_dict() == course.state.to_dict()


@every_lesson
def test_whatever_a_task_accepts_leads_to_the_end(name):
    """No way that is allowed is a dead end: every first choice of every task, then on to the end."""
    course = Course(GAMES[name], lesson_of(name))
    while not course.finished:
        here = course.task
        for action in course.actions():
            walked(after(course, action))
        while course.task == here:
            course.take(max(course.actions(), key=lambda action: after(course, action).task))


@every_lesson
def test_every_task_is_said_in_every_language_and_nothing_else_is(name):
    tasks = {f"lesson-{task.name}" for task in lesson_of(name).tasks} | {"lesson-end"}
    for language in GAMES[name].languages:
        said = GAMES[name].words(language).bundle.own
        assert {ident for ident in said if ident.startswith("lesson-")} == tasks


@every_lesson
def test_what_is_not_asked_for_changes_nothing(name):
    course = Course(GAMES[name], lesson_of(name))
    refused = 0
    while not course.finished:
        before = course.state.to_dict()
        for action in range(GAMES[name].action_count):
            if action not in course.actions():
                with pytest.raises((IllegalAction, NotAsked)):
                    course.take(action)
                refused += 1
        assert course.state.to_dict() == before
        course.take(max(course.actions(), key=lambda action: after(course, action).task))
    assert refused


@every_lesson
def test_the_outlook_shows_only_what_is_asked_for(name):
    course = Course(GAMES[name], lesson_of(name))
    while not course.finished:
        outlook = course.outlook()
        assert sorted(outlook.effects) == course.actions() != []
        for goal in outlook.goals:
            trial = course.clone()
            for action in goal.path:
                trial.take(action)
        course.take(max(course.actions(), key=lambda action: after(course, action).task))
