"""Puzzles over HTTP: win in n, from positions of real games."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.puzzles import Puzzles
from starboard.kernel.solver import Solution
from starboard.kernel.state import State
from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language
from starboard.server.messages.puzzles import Puzzle, PuzzleAnswer, PuzzlePage, PuzzleStep
from starboard.server.reading import Body
from starboard.server.services import Services, services_of
from starboard.tables.messages.sight import Why
from starboard.tables.refusals import GONE, ILLEGAL, Refused, forbidden, not_now
from starboard.tables.telling import legal_actions, seen
from starboard.tables.views import why_in
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS, route_class=Route)

GameName = Annotated[str, Path(max_length=40)]
PuzzleId = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.get("/puzzles/{game}", summary="A puzzle")
async def any_puzzle(
    request: Request,
    game: GameName,
    plies: Annotated[int | None, Query(ge=1, le=99, description="How long it shall be.")] = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The one before.")] = None,
    language: Language = "",
) -> Reply[PuzzlePage]:
    services = services_of(request)
    rules, _ = game_with_puzzles(game)
    solved = await services.solutions.find(rules)
    if solved is None:
        return services.reply(PuzzlePage(status="solving"))
    book = await services.puzzles(rules).read(solved)
    chosen = book.next(plies, after)
    shown = Puzzling(rules, solved, chosen.number, language).puzzle() if chosen else None
    return services.reply(PuzzlePage(status="ready", puzzle=shown, lengths=book.lengths()))


@router.get("/puzzles/{game}/{puzzle}", summary="One puzzle again")
async def one_puzzle(
    request: Request, game: GameName, puzzle: PuzzleId, language: Language = ""
) -> Reply[Puzzle]:
    puzzling = await begin(services_of(request), game, puzzle, language)
    return services_of(request).reply(puzzling.puzzle())


@router.post("/puzzles/{game}/{puzzle}/line", summary="Try some moves")
async def try_line(
    request: Request,
    game: GameName,
    puzzle: PuzzleId,
    line: Body[requests.PuzzleLine],
    language: Language = "",
) -> Reply[PuzzleAnswer]:
    """The last of the moves is judged; those before it must have been right."""
    puzzling = await begin(services_of(request), game, puzzle, language)
    return services_of(request).reply(puzzling.answer(line.actions))


@router.get("/puzzles/{game}/{puzzle}/solution", summary="Its solution")
async def solved_line(
    request: Request, game: GameName, puzzle: PuzzleId, language: Language = ""
) -> Reply[list[PuzzleStep]]:
    puzzling = await begin(services_of(request), game, puzzle, language)
    line = await asyncio.to_thread(puzzling.solved.best_line, puzzling.state)
    return services_of(request).reply([puzzling.step(seat, action) for seat, action in line])


@router.post("/puzzles/{game}/{puzzle}/why", summary="Why is that not allowed?")
async def why(
    request: Request,
    game: GameName,
    puzzle: PuzzleId,
    asked: Body[requests.PuzzleWhy],
    language: Language = "",
) -> Reply[Why]:
    """After the solver's moves in `actions`, may this be done?"""
    at = await begin(services_of(request), game, puzzle, language)
    for action in asked.actions:
        at.move(action)
    return services_of(request).reply(
        why_in(at.game, at.state, at.seat, at.words, asked.action, asked.choice)
    )


def game_with_puzzles(name: str) -> tuple[Game, Puzzles]:
    game = GAMES.get(name)
    if game is None or game.solver is None or game.puzzles is None:
        raise Refused(GONE, "no-puzzles")
    return game, game.puzzles


async def begin(services: Services, name: str, number: int, language: str) -> "Puzzling":
    game, _ = game_with_puzzles(name)
    solved = await services.solutions.find(game)
    if solved is None:
        raise not_now("still-solving", title=game.title)
    return Puzzling(game, solved, number, language)


class Puzzling:
    """Somebody at a puzzle: the position, and what has been done in it so far."""

    def __init__(self, game: Game, solved: Solution, number: int, language: str) -> None:
        _, puzzles = game_with_puzzles(game.name)
        state = puzzles.position(solved, number)
        puzzle = puzzles.puzzle_in(solved, state) if state else None
        if state is None or puzzle is None:
            raise Refused(GONE, "no-such-puzzle")
        self.game = game
        self.solved = solved
        self.number = number
        self.plies = puzzle.plies
        self.state: State = state
        self.seat = state.actors()[0]
        self.words = TableWords(game.name, language, ("",) * state.seats(), state.components())

    def puzzle(self) -> Puzzle:
        return Puzzle(
            id=self.number,
            plies=self.plies,
            figures=self.game.said_figures(self.state.components()),
            view=self.state.view(self.seat),
            actions=legal_actions(self.game, self.state, self.seat, self.words),
            outlook=self.game.outlook(self.state, self.seat),
        )

    def answer(self, actions: list[int]) -> PuzzleAnswer:
        """Follow the moves with the best answers; judge the last one."""
        for action in actions[:-1]:
            if self.move(action).verdict != "right":
                raise Refused(ILLEGAL, "puzzle-moves")
        return self.move(actions[-1])

    def move(self, action: int) -> PuzzleAnswer:
        """One move of whoever solves it and, if it is right, the answer that holds out longest."""
        clause = self.state.forbids(self.seat, action)
        if clause:
            raise forbidden(clause, self.state.components())
        values = self.solved.values(self.state)
        wanted = values[0].plies
        value = next(value for value in values if value.action == action)
        mine = self.step(self.seat, action)
        left = max(0, value.plies - 1)
        if self.state.ending():
            return PuzzleAnswer(verdict="won", left=left, steps=[mine])
        if value.outcome != "win":
            return PuzzleAnswer(verdict="wrong", left=left, steps=[mine])
        if value.plies != wanted:
            return PuzzleAnswer(verdict="slow", left=left, steps=[mine])
        theirs = self.step(self.state.actors()[0], self.solved.values(self.state)[0].action)
        return PuzzleAnswer(
            verdict="right",
            left=wanted - 2,
            steps=[mine, theirs],
            actions=legal_actions(self.game, self.state, self.seat, self.words),
            outlook=self.game.outlook(self.state, self.seat),
        )

    def step(self, seat: int, action: int) -> PuzzleStep:
        """Make a move, and tell of it."""
        events = seen(self.game.tell(self.state, seat, action), self.words, self.seat)
        self.state.advance(seat, action)
        return PuzzleStep(seat=seat, events=events, view=self.state.view(self.seat))
