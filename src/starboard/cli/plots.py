"""Figures of many games, drawn where matplotlib is installed."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from starboard.bots.arena import Bout, Rating
from starboard.bots.tally import Standing, Tally
from starboard.cli.words import option_help, sentence
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game

Plot = Annotated[Path | None, typer.Option(metavar="FILE", help=option_help("plot"))]
DOTS = "#1f6f8b"
SQUARES = "#b5532a"
FAIR = "#999999"


def table_name(bout: Bout) -> str:
    return ", ".join(f"{bout.seats(bot)} × {bot}" for bot in bout.bots())


def load_figure() -> Any:
    """Matplotlib's figure, which is only wanted here."""
    try:
        return import_module("matplotlib.figure").Figure
    except ImportError:
        raise StarboardError("plot-needs") from None


def draw_arena(figure: Any, file: Path, game: Game, bouts: list[Bout], rated: list[Rating]) -> None:
    """Each bot's share of wins at each table with its interval, and beside it the Elo."""
    rows = [(table_name(bout), row) for bout in bouts for row in bout.to_dict()["bots"]]
    sheet = figure(figsize=(9, 1.4 + 0.35 * len(rows)), layout="constrained")
    shares, *beside = sheet.subplots(1, 2 if rated else 1, squeeze=False)[0]
    for height, (_, row) in enumerate(reversed(rows)):
        won = row["won"]
        reach = [[won["share"] - won["low"]], [won["high"] - won["share"]]]
        shares.errorbar([won["share"]], [height], xerr=reach, fmt="o", color=DOTS, capsize=3)
        if row["fair"] < 1:
            shares.plot([row["fair"]], [height], marker="|", markersize=14, color=FAIR)
    shares.set_yticks(range(len(rows)), [f"{row['bot']}  ({name})" for name, row in reversed(rows)])
    shares.set_xlim(0, 1)
    shares.set_xlabel(sentence("arena-shares"))
    shares.set_title(sentence("arena-games", title=game.title, games=bouts[0].tally.games))
    for axes in beside:
        for height, rating in enumerate(reversed(rated)):
            reach = [[rating.elo - rating.low], [rating.high - rating.elo]]
            axes.errorbar([rating.elo], [height], xerr=reach, fmt="s", color=SQUARES, capsize=3)
        axes.set_yticks(range(len(rated)), [rating.bot for rating in reversed(rated)])
        axes.set_xlabel(sentence("arena-elo"))
    save(sheet, file)


def draw_simulation(figure: Any, file: Path, game: Game, names: list[str], tally: Tally) -> None:
    """Each player's share of wins with its interval; beside it the scores, and how long games were."""
    sheet = figure(figsize=(12, 2.4 + 0.4 * len(names)), layout="constrained")
    shares, scores, lengths = sheet.subplots(1, 3, squeeze=False)[0]
    for height, standing in enumerate(reversed(tally.by_player)):
        won = standing.to_dict()["won"]
        reach = [[won["share"] - won["low"]], [won["high"] - won["share"]]]
        shares.errorbar([won["share"]], [height], xerr=reach, fmt="o", color=DOTS, capsize=3)
    shares.set_yticks(range(len(names)), names[::-1])
    shares.set_xlim(0, 1)
    shares.set_xlabel(sentence("simulate-shares"))
    shares.set_title(sentence("simulate-games", title=game.title, games=tally.games))
    scores.boxplot([spread_out(standing) for standing in reversed(tally.by_player)], orientation="horizontal")
    scores.set_yticks(range(1, len(names) + 1), names[::-1])
    scores.set_xlabel(sentence("simulate-scores"))
    lengths.hist(list(tally.turns), weights=list(tally.turns.values()), bins=20, color=SQUARES)
    lengths.set_xlabel(sentence("simulate-turns"))
    save(sheet, file)


def spread_out(standing: Standing) -> list[int]:
    """Every score as often as it came."""
    return sorted(standing.scores.elements())


def save(sheet: Any, file: Path) -> None:
    try:
        sheet.savefig(file)
    except (OSError, ValueError) as error:
        raise StarboardError("plot-not-written", file=str(file), problem=str(error).rstrip(".")) from None
