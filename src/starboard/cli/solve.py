"""`starboard solve`: Argonaut's Wheel worked out to the end, once, for everything that needs it."""

from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Components, GameName, Json, read_pack
from starboard.cli.output import progress, show, show_json
from starboard.games.registry import find_game
from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver import solution_file
from starboard.games.wheel.solver.solution import Table as Solution
from starboard.games.wheel.solver.solution import make_table, write_table
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game

STAGES = {
    "moves": "Finding all moves",
    "positions": "Turning the wheel",
    "plies": "Working backwards",
    "census": "Counting from the setup",
}
Anew = Annotated[bool, typer.Option("--anew", help="Solve it again, even if that has been done.")]


def solve(
    game: GameName = "wheel", anew: Anew = False, components: Components = None, json: Json = False
) -> None:
    """Find for every position of the wheel who wins, and in how many plies; the answer is kept in a file."""
    found = find_game(game)
    pack = wheel_pack(found, read_pack(found, components))
    table = solution(pack, anew)
    if json:
        show_json(as_data(table))
    else:
        show_finding(table)


def wheel_pack(game: Game, pack: object) -> WheelPack:
    """The pack of a game that can be solved; a clear sentence for the others."""
    if game.name != WHEEL.name or not isinstance(pack, WheelPack):
        raise StarboardError(f"{game.title} is far too large to be solved; only wheel is.")
    return pack


def solution(pack: WheelPack, anew: bool = False) -> Solution:
    """The solved wheel, worked out under a progress bar where that has not been done yet."""
    with progress() as bar:
        if anew:
            write_table(make_table(pack, Stages(bar)), solution_file.table_file(pack))
        return solution_file.get_table(pack, Stages(bar))


class Stages:
    """One line of progress for each stage of the work."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.lines: dict[str, Any] = {}

    def __call__(self, stage: str, done: int, total: int) -> None:
        if stage not in self.lines:
            for line in self.lines.values():
                self.bar.update(line, visible=False)
            self.lines[stage] = self.bar.add_task(STAGES[stage], total=None)
        known = total if stage in ("moves", "positions") else None
        self.bar.update(self.lines[stage], completed=done, total=known)


def as_data(table: Solution) -> dict[str, Any]:
    header = table.header
    return {
        "game": "wheel",
        "states": header.states,
        "value": header.value,
        "plies": header.plies,
        "counts": {"won": header.won, "drawn": header.drawn, "lost": header.lost},
        "longest": header.longest,
        "by_plies": header.by_plies,
        "line": main_line(table),
        "components": header.pack,
        "file": str(solution_file.table_file(table.pack)),
    }


def main_line(table: Solution) -> list[str]:
    """Best play from the setup, in notation; empty if the setup is a draw."""
    state = Wheel(table.pack, 0)
    state.set_up(0)
    line = []
    for seat, action in table.best_line(state):
        line.append(WHEEL.notation(state, seat, action))
        state.advance(seat, action)
    return line


def show_finding(table: Solution) -> None:
    header = table.header
    show(Text(f"Argonaut's Wheel, {header.states:,} positions from the setup", "title"))
    if header.value == "draw":
        show("With best play the game is a draw.")
    else:
        show(f"With best play {header.value.capitalize()} wins in {header.plies} plies. Black opens.")
    counts = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    counts.add_column("For the side to move")
    counts.add_column("positions", justify="right")
    counts.add_column("share", justify="right")
    for name, count in (("won", header.won), ("drawn", header.drawn), ("lost", header.lost)):
        counts.add_row(name, f"{count:,}", f"{100 * count / header.states:.1f} %")
    show(counts)
    show(f"The longest win takes {header.longest} plies.")
    if header.value != "draw":
        show(Text("Main line  " + " ".join(main_line(table))))
    show(Text(f"Kept in {solution_file.table_file(table.pack)}", "quiet"), soft_wrap=True)
