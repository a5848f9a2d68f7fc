# mypyc: skip
"""The rules of the convoy with figures, and cycles that are played: fetch, place, flip; escape, arrive."""

from typing import Final

from starboard.kernel.rulebook import Rulebook, Scene, Section, clauses
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

CREW: Final = {"modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]}
WARNED: Final = ((CHANCE, ("roll", {"dice": [2, 4]})),)
FIRST: Final = Scene(options=CREW, opening=WARNED)
DELIVERY: Final = ((0, "C-1a4"), (0, "C-1b4+"), (0, "C-1a4"), (0, "C-bow+"))

RULEBOOK: Final = Rulebook(
    (
        Section("aim", clauses("CC", 23), (Scene(at=LATE),)),
        Section("parts", clauses("CC", (1, 5)), (FIRST,)),
        Section("cycle", clauses("CC", (6, 8)), (FIRST,)),
        Section("moving", clauses("CC", (9, 11), 20), (FIRST._replace(acts=DELIVERY[:1]),)),
        Section("charges", clauses("CC", (12, 15)), (FIRST._replace(acts=DELIVERY),)),
        Section("flips", clauses("CC", 21, 22), (FIRST._replace(acts=(*DELIVERY, (0, "end"))),)),
        Section(
            "example",
            (),
            (
                FIRST._replace(
                    acts=(*DELIVERY, (0, "end"), (CHANCE, ("roll", {"dice": [3, 6]})), (0, "6-2"))
                ),
                Scene(
                    at=LATE,
                    acts=((0, "P-2c3"), (0, "hack"), (CHANCE, ("roll", {"dice": [1, 2]})), (0, "C-stern+")),
                ),
            ),
        ),
        Section("crew", clauses("CC", (16, 19)), (Scene(at=LATE),)),
        Section("end", clauses("CC", 24, 25)),
        Section("crews", clauses("CC", (26, 30)), (Scene(options={"players": 2}, seed=3),)),
    )
)
