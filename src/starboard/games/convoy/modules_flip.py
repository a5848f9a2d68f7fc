"""Modules Flip: what goes into space, what comes up, and how time runs out."""

from mypy_extensions import i64

from starboard.games.convoy.components import MECHANIC, MODULES
from starboard.games.convoy.events import (
    ChargeLost,
    ChargeMade,
    Flipped,
    Hacked,
    Lost,
    LostWithCharge,
    MoveEnded,
    SupplyEmpty,
    Tracker,
    TrackerStalled,
)
from starboard.games.convoy.flip_warning import begin_cycle
from starboard.games.convoy.generator import hackable
from starboard.games.convoy.move_and_act import begin_move
from starboard.games.convoy.scoring import standing
from starboard.games.convoy.state import LOST, Position
from starboard.kernel.sentinels import NO_SEAT, NONE


def end_move(position: Position) -> None:
    """The Move phase is over: the other crew moves (CC-28), or the Modules flip."""
    drop_points(position)
    first_of_two = position.players == 2 and not position.second
    if position.story is not None:
        points = position.pack.points if first_of_two else 0
        position.tell(MoveEnded(position.mover, points, position.burnt, position.momentum, 0))
    if first_of_two:
        position.second = True
        position.mover = 1 - position.mover
        position.turns += 1
        begin_move(position)
    else:
        flip_modules(position)


def drop_points(position: Position) -> None:
    """CC-20: unused points are gone."""
    position.points = 0
    position.burnt = 0
    position.momentum = 0
    for member in range(len(position.own)):
        position.own[member] = 0


def hack(position: Position) -> None:
    module = hackable(position)
    position.dice[module] = 0
    if position.story is not None:
        position.tell(Hacked(position.label(MECHANIC), module + 1, position.module_name(module), []))


def flip_modules(position: Position) -> None:
    """CC-21: from the bow to the stern, all dice of a Module before the next; then time goes on."""
    for module in range(MODULES):
        while position.dice[module] > 0:
            position.dice[module] -= 1
            flip(position, module)
    if crews_survive(position):
        tick(position)


def flip(position: Position, module: i64) -> None:
    """CC-03, CC-21: everything on the Module is thrown out, and a Generator that turns up is charged."""
    pack = position.pack
    position.faces[module] ^= 1
    if position.story is not None:
        tell_flip(position, module)
    throw_out(position, module)
    position.lay_module(module)
    generator: i64 = pack.generator[position.faces[module]]
    if generator >= 0 and position.supply > 0:
        position.supply -= 1
        position.charge_at[module] = module * pack.cells + generator
    if position.story is not None and generator >= 0:
        card = position.module_name(module)
        if position.charge_at[module] >= 0:
            position.tell(ChargeMade(module + 1, card, position.supply))
        else:
            position.tell(SupplyEmpty(module + 1, card))


def throw_out(position: Position, module: i64) -> None:
    """Crewmembers and Charges on the Module go into space; the Charges are in the supply again."""
    pack = position.pack
    if position.charge_at[module] >= 0:
        position.charge_at[module] = NONE
        position.supply += 1
        if position.story is not None:
            position.tell(ChargeLost(module + 1, position.module_name(module), position.supply))
    for member in range(len(position.at)):
        space: i64 = position.at[member]
        if space >= 0 and pack.module_of[space] == module:
            lose(position, member)


def lose(position: Position, member: i64) -> None:
    """A Crewmember is off the ship, with what it carries; the caller sees to the ground."""
    position.at[member] = LOST
    position.own[member] = 0
    with_charge = position.carrying[member] == 1
    if with_charge:
        position.carrying[member] = 0
        position.supply += 1
    if position.story is not None:
        tell_loss(position, member, with_charge)


def crews_survive(position: Position) -> bool:
    """CC-23, CC-26: a crew all lost in space ends the game."""
    first_gone = position.aboard(0) == 0
    if position.players == 1:
        if first_gone:
            position.finish("crew-lost", NO_SEAT)
        return not first_gone
    second_gone = position.aboard(1) == 0
    if first_gone and second_gone:
        position.finish("crews-lost", NO_SEAT)
    elif first_gone or second_gone:
        position.finish("crew-lost", 1 if first_gone else 0)
    return not first_gone and not second_gone


def tick(position: Position) -> None:
    """CC-22: the tracker goes down unless stalled, and a last cycle ends the game."""
    if not position.stalled:
        position.tracker -= 1
    if position.story is not None:
        if position.stalled:
            position.tell(TrackerStalled(position.tracker))
        else:
            position.tell(Tracker(position.tracker, standing(position)))
    if position.tracker == 0:
        position.finish("time-out", leader(position))
    elif position.cycle >= position.pack.most_cycles:
        position.finish("cycle-cap", leader(position))
    else:
        begin_cycle(position)


def leader(position: Position) -> int:
    """CC-26: when time has run out, the crew with more Charges, then with more aboard; NO_SEAT for none."""
    if position.players == 1:
        return NO_SEAT
    ahead = position.engines[0] - position.engines[1] or position.aboard(0) - position.aboard(1)
    if ahead == 0:
        return NO_SEAT
    return 0 if ahead > 0 else 1


# -- telling -----------------------------------------------------------------------------------


def tell_flip(position: Position, module: i64) -> None:
    """A Module that has been turned, with everything still on it."""
    pack = position.pack
    face = position.faces[module]
    aboard = [member for member, at in enumerate(position.at) if at >= 0 and pack.module_of[at] == module]
    position.tell(
        Flipped(
            module + 1,
            position.module_name(module),
            position.side_name(module),
            pack.sides[face].rows[:],
            position.cell_name(module, pack.generator[face]),
            position.cell_name(module, pack.console[face]),
            position.pips(module),
            [position.label(member) for member in aboard],
        )
    )


def tell_loss(position: Position, member: i64, with_charge: bool) -> None:
    crew, owner = position.label(member), position.owner(member)
    aboard = position.aboard(owner)
    if with_charge:
        position.tell(LostWithCharge(crew, owner, aboard, standing(position), position.supply))
    else:
        position.tell(Lost(crew, owner, aboard, standing(position)))
