"""Every command with its line of help; the module behind it is loaded when the command is used."""

import gc
import inspect
from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from starboard.cli.help_option import unasked
from starboard.cli.several_values import TakesPlayers

STYLE: Final[dict[str, Any]] = {
    "add_completion": False,
    "rich_markup_mode": None,  # plain help: Rich would take longer to import than all the rest
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class Command(NamedTuple):
    """Where a command is found, `MODULE:FUNCTION` of this package, and what it does, in a line.

    What more there is to say of it is the function's docstring.
    """

    place: str
    help: str


COMMANDS: Final = {
    "games": Command("games:games", "List the games, with their players and options."),
    "play": Command(
        "play:play", "Play in the terminal, alone or with others at one screen, against people or bots."
    ),
    "terminal": Command(
        "chooser:choose_and_play",
        "Ask for a game and for the players, and play it here; or go on with the last one that was left.",
    ),
    "replay": Command(
        "replay:replay",
        "Show a recorded game: every action in notation and words, and the board at every turn.",
    ),
    "verify": Command(
        "verify:verify",
        "Check a record: every action legal, the result right, every die as its sealed seed gives it.",
    ),
    "career": Command(
        "career:career", "Show how far people have come in a game that has ranks to rise through."
    ),
    "simulate": Command("simulate:simulate", "Play many games among bots and report how they came out."),
    "arena": Command(
        "arena:arena",
        "Let bots play each other, seats rotating from game to game: shares, 95 % intervals and Elo.",
    ),
    "train": Command(
        "train:train", "Let a network learn a game by playing itself, generation after generation."
    ),
    "perft": Command(
        "perft:perft", "Count the sequences of exactly DEPTH actions; the last line is the count alone."
    ),
    "solve": Command(
        "solve:solve",
        "Find for every position of a game who wins, and in how many plies; the answer is kept in a file.",
    ),
    "analyse": Command(
        "analyse:analyse",
        "Show every legal move of a position with its value and how many plies are left after best play.",
    ),
    "clauses": Command("clauses:clauses", "Print a game's rules clause by clause, and where each is tested."),
    "components": Command(
        "components:components",
        "List every value of a game's components with its bounds and its source, printed or a ruling.",
    ),
    "completion": Command(
        "completion:completion", "Print what makes a shell complete commands, options, games and bots."
    ),
    "record-schema": Command("schema:record_schema", "Print the JSON Schema of records."),
    "serve": Command("serve:serve", "Serve tables to browsers and programs."),
    "migrate": Command("storage_commands:migrate", "Bring the database up to date; back it up first."),
    "backup": Command(
        "storage_commands:backup",
        "Write everything a server keeps into one file; the server may go on meanwhile.",
    ),
    "restore": Command(
        "storage_commands:restore",
        "Fill an empty data folder or database from a backup, also of the other kind of database.",
    ),
    "lab": Command(
        "lab:app",
        "Change numbers, play many games, see what it does: experiments as files, reports, tuning.",
    ),
}


class Commands(TyperGroup):
    """All commands by name, none of them loaded yet."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: Unloaded(name, command) for name, command in COMMANDS.items()}

    def get_help_option(self, ctx: Any) -> Any:
        return unasked(super().get_help_option(ctx))


class Unloaded(TyperCommand):
    """A command that is listed; used, it gives its place to the one that its module makes."""

    def __init__(self, name: str, command: Command) -> None:
        super().__init__(name, help=command.help, short_help=command.help)
        self.place = command.place

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:
        return self.loaded().make_context(info_name, args, *more, **extra)

    def loaded(self) -> Any:
        module, _, name = self.place.partition(":")
        found = getattr(import_module(f"starboard.cli.{module}"), name)
        gc.enable()
        if isinstance(found, typer.Typer):
            found.info.help = self.help
            group = get_command(found)
            assert isinstance(group, TyperGroup)
            for below in group.commands.values():
                below.short_help = (below.help or "").partition("\n\n")[0]  # whole, however long it is
            return group
        alone = typer.Typer(**STYLE)
        text = "\n\n".join(filter(None, (self.help, inspect.getdoc(found))))
        alone.command(self.name, cls=TakesPlayers, help=text)(found)
        return get_command(alone)
