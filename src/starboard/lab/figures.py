"""What a run came to, as data: every cell's measures, what differs, who takes what, how much luck decides."""

from collections import Counter
from typing import Any

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.words.folders import ENGLISH
from starboard.lab.answers import Answer
from starboard.lab.comparisons import Finding, compare, corrected, same_course
from starboard.lab.effects import Effects
from starboard.lab.experiments import Cell
from starboard.lab.favours import Favour, favours
from starboard.lab.luck import agreement
from starboard.lab.observing import GameRow
from starboard.lab.runs import Run
from starboard.lab.series import Measure, Series, all_series
from starboard.lab.statistics import Estimate, holm, mean_of, two_sided
from starboard.lab.takers import Takers, takers
from starboard.lab.wording import Wording


class CellMeasure(msgspec.Struct):
    """One measure of one cell."""

    measure: Measure
    estimate: Estimate


class BotSkill(msgspec.Struct):
    """How much more a bot wins among others than its seats would by chance."""

    bot: str
    seats: int
    won: Estimate
    fair: float


class LuckFigures(msgspec.Struct):
    """How often the winners stay the same when a game is played again with only that changed."""

    other_dice: Estimate
    other_whims: Estimate
    everything_other: float  # any two games of the cell with the same bots on the same seats


class SeatShare(msgspec.Struct):
    """A seat's share of wins beside a fair one; `beyond_chance` after correcting for looking at all seats."""

    seat: int
    name: str
    won: Estimate
    fair: float
    beyond_chance: bool


class CellFigures(msgspec.Struct):
    """All about one cell."""

    cell: Cell
    games: int
    measures: list[CellMeasure]
    seats: list[SeatShare]
    takers: list[Takers]
    skill: list[BotSkill]
    favours: list[Favour]
    turns: dict[int, int]  # how many games had how many
    luck: LuckFigures | None = None
    answers: list[Answer] = []
    same_course: int | None = None  # games that went exactly as in the first cell

    def estimate(self, measure: str) -> Estimate | None:
        return next((one.estimate for one in self.measures if one.measure.id == measure), None)


class Figures(msgspec.Struct):
    """All about a run."""

    name: str
    about: str
    game: str
    title: str
    version: str
    common: bool
    experiment: str
    cells: list[CellFigures]
    findings: list[Finding]
    effects: list[Finding]  # of a grid: what each factor does by itself
    looked_at: int
    too_rare: int
    language: str = ENGLISH  # that measures and things are called in

    def to_dict(self) -> dict[str, Any]:
        return {"format": "starboard-lab-1", **msgspec.to_builtins(self, str_keys=True)}

    def beyond_chance(self, cell: Cell) -> list[Finding]:
        return [finding for finding in self.findings if finding.cell == cell.name and finding.beyond_chance]


def figures(run: Run, language: str = ENGLISH) -> Figures:
    """Everything that the games of a run say; all cells are looked at over the same number of games."""
    plan = run.plan
    games = run.games_played()
    found: list[CellFigures] = []
    findings: list[Finding] = []
    too_rare = 0
    first_rows: list[GameRow] = []
    first: dict[str, Series] = {}
    effects = Effects(plan.cells)
    for cell in plan.cells:
        rows = run.rows(cell.number, games)
        series = all_series(find_game(plan.game), rows, language)
        if cell.number == 0:
            first_rows, first = rows, series
        else:
            more, rare = compare(cell.name, first, series, plan.common)
            findings += more
            too_rare += rare
        effects.add(cell, series)
        found.append(cell_figures(run, cell, rows, series, first_rows, language))
    return Figures(
        name=plan.name,
        about=plan.about,
        game=plan.game,
        title=find_game(plan.game).title,
        version=plan.version,
        common=plan.common,
        experiment=run.experiment(),
        cells=found,
        findings=corrected(findings),
        effects=effects.findings(plan.common),
        looked_at=len(findings),
        too_rare=too_rare,
        language=Wording(language).language,
    )


def cell_figures(
    run: Run,
    cell: Cell,
    rows: list[GameRow],
    series: dict[str, Series],
    first_rows: list[GameRow],
    language: str,
) -> CellFigures:
    wording = Wording(language, find_game(run.plan.game), len(cell.players))
    return CellFigures(
        cell=cell,
        games=len(rows),
        measures=[CellMeasure(one.measure, mean_of(one.known())) for one in series.values()],
        seats=seat_shares(run, rows, language),
        takers=takers(rows, wording),
        skill=skill(cell, series),
        favours=favours(rows, wording),
        turns=dict(sorted(Counter(row.turns for row in rows).items())),
        luck=luck_figures(run, cell, rows),
        answers=run.answers(cell.number),
        same_course=same_course(first_rows, rows) if cell.number and run.plan.common else None,
    )


def seat_shares(run: Run, rows: list[GameRow], language: str) -> list[SeatShare]:
    """Each seat's wins beside its share of all games that somebody won."""
    if not rows or len(rows[0].seats) == 1:
        return []
    number = len(rows[0].seats)
    won = [[float(seat in row.winners) for row in rows] for seat in range(number)]
    fair = sum(sum(values) for values in won) / len(rows) / number
    odds = []
    for values in won:
        error = (fair * (1 - fair) / len(rows)) ** 0.5
        odds.append(two_sided((sum(values) / len(rows) - fair) / error) if error else 1.0)
    names = find_game(run.plan.game).words(language, number).seat_names
    return [
        SeatShare(seat, names[seat], mean_of(won[seat]), fair, called)
        for seat, called in enumerate(holm(odds))
    ]


def skill(cell: Cell, series: dict[str, Series]) -> list[BotSkill]:
    bots = Counter(cell.players)
    if len(bots) == 1:
        return []
    return [
        BotSkill(bot, seats, mean_of(series[f"won by {bot}"].known()), seats / len(cell.players))
        for bot, seats in bots.items()
        if f"won by {bot}" in series
    ]


def luck_figures(run: Run, cell: Cell, rows: list[GameRow]) -> LuckFigures | None:
    again = run.luck_rows(cell.number)
    dice, whims = agreement(again, "dice"), agreement(again, "whims")
    if dice is None or whims is None:
        return None
    return LuckFigures(dice, whims, any_two_alike(rows, len(cell.players)))


def any_two_alike(rows: list[GameRow], seats: int) -> float:
    """How often two different games, the same bots on the same seats, have the same winners."""
    pairs = same = 0.0
    for turn in range(seats):
        winners = Counter(tuple(row.winners) for row in rows if row.game % seats == turn)
        number = sum(winners.values())
        pairs += number * (number - 1)
        same += sum(count * (count - 1) for count in winners.values())
    return same / pairs if pairs else 1.0
