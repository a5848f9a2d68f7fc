"""What event cards do: one small function for each effect, shared by the cards. CO-10, CO-11, CO-30."""

from typing import Final

from starboard.games.colonies import actions, pirates
from starboard.games.colonies.choices import (
    ACTIONS,
    DONE,
    LEVELS,
    PLACE,
    PLANETS,
    TAKE,
    TAKE_CREDITS,
    TAKE_PIRATES,
    TAKE_RESOURCES,
    UPGRADE,
    UPGRADING,
)
from starboard.games.colonies.choices import (
    DOWNGRADE as CHOOSE_DOWNGRADE,
)
from starboard.games.colonies.choices import (
    DUMP as CHOOSE_DUMP,
)
from starboard.games.colonies.choices import (
    GAIN as CHOOSE_GAIN,
)
from starboard.games.colonies.choices import (
    LOSE as CHOOSE_LOSE,
)
from starboard.games.colonies.choices import (
    LOSE_RESOURCES as CHOOSE_LOSE_RESOURCES,
)
from starboard.games.colonies.components import (
    ALL_OF_THEM,
    CLEAR_PIRATES,
    COLONISTS,
    DOWNGRADE,
    DUMP_RESOURCES,
    EMPTY_MARKETS,
    FORBID,
    LOSE_ACTIONS,
    LOSE_COLONISTS,
    LOSE_EITHER,
    LOSE_RESOURCES,
    PIRATES,
    TAKE_ACTION,
)
from starboard.games.colonies.state import (
    ASK_DOWNGRADE,
    ASK_DUMP,
    ASK_GAIN,
    ASK_LOSE,
    ASK_LOSE_WHICH,
    ASK_OFFER,
    ASK_PLACE,
    Position,
)
from starboard.kernel.lists import changed, replaced

OFFER: Final = 12  # besides the effects on the cards: leaders choose …
GAIN: Final = 13  # … and get resources of choice


def wait(position: Position, effect: int, planet: int, amount: int) -> None:
    """Put an effect at the end of those that wait."""
    position.queue = [*position.queue, effect, planet, amount]


def come_next(position: Position, effect: int, planet: int, amount: int) -> None:
    """Put an effect before all that wait."""
    position.queue = [effect, planet, amount, *position.queue]


def carry_out_next(position: Position) -> None:
    effect, planet, amount = position.queue[:3]
    position.queue = position.queue[3:]
    if effect == OFFER:
        offer(position, planet)
    elif effect == GAIN:
        position.ask_one(ASK_GAIN, planet, amount)
    elif effect == TAKE_ACTION:
        actions.begin(position, planet, amount)
    elif effect == FORBID:
        forbid(position, planet, amount)
    elif effect == COLONISTS:
        receive_colonists(position, planet, amount)
    elif effect == PIRATES:
        pirates.place_in_order(position, planet, amount)
    elif effect == LOSE_RESOURCES:
        lose_resources(position, planet, amount)
    elif effect == LOSE_COLONISTS:
        lose_colonists(position, planet, amount)
    else:
        carry_out_rare(position, effect, planet, amount)


def carry_out_rare(position: Position, effect: int, planet: int, amount: int) -> None:
    if effect == LOSE_ACTIONS:
        lose_actions(position, planet, amount)
    elif effect == LOSE_EITHER:
        lose_either(position, planet, amount)
    elif effect == EMPTY_MARKETS:
        empty_markets(position)
    elif effect == CLEAR_PIRATES:
        pirates.clear_all(position)
    elif effect == DUMP_RESOURCES:
        dump_resources(position, planet, amount)
    elif effect == DOWNGRADE:
        downgrade(position, planet, amount)


