"""Burning Charges: points, dice off, a lost Crewmember back. CC-15."""

from mypy_extensions import i64

from starboard.games.convoy.components import (
    ALL_DICE,
    CREW,
    DIE,
    ENGINE_NAMES,
    ENGINES,
    LARGEST_CREW,
    MODULES,
    POINTS,
    RETURN,
)
from starboard.games.convoy.events import Burnt, DieRemoved, Points, Returned
from starboard.games.convoy.scoring import standing, wanted
from starboard.games.convoy.state import Position
from starboard.games.convoy.types import Crew, EngineName
from starboard.kernel.number_lists import changed

# -- what a burn does --------------------------------------------------------------------------


def burn(position: Position, action: i64) -> None:
    number = action - position.pack.burns
    use: i64 = position.pack.burn_use[number]
    spend(position, position.pack.burn_paid[number])
    if use == POINTS:
        gain_points(position)
    elif use < ALL_DICE:
        remove_die(position, use - DIE)
    elif use == ALL_DICE:
        remove_all_dice(position)
    else:
        lost, engine = divmod(use - RETURN, ENGINES)
        bring_back(position, position.mover * CREW + lost, engine)


def spend(position: Position, sources: list[int]) -> None:
    """The Charges go back to the supply: CC-21."""
    for source in sources:
        if source < LARGEST_CREW:
            position.carrying[position.mover * CREW + source] = 0
        else:
            position.engines = changed(position.engines, source - LARGEST_CREW, -1)
        position.supply += 1
    if position.story is not None:
        tell_burnt(position, sources)


def gain_points(position: Position) -> None:
    position.burnt += position.pack.burn_points
    if position.story is not None:
        position.tell(Points(position.mover, position.pack.burn_points, position.burnt))


def remove_die(position: Position, module: i64) -> None:
    position.dice[module] -= 1
    if position.story is not None:
        card, left = position.module_name(module), position.dice[module]
        position.tell(DieRemoved(module + 1, card, left, position.pips(module)))


def remove_all_dice(position: Position) -> None:
    for module in range(MODULES):
        while position.dice[module] > 0:
            remove_die(position, module)


def bring_back(position: Position, member: i64, engine: i64) -> None:
    position.at[member] = position.pack.bow + engine
    if position.story is not None:
        seat, crew, aboard = position.mover, position.label(member), position.aboard(position.mover)
        position.tell(Returned(seat, crew, ENGINE_NAMES[engine], aboard, standing(position)))


# -- telling -----------------------------------------------------------------------------------


def source_label(position: Position, seat: int, source: int) -> Crew | EngineName:
    """Whose Charge it is: a Crewmember's label, or the Engine's name."""
    if source >= LARGEST_CREW:
        return ENGINE_NAMES[source - LARGEST_CREW]
    return position.label(position.first_of(seat) + source)


def tell_burnt(position: Position, sources: list[int]) -> None:
    seat = position.mover
    paid = [source_label(position, seat, source) for source in sources]
    payers = [position.first_of(seat) + source for source in sources if source < LARGEST_CREW]
    costs: dict[str, int] = {position.label(member): position.step_cost(member) for member in payers}
    engines, held = position.engines[:], position.held(seat)
    position.tell(Burnt(seat, paid, len(paid), position.supply, engines, wanted(position), costs, held))
