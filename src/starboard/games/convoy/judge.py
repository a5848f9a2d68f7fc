"""The judge: each refusal as a person would give it, with its clause, apart from the quick generator."""

from starboard.games.convoy.components import (
    ALL_DICE,
    CREW,
    DIE,
    END,
    ENGINES,
    HACK,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    POINTS,
    PUT,
    RETURN,
    STEP,
)
from starboard.games.convoy.module_cards import CONSOLE, CRATE, GENERATOR
from starboard.games.convoy.state import ASHORE, LOST, PUSHED, SIXES, Position
from starboard.kernel.clauses import ANOTHER_FIRST, NO_SUCH_ACTION


def refusal(position: Position, seat: int, action: int) -> str:
    """The clause that forbids `action` to the seat that is asked; "" if it may be taken."""
    if position.phase == SIXES:
        return refuses_six(position, action - PUT) if PUT <= action < STEP else ANOTHER_FIRST
    if position.phase == PUSHED:
        return refuses_retreat(position, seat, action)
    if action in (END, HACK):
        return refuses_end(position, seat, action == HACK)
    if action < STEP:
        return "CC-07"  # there is no six to place
    if action < position.pack.burns:
        number, to, acts = step_of(position, action)
        if number >= position.crew_size():
            return NO_SUCH_ACTION
        return refuses_step(position, seat, position.first_of(seat) + number, to, acts)
    return refuses_burn(position, seat, action - position.pack.burns)


def step_of(position: Position, action: int) -> tuple[int, int, bool]:
    """Which of the crew goes where, and whether it does something with a Charge there."""
    number, rest = divmod(action - STEP, position.pack.span)
    return number, rest // 2, rest % 2 == 1


# -- sixes -------------------------------------------------------------------------------------


def refuses_six(position: Position, module: int) -> str:
    """CC-08: where it can be helped, the ship is not left without a Charge."""
    here = position.dice[:]
    here[module] += 1
    if completes(position, here, position.sixes - 1):
        return ""
    return "CC-08" if completes(position, position.dice[:], position.sixes) else ""


def completes(position: Position, dice: list[int], sixes: int) -> bool:
    """Is there a way to place so many more sixes that leaves a Charge?"""
    if sixes == 0:
        return any(charged_after(position, dice))
    return any(
        completes(position, [number + (module == chosen) for module, number in enumerate(dice)], sixes - 1)
        for chosen in range(MODULES)
    )


def charged_after(position: Position, dice: list[int]) -> list[bool]:
    """Which Modules would hold a Charge if these flips came now: CC-21, flip by flip."""
    charged = [position.charge_at[module] >= 0 for module in range(MODULES)]
    supply: int = position.supply
    for module in range(MODULES):
        front = position.is_front(module)
        if dice[module]:
            supply += sum(
                position.carrying[member]
                for member in range(len(position.at))
                if position.at[member] >= 0 and position.pack.module_of[position.at[member]] == module
            )
        for _ in range(dice[module]):
            front = not front
            if charged[module]:
                charged[module] = False
                supply += 1
            if front and supply:
                charged[module] = True
                supply -= 1
    return charged


# -- steps -------------------------------------------------------------------------------------


def refuses_step(position: Position, seat: int, member: int, to: int, acts: bool) -> str:
    if position.at[member] == ASHORE:
        return "CC-05"
    if position.at[member] == LOST:
        return "CC-21"
    if is_foreign_engine(position, seat, to):
        return "CC-14"
    if not touches(position, position.at[member], to):
        return "CC-10"
    if symbol_at(position, to) == CRATE or stands_at(position, seat, to):
        return "CC-10"
    shared: int = position.points + position.burnt
    if position.step_cost(member) > shared + position.own[member]:
        return "CC-11"
    return refuses_act(position, member, to) if acts else ""


def refuses_act(position: Position, member: int, to: int) -> str:
    """May the Crewmember do something with a Charge as it steps there?"""
    pack = position.pack
    carries = position.carrying[member] == 1
    if to >= pack.bow:
        return "" if carries and position.engines[to - pack.bow] < pack.squares else "CC-14"
    lit = symbol_at(position, to) == GENERATOR and position.charge_at[pack.module_of[to]] >= 0
    return "" if lit and not carries else "CC-12"


