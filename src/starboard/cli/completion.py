"""`starboard completion`: what makes a shell complete commands, options, games and bots."""

from enum import StrEnum
from typing import Annotated

import typer

from starboard.cli.words import option_help

VARIABLE = "_STARBOARD_COMPLETE"  # set by the shell's script when it asks


class Shell(StrEnum):
    bash = "bash"
    zsh = "zsh"
    fish = "fish"
    powershell = "powershell"


WhichShell = Annotated[Shell, typer.Argument(metavar="SHELL", help=option_help("shell"))]


def completion(shell: WhichShell) -> None:
    from typer._completion_shared import get_completion_script

    typer.echo(get_completion_script(prog_name="starboard", complete_var=VARIABLE, shell=shell.value))


def answer_shell() -> None:
    """Get ready to answer a shell that asks what could stand here."""
    from typer._completion_classes import completion_init

    completion_init()


def game_names(incomplete: str) -> list[str]:
    from starboard.games.registry import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    from starboard.bots.specs import READERS

    return [name for name in READERS if name.startswith(incomplete)]
