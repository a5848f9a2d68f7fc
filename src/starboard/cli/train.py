"""`starboard train`: a network that learns a game by playing itself, generation after generation."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from starboard.cli.choices import GameName, Json, Options, read_options
from starboard.cli.files import making
from starboard.cli.output import show_json, show_lines
from starboard.cli.progress_bar import progress
from starboard.cli.words import option_help, sentence
from starboard.cli.workers import Ray, Workers, executor
from starboard.games.registry import find_game
from starboard.training.requirements import require_libraries

TRAININGS = Path("trainings")

Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FOLDER", help=option_help("out-of-training")),
]
Vary = Annotated[list[str] | None, typer.Option(metavar="OPTION", help=option_help("vary"))]
Generations = Annotated[int, typer.Option(min=0, help=option_help("generations"))]
FirstGames = Annotated[int, typer.Option(min=1, help=option_help("first-games"))]
Games = Annotated[int, typer.Option(min=1, help=option_help("games-of-generation"))]
Descents = Annotated[int, typer.Option(min=8, help=option_help("descents"))]
Wildness = Annotated[float, typer.Option(min=0.0, max=1.0, help=option_help("wildness"))]
Seed = Annotated[str, typer.Option(help=option_help("seed-of-training"))]


def train(
    game: GameName,
    option: Options = None,
    vary: Vary = None,
    out: Out = None,
    generations: Generations = 4,
    first_games: FirstGames = 8_000,
    games: Games = 1_000,
    descents: Descents = 64,
    wildness: Wildness = 0.08,
    seed: Seed = "0",
    workers: Workers = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    require_libraries()
    from starboard.training.generations import Plan, Training

    found = find_game(game)
    options = found.read_options(read_options(option))
    plan = Plan(
        game=found.name,
        options=options,
        vary=tuple(vary or ()),
        seed=seed,
        generations=generations,
        first_games=first_games,
        games=games,
        descents=descents,
        wildness=wildness,
    )
    folder = out or TRAININGS / f"{found.name}-{options['players']}"
    with executor(workers, ray) as workforce, progress() as bar:
        tasks: dict[str, Any] = {}

        def heard(stage: str, done: int, of: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(sentence("train-stage", stage=stage), total=of)
            bar.update(tasks[stage], completed=done, total=of)

        with making(folder):
            training = Training(plan, folder, workforce)
        reports = training.run(heard)
    if json:
        show_json(msgspec.to_builtins(reports))
        return
    for report in reports:
        told = {
            "generation": report.generation,
            "samples": report.samples,
            "value": report.losses.value,
            "agreed": 100 * report.losses.agreed,
            "kept": "yes" if report.kept else "no",
        }
        if report.share is None:
            show_lines([sentence("train-first", **told)])
        else:
            show_lines([sentence("train-generation", share=report.share, **told)])
    show_lines(["", sentence("train-champion", file=str(folder / "champion.network"))])
