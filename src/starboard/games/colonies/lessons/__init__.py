# mypyc: skip
"""What teaches Colonies: a turn with real choices, and how to play well."""

from typing import Final

from starboard.games.colonies.lessons.first import FIRST
from starboard.games.colonies.lessons.second import SECOND

LESSONS: Final = (FIRST, SECOND)
