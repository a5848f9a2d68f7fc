"""What a Crewmember can do for so many points, and what it is worth to end up somewhere."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import (
    BOW,
    CREW,
    ENGINES,
    FREE,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    NAVIGATOR,
    SOMEBODY,
    STEP,
    ConvoyPack,
)
from starboard.games.convoy.deliveries import DeliveryPlan, cost_of, needs, still_wanted
from starboard.games.convoy.distances import FAR
from starboard.games.convoy.state import Position
from starboard.kernel.number_lists import table

NEVER: Final = -1_000_000_000
LONGEST: Final = 12  # points of a walk that is thought through
CHARGED: Final = -1  # on the ground of a walk: a Charge lies there
ENGINE: Final = -2  # … or it is an Engine that a Charge should be placed in
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


class Terrain:
    """What walks can meet in a phase, for all the crew alike: the ground, Charges and Engines marked."""

    def __init__(self, pack: ConvoyPack) -> None:
        self.ground: vec[i64] = vec[i64]([FREE] * pack.spaces)
        self.placed: vec[i64] = vec[i64]([0] * ENGINES)  # what placing a Charge there is worth

    def survey(self, position: Position, seat: int) -> None:
        """The ship as it is now."""
        ground = self.ground
        for space, there in enumerate(position.ground):
            ground[space] = there
        for charge in position.charge_at:
            if charge >= 0 and ground[charge] == FREE:
                ground[charge] = CHARGED
        for engine in range(ENGINES):
            worth = placing(position, seat, engine)
            self.placed[engine] = worth
            if worth > 0:
                ground[position.pack.bow + engine] = ENGINE


def placing(position: Position, seat: int, engine: int) -> int:
    """What it is worth to place a Charge in an Engine; 0 where it is better kept."""
    if position.engines[engine] >= position.pack.squares:
        return 0
    if needs(position, seat, engine) > 0:
        return PLACED + (WON if still_wanted(position, seat) == 1 else 0)
    return 0 if position.stalled else SPARE


class PathSearch:
    """The best a Crewmember can do for exactly so many points; one object serves search after search.

    A node is a space, and whether a Charge is in hand; a place on a walk is a node with the points paid so
    far. The tables have room for every place, and a search wipes only what the last one wrote: a walk sees
    little of it.
    """

    def __init__(self, pack: ConvoyPack, terrain: Terrain) -> None:
        self.pack = pack
        self.ground = terrain.ground
        self.placed = terrain.placed
        self.size: i64 = 2 * pack.spaces
        self.value: vec[i64] = table(NEVER, LONGEST + 1)  # by points paid
        self.end: vec[i64] = table(-1, LONGEST + 1)  # the place where that walk ends
        self.gains: vec[i64] = table(NEVER, (LONGEST + 1) * self.size)
        self.came: vec[i64] = table(-1, (LONGEST + 1) * self.size)  # from which place
        self.worths: vec[i64] = table(NEVER, self.size)  # of ending up there
        self.queue: vec[i64] = table(0, (LONGEST + 1) * self.size)  # nodes reached, by points paid, …
        self.queued: vec[i64] = table(0, LONGEST + 1)  # … and how many they are
        self.shares: vec[i64] = table(0, LONGEST + 1)  # by points paid: how many of them are shared ones
        self.chosen: vec[i64] = table(-1, 1)  # by shared points that it and others use: those it pays
        self.bow: i64 = pack.bow
        self.steps: i64 = 0  # the number of the Crewmember's step to space 0
        self.near: i64 = 0  # where the spaces begin that it may go to, among all that touch
        self.start: i64 = 0
        self.most: i64 = 0
        self.light: i64 = 0  # points for a step without …
        self.heavy: i64 = 0  # … and with a Charge

    def search(self, position: Position, deliveries: DeliveryPlan, member: i64, most: i64) -> None:
        """Layer by layer: where one can be, with or without a Charge, having paid so much."""
        self.wipe()
        self.near = position.reach_of(position.owner(member)) * self.pack.spaces
        self.steps = STEP + (member % CREW if position.players == 2 else member) * self.pack.span
        self.most = most
        self.light = cost_of(position, member, 0)
        self.heavy = cost_of(position, member, 1)
        self.start = 2 * position.at[member] + position.carrying[member]
        self.reach(0, self.start, 0, -1)
        worths = self.worths
        queue = self.queue
        gains = self.gains
        for paid in range(self.most + 1):
            before: i64 = paid * self.size
            best = self.value[paid]
            for number in range(self.queued[paid]):
                node = queue[before + number]
                gain = gains[before + node]
                worth = worths[node]
                if worth == NEVER:
                    worth = place_value(position, deliveries, member, node >> 1, node & 1)
                    worths[node] = worth
                if gain + worth > best:
                    best = gain + worth
                    self.end[paid] = before + node
                if paid == 0 and position.players == 2:
                    self.consider_grapples(position, member, worth)
                self.spread(paid, node, gain)
            self.value[paid] = best

    def wipe(self) -> None:
        """Forget the last search."""
        queue = self.queue
        gains = self.gains
        worths = self.worths
        for paid in range(i64(LONGEST + 1)):
            before: i64 = paid * self.size
            for number in range(self.queued[paid]):
                node = queue[before + number]
                gains[before + node] = NEVER
                worths[node] = NEVER
            self.queued[paid] = 0
            self.value[paid] = NEVER

    def spread(self, paid: i64, node: i64, gain: i64) -> None:
        """One step on in every direction."""
        carrying: i64 = node & 1
        after: i64 = paid + (self.heavy if carrying else self.light)
        if after > self.most:
            return
        place: i64 = paid * self.size + node
        gains = self.gains
        reached: i64 = after * self.size + carrying
        ground = self.ground
        touched = self.pack.touched
        row: i64 = self.near + (node >> 1)
        for slot in range(self.pack.touched_from[row], self.pack.touched_from[row + 1]):
            to = touched[slot]
            there = ground[to]
            if there == FREE:
                if gain > gains[reached + 2 * to]:  # mostly another way there was as good
                    self.reach(after, 2 * to + carrying, gain, place)
            elif there == CHARGED:
                self.reach(after, 2 * to + 1, gain + carrying * BROKEN, place)
                if not carrying:
                    self.reach(after, 2 * to, gain + BURNT, place)
            elif there == ENGINE:
                placed: i64 = self.placed[to - self.bow] if carrying else 0
                self.reach(after, 2 * to, gain + placed, place)

    def reach(self, paid: i64, node: i64, gain: i64, before: i64) -> None:
        """One can be at `node` with that gain; keep it if no other way there gains more."""
        layer: i64 = paid * self.size
        gains = self.gains
        known = gains[layer + node]
        if gain > known:
            if known == NEVER:
                number = self.queued[paid]
                self.queue[layer + number] = node
                self.queued[paid] = number + 1
            gains[layer + node] = gain
            self.came[layer + node] = before

    def consider_grapples(self, position: Position, member: int, worth: i64) -> None:
        """A first step onto one of the other crew: the place is won, or all stays as it was."""
        paid: i64 = self.heavy if self.start & 1 else self.light
        if paid > self.most:
            return
        row: i64 = self.near + (self.start >> 1)
        for slot in range(self.pack.touched_from[row], self.pack.touched_from[row + 1]):
            to = self.pack.touched[slot]
            foe: i64 = self.ground[to] - SOMEBODY
            if foe < 0 or position.owner(foe) == position.owner(member):
                continue
            thief = position.carrying[foe] == 1 and position.carrying[member] == 0
            value: i64 = (STOLEN if thief else BRAWL) + worth
            if value > self.value[paid]:
                place: i64 = paid * self.size + 2 * to
                self.value[paid] = value
                self.end[paid] = place
                self.came[place] = self.start

    def path(self, paid: i64) -> list[int]:
        """The steps of the best walk for so many points."""
        actions: list[int] = []
        place = self.end[paid]
        while place != self.start:
            before = self.came[place]
            to: i64 = place % self.size >> 1
            carrying: i64 = before & 1  # `size` is even
            actions.append(self.steps + 2 * to + self.acts(carrying, to))
            place = before
        actions.reverse()
        return actions

    def acts(self, carrying: i64, to: i64) -> i64:
        """Is a Charge picked up or placed on stepping there?"""
        there = self.ground[to]
        return 1 - carrying if there == CHARGED else carrying if there == ENGINE else 0


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
        distances = deliveries.distances
        return value - IDLE * distances.steps[distances.to_engine(BOW) + space]
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
