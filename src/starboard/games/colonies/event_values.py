"""What votes, cards and the choices that they ask for seem worth, in Credits."""

from typing import Final

from starboard.games.colonies import scoring
from starboard.games.colonies.action_values import (
    FAVOUR,
    NEEDED,
    SPARE,
    TROUBLE,
    action_worth,
    attraction_worth,
    colonist_worth,
    removals_worth,
    resource_worth,
)
from starboard.games.colonies.components import (
    ALL_OF_THEM,
    CLEAR_PIRATES,
    COLONISTS,
    DUMP_RESOURCES,
    FORBID,
    LOSE_ACTIONS,
    LOSE_EITHER,
    PIRATES,
    TAKE_ACTION,
)
from starboard.games.colonies.components import (
    DOWNGRADE as LOWER_TECHNOLOGY,
)
from starboard.games.colonies.components import (
    LOSE_COLONISTS as DRIVE_OFF,
)
from starboard.games.colonies.components import (
    LOSE_RESOURCES as GIVE_UP,
)
from starboard.games.colonies.numbering import (
    DECIDE_NO,
    DECIDE_YES,
    DOWNGRADE,
    DUMP,
    GAIN,
    LOSE,
    LOSE_COLONISTS,
    LOSE_RESOURCES,
    MILITARY,
    MORE_CARDS,
    PAY,
    PLACE,
    PLANETS,
    TAKE_CREDITS,
    TAKE_PIRATES,
    TAKE_RESOURCES,
)
from starboard.games.colonies.state import Position

ACTION: Final = 3.0  # an action, whichever
VOTE: Final = 0.35  # how far a resource is thought to turn a vote
MOST_LAID: Final = 3  # resources laid with a vote


def event_worth(position: Position, planet: int, action: int) -> float:
    """Choices that event cards ask for, and payment."""
    pack = position.pack
    if action == TAKE_CREDITS:
        return float(pack.instead)
    if action == TAKE_RESOURCES:
        then = pack.offer_then[position.current]
        more = action_worth(position, planet, then) if then >= 0 else 0.0
        return pack.offer_resources[position.current] * NEEDED + more
    if action == TAKE_PIRATES:
        return pack.offer_pirates[position.current] * FAVOUR
    if action < LOSE:
        return resource_worth(position, planet, action - GAIN)
    if action < LOSE_RESOURCES:
        return -resource_worth(position, planet, action - LOSE)
    if action == LOSE_RESOURCES:
        return -position.left * SPARE
    if action == LOSE_COLONISTS:
        return -position.left * colonist_worth(position, planet)
    if action < DUMP:
        return -float(position.levels[planet * PLANETS + action - DOWNGRADE])
    if action < DECIDE_YES:
        return -resource_worth(position, planet, action - DUMP)
    if action <= DECIDE_NO:
        return vote_worth(position, planet) if action == DECIDE_YES else 0.0
    if action >= MORE_CARDS:
        return 0.0  # any card may be laid
    if action < PAY:
        return placing_worth(position, planet, position.pack.cell[action - PLACE])
    return -resource_worth(position, planet, action - PAY)


def placing_worth(position: Position, planet: int, cell: int) -> float:
    """A pirate hurts most where much comes in and none waits yet; never at home."""
    owner = cell // PLANETS
    if owner == planet:
        return -1.0
    coming = position.promises[cell % PLANETS * PLANETS + owner]
    ahead = scoring.technology_points(position, owner)
    return (coming if position.pirates[cell] == 0 else 0.2) + 0.02 * ahead


def vote_worth(position: Position, planet: int) -> float:
    """How much better yes is than no; yes counts for a leader only, no for everybody."""
    pack = position.pack
    card = position.current
    return 0.5 * pack.instead - effects_worth(position, planet, pack.everybody[card])


def effects_worth(position: Position, planet: int, effects: list[int]) -> float:
    return sum(
        [effect_worth(position, planet, effects[n], effects[n + 1]) for n in range(0, len(effects), 2)]
    )


def effect_worth(position: Position, planet: int, effect: int, amount: int) -> float:
    """What an effect of a card would do to the planet's player."""
    if effect == FORBID:
        return -1.0
    if effect == DRIVE_OFF:
        number = (
            position.colonists[planet] if amount == ALL_OF_THEM else min(amount, position.colonists[planet])
        )
        return -number * colonist_worth(position, planet)
    if effect == GIVE_UP or effect == LOSE_EITHER:
        return -SPARE * min(amount, position.stock(planet))
    if effect == LOSE_ACTIONS:
        return -ACTION * amount
    if effect == COLONISTS:
        return attraction_worth(position, planet, amount)
    if effect == PIRATES:
        return -TROUBLE * amount
    if effect == TAKE_ACTION:
        return removals_worth(position, planet, position.levels[planet * PLANETS + MILITARY], False)
    if effect == CLEAR_PIRATES:
        return TROUBLE * (position.own_pirates(planet) - sum(position.pirates) * FAVOUR / position.players)
    if effect == DUMP_RESOURCES:
        return -SPARE * amount
    if effect == LOWER_TECHNOLOGY:
        return -ACTION * amount
    return 0.0


def laying_worth(position: Position, planet: int, kind: int) -> float:
    """CO-09: a resource with a vote whose outcome matters, while few lie there."""
    row = planet * PLANETS
    laid = sum(position.aside[row : row + PLANETS])
    if laid >= MOST_LAID:
        return -1.0
    card = position.current
    stake = abs(vote_worth(position, planet)) - effects_worth(position, planet, position.pack.fewest[card])
    left = position.resources[row + kind] - position.aside[row + kind]
    cost = resource_worth(position, planet, kind) + (0.5 if left == 1 else 0.0)
    return VOTE * stake - cost
