# mypyc: skip
"""What answers of a lesson are worth: worked out once, by rules, solution or search, and kept in the room.

`lessons/judged.json` of a room has every answer to every position: its worth, and what follows it. So an
answer is judged alike everywhere and at once. `tools/judge_lessons.py` writes it; tests hold it to the rules.
"""

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.lesson_answers import Actions, Answering, listed_actions, same_end
from starboard.kernel.lessons import ByBots, ByRules, Facts, Lesson, Position, Remark
from starboard.kernel.solver import RANK, Value

Grade = Literal["best", "good", "weak"]
By = Literal["rules", "exact", "bots"]
FILE: Final = ("lessons", "judged.json")
OUTCOMES: Final[tuple[Value, ...]] = ("loss", "draw", "win")  # by RANK


class JudgedAnswer(msgspec.Struct, frozen=True):
    """An answer, what it is worth (points, a rank of outcomes, a chance), and who does what then."""

    actions: Actions
    worth: float
    plies: int = 0  # to the end of a game that is worked out
    then: list[tuple[int, int]] = []


class JudgedPosition(msgspec.Struct, frozen=True):
    """All answers to a position, and the fingerprint of the position they were judged at."""

    of: str
    answers: list[JudgedAnswer]


JudgedLessons = dict[str, dict[str, JudgedPosition]]  # by lesson and position


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What is thought of an answer. `got` of `most` are points or halves of a win; else there are chances."""

    grade: Grade
    by: By
    got: int | None = None
    most: int | None = None
    chance: int | None = None  # in percent
    best_chance: int | None = None
    outcome: Value | Literal[""] = ""  # where the game is worked out
    best_outcome: Value | Literal[""] = ""
    plies: int = 0
    best_plies: int = 0


class ExplainedAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer with all that is said to it, and what follows."""

    verdict: Verdict
    remark: Remark
    facts: dict[str, Any]
    then: list[tuple[int, int]]


def by_of(position: Position) -> By:
    judged = position.judged
    return "rules" if isinstance(judged, ByRules) else "bots" if isinstance(judged, ByBots) else "exact"


def fingerprint(game: Game, position: Position) -> str:
    """A hash that changes with the position, the way it is judged, and the version of the rules."""
    budget = [*position.judged] if isinstance(position.judged, ByBots) else []
    start = Answering(game, position).before.to_dict()
    known = [game.version, position.seat, by_of(position), budget, start]
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:16]


@lru_cache(maxsize=16)
def judged_lessons(room: str) -> JudgedLessons:
    """What is kept in a room."""
    file = files(room).joinpath(*FILE)
    return msgspec.json.decode(file.read_bytes(), type=JudgedLessons) if file.is_file() else {}


def judged_position(game: Game, lesson: Lesson, position: Position) -> JudgedPosition:
    return judged_lessons(game.room)[lesson.name][position.name]


def best_answer(judged: JudgedPosition) -> JudgedAnswer:
    """One of the best: what wins soonest or resists longest, else the first."""
    return max(judged.answers, key=lambda one: (one.worth, haste(one)))


def haste(answer: JudgedAnswer) -> int:
    """Among equal outcomes: a quick win and a slow loss are better."""
    return -answer.plies if answer.worth == RANK["win"] else answer.plies


def kept_answer(game: Game, position: Position, judged: JudgedPosition, here: Answering) -> JudgedAnswer:
    """What is known of an answer, though its steps may have come in another order."""
    for answer in judged.answers:
        if answer.actions == here.actions:
            return answer
    return next(one for one in judged.answers if same_end(game, position, one.actions, here.state))


def verdict_on(position: Position, judged: JudgedPosition, answer: JudgedAnswer) -> Verdict:
    best = best_answer(judged)
    if isinstance(position.judged, ByRules):
        good = answer.worth >= position.judged.good
        grade: Grade = "best" if answer.worth == best.worth else "good" if good else "weak"
        return Verdict(grade=grade, by="rules", got=int(answer.worth), most=int(best.worth))
    if isinstance(position.judged, ByBots):
        lost = best.worth - answer.worth
        grade = "best" if lost <= position.judged.even else "good" if lost <= position.judged.good else "weak"
        chances = [round(100 * one) for one in (answer.worth, best.worth)]
        return Verdict(grade=grade, by="bots", chance=chances[0], best_chance=chances[1])
    outcomes = [OUTCOMES[int(one)] for one in (answer.worth, best.worth)]
    return Verdict(
        grade=exact_grade(answer, best),
        by="exact",
        got=int(answer.worth),
        most=RANK["win"],
        outcome=outcomes[0],
        best_outcome=outcomes[1],
        plies=answer.plies,
        best_plies=best.plies,
    )


def exact_grade(answer: JudgedAnswer, best: JudgedAnswer) -> Grade:
    """As good an outcome later, or half of a win, is good; to lose what need not be lost is weak."""
    if answer.worth == best.worth:
        return "best" if answer.plies == best.plies else "good"
    return "good" if answer.worth == RANK["draw"] else "weak"


def facts_of(game: Game, position: Position, here: Answering, verdict: Verdict) -> dict[str, Any]:
    """All that may be said of an answer: the verdict, the position, and what the answer showed."""
    listed = [
        one.name
        for one in position.listed
        if listed_actions(game, position, one, here.before) == here.actions
    ]
    thought = {key: value for key, value in msgspec.structs.asdict(verdict).items() if value is not None}
    if verdict.most is not None and verdict.got is not None:
        thought["missed"] = verdict.most - verdict.got
    if verdict.by == "exact":
        thought["moves"], thought["best_moves"] = own_moves(verdict.plies), own_moves(verdict.best_plies)
    given = position.given(here.before, here.seat)
    shown = position.shown(here.moment())
    return {**thought, "answer": listed[0] if listed else "", **given, **shown}


def own_moves(plies: int) -> int:
    """Plies to the end as moves of whoever moves first."""
    return (plies + 1) // 2


def as_good(judged: JudgedPosition, answer: JudgedAnswer) -> int:
    """How many answers are worth as much, or come out the same."""
    return sum(one.worth == answer.worth for one in judged.answers)


def remark_for(position: Position, facts: Facts) -> Remark:
    """The first remark that is true; every position has one for every answer."""
    return next(one for one in position.remarks if one.when.items() <= facts.items())


def reply(game: Game, lesson: Lesson, position: Position, here: Answering) -> ExplainedAnswer:
    """What is said to an answer that is whole."""
    judged = judged_position(game, lesson, position)
    answer = kept_answer(game, position, judged, here)
    verdict = verdict_on(position, judged, answer)
    facts = facts_of(game, position, here, verdict) | {"only": as_good(judged, answer) == 1}
    return ExplainedAnswer(verdict=verdict, remark=remark_for(position, facts), facts=facts, then=answer.then)
