"""The six actions, each begun, taken in small steps and ended. CO-13 to CO-20."""

from typing import Any

from starboard.games.colonies.choices import (
    ADJUST,
    ATTRACT,
    COMMERCE,
    COMMUNITY,
    DONE,
    HOWS,
    INFLUENCE,
    MILITARY,
    MINE,
    ONE_SIDED,
    PASS,
    PLANETS,
    PRODUCE,
    REMOVE,
    SELL,
    TAKE,
    THEIRS,
    TO_COLONISTS,
    UPGRADE,
)
from starboard.games.colonies.state import (
    ASK_ACTION,
    ASK_ADJUST,
    ASK_ATTRACT,
    ASK_HUNT,
    ASK_PRODUCE,
    ASK_REFUGE,
    ASK_SELL,
    ASK_WHITHER,
    POLICE,
    Position,
)
from starboard.kernel.lists import changed, replaced


def next_action(position: Position) -> None:
    """CO-13: three rounds in player order; a lost action is the third round's."""
    while True:
        if position.mover < 0:
            position.mover = position.first
        else:
            position.mover = position.clockwise(position.mover)
            if position.mover == position.first:
                position.round += 1
        if position.round == position.pack.rounds:
            end_phase(position)
            return
        if position.round < position.pack.rounds - position.lost[position.mover]:
            position.ask_one(ASK_ACTION, position.mover, 0)
            return


def end_phase(position: Position) -> None:
    """CO-30: what was forbidden or lost was so for this action phase only."""
    position.mover = -1
    position.asked = -1
    position.round = 0
    position.bans = [0] * PLANETS
    position.lost = [0] * PLANETS
    position.step = POLICE


def choose(position: Position, planet: int, action: int) -> None:
    """One of the six, or none."""
    if action == PASS:
        if position.story is not None:
            position.happened("passed", {"seat": position.seat_of[planet]})
        position.finished()
    elif action >= UPGRADE:
        upgrade(position, planet, action - UPGRADE)
        position.finished()
    else:
        begin(position, planet, action - TAKE)


def begin(position: Position, planet: int, technology: int) -> None:
    """The action of a technology starts; its level says how much it can do."""
    level = position.levels[planet * PLANETS + technology]
    if position.story is not None:
        parts = {
            "seat": position.seat_of[planet],
            "action": position.pack.actions[technology],
            "level": level,
        }
        position.happened("action-taken", parts)
    if technology == COMMUNITY:
        position.ask_one(ASK_REFUGE, planet, level)
    elif technology == MILITARY:
        position.ask_one(ASK_HUNT, planet, level)
    elif technology == COMMERCE:
        position.ask_one(ASK_SELL, planet, level)
    elif technology == INFLUENCE:
        position.steps = [0] * PLANETS
        position.ask_one(ASK_ADJUST, planet, level)
    else:
        position.ask_one(ASK_PRODUCE, planet, level)


