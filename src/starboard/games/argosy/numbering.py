"""Which number stands for which choice, and which for which answer of bag and deck.

The numbers that depend on the size of map and colony board follow those that do not; the pack
knows where they begin. What a number means may also depend on what is asked: a track can be the
one that gains, or the one whose price falls.
"""

from typing import Final

from starboard.games.argosy.types import Act

PLAYERS: Final[tuple[int, ...]] = (3, 4)
MOST_SEATS: Final = 4
TRACKS: Final = 6
KINDS: Final = 9  # of tokens that can lie on a map
CARDS: Final = 18
GAINS: Final = 32  # colour * 8 + symbol * 2 + extra point, colour and symbol 0 where they do not match

END: Final = 0  # no more in this action; in action 5, end the turn
DRAW: Final = 1
STRIKE: Final = 2
SHIFT: Final = 3
BREED: Final = 4
SWAP: Final = 5
SALVAGE: Final = 6
BARTER: Final = 7
CANCEL: Final = 8
ALLOW: Final = 9
TRACK: Final = 10
EXTRAPOLATE: Final = TRACK + TRACKS
CONVERT: Final = EXTRAPOLATE + TRACKS
TAKE: Final = CONVERT + TRACKS
RECOVER: Final = TAKE + KINDS  # by owner of the scrap, then kind
TRIANGLE: Final = RECOVER + MOST_SEATS * KINDS
CARD: Final = TRIANGLE + GAINS
POINT: Final = CARD + CARDS  # an intersection of the own map

# What can be done with a planet; each has a run of numbers, one for every planet.
BUILD: Final = 0
FORTIFY: Final = 1
SPAWN: Final = 2
INVADE: Final = 3
SHIELD: Final = 4
WARD: Final = 5
MIGRATE: Final = 6
SETTLE: Final = 7  # where the migrating colony goes
PLANET_CHOICES: Final = 8
PLANET_CHOICE_NAMES: Final[tuple[Act, ...]] = (
    "build",
    "fortify",
    "spawn",
    "invade",
    "shield",
    "ward",
    "migrate",
    "settle",
)

# Chance
FIRST_SEAT: Final = 0
TOKEN: Final = FIRST_SEAT + MOST_SEATS
CARD_TURNED: Final = TOKEN + KINDS + 1
OUTCOMES: Final = CARD_TURNED + CARDS


def track_actions(tracks: int) -> list[int]:
    """The actions that name each of a set of tracks, ascending."""
    return [TRACK + track for track in range(TRACKS) if tracks >> track & 1]
