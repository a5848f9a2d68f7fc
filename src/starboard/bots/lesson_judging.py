# mypyc: skip
"""Works out what the answers of lessons are worth, and what follows each, always alike."""

from functools import lru_cache
from math import inf
from typing import Final

from starboard.bots.assessment import chance_after
from starboard.bots.policies import policy_for
from starboard.kernel.game import Game
from starboard.kernel.lesson_answers import Answering, every_answer
from starboard.kernel.lesson_verdicts import JudgedAnswer, JudgedPosition, fingerprint
from starboard.kernel.lessons import ByBots, ByRules, Lesson, Position
from starboard.kernel.rng import Random
from starboard.kernel.solver import RANK, Solution
from starboard.kernel.state import CHANCE, State

MOST: Final = 60  # acts that follow an answer


def judge_position(
    game: Game, lesson: Lesson, position: Position, known: JudgedPosition | None = None
) -> JudgedPosition:
    """Every answer to a position; what a search thought of them is taken over from what is `known`."""
    before = {one.actions: one for one in known.answers} if known is not None else {}
    answers = [
        judge_answer(game, lesson, position, here, before.get(here.actions))
        for here in every_answer(game, position)
    ]
    return JudgedPosition(fingerprint(game, position), answers)


def judge_answer(
    game: Game, lesson: Lesson, position: Position, here: Answering, known: JudgedAnswer | None = None
) -> JudgedAnswer:
    if known is not None and isinstance(position.judged, ByBots):
        worth, plies = known.worth, known.plies
    else:
        worth, plies = worth_of(game, position, here)
    seed = f"{lesson.name}|{position.name}|{position.scene.seed}"
    then = what_follows(game, here.state, here.seat, seed)
    return JudgedAnswer(here.actions, worth, plies, then)


def worth_of(game: Game, position: Position, here: Answering) -> tuple[float, int]:
    """Points, a chance from 0 to 1, or the rank of an outcome and how far the end is."""
    judged = position.judged
    if isinstance(judged, ByRules):
        return judged.gain(here.moment()), 0
    if isinstance(judged, ByBots):
        random = Random(judged.seed)
        worth, count = chance_after(game, here.before, here.seat, here.actions, random, judged.descents, inf)
        return round(game.chances.of_one(worth, here.before.seats(), "bots") if count else worth, 3), 0
    values = solution_of(game).values(here.before)
    value = next(one for one in values if one.action == here.actions[0])
    return RANK[value.outcome], value.plies


@lru_cache(maxsize=4)
def solution_of(game: Game) -> Solution:
    """The game worked out, now if need be."""
    assert game.solver is not None, f"{game.title} has no solver"
    return game.solver.solve(game.default_pack)


def what_follows(game: Game, state: State, seat: int, seed: str) -> list[tuple[int, int]]:
    """Who does what then: the rest of the learner's turn, and the whole turn of whoever comes next.

    Alone there is nobody to come next: the turn goes on to what chance brings.
    """
    random = Random(seed)
    state = state.clone()
    courses: list[list[int]] = [[] for _ in range(state.seats())]
    done: list[tuple[int, int]] = []
    acting: tuple[int, ...] = (seat,)
    while len(done) < MOST and (actors := state.actors()):
        actor = next((one for one in actors if one in acting), actors[0])
        if actor != CHANCE and actor not in acting:
            if seat not in acting:
                break
            acting = actors  # several where all answer at once
        action = state.roll(random) if actor == CHANCE else chosen(game, state, actor, random, courses[actor])
        state.advance(actor, action)
        done.append((actor, action))
        if actor == CHANCE and state.seats() == 1:
            break
    return done


def chosen(game: Game, state: State, actor: int, random: Random, course: list[int]) -> int:
    """What a seat does: the best there is in a game that is worked out, else what its policy would."""
    legal = state.legal(actor)
    if len(legal) == 1:
        return legal[0]
    if game.solver is not None:
        return solution_of(game).best_action(state)
    policy = policy_for(game)
    known = state if policy.is_fair() else state.redeal(actor, random)
    return policy.choose_next(known, actor, random, course)
