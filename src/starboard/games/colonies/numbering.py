"""Every choice a player or chance can make, numbered; the same number always means the same thing.

Numbers never move: records are made of them. There is room for tracks of up to six levels and, in their
place, for 25 event cards; the cards of a larger pack come after everything else.
"""

from typing import Final

from starboard.games.colonies.types import ActionName, How, Technology

PLANETS: Final = 5  # as many resources, and as many technologies
PLAYERS: Final = (3, 4, 5)
PARTNERS: Final = PLANETS - 1
NUMBERED_CARDS: Final = 25  # that have their numbers in the middle
NUMBERED_LEVELS: Final = 6  # as many as a track may have
ACTIONS: Final = 6  # the five technologies' and upgrading

TECHNOLOGIES: Final[tuple[Technology, ...]] = (
    "community",
    "military",
    "commerce",
    "influence",
    "industry",
)
ACTION_NAMES: Final[tuple[ActionName, ...]] = (*TECHNOLOGIES, "upgrade")
COMMUNITY: Final = 0
MILITARY: Final = 1
COMMERCE: Final = 2
INFLUENCE: Final = 3
INDUSTRY: Final = 4
UPGRADING: Final = 5

HOWS: Final[tuple[How, ...]] = ("both-up", "both-down", "mine-up", "mine-down", "theirs-up", "theirs-down")
MINE: Final[tuple[int, ...]] = (1, -1, 1, -1, 0, 0)  # what each way of adjusting does to the own marker
THEIRS: Final[tuple[int, ...]] = (1, -1, 0, 0, 1, -1)
ONE_SIDED: Final = 2  # from here on a way moves one marker only
ROUTES: Final = PLANETS * PARTNERS  # of planet r // PARTNERS, to the planet r % PARTNERS + 1 further on
# Turned away and paid for, together at most a level.
PAIRS: Final = (NUMBERED_LEVELS + 1) * (NUMBERED_LEVELS + 2) // 2

DONE: Final = 0
PASS: Final = 1
LAY: Final = 2  # + card
SETTLE: Final = LAY + NUMBERED_CARDS  # + pair
YES: Final = SETTLE + PAIRS
NO: Final = YES + 1
ADD: Final = NO + 1  # + resource
TAKE: Final = ADD + PLANETS  # + technology
UPGRADE: Final = TAKE + PLANETS  # + technology
REMOVE: Final = UPGRADE + PLANETS  # + route
TO_SUPPLY: Final = REMOVE + ROUTES
TO_COLONISTS: Final = TO_SUPPLY + 1
SELL: Final = TO_COLONISTS + 1  # + resource
ADJUST: Final = SELL + PLANETS  # + 6 * partner + way
PRODUCE: Final = ADJUST + PLANETS * len(HOWS)  # + number
ATTRACT: Final = PRODUCE + NUMBERED_LEVELS + 1  # + number
TAKE_CREDITS: Final = ATTRACT + NUMBERED_LEVELS + 1
TAKE_RESOURCES: Final = TAKE_CREDITS + 1
TAKE_PIRATES: Final = TAKE_RESOURCES + 1
GAIN: Final = TAKE_PIRATES + 1  # + resource
LOSE: Final = GAIN + PLANETS  # + resource
LOSE_RESOURCES: Final = LOSE + PLANETS
LOSE_COLONISTS: Final = LOSE_RESOURCES + 1
DOWNGRADE: Final = LOSE_COLONISTS + 1  # + technology
DUMP: Final = DOWNGRADE + PLANETS  # + resource
DECIDE_YES: Final = DUMP + PLANETS
DECIDE_NO: Final = DECIDE_YES + 1
PLACE: Final = DECIDE_NO + 1  # + route
PAY: Final = PLACE + ROUTES  # + resource
MORE_CARDS: Final = PAY + PLANETS  # + card - NUMBERED_CARDS

DRAW_NEUTRALS: Final = 0  # + the first planet of a pair whose second is two further on
DRAW_PLANET: Final = DRAW_NEUTRALS + PLANETS  # + planet
DRAW_FIRST: Final = DRAW_PLANET + PLANETS  # + seat
DRAW_CARD: Final = DRAW_FIRST + PLANETS  # + card


def laying(card: int) -> int:
    """The choice that lays a card."""
    return LAY + card if card < NUMBERED_CARDS else MORE_CARDS + card - NUMBERED_CARDS


def laid_card(action: int) -> int:
    """The card that a choice lays."""
    return action - LAY if action < MORE_CARDS else action - MORE_CARDS + NUMBERED_CARDS


def action_count(cards: int) -> int:
    return MORE_CARDS + max(0, cards - NUMBERED_CARDS)


def outcome_count(cards: int) -> int:
    return DRAW_CARD + cards


def route_of(route: int) -> int:
    """The planet whose route it is."""
    return route // PARTNERS


def route_to(route: int) -> int:
    """The partner at the other end."""
    return (route // PARTNERS + route % PARTNERS + 1) % PLANETS


def pairs() -> list[tuple[int, int]]:
    """CO-08: colonists turned away and colonists paid for, in the order of their numbers."""
    return [(away, paid) for away in range(NUMBERED_LEVELS + 1) for paid in range(NUMBERED_LEVELS + 1 - away)]
