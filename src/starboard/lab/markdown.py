"""A run as a short page of Markdown: the sentences, and the measures that matter to everybody."""

from collections.abc import Iterable, Sequence
from typing import Final

from starboard.lab.figures import Figures
from starboard.lab.report import estimate_cells
from starboard.lab.series import COURSE, ENDINGS, GIVEN, LENGTH, SCORES, WINS, Measure
from starboard.lab.summary import interval, percent, sentences

GROUPS: Final = (WINS, GIVEN, SCORES, LENGTH, ENDINGS, COURSE)
MOST_CELLS: Final = 6


def page(figures: Figures) -> str:
    """What a reader of a repository sees."""
    parts = [f"# {figures.title}: {figures.name}"]
    parts += [figures.about] if figures.about else []
    parts.append("\n".join(f"- {sentence}" for sentence in sentences(figures)))
    for group in GROUPS:
        rows = list(measure_rows(figures, group))
        if rows:
            names = [cell.cell.name for cell in figures.cells[:MOST_CELLS]]
            parts += [f"## {group}", table(["", *names], rows)]
    parts += luck(figures)
    cells = "; ".join(f"{cell.cell.name}: {cell.games} games" for cell in figures.cells)
    parts.append(f"Brackets are 95 % intervals. {cells}. By Starboard {figures.version}.")
    return "\n\n".join(parts) + "\n"


def measure_rows(figures: Figures, group: str) -> Iterable[list[str]]:
    cells = figures.cells[:MOST_CELLS]
    known: dict[str, Measure] = {one.measure.id: one.measure for cell in cells for one in cell.measures}
    for measure in known.values():
        if measure.group == group:
            shown = [estimate_cells(cell.estimate(measure.id), measure) for cell in cells]
            yield [measure.label, *(f"{value} ({span})" if value else "" for value, span in shown)]


def luck(figures: Figures) -> list[str]:
    rows = [
        [
            cell.cell.name,
            f"{percent(cell.luck.other_dice.value)} ({interval(cell.luck.other_dice)})",
            f"{percent(cell.luck.other_whims.value)} ({interval(cell.luck.other_whims)})",
            percent(cell.luck.everything_other),
        ]
        for cell in figures.cells
        if cell.luck
    ]
    if not rows:
        return []
    names = ["The same winners again with", "only other dice", "only other whims", "everything other"]
    return ["## Luck", table(names, rows)]


def table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [names, ["---"] * len(names), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |" for line in lines)
