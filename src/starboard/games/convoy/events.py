# mypyc: skip
"""What can happen on the ship."""

from typing import Final

import msgspec

from starboard.games.convoy.types import Contest, Crew, Ending, EngineName, Role, Side, Wanted
from starboard.kernel.events import Event


class Standing(msgspec.Struct, frozen=True):
    """CC-24: where a win at this moment would stand on the win scale."""

    row: int  # from the slowest
    aboard: int
    points: int
    titles: list[str]


class OfModule(Event, frozen=True):
    """Something that happened to a Module of the row."""

    module: int
    card: str


# -- setting out -----------------------------------------------------------------------------------


class LinedUp(OfModule, frozen=True, tag="lined-up"):
    """CC-01: a Module joined the row, charged."""

    supply: int | None = None  # Charges left there


class Mustered(Event, frozen=True, tag="mustered"):
    """CC-05: it is drawn who stays ashore."""

    crew: Role


# -- the warning -----------------------------------------------------------------------------------


class Cycle(Event, frozen=True, tag="cycle"):
    """CC-06: a cycle begins, its number counted from 1; nothing is stalled or warned."""

    tracker: int
    cycle: int
    dice: int | None = None  # that will be rolled: CC-07
    stalled: bool | None = None


class Rolled(Event, frozen=True, tag="rolled"):
    """CC-07: the dice of a single crew's warning."""

    dice: list[int]
    modules: list[int | None] | None = None  # die by die where it went; null for a six
    hanging: list[list[int]] | None = None  # Module by Module the faces over it
    sixes: int | None = None  # to be placed
    points: int | None = None  # to move with now: none before all sixes are placed
    count: int | None = None  # of dice


class RolledTwo(Event, frozen=True, tag="rolled-two"):
    """CC-27: the dice of two crews, the bow's first."""

    rolls: list[int]
    bow: int
    stern: int
    modules: list[int | None] | None = None
    hanging: list[list[int]] | None = None
    sixes: int | None = None
    points: int | None = None


class DiceKept(Event, frozen=True, tag="dice-kept"):
    """CC-08: some rolls could not stand and were left out."""

    rolls: list[list[int]] | None = None  # those, by their faces


class FirstMover(Event, frozen=True, tag="first-mover"):
    """CC-27: the higher roll moves first."""

    seat: int


class SixPlaced(Event, frozen=True, tag="six-placed"):
    """CC-07: a six hangs over a Module."""

    seat: int
    module: int
    card: str
    dice: list[int] | None = None  # faces over the Module now
    sixes: int | None = None  # still to be placed
    points: int | None = None


# -- moving ----------------------------------------------------------------------------------------


class Directed(Event, frozen=True, tag="directed"):
    """CC-17: somebody starts beside the Navigator."""

    crew: Crew
    count: int
    own: int | None = None  # points of its own now


class Stepped(Event, frozen=True, tag="stepped"):
    """CC-10, CC-20: somebody went one space and paid; the points are those left then."""

    seat: int
    crew: Crew
    start: str = msgspec.field(name="from")
    to: str
    count: int
    points: int | None = None  # of the cycle's own
    burnt: int | None = None  # of what burnt Charges gave
    own: int | None = None  # of the Crewmember's own
    momentum: int | None = None  # shared ones that the Pilot used towards its next own
    card: str | None = None  # of the Module it leads to
    entered: bool | None = None  # from elsewhere


class Attacked(Event, frozen=True, tag="attacked"):
    """CC-29: somebody stepped onto an opposing Crewmember, and paid like for a step."""

    seat: int
    crew: Crew
    start: str = msgspec.field(name="from")
    to: str
    count: int
    foe: Crew
    other: int
    points: int | None = None
    burnt: int | None = None


class Momentum(Event, frozen=True, tag="momentum"):
    """CC-18: the Pilot gained points of its own."""

    crew: Crew
    count: int
    own: int | None = None
    momentum: int | None = None  # towards the next


class Took(Event, frozen=True, tag="took"):
    """CC-12: a Charge was picked up from a Generator."""

    seat: int
    crew: Crew
    module: int
    card: str
    cost: int | None = None  # of its next step


class Destroyed(OfModule, frozen=True, tag="destroyed"):
    """CC-13: a Generator's Charge met another and is gone."""

    supply: int | None = None


class Placed(Event, frozen=True, tag="placed"):
    """CC-14: a Charge lies in an Engine, and the tracker is stalled."""

    seat: int
    crew: Crew
    engine: EngineName
    charges: int
    cost: int | None = None
    wanted: list[list[Wanted]] | None = None  # Engine by Engine, square by square
    held: int | None = None  # Charges in all Engines of the seat
    stalled: bool | None = None


class MoveEnded(Event, frozen=True, tag="move-ended"):
    """CC-20, CC-28: a crew's phase is over; what points were left, own ones and momentum too, are gone."""

    seat: int
    points: int | None = None  # that the next crew has; none if the Modules flip now
    burnt: int | None = None
    momentum: int | None = None
    own: int | None = None  # of each Crewmember


