"""What a Crewmember can do for so many points, and what it is worth to end up somewhere."""

from math import exp
from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import (
    CREW,
    FREE,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    NAVIGATOR,
    SOMEBODY,
    STEP,
    WALL,
)
from starboard.games.convoy.deliveries import DeliveryPlan, cost_of, needs, still_wanted
from starboard.games.convoy.distances import FAR
from starboard.games.convoy.state import Position

NEVER: Final = -1_000_000_000
PLACE_BITS: Final = 20  # places on a walk are numbers of at most so many bits
# What things are worth, in hundredths of a Charge brought home.
PLACED: Final = 10_000  # a Charge in an Engine that needs it
FADING: Final = 0.08  # … and how fast that worth fades with the points still to pay for it
WON: Final = 100_000
SPARE: Final = 2_000  # one more than it needs: the tracker stalls, and it can still be burnt
BROKEN: Final = -500  # a Charge destroyed on the way
LOSS: Final = 6_000  # a Crewmember in space
BURNT: Final = 800  # a Charge picked up on the way, to be burnt for points
HACKED: Final = 100  # a flip stopped
RISK: Final = 150  # every point it takes to leave a Module that may be warned next
INSIDE: Final = 300  # being on one at all
TOGETHER: Final = 150  # for each of two, one of them the Navigator, who end the phase on one Module or Engine
IDLE: Final = 20  # every step that somebody without a delivery is from the bow
STOLEN: Final = 1_400  # grappling somebody who carries a Charge
BRAWL: Final = -600  # grappling for nothing
WORTH: Final = [int(PLACED * exp(-FADING * price)) for price in range(4 * FAR)]  # by points still to pay


class PathSearch:
    """The best a Crewmember can do for exactly so many points.

    A place on a walk is a number: points paid so far, the space, and whether a Charge is in hand.
    """

    def __init__(self, position: Position, deliveries: DeliveryPlan, member: int, most: int) -> None:
        self.value: list[int] = [NEVER] * (most + 1)
        self.end: list[int] = [-1] * (most + 1)  # the place where that walk ends
        self.position = position
        self.deliveries = deliveries
        self.member = member
        self.near = position.pack.near[position.reach_of(position.owner(member))]
        self.size = 2 * position.pack.spaces
        self.gains: list[int] = [NEVER] * ((most + 1) * self.size)
        self.came: list[int] = [-1] * ((most + 1) * self.size)  # from which place, and by which action
        self.walk(most)

    def walk(self, most: int) -> None:
        """Layer by layer: where one can be, with or without a Charge, having paid so much."""
        layers: list[list[int]] = [[] for _ in range(most + 1)]
        start = 2 * self.position.at[self.member] + self.position.carrying[self.member]
        self.gains[start] = 0
        layers[0].append(start)
        for paid in range(most + 1):
            for place in layers[paid]:
                node: i64 = place - paid * self.size
                value = self.gains[place] + place_value(
                    self.position, self.deliveries, self.member, node >> 1, node & 1
                )
                if value > self.value[paid]:
                    self.value[paid] = value
                    self.end[paid] = place
                self.spread(paid, place, most, layers)

    def spread(self, paid: i64, place: i64, most: i64, layers: list[list[int]]) -> None:
        """One step on in every direction."""
        position = self.position
        node: i64 = place - paid * self.size
        carrying: i64 = node & 1
        after: i64 = paid + cost_of(position, self.member, carrying)
        if after > most:
            return
        for to in self.near[node >> 1]:
            there: i64 = position.ground[to]
            if there != FREE:
                if paid == 0 and there != WALL:
                    self.consider_grapple(to, there - SOMEBODY, after, place)
                continue
            acts, gain, hands = arrival(position, self.member, to, carrying)
            action = self.step_number(to) + acts
            self.reach(after, 2 * to + hands, self.gains[place] + gain, place, action, layers)
            if hands > carrying:
                self.reach(after, 2 * to, self.gains[place] + BURNT, place, action, layers)

    def reach(
        self, paid: i64, node: i64, gain: int, before: i64, action: int, layers: list[list[int]]
    ) -> None:
        """One can be at `node` with that gain; keep it if no other way there gains more."""
        place = paid * self.size + node
        if gain > self.gains[place]:
            if self.gains[place] == NEVER:
                layers[paid].append(place)
            self.gains[place] = gain
            self.came[place] = action << PLACE_BITS | before

    def consider_grapple(self, to: int, foe: int, paid: i64, before: i64) -> None:
        position = self.position
        if position.owner(foe) == position.owner(self.member):
            return
        thief = position.carrying[foe] == 1 and position.carrying[self.member] == 0
        value = (STOLEN if thief else BRAWL) + place_value(
            position, self.deliveries, self.member, position.at[self.member], position.carrying[self.member]
        )
        if value > self.value[paid]:
            place = paid * self.size + 2 * to
            self.value[paid] = value
            self.end[paid] = place
            self.came[place] = self.step_number(to) << PLACE_BITS | before

    def step_number(self, to: int) -> int:
        number = self.member % CREW if self.position.players == 2 else self.member
        return STEP + number * self.position.pack.span + 2 * to

    def path(self, paid: int) -> list[int]:
        """The steps of the best walk for so many points."""
        steps: list[int] = []
        place = self.end[paid]
        while self.came[place] >= 0:
            steps.append(self.came[place] >> PLACE_BITS)
            place = self.came[place] & (1 << PLACE_BITS) - 1
        steps.reverse()
        return steps


