"""From rows to measures: everything that can be said of a game as one number, game by game.

The game is what is counted, never the seat: seats of one game depend on each other.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.results import DRAWN
from starboard.kernel.words import Words
from starboard.kernel.words.folders import ENGLISH
from starboard.lab.observing import MOMENTS, NOBODY, GameRow
from starboard.lab.wording import Wording

WINS: Final = "wins"
SCORES: Final = "scores"
LENGTH: Final = "length"
COURSE: Final = "course"
ENDINGS: Final = "endings"
OWN: Final = "own"
TAKEN: Final = "taken"
GIVEN: Final = "given"
GROUPS: Final = (WINS, SCORES, LENGTH, COURSE, ENDINGS, OWN, GIVEN, TAKEN)


DRAWS: Final = "drawn"  # measured where any of the games was
KINDS: Final = ("points", "ended", "taken", "won with")  # of each thing among several, as it comes up


class Measure(msgspec.Struct, frozen=True):
    """What is measured: an id to name it in files, words for people, and whether it is a share of games.

    The group is the `group-` of the lab's words that it stands in.
    """

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


def all_series(game: Game, rows: list[GameRow], language: str = ENGLISH) -> dict[str, Series]:
    """Every measure of these games, by its id, called as a language has it."""
    if not rows:
        return {}
    wording = Wording(language, game, len(rows[0].seats))
    words = game.words(language, len(rows[0].seats))
    made = [
        *wins(rows, words, wording),
        *scores(rows, words, wording),
        *lengths(rows, wording),
        *courses(rows, wording),
        *endings(rows, words, wording),
        *own_numbers(rows, wording),
        *given_wins(rows, wording),
        *taken(rows, wording),
    ]
    return {series.measure.id: series for series in made}


def may_come(measure: str, measured: Iterable[str]) -> bool:
    """Could other games have it, though those that were measured did not?"""
    kind, colon, _ = measure.partition(": ")
    if not colon:
        return measure == DRAWS
    return kind in KINDS or any(name.startswith(f"{kind}: ") for name in measured)


def wins(rows: list[GameRow], words: Words, wording: Wording) -> Iterable[Series]:
    seats = range(len(rows[0].seats))
    if len(seats) == 1:
        yield Series(
            Measure("won", wording.say("measure-won"), WINS, True), [float(bool(row.winners)) for row in rows]
        )
    else:
        for seat in seats:
            label = wording.say("measure-won-by-seat", seat=seat + 1, name=words.name("seat", seat))
            measure = Measure(f"won by seat {seat + 1}", label, WINS, True)
            yield Series(measure, [float(seat in row.winners) for row in rows])
    bots = sorted({seat.bot for row in rows for seat in row.seats})
    for bot in bots if len(bots) > 1 else ():
        measure = Measure(f"won by {bot}", wording.say("measure-won-by-bot", bot=bot), WINS, True)
        yield Series(measure, [float(bot_won(row, bot)) for row in rows])
    if any(seat.outcome == DRAWN for row in rows for seat in row.seats):
        measure = Measure(DRAWS, wording.say("measure-drawn"), WINS, True)
        yield Series(measure, [float(row.seats[0].outcome == DRAWN) for row in rows])


def bot_won(row: GameRow, bot: str) -> bool:
    return any(row.seats[seat].bot == bot for seat in row.winners)


def scores(rows: list[GameRow], words: Words, wording: Wording) -> Iterable[Series]:
    seats = len(rows[0].seats)
    mean = [sum(seat.score for seat in row.seats) / seats for row in rows]
    yield Series(Measure("score", wording.say("measure-score", seats=seats), SCORES), mean)
    if seats > 1:
        best = [float(max(seat.score for seat in row.seats)) for row in rows]
        yield Series(Measure("winning score", wording.say("measure-winning-score"), SCORES), best)
        margin = Measure("margin", wording.say("measure-margin"), SCORES)
        yield Series(margin, [float(row.margin) for row in rows])
    sources = sorted({source for row in rows for seat in row.seats for source in seat.sources})
    for source in sources if len(sources) > 1 else ():
        label = wording.say("measure-points", seats=seats, source=words.name("source", source))
        points = [sum(seat.sources.get(source, 0) for seat in row.seats) / seats for row in rows]
        yield Series(Measure(f"points: {source}", label, SCORES, counted=True), points)


def lengths(rows: list[GameRow], wording: Wording) -> Iterable[Series]:
    yield Series(Measure("turns", wording.say("measure-turns"), LENGTH), [float(row.turns) for row in rows])
    decisions = Measure("decisions", wording.say("measure-decisions"), LENGTH)
    yield Series(decisions, [float(row.decisions) for row in rows])
    branching = [row.options / row.decisions if row.decisions else None for row in rows]
    yield Series(Measure("branching", wording.say("measure-branching"), LENGTH), branching)


def courses(rows: list[GameRow], wording: Wording) -> Iterable[Series]:
    if not rows[0].leaders:
        return
    changes = [float(row.lead_changes) for row in rows]
    yield Series(Measure("lead changes", wording.say("measure-lead-changes"), COURSE), changes)
    for place, moment in enumerate(MOMENTS):
        label = wording.say("measure-decided", moment=moment)
        measure = Measure(f"decided at {moment} %", label, COURSE, True)
        yield Series(measure, [leader_won(row, place) for row in rows])
    for moment in (25, 50, 75):
        place = MOMENTS.index(moment)
        label = wording.say("measure-comeback", moment=moment)
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


def endings(rows: list[GameRow], words: Words, wording: Wording) -> Iterable[Series]:
    for ending in sorted({row.ending for row in rows}):
        label = wording.say("measure-ended", ending=words.name("how", ending))
        measure = Measure(f"ended: {ending}", label, ENDINGS, True, counted=True)
        yield Series(measure, [float(row.ending == ending) for row in rows])


def own_numbers(rows: list[GameRow], wording: Wording) -> Iterable[Series]:
    for name in sorted({name for row in rows for name in row.numbers}):
        values = [row.numbers.get(name) for row in rows]
        share = {value for value in values if value is not None} <= {0.0, 1.0} and None in values
        yield Series(Measure(name, wording.own_number(name), OWN, share), values)


def taken(rows: list[GameRow], wording: Wording) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.taken}):
        measure = Measure(f"taken: {item}", wording.item(item), TAKEN, counted=True)
        yield Series(measure, [float(sum(seat.taken.get(item, 0) for seat in row.seats)) for row in rows])


def given_wins(rows: list[GameRow], wording: Wording) -> Iterable[Series]:
    for item in sorted({item for row in rows for seat in row.seats for item in seat.given}):
        measure = Measure(
            f"won with: {item}", wording.say("measure-given", item=wording.item(item)), GIVEN, True
        )
        yield Series(measure, [holder_won(row, item) for row in rows])
    if len(rows[0].seats) == 1:
        for item in sorted({item for row in rows for item in row.laid_out}):
            measure = Measure(
                f"won with: {item}", wording.say("measure-laid-out", item=wording.item(item)), GIVEN, True
            )
            won = [float(bool(row.winners)) if item in row.laid_out else None for row in rows]
            yield Series(measure, won)


def holder_won(row: GameRow, item: str) -> float | None:
    holders = [seat.seat for seat in row.seats if item in seat.given]
    return float(any(seat in row.winners for seat in holders)) if holders else None
