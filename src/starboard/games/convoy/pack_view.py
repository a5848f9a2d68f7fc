# mypyc: skip
"""What a view says of the components: the win scale, and the numbers for sentences that explain the rules."""

import msgspec

from starboard.games.convoy import scoring
from starboard.games.convoy.components import ALL_DICE, CREW, DIE, MODULES, POINTS, RETURN
from starboard.games.convoy.state import Position


class ScaleRow(msgspec.Struct):
    """A row of the win scale, for trackers from `from` to `to`; `times` the crew, if it is so many times."""

    title: str
    start: int = msgspec.field(name="from")
    to: int
    points: list[int]
    times: int | None


class Scale(msgspec.Struct):
    """CC-24: the win scale, and where a win at this moment would stand."""

    rows: list[ScaleRow]
    crew: list[str]
    row: int
    aboard: int
    points: int
    titles: list[str]
    promotion: int


class Prices(msgspec.Struct):
    """CC-15: Charges burnt for points, for one die, for all dice, for a Crewmember."""

    points: int
    die: int
    dice: int
    back: int = msgspec.field(name="return")


class Numbers(msgspec.Struct):
    """What the components say, for sentences that explain the rules."""

    charges: int  # in the whole game
    step: int  # points for a step
    carrying: int  # … with a Charge
    cart: int  # … of the Cargo Specialist's
    direct: int  # own points for those who start beside the Navigator
    momentum: int  # shared points that the Pilot uses …
    gain: int  # … for so many of its own
    hack: int  # dice that the Mechanic can stop
    burning: int  # points for burnt Charges
    prices: Prices
    push: int  # a grapple won by this much pushes …
    off: int  # … and by this much throws off the ship


def see_scale(position: Position) -> Scale | None:
    pack = position.pack
    if position.players == 2 or len(position.faces) < MODULES:
        return None
    ends = [start - 1 for start in pack.pace_from[1:]] + [max(pack.tracker, pack.pace_from[-1])]
    rows = [
        ScaleRow(pack.pace_titles[row], pack.pace_from[row], ends[row], points[:], _times(points))
        for row, points in enumerate(pack.pace_points)
    ]
    return Scale(
        rows,
        pack.crew_titles[:],
        scoring.pace_row(position),
        position.aboard(0),
        scoring.win_points(position),
        scoring.titles(position),
        pack.promotion,
    )


def _times(points: list[int]) -> int | None:
    return points[0] if points == [points[0] * aboard for aboard in range(1, CREW + 1)] else None


def see_numbers(position: Position) -> Numbers:
    pack = position.pack
    prices = Prices(pack.prices[POINTS], pack.prices[DIE], pack.prices[ALL_DICE], pack.prices[RETURN])
    return Numbers(
        charges=pack.charges,
        step=pack.step_cost,
        carrying=pack.carrying_cost,
        cart=pack.cart_cost,
        direct=pack.direct,
        momentum=pack.momentum,
        gain=pack.gain,
        hack=pack.hack,
        burning=pack.burn_points,
        prices=prices,
        push=pack.push,
        off=pack.off,
    )
