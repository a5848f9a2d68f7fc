# mypyc: skip
"""What a player wants to know before choosing: the best triangle of every place, and what is coming."""

from typing import Any, Final

from starboard.games.argosy import law
from starboard.games.argosy.actions import BARTER, BREED, END, GAINS, STRIKE, TRACKS, TRIANGLE
from starboard.games.argosy.components import TOKEN_NAMES
from starboard.games.argosy.state import (
    CELESTIAL,
    CHOOSE_TRIANGLE,
    DIVERT,
    DOMESTIC,
    DRAFT,
    EXCHANGE,
    EXTRA_POINT,
    IN_DRAFT,
    LIFT,
    OVER,
    PLACE,
    REPLACE,
    SALVAGING,
    TAKE_TOKEN,
    Position,
)
from starboard.kernel.events import Event
from starboard.kernel.outlook import Goal

BAG_LOW: Final = 8  # tokens, from which on the end is near
LEADING_TO_A_PLACE: Final = (
    DRAFT,
    TAKE_TOKEN,
    CELESTIAL,
    LIFT,
    DOMESTIC,
    REPLACE,
    EXCHANGE,
    SALVAGING,
    PLACE,
)
LEADING_ELSEWHERE: Final = (END, STRIKE, BREED, BARTER)  # nothing, a rival's map, the dark of the bag


# -- goals ---------------------------------------------------------------------------------------


def goals(position: Position, seat: int) -> list[Goal]:
    """For every place that a token can come to now, the most it can teach there, with the way."""
    if position.phase not in LEADING_TO_A_PLACE or seat not in position.actors():
        return []
    cost = 1 if position.phase in (CELESTIAL, DOMESTIC) else 0
    search = Search(seat, sum(knowledge_of(position, seat)) - cost, cost, position.pack.points)
    search.explore(position, [])
    return [goal for goal in search.best if goal is not None]


class Search:
    """Follows the small steps that choose a token and a place, and keeps the best way to each place."""

    def __init__(self, seat: int, before: int, cost: int, points: int) -> None:
        self.seat = seat
        self.before = before
        self.cost = cost
        self.best: list[Goal | None] = [None] * points

    def explore(self, position: Position, path: list[int]) -> None:
        for action in position.legal(self.seat):
            if action in LEADING_ELSEWHERE:
                continue
            after = position.clone()
            after.corner = -1
            after.advance(self.seat, action)
            if after.corner >= 0:
                self.compare(after, after.corner, [*path, action])
            else:
                self.explore(after, [*path, action])

    def compare(self, position: Position, corner: int, path: list[int]) -> None:
        """A token was laid at `corner`: weigh the triangle that was scored, or each to choose from."""
        found = law.gains_at(
            position, self.seat, corner, position.token_at(self.seat, corner), position.covered[self.seat]
        )
        for gain in range(1, GAINS):
            if not found >> gain & 1:
                continue
            triangle = law.triangle_with(position, self.seat, corner, gain)
            if position.phase == CHOOSE_TRIANGLE:
                after = position.clone()
                after.advance(self.seat, TRIANGLE + gain)
                self.weigh(after, corner, triangle, [*path, TRIANGLE + gain])
            else:
                self.weigh(position, corner, triangle, path)

    def weigh(self, position: Position, corner: int, triangle: int, path: list[int]) -> None:
        """Keep a scored triangle if nothing known teaches more at its corner."""
        tracks = knowledge_of(position, self.seat)
        choice = points_of_choice(position)
        count = sum(tracks) - self.before + choice
        known = self.best[corner]
        if count <= 0 or (known is not None and known.parts["count"] >= count):
            return
        names = position.pack.point_names
        parts = {
            "seat": self.seat,
            "token": TOKEN_NAMES[position.token_at(self.seat, corner)],
            "place": names[corner],
            "places": [name for point, name in enumerate(names) if triangle >> point & 1],
            "count": count,
            "choice": choice,
            "tracks": tracks,
        }
        self.best[corner] = Goal("triangle", parts, self.cost, path)


def points_of_choice(position: Position) -> int:
    """Points whose track is still to be chosen."""
    if position.phase == EXTRA_POINT:
        return 1
    if position.phase == DIVERT:
        return position.overflow + (1 if position.extra else 0)
    return 0


def points_taught(position: Position, seat: int, action: int) -> int:
    """How many points the choice of a triangle brings, those above the limit not counted."""
    after = position.clone()
    after.advance(seat, action)
    return sum(knowledge_of(after, seat)) - sum(knowledge_of(position, seat)) + points_of_choice(after)


def knowledge_of(position: Position, seat: int) -> list[int]:
    return position.tracks[seat * TRACKS : (seat + 1) * TRACKS]


def reached(position: Position, parts: dict[str, Any]) -> bool:
    """Does the token lie where the goal said, with the knowledge it promised?"""
    point = position.pack.point_names.index(parts["place"])
    kind = position.token_at(parts["seat"], point)
    there = kind >= 0 and TOKEN_NAMES[kind] == parts["token"]
    return there and knowledge_of(position, parts["seat"]) == parts["tracks"]


# -- forecasts -----------------------------------------------------------------------------------


def forecasts(position: Position) -> list[Event]:
    """Why the game will soon be over."""
    found: list[Event] = []
    if position.phase == OVER or position.action == IN_DRAFT:
        return found
    if position.ends:
        found.append(Event("ends-after-turn", {"how": position.ends}))
    elif position.bag_count <= BAG_LOW:
        found.append(Event("bag-low", {"count": position.bag_count}))
    if position.idle and not position.drew and not position.ends:
        found.append(Event("stalling", {"count": position.players - position.idle}))
    return found


def foreseen(position: Position, kind: str, parts: dict[str, Any]) -> bool:
    """Is a forecast true of `position`?"""
    return any(event.kind == kind and event.parts == parts for event in forecasts(position))
