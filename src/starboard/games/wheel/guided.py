# mypyc: skip
"""A first game of the wheel: step, turn, kill, raise, win."""

from typing import Any, Final

from starboard.kernel.guided import GuidedGame, Task

WHITE: Final = 1


def standing(
    cones: list[int], discs: list[list[int]], dead: list[int], battle: bool, turns: int
) -> dict[str, Any]:
    """A position with Black to move."""
    return {
        "game": "wheel",
        "repetition": 3,
        "mover": 0,
        "cones": cones,
        "discs": discs,
        "dead": dead,
        "rotations": 0,
        "battle": battle,
        "turns": turns,
        "ending": "",
        "winner": -1,
        "earlier": [],
    }


GUIDED: Final = GuidedGame(
    tasks=(
        Task("step", ("D1-2",), then=((WHITE, "D5-6"),)),
        Task("turn", ("R",), then=((WHITE, "R"),)),
        Task(
            "kill",
            ("C0-4",),
            then=((WHITE, "R"),),
            at=standing([0, 5], [[1, 7], [3, 4]], [], False, 8),
        ),
        Task(
            "raise",
            ("C1-2",),
            then=((WHITE, "R"),),
            at=standing([1, 4], [[2, 7], [3, 5]], [2], True, 14),
        ),
        Task("win", ("C7-5",), at=standing([7, 5], [[1, 2], [3, 6]], [3], True, 20)),
    ),
)
