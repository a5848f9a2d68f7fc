"""`starboard games`: what there is to play."""

from typing import Any

from rich.table import Table
from rich.text import Text

from starboard.cli.choices import Json
from starboard.cli.output import show, show_json, warn
from starboard.cli.pager import paged
from starboard.cli.words import language, sentence
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.program import program_name


def games(json: Json = False) -> None:
    found = list(GAMES.values())
    for failure in GAMES.failures.values():
        warn(failure.told(language()))
    if json:
        show_json([as_data(game) for game in found])
        return
    with paged():
        for game in found:
            show(heading(game))
            show(Text(f"  {blurb(game)}"))
            show(options_table(game))
        show(Text(sentence("games-play", program=program_name()), "quiet"))


def heading(game: Game) -> Text:
    return Text.assemble(
        (game.title, "title"),
        ("  " + game.name, "command"),
        ("  " + facts(game), "quiet"),
    )


def facts(game: Game) -> str:
    return sentence(
        "games-heading",
        players=players_text(game),
        minutes=minutes_text(game),
        designer=game.designer or None,
    )


def blurb(game: Game) -> str:
    return game.words(language()).sentence("blurb")


def players_text(game: Game) -> str:
    """For example: 2 players, 3 or 4 players, 3 to 5 players."""
    least, most = min(game.players), max(game.players)
    if least == most:
        return sentence("games-players", most=most)
    return sentence("games-players-or" if most == least + 1 else "games-players-to", least=least, most=most)


def minutes_text(game: Game) -> str:
    least, most = game.minutes
    return sentence("games-minutes" if least == most else "games-minutes-to", least=least, most=most)


def options_table(game: Game) -> Table:
    words = game.words(language())
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for option in game.options:
        label = words.sentence(f"option-{option.name}") if words.has(f"option-{option.name}") else ""
        table.add_row(
            Text(option.name, "command"),
            Text(sentence("games-option", allowed=option.allowed(language()), default=str(option.default))),
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
