"""A trial: a variant beside the original, game by game, as charts want to see it while it is being played.

The lab's run with two cells, the original and the variant, and what of its measures can be said in a sentence
of any language.
"""

from collections.abc import Iterable
from math import ceil
from typing import Any, Final, Literal

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.words.folders import ENGLISH
from starboard.lab.answers import Answer, ask
from starboard.lab.comparisons import Finding, compare
from starboard.lab.experiments import Cell, Experiment, cell
from starboard.lab.observing import GameRow
from starboard.lab.runs import Plan, planned
from starboard.lab.series import SCORES, Measure, Series, courses, endings, lengths, scores, wins
from starboard.lab.statistics import Estimate, holm, mean_of
from starboard.lab.summary import HARDLY
from starboard.lab.variants import Change, Variant, variant_with
from starboard.lab.wording import IN_ENGLISH

SEED: Final = "workshop"  # all trials have the same, so that the original is played once for all of them
CHUNK: Final = 20  # games: half a second or so
ASKED: Final = 60  # decisions by which it is seen whether bots answer the variant
MOST_ASKED: Final = 6  # changed values that bots are asked about one by one
LEVEL: Final = 0.05
LEVEL_UNDERWAY: Final = 0.001  # who looks again and again asks for more: the rule of Haybittle and Peto
BARS: Final = 24  # of a histogram, at most
ORIGINAL: Final = "the original"

Kind = Literal[
    "won",
    "seat",
    "drawn",
    "turns",
    "decisions",
    "branching",
    "lead",
    "score",
    "best",
    "margin",
    "ending",
    "source",
]
Verdict = Literal["beyond", "perhaps", "none", "unknown"]

# What of the lab's measures a trial looks at: the id, or how it begins.
KINDS: Final[dict[str, Kind]] = {
    "won": "won",
    "won by seat ": "seat",
    "drawn": "drawn",
    "turns": "turns",
    "decisions": "decisions",
    "branching": "branching",
    "lead changes": "lead",
    "score": "score",
    "winning score": "best",
    "margin": "margin",
    "ended: ": "ending",
    "winner's points: ": "source",
}


class Interval(msgspec.Struct, frozen=True):
    """A mean or a share with its 95 % interval."""

    value: float
    low: float
    high: float


class Comparison(msgspec.Struct, frozen=True):
    """One measure of both. `of` is the seat, the ending or the source it is about."""

    kind: Kind
    of: str
    share: bool
    original: Interval | None
    variant: Interval | None
    difference: Interval | None
    verdict: Verdict


class Histogram(msgspec.Struct, frozen=True):
    """How many games, or seats of games, fall into each bar; the bars begin at `start`, `width` apart."""

    start: int
    width: int
    original: list[int]
    variant: list[int]


class TrialFigures(msgspec.Struct, frozen=True, kw_only=True):
    """All that is drawn of a trial. `bots` says how far they answer what is changed, `unweighed` which of the
    changed values, by their paths, make no difference to them."""

    original_games: int
    games: int
    comparisons: list[Comparison]
    turns: Histogram
    scores: Histogram
    bots: Literal["", "answer", "hardly", "ignore"] = ""
    unweighed: list[str] = []


def trial_plan(variant: Variant, options: dict[str, Any], bot: str, games: int) -> Plan:
    """The run of a trial: the original is its first cell."""
    game = variant.game
    name = variant.name or "as it is"
    experiment = Experiment(
        game=game.name, name=name, players=[bot], games=games, seed=SEED, options=options, answers=ASKED
    )
    original = Variant(game, game.default_pack)
    cells = [
        cell(experiment, game, number, title, {"variant": title}, one, options, [bot])
        for number, (title, one) in enumerate([(ORIGINAL, original), (name, variant)])
    ]
    return planned(experiment, cells, CHUNK)


def trial_figures(
    game_name: str,
    original: list[GameRow],
    variant: list[GameRow],
    is_over: bool,
    answers: Iterable[Answer] = (),
    unweighed: list[str] | None = None,
) -> TrialFigures:
    """What two lists of games say, of the original and of the variant, each from its first game on."""
    game = find_game(game_name)
    first, second = series_of(game, original), series_of(game, variant)
    findings, _ = compare("variant", first, second, True) if original and variant else ([], 0)
    verdicts = judged(findings, is_over)
    known = {name: one.measure for name, one in (first | second).items()}
    return TrialFigures(
        original_games=len(original),
        games=len(variant),
        comparisons=[
            comparison(
                measure, first.get(name), second.get(name), verdicts.get(name), len(original), len(variant)
            )
            for name, measure in known.items()
        ],
        turns=histogram([row.turns for row in original], [row.turns for row in variant]),
        scores=histogram(scores_of(original), scores_of(variant)),
        bots=how_bots_answer(answers),
        unweighed=unweighed or [],
    )


