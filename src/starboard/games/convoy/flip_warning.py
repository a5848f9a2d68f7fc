"""Flip Warning: the dice, and the sixes a player places."""

from starboard.games.convoy.components import MODULES, SIX
from starboard.games.convoy.events import Cycle, DiceKept, FirstMover, Rolled, RolledTwo, SixPlaced
from starboard.games.convoy.generator import roll_odds, six_modules
from starboard.games.convoy.move_and_act import begin_move
from starboard.games.convoy.state import SIXES, WARNING, Position
from starboard.kernel.sentinels import UNSET


def begin_cycle(position: Position) -> None:
    """CC-06: a new cycle starts with the dice."""
    position.cycle += 1
    position.turns += 1
    position.stalled = False
    position.second = False
    position.rolled = UNSET
    position.phase = WARNING
    if position.story is not None:
        dice = position.pack.dice_of(position.players, position.tracker)
        position.tell(Cycle(position.tracker, position.cycle, dice, position.stalled))


# -- the roll ----------------------------------------------------------------------------------


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


def put_six(position: Position, module: int) -> None:
    hang(position, module)
    go_on(position)


def hang(position: Position, module: int) -> None:
    position.dice[module] += 1
    position.sixes -= 1
    if position.story is not None:
        card, dice = position.module_name(module), position.pips(module)
        position.tell(SixPlaced(position.mover, module + 1, card, dice, position.sixes, points_now(position)))


def tell_roll(position: Position) -> None:
    """The dice that hang now; CC-08 does not look at them, so what could stand is still the same."""
    faces, sixes = position.rolled, position.sixes
    modules = [face if face != SIX else None for face in faces]
    hanging = [position.pips(module) for module in range(MODULES)]
    if position.players == 2:
        bow, stern = faces
        position.tell(RolledTwo(faces[:], bow, stern, modules, hanging, sixes, points_now(position)))
    else:
        position.tell(Rolled(faces[:], modules, hanging, sixes, points_now(position), len(faces)))
    left_out = rolls_left_out(position)
    if left_out:
        position.tell(DiceKept(left_out))


def rolls_left_out(position: Position) -> list[list[int]]:
    """CC-08: the rolls that would have been thrown again, by their faces."""
    pack = position.pack
    standing = {outcome for outcome, _ in roll_odds(position)}
    outcomes = pack.rolls_of(position.players, position.tracker)
    return [pack.faces[outcome - pack.rolls][:] for outcome in outcomes if outcome not in standing]


def points_now(position: Position) -> int:
    """What there is to move with once the dice hang: CC-09."""
    return position.pack.points if position.sixes == 0 else 0
