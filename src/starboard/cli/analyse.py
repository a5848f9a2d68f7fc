"""`starboard analyse`: what every legal move of a position leads to, in a game that is solved."""

import json as json_text
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Components, GameName, Json, Options, Sets, chosen_variant, read_options
from starboard.cli.files import read_text
from starboard.cli.output import show, show_json, show_lines
from starboard.cli.solve import solution, solver_of
from starboard.cli.words import heading, language, option_help, sentence
from starboard.games.registry import find_game
from starboard.kernel.errors import BadPosition
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.results import WON
from starboard.kernel.solver import MoveValue
from starboard.kernel.state import State

Position = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[POSITION]",
        help=option_help("position-or-moves"),
    ),
]
SHADES = {"win": "good", "draw": "", "loss": "problem"}


def analyse(
    game: GameName,
    position: Position = None,
    option: Options = None,
    components: Components = None,
    sets: Sets = None,
    json: Json = False,
) -> None:
    found = find_game(game)
    solver_of(found)
    variant = chosen_variant(found, components, sets)
    state = read_position(found, position or [], read_options(option), variant.pack)
    solved = solution(found, variant.pack)
    values = [] if state.ending() else solved.values(state)
    if json:
        show_json(as_data(found, state, values))
    else:
        show_lines(variant.lines())
        show_analysis(found, state, values)


def read_position(game: Game, given: list[str], options: dict[str, Any], pack: Pack) -> State:
    """A position as a person writes it: JSON in a file or right here, or the moves that lead to it."""
    text = " ".join(given).strip()
    if text.startswith("{"):
        return from_json(game, text, sentence("position-given"), pack)
    if len(given) == 1 and Path(text).is_file():
        return from_json(game, read_text(Path(text)), text, pack)
    if text.endswith(".json"):
        raise BadPosition("no-file", file=text)
    state = game.new({**game.counting_options, **options}, pack)
    for move in text.replace(",", " ").split():
        if state.ending():
            raise BadPosition("over-before", move=move)
        seat = state.actors()[0]
        state.apply(seat, game.parse(state, seat, move))
    return state


def from_json(game: Game, text: str, name: str, pack: Pack) -> State:
    try:
        data = json_text.loads(text)
    except ValueError as error:
        raise BadPosition("not-json-file", file=name, problem=str(error)) from None
    return game.from_dict(data, pack)


def as_data(game: Game, state: State, values: list[MoveValue]) -> dict[str, Any]:
    winner = winning_seat(state, values)
    names = [name.lower() for name in game.seat_names(state.seats())]
    return {
        "game": game.name,
        "position": state.to_dict(),
        "mover": names[mover(state)],
        "value": "draw" if winner is None else names[winner],
        "plies": values[0].plies if values else 0,
        "moves": [
            {
                "action": item.action,
                "notation": game.notation(state, mover(state), item.action),
                "value": item.outcome,
                "plies": item.plies,
            }
            for item in values
        ],
    }


def mover(state: State) -> int:
    """Whose turn it is; once the game is over, nobody's, and the first seat will do."""
    return (state.actors() or (0,))[0]


def winning_seat(state: State, values: list[MoveValue]) -> int | None:
    """Who has won, or wins with best play; None for a draw."""
    if not values:
        won = [seat for seat, result in enumerate(state.results()) if result.outcome == WON]
        return won[0] if won else None
    if values[0].outcome == "draw":
        return None
    return mover(state) if values[0].outcome == "win" else 1 - mover(state)


def show_analysis(game: Game, state: State, values: list[MoveValue]) -> None:
    show(Text(game.board(state, None, language=language())))
    if state.ending():
        show(sentence("ending-over", how=game.words(language()).name("ending", state.ending())) + ".")
        return
    show(Text(headline(game, state, values), "title"))
    moves = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    moves.add_column(heading("move"))
    moves.add_column(heading("value"))
    moves.add_column(heading("plies"), justify="right")
    for item in values:
        plies = str(item.plies) if item.plies else "–"
        notation = game.notation(state, mover(state), item.action)
        moves.add_row(notation, Text(sentence(f"outcome-{item.outcome}"), SHADES[item.outcome]), plies)
    show(moves)


def headline(game: Game, state: State, values: list[MoveValue]) -> str:
    words = game.words(language(), state.seats())
    winner, to_move = winning_seat(state, values), words.seat(mover(state))
    if winner is None:
        return sentence("value-drawn", mover=to_move)
    return sentence("value-won", mover=to_move, winner=words.seat(winner), plies=values[0].plies)
