# mypyc: skip
"""What teaches Argosy: a first turn with real choices, and how to play well."""

from typing import Final

from starboard.games.argosy.lessons.first import FIRST
from starboard.games.argosy.lessons.second import SECOND

LESSONS: Final = (FIRST, SECOND)
