# mypyc: skip
"""What a player of the wheel wants to know before choosing: what each move does at once."""

import msgspec

from starboard.games.wheel.components import ROTATE
from starboard.games.wheel.events import WheelEvent
from starboard.games.wheel.rotation import carried_piles
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
    return [Carried(place, comes) for place, comes in carried_piles(state, seat)]
