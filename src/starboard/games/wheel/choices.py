# mypyc: skip
"""What may be done on the wheel: turn it, or move a piece."""

import msgspec

from starboard.games.wheel.components import ROTATE, TOP, WHOLE, WheelPack
from starboard.games.wheel.events import Piece
from starboard.games.wheel.state import Position
from starboard.kernel.choices import Choice
from starboard.kernel.errors import UnreadableAction


class Rotate(Choice, frozen=True, tag="rotate"):
    """Turn the wheel by one station."""


class Move(Choice, frozen=True, tag="move"):
    """A piece goes from one place to another; a stack or a spire goes whole."""

    piece: Piece
    start: int = msgspec.field(name="from")
    to: int


WheelChoice = Rotate | Move


def describe(position: Position, seat: int, action: int) -> WheelChoice:
    if action == ROTATE:
        return Rotate()
    row = seat * position.pack.action_count + action
    place = position.pack.origin[row]
    return Move(piece_at(position, seat, place, position.pack.pile[row]), place, position.pack.target[row])


def piece_at(position: Position, seat: int, place: int, pile: int) -> Piece:
    """What `seat` would move from there: the whole pile, or its top."""
    with_cone = position.cone(seat) == place
    if pile == WHOLE:
        return "spire" if with_cone else "stack"
    return "cone" if with_cone else "disc"


def encode(pack: WheelPack, choice: WheelChoice) -> int:
    """The number of the action that `describe` described."""
    if isinstance(choice, Rotate):
        return ROTATE
    wanted = (choice.start, choice.to, TOP if choice.piece in ("cone", "disc") else WHOLE)
    for row in range(len(pack.origin)):
        if (pack.origin[row], pack.target[row], pack.pile[row]) == wanted:
            return row % pack.action_count
    raise UnreadableAction("wheel-no-such-move", **{"from": choice.start, "to": choice.to})