def touches(position: Position, start: int, to: int) -> bool:
    """CC-04, CC-10: beside each other, or an Engine and the column next to it."""
    pack = position.pack
    across = abs(pack.column_of(start) - pack.column_of(to))
    if start >= pack.bow or to >= pack.bow:
        return across == 1
    return across + abs(pack.row_of(start) - pack.row_of(to)) == 1


def symbol_at(position: Position, space: int) -> str:
    """What is drawn on a space of a Module; nothing in an Engine."""
    pack = position.pack
    if space >= pack.bow:
        return ""
    side = pack.sides[position.faces[pack.module_of[space]]]
    return side.symbol(pack.row_of(space), space % pack.columns)


def stands_at(position: Position, seat: int, space: int) -> bool:
    """Does one of `seat`'s crew block the space? In an Engine there is room for all."""
    return space < position.pack.bow and any(
        position.at[member] == space for member in position.crew_of(seat)
    )


def is_foreign_engine(position: Position, seat: int, to: int) -> bool:
    return position.players == 2 and to == position.pack.bow + 1 - seat


# -- the end of the phase ----------------------------------------------------------------------


def refuses_end(position: Position, seat: int, hacking: bool) -> str:
    if hacking and not can_hack(position):
        return "CC-16"
    return "CC-09" if must_step(position, seat) else ""


def must_step(position: Position, seat: int) -> bool:
    """CC-09: is there a step that what is left of the four points would pay for whole?"""
    return any(
        position.step_cost(member) <= position.points and not refuses_step(position, seat, member, to, False)
        for member in position.crew_of(seat)
        for to in range(position.pack.spaces)
    )


def can_hack(position: Position) -> bool:
    """CC-16: the Mechanic stands on a Console, and exactly the one die hangs over its Module."""
    space = position.at[MECHANIC]
    if position.players == 2 or space < 0 or symbol_at(position, space) != CONSOLE:
        return False
    return position.dice[position.pack.module_of[space]] == position.pack.hack


# -- burns: all of them CC-15 ------------------------------------------------------------------


def refuses_burn(position: Position, seat: int, number: int) -> str:
    paid, use = position.pack.burn_paid[number], position.pack.burn_use[number]
    if any(charges_of(position, seat, source) < paid.count(source) for source in paid):
        return "CC-15"
    return "" if changes_something(position, seat, use) else "CC-15"


def changes_something(position: Position, seat: int, use: int) -> bool:
    """Is there a die to take off, or somebody lost to bring back to an Engine of this crew?"""
    if use == POINTS:
        return True
    if use < ALL_DICE:
        return position.dice[use - DIE] > 0
    if use == ALL_DICE:
        return any(position.dice)
    number, engine = divmod(use - RETURN, ENGINES)
    if number >= position.crew_size() or is_foreign_engine(position, seat, position.pack.bow + engine):
        return False
    return position.at[position.first_of(seat) + number] == LOST


def charges_of(position: Position, seat: int, source: int) -> int:
    """What a Crewmember carries, or an Engine holds while one of the crew stands in it."""
    if source < LARGEST_CREW:
        if source >= position.crew_size():
            return 0
        return position.carrying[position.first_of(seat) + source]
    engine = source - LARGEST_CREW
    inside = any(position.at[member] == position.pack.bow + engine for member in position.crew_of(seat))
    return position.engines[engine] if inside else 0


# -- pushed ------------------------------------------------------------------------------------


def refuses_retreat(position: Position, seat: int, action: int) -> str:
    """CC-30: only the pushed Crewmember moves, to a free space touching it."""
    if not STEP <= action < position.pack.burns:
        return ANOTHER_FIRST
    number, to, acts = step_of(position, action)
    if number != position.pushed % CREW:
        return ANOTHER_FIRST
    if acts or is_foreign_engine(position, seat, to) or not touches(position, position.contested, to):
        return "CC-30"
    free = (
        symbol_at(position, to) != CRATE and not stands_at(position, 0, to) and not stands_at(position, 1, to)
    )
    return "" if free else "CC-30"