# -- burning ---------------------------------------------------------------------------------------


class Burnt(Event, frozen=True, tag="burnt"):
    """CC-15: Charges of Crewmembers or Engines went back to the supply."""

    seat: int
    paid: list[Crew | EngineName]
    count: int
    supply: int | None = None
    engines: list[int] | None = None  # Charges in each
    wanted: list[list[Wanted]] | None = None
    costs: dict[str, int] | None = None  # of the next step of each Crewmember that paid
    held: int | None = None  # Charges in all Engines of the seat


class Points(Event, frozen=True, tag="points"):
    """CC-15: more points to use."""

    seat: int
    count: int
    burnt: int | None = None  # that are there now


class DieRemoved(OfModule, frozen=True, tag="die-removed"):
    """CC-15: a die came off a Module."""

    left: int
    dice: list[int] | None = None  # faces over the Module now


class Returned(Event, frozen=True, tag="returned"):
    """CC-15: a lost Crewmember is back."""

    seat: int
    crew: Crew
    engine: EngineName
    aboard: int | None = None  # of its crew
    scale: Standing | None = None


# -- two crews meet --------------------------------------------------------------------------------


class Grappled(Event, frozen=True, tag="grappled"):
    """CC-29: both rolled; `result` is that of the one who stepped."""

    seat: int
    crew: Crew
    other: int
    foe: Crew
    roll: int
    against: int
    space: str | None = None
    result: Contest | None = None
    at: str | None = None  # where the one who stepped is now


class HeldOff(Event, frozen=True, tag="held-off"):
    """CC-29: the one who stepped stays where it came from."""

    crew: Crew
    at: str | None = None


class Seized(Event, frozen=True, tag="seized"):
    """CC-29: the winner has the loser's Charge."""

    seat: int
    crew: Crew
    foe: Crew
    cost: int | None = None  # of the winner's next step
    foe_cost: int | None = None


class ChargeBroken(Event, frozen=True, tag="charge-broken"):
    """CC-30: the loser's Charge is destroyed, for the winner carries one."""

    crew: Crew
    supply: int | None = None
    cost: int | None = None


class Pushed(Event, frozen=True, tag="pushed"):
    """CC-30: a beaten defender gave way."""

    crew: Crew
    owner: int
    to: str


# -- the flips -------------------------------------------------------------------------------------


class Hacked(Event, frozen=True, tag="hacked"):
    """CC-16: the Mechanic stopped a flip."""

    crew: Crew
    module: int
    card: str
    dice: list[int] | None = None  # faces over the Module now


class Flipped(OfModule, frozen=True, tag="flipped"):
    """CC-03, CC-21: a Module turned over."""

    side: Side
    rows: list[str]
    generator: str | None = None  # its space, if this side has one
    console: str | None = None
    dice: list[int] | None = None
    thrown: list[Crew] | None = None  # who goes into space


class ChargeMade(OfModule, frozen=True, tag="charge-made"):
    """CC-21: a Generator that turned up is charged."""

    supply: int | None = None


class SupplyEmpty(OfModule, frozen=True, tag="supply-empty"):
    """CC-21: a Generator turned up, and no Charge was left for it."""


class ChargeLost(OfModule, frozen=True, tag="charge-lost"):
    """CC-21: the Generator's Charge went into space, and so to the supply."""

    supply: int | None = None


class Lost(Event, frozen=True, tag="lost"):
    """CC-21, CC-29: a Crewmember is in space."""

    crew: Crew
    owner: int
    aboard: int | None = None  # of its crew
    scale: Standing | None = None


class LostWithCharge(Lost, frozen=True, tag="lost-with-charge"):
    """CC-21, CC-29: a Crewmember is in space, and its Charge in the supply."""

    supply: int | None = None


class Tracker(Event, frozen=True, tag="tracker"):
    """CC-22: the tracker went down."""

    tracker: int
    scale: Standing | None = None


class TrackerStalled(Event, frozen=True, tag="tracker-stalled"):
    """CC-22: the tracker stayed."""

    tracker: int


class Ended(Event, frozen=True, tag="ended"):
    """CC-23, CC-26: the voyage is over; nobody may have won."""

    how: Ending
    winner: int | None = None


SettingOut = LinedUp | Mustered
FlipWarning = Cycle | Rolled | RolledTwo | DiceKept | FirstMover | SixPlaced
Moving = Directed | Stepped | Attacked | Momentum | Took | Destroyed | Placed | MoveEnded
Burning = Burnt | Points | DieRemoved | Returned
Grappling = Grappled | HeldOff | Seized | ChargeBroken | Pushed
Flipping = Hacked | Flipped | ChargeMade | SupplyEmpty | ChargeLost | Lost | LostWithCharge
TimeGoes = Tracker | TrackerStalled | Ended
ConvoyEvent = SettingOut | FlipWarning | Moving | Burning | Grappling | Flipping | TimeGoes

KEY_EVENTS: Final = ("placed", "lost", "lost-with-charge", "returned", "seized", "ended")
