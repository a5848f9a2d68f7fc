# mypyc: skip
"""What teaches the wheel: a first hunt with real choices, and how to play well."""

from typing import Final

from starboard.games.wheel.lessons.first import FIRST
from starboard.games.wheel.lessons.second import SECOND

LESSONS: Final = (FIRST, SECOND)
