"""Burning Charges: points, dice off, a lost Crewmember back. CC-15."""

from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import (
    CREW,
    ENGINE_NAMES,
    ENGINES,
    LARGEST_CREW,
    MODULES,
    SOURCES,
    USES_OF_ONE,
    USES_OF_TWO,
)
from starboard.games.convoy.state import Position
from starboard.kernel.lists import changed

POINTS: Final = 0  # the first use of one Charge; then a die of each Module
ALL_DICE: Final = 0  # the first use of two; then each Crewmember back to each Engine


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
    total = sum(charges)
    if total == 0:
        return
    pack = position.pack
    dice = position.total_dice()
    for source in range(SOURCES):
        if charges[source] > 0:
            action: i64 = pack.burn_one + source * USES_OF_ONE
            actions.append(action)
            for module in range(MODULES):
                if position.dice[module] > 0:
                    actions.append(action + 1 + module)
    if total > 1:
        lost = position.lost(position.mover)
        if dice > 0 or lost:
            add_double_burns(position, charges, dice > 0, lost, actions)


def add_double_burns(
    position: Position, charges: list[int], dice: bool, lost: list[int], actions: list[int]
) -> None:
    pack = position.pack
    first: i64 = position.mover * CREW
    for number, pair in enumerate(pack.pairs):
        if charges[pair[0]] > (1 if pair[0] == pair[1] else 0) and charges[pair[1]] > 0:
            action: i64 = pack.burn_two + number * USES_OF_TWO
            if dice:
                actions.append(action + ALL_DICE)
            for member in lost:
                for engine in range(ENGINES):
                    if position.players == 1 or engine == position.mover:
                        actions.append(action + 1 + (member - first) * ENGINES + engine)


# -- what a burn does --------------------------------------------------------------------------


def burn(position: Position, action: i64) -> None:
    pack = position.pack
    if action < pack.burn_two:
        source = (action - pack.burn_one) // USES_OF_ONE
        use = action - pack.burn_one - source * USES_OF_ONE
        spend(position, [source])
        if use == POINTS:
            gain_points(position)
        else:
            remove_die(position, use - 1)
        return
    number = (action - pack.burn_two) // USES_OF_TWO
    use = action - pack.burn_two - number * USES_OF_TWO
    spend(position, pack.pairs[number])
    if use == ALL_DICE:
        remove_all_dice(position)
    else:
        lost, engine = divmod(use - 1, ENGINES)
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
        paid = [source_label(position, source) for source in sources]
        position.happened("burnt", {"seat": position.mover, "paid": paid, "count": len(paid)})


def source_label(position: Position, source: int) -> str:
    """Whose Charge it is: a Crewmember's label, or the Engine's name."""
    if source >= LARGEST_CREW:
        return ENGINE_NAMES[source - LARGEST_CREW]
    return position.label(position.mover * CREW + source)


def gain_points(position: Position) -> None:
    position.burnt += position.pack.burn_points
    if position.story is not None:
        position.happened("points", {"seat": position.mover, "count": position.pack.burn_points})


def remove_die(position: Position, module: i64) -> None:
    position.dice[module] -= 1
    if position.story is not None:
        parts = {"module": module + 1, "card": position.module_name(module), "left": position.dice[module]}
        position.happened("die-removed", parts)


def remove_all_dice(position: Position) -> None:
    for module in range(MODULES):
        while position.dice[module] > 0:
            remove_die(position, module)


def bring_back(position: Position, member: i64, engine: i64) -> None:
    position.at[member] = position.pack.bow + engine
    if position.story is not None:
        parts = {"seat": position.mover, "crew": position.label(member), "engine": ENGINE_NAMES[engine]}
        position.happened("returned", parts)
