"""A run as a short page of Markdown: the sentences, and the measures that matter to everybody."""

from collections.abc import Iterable, Sequence
from typing import Final

from starboard.lab.figures import Figures
from starboard.lab.report import columns, estimate_cells
from starboard.lab.series import COURSE, ENDINGS, GIVEN, LENGTH, SCORES, WINS, Measure
from starboard.lab.summary import sentences
from starboard.lab.wording import Wording

GROUPS: Final = (WINS, GIVEN, SCORES, LENGTH, ENDINGS, COURSE)
MOST_CELLS: Final = 6


def page(figures: Figures) -> str:
    """What a reader of a repository sees."""
    wording = Wording(figures.language)
    parts = [f"# {figures.title}: {figures.name}"]
    parts += [figures.about] if figures.about else []
    parts.append("\n".join(f"- {sentence}" for sentence in sentences(figures)))
    for group in GROUPS:
        rows = list(measure_rows(figures, group, wording))
        if rows:
            names = [cell.cell.name for cell in figures.cells[:MOST_CELLS]]
            parts += [f"## {wording.say(f'group-{group}')}", table(["", *names], rows)]
    parts += luck(figures, wording)
    played = [wording.say("page-games-of", cell=cell.cell.name, games=cell.games) for cell in figures.cells]
    by = wording.say("page-by", version=figures.version)
    parts.append(f"{wording.say('page-brackets')} {'; '.join(played)}. {by}")
    return "\n\n".join(parts) + "\n"


def measure_rows(figures: Figures, group: str, wording: Wording) -> Iterable[list[str]]:
    cells = figures.cells[:MOST_CELLS]
    known: dict[str, Measure] = {one.measure.id: one.measure for cell in cells for one in cell.measures}
    for measure in known.values():
        if measure.group == group:
            shown = [estimate_cells(cell.estimate(measure.id), measure, wording) for cell in cells]
            yield [measure.label, *(f"{value} ({span})" if value else "" for value, span in shown)]


def luck(figures: Figures, wording: Wording) -> list[str]:
    rows = [
        [
            cell.cell.name,
            wording.estimate(cell.luck.other_dice),
            wording.estimate(cell.luck.other_whims),
            wording.percent(cell.luck.everything_other),
        ]
        for cell in figures.cells
        if cell.luck
    ]
    if not rows:
        return []
    names = columns(wording, "same-winners", "other-dice", "other-whims", "everything-other")
    return [f"## {wording.say('page-luck')}", table(names, rows)]


def table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [names, ["---"] * len(names), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |" for line in lines)
