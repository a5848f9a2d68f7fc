# mypyc: skip
"""What a player of the wheel wants to know before choosing: what each move does at once."""

import msgspec

from starboard.games.wheel.components import ROTATE, STATIONS
from starboard.games.wheel.events import WheelEvent
from starboard.games.wheel.rules import Wheel
from starboard.kernel.outlook import Forecast, Goal, Outlook


class Carried(msgspec.Struct, frozen=True):
    """AW-03: a rotation brings what stands in `place` into reach of its player, or takes it out of it."""

    place: int
    comes: bool


class WheelOutlook(Outlook[WheelEvent, Goal, Forecast]):
    """The effects of each move; nothing on the wheel takes several steps, and nothing comes by itself."""

    carried: list[Carried] = []  # where a rotation is offered


def carried(state: Wheel, seat: int) -> list[Carried]:
    """Piles that the seat may move when they stand in a station of its own."""
    if ROTATE not in state.legal(seat):
        return []
    own = state.pack.stations_of(seat)
    found = [(place, place in own, (place + 1) % STATIONS in own) for place in range(STATIONS)]
    return [
        Carried(place, then) for place, now, then in found if now != then and is_movable(state, seat, place)
    ]


def is_movable(state: Wheel, seat: int, place: int) -> bool:
    """The own cone, or own living discs that no cone stands on."""
    if state.cone(seat) == place:
        return True
    alone = state.cone(1 - seat) != place and not state.is_dead(place)
    return alone and state.discs_at(seat, place) > 0
