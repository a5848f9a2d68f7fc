# mypyc: skip
"""A guided first game: tasks on real positions, each of which looks at what the learner really does.

A lesson is data. Every task says what does it; what it says to the learner stands in the game's words under
`lesson.NAME`. A course is one learner's way through it, known entirely by the actions taken so far.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.outlook import Outlook
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.kernel.view import View

Doing = str | tuple[str, Mapping[str, Any]]  # as a person would type it, or its kind and parts
Answer = tuple[int, Doing]  # who, and what


class NotAsked(StarboardError):
    """The rules allow it, but it is not what the lesson is about just now."""


class Task(NamedTuple):
    """One thing to do."""

    name: str
    wanted: tuple[Doing, ...]  # any of these does it
    along: tuple[Doing, ...] = ()  # kinds with some of their parts: allowed on the way there
    then: tuple[Answer, ...] = ()  # what the others and chance do after it
    at: Mapping[str, Any] | None = None  # the position it begins at, if not where the last one ended


class GuidedGame(NamedTuple):
    """A first game. The first task has a position to begin at, or the options say what is set up."""

    tasks: tuple[Task, ...]
    seat: int = 0
    names: tuple[str, ...] = ()  # of the others, seat by seat; "" as the game calls the seat
    options: Mapping[str, Any] = {}
    opening: tuple[Answer, ...] = ()
    seed: int = 0  # for chance where the lesson does not say what comes


class GuidedAct(NamedTuple):
    """What somebody did, what came of it, and how the learner's view is right after."""

    actor: int
    events: list[Told]
    view: View


class Course:
    """One learner's way through a lesson."""

    def __init__(self, game: Game, lesson: GuidedGame, done: Iterable[int] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.task = 0
        self.taken = 0  # actions of the learner's own in this task
        self.acts: list[GuidedAct] = []
        self.random = Random(lesson.seed)
        self.state: State = game.new(dict(lesson.options))
        if lesson.tasks[0].at is None:
            self._answer(lesson.opening)
        self._set_up()
        for action in done:
            self.take(action)

    @property
    def finished(self) -> bool:
        return self.task == len(self.lesson.tasks)

    def take(self, action: int) -> None:
        """The learner's next action; IllegalAction or NotAsked, and nothing changes."""
        clause = self.state.forbids(self.seat, action)
        if clause:
            raise IllegalAction(clause, self.state.components())
        if self.finished or not self.asks_for(action):
            raise NotAsked("lesson-other")
        task = self.lesson.tasks[self.task]
        does_it = self._fits(action, task.wanted)
        self._act(self.seat, action)
        self.taken += 1
        if does_it:
            self.task += 1
            self.taken = 0
            self._answer(task.then)
            self._set_up()

    def asks_for(self, action: int) -> bool:
        """Is this action what the task is about, or on the way there?"""
        task = self.lesson.tasks[self.task]
        return self._fits(action, task.wanted) or self._fits(action, task.along)

    def actions(self) -> list[int]:
        """The legal actions that the task asks for."""
        if self.finished:
            return []
        return [action for action in self.state.legal(self.seat) if self.asks_for(action)]

    def outlook(self) -> Outlook[Any, Any, Any]:
        """What the game foretells, of what the task asks for."""
        found = self.game.outlook(self.state, self.seat)
        asked = self.actions()
        effects = {action: found.effects[action] for action in asked}
        goals = [goal for goal in found.goals if self._leads_on(goal.path)]
        return msgspec.structs.replace(found, effects=effects, goals=goals)

    def clone(self) -> "Course":
        twin = object.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.acts, twin.state, twin.random = list(self.acts), self.state.clone(), self.random.clone()
        return twin

    # -- inside ------------------------------------------------------------------------------

    def _leads_on(self, path: Sequence[int]) -> bool:
        if not path or not self.asks_for(path[0]):
            return False
        trial = self.clone()
        try:
            for action in path:
                trial.take(action)
        except (IllegalAction, NotAsked):
            return False
        return True

    def _fits(self, action: int, doings: tuple[Doing, ...]) -> bool:
        choice = self.game.describe(self.state, self.seat, action)
        for doing in doings:
            if isinstance(doing, str):
                if self.game.parse(self.state, self.seat, doing) == action:
                    return True
            elif doing[0] == choice.kind and doing[1].items() <= choice.parts.items():
                return True
        return False

    def _set_up(self) -> None:
        if not self.finished and self.lesson.tasks[self.task].at is not None:
            self.state = self.game.from_dict(dict(self.lesson.tasks[self.task].at or {}))

    def _answer(self, answers: tuple[Answer, ...]) -> None:
        for actor, doing in answers:
            while self.state.actors() == (CHANCE,) and actor != CHANCE:
                self._act(CHANCE, self.random.weighted(self.state.odds()))
            if isinstance(doing, str):
                action = self.game.parse(self.state, actor, doing)
            else:
                action = self.game.encode(self.game.read_choice(*doing), self.state.components())
            self._act(actor, action)
        while self.state.actors() == (CHANCE,):
            self._act(CHANCE, self.random.weighted(self.state.odds()))

    def _act(self, actor: int, action: int) -> None:
        events = self.game.tell(self.state, actor, action)
        self.state.apply(actor, action)
        self.acts.append(GuidedAct(actor, events, self.state.view(self.seat)))