def series_of(game: Game, rows: list[GameRow]) -> dict[str, Series]:
    """Only what a trial says: who takes what would be the most of the work."""
    if not rows:
        return {}
    words = game.words(ENGLISH, len(rows[0].seats))
    made = [
        *wins(rows, words, IN_ENGLISH),
        *scores(rows, words, IN_ENGLISH),
        *lengths(rows, IN_ENGLISH),
        *courses(rows, IN_ENGLISH),
        *endings(rows, words, IN_ENGLISH),
        *winners_points(rows),
    ]
    return {series.measure.id: series for series in made if kind_of(series.measure.id)}


def winners_points(rows: list[GameRow]) -> Iterable[Series]:
    """Where the points of the best come from; of several best, of all together."""
    sources = sorted({source for row in rows for seat in row.seats for source in seat.sources})
    best = [[seat for seat in row.seats if seat.score == max(one.score for one in row.seats)] for row in rows]
    for source in sources if len(sources) > 1 else ():
        measure = Measure(f"winner's points: {source}", source, SCORES, counted=True)
        yield Series(
            measure, [sum(seat.sources.get(source, 0) for seat in seats) / len(seats) for seats in best]
        )


def kind_of(measure: str) -> tuple[Kind, str] | None:
    """What kind of measure it is, and what it is about."""
    for start, kind in KINDS.items():
        if measure == start or (start.endswith(" ") and measure.startswith(start)):
            return kind, measure.removeprefix(start) if start.endswith(" ") else ""
    return None


def judged(findings: list[Finding], is_over: bool) -> dict[str, tuple[Finding, Verdict]]:
    """What can be said of each: while games are still played, only what is very clear."""
    odds = [finding.difference.p for finding in findings]
    called = holm(odds, LEVEL if is_over else LEVEL_UNDERWAY)
    return {
        finding.measure.id: (finding, "beyond" if beyond else "perhaps" if p <= LEVEL else "none")
        for finding, beyond, p in zip(findings, called, odds, strict=True)
    }


def comparison(
    measure: Measure,
    original: Series | None,
    variant: Series | None,
    judged: tuple[Finding, Verdict] | None,
    original_games: int,
    games: int,
) -> Comparison:
    found = kind_of(measure.id)
    assert found is not None
    kind, of = found
    gap = judged[0].difference if judged else None
    return Comparison(
        kind=kind,
        of=of,
        share=measure.share,
        original=interval_of(measure, original, original_games),
        variant=interval_of(measure, variant, games),
        difference=Interval(gap.value, gap.low, gap.high) if gap else None,
        verdict=judged[1] if judged else "unknown",
    )


def interval_of(measure: Measure, series: Series | None, games: int) -> Interval | None:
    """What never happened has been counted, too."""
    values = series.known() if series else [0.0] * games if measure.counted else []
    return interval(mean_of(values)) if values else None


def interval(estimate: Estimate) -> Interval:
    return Interval(estimate.value, estimate.low, estimate.high)


def histogram(original: list[int], variant: list[int]) -> Histogram:
    """Bars of whole numbers, as narrow as a chart can show."""
    values = [*original, *variant]
    if not values:
        return Histogram(0, 1, [], [])
    start, end = min(values), max(values)
    width = ceil((end - start + 1) / BARS)
    start -= start % width
    bars = (end - start) // width + 1
    counts = [[0] * bars for _ in range(2)]
    for count, numbers in zip(counts, (original, variant), strict=True):
        for value in numbers:
            count[(value - start) // width] += 1
    return Histogram(start, width, *counts)


def scores_of(rows: list[GameRow]) -> list[int]:
    return [seat.score for row in rows for seat in row.seats]


def how_bots_answer(answers: Iterable[Answer]) -> Literal["", "answer", "hardly", "ignore"]:
    asked = [answer for answer in answers if answer.asked]
    if not asked:
        return ""
    chosen = max(answer.chose_otherwise / answer.asked for answer in asked)
    return "ignore" if chosen == 0 else "hardly" if chosen <= HARDLY else "answer"


def unweighed_values(plan: Plan) -> list[str]:
    """The changed values that make no difference to the bots, each asked about by itself: they choose as
    before, and no position looks otherwise to them. None where many are changed, for want of time."""
    game, (original, changed) = find_game(plan.game), plan.cells
    changes = Variant(game, game.pack_with(changed.changes)).changed()
    return [
        change.path
        for change in (changes if len(changes) <= MOST_ASKED else ())
        if makes_no_difference(game, original, changed, change)
    ]


def makes_no_difference(game: Game, original: Cell, changed: Cell, change: Change) -> bool:
    try:
        alone = variant_with(game, {change.path: change.after})
    except StarboardError:
        return False
    cell = msgspec.structs.replace(changed, hash=alone.hash, changes=alone.changes)
    answers = ask(game.name, original, cell, ASKED)
    return all(one.asked and not one.chose_otherwise and not one.looked_otherwise for one in answers)
