"""Puzzles over HTTP: win in n on the wheel, from positions of real games."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.puzzles import position_of, puzzle_in
from starboard.games.wheel.solver.solution import Table
from starboard.kernel.words import Words
from starboard.server import models, past_models, wishes
from starboard.server.http import REFUSALS
from starboard.server.site import site_of
from starboard.server.solution import solution
from starboard.server.tables_api import Language
from starboard.server.translation import language_of
from starboard.tables.refusals import GONE, ILLEGAL, Refused, not_now
from starboard.tables.views import why_in

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS)

PuzzleId = Annotated[int, Path(ge=0, le=2**31 - 1)]
SOLVING = "The wheel is still being solved; puzzles come when that is done."


@router.get("/puzzles/wheel", response_model=past_models.PuzzlePage, summary="A puzzle")
async def any_puzzle(
    request: Request,
    plies: Annotated[int | None, Query(ge=1, le=99, description="How long it shall be.")] = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The one before.")] = None,
    language: Language = "en",
) -> Response:
    site = site_of(request)
    solved = await solution()
    if solved is None:
        return site.reply({"status": "solving", "puzzle": None, "lengths": []})
    book = await site.puzzles.read(solved)
    chosen = book.next(plies, after)
    shown = puzzle_data(solved, chosen.number, WHEEL.words(language)) if chosen else None
    return site.reply({"status": "ready", "puzzle": shown, "lengths": book.lengths()})


@router.get("/puzzles/wheel/{puzzle}", response_model=past_models.Puzzle, summary="One puzzle again")
async def one_puzzle(request: Request, puzzle: PuzzleId, language: Language = "en") -> Response:
    solved = await needed()
    return site_of(request).reply(puzzle_data(solved, puzzle, WHEEL.words(language)))


@router.post(
    "/puzzles/wheel/{puzzle}/line", response_model=past_models.PuzzleAnswer, summary="Try some moves"
)
async def try_line(
    request: Request, puzzle: PuzzleId, line: wishes.PuzzleLine, language: Language = "en"
) -> Response:
    """The last of the moves is judged; those before it must have been right."""
    solved = await needed()
    return site_of(request).reply(answer(solved, puzzle, line.actions, WHEEL.words(language)))


@router.get(
    "/puzzles/wheel/{puzzle}/solution", response_model=list[past_models.PuzzleStep], summary="Its solution"
)
async def solved_line(request: Request, puzzle: PuzzleId, language: Language = "en") -> Response:
    solved = await needed()
    state = found(solved, puzzle)
    words = WHEEL.words(language)
    line = await asyncio.to_thread(solved.best_line, state)
    return site_of(request).reply([step(state, seat, action, words) for seat, action in line])


@router.post("/puzzles/wheel/{puzzle}/why", response_model=models.Why, summary="Why is that not allowed?")
async def why(request: Request, puzzle: PuzzleId, asked: wishes.PuzzleWhy) -> Response:
    """After the solver's moves in `actions`, may this be done?"""
    solved = await needed()
    state = found(solved, puzzle)
    words = WHEEL.words(language_of(request))
    for action in asked.actions:
        move(solved, state, action, words)
    told = why_in(WHEEL, state, BLACK, words, asked.action, asked.kind, asked.parts)
    return site_of(request).reply(told)


async def needed() -> Table:
    solved = await solution()
    if solved is None:
        raise not_now(SOLVING)
    return solved


def found(solved: Table, number: int) -> Wheel:
    state = position_of(solved, number)
    if state is None:
        raise Refused(GONE, "There is no such puzzle.")
    return state


def puzzle_data(solved: Table, number: int, words: Words) -> dict[str, Any]:
    state = found(solved, number)
    puzzle = puzzle_in(solved, state)
    assert puzzle is not None
    return {"id": number, "plies": puzzle.plies, "view": state.view(BLACK), **choices(state, words)}


def choices(state: Wheel, words: Words) -> dict[str, Any]:
    listed = []
    for action in state.legal(BLACK):
        kind, parts = WHEEL.describe(state, BLACK, action)
        said = words.action(kind, parts, BLACK)
        listed.append({"id": action, "kind": kind, "parts": parts, "words": said, "final": False})
    return {"actions": listed, "outlook": WHEEL.outlook(state, BLACK).to_dict()}


def answer(solved: Table, number: int, actions: list[int], words: Words) -> dict[str, Any]:
    """Follow the solver's moves with the best answers; judge the last one."""
    state = found(solved, number)
    for action in actions[:-1]:
        told = move(solved, state, action, words)
        if told["verdict"] != "right":
            raise Refused(ILLEGAL, "These moves do not follow from the puzzle.")
    return move(solved, state, actions[-1], words)


def move(solved: Table, state: Wheel, action: int, words: Words) -> dict[str, Any]:
    """One move of the solver and, if it is right, the answer that holds out longest."""
    clause = state.forbids(BLACK, action)
    if clause:
        raise Refused(ILLEGAL, WHEEL.clauses.sentence(clause), clause)
    wanted = solved.fate(state)
    value = next(value for value in solved.values(state) if value.action == action)
    steps = [step(state, BLACK, action, words)]
    told: dict[str, Any] = {"left": max(0, value.plies - 1), "steps": steps, "actions": [], "outlook": None}
    if state.how:
        return {**told, "verdict": "won"}
    if value.outcome != "win" or value.plies != wanted:
        return {**told, "verdict": "slow" if value.outcome == "win" else "wrong"}
    reply = solved.values(state)[0].action
    steps.append(step(state, int(state.mover), reply, words))
    return {**told, "left": wanted - 2, "verdict": "right", **choices(state, words)}


def step(state: Wheel, seat: int, action: int, words: Words) -> dict[str, Any]:
    """Make a move, and tell of it."""
    told = [
        {**event.to_dict(), "words": words.event(event.kind, event.parts, BLACK)}
        for event in WHEEL.tell(state, seat, action)
    ]
    state.advance(seat, action)
    return {"seat": seat, "events": told, "view": state.view(BLACK)}
