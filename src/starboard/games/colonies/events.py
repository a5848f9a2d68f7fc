# mypyc: skip
"""What can happen in Colonies; the kinds stand in modules by the part of the turn.

An event says what is so afterwards: `stock` is what the seat then has of the resource, `colonists` what it
has of them, `pirates` what waits on the route, `left` what the seat may still choose. Only the players
concerned are told `purse`, what the player who is told then has of Credits (CO-04).
"""

from typing import Final

from starboard.games.colonies.action_events import ActionEvent
from starboard.games.colonies.council_events import CouncilEvent
from starboard.games.colonies.deal_terms import ColoniesDealEvent
from starboard.games.colonies.setup_events import SetupEvent
from starboard.games.colonies.upkeep_events import UpkeepEvent

ColoniesEvent = SetupEvent | CouncilEvent | ActionEvent | UpkeepEvent | ColoniesDealEvent

KEY_EVENTS: Final = ("carried", "upgraded", "downgraded", "turned-pirate", "ended")
