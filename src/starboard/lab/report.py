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
from starboard.lab.summary import sentences
from starboard.lab.takers import Takers
from starboard.lab.wording import Wording

MOST_FINDINGS: Final = 40
MOST_TAKERS: Final = 60
MOST_TAKEN: Final = 4  # cells whose takers are shown
SIDE_BY_SIDE: Final = 8  # cells in one table of measures

Row = Sequence[str]


def page(figures: Figures) -> str:
    """The whole report, in the language that the figures are in."""
    drawn = plots(figures)
    wording = Wording(figures.language)
    say, cells = wording.say, figures.cells
    decided = drawn["decided"] + quiet(say("page-about-lead")) if "decided" in drawn else ""
    parts = [
        f"<h1>{escape(figures.title)}: {escape(figures.name)}</h1>",
        f"<p class=about>{escape(figures.about)}</p>" if figures.about else "",
        section(say("page-summary"), bullets(sentences(figures)) + reading(figures, wording)),
        section(say("page-played"), played(figures, wording)),
        section(say("page-differences"), differences(figures, drawn, wording)) if len(cells) > 1 else "",
        section(say("page-wins"), drawn.get("wins", "") + skill(figures, wording)),
        section(say("page-sources"), drawn["sources"]) if "sources" in drawn else "",
        section(say("page-lengths"), drawn["lengths"] + drawn.get("endings", "")),
        section(say("page-lead"), decided) if decided else "",
        section(say("page-luck"), luck(figures, wording)) if any(cell.luck for cell in cells) else "",
        section(say("page-answers"), answers(figures, wording)) if any(c.answers for c in cells) else "",
        *(section(say("page-taken", cell=c.cell.name), taken(c, wording)) for c in shown_takers(figures)),
        section(say("page-measures"), all_measures(figures, wording)),
        section(say("page-repeat"), commands(figures, wording)),
    ]
    return document(f"{figures.title}: {figures.name}", "\n".join(part for part in parts if part), wording)


def document(title: str, body: str, wording: Wording) -> str:
    """One HTML page that needs nothing else."""
    style = files("starboard.lab").joinpath("report.css").read_text("utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="{wording.language}"><head>{head}</head>\n<body>{body}</body></html>\n'
    )


# -- sections --------------------------------------------------------------------------------------


def reading(figures: Figures, wording: Wording) -> str:
    said = [wording.say("page-brackets")]
    if len(figures.cells) > 1:
        said.append(wording.say("page-same-seeds" if figures.common else "page-own-seeds"))
        said.append(wording.say("page-looks", looks=figures.looked_at, rare=figures.too_rare))
    return quiet(" ".join(said))


def played(figures: Figures, wording: Wording) -> str:
    rows = [
        (
            str(cell.cell.number + 1),
            cell.cell.name,
            "; ".join(cell.cell.changed) or wording.say("nothing"),
            ", ".join(f"{name} {value}" for name, value in cell.cell.options.items()),
            ", ".join(cell.cell.players),
            str(cell.games),
            cell.cell.hash[:8],
        )
        for cell in figures.cells
    ]
    names = columns(wording, "cell", "changed", "options", "players", "games", "hash")
    return table(["", *names], rows)


def columns(wording: Wording, *names: str) -> list[str]:
    return [wording.say(f"column-{name}") for name in names]


def differences(figures: Figures, drawn: dict[str, str], wording: Wording) -> str:
    parts = [drawn.get("differences", "")]
    if figures.effects:
        parts.append(heading(wording.say("page-factors")))
        parts.append(findings_table(figures.effects, wording.say("first-value"), wording))
        parts.append(heading(wording.say("page-cells")))
    parts.append(findings_table(figures.findings, figures.cells[0].cell.name, wording))
    return "".join(parts)


def findings_table(findings: Sequence[Finding], first: str, wording: Wording) -> str:
    rows = [
        (
            finding.cell,
            finding.measure.label,
            wording.amount(finding.difference.before.value, finding.measure.share),
            wording.amount(finding.difference.after.value, finding.measure.share),
            wording.signed(finding.difference.value, finding.measure.share),
            difference_interval(finding, wording),
            wording.say("beyond-chance" if finding.beyond_chance else "may-be-chance"),
        )
        for finding in findings[:MOST_FINDINGS]
    ]
    (measure,) = columns(wording, "measure")
    return table(
        ["", measure, first, *columns(wording, "there", "difference", "interval", "corrected")], rows
    )


def difference_interval(finding: Finding, wording: Wording) -> str:
    gap, share = finding.difference, finding.measure.share
    return wording.span(wording.signed(gap.low, share), wording.signed(gap.high, share))


