"""What event cards do to a player: one small function for each effect, shared by the cards. CO-11, CO-30."""

from starboard.games.colonies import scoring
from starboard.games.colonies.components import ALL_OF_THEM
from starboard.games.colonies.council_events import (
    Banned,
    Downgraded,
    Dumped,
    Lost,
    LostAction,
    LostColonists,
    MarketsEmptied,
    ReceivedColonists,
)
from starboard.games.colonies.market_view import see_market, see_markets
from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import ASK_DOWNGRADE, ASK_DUMP, ASK_LOSE, ASK_LOSE_WHICH, Position
from starboard.games.colonies.types import ActionName
from starboard.kernel.number_lists import changed, replaced

# -- bans and lost actions: CO-13, CO-30 -------------------------------------------------------


def forbid(position: Position, planet: int, action: int) -> None:
    position.bans = replaced(position.bans, planet, position.bans[planet] | 1 << action)
    if position.story is not None:
        name = position.pack.actions[action]
        position.tell(Banned(position.seat_of[planet], name, banned(position, planet)))


def banned(position: Position, planet: int) -> list[ActionName]:
    """What the planet's player may not do this turn."""
    actions = position.pack.actions
    return [actions[n] for n in range(len(actions)) if position.bans[planet] >> n & 1]


def lose_actions(position: Position, planet: int, number: int) -> None:
    position.lost = changed(position.lost, planet, number)
    if position.story is not None:
        position.tell(LostAction(position.seat_of[planet], number, position.lost[planet]))


# -- colonists ---------------------------------------------------------------------------------


def receive_colonists(position: Position, planet: int, number: int) -> None:
    position.colonists[planet] += number
    if position.story is not None:
        position.tell(ReceivedColonists(position.seat_of[planet], number, position.colonists[planet]))


def lose_colonists(position: Position, planet: int, number: int) -> None:
    """CO-11: as many as there are, if there are too few."""
    there = position.colonists[planet]
    leaving = there if number == ALL_OF_THEM else min(number, there)
    position.colonists[planet] -= leaving
    if position.story is not None and leaving:
        position.tell(LostColonists(position.seat_of[planet], leaving, position.colonists[planet]))


# -- resources ---------------------------------------------------------------------------------


def lose_resources(position: Position, planet: int, number: int) -> None:
    """Resources of choice; what leaves no choice is taken at once."""
    position.left = number
    lose_what_must_be(position, planet)
    if position.left:
        position.ask_one(ASK_LOSE, planet, position.left)


def lose_what_must_be(position: Position, planet: int) -> None:
    """CO-11: all there is, if it is not more than what must go, or if it is of one kind only."""
    kinds = [kind for kind in range(PLANETS) if position.resources[planet * PLANETS + kind]]
    if position.stock(planet) <= position.left or len(kinds) == 1:
        for kind in kinds:
            lose(position, planet, kind, min(position.left, position.resources[planet * PLANETS + kind]))
        position.left = 0


def lose(position: Position, planet: int, kind: int, number: int) -> None:
    if number == 0:
        return
    cell = planet * PLANETS + kind
    position.resources[cell] -= number
    position.left -= number
    if position.story is not None:
        name = position.pack.resources[kind]
        position.tell(Lost(position.seat_of[planet], name, number, position.resources[cell], position.left))


def lose_either(position: Position, planet: int, number: int) -> None:
    """CO-30: who can lose only one of the two in full must lose that one."""
    resources = position.stock(planet)
    colonists = position.colonists[planet]
    if resources == 0 and colonists == 0:
        return
    if (resources >= number) == (colonists >= number):
        position.ask_one(ASK_LOSE_WHICH, planet, number)
    elif resources >= number:
        lose_resources(position, planet, number)
    else:
        lose_colonists(position, planet, number)


def lose_chosen(position: Position, planet: int, resources: bool) -> None:
    number = position.left
    position.finished()
    if resources:
        lose_resources(position, planet, number)
    else:
        lose_colonists(position, planet, number)


def dump_resources(position: Position, planet: int, number: int) -> None:
    """Resources of choice go from the stock to their markets, unpaid."""
    position.finished()
    while number:
        kinds = [kind for kind in range(PLANETS) if position.resources[planet * PLANETS + kind]]
        if len(kinds) != 1:
            break
        dump(position, planet, kinds[0])
        number -= 1
    if number and position.stock(planet):
        position.ask_one(ASK_DUMP, planet, number)


def dump(position: Position, planet: int, kind: int) -> None:
    cell = planet * PLANETS + kind
    position.resources[cell] -= 1
    position.markets[kind] += 1
    if position.story is not None:
        name = position.pack.resources[kind]
        market = see_market(position, kind)
        position.tell(Dumped(position.seat_of[planet], name, 1, position.resources[cell], market))


def empty_markets(position: Position) -> None:
    """CO-30: all five."""
    count = sum(position.markets)
    position.markets = [0] * PLANETS
    if position.story is not None:
        position.tell(MarketsEmptied(count, see_markets(position)))


# -- technologies ------------------------------------------------------------------------------


def downgrade(position: Position, planet: int, number: int) -> None:
    """CO-30: the player's choice among those above level 1; a single one leaves no choice."""
    position.finished()
    while number:
        above = [n for n in range(PLANETS) if position.levels[planet * PLANETS + n] > 1]
        if len(above) > 1:
            position.ask_one(ASK_DOWNGRADE, planet, number)
            return
        if not above:
            return
        lower_level(position, planet, above[0])
        number -= 1


def lower_level(position: Position, planet: int, technology: int) -> None:
    cell = planet * PLANETS + technology
    level = position.levels[cell] - 1
    position.levels = replaced(position.levels, cell, level)
    if position.story is not None:
        name = position.pack.technologies[technology]
        points = scoring.technology_points(position, planet)
        position.tell(Downgraded(position.seat_of[planet], name, level, points))
