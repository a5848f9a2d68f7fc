"""What the mover means to do until the phase ends, kept from one small step to the next.

A course is a list of pairs: how the crew must stand, and what is done then. While everything comes as it was
meant nothing is planned anew; a grapple, an undo or an action of somebody's whim shows in how they stand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import CREW, END, FREE, STEP
from starboard.games.convoy.state import Position

FACTOR: Final = 67  # spaces of the ship, and the ways not to be aboard
LOW_56: Final = (1 << 56) - 1


def lay_course(position: Position, actions: list[int]) -> list[int]:
    """These steps and the end of the phase, up to where there is something new to think about."""
    course: list[int] = []
    at = position.at[:]
    for action in actions:
        course.append(stance(position, at))
        course.append(action)
        number: i64 = (action - STEP) // position.pack.span
        rest: i64 = action - STEP - number * position.pack.span
        if rest & 1 == 1 or position.ground[rest >> 1] != FREE:
            return course  # a Charge changes hands, or a grapple decides
        at[position.mover * CREW + number] = rest >> 1
    course.append(stance(position, at))
    course.append(END)
    return course


def next_on_course(course: list[int], position: Position, legal: list[int]) -> int:
    """What the course says for this very stance; -1, and no course any more, if it says nothing."""
    if len(course) > 0 and course[0] == stance(position, position.at) and course[1] in legal:
        action = course[1]
        del course[:2]
        return action
    course.clear()
    return -1


def stance(position: Position, at: vec[i64]) -> int:
    """Which phase it is, and who stands where with what, in one number."""
    key: i64 = 2 * position.turns + position.mover
    for space in at:
        key = (key * FACTOR + space + 2) & LOW_56
    for carried in position.carrying:
        key = (2 * key + carried) & LOW_56
    return key
