"""The generator: every action a seat may take and every outcome chance may give, written for speed."""

from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import (
    ALL_DICE,
    CREW,
    DIE,
    END,
    ENGINES,
    FREE,
    HACK,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    MOST_BURNT,
    POINTS,
    PUT,
    RETURN,
    ROLES,
    SIX,
    SOURCES,
    STEP,
)
from starboard.games.convoy.state import GRAPPLE, LINE_UP, LOST, MOVE, MUSTER, SIXES, WARNING, Position
from starboard.games.convoy.steps import add_steps, is_obliged, nth_step, number_of_steps, steps_of
from starboard.kernel.number_lists import total
from starboard.kernel.rng import Random
from starboard.kernel.sentinels import NONE
from starboard.kernel.state import CHANCE

NO_BURNS: Final[list[int]] = []  # never written into


def legal(position: Position, actor: int) -> list[int]:
    """The actions of `actor`, ascending; for chance its outcomes."""
    if position.phase == MOVE:
        return moves(position) if actor == position.mover else []
    if actor not in position.actors():
        return []
    if actor == CHANCE:
        return [outcome for outcome, _ in odds(position)]
    if position.phase == SIXES:
        return [PUT + module for module in six_modules(position)]
    base = STEP + position.pushed % CREW * position.pack.span
    return [base + 2 * to for to in havens(position, position.pushed, position.contested)]


def odds(position: Position) -> list[tuple[int, int]]:
    """What chance may give, each with its weight."""
    pack = position.pack
    if position.phase == WARNING:
        return roll_odds(position)
    if position.phase == GRAPPLE:
        return [(outcome, 1) for outcome in pack.grapples]
    if position.phase == LINE_UP:
        return [(card, 1) for card in cards_left(position)]
    if position.phase == MUSTER:
        return [(pack.ashore + role, 1) for role in range(len(ROLES))]
    return []


def draw(position: Position, random: Random) -> int:
    """One outcome by its odds, without listing them where that is slow."""
    if position.phase == WARNING:
        return quick_roll(position, random)
    if position.phase == LINE_UP:
        return random.choice(cards_left(position))
    return random.weighted(odds(position))


def cards_left(position: Position) -> list[int]:
    """CC-01: the Modules that may still join the row."""
    drawn: i64 = 0
    for face in position.faces:
        drawn |= 1 << (face >> 1)
    return [card for card in range(len(position.pack.names)) if drawn >> card & 1 == 0]


# -- Flip Warning: which rolls may stand, and where a six may go ---------------------------------


def roll_odds(position: Position) -> list[tuple[int, int]]:
    """The rolls that may stand with the ways they can fall; all of them if none could: CC-08."""
    pack = position.pack
    every: list[tuple[int, int]] = []
    standing: list[tuple[int, int]] = []
    for outcome in pack.rolls_of(position.players, position.tracker):
        weighted = (outcome, pack.ways[outcome - pack.rolls])
        every.append(weighted)
        if roll_may_stand(position, pack.faces[outcome - pack.rolls]):
            standing.append(weighted)
    return standing or every


def quick_roll(position: Position, random: Random) -> int:
    """A roll by its odds: thrown blindly, and drawn from those that may stand only if it may not."""
    pack = position.pack
    throws = pack.throws_of(position.players, position.tracker)
    outcome = throws[random.below(len(throws))]
    if roll_may_stand(position, pack.faces[outcome - pack.rolls]):
        return outcome
    return random.weighted(roll_odds(position))


def six_modules(position: Position) -> list[int]:
    """CC-08: the Modules that a six may go to, so that a Charge can be left; all if none can."""
    dice = position.dice[:]
    allowed: list[int] = []
    for module in range(MODULES):
        dice[module] += 1
        if may_stand(position, dice, position.sixes - 1):
            allowed.append(module)
        dice[module] -= 1
    return allowed or list(range(MODULES))


def roll_may_stand(position: Position, faces: list[int]) -> bool:
    """Do the dice of this roll leave a Charge, wherever its sixes go?"""
    warned: i64 = 0  # a bit for each Module
    for face in faces:
        if face != SIX:
            warned |= 1 << i64(face - 1)
    for module in range(i64(MODULES)):
        if not warned >> module & 1 and position.charge_at[module] >= 0:
            return True  # it is spared, as most of the time
    dice = [faces.count(module + 1) for module in range(MODULES)]
    return may_stand(position, dice, faces.count(SIX))


