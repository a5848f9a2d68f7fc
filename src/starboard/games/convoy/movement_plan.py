"""Sharing the points of a phase among the crew."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import (
    LARGEST_CREW,
    PILOT,
    POINTS,
    STEP,
    ConvoyPack,
)
from starboard.games.convoy.deliveries import DeliveryPlan, needs
from starboard.games.convoy.distances import DistanceCache
from starboard.games.convoy.paths import LONGEST, NEVER, PathSearch, Terrain
from starboard.games.convoy.state import Position
from starboard.kernel.number_lists import table

MARGIN: Final = 2_000  # what burning must bring more than keeping


class MovementPlan:
    """A way to use the points of the phase: what it is worth, and its steps, walk after walk."""

    def __init__(self, value: int, actions: list[int]) -> None:
        self.value = value
        self.actions = actions


class MovementPlanner:
    """Finds the best way; keeps the tables that this needs."""

    def __init__(self, pack: ConvoyPack) -> None:
        self.pack = pack
        self.cache = DistanceCache(pack)
        self.terrain = Terrain(pack)
        self.searches = [PathSearch(pack, self.terrain) for _ in range(LARGEST_CREW)]
        self.walks: i64 = 0  # how many of the searches are in use
        self.values: vec[i64] = table(0, 1)  # by shared points used: the best for those who walk

    def plan(self, position: Position, seat: int) -> MovementPlan:
        self.compare(position, seat)
        values = self.values
        best: i64 = 0
        for used in range(len(values)):
            enough = used > position.points
            if values[used] > NEVER // 2 and (not enough or values[used] > values[best]):
                best = used  # CC-09: as many of the four as can be used; more only if it pays
        plan = MovementPlan(values[best], [])
        for number in range(self.walks - 1, -1, -1):
            search = self.searches[number]
            price = search.chosen[best]
            if price >= 0:
                plan.actions = search.path(price) + plan.actions
                best -= search.shares[price]
        return plan

    def compare(self, position: Position, seat: int) -> None:
        """The best for every number of shared points, one Crewmember after the other."""
        deliveries = DeliveryPlan(position, seat, self.cache)
        self.terrain.survey(position, seat)
        shared: i64 = position.points + position.burnt
        self.values = table(NEVER, shared + 1)
        self.values[0] = 0
        self.walks = 0
        for member in position.crew_of(seat):
            if position.at[member] >= 0:
                most = total_for(position, member, shared)
                search = self.searches[self.walks]
                search.search(position, deliveries, member, most if most < LONGEST else LONGEST)
                share_prices(position, member, search)
                self.join(search)
                self.walks += 1

    def join(self, search: PathSearch) -> None:
        """The best for every number of shared points once one more Crewmember may use some of them too."""
        values = self.values
        size: i64 = len(values)
        best = table(NEVER, size)
        chosen = table(-1, size)
        for paid in range(search.most + 1):
            value = search.value[paid]
            if value > NEVER // 2:
                share = search.shares[paid]
                for used in range(size - share):
                    total: i64 = values[used] + value
                    if total > best[used + share]:
                        best[used + share] = total
                        chosen[used + share] = paid
        search.chosen = chosen
        self.values = best


def share_prices(position: Position, member: i64, search: PathSearch) -> None:
    """By what a walk costs: how many shared points it takes, own ones and momentum counted."""
    shared: i64 = 0
    for price in range(search.most + 1):
        while total_for(position, member, shared) < price:
            shared += 1
        search.shares[price] = shared


def total_for(position: Position, member: i64, shared: i64) -> i64:
    """What a Crewmember can pay in all if it uses that many shared points."""
    total: i64 = position.own[member] + shared
    if position.has_ability(member, PILOT):
        total += (position.momentum + shared) // position.pack.momentum * position.pack.gain
    return total


# -- burning and placing ---------------------------------------------------------------------


def delivery_now(position: Position, seat: int, legal: list[int]) -> int:
    """A step that places a wanted Charge; -1 if there is none."""
    for action in legal:
        engine = engine_of(position, action)
        if engine >= 0 and needs(position, seat, engine) > 0:
            return action
    return -1


def engine_of(position: Position, action: int) -> int:
    """The Engine that a step places a Charge in; -1 if it is no such step."""
    pack = position.pack
    step = action - STEP
    if 0 <= step < LARGEST_CREW * pack.span and step & 1 == 1:
        return max((step % pack.span >> 1) - pack.bow, -1)
    return -1


def worthwhile_burn(
    position: Position, seat: int, value: int, legal: list[int], planner: MovementPlanner
) -> int:
    """Charges at hand whose points would bring more than they; -1 if there are none."""
    best = -1
    for action in legal:
        if gives_points(position, seat, action):
            after = position.clone()
            after.advance(seat, action)
            gained = planner.plan(after, seat).value
            if gained > value + MARGIN:
                value = gained
                best = action
    return best


def gives_points(position: Position, seat: int, action: int) -> bool:
    """Does it burn Charges for points, and none that an Engine wants?"""
    pack = position.pack
    number = action - pack.burns
    if number < 0 or pack.burn_use[number] != POINTS:
        return False
    for source in pack.burn_paid[number]:
        if source >= LARGEST_CREW and needs(position, seat, source - LARGEST_CREW) >= 0:
            return False
    return True
