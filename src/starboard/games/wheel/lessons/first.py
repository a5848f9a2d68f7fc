# mypyc: skip
"""The first lesson: a hunt, choice by choice."""

from typing import Final

from starboard.games.wheel.lessons.positions import BLACK, hunt, standing
from starboard.kernel.lessons import Lesson, Listed

TAKE: Final = hunt(
    "take",
    standing([7, 5], [[0, 6], [3, 3]], rotations=3),
    (Listed("cone", "C7-5", "place-5"), Listed("disc", "D0-4", "place-4"), Listed("turn", "R", "rotate")),
    {"took": True, "piece": "cone", "start": 7},
    "slow draw loss",
    ("AW-13", "AW-07"),
    (7,),
    {"can_take": True},
)

DANGER: Final = hunt(
    "danger",
    standing([7, 3], [[0, 6], [5, 5]], rotations=6),
    (Listed("cone", "C7-5", "place-5"), Listed("disc", "D0-4", "place-4"), Listed("turn", "R", "rotate")),
    {"piece": "disc", "exposed": False},
    "exposed",
    ("AW-13", "AW-08", "AW-10"),
    (3,),
)

KILL: Final = hunt(
    "kill",
    standing([0, 6], [[1, 1], [4, 5]]),
    (Listed("cone", "C0-4", "place-4"), Listed("disc", "D1-2", "place-2"), Listed("turn", "R", "rotate")),
    {"kills": True, "piece": "cone", "exposed": False},
    "draw loss",
    ("AW-14", "AW-08"),
    (0,),
)

TURN: Final = hunt(
    "turn",
    standing([5, 7], [[0, 1], [6, 6]], rotations=3),
    (Listed("turn", "R", "rotate"), Listed("across", "D0-4", "place-4"), Listed("side", "D1-2", "place-2")),
    {"rotated": True},
    "slow draw",
    ("AW-03", "AW-06"),
    (5,),
    {"own_cone": "white"},
)

RAISE: Final = hunt(
    "raise",
    standing([1, 7], [[0, 3], [6, 6]], (0,)),
    (Listed("raise", "C1-0", "place-0"), Listed("flee", "C1-2", "place-2"), Listed("turn", "R", "rotate")),
    {"raised": "free", "to": 0, "exposed": False},
    "draw loss",
    ("AW-25", "AW-26"),
    (0,),
    {"dead_beside": BLACK},
)

FIRST: Final = Lesson("first", (TAKE, DANGER, KILL, TURN, RAISE))
