# mypyc: skip
"""The second lesson: playing well."""

from typing import Final

from starboard.games.colonies.lessons.positions import NAMES
from starboard.games.colonies.lessons.second_growth import ENDING, UPGRADES, VOTES
from starboard.games.colonies.lessons.second_trade import EXPORTS, MARKETS
from starboard.games.colonies.lessons.second_upkeep import PIRATES, POLICE, SHORTAGE
from starboard.kernel.lessons import Lesson

SECOND: Final = Lesson(
    "second", (POLICE, SHORTAGE, MARKETS, EXPORTS, VOTES, UPGRADES, ENDING, PIRATES), NAMES
)
