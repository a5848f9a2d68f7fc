"""Lessons, over HTTP: a position, an answer to it, and what follows.

Nothing of a learner is kept here. What answers are worth was worked out before; the rules carry out an answer
and what follows it, and the learner gets what the seat would see.
"""

from itertools import groupby
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Request
from msgspec import UNSET

from starboard.kernel.errors import IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.lesson_answers import Answering, listed_actions
from starboard.kernel.lesson_verdicts import best_answer, by_of, judged_position, reply
from starboard.kernel.lessons import Lesson, Listed
from starboard.kernel.outlook import Outlook
from starboard.kernel.rulebook import SceneAct
from starboard.kernel.state import CHANCE
from starboard.kernel.words.words import Reader
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import language_of
from starboard.server.messages.lessons import (
    FrameKind,
    LessonAnswered,
    LessonFrame,
    LessonOutline,
    LessonPosition,
    LessonReply,
    LessonSeat,
    ListedAnswer,
)
from starboard.server.reading import Body
from starboard.server.requests import LessonAnswer, LessonDoubt
from starboard.server.services import game_named, services_of
from starboard.tables import views
from starboard.tables.messages import Sentence
from starboard.tables.messages.sight import GameHappening, Sight, Step, Why
from starboard.tables.refusals import GONE, NOT_NOW, Refused, because
from starboard.tables.telling import legal_actions, seen
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1/lessons", tags=["lessons"], responses=REFUSALS, route_class=Route)

PathName = Annotated[str, Path(max_length=40)]
MOST_TOLD: Final = 3  # sentences under a frame
THEN: Final[tuple[FrameKind, ...]] = ("turn", "reply")  # what follows an answer


@router.get("/{game}/{lesson}", summary="What a lesson consists of")
async def outline(request: Request, game: PathName, lesson: PathName) -> Reply[LessonOutline]:
    rules, found = lesson_named(game, lesson)
    return services_of(request).reply(
        LessonOutline(
            game=rules.name,
            title=rules.title,
            lesson=found.name,
            positions=[position.name for position in found.positions],
            others=[other.name for other in rules.lessons if other.name != found.name],
            figures=rules.said_figures(rules.default_pack),
        )
    )


@router.get("/{game}/{lesson}/{position}", summary="A position and its question")
async def ask(
    request: Request, game: PathName, lesson: PathName, position: PathName
) -> Reply[LessonPosition]:
    asked = AskedPosition(game, lesson, position, language_of(request))
    here = asked.answering([])
    facts = dict(asked.position.given(here.before, here.seat))
    called = asked.game.seat_names(here.before.seats())
    actors = here.before.actors()
    return services_of(request).reply(
        LessonPosition(
            name=asked.position.name,
            by=by_of(asked.position),
            listed=[asked.listed(one) for one in asked.position.listed],
            clauses=list(asked.position.clauses),
            facts=facts,
            seats=[
                LessonSeat(seat=number, name=name, called=called[number], asked=number in actors)
                for number, name in enumerate(asked.words.names)
            ],
            sight=asked.sight(here),
            ask=asked.said(asked.ident, facts, "ask"),
        )
    )


@router.post("/{game}/{lesson}/{position}", summary="Answer, or be shown the best answer")
async def answer(
    request: Request, game: PathName, lesson: PathName, position: PathName, given: Body[LessonAnswer]
) -> Reply[LessonAnswered]:
    asked = AskedPosition(game, lesson, position, language_of(request))
    actions = asked.best() if given.show else given.actions
    return services_of(request).reply(asked.answered(asked.answering(actions)))


@router.post("/{game}/{lesson}/{position}/why", summary="May I, and if not, why?")
async def why(
    request: Request, game: PathName, lesson: PathName, position: PathName, doubt: Body[LessonDoubt]
) -> Reply[Why]:
    asked = AskedPosition(game, lesson, position, language_of(request))
    here = asked.answering(doubt.actions)
    return services_of(request).reply(
        views.why_in(asked.game, here.state, here.seat, asked.words, doubt.action, doubt.choice)
    )


def lesson_named(game: str, lesson: str) -> tuple[Game, Lesson]:
    rules = game_named(game)
    found = next((one for one in rules.lessons if one.name == lesson), None)
    if found is None:
        raise Refused(GONE, "no-lesson")
    return rules, found


def owners(here: Answering, then: list[tuple[int, int]]) -> list[tuple[FrameKind, int]]:
    """Whose frame every act belongs to that follows an answer; what chance does belongs to whoever acted."""
    found: list[tuple[FrameKind, int]] = []
    whose = here.seat
    alone = here.state.seats() == 1 and any(actor == CHANCE for actor, _ in then)
    last = max((at for at, (actor, _) in enumerate(then) if actor != CHANCE), default=0)
    for at, (actor, _) in enumerate(then):
        whose = whose if actor == CHANCE else actor
        if alone and at >= last:  # nobody answers: the end of the turn itself, and what chance brings
            found.append(("reply", CHANCE))
        else:
            found.append(("turn" if whose == here.seat else "reply", whose))
    return found