def arrival(position: Position, member: int, to: i64, carrying: i64) -> tuple[int, int, int]:
    """What to do with a Charge on stepping there: the choice, its worth, and what is in hand then."""
    module: i64 = position.pack.module_of[to]
    if module < MODULES:
        if position.charge_at[module] != to:
            return 0, 0, carrying
        return (0, BROKEN, 1) if carrying else (1, 0, 1)
    engine = module - MODULES
    if carrying and position.engines[engine] < position.pack.squares:
        seat = position.owner(member)
        if needs(position, seat, engine) > 0:
            return 1, PLACED + (WON if still_wanted(position, seat) == 1 else 0), 0
        if not position.stalled:
            return 1, SPARE, 0
    return 0, 0, carrying


def place_value(position: Position, deliveries: DeliveryPlan, member: int, space: i64, carrying: i64) -> int:
    """How good it is to end the phase there."""
    module: i64 = position.pack.module_of[space]
    value = 0
    if module < MODULES and position.dice[module] > 0:
        if not hacks(position, member, module, space):
            return -LOSS
        value += HACKED
    elif module < MODULES:
        value -= RISK * deliveries.distances.out[space] * cost_of(position, member, carrying) + INSIDE
    value += company(position, member, module)
    delivery = deliveries.by_member[member]
    if delivery is None:
        return value - IDLE * deliveries.distances.to_engine[0][space]
    return value + WORTH[delivery.price_from(space, carrying)]


def company(position: Position, member: int, module: i64) -> int:
    """CC-17: who begins the next phase where the Navigator is has a point of its own."""
    if position.players == 2 or position.at[NAVIGATOR] < 0:
        return 0
    module_of = position.pack.module_of
    if member != NAVIGATOR:
        return TOGETHER if module_of[position.at[NAVIGATOR]] == module else 0
    value = 0
    for other in range(LARGEST_CREW):
        there: i64 = position.at[other]
        if other != NAVIGATOR and there >= 0 and module_of[there] == module:
            value += TOGETHER
    return value


def hacks(position: Position, member: int, module: i64, space: i64) -> bool:
    """Would this be the Mechanic at a Console that can stop the flip?"""
    console: i64 = position.pack.console[position.faces[module]]
    return (
        position.has_ability(member, MECHANIC)
        and position.dice[module] == position.pack.hack
        and console >= 0
        and space == module * position.pack.cells + console
    )
