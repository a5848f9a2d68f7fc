"""Every command with its line of help; the module behind it is loaded when the command is used.

What a command does is the message `command-NAME`, what more there is to say `command-NAME-more`.
"""

import gc
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from starboard.cli.help_option import own_help
from starboard.cli.several_values import TakesPlayers
from starboard.cli.words import more_help, sentence

STYLE: Final[dict[str, Any]] = {
    "add_completion": False,
    "rich_markup_mode": None,  # plain help: Rich would take longer to import than all the rest
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


# Where each command is found: MODULE:FUNCTION of this package.
COMMANDS: Final = {
    "games": "games:games",
    "play": "play:play",
    "terminal": "chooser:choose_and_play",
    "replay": "replay:replay",
    "verify": "verify:verify",
    "career": "career:career",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "train": "train:train",
    "perft": "perft:perft",
    "solve": "solve:solve",
    "analyse": "analyse:analyse",
    "clauses": "clauses:clauses",
    "components": "components:components",
    "completion": "completion:completion",
    "record-schema": "schema:record_schema",
    "serve": "serve:serve",
    "migrate": "storage_commands:migrate",
    "backup": "storage_commands:backup",
    "restore": "storage_commands:restore",
    "lab": "lab:app",
}


class Group(TyperGroup):
    """Commands under one name."""

    def get_help_option(self, ctx: Any) -> Any:
        return own_help(super().get_help_option(ctx))


class Commands(Group):
    """All commands by name, none of them loaded yet."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: Unloaded(name, place) for name, place in COMMANDS.items()}


class Unloaded(TyperCommand):
    """A command that is listed; used, it gives its place to the one that its module makes."""

    def __init__(self, name: str, place: str) -> None:
        text = sentence(f"command-{name}")
        super().__init__(name, help=text, short_help=text)
        self.place = place

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
        text = "\n\n".join(filter(None, (self.help, more_help(self.name or ""))))
        alone.command(self.name, cls=TakesPlayers, help=text)(found)
        return get_command(alone)
