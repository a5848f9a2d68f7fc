"""What differs between cells: game by game where they had the same seeds, corrected for many looks."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from starboard.bots.tally import Z_95
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.lab.experiments import BadExperiment
from starboard.lab.observing import GameRow
from starboard.lab.series import Measure, Series, all_series, may_come
from starboard.lab.statistics import Difference, apart, holm, mean_and_error, paired

if TYPE_CHECKING:
    from starboard.lab.runs import Run

FEWEST: Final = 30  # games of each cell before differences are tested: their means behave by then


class Finding(msgspec.Struct):
    """A measure that was compared with the first cell's; `beyond_chance` after correcting for all looks."""

    cell: str
    measure: Measure
    difference: Difference
    beyond_chance: bool = False


def compare(
    cell: str, first: dict[str, Series], second: dict[str, Series], common: bool
) -> tuple[list[Finding], int]:
    """A cell with the first one, measure by measure; and how many were too rare to be looked at."""
    findings: list[Finding] = []
    too_rare = 0
    for measure in measures_of(first, second):
        before, after = matched(measure, first, second, common)
        found = None
        if min(len(before), len(after)) >= FEWEST:
            found = paired(before, after) if common else apart(before, after)
        if found is None:
            too_rare += 1
        else:
            findings.append(Finding(cell, measure, found))
    return findings, too_rare


def corrected(findings: list[Finding]) -> list[Finding]:
    """All that was looked at, marked where it stands beyond chance, the clearest difference first."""
    for finding, called in zip(findings, holm([finding.difference.p for finding in findings]), strict=True):
        finding.beyond_chance = called
    return sorted(findings, key=lambda finding: (finding.difference.p, -abs(finding.difference.z)))


def measures_of(first: dict[str, Series], second: dict[str, Series]) -> list[Measure]:
    """What both have, or what one has and the other could have had."""
    known = {name: one.measure for name, one in (second | first).items()}
    return [
        measure for name, measure in known.items() if measure.counted or (name in first and name in second)
    ]


def matched(
    measure: Measure, first: dict[str, Series], second: dict[str, Series], common: bool
) -> tuple[list[float], list[float]]:
    """The values of two cells: of the same games where they belong together."""
    before, after = values_of(measure, first), values_of(measure, second)
    if not common:
        return [one for one in before if one is not None], [one for one in after if one is not None]
    pairs = [
        (one, other)
        for one, other in zip(before, after, strict=False)
        if one is not None and other is not None
    ]
    return [one for one, _ in pairs], [other for _, other in pairs]


def values_of(measure: Measure, series: dict[str, Series]) -> Sequence[float | None]:
    if measure.id in series:
        return series[measure.id].values
    games = max((len(one.values) for one in series.values()), default=0)
    return [0.0] * games


def same_course(before: Sequence[GameRow], after: Sequence[GameRow]) -> int:
    """In how many games all did exactly the same under both rules."""
    return sum(one.course == other.course for one, other in zip(before, after, strict=False))


def known_within(run: "Run", measure: str, games: int) -> float:
    """Half the width of the 95 % interval: of the measure in a single cell, or of its worst difference.

    Intervals whose width alone ends the search keep what they promise: no correction is due for looking.
    """
    game = find_game(run.plan.game)
    series_of = [all_series(game, run.rows(cell.number, games)) for cell in run.plan.cells]
    for series in series_of:
        if measure not in series:
            raise unknown_measure(measure, series)
    if len(series_of) == 1:
        return Z_95 * mean_and_error(series_of[0][measure].known())[1]
    first, common = series_of[0], run.plan.common
    return max(
        half_width(*matched(first[measure].measure, first, series, common), common)
        for series in series_of[1:]
    )


def half_width(before: list[float], after: list[float], common: bool) -> float:
    if common:
        gaps = [late - early for early, late in zip(before, after, strict=True)]
        return Z_95 * mean_and_error(gaps)[1]
    return Z_95 * sqrt(mean_and_error(before)[1] ** 2 + mean_and_error(after)[1] ** 2)


def check_measure(measure: str, game: Game, rows: list[GameRow]) -> None:
    """BadExperiment if games like these few are not measured by this."""
    series = all_series(game, rows)
    if measure not in series and not may_come(measure, series):
        raise unknown_measure(measure, series)


def unknown_measure(measure: str, measured: Iterable[str]) -> BadExperiment:
    """Names those that there are, but for the many of what was taken."""
    known = sorted(name for name in measured if not name.startswith("taken"))
    return BadExperiment("unknown-measure", measure=measure, known=known)
