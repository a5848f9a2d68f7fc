# mypyc: skip
"""The view of a position, the same for everybody."""

from starboard.games.convoy import scoring
from starboard.games.convoy.components import (
    ALL_DICE,
    CREW,
    DIE,
    ENGINE_NAMES,
    ENGINES,
    MODULES,
    POINTS,
    RETURN,
    SOMEBODY,
)
from starboard.games.convoy.generator import hackable, six_modules
from starboard.games.convoy.module_cards import CRATE
from starboard.games.convoy.scoring import wanted
from starboard.games.convoy.state import ASHORE, GRAPPLE, LOST, MOVE, PUSHED, SIXES, Position
from starboard.games.convoy.view import (
    PHASES,
    ConvoyView,
    CrewFacts,
    CycleTracker,
    Engine,
    Fight,
    Grid,
    Member,
    Module,
    MovementPoints,
    Numbers,
    Prices,
    Scale,
    ScaleRow,
    Sixes,
    WinningCharges,
)


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
        scale=_scale(position),
        numbers=_numbers(position),
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
    held = sum(position.engines) if position.players == 1 else position.engines[seat]
    return CrewFacts(held, _goal(position).total, position.aboard(seat), own)


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


def _scale(position: Position) -> Scale | None:
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


def _numbers(position: Position) -> Numbers:
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
