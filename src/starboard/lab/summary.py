"""A run in plain sentences: what differs beyond chance, what bots do not answer, who is favoured, luck."""

from typing import Final

from starboard.lab.answers import Answer
from starboard.lab.comparisons import Finding
from starboard.lab.figures import CellFigures, Figures
from starboard.lab.series import Measure
from starboard.lab.statistics import Estimate

NAMED: Final = 5  # differences of one cell that are told in words
HARDLY: Final = 0.01  # of all decisions: a bot that answers a value no more often hardly knows of it


def sentences(figures: Figures) -> list[str]:
    return [
        *(sentence for cell in figures.cells for sentence in skilled(cell)),
        *differences(figures),
        *(sentence for cell in plain_cells(figures) for sentence in unanswered(cell)),
        *(sentence for cell in plain_cells(figures) for sentence in favoured(cell)),
        *(sentence for cell in plain_cells(figures) for sentence in luck(cell)),
    ]


def skilled(cell: CellFigures) -> list[str]:
    """Of different bots at one table, how much more the better wins."""
    if not cell.skill:
        return []
    told = "; ".join(
        f"{bot.bot} wins {percent(bot.won.value)} ({interval(bot.won)}), "
        f"{bot.won.value / bot.fair:.2f} times its fair share"
        for bot in cell.skill
    )
    return [f"{', '.join(cell.cell.players)}: {told}."]


def differences(figures: Figures) -> list[str]:
    """The clearest first: in a grid factor by factor, else cell by cell.

    Tables of different bots differ in everything; of them only who wins is told.
    """
    if len(figures.cells) == 1 or any(cell.skill for cell in figures.cells):
        return []
    if figures.effects:
        return told(figures.effects, "its first value", len(figures.effects))
    first = figures.cells[0].cell.name if len(figures.cells) == 2 else "the first cell"
    alike = told(figures.findings, first, figures.looked_at)
    silent = {cell.cell.name for cell in figures.cells[1:]} - {finding.cell for finding in figures.findings}
    return alike + [f"{name}: too few games differ from {first} to say anything." for name in sorted(silent)]


def told(findings: list[Finding], first: str, looks: int) -> list[str]:
    """What each cell or value differs in; those that do not are named together."""
    differing: dict[str, list[Finding]] = {finding.cell: [] for finding in findings}
    for finding in findings:
        if finding.beyond_chance:
            differing[finding.cell].append(finding)
    found = []
    for cell, named in differing.items():
        if named:
            most = "; ".join(difference(finding) for finding in named[:NAMED])
            more = f"; and {len(named) - NAMED} more" if len(named) > NAMED else ""
            found.append(f"{cell} differs from {first} beyond chance: {most}{more}.")
    alike = [cell for cell, named in differing.items() if not named]
    if alike:
        found.append(f"No difference from {first} beyond chance, in {looks} looks: {'; '.join(alike)}.")
    return found


def plain_cells(figures: Figures) -> list[CellFigures]:
    """Those that differ from the first in one value: in a grid the others only say the same again."""
    first = figures.cells[0].cell.values
    return [
        cell
        for cell in figures.cells
        if sum(first.get(name) != value for name, value in cell.cell.values.items()) <= 1
    ]


def difference(finding: Finding) -> str:
    gap = finding.difference
    before, after = amount(gap.before.value, finding.measure), amount(gap.after.value, finding.measure)
    span = f"{signed(gap.low, finding.measure)} to {signed(gap.high, finding.measure)}"
    return f"{finding.measure.label} {after} instead of {before} ({span})"


def amount(value: float, measure: Measure) -> str:
    return percent(value) if measure.share else number(value)


def signed(value: float, measure: Measure) -> str:
    return f"{100 * value:+.1f}" if measure.share else f"{value:+.3g}"


def number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(estimate: Estimate, measure: Measure | None = None) -> str:
    if measure is not None and not measure.share:
        return f"{number(estimate.low)} to {number(estimate.high)}"
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def unanswered(cell: CellFigures) -> list[str]:
    """Which bots do not answer what the cell changes: then it shows a game whose players have not noticed."""
    told = [answered_in_words(answer) for answer in cell.answers]
    return [f"{cell.cell.name}: {sentence}" for sentence in told if sentence]


def answered_in_words(answer: Answer) -> str:
    if not answer.asked:
        return ""  # no position of one is possible in the other
    seen = "" if answer.looked_otherwise else ", and the evaluation of positions ignores the change"
    if answer.chose_otherwise == 0:
        return (
            f"the bots do not answer this: {answer.bot} chose as before at all {answer.asked} "
            f"decisions{seen}."
        )
    if answer.chose_otherwise <= HARDLY * answer.asked:
        return (
            f"the bots hardly answer this: {answer.bot} chose otherwise at {answer.chose_otherwise} of "
            f"{answer.asked} decisions{seen}."
        )
    return "" if answer.looked_otherwise else f"{answer.bot} answers this{seen.replace(', and', ', but')}."


def favoured(cell: CellFigures) -> list[str]:
    """Who wins more than others by where they sit, and by what chance gave them."""
    seats = [
        f"{seat.name} (seat {seat.seat + 1}) wins {percent(seat.won.value)} ({interval(seat.won)})"
        for seat in cell.seats
        if seat.beyond_chance
    ]
    chances = [
        f"{favour.label} wins {percent(favour.won.value)} ({interval(favour.won)}), otherwise "
        f"{percent(favour.otherwise)}"
        for favour in cell.favours
        if favour.beyond_chance
    ]
    found = []
    if cell.seats and not cell.skill:
        fair = percent(cell.seats[0].fair)
        all_fair = f"no seat wins more or less than its fair share of {fair} beyond chance"
        unequal = f"seats are not equal, a fair share being {fair}: {'; '.join(seats)}"
        found.append(f"{cell.cell.name}: {unequal if seats else all_fair}.")
    if chances:
        found.append(f"{cell.cell.name}: chance favours and hinders: {'; '.join(chances)}.")
    elif cell.favours:
        found.append(f"{cell.cell.name}: nothing that chance gives changes who wins, as far as can be told.")
    return found


def luck(cell: CellFigures) -> list[str]:
    if cell.luck is None:
        return []
    dice, whims = cell.luck.other_dice, cell.luck.other_whims
    told = (
        f"with only the dice changed the same win again in {percent(dice.value)} ({interval(dice)}), "
        f"with only the bots' whims changed in {percent(whims.value)} ({interval(whims)}); "
        f"of any two games in {percent(cell.luck.everything_other)}."
    )
    return [f"{cell.cell.name}: {told}"]
