"""`starboard simulate`: many games among bots, and what they came to."""

from contextlib import nullcontext
from pathlib import Path
from textwrap import fill
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from starboard.bots.simulation import Simulation, run, simulation
from starboard.bots.tally import Standing, Tally, share, spread
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
from starboard.cli.plots import Plot, draw_simulation, load_figure
from starboard.cli.progress_bar import progress
from starboard.cli.simulated_games import GameFiles
from starboard.cli.words import heading, language, option_help, sentence
from starboard.cli.workers import Ray, Workers, executor
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.words import Words
from starboard.lab.variants import Variant

NARROW = 8  # letters in one line above numbers

Games = Annotated[int, typer.Option("--games", "-n", min=1, help=option_help("games"))]
Players = Annotated[
    list[str] | None,
    typer.Option(
        "--players",
        "-p",
        metavar="SPEC…",
        help=option_help("players"),
        autocompletion=bot_names,
    ),
]
Seed = Annotated[str, typer.Option(help=option_help("seed"))]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help=option_help("csv"))]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help=option_help("records"))]
Rotate = Annotated[bool, typer.Option("--rotate", help=option_help("rotate"))]


def simulate(
    game: GameName,
    games: Games = 100,
    players: Players = None,
    seed: Seed = "0",
    rotate: Rotate = False,
    option: Options = None,
    components: Components = None,
    sets: Sets = None,
    workers: Workers = 0,
    ray: Ray = None,
    csv: Csv = None,
    records: Records = None,
    plot: Plot = None,
    json: Json = False,
) -> None:
    found = find_game(game)
    variant = chosen_variant(found, components, sets)
    named = read_players(players) or ["random"]
    plan = simulation(found, named, seed, read_options(option), variant.pack, rotate)
    figure = load_figure() if plot else None
    files = GameFiles(csv, records) if csv or records else None
    started = perf_counter()
    with progress() as bar:
        task = bar.add_task(found.title, total=games)
        with executor(workers, ray) if ray else nullcontext() as cluster:
            kept = files.take if files else None
            tally = run(plan, games, workers, lambda more: bar.advance(task, more), cluster, kept)
    if files:
        files.finish()
    warn(played_in(games, perf_counter() - started))
    if plot:
        draw_simulation(figure, plot, found, player_names(found, plan), tally)
    if json:
        show_json({**plan_as_data(plan), **tally.to_dict()})
    else:
        show_report(found, plan, tally, variant)


def plan_as_data(plan: Simulation) -> dict[str, Any]:
    """What was played: with the seed, enough to play it again."""
    return {
        "game": plan.game,
        "options": plan.options,
        "components": plan.changes,
        "seed": plan.seed,
        "rotate": plan.rotate,
    }


def show_report(game: Game, plan: Simulation, tally: Tally, variant: Variant) -> None:
    words = game.words(language(), len(plan.players))
    seats = [words.seat(seat) for seat in range(len(plan.players))]
    show(Text(sentence("simulate-heading", title=game.title, games=tally.games, seed=plan.seed), "title"))
    show_lines(variant.lines())
    show(standings("player", player_names(game, plan), tally.by_player))
    if plan.rotate:
        show(standings("seat", seats, tally.by_seat))
    if any(standing.sources for standing in tally.by_player):
        names = list(plan.players) if plan.rotate else seats
        show(sources_table(words, names, tally.by_player))
    show(endings_table(words, tally))
    show(lengths_text(tally))


def player_names(game: Game, plan: Simulation) -> list[str]:
    """Each player by name, and by seat where it has one of its own."""
    if plan.rotate:
        return list(plan.players)
    words = game.words(language(), len(plan.players))
    return [f"{words.seat(seat)}: {player}" for seat, player in enumerate(plan.players)]


def standings(column: str, names: list[str], rows: list[Standing]) -> Table:
    """Each player's share of wins and draws with its 95 % interval, and the mean score."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(heading(column))
    add_numbers(table, "won", "interval", "drawn", "interval", "lost", "score", "deviation")
    for name, standing in zip(names, rows, strict=True):
        data = standing.to_dict()
        table.add_row(
            Text(name),
            percent(data["won"]["share"]),
            interval(data["won"]),
            percent(data["drawn"]["share"]),
            interval(data["drawn"]),
            percent(data["lost"]["share"]),
            f"{data['score']['mean']:.2f}",
            f"{data['score']['deviation']:.2f}",
        )
    return table


def add_numbers(table: Table, *columns: str) -> None:
    """Columns whose numbers stay in one piece on a narrow terminal; only what stands above them breaks."""
    for column in columns:
        table.add_column(fill(heading(column), NARROW, break_long_words=False), justify="right", no_wrap=True)


def sources_table(words: Words, names: list[str], rows: list[Standing]) -> Table:
    """Where the points come from, on average a game."""
    reports = [standing.to_dict()["sources"] for standing in rows]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(heading("points"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for source in dict.fromkeys(source for report in reports for source in report):
        table.add_row(
            Text(words.name("source", source)), *(f"{report.get(source, 0):.2f}" for report in reports)
        )
    return table


def endings_table(words: Words, tally: Tally) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(heading("ending"))
    table.add_column(heading("games"), justify="right")
    table.add_column(heading("interval"), justify="right")
    for ending, count in tally.endings.most_common():
        part = share(count, tally.games)
        table.add_row(Text(words.name("ending", ending)), percent(part["share"]), interval(part))
    return table


def lengths_text(tally: Tally) -> Text:
    actions, turns = spread(tally.actions), spread(tally.turns)
    parts = {"least": actions["least"], "greatest": actions["greatest"], "median": f"{actions['median']:g}"}
    means = {"mean": f"{actions['mean']:.1f}", "turns": f"{turns['mean']:.1f}"}
    return Text(sentence("simulate-lengths", **parts, **means))


def played_in(games: int, seconds: float) -> str:
    """How long it took, for whoever waited."""
    return sentence("played-in", games=games, seconds=f"{seconds:.1f}")


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(part: dict[str, float]) -> str:
    return f"{100 * part['low']:.1f} – {100 * part['high']:.1f}"
