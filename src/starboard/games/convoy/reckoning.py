"""What a crew has before it, reckoned in whole numbers: time, work, hands, dangers.

A small network can hardly tell from the board alone how far a Charge has to go. These numbers say it; they
are part of what it reads, for each crew.
"""

from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import (
    CARGO,
    ENGINES,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    NAVIGATOR,
    PILOT,
)
from starboard.games.convoy.deliveries import DeliveryPlan, needs
from starboard.games.convoy.distances import FAR, DistanceCache, Distances
from starboard.games.convoy.state import Position

DARK: Final = 18  # points for a delivery when no Charge is to be had
SHORTEST: Final = 9  # points of a round trip: the nearest Charge will be gone
ANY_PRICE: Final = 4 * FAR  # of a delivery: somebody is to make it
CHEAP: Final = 4  # points: a delivery within a cycle …
NEAR: Final = 8  # … and within two
PERCENT: Final = 100
TENTHS: Final = 10

# Each number: its name, what it is, and what brings it to about 1.
RECKONED: Final = (
    ("haste", "how little time is left", PERCENT),
    ("left", "Charges still wanted", 3),
    ("most", "Charges that one Engine still wants", 2),
    ("least", "Charges that the other one still wants", 2),
    ("work", "points until it has won", 30),
    ("slack", "tenths of a cycle that it has more than it needs", 5 * TENTHS),
    ("lack", "tenths of a cycle that it has less than it needs", 5 * TENTHS),
    ("behind", "it has too little time", 1),
    ("single", "one Crewmember is left", 1),
    ("pair", "two Crewmembers are left", 1),
    ("mechanic", "the Mechanic is aboard", 1),
    ("navigator", "the Navigator is aboard", 1),
    ("pilot", "the Pilot is aboard", 1),
    ("cargo", "the Cargo Specialist is aboard", 1),
    ("carried", "Charges in hand", 2),
    ("lit", "Modules that hold a Charge after the flips", 3),
    ("price_1", "points for the cheapest delivery", NEAR),
    ("price_2", "points for the next delivery", NEAR),
    ("price_3", "points for the one after that", NEAR),
    ("now", "the cheapest delivery takes a cycle at most", 1),
    ("soon", "the cheapest delivery takes two cycles at most", 1),
    ("unassigned", "Charges that nobody is to bring yet", 2),
    ("haul", "points for those who carry to an Engine that wants it", NEAR),
    ("arriving", "who carries and is there within a cycle", 1),
    ("trip_1", "points from the bow to the nearest Charge and back", SHORTEST),
    ("trip_2", "points from the stern to the nearest Charge and back", SHORTEST),
    ("inside", "Crewmembers on Modules", 2),
    ("sharing", "pairs of them on one Module", 1),
    ("flight", "points to get all of them out", CHEAP),
    ("deepest", "points for the one who is furthest in", CHEAP),
    ("alone", "Modules that cannot be left in time", 2),
    ("both", "pairs of Modules that cannot both be left in time", 2),
    ("spare", "Charges at hand that no Engine wants", 1),
    ("together", "Crewmembers whom the Navigator directs", 2),
    ("at_console", "the Mechanic stands at a console", 1),
    ("moored_1", "Crewmembers in the bow Engine", 2),
    ("moored_2", "Crewmembers in the stern Engine", 2),
    ("late", "more dice fall than at first", 1),
    ("late_inside", "Crewmembers on Modules while more dice fall", 2),
    ("late_both", "pairs of Modules that cannot both be left while more dice fall", 2),
    ("last", "the last Charge is wanted", 1),
    ("one_cycle", "one cycle is left", 1),
    ("two_cycles", "two cycles are left", 1),
)


def reckon(position: Position, seat: int, cache: DistanceCache) -> list[int]:
    """The numbers of a crew, as `RECKONED` names them."""
    deliveries = DeliveryPlan(position, seat, cache, ANY_PRICE)
    work = Work(position, seat, deliveries)
    risk = Risk(position, seat, deliveries.distances)
    tracker = position.tracker
    slack = slack_of(position, work, risk)
    crew = position.aboard(seat)
    alone = position.players == 1
    late: i64 = 1 if tracker <= position.pack.late_from else 0
    cheapest = work.prices[0]
    return [
        PERCENT // (tracker + 1),
        work.left,
        work.most,
        work.least,
        work.points,
        max(slack, 0),
        max(-slack, 0),
        1 if slack < 0 else 0,
        1 if crew == 1 else 0,
        1 if crew == 2 else 0,
        1 if alone and position.at[MECHANIC] >= 0 else 0,
        1 if alone and position.at[NAVIGATOR] >= 0 else 0,
        1 if alone and position.at[PILOT] >= 0 else 0,
        1 if alone and position.at[CARGO] >= 0 else 0,
        work.carried,
        work.lit,
        cheapest,
        work.prices[1],
        work.prices[2],
        1 if cheapest <= CHEAP else 0,
        1 if cheapest <= NEAR else 0,
        work.unassigned,
        work.haul,
        work.arriving,
        work.trips[0],
        work.trips[1],
        risk.inside,
        risk.sharing,
        risk.flight,
        risk.deepest,
        risk.alone,
        risk.both,
        risk.spare,
        risk.together,
        1 if risk.at_console else 0,
        risk.moored[0],
        risk.moored[1],
        late,
        late * risk.inside,
        late * risk.both,
        1 if work.left == 1 else 0,
        1 if tracker == 1 else 0,
        1 if tracker == 2 else 0,
    ]