def answer(position: Position, planet: int, action: int) -> None:
    """The player who was asked about an effect has chosen."""
    ask = position.ask
    if action == DONE:
        position.finished()
    elif ask == ASK_OFFER:
        accept(position, planet, action)
    elif ask == ASK_GAIN:
        gain(position, planet, action - CHOOSE_GAIN)
    elif ask == ASK_LOSE:
        lose(position, planet, action - CHOOSE_LOSE, 1)
        lose_what_must_be(position, planet)
    elif ask == ASK_LOSE_WHICH:
        lose_chosen(position, planet, action == CHOOSE_LOSE_RESOURCES)
    elif ask == ASK_DOWNGRADE:
        lower_level(position, planet, action - CHOOSE_DOWNGRADE)
        downgrade(position, planet, position.left - 1)
    elif ask == ASK_DUMP:
        dump(position, planet, action - CHOOSE_DUMP)
        dump_resources(position, planet, position.left - 1)
    elif ask == ASK_PLACE:
        cell = position.pack.cell[action - PLACE]
        pirates.put(position, cell // PLANETS, cell % PLANETS, 1)
        position.left -= 1


# -- what the leaders are offered: CO-10 -------------------------------------------------------


def offer(position: Position, planet: int) -> None:
    """An offer of which everybody can see that only the Credits can be had is not asked."""
    if has_open_choice(position, planet):
        position.ask_one(ASK_OFFER, planet, 0)
    else:
        take_credits(position, planet)


def has_open_choice(position: Position, planet: int) -> bool:
    """Not asking must not tell that somebody is too poor for an upgrade, so Credits do not count here."""
    pack = position.pack
    card = position.current
    if pack.offer_actions[card] == 1 << UPGRADING:
        prices = [actions.upgrade_price(position, planet, technology) for technology in range(PLANETS)]
        return max(prices) >= 0
    return len(offered(position, planet)) > 1


def offered(position: Position, planet: int) -> list[int]:
    """The choices of a leader, ascending."""
    pack = position.pack
    card = position.current
    mask = pack.offer_actions[card]
    found = [TAKE + technology for technology in range(PLANETS) if mask >> technology & 1]
    if mask >> UPGRADING & 1:
        for technology in range(PLANETS):
            if actions.can_upgrade(position, planet, technology):
                found.append(UPGRADE + technology)
    if pack.offer_free[card]:
        found += [UPGRADE + technology for technology in lowest_technologies(position, planet)]
    found.append(TAKE_CREDITS)
    if pack.offer_resources[card]:
        found.append(TAKE_RESOURCES)
    if pack.offer_pirates[card]:
        found.append(TAKE_PIRATES)
    return found


def lowest_technologies(position: Position, planet: int) -> list[int]:
    """CO-30: those of the lowest level, if that is not the highest there is."""
    levels = position.levels[planet * PLANETS : planet * PLANETS + PLANETS]
    lowest = min(levels)
    if lowest == LEVELS:
        return []
    return [technology for technology in range(PLANETS) if levels[technology] == lowest]


def accept(position: Position, planet: int, action: int) -> None:
    pack = position.pack
    card = position.current
    position.finished()
    if action == TAKE_CREDITS:
        take_credits(position, planet)
    elif action == TAKE_RESOURCES:
        if pack.offer_then[card] >= 0:
            come_next(position, TAKE_ACTION, planet, pack.offer_then[card])
        come_next(position, GAIN, planet, pack.offer_resources[card])
    elif action == TAKE_PIRATES:
        position.ask_one(ASK_PLACE, planet, pack.offer_pirates[card])
    elif action >= UPGRADE:
        if pack.offer_free[card]:
            actions.raise_level(position, planet, action - UPGRADE)
        else:
            actions.upgrade(position, planet, action - UPGRADE)
    else:
        for _ in range(pack.offer_times[card]):
            come_next(position, TAKE_ACTION, planet, action - TAKE)


def take_credits(position: Position, planet: int) -> None:
    number = position.pack.instead
    position.credits[planet] += number
    if position.story is not None:
        position.happened("took-credits", {"seat": position.seat_of[planet], "count": number})


def gain(position: Position, planet: int, kind: int) -> None:
    position.resources[planet * PLANETS + kind] += 1
    position.left -= 1
    if position.story is not None:
        name = position.pack.resources[kind]
        position.happened("gained", {"seat": position.seat_of[planet], "resource": name, "count": 1})


# -- bans and lost actions: CO-13, CO-30 -------------------------------------------------------


def forbid(position: Position, planet: int, action: int) -> None:
    position.bans = replaced(position.bans, planet, position.bans[planet] | 1 << action)
    if position.story is not None:
        name = position.pack.actions[action % ACTIONS]
        position.happened("banned", {"seat": position.seat_of[planet], "action": name})


def lose_actions(position: Position, planet: int, number: int) -> None:
    position.lost = changed(position.lost, planet, number)
    if position.story is not None:
        position.happened("lost-action", {"seat": position.seat_of[planet], "count": number})


# -- colonists ---------------------------------------------------------------------------------


def receive_colonists(position: Position, planet: int, number: int) -> None:
    position.colonists[planet] += number
    if position.story is not None:
        position.happened("received-colonists", {"seat": position.seat_of[planet], "count": number})


def lose_colonists(position: Position, planet: int, number: int) -> None:
    """CO-11: as many as there are, if there are too few."""
    there = position.colonists[planet]
    leaving = there if number == ALL_OF_THEM else min(number, there)
    position.colonists[planet] -= leaving
    if position.story is not None and leaving:
        position.happened("lost-colonists", {"seat": position.seat_of[planet], "count": leaving})


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
    position.resources[planet * PLANETS + kind] -= number
    position.left -= number
    if position.story is not None:
        name = position.pack.resources[kind]
        position.happened("lost", {"seat": position.seat_of[planet], "resource": name, "count": number})


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
    position.resources[planet * PLANETS + kind] -= 1
    position.markets[kind] += 1
    if position.story is not None:
        name = position.pack.resources[kind]
        position.happened("dumped", {"seat": position.seat_of[planet], "resource": name, "count": 1})


def empty_markets(position: Position) -> None:
    """CO-30: all five."""
    if position.story is not None:
        position.happened("markets-emptied", {"count": sum(position.markets)})
    position.markets = [0] * PLANETS


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
        position.happened(
            "downgraded", {"seat": position.seat_of[planet], "technology": name, "level": level}
        )
