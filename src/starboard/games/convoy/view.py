# mypyc: skip
"""What a seat may see of the ship: everything, there are no secrets; so the view is the same for all."""

from typing import Final, Literal

import msgspec

from starboard.games.convoy.components import ENGINE_NAMES, ENGINES, MODULES, SOMEBODY
from starboard.games.convoy.generator import hackable, six_modules
from starboard.games.convoy.module_cards import CRATE
from starboard.games.convoy.pack_view import Numbers, Scale, see_numbers, see_scale
from starboard.games.convoy.scoring import wanted
from starboard.games.convoy.state import ASHORE, GRAPPLE, LOST, MOVE, PUSHED, SIXES, Position
from starboard.games.convoy.types import Crew, EngineName, Side, Wanted
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


def see(position: Position) -> ConvoyView:
    pack = position.pack
    return ConvoyView(
        players=position.players,
        actors=list(position.actors()),
        turn=position.turns,
        phase=PHASES[position.phase],
        mover=position.mover,
        second=position.second,
        grid=Grid(pack.rows, pack.columns, MODULES),
        modules=[_module(position, module) for module in range(len(position.faces))],
        engines=_engines(position),
        crew=[_member(position, member) for member in range(len(position.at))],
        crews=[_facts(position, seat) for seat in range(position.players)],
        supply=position.supply,
        tracker=_tracker(position),
        points=_points(position),
        rolled=position.rolled[:],
        warned=sum(dice > 0 for dice in position.dice),
        sixes=_sixes(position),
        hackable=hackable(position) + 1 if position.phase == MOVE else 0,
        grapple=_fight(position),
        pushed=position.label(position.pushed) if position.phase == PUSHED else None,
        goal=_goal(position),
        scale=see_scale(position),
        numbers=see_numbers(position),
        ending=position.ending(),
        winner=position.winner if position.winner >= 0 else None,
        results=position.results() if position.ending() else [],
    )


def _module(position: Position, module: int) -> Module:
    pack = position.pack
    face = position.faces[module]
    return Module(
        module + 1,
        position.module_name(module),
        face // 2 + 1,
        position.side_name(module),
        pack.sides[face].rows[:],
        position.cell_name(module, pack.generator[face]),
        position.cell_name(module, pack.console[face]),
        position.charge_at[module] >= 0,
        position.pips(module),
    )


def _engines(position: Position) -> list[Engine]:
    squares = wanted(position)
    return [
        Engine(
            ENGINE_NAMES[engine],
            position.engines[engine],
            position.pack.squares,
            engine if position.players == 2 else None,
            squares[engine],
            squares[engine].count("yes"),
            position.pack.squares - squares[engine].count("no"),
        )
        for engine in range(ENGINES)
    ]


def _member(position: Position, member: int) -> Member:
    space = position.at[member]
    return Member(
        position.label(member),
        position.owner(member),
        position.space_name(space) if space >= 0 else None,
        space == LOST,
        space == ASHORE,
        position.carrying[member] == 1,
        position.own[member],
        position.step_cost(member),
        _near(position, member),
    )


def _near(position: Position, member: int) -> list[str]:
    """CC-10, CC-14: where a step could go if nobody were in the way."""
    pack = position.pack
    if position.at[member] < 0:
        return []
    near = pack.near[position.reach_of(position.owner(member))][position.at[member]]
    return [position.space_name(to) for to in near if not _is_crate(position, to)]


def _is_crate(position: Position, space: int) -> bool:
    pack = position.pack
    if space >= pack.bow:
        return False
    side = pack.sides[position.faces[pack.module_of[space]]]
    return side.symbol(pack.row_of(space), space % pack.columns) == CRATE


def _facts(position: Position, seat: int) -> CrewFacts:
    crew = position.crew_of(seat)
    own = sum(position.own[member] for member in crew)
    return CrewFacts(position.held(seat), _goal(position).total, position.aboard(seat), own)


def _tracker(position: Position) -> CycleTracker:
    pack = position.pack
    two = position.players == 2
    return CycleTracker(
        at=position.tracker,
        start=pack.tracker,
        stalled=position.stalled,
        cycle=position.cycle,
        most=pack.most_cycles,
        cycles_left=pack.most_cycles - position.cycle,
        dice=pack.dice_of(position.players, position.tracker),
        early_dice=position.players if two else pack.dice,
        late_dice=position.players if two else pack.late_dice,
        late_from=0 if two else pack.late_from,
    )


def _points(position: Position) -> MovementPoints:
    shared = position.points + position.burnt
    return MovementPoints(position.points, position.pack.points, position.burnt, shared, position.momentum)


def _sixes(position: Position) -> Sixes:
    modules = six_modules(position) if position.phase == SIXES else []
    return Sixes(position.sixes, [module + 1 for module in modules])


def _fight(position: Position) -> Fight | None:
    if position.phase != GRAPPLE:
        return None
    foe = position.ground[position.contested] - SOMEBODY
    return Fight(
        position.label(position.fighter),
        position.label(foe),
        position.space_name(position.contested),
        position.takes == 1,
    )


def _goal(position: Position) -> WinningCharges:
    if position.players == 2:
        return WinningCharges(None, [position.pack.crew_charges], position.pack.crew_charges)
    charges = position.pack.wanted[position.rank - 1]
    return WinningCharges(position.rank, charges[:], sum(charges))
