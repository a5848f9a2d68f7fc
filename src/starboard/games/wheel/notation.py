# mypyc: skip
"""Moves of the wheel as text: the piece's letter and two places, C0-4; R rotates."""

import re
from typing import Final

from starboard.games.wheel.choices import Move, describe
from starboard.games.wheel.components import ROTATE, TOP, WHOLE, WheelPack
from starboard.games.wheel.state import Position
from starboard.kernel.errors import UnreadableAction

LETTERS: Final = {"cone": "C", "disc": "D", "stack": "S", "spire": "P"}
MOVE: Final = re.compile(
    r"(C|D|S|P|CONE|DISC|STACK|SPIRE)?\s*([0-7])\s*(?:-|X|TO|\s)\s*([0-7])", re.IGNORECASE
)


def write(position: Position, seat: int, action: int) -> str:
    choice = describe(position, seat, action)
    return f"{LETTERS[choice.piece]}{choice.start}-{choice.to}" if isinstance(choice, Move) else "R"


def read(position: Position, seat: int, text: str) -> int:
    """The action that `text` names for `seat`; the piece's letter may be left out for a single piece."""
    word = text.strip().upper()
    if word in ("R", "ROT", "ROTATE"):
        return ROTATE
    match = MOVE.fullmatch(word)
    if match is None:
        raise UnreadableAction("wheel-not-a-move", text=text)
    letter, place, to = match.group(1), int(match.group(2)), int(match.group(3))
    pile = WHOLE if letter in ("S", "P", "STACK", "SPIRE") else TOP
    pack = position.pack
    for action in range(1, pack.action_count):
        row = seat * pack.action_count + action
        if (pack.origin[row], pack.target[row], pack.pile[row]) == (place, to, pile):
            _check_letter(position, seat, action, letter)
            return action
    own = sorted(pack.stations_of(seat))
    if place not in own:
        raise UnreadableAction("wheel-not-your-place", place=place, own=own)
    targets = sorted({pack.target[row] for row in _rows(pack, seat) if pack.origin[row] == place})
    raise UnreadableAction("wheel-out-of-reach", place=place, targets=targets, to=to)


def _check_letter(position: Position, seat: int, action: int, letter: str | None) -> None:
    """A letter that names another piece than the one that stands there is a slip, not a move."""
    choice = describe(position, seat, action)
    if not isinstance(choice, Move):
        return
    own = position.cone(seat) == choice.start or position.discs_at(seat, choice.start) > 0
    if own and letter and LETTERS[choice.piece] != _short(letter):
        raise UnreadableAction("wheel-another-piece", place=choice.start, piece=choice.piece)


def _short(letter: str) -> str:
    return LETTERS.get(letter.lower(), letter)


def _rows(pack: WheelPack, seat: int) -> range:
    return range(seat * pack.action_count + 1, (seat + 1) * pack.action_count)
