# mypyc: skip
"""The rules of Argosy with figures, and a turn that is played."""

from typing import Final

from starboard.games.argosy.lesson import LATER, MIDDLE, drawn
from starboard.kernel.lessons import Answer
from starboard.kernel.rulebook import Rulebook, Scene, Section, clauses

YOU: Final = 0
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