def slack_of(position: Position, work: "Work", risk: "Risk") -> int:
    """Tenths of a cycle that are left once the work is done."""
    halves = 2 * position.pack.points + risk.together  # what a cycle brings, in half points
    if position.players == 1 and position.at[PILOT] >= 0:
        halves += 2
    return TENTHS * (position.tracker + work.left) - 2 * TENTHS * work.points // max(halves, 1)


class Work:
    """Points until a crew has won: a delivery each, the cheapest first, then round trips."""

    def __init__(self, position: Position, seat: int, deliveries: DeliveryPlan) -> None:
        wanted = [max(needs(position, seat, engine), 0) for engine in range(ENGINES)]
        self.left = wanted[0] + wanted[1]
        self.most = max(wanted[0], wanted[1])
        self.least = min(wanted[0], wanted[1])
        self.prices = [DARK] * LARGEST_CREW
        self.points = 0
        self.lit = len(deliveries.lit)
        self.carried = sum(position.carrying[member] for member in position.crew_of(seat))
        self.haul = 0  # points for carriers to an Engine that wants their Charge
        self.arriving = 0  # carriers who are there within a cycle
        self.trips = [round_trip(deliveries, engine) for engine in range(ENGINES)]
        for number, delivery in enumerate(deliveries.given):
            if delivery.module < 0:
                self.haul += delivery.price
                if delivery.price <= position.pack.points:
                    self.arriving += 1
            wanted[delivery.engine] -= 1
            self.points += delivery.price
            self.prices[number] = delivery.price
        self.unassigned = wanted[0] + wanted[1]
        for goal in range(ENGINES):
            self.points += wanted[goal] * max(self.trips[goal], SHORTEST)


def round_trip(deliveries: DeliveryPlan, engine: int) -> int:
    """Points from an Engine to the nearest Charge and back with it."""
    best: i64 = DARK
    for module in deliveries.lit:
        distances = deliveries.distances
        cost: i64 = 3 * distances.steps[distances.to_engine(engine) + distances.generators[module]]
        if cost < best:
            best = cost
    return best


class Risk:
    """Who of a crew stands where the next flips may come, and what helps."""

    def __init__(self, position: Position, seat: int, distances: Distances) -> None:
        self.inside: i64 = 0  # Crewmembers on Modules
        self.sharing: i64 = 0  # pairs of them on one Module
        self.flight: i64 = 0  # points to get all of them out
        self.deepest: i64 = 0  # … and the one who is furthest in
        self.spare: i64 = 0  # Charges at hand that no Engine wants
        self.together: i64 = 0  # Crewmembers whom the Navigator directs
        self.alone: i64 = 0  # Modules that cannot be left in time
        self.both: i64 = 0  # pairs of Modules that cannot both be
        self.at_console = False
        self.moored = [0] * ENGINES
        self.prices = [0] * MODULES  # points to leave each
        for member in position.crew_of(seat):
            if position.at[member] >= 0:
                self.count(position, seat, member, distances)
        self.count_traps(position.pack.points)

    def count(self, position: Position, seat: int, member: i64, distances: Distances) -> None:
        """One who is aboard."""
        pack = position.pack
        space: i64 = position.at[member]
        module: i64 = pack.module_of[space]
        guide: i64 = position.at[NAVIGATOR] if position.players == 1 else -1
        if guide >= 0 and member != NAVIGATOR and pack.module_of[guide] == module:
            self.together += 1
        if module >= MODULES:
            engine = module - MODULES
            if self.moored[engine] == 0:
                self.spare += max(-needs(position, seat, engine), 0)
            self.moored[engine] += 1
            return
        if (
            position.has_ability(member, MECHANIC)
            and space == module * pack.cells + pack.console[position.faces[module]]
        ):
            self.at_console = True
        self.inside += 1
        if self.prices[module] > 0:
            self.sharing += 1
        way: i64 = distances.out[space] * position.step_cost(member)
        self.prices[module] += way
        self.flight += way
        self.deepest = max(self.deepest, way)

    def count_traps(self, points: i64) -> None:
        prices = self.prices
        for one in range(MODULES):
            if prices[one] > points:
                self.alone += 1
            for two in range(one + 1, MODULES):
                if prices[one] > 0 and prices[two] > 0 and prices[one] + prices[two] > points:
                    self.both += 1
