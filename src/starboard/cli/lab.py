"""`starboard lab`: experiments that are run, reported on, and searched through for better numbers."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from starboard.cli.choices import Json
from starboard.cli.commands import STYLE, Group
from starboard.cli.files import making, read_text, write_text
from starboard.cli.output import show, show_json, show_lines, warn
from starboard.cli.progress_bar import progress
from starboard.cli.several_values import TakesPlayers
from starboard.cli.words import language, option_help, sentence
from starboard.cli.workers import Ray, Workers, executor
from starboard.kernel.errors import StarboardError
from starboard.kernel.program import program_name
from starboard.lab.figures import Figures, figures
from starboard.lab.runs import Run, begin_run, open_run
from starboard.lab.summary import sentences

RUNS = Path("runs")

app = typer.Typer(name="lab", cls=Group, **STYLE)


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


ExperimentFile = Annotated[Path, typer.Argument(metavar="EXPERIMENT", help=option_help("experiment"))]
RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help=option_help("run"))]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=option_help("out-of-run"))]


@app.command("run", cls=TakesPlayers, help=sentence("command-lab-run"))
def run(
    experiment: ExperimentFile,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    folder = out or RUNS / experiment.stem
    text = read_text(experiment)
    with making(folder):
        begun = begin_run(experiment, text, folder)
    play(begun, workers, ray)
    if json:
        show_json(figures(begun).to_dict())
    else:
        show_summary(figures(begun, language()))
        show_lines(["", sentence("lab-report-by", folder=str(begun.folder), program=program_name())])


def play(begun: Run, workers: int, ray: str | None) -> None:
    with executor(workers, ray) as workforce, progress() as bar:
        task = bar.add_task(begun.plan.name, total=None)
        begun.play(workforce, lambda done, total: bar.update(task, completed=done, total=total))
    try:
        from starboard.lab.rows import write_rows

        write_rows(begun)
    except StarboardError as error:
        warn(error.told(language()))


def show_summary(found: Figures) -> None:
    show(Text(f"{found.title}: {found.name}", "title"))
    for cell in found.cells:
        played = {"name": cell.cell.name, "games": cell.games, "players": " ".join(cell.cell.players)}
        show_lines([sentence("lab-cell", **played)])
        show_lines(f"  {change}" for change in cell.cell.changed)
    show_lines(["", *sentences(found)])


@app.command("report", cls=TakesPlayers, help=sentence("command-lab-report"))
def report(
    folder: RunFolder,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=option_help("out-of-report"))
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help=option_help("markdown"))
    ] = None,
    json: Json = False,
) -> None:
    if json:
        show_json(figures(open_run(folder)).to_dict())
        return
    from starboard.lab import report as html
    from starboard.lab.markdown import page

    found = figures(open_run(folder), language())
    file = out or folder / "report.html"
    write_text(file, html.page(found))
    if markdown is not None:
        write_text(markdown, page(found))
    show_lines([str(file)])


@app.command("tune", cls=TakesPlayers, help=sentence("command-lab-tune"))
def tune(
    wishes: Annotated[Path, typer.Argument(metavar="WISHES", help=option_help("wishes"))],
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    from starboard.lab import tuning_report
    from starboard.lab.measurements import Measured
    from starboard.lab.tuning import Tuning
    from starboard.lab.wishes import read_wishes

    text = read_text(wishes)
    read = read_wishes(text, wishes.name)
    folder = out or RUNS / wishes.stem
    with executor(workers, ray) as workforce, progress() as bar:
        with making(folder):
            search = Tuning(read, wishes.parent, folder, workforce)
        task = bar.add_task(read.name, total=min(read.trials, search.space.combinations()))

        def heard(number: int, _: Measured) -> None:
            bar.update(task, completed=number)

        tuned = search.search(heard)
    write_text(folder / "report.html", tuning_report.page(tuned, text, language()))
    if json:
        show_json(msgspec.to_builtins(tuned))
    else:
        said = tuning_report.sentences(tuned, language())
        show_lines([*said, "", sentence("lab-report-in", file=str(folder / "report.html"))])
