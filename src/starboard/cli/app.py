"""The program: its commands, `--version`, and what `starboard` does without a command."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import starboard
from starboard.cli.commands import STYLE, Commands
from starboard.cli.words import option_help, sentence

app = typer.Typer(
    name="starboard",
    help=sentence("command"),
    cls=Commands,
    **STYLE,
)


def version(asked: bool) -> None:
    if asked:
        print(
            f"starboard {starboard.__version__}, rules {how_rules_run()}{'' if has_page() else ', no page'}"
        )
        raise typer.Exit


def how_rules_run() -> str:
    """Whether the rules were compiled when this was installed."""
    rules = find_spec("starboard.kernel.state")
    return "interpreted" if rules is None or (rules.origin or "").endswith(".py") else "compiled"


def has_page() -> bool:
    """Whether the page was built into what is installed; looked for without loading the server."""
    return Path(starboard.__file__).with_name("server").joinpath("static", "index.html").exists()


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", "-V", callback=version, is_eager=True, help=option_help("version")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from starboard.cli.default_command import open_starboard

        open_starboard()
