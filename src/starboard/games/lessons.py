# mypyc: skip
"""The guided first game of each game, by name."""

from typing import Final

from starboard.games.argosy.lesson import LESSON as ARGOSY
from starboard.games.colonies.lesson import LESSON as COLONIES
from starboard.games.convoy.lesson import LESSON as CONVOY
from starboard.games.wheel.lesson import LESSON as WHEEL
from starboard.kernel.lessons import Lesson

LESSONS: Final[dict[str, Lesson]] = {
    "wheel": WHEEL,
    "convoy": CONVOY,
    "colonies": COLONIES,
    "argosy": ARGOSY,
}
