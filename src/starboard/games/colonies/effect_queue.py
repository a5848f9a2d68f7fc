"""What comes of an event card: effects that wait, and what leaders are offered. CO-10, CO-11."""

from typing import Final

from starboard.games.colonies import actions, effects, pirates, upgrades
from starboard.games.colonies.components import (
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
from starboard.games.colonies.council_events import Gained, TookCredits
from starboard.games.colonies.numbering import (
    DONE,
    PLACE,
    PLANETS,
    TAKE,
    TAKE_CREDITS,
    TAKE_PIRATES,
    TAKE_RESOURCES,
    UPGRADE,
    UPGRADING,
)
from starboard.games.colonies.numbering import DOWNGRADE as CHOOSE_DOWNGRADE
from starboard.games.colonies.numbering import DUMP as CHOOSE_DUMP
from starboard.games.colonies.numbering import GAIN as CHOOSE_GAIN
from starboard.games.colonies.numbering import LOSE as CHOOSE_LOSE
from starboard.games.colonies.numbering import LOSE_RESOURCES as CHOOSE_LOSE_RESOURCES
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
        effects.forbid(position, planet, amount)
    elif effect == COLONISTS:
        effects.receive_colonists(position, planet, amount)
    elif effect == PIRATES:
        pirates.place_in_order(position, planet, amount)
    elif effect == LOSE_RESOURCES:
        effects.lose_resources(position, planet, amount)
    elif effect == LOSE_COLONISTS:
        effects.lose_colonists(position, planet, amount)
    elif effect == LOSE_ACTIONS:
        effects.lose_actions(position, planet, amount)
    elif effect == LOSE_EITHER:
        effects.lose_either(position, planet, amount)
    elif effect == EMPTY_MARKETS:
        effects.empty_markets(position)
    elif effect == CLEAR_PIRATES:
        pirates.clear_all(position)
    elif effect == DUMP_RESOURCES:
        effects.dump_resources(position, planet, amount)
    elif effect == DOWNGRADE:
        effects.downgrade(position, planet, amount)


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
        effects.lose(position, planet, action - CHOOSE_LOSE, 1)
        effects.lose_what_must_be(position, planet)
    elif ask == ASK_LOSE_WHICH:
        effects.lose_chosen(position, planet, action == CHOOSE_LOSE_RESOURCES)
    elif ask == ASK_DOWNGRADE:
        effects.lower_level(position, planet, action - CHOOSE_DOWNGRADE)
        effects.downgrade(position, planet, position.left - 1)
    elif ask == ASK_DUMP:
        effects.dump(position, planet, action - CHOOSE_DUMP)
        effects.dump_resources(position, planet, position.left - 1)
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
            come_next(position, TAKE_ACTION, planet, pack.offer_then[card])
        come_next(position, GAIN, planet, pack.offer_resources[card])
    elif action == TAKE_PIRATES:
        position.ask_one(ASK_PLACE, planet, pack.offer_pirates[card])
    elif action >= UPGRADE:
        if pack.offer_free[card]:
            upgrades.raise_level(position, planet, action - UPGRADE)
        else:
            upgrades.upgrade(position, planet, action - UPGRADE)
    else:
        for _ in range(pack.offer_times[card]):
            come_next(position, TAKE_ACTION, planet, action - TAKE)


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
