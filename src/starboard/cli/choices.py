"""The arguments and options that several commands share, and what they mean."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.completion import game_names
from starboard.cli.files import read_text
from starboard.cli.output import warn
from starboard.cli.words import option_help
from starboard.games.registry import GAMES, find_game
from starboard.kernel.errors import BadOption, StarboardError
from starboard.kernel.game import Game

if TYPE_CHECKING:
    from starboard.lab.variants import Variant

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help=option_help("game"), autocompletion=game_names),
]
Json = Annotated[bool, typer.Option("--json", help=option_help("json"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=option_help("option")),
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help=option_help("components")),
]
Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="PATH=VALUE",
        help=option_help("set"),
    ),
]


def read_players(given: list[str] | None) -> list[str]:
    """The players named, however they were set apart."""
    return [name.strip() for text in given or [] for name in text.split(",") if name.strip()]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """`-o rank=2 -o crew=captain` as a dictionary; the game checks the values."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("sets-no-option", text=text)
        options[name.strip()] = value.strip()
    return options


def only_game(name: str | None, fits: Callable[[Game], bool], code: str) -> Game:
    """The game that was named; where none was, the only one that fits."""
    if name is not None:
        return find_game(name)
    fitting = [game for game in GAMES.values() if fits(game)]
    if len(fitting) != 1:
        raise StarboardError(code, games=[game.name for game in fitting], games_count=len(fitting))
    return fitting[0]


def chosen_variant(game: Game, file: Path | None, sets: list[str] | None) -> "Variant":
    """The components a person wants to play with; what is odd about them is said, not refused."""
    from starboard.lab.variants import read_variant

    variant = read_variant(game, read_text(file) if file else "", sets or (), file.stem if file else "")
    for warning in variant.pack.warnings:
        warn(str(warning))
    return variant
