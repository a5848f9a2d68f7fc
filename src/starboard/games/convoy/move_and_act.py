"""Move and Act: what steps cost, who pays, and what a step brings about."""

from mypy_extensions import i64

from starboard.games.convoy.components import (
    ENGINE_NAMES,
    FREE,
    MODULES,
    NAVIGATOR,
    PILOT,
    SOMEBODY,
)
from starboard.games.convoy.events import Attacked, Destroyed, Directed, Momentum, Placed, Stepped, Took
from starboard.games.convoy.scoring import wanted
from starboard.games.convoy.state import GRAPPLE, MOVE, Position
from starboard.kernel.number_lists import changed
from starboard.kernel.sentinels import NONE


def begin_move(position: Position) -> None:
    """CC-09, CC-28: the mover has four points to use."""
    position.phase = MOVE
    position.points = position.pack.points
    if position.players == 1:
        direct(position)


def direct(position: Position) -> None:
    """CC-17: who starts beside the Navigator has an extra point of its own."""
    module_of = position.pack.module_of
    guide: i64 = position.at[NAVIGATOR]
    if guide < 0:
        return
    for member, space in enumerate(position.at):
        if space >= 0 and member != NAVIGATOR and module_of[space] == module_of[guide]:
            position.own[member] = position.pack.direct
            if position.story is not None and position.pack.direct > 0:
                position.tell(Directed(position.label(member), position.pack.direct, position.own[member]))


# -- the generator: every step the mover may take, ascending -----------------------------------


# -- a step ------------------------------------------------------------------------------------


def step(position: Position, member: i64, to: i64, acts: i64) -> None:
    """One Crewmember goes one space, paying for it whatever comes of it."""
    cost = position.step_cost(member)
    pay(position, member, cost)
    if position.story is not None:
        tell_step(position, member, to, cost)
    if position.momentum >= position.pack.momentum:
        gain_momentum(position)
    if position.ground[to] != FREE:
        position.phase = GRAPPLE  # CC-29: only an opposing Crewmember can stand there
        position.fighter = member
        position.contested = to
        position.takes = acts
    else:
        position.stand(member, to)
        arrive(position, member, to, acts)


def pay(position: Position, member: i64, cost: i64) -> None:
    """CC-20: from own points if they suffice, else from shared ones, else from both, own ones first."""
    own: i64 = position.own[member]
    if own >= cost:
        position.own[member] = own - cost
        return
    if position.points + position.burnt < cost:
        position.own[member] = 0
        cost -= own
    used: i64 = cost if cost < position.points else position.points
    position.points -= used
    position.burnt -= cost - used
    if position.players == 1 and member == PILOT:
        position.momentum += cost


def gain_momentum(position: Position) -> None:
    """CC-18: the Pilot gains a point of its own for every two shared ones it uses."""
    gain = position.pack.gain
    while position.momentum >= position.pack.momentum:
        position.momentum -= position.pack.momentum
        position.own[PILOT] += gain
        if position.story is not None and gain > 0:
            own = position.own[PILOT]
            position.tell(Momentum(position.label(PILOT), gain, own, position.momentum))


def arrive(position: Position, member: i64, to: i64, acts: i64) -> None:
    """A Crewmember has the space: what it does with the Charges there."""
    module: i64 = position.pack.module_of[to]
    if module >= MODULES:
        if acts == 1:
            place_charge(position, member, module - MODULES)
    elif position.charge_at[module] == to:
        if position.carrying[member] == 1:
            destroy_charge(position, module)  # CC-13
        elif acts == 1:
            pick_up(position, member, module)


def pick_up(position: Position, member: i64, module: i64) -> None:
    """CC-12."""
    position.charge_at[module] = NONE
    position.carrying[member] = 1
    if position.story is not None:
        seat, crew, card = position.owner(member), position.label(member), position.module_name(module)
        position.tell(Took(seat, crew, module + 1, card, position.step_cost(member)))


def destroy_charge(position: Position, module: i64) -> None:
    """CC-13: the Generator's Charge meets another and is gone."""
    position.charge_at[module] = NONE
    position.supply += 1
    if position.story is not None:
        position.tell(Destroyed(module + 1, position.module_name(module), position.supply))


def place_charge(position: Position, member: i64, engine: i64) -> None:
    """CC-14: the Charge goes on a square of the Engine, and the tracker stands still this cycle."""
    position.carrying[member] = 0
    position.engines = changed(position.engines, engine, 1)
    position.stalled = True
    if position.story is not None:
        tell_placed(position, member, engine)
    if is_charged(position, engine):
        position.finish("charged", position.mover)


def is_charged(position: Position, engine: i64) -> bool:
    """CC-23, CC-26: do the Engines hold what wins?"""
    if position.players == 2:
        return position.engines[engine] >= position.pack.crew_charges
    wanted = position.pack.wanted[position.rank - 1]
    bow: i64 = position.engines[0]
    stern: i64 = position.engines[1]
    return (bow >= wanted[0] and stern >= wanted[1]) or (stern >= wanted[0] and bow >= wanted[1])


# -- telling -----------------------------------------------------------------------------------


def tell_step(position: Position, member: i64, to: i64, cost: i64) -> None:
    """A step that has been paid and not yet been taken."""
    seat, crew = position.owner(member), position.label(member)
    start, end = position.space_name(position.at[member]), position.space_name(to)
    points, burnt = position.points, position.burnt
    if position.ground[to] == FREE:
        own = position.own[member]
        left, module = position.pack.module_of[position.at[member]], position.pack.module_of[to]
        card = position.module_name(module) if module < MODULES else None
        entered = None if card is None else left != module
        momentum = position.momentum
        position.tell(Stepped(seat, crew, start, end, cost, points, burnt, own, momentum, card, entered))
    else:
        foe: i64 = position.ground[to] - SOMEBODY
        rival, other = position.label(foe), position.owner(foe)
        position.tell(Attacked(seat, crew, start, end, cost, rival, other, points, burnt))


def tell_placed(position: Position, member: i64, engine: i64) -> None:
    seat, crew = position.owner(member), position.label(member)
    name, charges = ENGINE_NAMES[engine], position.engines[engine]
    cost, held = position.step_cost(member), position.held(seat)
    position.tell(Placed(seat, crew, name, charges, cost, wanted(position), held, position.stalled))
