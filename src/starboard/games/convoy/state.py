"""The position on the ship: plain data, small whole numbers in flat lists."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import (
    ANYWHERE,
    CARGO,
    CREW,
    FREE,
    LARGEST_CREW,
    MODULES,
    OWN_ENGINE,
    SIX,
    SOMEBODY,
    ConvoyPack,
)
from starboard.games.convoy.events import Ended
from starboard.games.convoy.module_cards import FRONT
from starboard.games.convoy.types import Crew, Ending, Side
from starboard.kernel.number_lists import table, total
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NO_SEAT, NONE, UNSET
from starboard.kernel.state import Shared, State

LINE_UP: Final = 0  # Modules are drawn
MUSTER: Final = 1  # it is drawn who stays ashore
WARNING: Final = 2  # the dice are rolled
SIXES: Final = 3  # a player places a six
MOVE: Final = 4
GRAPPLE: Final = 5  # two Crewmembers roll for a space
PUSHED: Final = 6  # the owner of a pushed Crewmember picks where it goes
OVER: Final = 7

ENDINGS: Final = ("charged", "time-out", "cycle-cap", "crew-lost", "crews-lost")

LOST: Final = -1  # in space
ASHORE: Final = -2  # not on this trip

SOLO_CREW: Final[list[Crew]] = ["mechanic", "navigator", "pilot", "cargo"]
TWO_CREWS: Final[list[Crew]] = ["bow-1", "bow-2", "bow-3", "stern-1", "stern-2", "stern-3"]

PAST: Final = ("rolled", "turns")  # tell only how it came to this
DERIVED: Final = ("ground",)


class Position(State):
    """Crewmembers by number: alone by role, in two crews 0 to 2 for the bow and 3 to 5 for the stern.

    `ground` says for each space whether it is free, a crate or who stands there; it follows from the rest
    and is kept up to date because steps ask it all the time. Somebody pushed stays on the contested space
    beside the winner, who has the ground, until its owner has picked where it goes.
    """

    def __init__(self, pack: ConvoyPack, players: int, rank: int) -> None:
        self.story = None
        self.pack = pack
        self.players: i64 = players
        self.rank: i64 = rank
        self.phase: i64 = LINE_UP
        self.faces: list[int] = UNSET  # by Module: the card's face that shows
        self.charge_at: vec[i64] = vec[i64]()  # by Module: the space of its Generator's Charge
        self.dice: list[int] = UNSET
        self.engines: Shared = UNSET  # Charges in each
        self.ashore: i64 = NONE  # alone: who is not on this trip, NONE while that is open
        self.at: vec[i64] = vec[i64]()
        self.carrying: vec[i64] = vec[i64]()
        self.own: vec[i64] = vec[i64]()  # extra points of one Crewmember alone
        self.ground: vec[i64] = vec[i64]()
        self.points: i64 = 0  # left of the four
        self.burnt: i64 = 0  # left of what burnt Charges gave
        self.momentum: i64 = 0  # shared points the Pilot used since it last gained one
        self.supply: i64 = pack.charges
        self.tracker: i64 = pack.tracker
        self.stalled: bool = False
        self.cycle: i64 = 0  # counted from 1, stalled ones too
        self.rolled: Shared = UNSET  # the faces of this cycle's warning
        self.sixes: i64 = 0  # still to be placed
        self.mover: i64 = 0
        self.second: bool = False  # the second of two crews moves
        self.fighter: i64 = NONE  # who stepped onto an opposing Crewmember, …
        self.contested: i64 = 0  # … which space that is, …
        self.takes: i64 = 0  # … and whether it would pick up a Charge there
        self.pushed: i64 = NONE  # whose owner is asked where to
        self.turns: i64 = 0
        self.how: str = ""  # the ending
        self.winner: i64 = NO_SEAT

    def set_out(self) -> None:
        """An empty row, nobody aboard."""
        members = LARGEST_CREW if self.players == 1 else 2 * CREW
        self.faces = []
        self.charge_at = table(NONE, MODULES + 2)
        self.dice = [0] * MODULES
        self.engines = [0, 0]
        self.at = table(ASHORE, members)
        self.carrying = table(0, members)
        self.own = table(0, members)
        self.ground = table(FREE, self.pack.spaces)

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return self.players

    def turn(self) -> int:
        return self.turns

    # -- who is who ----------------------------------------------------------------------------

    def crew_size(self) -> i64:
        """How many numbers a crew takes; alone there is one for each role, who is ashore included."""
        return LARGEST_CREW if self.players == 1 else CREW

    def first_of(self, seat: int) -> int:
        """The number of a crew's first member."""
        return seat * CREW

    def crew_of(self, seat: int) -> range:
        first = self.first_of(seat)
        return range(first, first + self.crew_size())

    def owner(self, member: int) -> int:
        return 0 if self.players == 1 else member // CREW

    def label(self, member: int) -> Crew:
        """What events and views call a Crewmember."""
        return SOLO_CREW[member] if self.players == 1 else TWO_CREWS[member]

    def member_called(self, label: str) -> int:
        """The number of the Crewmember with a label; NONE if there is none."""
        labels = SOLO_CREW if self.players == 1 else TWO_CREWS
        return labels.index(label) if label in labels else NONE

    def has_ability(self, member: int, role: int) -> bool:
        """CC-26: only a single crew has specialists."""
        return self.players == 1 and member == role

    def held(self, seat: int) -> int:
        """Charges in the Engines of a crew; alone both are its own."""
        return sum(self.engines) if self.players == 1 else self.engines[seat]

    def aboard(self, seat: int) -> int:
        """How many of a crew are on the ship."""
        number: i64 = 0
        first: i64 = self.first_of(seat)
        for member in range(first, first + self.crew_size()):
            if self.at[member] >= 0:
                number += 1
        return number

    def lost(self, seat: int) -> list[int]:
        return [member for member in self.crew_of(seat) if self.at[member] == LOST]

    # -- what is where -------------------------------------------------------------------------

    def reach_of(self, seat: i64) -> i64:
        """Which table of touching spaces holds for a crew: CC-14."""
        return ANYWHERE if self.players == 1 else OWN_ENGINE + seat

    def step_cost(self, member: i64) -> i64:
        """CC-11, CC-19."""
        if self.carrying[member] == 0:
            return self.pack.step_cost
        if self.players == 1 and member == CARGO:
            return self.pack.cart_cost
        return self.pack.carrying_cost

    def is_front(self, module: int) -> bool:
        return self.faces[module] % 2 == FRONT

    def module_name(self, module: int) -> str:
        return self.pack.names[self.faces[module] // 2]

    def side_name(self, module: int) -> Side:
        return "front" if self.is_front(module) else "back"

    def space_name(self, space: int) -> str:
        return self.pack.space_names[space] if space >= 0 else "space"

    def cell_name(self, module: int, cell: int) -> str | None:
        """The name of a space of a Module; None for NONE."""
        return self.space_name(module * self.pack.cells + cell) if cell >= 0 else None

    def total_dice(self) -> int:
        return total(self.dice, 0, MODULES)

    def pips(self, module: int) -> list[int]:
        """The faces of the dice over a Module: its own number, or sixes that were placed there."""
        number: int = self.dice[module]
        own = min(number, self.rolled.count(module + 1))
        return [module + 1] * own + [SIX] * (number - own)

    # -- how pieces come and go ----------------------------------------------------------------

    def stand(self, member: i64, space: i64) -> None:
        """A Crewmember is put on a space, off the one where it stood."""
        self.leave(member)
        self.at[member] = space
        if space < self.pack.bow:
            self.ground[space] = SOMEBODY + member

    def leave(self, member: i64) -> None:
        """A Crewmember is taken off its space; the caller says where it goes."""
        start: i64 = self.at[member]
        if 0 <= start < self.pack.bow:
            self.ground[start] = FREE

    def lay_ground(self) -> None:
        """`ground` anew from the faces that show and from who stands where."""
        for module in range(len(self.faces)):
            self.lay_module(module)
        for member, space in enumerate(self.at):
            if 0 <= space < self.pack.bow and member != self.pushed:
                self.ground[space] = SOMEBODY + member

    def lay_module(self, module: i64) -> None:
        """The ground of a Module with nobody on it."""
        ground = self.ground
        space = module * self.pack.cells
        for there in self.pack.grounds[self.faces[module]]:
            ground[space] = there
            space += 1

    def finish(self, how: Ending, winner: int) -> None:
        self.phase = OVER
        self.how = how
        self.winner = winner
        if self.story is not None:
            self.tell(Ended(how, winner if winner >= 0 else None))
