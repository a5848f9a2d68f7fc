# mypyc: skip
"""Moves of the wheel as text: the piece's letter and two places, C0-4; R rotates."""

import re
from typing import Any, Final

from starboard.games.wheel.components import ROTATE, STATIONS, TOP, WHOLE, WheelPack
from starboard.games.wheel.state import Position
from starboard.kernel.errors import UnreadableAction

LETTERS: Final = {"cone": "C", "disc": "D", "stack": "S", "spire": "P"}
PIECES: Final = {"C": TOP, "D": TOP, "S": WHOLE, "P": WHOLE}
MOVE: Final = re.compile(
    r"(C|D|S|P|CONE|DISC|STACK|SPIRE)?\s*([0-7])\s*(?:-|X|TO|\s)\s*([0-7])", re.IGNORECASE
)


def describe(position: Position, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """A rotation, or a piece with the places it leaves and reaches."""
    if action == ROTATE:
        return "rotate", {}
    row = seat * position.pack.action_count + action
    place = position.pack.origin[row]
    with_cone = position.cone(seat) == place
    if position.pack.pile[row] == WHOLE:
        piece = "spire" if with_cone else "stack"
    else:
        piece = "cone" if with_cone else "disc"
    return "move", {"piece": piece, "from": place, "to": position.pack.target[row]}


def encode(pack: WheelPack, kind: str, parts: dict[str, Any]) -> int:
    """The number of the action that `describe` described."""
    if kind == "rotate" and not parts:
        return ROTATE
    if kind == "move" and parts.keys() == {"piece", "from", "to"} and parts["piece"] in LETTERS:
        pile = PIECES[LETTERS[parts["piece"]]]
        for row in range(len(pack.origin)):
            if (
                pack.origin[row] == parts["from"]
                and pack.target[row] == parts["to"]
                and pack.pile[row] == pile
            ):
                return row % pack.action_count
    raise UnreadableAction(f"The wheel knows no {kind} with {parts}.")


def write(position: Position, seat: int, action: int) -> str:
    kind, parts = describe(position, seat, action)
    return "R" if kind == "rotate" else f"{LETTERS[parts['piece']]}{parts['from']}-{parts['to']}"


def read(position: Position, seat: int, text: str) -> int:
    """The action that `text` names for `seat`; the piece's letter may be left out for a single piece."""
    word = text.strip().upper()
    if word in ("R", "ROT", "ROTATE"):
        return ROTATE
    match = MOVE.fullmatch(word)
    if match is None:
        raise UnreadableAction(f'"{text}" is not a move: write C0-4, D7-1, S7-1, P7-1, or R to rotate.')
    letter, place, to = match.group(1), int(match.group(2)), int(match.group(3))
    pile = WHOLE if letter in ("S", "P", "STACK", "SPIRE") else TOP
    pack = position.pack
    for action in range(1, pack.action_count):
        row = seat * pack.action_count + action
        if (pack.origin[row], pack.target[row], pack.pile[row]) == (place, to, pile):
            _check_letter(position, seat, action, letter)
            return action
    own = [
        name
        for name in range(STATIONS)
        if name in pack.origin[seat * pack.action_count :][: pack.action_count]
    ]
    if place not in own:
        raise UnreadableAction(
            f"Place {place} is not one of yours; you move from {own[0]}, {own[1]} and {own[2]}."
        )
    targets = sorted({pack.target[row] for row in _rows(pack, seat) if pack.origin[row] == place})
    raise UnreadableAction(f"From {place} you reach {' or '.join(map(str, targets))}, not {to}.")


def _check_letter(position: Position, seat: int, action: int, letter: str | None) -> None:
    """A letter that names another piece than the one that stands there is a slip, not a move."""
    _, parts = describe(position, seat, action)
    own = position.cone(seat) == parts["from"] or position.discs_at(seat, parts["from"]) > 0
    if own and letter and LETTERS[parts["piece"]] != _short(letter):
        raise UnreadableAction(f"At {parts['from']} you would move a {parts['piece']}.")


def _short(letter: str) -> str:
    return LETTERS.get(letter.lower(), letter)


def _rows(pack: WheelPack, seat: int) -> range:
    return range(seat * pack.action_count + 1, (seat + 1) * pack.action_count)
