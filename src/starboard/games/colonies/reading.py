# mypyc: skip
"""A position of Colonies as a dictionary; consistency.py says what must be true of one that is read."""

from typing import Any, Final

from starboard.games.colonies.components import ALL_OF_THEM
from starboard.games.colonies.consistency import check
from starboard.games.colonies.fields import FIELDS
from starboard.games.colonies.numbering import ACTIONS, PLANETS, PLAYERS
from starboard.games.colonies.state import (
    ASK_ADJUST,
    ASK_DECIDE,
    ASKS,
    CAST_NO,
    DERIVED,
    FROM_UNDEALT,
    STEPS,
    USED,
    Position,
)
from starboard.kernel.errors import BadPosition
from starboard.kernel.layout import Each, Form, Layout, Name, Rows, Whole
from starboard.kernel.sentinels import NO_SEAT, NONE

MOST: Final = 1_000_000  # of any piece
COUNT: Final = Whole(0, MOST)
PLANET: Final = Whole(NONE, PLANETS - 1)


def fill(position: Position, data: Any) -> None:
    """Take over what `write` wrote into a fresh position; BadPosition if play cannot lead to one like it."""
    if isinstance(data, dict) and type(data.get("players")) is int and data["players"] in PLAYERS:
        position.players = data["players"]
    position.set_out()
    LAYOUT.read(position, data)
    give_seats(position)
    forget_what_is_over(position)
    check(position)


def write(position: Position) -> dict[str, Any]:
    return LAYOUT.write(position)


def give_seats(position: Position) -> None:
    position.seat_of = [NO_SEAT] * PLANETS
    for seat, planet in enumerate(position.planet_of):
        if planet >= 0:
            if position.seat_of[planet] >= 0:
                raise BadPosition("two-players-one-planet")
            position.seat_of[planet] = seat


def forget_what_is_over(position: Position) -> None:
    """Positions were once stored with what an earlier question had left behind."""
    if position.ask < ASK_DECIDE:
        position.left = 0
        position.asked = NONE
    if position.ask != ASK_ADJUST:
        position.steps = [0] * PLANETS


def each(form: Form) -> Form:
    return Each(form, PLANETS)


def square(form: Form) -> Form:
    return Rows(form, PLANETS, PLANETS)


def cards(position: Position) -> int:
    return len(position.pack.cards)


def last_card(position: Position) -> int:
    return len(position.pack.cards) - 1


LAYOUT: Final = Layout(
    "colonies",
    FIELDS,
    {
        "players": Whole(PLAYERS[0], PLAYERS[-1]),
        "step": Name(STEPS),
        "ask": Name(ASKS),
        "planet_of": Each(PLANET, lambda position: position.players),
        "kept": Whole(0, (1 << PLANETS) - 1),
        "first": PLANET,
        "turn_number": Whole(0, lambda position: position.pack.turns),
        "round": Whole(0, lambda position: position.pack.rounds - 1),
        "mover": PLANET,
        "resources": square(COUNT),
        "levels": square(Whole(1, lambda position: position.pack.levels)),
        "promises": square(Whole(0, lambda position: position.pack.highest)),
        "pirates": square(COUNT),
        "markets": each(COUNT),
        "colonists": each(COUNT),
        "credits": each(COUNT),
        "holder": Each(Whole(0, USED), cards),
        "laid_by": Each(Whole(NONE, FROM_UNDEALT), cards),
        "used": Each(Whole(0, last_card)),
        "current": Whole(NONE, last_card),
        "bans": each(Whole(0, (1 << ACTIONS) - 1)),
        "lost": each(COUNT),
        "ballots": each(Whole(0, CAST_NO)),
        "votes": each(COUNT),
        "outcome": Whole(0, CAST_NO),
        "asked": PLANET,
        "left": COUNT,
        "steps": each(COUNT),
        "queue": Each(Whole(ALL_OF_THEM, MOST)),
        "waiting": Whole(0, lambda position: (1 << position.players) - 1),
        "answer": each(Whole(NONE, MOST)),
        "aside": square(COUNT),
        "policed": square(COUNT),
        "shipped": Rows(COUNT, PLANETS, PLANETS * PLANETS),
        "compensation": square(COUNT),
        "due": each(Whole(1, PLANETS)),
        "paid": each(COUNT),
        "substituted": each(COUNT),
    },
    keys={"turn_number": "turn"},
    derived=DERIVED,
    required=("turn" if field == "turn_number" else field for field in FIELDS if field not in DERIVED),
)
