"""What a player can reach on the colony board, and pay."""

from typing import Final

from mypy_extensions import i64

from starboard.games.argosy.numbering import TRACKS
from starboard.games.argosy.pieces import NAVIGATION, TRAVELERS
from starboard.games.argosy.state import Position
from starboard.kernel.bits import bit
from starboard.kernel.sentinels import NONE

OUT_OF_REACH: Final = 99


def can_pay(position: Position, seat: i64, cost: list[int]) -> bool:
    base = seat * TRACKS
    tracks = position.tracks
    for track in range(i64(TRACKS)):
        if tracks[base + track] < cost[track]:
            return False
    return True


def in_reach(position: Position, seat: int, cost: list[int]) -> int:
    """The planets whose travel `seat` can pay besides `cost`, as a set."""
    pack = position.pack
    purse = position.knowledge(seat, NAVIGATION) - cost[NAVIGATION]
    found = pack.green
    mine = position.colonies[seat]
    if mine:
        for planet in range(pack.planets):
            if pack.neighbours[planet] & mine and travel_cost(position, seat, planet) <= purse:
                found |= bit(planet)
    return found


def travel_cost(position: Position, seat: int, planet: int) -> int:
    """AR-21: what the way to `planet` costs; the cheapest line from an own colony counts."""
    pack = position.pack
    if pack.green >> planet & 1:
        return 0
    joined = pack.neighbours[planet] & position.colonies[seat]
    best = OUT_OF_REACH
    while joined:
        own = (joined & -joined).bit_length() - 1
        joined &= joined - 1
        best = min(best, line(position, seat, own, planet))
    return best


def departure(position: Position, seat: int, planet: int) -> int:
    """The own colony that the cheapest way to `planet` begins at; NONE if none is needed or there is none."""
    pack = position.pack
    found, best = NONE, OUT_OF_REACH
    joined = 0 if pack.green >> planet & 1 else pack.neighbours[planet] & position.colonies[seat]
    while joined:
        own = (joined & -joined).bit_length() - 1
        joined &= joined - 1
        way = line(position, seat, own, planet)
        if way < best:
            found, best = own, way
    return found


def line(position: Position, seat: int, one: int, other: int) -> int:
    """The Navigation number of a line, for `seat`: Travelers (AR-40) count 1 at most."""
    pack = position.pack
    number = pack.lines[one * pack.planets + other]
    most = pack.longest_for_travelers
    return most if number > most and position.has(seat, TRAVELERS) else number


def destinations(position: Position, seat: int, planet: int) -> int:
    """AR-27: free planets one line away from `planet` that can be paid for, as a set."""
    purse = position.knowledge(seat, NAVIGATION)
    free = position.pack.neighbours[planet] & ~position.settled()
    found = 0
    while free:
        other = (free & -free).bit_length() - 1
        free &= free - 1
        if line(position, seat, planet, other) <= purse:
            found |= bit(other)
    return found


def tokens_left(position: Position, seat: int) -> int:
    return position.pack.tokens_each - position.colonies[seat].bit_count()
