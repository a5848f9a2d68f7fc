"""A run as one HTML page that needs nothing else: no network, no script; it prints well."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from starboard.lab.charts import plots
from starboard.lab.comparisons import Finding
from starboard.lab.figures import CellFigures, Figures
from starboard.lab.series import GROUPS, TAKEN, Measure
from starboard.lab.statistics import Estimate
from starboard.lab.summary import amount, interval, number, percent, sentences, signed
from starboard.lab.takers import Takers

MOST_FINDINGS: Final = 40
MOST_TAKERS: Final = 60
MOST_TAKEN: Final = 4  # cells whose takers are shown
SIDE_BY_SIDE: Final = 8  # cells in one table of measures

Row = Sequence[str]


def page(figures: Figures) -> str:
    """The whole report."""
    drawn = plots(figures)
    parts = [
        f"<h1>{escape(figures.title)}: {escape(figures.name)}</h1>",
        f"<p class=about>{escape(figures.about)}</p>" if figures.about else "",
        section("What it comes to", bullets(sentences(figures)) + reading(figures)),
        section("What was played", played(figures)),
        section("What differs", differences(figures, drawn)) if len(figures.cells) > 1 else "",
        section("Who wins", drawn.get("wins", "") + skill(figures)),
        section("Where points come from", drawn["sources"]) if "sources" in drawn else "",
        section("How long games are, and how they end", drawn["lengths"] + drawn.get("endings", "")),
        section("How the lead goes", decided(drawn)) if "decided" in drawn else "",
        section("Luck", luck(figures)) if any(cell.luck for cell in figures.cells) else "",
        section("Do the bots answer?", answers(figures)) if any(c.answers for c in figures.cells) else "",
        *(section(f"What is taken: {cell.cell.name}", taken(cell)) for cell in shown_takers(figures)),
        section("All measures", all_measures(figures)),
        section("How to repeat it", commands(figures)),
    ]
    style = files("starboard.lab").joinpath("report.css").read_text("utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(figures.title)}: {escape(figures.name)}</title><style>{style}</style>"
    )
    body = "\n".join(part for part in parts if part)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


# -- sections --------------------------------------------------------------------------------------


def reading(figures: Figures) -> str:
    if len(figures.cells) == 1:
        return quiet("Brackets are 95 % intervals.")
    pairs = (
        "Cells were played with the same seeds, so differences are taken game by game."
        if figures.common
        else "Each cell had seeds of its own."
    )
    return quiet(
        f"Brackets are 95 % intervals. {pairs} “Beyond chance” is said after Holm's correction for all "
        f"{figures.looked_at} looks: where nothing differs, one report in twenty says it of anything. "
        f"{figures.too_rare} measures happened too seldom to be compared."
    )


def played(figures: Figures) -> str:
    rows = [
        (
            str(cell.cell.number + 1),
            cell.cell.name,
            "; ".join(cell.cell.changed) or "nothing",
            ", ".join(f"{name} {value}" for name, value in cell.cell.options.items()),
            ", ".join(cell.cell.players),
            str(cell.games),
            cell.cell.hash[:8],
        )
        for cell in figures.cells
    ]
    return table(("", "cell", "changed", "options", "players", "games", "hash"), rows)


def differences(figures: Figures, drawn: dict[str, str]) -> str:
    parts = [drawn.get("differences", "")]
    if figures.effects:
        parts.append("<h3>What each factor does, over all values of the others</h3>")
        parts.append(findings_table(figures.effects, "its first value"))
        parts.append("<h3>Cell by cell</h3>")
    parts.append(findings_table(figures.findings, figures.cells[0].cell.name))
    return "".join(parts)


def findings_table(findings: Sequence[Finding], first: str) -> str:
    rows = [
        (
            finding.cell,
            finding.measure.label,
            amount(finding.difference.before.value, finding.measure),
            amount(finding.difference.after.value, finding.measure),
            signed(finding.difference.value, finding.measure),
            difference_interval(finding),
            "beyond chance" if finding.beyond_chance else "may be chance",
        )
        for finding in findings[:MOST_FINDINGS]
    ]
    return table(("", "measure", first, "there", "difference", "95 %", "after correction"), rows)


def difference_interval(finding: Finding) -> str:
    low, high = finding.difference.low, finding.difference.high
    return f"{signed(low, finding.measure)} to {signed(high, finding.measure)}"


def decided(drawn: dict[str, str]) -> str:
    return drawn["decided"] + quiet(
        "Who leads is what the game's own evaluation for bots says before each turn. Alone: "
        "whether what looked won was won, and what looked lost lost."
    )


def skill(figures: Figures) -> str:
    rows = [
        (
            cell.cell.name,
            bot.bot,
            str(bot.seats),
            percent(bot.won.value),
            interval(bot.won),
            f"{bot.won.value / bot.fair:.2f} ×",
        )
        for cell in figures.cells
        for bot in cell.skill
    ]
    return table(("cell", "bot", "seats", "won", "95 %", "of its fair share"), rows) if rows else ""


def luck(figures: Figures) -> str:
    rows = [
        (
            cell.cell.name,
            *estimated(cell.luck.other_dice),
            *estimated(cell.luck.other_whims),
            percent(cell.luck.everything_other),
        )
        for cell in figures.cells
        if cell.luck
    ]
    names = ("cell", "only other dice", "95 %", "only other whims", "95 %", "any two games")
    return table(names, rows) + quiet(
        "How often two plays of a game have the same winners. Where other dice leave the winners as they "
        "are, dice decide little; where other dice alone make two plays as different as any two games are, "
        "they decide all that is not settled by seats and bots."
    )


def estimated(estimate: Estimate) -> tuple[str, str]:
    return percent(estimate.value), interval(estimate)


def answers(figures: Figures) -> str:
    rows = [
        (
            cell.cell.name,
            answer.bot,
            str(answer.asked),
            str(answer.chose_otherwise),
            str(answer.looked_otherwise),
            "" if cell.same_course is None else f"{cell.same_course} of {cell.games}",
        )
        for cell in figures.cells
        for answer in cell.answers
    ]
    names = ("cell", "bot", "asked", "chose otherwise", "looked otherwise", "games that went the same")
    return table(names, rows) + quiet(
        "The same positions under both rules, with the same generator: how often a bot chose otherwise than "
        "in the first cell, and how often the evaluation saw a difference. A bot that does not answer a "
        "value shows the game of players who have not noticed it."
    )


def shown_takers(figures: Figures) -> list[CellFigures]:
    """The first cell, and those that differ from it."""
    found = [cell for cell in figures.cells if cell.cell.number == 0 or figures.beyond_chance(cell.cell)]
    return found[:MOST_TAKEN]


def taken(cell: CellFigures) -> str:
    given = [entry for entry in cell.takers if entry.clean]
    chosen = [entry for entry in cell.takers if not entry.clean]
    parts = []
    if given:
        parts.append("<h3>Given by chance: who has it differs from others in nothing else</h3>")
        parts.append(takers_table(given))
    if chosen:
        parts.append("<h3>Taken by choice: takers differ from others in more than this</h3>")
        parts.append(takers_table(chosen[:MOST_TAKERS]))
    return "".join(parts)


def takers_table(entries: Iterable[Takers]) -> str:
    rows = [
        (
            entry.label,
            percent(entry.share.value),
            number(entry.times),
            *estimated(entry.takers_won),
            *estimated(entry.others_won),
            number(entry.takers_score),
            number(entry.others_score),
        )
        for entry in entries
    ]
    names = ("", "seats", "times a game", "they win", "95 %", "others win", "95 %", "their points", "others'")
    return table(names, rows)


def all_measures(figures: Figures) -> str:
    cells = figures.cells[:SIDE_BY_SIDE]
    known: dict[str, Measure] = {one.measure.id: one.measure for cell in cells for one in cell.measures}
    parts = []
    for group in GROUPS:
        rows = []
        for measure in known.values():
            if measure.group == group and group != TAKEN:
                values = [cell.estimate(measure.id) for cell in cells]
                shown = [part for value in values for part in estimate_cells(value, measure)]
                rows.append((measure.label, *shown))
        if rows:
            names = ["", *(name for cell in cells for name in (cell.cell.name, "95 %"))]
            parts.append(f"<h3>{escape(group)}</h3>{table(names, rows)}")
    more = quiet(f"The other {len(figures.cells) - SIDE_BY_SIDE} cells are in --json.")
    return "".join(parts) + (more if len(figures.cells) > SIDE_BY_SIDE else "")


def estimate_cells(estimate: Estimate | None, measure: Measure) -> tuple[str, str]:
    if estimate is None or not estimate.games:
        return "", ""
    return amount(estimate.value, measure), interval(estimate, measure)


def commands(figures: Figures) -> str:
    return (
        f"<p>Starboard {escape(figures.version)}. With this in <code>experiment.toml</code>:</p>"
        f"<pre>{escape(figures.experiment.strip())}</pre>"
        "<pre>starboard lab run experiment.toml --out run\nstarboard lab report run</pre>"
    )


# -- HTML ------------------------------------------------------------------------------------------


def section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{content}</section>"


def quiet(text: str) -> str:
    return f"<p class=quiet>{escape(text)}</p>"


def bullets(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def table(names: Iterable[str], rows: Iterable[Row]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"
