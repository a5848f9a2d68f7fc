"""`starboard analyse`: what every legal move of a wheel position leads to."""

import json as json_text
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Components, GameName, Json, Options, read_options, read_pack
from starboard.cli.files import read_text
from starboard.cli.output import show, show_json
from starboard.cli.solve import solution, wheel_pack
from starboard.games.registry import find_game
from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.retrograde import DRAW
from starboard.games.wheel.solver.solution import MoveValue
from starboard.games.wheel.solver.solution import Table as Solution
from starboard.kernel.errors import BadPosition

Position = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[POSITION]",
        help="A JSON file or JSON text as `to_dict` writes it, or moves from the setup (R R D1-0).",
    ),
]
SHADES = {"win": "good", "draw": "", "loss": "problem"}


def analyse(
    game: GameName,
    position: Position = None,
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Show every legal move of a position with its value and how many plies are left after best play."""
    found = find_game(game)
    pack = wheel_pack(found, read_pack(found, components))
    state = read_position(position or [], read_options(option), pack)
    table = solution(pack)
    values = [] if state.ending() else table.values(state)
    if json:
        show_json(as_data(table, state, values))
    else:
        show_analysis(table, state, values)


def read_position(given: list[str], options: dict[str, Any], pack: WheelPack) -> Wheel:
    """A position as a person writes it: JSON in a file or right here, or the moves that lead to it."""
    text = " ".join(given).strip()
    if text.startswith("{"):
        return from_json(text, "The position", pack)
    if len(given) == 1 and Path(text).is_file():
        return from_json(read_text(Path(text)), text, pack)
    if text.endswith(".json"):
        raise BadPosition(f"There is no file {text}.")
    state = WHEEL.new({**WHEEL.counting_options, **options}, pack)
    assert isinstance(state, Wheel)
    for move in text.replace(",", " ").split():
        if state.ending():
            raise BadPosition(f"The game is over before {move}.")
        seat = state.actors()[0]
        state.apply(seat, WHEEL.parse(state, seat, move))
    return state


def from_json(text: str, name: str, pack: WheelPack) -> Wheel:
    try:
        data = json_text.loads(text)
    except ValueError as error:
        raise BadPosition(f"{name} is not JSON: {error}.") from None
    state = WHEEL.from_dict(data, pack)
    assert isinstance(state, Wheel)
    return state


def as_data(table: Solution, state: Wheel, values: list[MoveValue]) -> dict[str, Any]:
    seat = int(state.mover)
    return {
        "game": "wheel",
        "position": state.to_dict(),
        "mover": ("black", "white")[seat],
        "value": value(table, state),
        "plies": 0 if state.ending() else table.fate(state),
        "moves": [
            {
                "action": item.action,
                "notation": WHEEL.notation(state, seat, item.action),
                "value": item.outcome,
                "plies": item.plies,
            }
            for item in values
        ],
    }


def value(table: Solution, state: Wheel) -> str:
    """Who wins with best play: "black", "white" or "draw"."""
    if state.ending():
        return "draw" if state.winner < 0 else ("black", "white")[state.winner]
    fate = table.fate(state)
    if fate == DRAW:
        return "draw"
    return ("black", "white")[state.mover if fate % 2 else 1 - state.mover]


def show_analysis(table: Solution, state: Wheel, values: list[MoveValue]) -> None:
    show(Text(WHEEL.board(state, None)))
    if state.ending():
        show(f"The game is over: {WHEEL.words().name('how', state.ending())}.")
        return
    seat = int(state.mover)
    show(Text(headline(table, state, seat), "title"))
    moves = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    moves.add_column("Move")
    moves.add_column("value")
    moves.add_column("plies", justify="right")
    for item in values:
        plies = str(item.plies) if item.plies else "–"
        moves.add_row(
            WHEEL.notation(state, seat, item.action), Text(item.outcome, SHADES[item.outcome]), plies
        )
    show(moves)


def headline(table: Solution, state: Wheel, seat: int) -> str:
    name = WHEEL.seat_names(2)[seat]
    result = value(table, state)
    if result == "draw":
        return f"{name} to move; a draw with best play."
    return f"{name} to move; {result.capitalize()} wins in {table.fate(state)} plies."
