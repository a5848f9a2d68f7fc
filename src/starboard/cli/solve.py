"""`starboard solve`: a game worked out to the end, once, for everything that needs it."""

from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Components, Json, Sets, chosen_variant, only_game
from starboard.cli.output import show, show_json, show_lines
from starboard.cli.progress_bar import progress
from starboard.cli.words import heading, language, option_help, sentence
from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.solver import Solution, Solver
from starboard.kernel.words import Words

GameToSolve = Annotated[str | None, typer.Argument(metavar="[GAME]", help=option_help("game-to-solve"))]
Anew = Annotated[bool, typer.Option("--anew", help=option_help("anew"))]


def solve(
    game: GameToSolve = None,
    anew: Anew = False,
    components: Components = None,
    sets: Sets = None,
    json: Json = False,
) -> None:
    found = only_game(game, lambda one: one.solver is not None, "name-solved-game")
    variant = chosen_variant(found, components, sets)
    solved = solution(found, variant.pack, anew)
    if json:
        show_json(as_data(found, solved))
    else:
        show_lines(variant.lines())
        show_finding(found, solved)


def solver_of(game: Game) -> Solver:
    """What solves the game; a clear sentence where nothing does."""
    if game.solver is None:
        solvable = [other.name for other in GAMES.values() if other.solver is not None]
        raise StarboardError("not-solvable", title=game.title, games=solvable)
    return game.solver


def solution(game: Game, pack: Pack, anew: bool = False) -> Solution:
    """The solved game, worked out under a progress bar where that has not been done yet."""
    solver = solver_of(game)
    with progress() as bar:
        return solver.solve(pack, Stages(bar, game.words(language())), anew)


class Stages:
    """One line of progress for each stage of the work."""

    def __init__(self, bar: Progress, words: Words) -> None:
        self.bar = bar
        self.words = words
        self.lines: dict[str, Any] = {}

    def __call__(self, stage: str, done: int, total: int) -> None:
        if stage not in self.lines:
            for line in self.lines.values():
                self.bar.update(line, visible=False)
            self.lines[stage] = self.bar.add_task(self.words.name("stage", stage), total=None)
        self.bar.update(self.lines[stage], completed=done, total=total or None)


def as_data(game: Game, solved: Solution) -> dict[str, Any]:
    summary = solved.summary
    return {
        "game": game.name,
        "states": summary.states,
        "value": summary.value,
        "plies": summary.plies,
        "counts": {"won": summary.won, "drawn": summary.drawn, "lost": summary.lost},
        "longest": summary.longest,
        "by_plies": summary.by_plies,
        "line": main_line(game, solved),
        "components": solved.pack.hash,
        "file": str(solver_of(game).file(solved.pack)),
    }


def main_line(game: Game, solved: Solution) -> list[str]:
    """Best play from the setup, in notation; empty if the setup is a draw."""
    state = game.new(game.counting_options, solved.pack)
    line = []
    for seat, action in solved.best_line(state):
        line.append(game.notation(state, seat, action))
        state.advance(seat, action)
    return line


def show_finding(game: Game, solved: Solution) -> None:
    summary = solved.summary
    show(Text(sentence("solved-heading", title=game.title, states=summary.states), "title"))
    if summary.value == "draw":
        show(sentence("solved-draw"))
    else:
        names = game.seat_names(2)
        opener = game.new(game.counting_options, solved.pack).actors()[0]
        winner = [name.lower() for name in names].index(summary.value)
        words = game.words(language(), 2)
        seats = {"winner": words.seat(winner), "opener": words.seat(opener)}
        show(sentence("solved-won", plies=summary.plies, **seats))
    counts = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    counts.add_column(heading("mover"))
    counts.add_column(heading("positions"), justify="right")
    counts.add_column(heading("share"), justify="right")
    for name, count in (("won", summary.won), ("drawn", summary.drawn), ("lost", summary.lost)):
        counts.add_row(heading(name), f"{count:,}", f"{100 * count / summary.states:.1f} %")
    show(counts)
    show(sentence("solved-longest", plies=summary.longest))
    if summary.value != "draw":
        show(Text(f"{sentence('solved-line')}  {' '.join(main_line(game, solved))}"))
    show(Text(sentence("solved-kept", file=str(solver_of(game).file(solved.pack))), "quiet"), soft_wrap=True)
