"""Sharing the points of a phase among the crew."""

from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import (
    LARGEST_CREW,
    PILOT,
    POINTS,
    STEP,
)
from starboard.games.convoy.deliveries import DeliveryPlan, needs
from starboard.games.convoy.distances import DistanceCache
from starboard.games.convoy.paths import NEVER, PathSearch
from starboard.games.convoy.state import Position

LONGEST: Final = 12  # points of a walk that is thought through
MARGIN: Final = 2_000  # what burning must bring more than keeping


class MovementPlan:
    """The best way to use the points of the phase: what it is worth, and its steps, walk after walk."""

    def __init__(self, position: Position, seat: int, cache: DistanceCache) -> None:
        deliveries = DeliveryPlan(position, seat, cache)
        shared: i64 = position.points + position.burnt
        values = [0] + [NEVER] * shared
        searches: list[PathSearch] = []
        choices: list[list[int]] = []  # by Crewmember, by shared points used so far: what its walk costs
        for member in position.crew_of(seat):
            if position.at[member] >= 0:
                most = min(total_for(position, member, shared), LONGEST)
                searches.append(PathSearch(position, deliveries, member, most))
                values, paid = joined(position, searches[-1], values)
                choices.append(paid)
        best: i64 = 0
        for used in range(shared + 1):
            enough = used > position.points
            if values[used] > NEVER // 2 and (not enough or values[used] > values[best]):
                best = used  # CC-09: as many of the four as can be used; more only if it pays
        self.value = values[best]
        self.actions: list[int] = []
        for number in range(len(searches) - 1, -1, -1):
            price = choices[number][best]
            if price >= 0:
                self.actions = searches[number].path(price) + self.actions
                best -= shared_for(position, searches[number].member, price)


def joined(position: Position, search: PathSearch, values: list[int]) -> tuple[list[int], list[int]]:
    """The best for every number of shared points once this Crewmember may use some of them too."""
    size = len(values)
    best = [NEVER] * size
    chosen = [-1] * size
    for paid, value in enumerate(search.value):
        if value <= NEVER // 2:
            continue
        share = shared_for(position, search.member, paid)
        for used in range(size - share):
            total = values[used] + value
            if total > best[used + share]:
                best[used + share] = total
                chosen[used + share] = paid
    return best, chosen


def shared_for(position: Position, member: int, paid: int) -> int:
    """How many shared points a walk of that price takes, own ones and momentum counted."""
    shared = 0
    while total_for(position, member, shared) < paid:
        shared += 1
    return shared


def total_for(position: Position, member: int, shared: int) -> int:
    """What a Crewmember can pay in all if it uses that many shared points."""
    total = position.own[member] + shared
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


def worthwhile_burn(position: Position, seat: int, value: int, legal: list[int], cache: DistanceCache) -> int:
    """Charges at hand whose points would bring more than they; -1 if there are none."""
    best = -1
    for action in legal:
        if gives_points(position, seat, action):
            after = position.clone()
            after.advance(seat, action)
            gained = MovementPlan(after, seat, cache).value
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
