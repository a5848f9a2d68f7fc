"""A run in plain sentences: what differs beyond chance, what bots do not answer, who is favoured, luck."""

from typing import Final

from starboard.lab.answers import Answer
from starboard.lab.comparisons import Finding
from starboard.lab.figures import CellFigures, Figures
from starboard.lab.wording import Wording

NAMED: Final = 5  # differences of one cell that are told in words
HARDLY: Final = 0.01  # of all decisions: a bot that answers a value no more often hardly knows of it


def sentences(figures: Figures) -> list[str]:
    """In the language that the figures are in."""
    wording = Wording(figures.language)
    plain = plain_cells(figures)
    return [
        *(sentence for cell in figures.cells for sentence in skilled(cell, wording)),
        *differences(figures, wording),
        *(sentence for cell in plain for sentence in unanswered(cell, wording)),
        *(sentence for cell in plain for sentence in favoured(cell, wording)),
        *(sentence for cell in plain for sentence in luck(cell, wording)),
    ]


def skilled(cell: CellFigures, wording: Wording) -> list[str]:
    """Of different bots at one table, how much more the better wins."""
    if not cell.skill:
        return []
    bots = [
        wording.say(
            "run-skill-bot",
            bot=bot.bot,
            won=wording.estimate(bot.won),
            times=wording.times(bot.won.value / bot.fair),
        )
        for bot in cell.skill
    ]
    return [wording.say("run-skill", players=", ".join(cell.cell.players), bots=listed(bots))]


def differences(figures: Figures, wording: Wording) -> list[str]:
    """The clearest first: in a grid factor by factor, else cell by cell.

    Tables of different bots differ in everything; of them only who wins is told.
    """
    if len(figures.cells) == 1 or any(cell.skill for cell in figures.cells):
        return []
    if figures.effects:
        return told(figures.effects, wording.say("first-value"), len(figures.effects), wording)
    first = figures.cells[0].cell.name if len(figures.cells) == 2 else wording.say("first-cell")
    alike = told(figures.findings, first, figures.looked_at, wording)
    silent = {cell.cell.name for cell in figures.cells[1:]} - {finding.cell for finding in figures.findings}
    return alike + [wording.say("run-too-few", cell=name, first=first) for name in sorted(silent)]


def told(findings: list[Finding], first: str, looks: int, wording: Wording) -> list[str]:
    """What each cell or value differs in; those that do not are named together."""
    differing: dict[str, list[Finding]] = {finding.cell: [] for finding in findings}
    for finding in findings:
        if finding.beyond_chance:
            differing[finding.cell].append(finding)
    found = []
    for cell, those in differing.items():
        if those:
            named = listed([difference(finding, wording) for finding in those[:NAMED]])
            more = max(0, len(those) - NAMED)
            found.append(wording.say("run-differs", cell=cell, first=first, named=named, more=more))
    alike = [cell for cell, those in differing.items() if not those]
    if alike:
        found.append(wording.say("run-alike", first=first, looks=looks, cells=listed(alike)))
    return found


def listed(texts: list[str]) -> str:
    """Parts that have commas of their own."""
    return "; ".join(texts)


def plain_cells(figures: Figures) -> list[CellFigures]:
    """Those that differ from the first in one value: in a grid the others only say the same again."""
    first = figures.cells[0].cell.values
    return [
        cell
        for cell in figures.cells
        if sum(first.get(name) != value for name, value in cell.cell.values.items()) <= 1
    ]


def difference(finding: Finding, wording: Wording) -> str:
    gap, share = finding.difference, finding.measure.share
    return wording.say(
        "run-difference",
        measure=finding.measure.label,
        after=wording.amount(gap.after.value, share),
        before=wording.amount(gap.before.value, share),
        span=wording.span(wording.signed(gap.low, share), wording.signed(gap.high, share)),
    )


def unanswered(cell: CellFigures, wording: Wording) -> list[str]:
    """Which bots do not answer what the cell changes: then it shows a game whose players have not noticed."""
    told = [answered_in_words(answer, wording) for answer in cell.answers]
    return [of_cell(cell, sentence, wording) for sentence in told if sentence]


def of_cell(cell: CellFigures, sentence: str, wording: Wording) -> str:
    return wording.say("run-of-cell", cell=cell.cell.name, sentence=sentence)


def answered_in_words(answer: Answer, wording: Wording) -> str:
    """What there is to be wary of; "" if the bot answers, or could not be asked."""
    if not answer.asked:
        return ""  # no position of one is possible in the other
    if answer.asked == 1 or answer.asked < answer.not_possible:
        return wording.say("run-hardly-asked", bot=answer.bot, asked=answer.asked)
    seen = {"bot": answer.bot, "asked": answer.asked, "looked": answer.looked_otherwise}
    if answer.chose_otherwise == 0:
        return wording.say("run-unanswered", **seen)
    if answer.chose_otherwise <= HARDLY * answer.asked:
        return wording.say("run-hardly-answered", chose=answer.chose_otherwise, **seen)
    return "" if answer.looked_otherwise else wording.say("run-answered-blindly", bot=answer.bot)


def favoured(cell: CellFigures, wording: Wording) -> list[str]:
    """Who wins more than others by where they sit, and by what chance gave them."""
    seats = [
        wording.say("run-seat", name=seat.name, seat=seat.seat + 1, won=wording.estimate(seat.won))
        for seat in cell.seats
        if seat.beyond_chance
    ]
    chances = [
        wording.say(
            "run-favour",
            thing=favour.label,
            won=wording.estimate(favour.won),
            otherwise=wording.percent(favour.otherwise),
        )
        for favour in cell.favours
        if favour.beyond_chance
    ]
    found = []
    if cell.seats and not cell.skill:
        fair = wording.percent(cell.seats[0].fair)
        unequal = wording.say("run-seats-unequal", fair=fair, seats=listed(seats))
        found.append(unequal if seats else wording.say("run-seats-fair", fair=fair))
    if chances:
        found.append(wording.say("run-favours", things=listed(chances)))
    elif cell.favours:
        found.append(wording.say("run-no-favours"))
    return [of_cell(cell, sentence, wording) for sentence in found]


def luck(cell: CellFigures, wording: Wording) -> list[str]:
    if cell.luck is None:
        return []
    sentence = wording.say(
        "run-luck",
        dice=wording.estimate(cell.luck.other_dice),
        whims=wording.estimate(cell.luck.other_whims),
        any=wording.percent(cell.luck.everything_other),
    )
    return [of_cell(cell, sentence, wording)]