class AskedPosition:
    """A position of a lesson as somebody is asked about it, in a language."""

    def __init__(self, game: str, lesson: str, position: str, language: str) -> None:
        self.game, self.lesson = lesson_named(game, lesson)
        found = self.lesson.position(position)
        if found is None:
            raise Refused(GONE, "no-lesson")
        self.position = found
        self.ident = f"lesson-{lesson}-{position}"
        seats = Answering(self.game, found).before.seats()
        names = (*self.lesson.names, *("",) * seats)[:seats]
        self.words = TableWords(game, language, names)

    def answering(self, actions: list[int]) -> Answering:
        try:
            return Answering(self.game, self.position, actions)
        except IllegalAction as refused:
            raise because(refused, NOT_NOW) from None

    def listed(self, answer: Listed) -> ListedAnswer:
        """An answer is called by the small step that tells it from the others, as a rule the first."""
        actions = listed_actions(self.game, self.position, answer)
        others = [one for one in self.position.listed if one is not answer]
        known = {action for one in others for action in listed_actions(self.game, self.position, one)}
        at = next((place for place, action in enumerate(actions) if action not in known), len(actions) - 1)
        before = Answering(self.game, self.position, actions[:at])
        choice = self.game.describe(before.state, before.seat, actions[at])
        return ListedAnswer(answer.name, list(actions), choice, answer.spot)

    def best(self) -> list[int]:
        return list(best_answer(judged_position(self.game, self.lesson, self.position)).actions)

    def answered(self, here: Answering) -> LessonAnswered:
        own = [self.step(act, at) for at, act in enumerate(here.acts)]
        sight = self.sight(here)
        return LessonAnswered(list(here.actions), sight, own, self.reply(here, own) if here.whole else None)

    def reply(self, here: Answering, own: list[Step]) -> LessonReply:
        said = reply(self.game, self.lesson, self.position, here)
        frames = [self.frame("act", here.seat, own), *self.what_follows(here, said.then)]
        ident = self.lesson.message(self.position, said.remark)
        return LessonReply(
            verdict=said.verdict,
            remark=ident,
            facts=said.facts,
            look=list(said.facts[said.remark.look]) if said.remark.look else [],
            frames=frames,
            heading=self.said(f"lesson-{ident}", said.facts),
            text=self.said(f"lesson-{ident}", said.facts, "text"),
        )

    def what_follows(self, here: Answering, then: list[tuple[int, int]]) -> list[LessonFrame]:
        """The rest of the turn, then the first answer; of several steps only the last one's view is shown."""
        frames: list[LessonFrame] = []
        for (kind, seat), acts in groupby(zip(owners(here, then), then, strict=True), lambda one: one[0]):
            steps: list[Step] = []
            for _, (actor, action) in acts:
                here.act(actor, action)
                steps = [msgspec.structs.replace(step, view=None) for step in steps]
                steps.append(self.step(here.acts[-1], len(here.acts)))
            frames.append(self.frame(kind, seat, steps))
        first = {frame.kind: frame for frame in reversed(frames) if frame.told}
        return [first[kind] for kind in THEN if kind in first]

    def frame(self, kind: FrameKind, seat: int, steps: list[Step]) -> LessonFrame:
        """Some steps with a few sentences: the first ones of an answer, the last or key ones of the rest."""
        told = [one for step in steps for one in step.events if isinstance(one, GameHappening)]
        if len(told) > MOST_TOLD:
            key = [one for one in told if one.event.kind in self.game.key_events]
            told = told[:MOST_TOLD] if kind == "act" else (key or told)[-MOST_TOLD:]
        return LessonFrame(kind, seat, steps, told)

    def sight(self, here: Answering) -> Sight:
        """What the learner sees and may do, without the effects of each choice: those are what is asked."""
        state, seat = here.state, here.seat
        asked = seat in state.actors() and not here.whole
        return Sight(
            seat=seat,
            position=len(here.actions),
            view=state.view(seat),
            score=self.game.score(state, seat),
            actions=legal_actions(self.game, state, seat, self.words) if asked else [],
            outlook=self.offers(here) if asked else None,
            undo="free" if here.actions and not here.whole else None,
        )

    def offers(self, here: Answering) -> Outlook[Any, Any, Any]:
        """What a board needs to offer choices; walks of several steps only where an answer may have them."""
        whole = self.game.outlook(here.state, here.seat)
        kept = {name: getattr(whole, name) for name in whole.offers}
        if self.position.until is None and "goals" in kept:
            kept["goals"] = [goal for goal in whole.goals if len(goal.path) == 1]
        return type(whole)(effects={}, score=whole.score, **kept)

    def step(self, act: SceneAct, at: int) -> Step:
        events = seen(act.events, self.words, self.position.seat)
        return Step(position=at + 1, at=0.0, seat=act.actor, events=events, view=act.view)

    def said(self, ident: str, facts: dict[str, Any], attribute: str = "") -> Sentence:
        if not self.words.language:
            return UNSET
        return Reader(self.words.game, self.position.seat, self.words.names).text(ident, facts, attribute)
