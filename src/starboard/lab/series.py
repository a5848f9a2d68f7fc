"""From rows to measures: everything that can be said of a game as one number, game by game.

The game is what is counted, never the seat: seats of one game depend on each other.
"""

from collections.abc import Iterable, Sequence
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

    def __init__(self, measure: Measure, values: Sequence[float | None]) -> None:
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


def wins(rows: list[GameRow], words: Words) -> Iterable[Series]:
    seats = range(len(rows[0].seats))
    if len(seats) == 1:
        yield Series(Measure("won", "games won", WINS, True), [float(bool(row.winners)) for row in rows])
    else:
        for seat in seats:
            label = f"games won by seat {seat + 1}, {words.name('seat', seat)}"
            measure = Measure(f"won by seat {seat + 1}", label, WINS, True)
            yield Series(measure, [float(seat in row.winners) for row in rows])
    bots = sorted({seat.bot for row in rows for seat in row.seats})
    for bot in bots if len(bots) > 1 else ():
        measure = Measure(f"won by {bot}", f"games won by {bot}", WINS, True)
        yield Series(measure, [float(bot_won(row, bot)) for row in rows])
    if any(seat.outcome == DRAWN for row in rows for seat in row.seats):
        measure = Measure("drawn", "games drawn", WINS, True)
        yield Series(measure, [float(row.seats[0].outcome == DRAWN) for row in rows])


def bot_won(row: GameRow, bot: str) -> bool:
    return any(row.seats[seat].bot == bot for seat in row.winners)


def scores(rows: list[GameRow], words: Words) -> Iterable[Series]:
    seats = len(rows[0].seats)
    whose = "a seat" if seats > 1 else "a game"
    mean = [sum(seat.score for seat in row.seats) / seats for row in rows]
    yield Series(Measure("score", f"points {whose}", SCORES), mean)
    if seats > 1:
        best = [float(max(seat.score for seat in row.seats)) for row in rows]
        yield Series(Measure("winning score", "points of the best", SCORES), best)
        margin = Measure("margin", "points between the best and the next", SCORES)
        yield Series(margin, [float(row.margin) for row in rows])
    sources = sorted({source for row in rows for seat in row.seats for source in seat.sources})
    for source in sources if len(sources) > 1 else ():
        label = f"points {whose}: {words.name('source', source)}"
        points = [sum(seat.sources.get(source, 0) for seat in row.seats) / seats for row in rows]
        yield Series(Measure(f"points: {source}", label, SCORES, counted=True), points)


def lengths(rows: list[GameRow]) -> Iterable[Series]:
    yield Series(Measure("turns", "turns", LENGTH), [float(row.turns) for row in rows])
    decisions = Measure("decisions", "decisions of all seats together", LENGTH)
    yield Series(decisions, [float(row.decisions) for row in rows])
    branching = [row.options / row.decisions if row.decisions else None for row in rows]
    yield Series(Measure("branching", "choices at a decision", LENGTH), branching)


def courses(rows: list[GameRow]) -> Iterable[Series]:
    if not rows[0].leaders:
        return
    changes = [float(row.lead_changes) for row in rows]
    yield Series(Measure("lead changes", "times the lead changes", COURSE), changes)
    for place, moment in enumerate(MOMENTS):
        label = f"won by who led after {moment} % of the turns"
        measure = Measure(f"decided at {moment} %", label, COURSE, True)
        yield Series(measure, [leader_won(row, place) for row in rows])
    for moment in (25, 50, 75):
        place = MOMENTS.index(moment)
        label = f"won by who was last after {moment} % of the turns"
        measure = Measure(f"comeback from {moment} %", label, COURSE, True)
        yield Series(measure, [last_won(row, place) for row in rows])


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
        yield Series(measure, [float(row.ending == ending) for row in rows])


def own_numbers(rows: list[GameRow]) -> Iterable[Series]:
    for name in sorted({name for row in rows for name in row.numbers}):
        values = [row.numbers.get(name) for row in rows]
        share = {value for value in values if value is not None} <= {0.0, 1.0} and None in values
        yield Series(Measure(name, name, OWN, share), values)


def taken(rows: list[GameRow]) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.taken}):
        measure = Measure(f"taken: {item}", plain(item), TAKEN, counted=True)
        yield Series(measure, [float(sum(seat.taken.get(item, 0) for seat in row.seats)) for row in rows])


def given_wins(rows: list[GameRow]) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.given}):
        measure = Measure(f"won with: {item}", f"won by {plain(item)}", GIVEN, True)
        yield Series(measure, [holder_won(row, item) for row in rows])
    if len(rows[0].seats) == 1:
        for item in sorted({item for row in rows for item in row.laid_out}):
            measure = Measure(f"won with: {item}", f"won with {plain(item)}", GIVEN, True)
            won = [float(bool(row.winners)) if item in row.laid_out else None for row in rows]
            yield Series(measure, won)


def holder_won(row: GameRow, item: str) -> float | None:
    holders = [seat.seat for seat in row.seats if item in seat.given]
    return float(any(seat in row.winners for seat in holders)) if holders else None


def plain(item: str) -> str:
    """`card/perceptors` as people read it."""
    kind, _, name = item.partition("/")
    return f"{kind}: {name}"
