"""Whom chance favours: those who were given a thing, or games in which it was laid out, beside the others."""

import msgspec

from starboard.lab.observing import GameRow
from starboard.lab.series import holder_won
from starboard.lab.statistics import ENOUGH, Estimate, apart, holm, mean_of, two_sided
from starboard.lab.wording import IN_ENGLISH, Wording


class Favour(msgspec.Struct):
    """A thing that chance gave: how often it wins, and how often it would if it made no difference."""

    label: str
    won: Estimate
    otherwise: float
    beyond_chance: bool = False  # after correcting for looking at all such things of the cell


def favours(rows: list[GameRow], wording: Wording = IN_ENGLISH) -> list[Favour]:
    """Everything that chance gave or laid out, that which favours most first."""
    if not rows:
        return []
    found = [*given(rows, wording), *(laid_out(rows, wording) if len(rows[0].seats) == 1 else [])]
    for (favour, _), called in zip(found, holm([odds for _, odds in found]), strict=True):
        favour.beyond_chance = called
    return sorted((favour for favour, _ in found), key=lambda favour: favour.otherwise - favour.won.value)


def given(rows: list[GameRow], wording: Wording) -> list[tuple[Favour, float]]:
    """What a seat was given, beside a seat's fair share."""
    fair = sum(len(row.winners) for row in rows) / len(rows) / len(rows[0].seats)
    found: list[tuple[Favour, float]] = []
    for item in sorted({item for row in rows for seat in row.seats for item in seat.given}):
        won = mean_of([value for row in rows if (value := holder_won(row, item)) is not None])
        error = (fair * (1 - fair) / won.games) ** 0.5
        if won.games >= ENOUGH and error:
            found.append((Favour(wording.item(item), won, fair), two_sided((won.value - fair) / error)))
    return found


def laid_out(rows: list[GameRow], wording: Wording) -> list[tuple[Favour, float]]:
    """What lay there for a single player, beside games without it."""
    found: list[tuple[Favour, float]] = []
    for item in sorted({item for row in rows for item in row.laid_out}):
        with_it = [float(bool(row.winners)) for row in rows if item in row.laid_out]
        without = [float(bool(row.winners)) for row in rows if item not in row.laid_out]
        difference = apart(without, with_it)
        if difference is not None:
            favour = Favour(wording.item(item), mean_of(with_it), mean_of(without).value)
            found.append((favour, difference.p))
    return found
