"""`starboard games`: what there is to play."""

from typing import Any

from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Json
from starboard.cli.output import show, show_json, warn
from starboard.games.registry import GAMES
from starboard.kernel.game import Game


def games(json: Json = False) -> None:
    found = list(GAMES.values())
    for failure in GAMES.failures.values():
        warn(str(failure))
    if json:
        show_json([as_data(game) for game in found])
        return
    for game in found:
        show(heading(game))
        show(Text(f"  {blurb(game)}"))
        show(options_table(game))
    show(Text("Play one with: starboard play NAME", "quiet"))


def heading(game: Game) -> Text:
    return Text.assemble(
        (game.title, "title"),
        ("  " + game.name, "command"),
        (f"  {players_text(game)}, {minutes_text(game)}; designer: {game.designer}", "quiet"),
    )


def blurb(game: Game) -> str:
    return game.words().sentence("blurb")


def players_text(game: Game) -> str:
    """For example: 2 players, 3 or 4 players, 3 to 5 players."""
    least, most = min(game.players), max(game.players)
    if most == 1:
        return "1 player"
    if least == most:
        return f"{most} players"
    return f"{least} {'or' if most == least + 1 else 'to'} {most} players"


def minutes_text(game: Game) -> str:
    least, most = game.minutes
    return f"{most} minutes" if least == most else f"{least} to {most} minutes"


def options_table(game: Game) -> Table:
    words = game.words()
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for option in game.options:
        label = words.sentence(f"option-{option.name}") if words.has(f"option-{option.name}") else ""
        table.add_row(
            Text(option.name, "command"),
            Text(f"{option.allowed()}; default {option.default}"),
            Text(label, "quiet"),
        )
    return table


def as_data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "blurb": blurb(game),
        "designer": game.designer,
        "version": game.version,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "options": [option.to_dict() for option in game.options],
        "endings": list(game.endings),
        "clauses": len(game.clauses),
    }
