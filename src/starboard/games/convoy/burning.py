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
    MOST_BURNT,
    POINTS,
    RETURN,
    SOURCES,
)
from starboard.games.convoy.events import Burnt, Crew, DieRemoved, EngineName, Points, Returned
from starboard.games.convoy.state import LOST, Position
from starboard.games.convoy.telling import pips, standing, wanted
from starboard.kernel.lists import changed


def charges_to_burn(position: Position) -> list[int]:
    """By source, how many Charges the mover could burn: its carriers', then those of the Engines it is in."""
    found = [0] * SOURCES
    first: i64 = position.mover * CREW
    size: i64 = position.crew_size()
    bow: i64 = position.pack.bow
    for number in range(size):
        member: i64 = first + number
        found[number] = position.carrying[member]
        space: i64 = position.at[member]
        if space >= bow:
            found[LARGEST_CREW + space - bow] = position.engines[space - bow]
    return found


def nothing_burns(position: Position) -> bool:
    """No Charge is carried or in an Engine, as most of the time: quicker than looking for whose it is."""
    if position.engines[0] > 0 or position.engines[1] > 0:
        return False
    for carried in position.carrying:
        if carried > 0:
            return False
    return True


def add_burns(position: Position, actions: list[int]) -> None:
    """Append every burn of the mover that does something, ascending."""
    if nothing_burns(position):
        return
    charges = charges_to_burn(position)
    total: i64 = sum(charges)
    pack = position.pack
    action: i64 = pack.burns
    for price in range(1, MOST_BURNT + 1):
        if price > total:
            return
        uses = pack.uses[price]
        size: i64 = len(uses)
        useful = useful_among(position, uses)
        if not useful:
            action += size * len(pack.payments[price])
            continue
        for paid in pack.payments[price]:
            if can_pay(charges, paid):
                for number in useful:
                    actions.append(action + number)
            action += size


def can_pay(charges: list[int], paid: list[int]) -> bool:
    """Do the sources hold as many Charges as are taken from them? Those taken from one stand together."""
    before: i64 = -1
    taken: i64 = 0
    for source in paid:
        taken = taken + 1 if source == before else 1
        before = source
        if charges[source] < taken:
            return False
    return True


def useful_among(position: Position, uses: list[int]) -> list[int]:
    """Which of these uses, by their places in the list, would do something for the mover."""
    return [number for number, use in enumerate(uses) if is_useful(position, use)]


def is_useful(position: Position, use: i64) -> bool:
    if use >= RETURN:
        number: i64 = (use - RETURN) // ENGINES
        engine: i64 = use - RETURN - number * ENGINES
        if position.players == 2 and (number >= CREW or engine != position.mover):
            return False
        return position.at[position.mover * CREW + number] == LOST
    if use == ALL_DICE:
        return position.total_dice() > 0
    return use == POINTS or position.dice[use - DIE] > 0


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
        position.tell(DieRemoved(module + 1, card, left, pips(position, module)))


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
    position.tell(Burnt(seat, paid, len(paid), position.supply, position.engines[:], wanted(position), costs))