def may_stand(position: Position, dice: list[int], sixes: i64) -> bool:
    """Do these dice, with that many sixes placed in some way, leave a Charge?"""
    if sixes == 0:
        return leaves_a_charge(position, dice)
    for module in range(MODULES):
        if dice[module] == 0 and position.charge_at[module] >= 0:
            return True  # the sixes can spare it
    for module in range(MODULES):
        dice[module] += 1
        stands = may_stand(position, dice, sixes - 1)
        dice[module] -= 1
        if stands:
            return True
    return False


def leaves_a_charge(position: Position, dice: list[int]) -> bool:
    """Would these flips, with everybody and everything where they are, leave a Charge on a Generator?"""
    for spared in range(i64(MODULES)):
        if dice[spared] == 0 and position.charge_at[spared] >= 0:
            return True
    supply: i64 = position.supply
    for module in range(MODULES):
        number: i64 = dice[module]
        if number > 0:
            supply += charges_aboard(position, module)
            front: i64 = 1 if position.is_front(module) else 0
            # Each time the Generator turns up it takes a Charge, and gives it back when it turns away.
            if supply > 0 and (front + number) & 1 == 1:
                return True
    return False


def charges_aboard(position: Position, module: int) -> int:
    """The Charges a flip of this Module throws out: its Generator's and those carried on it."""
    thrown = 1 if position.charge_at[module] >= 0 else 0
    for member, space in enumerate(position.at):
        if position.carrying[member] and space >= 0 and position.pack.module_of[space] == module:
            thrown += 1
    return thrown


# -- Move and Act: ends, steps, burns ------------------------------------------------------------


def moves(position: Position) -> list[int]:
    """Ends where CC-09 allows them, steps, burns."""
    actions: list[int] = []
    obliged = False
    first: i64 = position.mover * CREW
    for number in range(position.crew_size()):
        steps = steps_of(position, first + number)
        if steps:
            add_steps(position, number, steps, actions)
            if is_obliged(position, first + number, steps):
                obliged = True
    add_burns(position, actions)
    if not obliged:
        if hackable(position) >= 0:
            actions.insert(0, HACK)
        actions.insert(0, END)
    return actions


def pick(position: Position, actor: int, random: Random) -> int:
    """One of the actions of `actor`, each equally likely; steps are counted and not listed."""
    if position.phase != MOVE:
        return random.choice(legal(position, actor))
    counts: i64 = 0  # steps of each of the crew, a byte each
    all_steps: i64 = 0
    ends: i64 = 1
    first: i64 = position.mover * CREW
    for number in range(position.crew_size()):
        steps = steps_of(position, first + number)
        if steps:
            count = number_of_steps(steps)
            counts |= count << 8 * number
            all_steps += count
            if is_obliged(position, first + number, steps):
                ends = 0
    if ends and hackable(position) >= 0:
        ends = 2
    burns = NO_BURNS
    if not nothing_burns(position):
        burns = []
        add_burns(position, burns)
    chosen = random.below(ends + all_steps + len(burns))
    if chosen < ends:
        return END if chosen == 0 else HACK
    chosen -= ends
    if chosen >= all_steps:
        return burns[chosen - all_steps]
    stepper: i64 = 0
    while chosen >= counts & 255:
        chosen -= counts & 255
        counts >>= 8
        stepper += 1
    return nth_step(position, stepper, chosen)


def havens(position: Position, member: i64, space: i64) -> list[int]:
    """The free spaces touching one that a Crewmember may be pushed to, ascending."""
    near = position.pack.near[position.reach_of(position.owner(member))]
    return [to for to in near[space] if position.ground[to] == FREE]


def hackable(position: Position) -> int:
    """CC-16: the Module whose flip the Mechanic could stop, or NONE."""
    if position.players == 2:
        return NONE
    space: i64 = position.at[MECHANIC]
    pack = position.pack
    if space < 0 or space >= pack.bow:
        return NONE
    module: i64 = pack.module_of[space]
    console: i64 = pack.console[position.faces[module]]
    if console < 0 or space != module * pack.cells + console or position.dice[module] != pack.hack:
        return NONE
    return module


def add_burns(position: Position, actions: list[int]) -> None:
    """Append every burn of the mover that does something, ascending."""
    if nothing_burns(position):
        return
    charges = charges_to_burn(position)
    held: i64 = total(charges, 0, SOURCES)
    pack = position.pack
    action: i64 = pack.burns
    for price in range(1, MOST_BURNT + 1):
        if price > held:
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
