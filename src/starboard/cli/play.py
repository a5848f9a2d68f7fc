"""`starboard play`: a game at this terminal, among people and bots."""

import hashlib
import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from starboard.cli.career import conclude, earned_options
from starboard.cli.choices import Components, Options, Sets, chosen_variant, read_options, read_players
from starboard.cli.completion import bot_names, game_names
from starboard.cli.files import data_folder, read_record_file
from starboard.cli.local_game import LocalGame
from starboard.cli.output import show, show_lines
from starboard.cli.players import fill_seats, read_player
from starboard.cli.terminal_game import TerminalGame
from starboard.cli.words import option_help, sentence
from starboard.games.registry import GAMES, find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord, StarboardError
from starboard.kernel.game import Game
from starboard.kernel.program import program_name
from starboard.kernel.records import Record, new_record
from starboard.lab.variants import Variant

GameToPlay = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=option_help("game"), autocompletion=game_names),
]
Players = Annotated[
    list[str] | None,
    typer.Option(
        "--players",
        "-p",
        metavar="NAME…",
        help=option_help("players-to-play"),
        autocompletion=bot_names,
    ),
]
Seed = Annotated[str | None, typer.Option(help=option_help("seed-to-play"))]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help=option_help("resume"))]


def play(
    game: GameToPlay = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    sets: Sets = None,
    resume: Resume = None,
) -> None:
    if resume is not None:
        if game or players or seed or option or components or sets:
            raise StarboardError("resumed-keeps")
        resume_game(resume)
        return
    if game is None:
        raise StarboardError("play-what", games=list(GAMES), program=program_name())
    found = find_game(game)
    variant = chosen_variant(found, components, sets)
    play_game(found, read_players(players), read_options(option), variant, seed)


def play_game(
    game: Game,
    named: list[str],
    options: dict[str, Any],
    variant: Variant | None = None,
    seed: str | None = None,
) -> None:
    """Begin a new game and play it."""
    seats = fill_seats(game, named, options)
    earned = earned_options(game, seats, options)
    variant = variant or Variant(game, game.default_pack)
    record = new_record(game, {**options, **earned, "players": len(seats)}, variant.pack)
    record.variant = variant.name
    record.players = seats
    sit_down(game, record, make_dice(seed), new_file(game))


def resume_game(file: Path) -> None:
    """Go on where a saved game was left."""
    record = read_record_file(file)
    game = find_game(record.game)
    if record.end is not None:
        raise BadRecord("game-over-in", file=shlex.quote(str(file)), program=program_name())
    if record.dice is None or record.dice.seed is None:
        raise BadRecord("no-seed-in", file=str(file))
    if len(record.players) != game.read_options(record.options)["players"]:
        raise BadRecord("no-players-in", file=str(file))
    sit_down(game, record, Dice(bytes.fromhex(record.dice.seed), record.dice.nonces), file)


def sit_down(game: Game, record: Record, dice: Dice, file: Path) -> None:
    """Introduce the players and the dice, and play."""
    moment = len(record.actions)  # a resumed bot does not begin its choices over again
    seated = [
        read_player(spec, game, f"{dice.seed.hex()}/{seat}/{moment}")
        for seat, spec in enumerate(record.players)
    ]
    table = TerminalGame(LocalGame(game, record, dice), seated, file)
    show(Text(game.title, "title"))
    show_lines(Variant(game, table.local.state.components(), record.variant).lines())
    for seat, player in enumerate(seated):
        show(Text(f"  {table.showing.words.seat(seat)}: {player.spec}"))
    if table.local.state.components().outcome_count:
        show(Text(sentence("dice-sealed", commitment=dice.commitment), "quiet"))
        if moment:
            show(Text(sentence("dice-in-file", file=str(file)), "quiet"))
    if table.people:
        show(Text(sentence("prompt-first"), "quiet"))
    table.play()
    conclude(table.local, record.players)


def make_dice(seed: str | None) -> Dice:
    return Dice() if seed is None else Dice(hashlib.sha256(f"starboard play {seed}".encode()).digest())


def new_file(game: Game) -> Path:
    """Where this game will be kept: by its name and the time, never over another."""
    folder = data_folder("games")
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [f"{stem}.json", *(f"{stem}-{n}.json" for n in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())
