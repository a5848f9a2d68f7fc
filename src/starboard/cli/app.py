"""The commands, `--version`, and what `starboard` does without a command."""

from collections.abc import Callable
from typing import Annotated

import typer

import starboard
from starboard.cli import lab
from starboard.cli.analyse import analyse
from starboard.cli.arena import arena
from starboard.cli.career import career
from starboard.cli.choices import TakesPlayers
from starboard.cli.chooser import choose_and_play
from starboard.cli.clauses import clauses
from starboard.cli.components import components
from starboard.cli.default_command import open_starboard
from starboard.cli.games import games
from starboard.cli.perft import perft
from starboard.cli.play import play
from starboard.cli.replay import replay
from starboard.cli.schema import record_schema
from starboard.cli.serve import serve
from starboard.cli.simulate import simulate
from starboard.cli.solve import solve
from starboard.cli.storage_commands import backup, migrate, restore
from starboard.cli.verify import verify
from starboard.kernel import state

COMMANDS: dict[str, Callable[..., None]] = {
    "games": games,
    "play": play,
    "terminal": choose_and_play,
    "replay": replay,
    "verify": verify,
    "career": career,
    "simulate": simulate,
    "arena": arena,
    "perft": perft,
    "solve": solve,
    "analyse": analyse,
    "clauses": clauses,
    "components": components,
    "record-schema": record_schema,
    "serve": serve,
    "migrate": migrate,
    "backup": backup,
    "restore": restore,
}

app = typer.Typer(
    name="starboard",
    help="One table for four games of voyages in space. Without a command it serves the page and opens it.",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for name, command in COMMANDS.items():
    app.command(name, cls=TakesPlayers)(command)
app.add_typer(lab.app, rich_help_panel="Commands")
NAMES = (*COMMANDS, "lab")


def version(asked: bool) -> None:
    if asked:
        print(f"starboard {starboard.__version__}, rules {how_rules_run()}")
        raise typer.Exit


def how_rules_run() -> str:
    """Whether the rules were compiled when this was installed."""
    return "interpreted" if state.__file__.endswith(".py") else "compiled"


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        open_starboard()
