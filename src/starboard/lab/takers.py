"""How often a thing is taken, and how those fare who take it."""

from collections.abc import Iterable

import msgspec

from starboard.kernel.results import WON
from starboard.lab.observing import GameRow, SeatRow
from starboard.lab.statistics import Estimate, mean_of
from starboard.lab.wording import IN_ENGLISH, Wording


class Takers(msgspec.Struct):
    """One thing. `clean`: chance gave it, so that having it is all that sets the takers apart."""

    item: str
    label: str
    clean: bool
    share: Estimate  # of seats that had it
    times: float  # a game
    takers_won: Estimate
    others_won: Estimate
    takers_score: float
    others_score: float


def takers(rows: list[GameRow], wording: Wording = IN_ENGLISH) -> list[Takers]:
    """Everything that was taken or given, what is met most often first."""
    seats = [seat for row in rows for seat in row.seats]
    chosen = dict.fromkeys(item for seat in seats for item in sorted(seat.taken))
    given = dict.fromkeys(item for seat in seats for item in seat.given)
    found = [
        *(one(item, seats, [item in seat.taken for seat in seats], False, wording) for item in chosen),
        *(one(item, seats, [item in seat.given for seat in seats], True, wording) for item in given),
    ]
    return sorted(found, key=lambda entry: (-entry.clean, -entry.share.value, entry.item))


def one(item: str, seats: list[SeatRow], has: list[bool], clean: bool, wording: Wording) -> Takers:
    with_it = [seat for seat, had in zip(seats, has, strict=True) if had]
    without = [seat for seat, had in zip(seats, has, strict=True) if not had]
    games = sum(seat.seat == 0 for seat in seats)
    times = len(with_it) if clean else sum(seat.taken.get(item, 0) for seat in with_it)
    return Takers(
        item=item,
        label=wording.item(item),
        clean=clean,
        share=mean_of([float(had) for had in has]),
        times=times / games if games else 0.0,
        takers_won=wins(with_it),
        others_won=wins(without),
        takers_score=mean_score(with_it),
        others_score=mean_score(without),
    )


def wins(seats: Iterable[SeatRow]) -> Estimate:
    return mean_of([float(seat.outcome == WON) for seat in seats])


def mean_score(seats: list[SeatRow]) -> float:
    return sum(seat.score for seat in seats) / len(seats) if seats else 0.0
