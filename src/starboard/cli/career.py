"""Careers, kept in the person's own folder: in some games a person rises from game to game.

`play` asks here twice: before a game for what the career brings with it (`earned_options`), and after it
for what it adds (`conclude`). A game without careers answers nothing to both.
"""

import json as json_text
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from starboard.cli.choices import Json, only_game
from starboard.cli.files import data_folder, keep_text, read_text
from starboard.cli.local_game import LocalGame
from starboard.cli.output import show, show_json
from starboard.cli.players import YOU
from starboard.cli.words import option_help, sentence
from starboard.kernel.career import Career, CareerGame, CareerRules
from starboard.kernel.errors import BadPosition, StarboardError
from starboard.kernel.game import Game
from starboard.kernel.program import program_name
from starboard.kernel.results import WON

GameWithCareers = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help=option_help("game-with-careers"))
]
Careers = dict[str, Career]


def career(game: GameWithCareers = None, json: Json = False) -> None:
    found = only_game(game, lambda one: one.career is not None, "name-career-game")
    if found.career is None:
        raise StarboardError("no-careers", title=found.title)
    careers = load(found, found.career)
    if json:
        show_json({name: kept.to_dict() for name, kept in careers.items()})
        return
    for name, kept in careers.items():
        who = sentence("career-you") if name == YOU[0] else name
        print(f"{who}: {in_words(found.career, kept)}")
    if not careers:
        print(sentence("career-nobody", title=found.title, game=found.name, program=program_name()))


def earned_options(game: Game, seats: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """What a career brings into a new game where nothing else was asked for: the person's rank."""
    rules = career_of(game, seats, options)
    if rules is None or rules.option in options:
        return {}
    return {rules.option: load(game, rules).get(seats[0], Career()).rank}


def conclude(local: LocalGame, seats: list[str]) -> None:
    """Add a finished game to its player's career and tell how it stands."""
    game, record = local.game, local.saved()
    rules = career_of(game, seats, record.options)
    if rules is None or record.end is None or record.result is None or record.pack.differences:
        return
    careers = load(game, rules)
    before = careers.get(seats[0], Career())
    result = record.result[0]
    won = result.outcome == WON
    after = rules.after(before, CareerGame(record.options, result.score, won, record.end.how))
    if after is before:
        return
    careers[seats[0]] = after
    save(game, careers)
    if after.rank > before.rank:
        show(Text("\n" + sentence("career-promoted", rank=after.rank), "good"))
    show(Text(sentence("career-so-far", career=in_words(rules, after))))


def career_of(game: Game, seats: list[str], options: dict[str, Any]) -> CareerRules | None:
    """The rules of the career that this game belongs to: a single person's, if it is one that counts."""
    rules = game.career
    alone = len(seats) == 1 and (seats[0] == YOU[0] or seats[0][:1].isupper())
    counts = rules is not None and alone and rules.counts({**options, "players": 1})
    return rules if counts else None


def in_words(rules: CareerRules, kept: Career) -> str:
    needed = rules.promotion(kept)
    said = "career-points" if needed is None else "career-points-of"
    return sentence(
        said, rank=kept.rank, points=kept.points, needed=needed or 0, games=kept.games, wins=kept.wins
    )


# -- on disk ---------------------------------------------------------------------------------


def careers_file(game: Game) -> Path:
    return data_folder("careers") / f"{game.name}.json"


def load(game: Game, rules: CareerRules) -> Careers:
    """All careers in this person's folder, by name."""
    file = careers_file(game)
    if not file.exists():
        return {}
    try:
        data = json_text.loads(read_text(file))
        return {str(name): rules.read(kept) for name, kept in data.items()}
    except (ValueError, AttributeError, TypeError, BadPosition):
        raise BadPosition("careers-file", file=str(file)) from None


def save(game: Game, careers: Careers) -> None:
    data = {name: kept.to_dict() for name, kept in careers.items()}
    keep_text(careers_file(game), json_text.dumps(data, indent=2) + "\n")
