# mypyc: skip
"""What a seat may see of the ship: everything, there are no secrets."""

from typing import Final, Literal

import msgspec

from starboard.games.convoy.events import Crew, EngineName, Side, Wanted
from starboard.kernel.view import View

Phase = Literal["line-up", "muster", "warning", "sixes", "move", "grapple", "pushed", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "line-up",
    "muster",
    "warning",
    "sixes",
    "move",
    "grapple",
    "pushed",
    "over",
)


class Grid(msgspec.Struct):
    """CC-02: the size of a side of a Module, and how many Modules are in a whole row."""

    rows: int
    columns: int
    modules: int


class Module(msgspec.Struct):
    """A Module of the row: its card, the side that shows, and the dice that hang over it."""

    module: int
    card: str
    number: int
    side: Side
    rows: list[str]
    generator: str | None
    console: str | None
    charge: bool
    dice: list[int]


class Engine(msgspec.Struct):
    """Its Charges, and which of its squares the goal needs: in all `least`, or `most` if not the other."""

    engine: EngineName
    charges: int
    squares: int
    owner: int | None
    wanted: list[Wanted]
    least: int
    most: int


class Member(msgspec.Struct):
    """A Crewmember; `cost` is what its next step costs, `near` the open spaces that touch its own."""

    crew: Crew
    seat: int
    at: str | None
    lost: bool
    ashore: bool
    carrying: bool
    own: int
    cost: int
    near: list[str]


class CrewFacts(msgspec.Struct):
    """What a seat has: Charges in its Engines of those that win, Crewmembers aboard, own points of all."""

    charges: int
    wanted: int
    aboard: int
    own: int


class CycleTracker(msgspec.Struct):
    """CC-07, CC-22: the tracker, the cycles gone, and how many dice are rolled; `late_from` is 0 for two."""

    at: int
    start: int = msgspec.field(name="from")
    stalled: bool
    cycle: int
    most: int
    cycles_left: int  # after this one, however often the tracker is stalled
    dice: int
    early_dice: int
    late_dice: int
    late_from: int


class MovementPoints(msgspec.Struct):
    """What is left of the cycle's points and of burnt Charges, and the Pilot's way to its next own point."""

    left: int
    of: int
    burnt: int
    shared: int  # left and burnt
    momentum: int


class Sixes(msgspec.Struct):
    """Sixes still to be placed, and the Modules they may go to."""

    left: int
    modules: list[int]


class Fight(msgspec.Struct):
    """CC-29: who grapples whom, for which space; would the one who stepped take the Charge there?"""

    crew: Crew
    foe: Crew
    space: str
    take: bool


class WinningCharges(msgspec.Struct):
    """CC-23, CC-26: the Charges that win, in one Engine and in the other."""

    rank: int | None
    charges: list[int]
    total: int


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


class ConvoyView(View, kw_only=True, tag="convoy"):
    """The ship from bow to stern, the crews, and the course of the cycle."""

    players: int
    phase: Phase
    mover: int
    second: bool
    grid: Grid
    modules: list[Module]
    engines: list[Engine]
    crew: list[Member]
    crews: list[CrewFacts]  # seat by seat
    supply: int
    tracker: CycleTracker
    points: MovementPoints
    rolled: list[int]
    warned: int  # Modules that will flip
    sixes: Sixes
    hackable: int  # the Module whose flip the Mechanic could stop, or 0
    grapple: Fight | None
    pushed: Crew | None
    goal: WinningCharges
    scale: Scale | None
    numbers: Numbers
    winner: int | None
