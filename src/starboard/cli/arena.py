"""`starboard arena`: bots against each other, and how strong each of them is."""

from contextlib import nullcontext
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from starboard.bots.arena import Bout, Rating, hold, plans, ratings
from starboard.cli.choices import (
    Components,
    GameName,
    Json,
    Options,
    Sets,
    chosen_variant,
    read_options,
    read_players,
)
from starboard.cli.completion import bot_names
from starboard.cli.output import show, show_json, show_lines, warn
from starboard.cli.plots import Plot, draw_arena, load_figure, table_name
from starboard.cli.progress_bar import progress
from starboard.cli.simulate import Games, Seed, add_numbers, interval, percent, played_in
from starboard.cli.words import heading, option_help, sentence
from starboard.cli.workers import Ray, Workers, executor
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.lab.variants import Variant

Bots = Annotated[
    list[str],
    typer.Option(
        "--bots",
        "-b",
        metavar="SPEC…",
        help=option_help("bots"),
        autocompletion=bot_names,
    ),
]
Mixed = Annotated[
    bool,
    typer.Option(
        "--mixed",
        help=option_help("mixed"),
    ),
]
Among = Annotated[
    str,
    typer.Option("--among", metavar="SPEC", help=option_help("among")),
]


def arena(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    seed: Seed = "0",
    mixed: Mixed = False,
    among: Among = "",
    option: Options = None,
    components: Components = None,
    sets: Sets = None,
    workers: Workers = 0,
    ray: Ray = None,
    plot: Plot = None,
    json: Json = False,
) -> None:
    found = find_game(game)
    named = read_players(bots)
    variant = chosen_variant(found, components, sets)
    tables = plans(found, named, seed, read_options(option), variant.pack, mixed, among)
    figure = load_figure() if plot else None
    started = perf_counter()
    with progress() as bar:
        task = bar.add_task(found.title, total=games * len(tables))
        with executor(workers, ray) if ray else nullcontext() as cluster:
            bouts = hold(tables, games, workers, lambda more: bar.advance(task, more), cluster)
    warn(played_in(games * len(tables), perf_counter() - started))
    rated = ratings([*named, among] if among else named, bouts) if len(tables[0].players) > 1 else []
    if plot:
        draw_arena(figure, plot, found, bouts, rated)
    if json:
        show_json(as_data(found, tables[0].options, seed, bouts, rated, variant))
    else:
        show_result(found, seed, bouts, rated, variant)


def as_data(
    game: Game, options: dict[str, Any], seed: str, bouts: list[Bout], rated: list[Rating], variant: Variant
) -> dict[str, Any]:
    return {
        "game": game.name,
        "options": options,
        "components": variant.changes,
        "seed": seed,
        "tables": [bout.to_dict() for bout in bouts],
        "elo": [
            {"bot": rating.bot, "elo": rating.elo, "low": rating.low, "high": rating.high} for rating in rated
        ],
    }


def show_result(game: Game, seed: str, bouts: list[Bout], rated: list[Rating], variant: Variant) -> None:
    show(Text(sentence("arena-heading", title=game.title, games=bouts[0].tally.games, seed=seed), "title"))
    show_lines(variant.lines())
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(heading("table"))
    table.add_column(heading("bot"))
    add_numbers(table, "won", "interval", "fair", "interval", "drawn", "lost")
    for bout in bouts:
        for number, row in enumerate(bout.to_dict()["bots"]):
            fair = row["times_fair"]
            table.add_row(
                Text(table_name(bout) if number == 0 else ""),
                Text(row["bot"]),
                percent(row["won"]["share"]),
                interval(row["won"]),
                f"{fair['share']:.2f} ×" if len(bout.players) > 1 else "",
                f"{fair['low']:.2f} – {fair['high']:.2f}" if len(bout.players) > 1 else "",
                percent(row["drawn"]["share"]),
                percent(row["lost"]["share"]),
            )
    show(table)
    if rated:
        show(elo_table(rated))


def elo_table(rated: list[Rating]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(heading("bot"))
    table.add_column(heading("elo"), justify="right")
    table.add_column(heading("interval"), justify="right")
    for rating in rated:
        table.add_row(Text(rating.bot), f"{rating.elo:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}")
    return table
