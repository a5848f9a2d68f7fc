"""Puzzles over HTTP: win in n on the wheel, from positions of real games."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from starboard.bots.wheel_table.puzzles import position_of, puzzle_in
from starboard.bots.wheel_table.table import Table
from starboard.games.wheel.components import BLACK
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.messages.puzzles import Puzzle, PuzzleAnswer, PuzzlePage, PuzzleStep
from starboard.server.reading import Body
from starboard.server.site import site_of
from starboard.server.solution import solution
from starboard.server.tables_api import Language
from starboard.server.translation import language_of
from starboard.tables.messages.sight import Why
from starboard.tables.refusals import GONE, ILLEGAL, Refused, not_now
from starboard.tables.telling import legal_actions, seen
from starboard.tables.views import why_in
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS, route_class=Route)

PuzzleId = Annotated[int, Path(ge=0, le=2**31 - 1)]
SOLVING = "The wheel is still being solved; puzzles come when that is done."


@router.get("/puzzles/wheel", summary="A puzzle")
async def any_puzzle(
    request: Request,
    plies: Annotated[int | None, Query(ge=1, le=99, description="How long it shall be.")] = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The one before.")] = None,
    language: Language = "en",
) -> Reply[PuzzlePage]:
    site = site_of(request)
    solved = await solution()
    if solved is None:
        return site.reply(PuzzlePage(status="solving"))
    book = await site.puzzles.read(solved)
    chosen = book.next(plies, after)
    shown = puzzle_data(solved, chosen.number, words_in(language)) if chosen else None
    return site.reply(PuzzlePage(status="ready", puzzle=shown, lengths=book.lengths()))


@router.get("/puzzles/wheel/{puzzle}", summary="One puzzle again")
async def one_puzzle(request: Request, puzzle: PuzzleId, language: Language = "en") -> Reply[Puzzle]:
    solved = await needed()
    return site_of(request).reply(puzzle_data(solved, puzzle, words_in(language)))


@router.post("/puzzles/wheel/{puzzle}/line", summary="Try some moves")
async def try_line(
    request: Request, puzzle: PuzzleId, line: Body[requests.PuzzleLine], language: Language = "en"
) -> Reply[PuzzleAnswer]:
    """The last of the moves is judged; those before it must have been right."""
    solved = await needed()
    return site_of(request).reply(answer(solved, puzzle, line.actions, words_in(language)))


@router.get("/puzzles/wheel/{puzzle}/solution", summary="Its solution")
async def solved_line(
    request: Request, puzzle: PuzzleId, language: Language = "en"
) -> Reply[list[PuzzleStep]]:
    solved = await needed()
    state = found(solved, puzzle)
    words = words_in(language)
    line = await asyncio.to_thread(solved.best_line, state)
    return site_of(request).reply([step(state, seat, action, words) for seat, action in line])


@router.post("/puzzles/wheel/{puzzle}/why", summary="Why is that not allowed?")
async def why(request: Request, puzzle: PuzzleId, asked: Body[requests.PuzzleWhy]) -> Reply[Why]:
    """After the solver's moves in `actions`, may this be done?"""
    solved = await needed()
    state = found(solved, puzzle)
    words = words_in(language_of(request))
    for action in asked.actions:
        move(solved, state, action, words)
    return site_of(request).reply(why_in(WHEEL, state, BLACK, words.game, asked.action, asked.choice))


def words_in(language: str) -> TableWords:
    return TableWords(WHEEL.name, language, ("", ""))


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


def puzzle_data(solved: Table, number: int, words: TableWords) -> Puzzle:
    state = found(solved, number)
    puzzle = puzzle_in(solved, state)
    assert puzzle is not None
    return Puzzle(
        id=number,
        plies=puzzle.plies,
        view=state.view(BLACK),
        actions=legal_actions(WHEEL, state, BLACK, words),
        outlook=WHEEL.outlook(state, BLACK),
    )


def answer(solved: Table, number: int, actions: list[int], words: TableWords) -> PuzzleAnswer:
    """Follow the solver's moves with the best answers; judge the last one."""
    state = found(solved, number)
    for action in actions[:-1]:
        if move(solved, state, action, words).verdict != "right":
            raise Refused(ILLEGAL, "These moves do not follow from the puzzle.")
    return move(solved, state, actions[-1], words)


def move(solved: Table, state: Wheel, action: int, words: TableWords) -> PuzzleAnswer:
    """One move of the solver and, if it is right, the answer that holds out longest."""
    clause = state.forbids(BLACK, action)
    if clause:
        raise Refused(ILLEGAL, WHEEL.clauses.sentence(clause), clause)
    wanted = solved.fate(state)
    value = next(value for value in solved.values(state) if value.action == action)
    mine = step(state, BLACK, action, words)
    left = max(0, value.plies - 1)
    if state.how:
        return PuzzleAnswer(verdict="won", left=left, steps=[mine])
    if value.outcome != "win":
        return PuzzleAnswer(verdict="wrong", left=left, steps=[mine])
    if value.plies != wanted:
        return PuzzleAnswer(verdict="slow", left=left, steps=[mine])
    theirs = step(state, int(state.mover), solved.values(state)[0].action, words)
    return PuzzleAnswer(
        verdict="right",
        left=wanted - 2,
        steps=[mine, theirs],
        actions=legal_actions(WHEEL, state, BLACK, words),
        outlook=WHEEL.outlook(state, BLACK),
    )


def step(state: Wheel, seat: int, action: int, words: TableWords) -> PuzzleStep:
    """Make a move, and tell of it."""
    events = seen(WHEEL.tell(state, seat, action), words, BLACK)
    state.advance(seat, action)
    return PuzzleStep(seat=seat, events=events, view=state.view(BLACK))
