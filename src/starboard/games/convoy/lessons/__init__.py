# mypyc: skip
"""What teaches the convoy: a voyage with real choices, and how to play well."""

from typing import Final

from starboard.games.convoy.lessons.first import FIRST
from starboard.games.convoy.lessons.second import SECOND

LESSONS: Final = (FIRST, SECOND)
