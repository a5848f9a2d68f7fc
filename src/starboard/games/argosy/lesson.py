# mypyc: skip
"""A first turn of Argosy: draw, take, complete a triangle, extrapolate, found a colony."""

from typing import Any, Final

from starboard.kernel.lessons import Answer, Lesson, Task
from starboard.kernel.state import CHANCE

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


LESSON: Final = Lesson(
    options={"players": 3},
    names=("", "Mira", "Altair"),
    tasks=(
        Task("draw", ("draw",), then=(drawn("red-fire"), drawn("green-navigation")), at=MIDDLE),
        Task("take", ("RF",)),
        Task("place", ("d2",)),
        Task("extrapolate", ("+N",), along=("xR",)),
        Task("celestial", ("done",)),
        Task("colony", (("build", {}),)),
        Task("evolve", ("buy scavengers",), at=LATER),
    ),
)
