"""`starboard components`: what stands on the pieces of a game, and what another file changes."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from starboard.cli.choices import GameName, Json, Sets, chosen_variant
from starboard.cli.output import show, show_json, show_lines
from starboard.cli.pager import paged
from starboard.cli.words import option_help, sentence
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.lab.entries import Entry, entries
from starboard.lab.variants import Variant, shown

Print = Annotated[bool, typer.Option("--print", help=option_help("print"))]
Check = Annotated[Path | None, typer.Option("--check", metavar="FILE", help=option_help("check"))]
Diff = Annotated[Path | None, typer.Option("--diff", metavar="FILE", help=option_help("diff"))]


def components(
    game: GameName,
    whole: Print = False,
    check: Check = None,
    diff: Diff = None,
    sets: Sets = None,
    json: Json = False,
) -> None:
    found = find_game(game)
    if sum((whole, check is not None, diff is not None)) > 1:
        raise StarboardError("ask-for-one")
    if whole:
        typer.echo(found.components_text, nl=False)
        return
    variant = chosen_variant(found, check or diff, sets)
    if diff is not None:
        show_differences(variant, json)
    elif check is not None and not json:
        show_lines([sentence("components-playable", file=str(check)), *variant.lines()])
    elif json:
        values = [msgspec.to_builtins(entry) for entry in entries(found, variant.pack)]
        show_json({"game": found.name, "hash": variant.hash, "components": values})
    else:
        with paged():
            show(Text(found.title, "title"))
            show_lines(variant.lines())
            for entry in entries(found, variant.pack):
                show_entry(entry)


def show_differences(variant: Variant, json: bool) -> None:
    if json:
        changes = [change._asdict() for change in variant.changed()]
        show_json({"game": variant.game.name, "hash": variant.hash, "changes": changes})
    else:
        show_lines(variant.lines() or [sentence("components-same")])


def show_entry(entry: Entry) -> None:
    """A line that no terminal is too narrow for: the path as `--set` takes it, and what may be said of it."""
    value = f"{shown(entry.default)} → {shown(entry.value)}" if entry.changed else shown(entry.value)
    facts = [entry.source]
    if entry.low is not None:
        facts.insert(0, sentence("components-bounds", low=str(entry.low), high=str(entry.high)))
    named = Text.assemble((entry.path, "command"), " = ", (value, "number"), overflow="fold")
    show(named.append(f"  ({', '.join(facts)})", "quiet"))
    if entry.note:
        show(Padding(Text(entry.note, "quiet"), (0, 0, 0, 4)))
