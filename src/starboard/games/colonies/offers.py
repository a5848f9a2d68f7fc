"""What the leaders of a vote may choose among, and what comes of it. CO-10."""

from starboard.games.colonies import upgrades
from starboard.games.colonies.components import GAIN_RESOURCES, TAKE_ACTION
from starboard.games.colonies.council_events import Gained, TookCredits
from starboard.games.colonies.numbering import (
    PLANETS,
    TAKE,
    TAKE_CREDITS,
    TAKE_PIRATES,
    TAKE_RESOURCES,
    UPGRADE,
    UPGRADING,
)
from starboard.games.colonies.state import ASK_OFFER, ASK_PLACE, Position


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
    more = pack.offer_resources[card] + pack.offer_pirates[card]
    if pack.offer_actions[card] == 1 << UPGRADING and not more:
        prices = [upgrades.upgrade_price(position, planet, technology) for technology in range(PLANETS)]
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
            if upgrades.can_upgrade(position, planet, technology):
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
    if lowest == position.pack.levels:
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
            position.put_first(TAKE_ACTION, planet, pack.offer_then[card])
        position.put_first(GAIN_RESOURCES, planet, pack.offer_resources[card])
    elif action == TAKE_PIRATES:
        position.ask_one(ASK_PLACE, planet, pack.offer_pirates[card])
    elif action >= UPGRADE:
        if pack.offer_free[card]:
            upgrades.raise_level(position, planet, action - UPGRADE)
        else:
            upgrades.upgrade(position, planet, action - UPGRADE)
    else:
        for _ in range(pack.offer_times[card]):
            position.put_first(TAKE_ACTION, planet, action - TAKE)


def take_credits(position: Position, planet: int) -> None:
    number = position.pack.instead
    position.credits[planet] += number
    if position.story is not None:
        position.tell_paid(TookCredits(position.seat_of[planet], number), [planet])


def gain(position: Position, planet: int, kind: int) -> None:
    cell = planet * PLANETS + kind
    position.resources[cell] += 1
    position.left -= 1
    if position.story is not None:
        name = position.pack.resources[kind]
        position.tell(Gained(position.seat_of[planet], name, 1, position.resources[cell], position.left))