def skill(figures: Figures, wording: Wording) -> str:
    rows = [
        (
            cell.cell.name,
            bot.bot,
            str(bot.seats),
            *estimated(bot.won, wording),
            wording.say("times-fair", times=wording.times(bot.won.value / bot.fair)),
        )
        for cell in figures.cells
        for bot in cell.skill
    ]
    names = columns(wording, "cell", "bot", "seats", "won", "interval", "fair")
    return table(names, rows) if rows else ""


def luck(figures: Figures, wording: Wording) -> str:
    rows = [
        (
            cell.cell.name,
            *estimated(cell.luck.other_dice, wording),
            *estimated(cell.luck.other_whims, wording),
            wording.percent(cell.luck.everything_other),
        )
        for cell in figures.cells
        if cell.luck
    ]
    names = columns(wording, "cell", "other-dice", "interval", "other-whims", "interval", "any-two")
    return table(names, rows) + quiet(wording.say("page-about-luck"))


def estimated(estimate: Estimate, wording: Wording) -> tuple[str, str]:
    return wording.percent(estimate.value), wording.interval(estimate)


def answers(figures: Figures, wording: Wording) -> str:
    rows = [
        (
            cell.cell.name,
            answer.bot,
            str(answer.asked),
            str(answer.chose_otherwise),
            str(answer.looked_otherwise),
            same_course(cell, wording),
        )
        for cell in figures.cells
        for answer in cell.answers
    ]
    names = columns(wording, "cell", "bot", "asked", "chose", "looked", "same-course")
    return table(names, rows) + quiet(wording.say("page-about-answers"))


def same_course(cell: CellFigures, wording: Wording) -> str:
    if cell.same_course is None:
        return ""
    return wording.say("page-some-of", some=cell.same_course, all=cell.games)


def shown_takers(figures: Figures) -> list[CellFigures]:
    """The first cell, and those that differ from it."""
    found = [cell for cell in figures.cells if cell.cell.number == 0 or figures.beyond_chance(cell.cell)]
    return found[:MOST_TAKEN]


def taken(cell: CellFigures, wording: Wording) -> str:
    given = [entry for entry in cell.takers if entry.clean]
    chosen = [entry for entry in cell.takers if not entry.clean]
    parts = []
    if given:
        parts += [heading(wording.say("page-given")), takers_table(given, wording)]
    if chosen:
        parts += [heading(wording.say("page-chosen")), takers_table(chosen[:MOST_TAKERS], wording)]
    return "".join(parts)


def takers_table(entries: Iterable[Takers], wording: Wording) -> str:
    rows = [
        (
            entry.label,
            wording.percent(entry.share.value),
            wording.number(entry.times),
            *estimated(entry.takers_won, wording),
            *estimated(entry.others_won, wording),
            wording.number(entry.takers_score),
            wording.number(entry.others_score),
        )
        for entry in entries
    ]
    won = ("they-win", "interval", "others-win", "interval")
    names = columns(wording, "seats", "times", *won, "their-points", "others-points")
    return table(["", *names], rows)


def all_measures(figures: Figures, wording: Wording) -> str:
    cells = figures.cells[:SIDE_BY_SIDE]
    known: dict[str, Measure] = {one.measure.id: one.measure for cell in cells for one in cell.measures}
    parts = []
    for group in GROUPS:
        rows = []
        for measure in known.values():
            if measure.group == group and group != TAKEN:
                values = [cell.estimate(measure.id) for cell in cells]
                shown = [part for value in values for part in estimate_cells(value, measure, wording)]
                rows.append((measure.label, *shown))
        if rows:
            (interval,) = columns(wording, "interval")
            names = ["", *(name for cell in cells for name in (cell.cell.name, interval))]
            parts.append(heading(wording.say(f"group-{group}")) + table(names, rows))
    further = len(figures.cells) - SIDE_BY_SIDE
    return "".join(parts) + (quiet(wording.say("page-more-cells", count=further)) if further > 0 else "")


def estimate_cells(estimate: Estimate | None, measure: Measure, wording: Wording) -> tuple[str, str]:
    if estimate is None or not estimate.games:
        return "", ""
    return wording.amount(estimate.value, measure.share), wording.interval(estimate, measure.share)


def commands(figures: Figures, wording: Wording) -> str:
    said = escape(wording.say("page-version", version=figures.version))
    return (
        f"<p>{said} <code>experiment.toml</code>:</p>"
        f"<pre>{escape(figures.experiment.strip())}</pre>"
        "<pre>starboard lab run experiment.toml --out run\nstarboard lab report run</pre>"
    )


# -- HTML ------------------------------------------------------------------------------------------


def section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{content}</section>"


def heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def quiet(text: str) -> str:
    return f"<p class=quiet>{escape(text)}</p>"


def bullets(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def table(names: Iterable[str], rows: Iterable[Row]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join("<tr>" + "".join(f"<td>{kept(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"


def kept(cell: str) -> str:
    """A cell's text, in which no line ends between a number and its sign."""
    return escape(cell).replace(" %", "&nbsp;%")