def go_on(position: Position, planet: int, action: int) -> None:
    """One small step of the action in hand, or its end."""
    ask = position.ask
    if action == DONE:
        position.finished()
    elif ask == ASK_SELL:
        sell(position, planet, action - SELL)
    elif ask == ASK_ADJUST:
        adjust(position, planet, (action - ADJUST) // len(HOWS), (action - ADJUST) % len(HOWS))
    elif ask == ASK_HUNT:
        hunt(position, planet, position.pack.cell[action - REMOVE])
    elif ask == ASK_REFUGE:
        rescue(position, planet, position.pack.cell[action - REMOVE])
    elif ask == ASK_WHITHER:
        take_in(position, planet, action)
    elif ask == ASK_PRODUCE:
        make(position, planet, action - PRODUCE)
    elif ask == ASK_ATTRACT:
        attract(position, planet, action - ATTRACT)


def route_parts(position: Position, planet: int, cell: int) -> dict[str, Any]:
    """A route with its owner, and who acts on it."""
    names = position.pack.planets
    of = cell // PLANETS
    return {
        "seat": position.seat_of[planet],
        "owner": position.seat_of[of],
        "of": names[of],
        "to": names[cell % PLANETS],
    }


# -- Community: CO-14 --------------------------------------------------------------------------


def rescue(position: Position, planet: int, cell: int) -> None:
    """A pirate leaves a route; one that blocked an opponent gives what it was blocking."""
    position.pirates = changed(position.pirates, cell, -1)
    kind = cell % PLANETS
    rewarded = cell // PLANETS != planet
    if rewarded:
        position.resources[planet * PLANETS + kind] += 1
    if position.story is not None:
        parts = route_parts(position, planet, cell)
        if rewarded:
            parts["resource"] = position.pack.resources[kind]
        position.happened("rescued-for" if rewarded else "rescued", parts)
    position.ask = ASK_WHITHER


def take_in(position: Position, planet: int, action: int) -> None:
    """The rescued pirate goes to the supply or joins the own colonists."""
    stays = action == TO_COLONISTS
    if stays:
        position.colonists[planet] += 1
    if position.story is not None:
        position.happened("joined" if stays else "sent-off", {"seat": position.seat_of[planet], "count": 1})
    position.left -= 1
    position.ask = ASK_REFUGE


# -- Military: CO-15 ---------------------------------------------------------------------------


def hunt(position: Position, planet: int, cell: int) -> None:
    """A pirate is caught; the opponent it troubled pays a Credit, if there is one."""
    position.pirates = changed(position.pirates, cell, -1)
    position.left -= 1
    owner = cell // PLANETS
    reward = 1 if owner != planet and position.credits[owner] > 0 else 0
    position.credits[owner] -= reward
    position.credits[planet] += reward
    if position.story is not None:
        parts = route_parts(position, planet, cell)
        if owner != planet:
            parts["credits"] = reward
        position.happened("hunted-for" if owner != planet else "hunted", parts)


# -- Commerce: CO-16 ---------------------------------------------------------------------------


def sell(position: Position, planet: int, kind: int) -> None:
    """To the highest free place of its market, at the price of that place."""
    price = position.pack.price(position.markets[kind])
    position.resources[planet * PLANETS + kind] -= 1
    position.markets[kind] += 1
    position.credits[planet] += price
    position.left -= 1
    if position.story is not None:
        parts = {
            "seat": position.seat_of[planet],
            "resource": position.pack.resources[kind],
            "credits": price,
        }
        position.happened("sold", parts)


# -- Influence: CO-17 --------------------------------------------------------------------------


def adjust(position: Position, planet: int, partner: int, how: int) -> None:
    """A step on an agreement; each further one on the same agreement costs a point more."""
    mine = planet * PLANETS + partner
    theirs = partner * PLANETS + planet
    position.steps = changed(position.steps, partner, 1)
    position.left -= position.steps[partner]
    position.promises = changed(changed(position.promises, mine, MINE[how]), theirs, THEIRS[how])
    if how >= ONE_SIDED:
        position.credits[planet] -= 1
        position.credits[partner] += 1
    if position.story is not None:
        parts = {
            "seat": position.seat_of[planet],
            "planet": position.pack.planets[partner],
            "how": HOWS[how],
            "points": position.steps[partner],
            "credits": 1 if how >= ONE_SIDED else 0,
            "mine": position.promises[mine],
            "theirs": position.promises[theirs],
        }
        position.happened("adjusted", parts)


# -- Industry: CO-18 ---------------------------------------------------------------------------


def make(position: Position, planet: int, number: int) -> None:
    position.resources[planet * PLANETS + planet] += number
    if position.story is not None:
        name = position.pack.resources[planet]
        position.happened("made", {"seat": position.seat_of[planet], "resource": name, "count": number})
    position.ask = ASK_ATTRACT


def attract(position: Position, planet: int, number: int) -> None:
    position.colonists[planet] += number
    if position.story is not None:
        position.happened("attracted", {"seat": position.seat_of[planet], "count": number})
    position.finished()


# -- Technology: CO-19, CO-20 ------------------------------------------------------------------


def can_upgrade(position: Position, planet: int, technology: int) -> bool:
    price = upgrade_price(position, planet, technology)
    return 0 <= price <= position.credits[planet]


def upgrade_price(position: Position, planet: int, technology: int) -> int:
    """Credits that the missing resources of an upgrade cost on the markets; -1 where none would help."""
    level = position.levels[planet * PLANETS + technology] + 1
    pack = position.pack
    if level > len(pack.points) or position.colonists[planet] < level:
        return -1
    price = 0
    for kind in (pack.cost_one[technology], pack.cost_two[technology]):
        missing = level - position.resources[planet * PLANETS + kind]
        if missing > 0:
            there = position.markets[kind]
            if there < missing:
                return -1
            price += pack.worth(there) - pack.worth(there - missing)
    return price


def upgrade(position: Position, planet: int, technology: int) -> None:
    """One technology up one level, for both its resources and colonists."""
    pack = position.pack
    level = position.levels[planet * PLANETS + technology] + 1
    for kind in (pack.cost_one[technology], pack.cost_two[technology]):
        buy_missing(position, planet, kind, level)
        position.resources[planet * PLANETS + kind] -= level
        if position.story is not None:
            parts = {"seat": position.seat_of[planet], "resource": pack.resources[kind], "count": level}
            position.happened("invested", parts)
    position.colonists[planet] -= level
    if position.story is not None:
        position.happened("employed", {"seat": position.seat_of[planet], "count": level})
    raise_level(position, planet, technology)


def buy_missing(position: Position, planet: int, kind: int, needed: int) -> None:
    """CO-20: exactly what is missing, cheapest first."""
    missing = needed - position.resources[planet * PLANETS + kind]
    if missing <= 0:
        return
    there = position.markets[kind]
    price = position.pack.worth(there) - position.pack.worth(there - missing)
    position.markets[kind] -= missing
    position.credits[planet] -= price
    position.resources[planet * PLANETS + kind] += missing
    if position.story is not None:
        name = position.pack.resources[kind]
        parts = {"seat": position.seat_of[planet], "resource": name, "count": missing, "credits": price}
        position.happened("bought", parts)


def raise_level(position: Position, planet: int, technology: int) -> None:
    cell = planet * PLANETS + technology
    level = position.levels[cell] + 1
    position.levels = replaced(position.levels, cell, level)
    if position.story is not None:
        name = position.pack.technologies[technology]
        position.happened("upgraded", {"seat": position.seat_of[planet], "technology": name, "level": level})
