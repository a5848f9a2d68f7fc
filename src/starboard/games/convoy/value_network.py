"""How likely a voyage alone is won, as seen between two cycles: fitted to voyages that were played.

A position is put into a few numbers: time, work, hands, dangers. A small network of one hidden layer makes
a likelihood of them. Its weights lie in `value_network.json`; `bench/fit_convoy.py` makes them.
"""

import json
from importlib.resources import files
from math import exp, tanh
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
FEATURES: Final = 44  # numbers that a position is put into


class ValueNetwork:
    """The network."""

    def __init__(self, hidden: list[list[float]], output: list[float]) -> None:
        self.hidden = hidden  # by hidden node: a weight for each feature
        self.output = output  # a weight for each hidden node, then the bias

    def value(self, position: Position, cache: DistanceCache) -> float:
        """The likelihood that this voyage is won."""
        if position.how:
            return 1.0 if position.winner >= 0 else 0.0
        features = features_of(position, cache)
        size: i64 = len(self.hidden)
        total: float = self.output[size]
        for node in range(size):
            weights = self.hidden[node]
            inner = 0.0
            for feature in range(FEATURES):
                inner += weights[feature] * features[feature]
            total += self.output[node] * tanh(inner)
        return 1.0 / (1.0 + exp(-total))


def features_of(position: Position, cache: DistanceCache) -> list[float]:
    """The position in numbers, all of them small."""
    deliveries = DeliveryPlan(position, 0, cache, ANY_PRICE)
    work = Work(position, deliveries)
    risk = Risk(position, deliveries.distances)
    tracker = float(position.tracker)
    left = float(work.left)
    rate = 4.0 + 0.5 * float(risk.together)
    if position.at[PILOT] >= 0:
        rate += 1.0
    slack = tracker + left - work.points / rate
    crew = position.aboard(0)
    late = 1.0 if position.tracker <= position.pack.late_from else 0.0
    inside = float(risk.inside)
    return [
        1.0,
        tracker / 7.0 - 1.0,
        1.0 / (tracker + 1.0),
        left / 3.0 - 1.0,
        work.points / 30.0 - 1.0,
        slack / 5.0,
        1.0 if slack < 0.0 else 0.0,
        1.0 if crew == 1 else 0.0,
        1.0 if crew == 2 else 0.0,
        1.0 if position.at[MECHANIC] >= 0 else 0.0,
        1.0 if position.at[NAVIGATOR] >= 0 else 0.0,
        1.0 if position.at[PILOT] >= 0 else 0.0,
        1.0 if position.at[CARGO] >= 0 else 0.0,
        float(work.carried) / 2.0,
        float(work.lit) / 3.0 - 1.0,
        work.prices[0] / 8.0,
        work.prices[1] / 8.0,
        work.prices[2] / 8.0,
        inside / 2.0,
        float(risk.sharing),
        float(risk.flight) / 4.0,
        late,
        late * inside / 2.0,
        float(risk.spare),
        float(work.unassigned) / 2.0,
        float(risk.together) / 2.0,
        float(work.most) / 2.0 - 0.5,
        float(work.least) / 2.0 - 0.5,
        float(work.haul) / 8.0,
        float(work.arriving),
        risk.alone / 2.0,
        risk.both / 2.0,
        late * risk.both / 2.0,
        work.trips[0] / 9.0 - 1.0,
        work.trips[1] / 9.0 - 1.0,
        1.0 if work.prices[0] <= 4.0 else 0.0,
        1.0 if work.prices[0] <= 8.0 else 0.0,
        float(risk.deepest) / 4.0,
        1.0 if risk.at_console else 0.0,
        1.0 if work.left == 1 else 0.0,
        1.0 if position.tracker == 1 else 0.0,
        1.0 if position.tracker == 2 else 0.0,
        float(risk.moored[0]) / 2.0,
        float(risk.moored[1]) / 2.0,
    ]


