"""Puzzles over HTTP: win in n, from positions of real games."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.puzzles import Puzzles
from starboard.kernel.solver import Solution
from starboard.kernel.state import State
from starboard.kernel.words import Words
from starboard.server import models, past_models, wishes
from starboard.server.http import REFUSALS
from starboard.server.site import Site, site_of
from starboard.server.tables_api import Language
from starboard.server.translation import language_of
from starboard.tables.refusals import GONE, ILLEGAL, Refused, not_now
from starboard.tables.views import why_in

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS)

GameName = Annotated[str, Path(max_length=40)]
PuzzleId = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.get("/puzzles/{game}", response_model=past_models.PuzzlePage, summary="A puzzle")
async def any_puzzle(
    request: Request,
    game: GameName,
    plies: Annotated[int | None, Query(ge=1, le=99, description="How long it shall be.")] = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The one before.")] = None,
    language: Language = "en",
) -> Response:
    site = site_of(request)
    rules, _ = game_with_puzzles(game)
    solved = await site.solutions.find(rules)
    if solved is None:
        return site.reply({"status": "solving", "puzzle": None, "lengths": []})
    book = await site.puzzles(rules).read(solved)
    chosen = book.next(plies, after)
    shown = Puzzling(rules, solved, chosen.number, language).to_dict() if chosen else None
    return site.reply({"status": "ready", "puzzle": shown, "lengths": book.lengths()})


@router.get("/puzzles/{game}/{puzzle}", response_model=past_models.Puzzle, summary="One puzzle again")
async def one_puzzle(
    request: Request, game: GameName, puzzle: PuzzleId, language: Language = "en"
) -> Response:
    puzzling = await begin(site_of(request), game, puzzle, language)
    return site_of(request).reply(puzzling.to_dict())


@router.post(
    "/puzzles/{game}/{puzzle}/line", response_model=past_models.PuzzleAnswer, summary="Try some moves"
)
async def try_line(
    request: Request, game: GameName, puzzle: PuzzleId, line: wishes.PuzzleLine, language: Language = "en"
) -> Response:
    """The last of the moves is judged; those before it must have been right."""
    puzzling = await begin(site_of(request), game, puzzle, language)
    return site_of(request).reply(puzzling.answer(line.actions))


@router.get(
    "/puzzles/{game}/{puzzle}/solution", response_model=list[past_models.PuzzleStep], summary="Its solution"
)
async def solved_line(
    request: Request, game: GameName, puzzle: PuzzleId, language: Language = "en"
) -> Response:
    puzzling = await begin(site_of(request), game, puzzle, language)
    line = await asyncio.to_thread(puzzling.solved.best_line, puzzling.state)
    return site_of(request).reply([puzzling.step(seat, action) for seat, action in line])


@router.post("/puzzles/{game}/{puzzle}/why", response_model=models.Why, summary="Why is that not allowed?")
async def why(request: Request, game: GameName, puzzle: PuzzleId, asked: wishes.PuzzleWhy) -> Response:
    """After the solver's moves in `actions`, may this be done?"""
    puzzling = await begin(site_of(request), game, puzzle, language_of(request))
    for action in asked.actions:
        puzzling.move(action)
    told = why_in(
        puzzling.game, puzzling.state, puzzling.seat, puzzling.words, asked.action, asked.kind, asked.parts
    )
    return site_of(request).reply(told)


def game_with_puzzles(name: str) -> tuple[Game, Puzzles]:
    game = GAMES.get(name)
    if game is None or game.solver is None or game.puzzles is None:
        raise Refused(GONE, "There are no puzzles of that game.")
    return game, game.puzzles


async def begin(site: Site, name: str, number: int, language: str) -> "Puzzling":
    game, _ = game_with_puzzles(name)
    solved = await site.solutions.find(game)
    if solved is None:
        raise not_now(f"{game.title} is still being solved; puzzles come when that is done.")
    return Puzzling(game, solved, number, language)


class Puzzling:
    """Somebody at a puzzle: the position, and what has been done in it so far."""

    def __init__(self, game: Game, solved: Solution, number: int, language: str) -> None:
        _, puzzles = game_with_puzzles(game.name)
        state = puzzles.position(solved, number)
        puzzle = puzzles.puzzle_in(solved, state) if state else None
        if state is None or puzzle is None:
            raise Refused(GONE, "There is no such puzzle.")
        self.game = game
        self.solved = solved
        self.puzzle = puzzle
        self.state: State = state
        self.seat = state.actors()[0]
        self.words: Words = game.words(language)

    def to_dict(self) -> dict[str, Any]:
        shown = {"id": self.puzzle.number, "plies": self.puzzle.plies, "view": self.state.view(self.seat)}
        return {**shown, **self.choices()}

    def choices(self) -> dict[str, Any]:
        listed = []
        for action in self.state.legal(self.seat):
            kind, parts = self.game.describe(self.state, self.seat, action)
            said = self.words.action(kind, parts, self.seat)
            listed.append({"id": action, "kind": kind, "parts": parts, "words": said, "final": False})
        return {"actions": listed, "outlook": self.game.outlook(self.state, self.seat).to_dict()}

    def answer(self, actions: list[int]) -> dict[str, Any]:
        """Follow the moves with the best answers; judge the last one."""
        for action in actions[:-1]:
            if self.move(action)["verdict"] != "right":
                raise Refused(ILLEGAL, "These moves do not follow from the puzzle.")
        return self.move(actions[-1])

    def move(self, action: int) -> dict[str, Any]:
        """One move of whoever solves it and, if it is right, the answer that holds out longest."""
        clause = self.state.forbids(self.seat, action)
        if clause:
            raise Refused(ILLEGAL, self.game.clauses.sentence(clause), clause)
        values = self.solved.values(self.state)
        wanted = values[0].plies
        value = next(value for value in values if value.action == action)
        steps = [self.step(self.seat, action)]
        told: dict[str, Any] = {
            "left": max(0, value.plies - 1),
            "steps": steps,
            "actions": [],
            "outlook": None,
        }
        if self.state.ending():
            return {**told, "verdict": "won"}
        if value.outcome != "win" or value.plies != wanted:
            return {**told, "verdict": "slow" if value.outcome == "win" else "wrong"}
        steps.append(self.step(self.state.actors()[0], self.solved.values(self.state)[0].action))
        return {**told, "left": wanted - 2, "verdict": "right", **self.choices()}

    def step(self, seat: int, action: int) -> dict[str, Any]:
        """Make a move, and tell of it."""
        told = [
            {**event.to_dict(), "words": self.words.event(event.kind, event.parts, self.seat)}
            for event in self.game.tell(self.state, seat, action)
        ]
        self.state.advance(seat, action)
        return {"seat": seat, "events": told, "view": self.state.view(self.seat)}
