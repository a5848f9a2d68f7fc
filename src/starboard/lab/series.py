"""From rows to measures: everything that can be said of a game as one number, game by game.

The game is what is counted, never the seat: seats of one game depend on each other.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.results import DRAWN
from starboard.kernel.words import Words
from starboard.lab.observing import MOMENTS, NOBODY, GameRow

WINS: Final = "Who wins"
SCORES: Final = "Scores"
LENGTH: Final = "Length"
COURSE: Final = "Course"
ENDINGS: Final = "How games end"
OWN: Final = "The game's own numbers"
TAKEN: Final = "What is taken, times a game"
GIVEN: Final = "What chance gives: wins of those who get it"
GROUPS: Final = (WINS, SCORES, LENGTH, COURSE, ENDINGS, OWN, GIVEN, TAKEN)


class Measure(msgspec.Struct, frozen=True):
    """What is measured: an id to name it in files, words for people, and whether it is a share of games."""

    id: str
    label: str
    group: str
    share: bool = False
    counted: bool = False  # a game in which it did not happen has 0 of it


class Series:
    """One measure over the games of a cell, in order; None for a game that says nothing about it."""

    def __init__(self, measure: Measure, values: list[float | None]) -> None:
        self.measure = measure
        self.values = values

    def known(self) -> list[float]:
        return [value for value in self.values if value is not None]


def all_series(game: Game, rows: list[GameRow]) -> dict[str, Series]:
    """Every measure of these games, by its id."""
    if not rows:
        return {}
    words = game.words("en", len(rows[0].seats))
    made = [
        *wins(rows, words),
        *scores(rows, words),
        *lengths(rows),
        *courses(rows),
        *endings(rows, words),
        *own_numbers(rows),
        *given_wins(rows),
        *taken(rows),
    ]
    return {series.measure.id: series for series in made}


def series(measure: Measure, rows: list[GameRow], value: Callable[[GameRow], float | None]) -> Series:
    return Series(measure, [value(row) for row in rows])


def wins(rows: list[GameRow], words: Words) -> Iterable[Series]:
    seats = range(len(rows[0].seats))
    if len(seats) == 1:
        won = Measure("won", "games won", WINS, True)
        yield series(won, rows, lambda row: float(bool(row.winners)))
    else:
        for seat in seats:
            label = f"games won by seat {seat + 1}, {words.name('seat', seat)}"
            measure = Measure(f"won by seat {seat + 1}", label, WINS, True)
            yield series(measure, rows, lambda row, seat=seat: float(seat in row.winners))
    bots = sorted({seat.bot for row in rows for seat in row.seats})
    for bot in bots if len(bots) > 1 else ():
        measure = Measure(f"won by {bot}", f"games won by {bot}", WINS, True)
        yield series(
            measure,
            rows,
            lambda row, bot=bot: float(
                any(seat.bot == bot for seat in row.seats if seat.seat in row.winners)
            ),
        )
    if any(seat.outcome == DRAWN for row in rows for seat in row.seats):
        measure = Measure("drawn", "games drawn", WINS, True)
        yield series(measure, rows, lambda row: float(row.seats[0].outcome == DRAWN))


def scores(rows: list[GameRow], words: Words) -> Iterable[Series]:
    seats = len(rows[0].seats)
    whose = "a seat" if seats > 1 else "a game"
    measure = Measure("score", f"points {whose}", SCORES)
    yield series(measure, rows, lambda row: sum(seat.score for seat in row.seats) / seats)
    if seats > 1:
        best = Measure("winning score", "points of the best", SCORES)
        yield series(best, rows, lambda row: float(max(seat.score for seat in row.seats)))
        margin = Measure("margin", "points between the best and the next", SCORES)
        yield series(margin, rows, lambda row: float(row.margin))
    sources = sorted({source for row in rows for seat in row.seats for source in seat.sources})
    for source in sources if len(sources) > 1 else ():
        measure = Measure(
            f"points: {source}", f"points {whose}: {words.name('source', source)}", SCORES, counted=True
        )
        yield series(
            measure,
            rows,
            lambda row, source=source: sum(seat.sources.get(source, 0) for seat in row.seats) / seats,
        )


def lengths(rows: list[GameRow]) -> Iterable[Series]:
    yield series(Measure("turns", "turns", LENGTH), rows, lambda row: float(row.turns))
    decisions = Measure("decisions", "decisions of all seats together", LENGTH)
    yield series(decisions, rows, lambda row: float(row.decisions))
    branching = Measure("branching", "choices at a decision", LENGTH)
    yield series(branching, rows, lambda row: row.options / row.decisions if row.decisions else None)


def courses(rows: list[GameRow]) -> Iterable[Series]:
    if not rows[0].leaders:
        return
    changes = Measure("lead changes", "times the lead changes", COURSE)
    yield series(changes, rows, lambda row: float(row.lead_changes))
    for place, moment in enumerate(MOMENTS):
        leader = Measure(
            f"decided at {moment} %", f"won by who led after {moment} % of the turns", COURSE, True
        )
        yield series(leader, rows, lambda row, place=place: leader_won(row, place))
    for moment in (25, 50, 75):
        place = MOMENTS.index(moment)
        comeback = Measure(
            f"comeback from {moment} %", f"won by who was last after {moment} % of the turns", COURSE, True
        )
        yield series(comeback, rows, lambda row, place=place: last_won(row, place))


def leader_won(row: GameRow, place: int) -> float | None:
    """Alone it is decided when what looked won was won, and what looked lost lost."""
    leader = row.leaders[place]
    if len(row.seats) == 1:
        return float((leader != NOBODY) == bool(row.winners))
    return None if leader == NOBODY else float(leader in row.winners)


def last_won(row: GameRow, place: int) -> float | None:
    last = row.last[place]
    return None if last == NOBODY else float(last in row.winners)


def endings(rows: list[GameRow], words: Words) -> Iterable[Series]:
    for ending in sorted({row.ending for row in rows}):
        label = f"ended: {words.name('how', ending)}"
        measure = Measure(f"ended: {ending}", label, ENDINGS, True, counted=True)
        yield series(measure, rows, lambda row, ending=ending: float(row.ending == ending))


def own_numbers(rows: list[GameRow]) -> Iterable[Series]:
    for name in sorted({name for row in rows for name in row.numbers}):
        values = [row.numbers.get(name) for row in rows]
        share = {value for value in values if value is not None} <= {0.0, 1.0} and None in values
        yield Series(Measure(name, name, OWN, share), values)


def taken(rows: list[GameRow]) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.taken}):
        measure = Measure(f"taken: {item}", plain(item), TAKEN, counted=True)
        yield series(
            measure, rows, lambda row, item=item: float(sum(seat.taken.get(item, 0) for seat in row.seats))
        )


def given_wins(rows: list[GameRow]) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.given}):
        measure = Measure(f"won with: {item}", f"won by {plain(item)}", GIVEN, True)
        yield series(measure, rows, lambda row, item=item: holder_won(row, item))
    if len(rows[0].seats) == 1:
        for item in sorted({item for row in rows for item in row.laid_out}):
            measure = Measure(f"won with: {item}", f"won with {plain(item)}", GIVEN, True)
            yield series(
                measure,
                rows,
                lambda row, item=item: float(bool(row.winners)) if item in row.laid_out else None,
            )


def holder_won(row: GameRow, item: str) -> float | None:
    holders = [seat.seat for seat in row.seats if item in seat.given]
    return float(any(seat in row.winners for seat in holders)) if holders else None


def plain(item: str) -> str:
    """`card/perceptors` as people read it."""
    kind, _, name = item.partition("/")
    return f"{kind}: {name}"