class Work:
    """Points until the voyage is won: a delivery each, the cheapest first, then round trips."""

    def __init__(self, position: Position, deliveries: DeliveryPlan) -> None:
        wanted = [max(needs(position, 0, engine), 0) for engine in range(ENGINES)]
        self.left = wanted[0] + wanted[1]
        self.most = max(wanted[0], wanted[1])
        self.least = min(wanted[0], wanted[1])
        self.prices = [float(DARK)] * LARGEST_CREW
        self.points = 0.0
        self.lit = len(deliveries.lit)
        self.carried = sum(position.carrying)
        self.haul = 0  # points for carriers to an Engine that wants their Charge
        self.arriving = 0  # carriers who are there within a cycle
        self.trips = [round_trip(deliveries, engine) for engine in range(ENGINES)]
        for number, delivery in enumerate(deliveries.given):
            if delivery.module < 0:
                self.haul += delivery.price
                if delivery.price <= position.pack.points:
                    self.arriving += 1
            wanted[delivery.engine] -= 1
            self.points += float(delivery.price)
            self.prices[number] = float(delivery.price)
        self.unassigned = wanted[0] + wanted[1]
        for goal in range(ENGINES):
            self.points += float(wanted[goal]) * max(self.trips[goal], float(SHORTEST))


def round_trip(deliveries: DeliveryPlan, engine: int) -> float:
    """Points from an Engine to the nearest Charge and back with it."""
    best: i64 = DARK
    for module in deliveries.lit:
        distances = deliveries.distances
        cost: i64 = 3 * distances.steps[distances.to_engine(engine) + distances.generators[module]]
        if cost < best:
            best = cost
    return float(best)


class Risk:
    """Who stands where the next flips may come, and what helps."""

    def __init__(self, position: Position, distances: Distances) -> None:
        self.inside: i64 = 0  # Crewmembers on Modules
        self.sharing: i64 = 0  # pairs of them on one Module
        self.flight: i64 = 0  # points to get all of them out
        self.deepest: i64 = 0  # … and the one who is furthest in
        self.spare: i64 = 0  # Charges at hand that no Engine wants
        self.together: i64 = 0  # Crewmembers whom the Navigator directs
        self.at_console = False
        self.moored = [0] * ENGINES
        pack = position.pack
        prices = [0] * MODULES
        guide: i64 = position.at[NAVIGATOR]
        for member in range(LARGEST_CREW):
            space: i64 = position.at[member]
            if space < 0:
                continue
            module: i64 = pack.module_of[space]
            if guide >= 0 and member != NAVIGATOR and pack.module_of[guide] == module:
                self.together += 1
            if module >= MODULES:
                engine = module - MODULES
                if self.moored[engine] == 0:
                    self.spare += max(-needs(position, 0, engine), 0)
                self.moored[engine] += 1
                continue
            if member == MECHANIC and space == module * pack.cells + pack.console[position.faces[module]]:
                self.at_console = True
            self.inside += 1
            if prices[module] > 0:
                self.sharing += 1
            way: i64 = distances.out[space] * position.step_cost(member)
            prices[module] += way
            self.flight += way
            self.deepest = max(self.deepest, way)
        self.alone = 0.0  # Modules that cannot be left in time
        self.both = 0.0  # pairs of Modules that cannot both be
        points: i64 = pack.points
        for one in range(MODULES):
            if prices[one] > points:
                self.alone += 1.0
            for two in range(one + 1, MODULES):
                if prices[one] > 0 and prices[two] > 0 and prices[one] + prices[two] > points:
                    self.both += 1.0


def fitted() -> ValueNetwork:
    """The network as it was fitted last."""
    weights = json.loads(files("starboard.games.convoy").joinpath("value_network.json").read_text())
    hidden: list[list[float]] = weights["hidden"]
    output: list[float] = weights["output"]
    return ValueNetwork(hidden, output)
