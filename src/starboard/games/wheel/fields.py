"""Written by tools/state_fields.py from the fields in state.py: `./starboard tidy` renews it."""

from typing import Final

from starboard.games.wheel.state import Position

FIELDS: Final[tuple[str, ...]] = (
    "repetition",
    "mover",
    "black_cone",
    "white_cone",
    "black_discs",
    "white_discs",
    "dead",
    "rotations",
    "battle",
    "turns",
    "how",
    "winner",
    "past",
)
# Lists that clones share.
SHARED: Final[tuple[str, ...]] = ()


def copy_fields(position: Position, twin: Position) -> None:
    """Make `twin`, of the same pack, equal to `position`."""
    twin.repetition = position.repetition
    twin.mover = position.mover
    twin.black_cone = position.black_cone
    twin.white_cone = position.white_cone
    twin.black_discs = position.black_discs
    twin.white_discs = position.white_discs
    twin.dead = position.dead
    twin.rotations = position.rotations
    twin.battle = position.battle
    twin.turns = position.turns
    twin.how = position.how
    twin.winner = position.winner
    twin.past = position.past
