"""What votes, cards and the choices that they ask for seem worth, in Credits."""

from typing import Final

from starboard.games.colonies import scoring
from starboard.games.colonies.action_values import (
    FAVOUR,
    TROUBLE,
    action_worth,
    attraction_worth,
    colonist_worth,
    removals_worth,
)
from starboard.games.colonies.affairs import NEEDED, SPARE, Affairs
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
from starboard.kernel.number_lists import total

ACTION: Final = 3.0  # an action, whichever
VOTE: Final = 0.35  # how far a resource is thought to turn a vote
MOST_LAID: Final = 3  # resources laid with a vote


def event_worth(affairs: Affairs, action: int) -> float:
    """Choices that event cards ask for, and payment."""
    position = affairs.position
    pack = affairs.pack
    if action == TAKE_CREDITS:
        return float(pack.instead)
    if action == TAKE_RESOURCES:
        then = pack.offer_then[position.current]
        more = action_worth(affairs, then) if then >= 0 else 0.0
        return pack.offer_resources[position.current] * NEEDED + more
    if action == TAKE_PIRATES:
        return pack.offer_pirates[position.current] * FAVOUR
    if action < LOSE:
        return affairs.resource_worth(action - GAIN)
    if action < LOSE_RESOURCES:
        return -affairs.resource_worth(action - LOSE)
    if action == LOSE_RESOURCES:
        return -position.left * SPARE
    if action == LOSE_COLONISTS:
        return -position.left * colonist_worth(affairs)
    if action < DUMP:
        return -float(position.levels[affairs.row + action - DOWNGRADE])
    if action < DECIDE_YES:
        return -affairs.resource_worth(action - DUMP)
    if action <= DECIDE_NO:
        return vote_worth(affairs) if action == DECIDE_YES else 0.0
    if action >= MORE_CARDS:
        return 0.0  # any card may be laid
    if action < PAY:
        return placing_worth(affairs, pack.cell[action - PLACE])
    return -affairs.resource_worth(action - PAY)


def placing_worth(affairs: Affairs, cell: int) -> float:
    """A pirate hurts most where much comes in and none waits yet; never at home."""
    position = affairs.position
    owner = cell // PLANETS
    if owner == affairs.planet:
        return -1.0
    coming = position.promises[cell % PLANETS * PLANETS + owner]
    ahead = scoring.technology_points(position, owner)
    return (coming if position.pirates[cell] == 0 else 0.2) + 0.02 * ahead


def vote_worth(affairs: Affairs) -> float:
    """How much better yes is than no; yes counts for a leader only, no for everybody."""
    pack = affairs.pack
    return 0.5 * pack.instead - effects_worth(affairs, pack.everybody[affairs.position.current])


def effects_worth(affairs: Affairs, effects: list[int]) -> float:
    value = 0.0
    for at in range(0, len(effects), 2):
        value += effect_worth(affairs, effects[at], effects[at + 1])
    return value


def effect_worth(affairs: Affairs, effect: int, amount: int) -> float:
    """What an effect of a card would do to the planet's player."""
    position = affairs.position
    if effect == FORBID:
        return -1.0
    if effect == DRIVE_OFF:
        number = position.colonists[affairs.planet]
        if amount != ALL_OF_THEM and amount < number:
            number = amount
        return -number * colonist_worth(affairs)
    if effect == GIVE_UP or effect == LOSE_EITHER:
        return -SPARE * min(amount, position.stock(affairs.planet))
    if effect == LOSE_ACTIONS:
        return -ACTION * amount
    if effect == COLONISTS:
        return attraction_worth(affairs, amount)
    if effect == PIRATES:
        return -TROUBLE * amount
    if effect == TAKE_ACTION:
        return removals_worth(affairs, position.levels[affairs.row + MILITARY], False)
    if effect == CLEAR_PIRATES:
        own = float(position.own_pirates(affairs.planet))
        return TROUBLE * (own - sum(position.pirates) * FAVOUR / position.players)
    if effect == DUMP_RESOURCES:
        return -SPARE * amount
    if effect == LOWER_TECHNOLOGY:
        return -ACTION * amount
    return 0.0


def laying_worth(affairs: Affairs, kind: int) -> float:
    """CO-09: a resource with a vote whose outcome matters, while few lie there."""
    position = affairs.position
    laid = total(position.aside, affairs.row, PLANETS)
    if laid >= MOST_LAID:
        return -1.0
    left = position.resources[affairs.row + kind] - position.aside[affairs.row + kind]
    cost = affairs.resource_worth(kind) + (0.5 if left == 1 else 0.0)
    return VOTE * stake(affairs) - cost


def stake(affairs: Affairs) -> float:
    """How much it matters which way the vote goes, the same for all that may be laid."""
    if not affairs.staked:
        fewest = affairs.pack.fewest[affairs.position.current]
        affairs.stake = abs(vote_worth(affairs)) - effects_worth(affairs, fewest)
        affairs.staked = True
    return affairs.stake
