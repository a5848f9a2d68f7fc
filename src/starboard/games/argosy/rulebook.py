# mypyc: skip
"""The rules of Argosy with figures, and a turn that is played."""

from typing import Any, Final

from starboard.kernel.rulebook import Answer, Rulebook, Scene, Section, clauses
from starboard.kernel.state import CHANCE

YOU: Final = 0
MIDDLE: Final[dict[str, Any]] = {
    "game": "argosy",
    "players": 3,
    "phase": "research",
    "action": 1,
    "active": 0,
    "turns": 12,
    "pool": {"blue-navigation": 1, "green-fire": 1},
    "maps": [
        {
            "c1": "red-fire",
            "c2": "red-fire",
            "b1": "green-shields",
            "d3": "blue-shields",
            "e3": "red-navigation",
        },
        {
            "a1": "blue-fire",
            "b1": "blue-fire",
            "c2": "green-navigation",
            "d2": "red-shields",
            "e4": "green-shields",
        },
        {"b1": "green-navigation", "b2": "red-navigation", "c3": "blue-navigation", "d1": "green-fire"},
    ],
    "scraps": [[], ["red-shields"], []],
    "tracks": [[0, 0, 1, 1, 0, 0], [1, 0, 0, 0, 0, 1], [0, 2, 0, 0, 1, 0]],
    "colonies": [[], ["green-3"], []],
    "shielded": [],
    "owned": [[], [], []],
    "doubled": [[], [], []],
    "face_up": ["scavengers", "travelers", "wanderers"],
    "natural": [],
}

LATER: Final = {
    **MIDDLE,
    "phase": "expansion",
    "action": 5,
    "turns": 21,
    "maps": [
        MIDDLE["maps"][0] | {"d2": "red-fire", "d1": "red-fire", "e2": "blue-shields"},
        *MIDDLE["maps"][1:],
    ],
    "tracks": [[0, 1, 0, 2, 0, 3], [1, 0, 0, 0, 0, 1], [0, 2, 0, 0, 1, 0]],
    "colonies": [["green-1"], ["green-3"], ["green-5"]],
    "pool": {"purple": 1, "blue-navigation": 2, "green-fire": 1},
}


def drawn(token: str) -> Answer:
    return CHANCE, ("token", {"token": token})


RESEARCH: Final[tuple[Answer, ...]] = (
    (YOU, "draw"),
    drawn("red-fire"),
    drawn("green-navigation"),
    (YOU, "RF"),
    (YOU, "d2"),
)
FURTHER: Final[tuple[Answer, ...]] = ((YOU, "xR"), (YOU, "+N"), (YOU, "done"))
SETTLING: Final[tuple[Answer, ...]] = ((YOU, "build green-1"),)

RULEBOOK: Final = Rulebook(
    (
        Section("aim", clauses("AR", 22, 23), (Scene(at=LATER),)),
        Section("parts", clauses("AR", (1, 7)), (Scene(at=MIDDLE),)),
        Section("triangles", clauses("AR", (8, 12)), (Scene(at=MIDDLE, acts=RESEARCH),)),
        Section("research", clauses("AR", (13, 16)), (Scene(at=MIDDLE, acts=RESEARCH[:3]),)),
        Section("further", clauses("AR", (17, 19)), (Scene(at=MIDDLE, opening=RESEARCH, acts=FURTHER[:2]),)),
        Section("expansion", clauses("AR", 20, 21, 39), (Scene(at=LATER, acts=((YOU, "buy scavengers"),)),)),
        Section("example", (), (Scene(at=MIDDLE, acts=(*RESEARCH, *FURTHER, *SETTLING)),)),
        Section("cards", clauses("AR", (24, 38), 40, 41)),
    )
)
