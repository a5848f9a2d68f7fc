"""The tracks, tokens and evolution cards there are, by number and by name."""

from typing import Final

from starboard.games.argosy.numbering import KINDS
from starboard.games.argosy.types import MapToken, Token, Track

# AR-02: three celestial tracks, fed by symbols, and three domestic ones, fed by colours.
FIRE: Final = 0
NAVIGATION: Final = 1
SHIELDS: Final = 2
RED: Final = 3
GREEN: Final = 4
BLUE: Final = 5
TRACK_NAMES: Final[tuple[Track, ...]] = ("fire", "navigation", "shields", "red", "green", "blue")

# AR-01: a token's kind is colour * 3 + symbol; purple comes last and never lies on a map.
PURPLE: Final = KINDS
MAP_TOKENS: Final[tuple[MapToken, ...]] = (
    "red-fire",
    "red-navigation",
    "red-shields",
    "green-fire",
    "green-navigation",
    "green-shields",
    "blue-fire",
    "blue-navigation",
    "blue-shields",
)
TOKEN_NAMES: Final[tuple[Token, ...]] = (*MAP_TOKENS, "purple")

# The cards in the order of their clauses: AR-24 to AR-41.
PERCEPTORS: Final = 0
DUPLICATORS: Final = 1
WANDERERS: Final = 2
MIGRATORS: Final = 3
STARSTORMERS: Final = 4
TRANSMUTERS: Final = 5
SKYVIONS: Final = 6
SOLATIONISTS: Final = 7
SANCTUARIANS: Final = 8
GALLANTS: Final = 9
EXCURISTS: Final = 10
ITINERANTS: Final = 11
OUTRIMMERS: Final = 12
SCAVENGERS: Final = 13
TRADERS: Final = 14
RAZERS: Final = 15
TRAVELERS: Final = 16
SPAWNERS: Final = 17
CONVERTERS: Final[tuple[int, ...]] = (STARSTORMERS, TRANSMUTERS)  # as the pack's conversions run
CELESTIAL_TRACKS: Final = 1 << FIRE | 1 << NAVIGATION | 1 << SHIELDS
DOMESTIC_TRACKS: Final = 1 << RED | 1 << GREEN | 1 << BLUE
CARD_ACTIONS: Final[tuple[int, ...]] = (  # the action that each card works in; 0 at the end of the game
    5,
    1,
    1,
    5,
    2,
    2,
    3,
    4,
    5,
    1,
    0,
    0,
    0,
    1,
    4,
    5,
    5,
    5,
)
