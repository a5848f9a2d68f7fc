# mypyc: skip
"""A first voyage: fetch a Charge, place it, watch Modules flip, hang a six, escape, hack, arrive."""

from typing import Final

from starboard.kernel.guided import GuidedGame, Task
from starboard.kernel.state import CHANCE

LATE: Final = {
    "game": "convoy",
    "players": 1,
    "rank": 1,
    "phase": "move",
    "modules": [
        {"card": 1, "side": "back", "charge": False, "dice": 0},
        {"card": 2, "side": "front", "charge": True, "dice": 0},
        {"card": 3, "side": "front", "charge": True, "dice": 1},
        {"card": 4, "side": "front", "charge": False, "dice": 1},
        {"card": 5, "side": "front", "charge": True, "dice": 0},
    ],
    "engines": [2, 1],
    "ashore": "navigator",
    "crew": [
        {"crew": "mechanic", "at": "4a2", "carrying": False, "own": 0},
        {"crew": "pilot", "at": "3a3", "carrying": False, "own": 0},
        {"crew": "cargo", "at": "5c2", "carrying": True, "own": 0},
    ],
    "points": 1,
    "burnt": 0,
    "momentum": 0,
    "supply": 7,
    "tracker": 9,
    "stalled": False,
    "cycle": 7,
    "rolled": [3, 4],
    "sixes": 0,
    "mover": 0,
    "second": False,
    "grapple": None,
    "pushed": None,
    "turns": 7,
    "ending": "",
    "winner": -1,
}

GUIDED: Final = GuidedGame(
    options={"modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]},
    opening=((CHANCE, ("roll", {"dice": [2, 4]})),),
    tasks=(
        Task("fetch", ("C-1b4+",), along=("C-1a4",)),
        Task("place", ("C-bow+",), along=("C-1a4",)),
        Task("flip", ("end",), then=((CHANCE, ("roll", {"dice": [3, 6]})),)),
        Task("six", ("6-2", "6-4")),
        Task("escape", ("P-2c3",), at=LATE),
        Task("hack", ("hack",), then=((CHANCE, ("roll", {"dice": [1, 2]})),)),
        Task("arrive", ("C-stern+",)),
    ),
)
