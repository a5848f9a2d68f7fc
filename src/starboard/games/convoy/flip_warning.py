"""Flip Warning: the dice, and the sixes a player places."""

from mypy_extensions import i64

from starboard.games.convoy.components import MODULES, SIX
from starboard.games.convoy.events import Cycle, DiceKept, FirstMover, Rolled, RolledTwo, SixPlaced
from starboard.games.convoy.move_and_act import begin_move
from starboard.games.convoy.state import NONE, SIXES, WARNING, Position
from starboard.games.convoy.telling import pips
from starboard.kernel.rng import Random


def begin_cycle(position: Position) -> None:
    """CC-06: a new cycle starts with the dice."""
    position.cycle += 1
    position.turns += 1
    position.stalled = False
    position.second = False
    position.rolled = NONE
    position.phase = WARNING
    if position.story is not None:
        dice = position.pack.dice_of(position.players, position.tracker)
        position.tell(Cycle(position.tracker, position.cycle, dice))


# -- CC-08: what may stand ---------------------------------------------------------------------


def leaves_a_charge(position: Position, dice: list[int]) -> bool:
    """Would these flips, with everybody and everything where they are, leave a Charge on a Generator?"""
    for module in range(MODULES):
        if dice[module] == 0 and position.charge_at[module] >= 0:
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


def roll_may_stand(position: Position, faces: list[int]) -> bool:
    dice = [0] * MODULES
    sixes: i64 = 0
    for face in faces:
        if face == SIX:
            sixes += 1
        else:
            dice[face - 1] += 1
    return may_stand(position, dice, sixes)


# -- the roll ----------------------------------------------------------------------------------


def roll_odds(position: Position) -> list[tuple[int, int]]:
    """The rolls that may stand with the ways they can fall; all of them if none could: CC-08."""
    pack = position.pack
    every: list[tuple[int, int]] = []
    standing: list[tuple[int, int]] = []
    for outcome in pack.rolls_of(position.players, position.tracker):
        odds = (outcome, pack.ways[outcome - pack.rolls])
        every.append(odds)
        if roll_may_stand(position, pack.faces[outcome - pack.rolls]):
            standing.append(odds)
    return standing or every


def quick_roll(position: Position, random: Random) -> int:
    """A roll by its odds: thrown blindly, and drawn from those that may stand only if it may not."""
    pack = position.pack
    throws = pack.throws_of(position.players, position.tracker)
    outcome = throws[random.below(len(throws))]
    if roll_may_stand(position, pack.faces[outcome - pack.rolls]):
        return outcome
    return random.weighted(roll_odds(position))


def warn(position: Position, outcome: int) -> None:
    """CC-07, CC-27: the dice go to the Modules of their numbers; sixes wait for their player."""
    pack = position.pack
    faces = pack.faces[outcome - pack.rolls]
    position.rolled = faces
    position.sixes = 0
    for face in faces:
        if face == SIX:
            position.sixes += 1
        else:
            position.dice[face - 1] += 1
    if position.story is not None:
        tell_roll(position)
    if position.players == 2:
        position.mover = 0 if faces[0] > faces[1] else 1
        if position.story is not None:
            position.tell(FirstMover(position.mover))
    go_on(position)


def go_on(position: Position) -> None:
    """The next six is asked for, or placed unasked where there is one place for it; then to the moves."""
    while position.sixes > 0:
        modules = six_modules(position)
        if len(modules) > 1:
            position.phase = SIXES
            return
        hang(position, modules[0])
    begin_move(position)


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


def put_six(position: Position, module: int) -> None:
    hang(position, module)
    go_on(position)


def hang(position: Position, module: int) -> None:
    position.dice[module] += 1
    position.sixes -= 1
    if position.story is not None:
        card, dice = position.module_name(module), pips(position, module)
        position.tell(SixPlaced(position.mover, module + 1, card, dice, position.sixes, points_now(position)))


def tell_roll(position: Position) -> None:
    """The dice that hang now; CC-08 does not look at them, so what could stand is still the same."""
    faces, sixes = position.rolled, position.sixes
    modules = [face if face != SIX else None for face in faces]
    hanging = [pips(position, module) for module in range(MODULES)]
    if position.players == 2:
        bow, stern = faces
        position.tell(RolledTwo(faces[:], bow, stern, modules, hanging, sixes, points_now(position)))
    else:
        position.tell(Rolled(faces[:], modules, hanging, sixes, points_now(position)))
    if len(roll_odds(position)) < len(position.pack.rolls_of(position.players, position.tracker)):
        position.tell(DiceKept())


def points_now(position: Position) -> int:
    """What there is to move with once the dice hang: CC-09."""
    return position.pack.points if position.sixes == 0 else 0
