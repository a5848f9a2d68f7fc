"""`starboard perft`: how many ways a game can go on, for checking rules against other programs."""

import json as json_text
from pathlib import Path
from typing import Annotated, Any

import typer

from starboard.cli.choices import Components, GameName, Json, Options, Sets, chosen_variant, read_options
from starboard.cli.files import read_text
from starboard.cli.output import show_json, show_lines
from starboard.cli.words import option_help
from starboard.games.registry import find_game
from starboard.kernel.errors import BadPosition
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.playing import perft as count_sequences
from starboard.kernel.state import State

Position = Annotated[Path | None, typer.Option(metavar="FILE", help=option_help("position"))]


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, help=option_help("depth"))],
    position: Position = None,
    option: Options = None,
    components: Components = None,
    sets: Sets = None,
    json: Json = False,
) -> None:
    found = find_game(game)
    options = {**found.counting_options, **read_options(option)}
    variant = chosen_variant(found, components, sets)
    state = starting_position(found, position, options, variant.pack)
    count = count_sequences(state, depth)
    if json:
        show_json(
            {
                "game": found.name,
                "options": found.read_options(options),
                "components": variant.changes,
                "depth": depth,
                "count": count,
            }
        )
    else:
        show_lines(variant.lines())
        print(count)


def starting_position(game: Game, file: Path | None, options: dict[str, Any], pack: Pack) -> State:
    checked = game.read_options(options)
    if file is None:
        return game.start(checked, pack)
    try:
        data = json_text.loads(read_text(file))
    except ValueError as error:
        raise BadPosition("not-json-file", file=str(file), problem=str(error)) from None
    if not isinstance(data, dict):
        raise BadPosition("no-position-file", file=str(file), game=game.name)
    # A position keeps such options under their own names, so they can be set the same way.
    data.update({name: checked[name] for name in options if name in data})
    return game.from_dict(data, pack)
