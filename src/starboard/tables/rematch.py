"""The next game of the same people: seats rotated, or where a game has an opener, the loser's choice."""

from typing import Any

import msgspec

from starboard.tables import lobby
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup
from starboard.tables.table import Table


def rematch_setup(old: Table, opener: str) -> Setup:
    return msgspec.structs.replace(old.setup, options=rematch_options(old, opener))


def seat_again(old: Table, new: Table, now: float) -> None:
    """Seat everybody at the new table and begin."""
    for number, seat in enumerate(rematch_seats(old)):
        lobby.place(new, number, seat, now)
    lobby.begin(new, now)


def rematch_seats(table: Table) -> list[Seat]:
    """Everybody back in play; one seat further, unless the game has its own way to say who opens."""
    back = [
        seat if seat.kind == "bot" else msgspec.structs.replace(seat, level="", why="", absent=False)
        for seat in table.seats
    ]
    return back if has_opener(table.setup) else back[-1:] + back[:-1]


def rematch_options(table: Table, opener: str) -> dict[str, Any]:
    """The same options; a loser who said nothing, a bot for one, opens."""
    options = dict(table.setup.options)
    if not has_opener(table.setup):
        return options
    choices = next(option.choices for option in table.setup.rules().options if option.name == lobby.OPENER)
    results = table.ending.result if table.ending else []
    losers = [number for number, result in enumerate(results) if result.outcome == "lost"]
    if opener:
        options[lobby.OPENER] = opener
    elif losers and losers[0] < len(choices):
        options[lobby.OPENER] = choices[losers[0]]
    return options


def has_opener(setup: Setup) -> bool:
    return any(option.name == lobby.OPENER for option in setup.rules().options)
