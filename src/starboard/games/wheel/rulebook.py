# mypyc: skip
"""The rules of the wheel with figures, and a hunt that is played: kill, raise, win."""

from typing import Any, Final

from starboard.kernel.rulebook import Rulebook, Scene, Section, clauses

BLACK: Final = 0
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


START: Final = Scene()
HUNT: Final = standing([0, 5], [[1, 7], [3, 4]], [], False, 8)
DEAD: Final = standing([1, 4], [[2, 7], [3, 5]], [2], True, 14)
PREY: Final = standing([7, 5], [[1, 2], [3, 6]], [3], True, 20)

RULEBOOK: Final = Rulebook(
    (
        Section("aim", clauses("AW", 13, 17), (Scene(at=PREY, acts=((BLACK, "C7-5"),)),)),
        Section("parts", clauses("AW", 1, 2, 4, 5), (START,)),
        Section("turn", clauses("AW", 3, (6, 12)), (Scene(acts=((BLACK, "D1-2"), (WHITE, "R"))),)),
        Section("cones", clauses("AW", (14, 16), 18), (Scene(at=HUNT, acts=((BLACK, "C0-4"),)),)),
        Section("discs", clauses("AW", (19, 24))),
        Section("spires", clauses("AW", (25, 29)), (Scene(at=DEAD, acts=((BLACK, "C1-2"),)),)),
        Section(
            "example",
            (),
            (
                Scene(acts=((BLACK, "D1-2"), (WHITE, "D5-6"), (BLACK, "R"), (WHITE, "R"))),
                Scene(at=HUNT, acts=((BLACK, "C0-4"), (WHITE, "R"))),
                Scene(at=DEAD, acts=((BLACK, "C1-2"), (WHITE, "R"))),
                Scene(at=PREY, acts=((BLACK, "C7-5"),)),
            ),
        ),
        Section("end", clauses("AW", (30, 35))),
    )
)
