# mypyc: skip
"""The second lesson: stacks, prisoners, the dead and the stone."""

from typing import Final

from starboard.games.wheel.lessons.positions import WHITE, hunt, standing
from starboard.kernel.lessons import Lesson, Listed

STACK: Final = hunt(
    "stack",
    standing([0, 6], [[7, 7], [1, 1]]),
    (Listed("whole", "S7-5", "place-5"), Listed("cone", "C0-4", "place-4"), Listed("turn", "R", "rotate")),
    {"piece": "stack"},
    "slow loss",
    ("AW-22", "AW-23"),
    (7,),
    {"own_stacked": True},
)

SPLIT: Final = hunt(
    "split",
    standing([0, 3], [[7, 7], [2, 4]], rotations=4),
    (Listed("top", "D7-1", "place-1"), Listed("whole", "S7-5", "place-5"), Listed("cone", "C0-4", "place-4")),
    {"piece": "disc", "outcome": "draw", "only": True},
    "loss",
    ("AW-23",),
    (7,),
    {"own_stacked": True},
)

PRISONER: Final = hunt(
    "prisoner",
    standing([1, 7], [[6, 6], [0, 4]], (0,)),
    (Listed("enter", "C1-0", "place-0"), Listed("flee", "C1-2", "place-2"), Listed("turn", "R", "rotate")),
    {"raised": "prisoner"},
    "draw loss",
    ("AW-25", "AW-29"),
    (0,),
    {"dead_beside": WHITE},
)

CAPTIVE: Final = hunt(
    "captive",
    standing([1, 4], [[3, 7], [0, 2]], (2,), rotations=1),
    (
        Listed("enter", "C1-2", "place-2"),
        Listed("kill", "C1-0", "place-0"),
        Listed("disc", "D7-5", "place-5"),
    ),
    {"raised": "prisoner", "to": 2, "exposed": False},
    "draw exposed loss",
    ("AW-25", "AW-29", "AW-08"),
    (2,),
)

DEAD: Final = hunt(
    "dead",
    standing([0, 3], [[7, 7], [2, 4]], (4,), rotations=7),
    (Listed("turn", "R", "rotate"), Listed("raise", "C0-4", "place-4"), Listed("top", "D7-1", "place-1")),
    {"rotated": True, "forces": True},
    "draw loss",
    ("AW-24", "AW-20", "AW-31"),
    (4,),
    {"dead": [4]},
)

REVOLUTION: Final = hunt(
    "revolution",
    standing([0, 6], [[1, 7], [3, 4]], rotations=8),
    (
        Listed("kill", "C0-4", "place-4"),
        Listed("left", "D7-1", "place-1"),
        Listed("right", "D1-2", "place-2"),
    ),
    {"kills": True, "to": 4, "exposed": False},
    "slow draw",
    ("AW-30", "AW-31"),
    (0,),
    {"must_move": True},
)

RISING: Final = hunt(
    "rising",
    standing([3, 5], [[1, 1], [3, 7]], (3, 7), rotations=15),
    (Listed("turn", "R", "rotate"), Listed("top", "D1-0", "place-0"), Listed("whole", "S1-0", "place-0")),
    {"rotated": True, "woke": True, "tops": "prisoner"},
    "draw loss",
    ("AW-32",),
    (3, 7),
    {"left_to_rise": 1},
)

STONE: Final = hunt(
    "stone",
    standing([2, 4], [[7, 7], [3, 3]], rotations=23),
    (Listed("turn", "R", "rotate"), Listed("top", "D7-5", "place-5"), Listed("whole", "S7-1", "place-1")),
    {"rotated": True, "drawn": True, "outcome": "draw", "only": True},
    "loss",
    ("AW-33", "AW-30"),
    ("rotate",),
    {"left_to_draw": 1},
)

SECOND: Final = Lesson("second", (STACK, SPLIT, PRISONER, CAPTIVE, DEAD, REVOLUTION, RISING, STONE))
