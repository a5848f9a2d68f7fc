"""The actions of the five technologies, each begun, taken in small steps and ended. CO-13 to CO-18."""

from starboard.games.colonies import upgrades
from starboard.games.colonies.action_events import (
    ActionTaken,
    Adjusted,
    Attracted,
    Hunted,
    HuntedFor,
    Joined,
    Made,
    Passed,
    Rescued,
    RescuedFor,
    SentOff,
    Sold,
)
from starboard.games.colonies.market_view import see_market
from starboard.games.colonies.numbering import (
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
from starboard.kernel.number_lists import changed
from starboard.kernel.sentinels import NONE


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
    position.mover = NONE
    position.asked = NONE
    position.round = 0
    position.bans = [0] * PLANETS
    position.lost = [0] * PLANETS
    position.step = POLICE


def choose(position: Position, planet: int, action: int) -> None:
    """One of the six, or none."""
    if action == PASS:
        if position.story is not None:
            position.tell(Passed(position.seat_of[planet]))
        position.finished()
    elif action >= UPGRADE:
        upgrades.upgrade(position, planet, action - UPGRADE)
        position.finished()
    else:
        begin(position, planet, action - TAKE)


def begin(position: Position, planet: int, technology: int) -> None:
    """The action of a technology starts; its level says how much it can do."""
    level = position.levels[planet * PLANETS + technology]
    if position.story is not None:
        position.tell(ActionTaken(position.seat_of[planet], position.pack.actions[technology], level))
    if technology == COMMUNITY:
        position.ask_one(ASK_REFUGE, planet, level)
    elif technology == MILITARY:
        position.ask_one(ASK_HUNT, planet, level)
    elif technology == COMMERCE:
        position.ask_one(ASK_SELL, planet, level)
    elif technology == INFLUENCE:
        position.ask_one(ASK_ADJUST, planet, level)
    else:
        position.ask_one(ASK_PRODUCE, planet, level)


def go_on(position: Position, planet: int, action: int) -> None:
    """One small step of the action in hand, or its end."""
    ask = position.ask
    if action == DONE:
        if ask == ASK_ADJUST:
            position.steps = [0] * PLANETS
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
    else:
        attract(position, planet, action - ATTRACT)


# -- Community: CO-14 --------------------------------------------------------------------------


def rescue(position: Position, planet: int, cell: int) -> None:
    """A pirate leaves a route; one that blocked an opponent gives what it was blocking."""
    position.pirates = changed(position.pirates, cell, -1)
    kind = cell % PLANETS
    rewarded = cell // PLANETS != planet
    if rewarded:
        position.resources[planet * PLANETS + kind] += position.pack.rescue
    if position.story is not None:
        tell_rescue(position, planet, cell, rewarded)
    position.ask = ASK_WHITHER


def tell_rescue(position: Position, planet: int, cell: int, rewarded: bool) -> None:
    pack = position.pack
    seat = position.seat_of[planet]
    owner = position.seat_of[cell // PLANETS]
    of = pack.planets[cell // PLANETS]
    kind = cell % PLANETS
    there = position.pirates[cell]
    if rewarded:
        stock = position.resources[planet * PLANETS + kind]
        reward = pack.resources[kind]
        position.tell(RescuedFor(seat, owner, of, pack.planets[kind], reward, there, pack.rescue, stock))
    else:
        position.tell(Rescued(seat, owner, of, pack.planets[kind], there))


def take_in(position: Position, planet: int, action: int) -> None:
    """The rescued pirate goes to the supply or joins the own colonists."""
    stays = action == TO_COLONISTS
    if stays:
        position.colonists[planet] += 1
    position.left -= 1
    if position.story is not None:
        seat = position.seat_of[planet]
        if stays:
            position.tell(Joined(seat, 1, position.colonists[planet], position.left))
        else:
            position.tell(SentOff(seat, 1, position.left))
    position.ask = ASK_REFUGE


# -- Military: CO-15 ---------------------------------------------------------------------------


def hunt(position: Position, planet: int, cell: int) -> None:
    """A pirate is caught; the opponent it troubled pays a Credit, if there is one."""
    position.pirates = changed(position.pirates, cell, -1)
    position.left -= 1
    owner = cell // PLANETS
    reward = min(position.pack.hunting, position.credits[owner]) if owner != planet else 0
    position.credits[owner] -= reward
    position.credits[planet] += reward
    if position.story is not None:
        tell_hunt(position, planet, cell, reward)


def tell_hunt(position: Position, planet: int, cell: int, reward: int) -> None:
    names = position.pack.planets
    seat = position.seat_of[planet]
    owner = cell // PLANETS
    of, to = names[owner], names[cell % PLANETS]
    there = position.pirates[cell]
    if owner == planet:
        position.tell(Hunted(seat, seat, of, to, there, position.left))
    else:
        told = HuntedFor(seat, position.seat_of[owner], of, to, reward, there, position.left)
        position.tell_paid(told, [planet, owner])


# -- Commerce: CO-16 ---------------------------------------------------------------------------


def sell(position: Position, planet: int, kind: int) -> None:
    """To the highest free place of its market, at the price of that place."""
    price = position.pack.price(position.markets[kind])
    cell = planet * PLANETS + kind
    position.resources[cell] -= 1
    position.markets[kind] += 1
    position.credits[planet] += price
    position.left -= 1
    if position.story is not None:
        seat = position.seat_of[planet]
        name = position.pack.resources[kind]
        market = see_market(position, kind)
        told = Sold(seat, name, price, position.resources[cell], market, position.left)
        position.tell_paid(told, [planet])


# -- Influence: CO-17 --------------------------------------------------------------------------


def adjust(position: Position, planet: int, partner: int, how: int) -> None:
    """A step on an agreement; each further one on the same agreement costs a point more."""
    mine = planet * PLANETS + partner
    theirs = partner * PLANETS + planet
    price = position.pack.step_price(position.steps[partner])
    position.steps = changed(position.steps, partner, 1)
    position.left -= price
    position.promises = changed(changed(position.promises, mine, MINE[how]), theirs, THEIRS[how])
    if how >= ONE_SIDED:
        position.credits[planet] -= position.pack.one_sided
        position.credits[partner] += position.pack.one_sided
    if position.story is not None:
        tell_adjusted(position, planet, partner, how, price)


def tell_adjusted(position: Position, planet: int, partner: int, how: int, price: int) -> None:
    pack = position.pack
    told = Adjusted(
        position.seat_of[planet],
        pack.planets[partner],
        HOWS[how],
        price,
        pack.one_sided if how >= ONE_SIDED else 0,
        position.promises[planet * PLANETS + partner],
        position.promises[partner * PLANETS + planet],
        position.left,
        pack.step_price(position.steps[partner]),
    )
    position.tell_paid(told, [planet, partner] if how >= ONE_SIDED else [])


# -- Industry: CO-18 ---------------------------------------------------------------------------


def make(position: Position, planet: int, number: int) -> None:
    cell = planet * PLANETS + planet
    position.resources[cell] += number
    if position.story is not None:
        name = position.pack.resources[planet]
        position.tell(Made(position.seat_of[planet], name, number, position.resources[cell]))
    position.ask = ASK_ATTRACT


def attract(position: Position, planet: int, number: int) -> None:
    position.colonists[planet] += number
    if position.story is not None:
        position.tell(Attracted(position.seat_of[planet], number, position.colonists[planet]))
    position.finished()
