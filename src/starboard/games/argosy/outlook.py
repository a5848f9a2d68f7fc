# mypyc: skip
"""What a player wants to know before choosing: the best triangle of every place, and what is coming."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from starboard.games.argosy import offers, triangles
from starboard.games.argosy.events import ArgosyEvent, Completed, Diverted, Gained, Lost, Spent
from starboard.games.argosy.names import point_names
from starboard.games.argosy.numbering import (
    BARTER,
    BREED,
    END,
    GAINS,
    SALVAGE,
    SHIFT,
    STRIKE,
    SWAP,
    TRACKS,
    TRIANGLE,
)
from starboard.games.argosy.pack_view import printed
from starboard.games.argosy.pieces import BLUE, GREEN, MAP_TOKENS, NAVIGATION, TRACK_NAMES
from starboard.games.argosy.state import (
    CELESTIAL,
    CHOOSE_TRIANGLE,
    DIVERT,
    DOMESTIC,
    DRAFT,
    EXCHANGE,
    EXPANSION_ACTION,
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
from starboard.games.argosy.types import Act, Ending, MapToken, Points, Track
from starboard.kernel.outlook import Forecast, Goal, Outlook
from starboard.kernel.sentinels import NONE

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


class Purchase(msgspec.Struct, frozen=True):
    """What knowledge would suffice for, and does not now: a card, or an act on any of some planets."""

    kind: Act | Literal["card"]
    names: list[str]  # of the card, or of the planets
    cost: Points  # of the card, or of the cheapest of them


class TriangleGoal(Goal, frozen=True, kw_only=True, tag="triangle"):
    """The most that a token can teach at a place."""

    seat: int
    token: MapToken
    place: str
    places: list[str]  # of the triangle
    count: int  # points, those above the limit not counted
    choice: int  # of them, points whose track is chosen afterwards
    tracks: list[int]  # the knowledge that the path leads to
    gained: Points
    spent: Points
    buys: list[Purchase] = []


class EndsAfterTurn(Forecast, frozen=True, tag="ends-after-turn"):
    """AR-22: this turn is the last."""

    how: Ending


class BagLow(Forecast, frozen=True, tag="bag-low"):
    """AR-22: the bag will soon be empty."""

    count: int


class Stalling(Forecast, frozen=True, tag="stalling"):
    """AR-22: without a draw the game ends in so many turns."""

    count: int


ArgosyForecast = EndsAfterTurn | BagLow | Stalling


class Change(msgspec.Struct):
    """What a choice brings and takes of the chooser's knowledge, as far as it can be known now."""

    gained: Points
    spent: Points
    lost: Points  # AR-11: above the limit
    after: Points  # tracks that change, as they will be
    choice: int  # points whose track is still to be chosen


class ActionAhead(msgspec.Struct):
    """A later action of the turn, and the way there: ending those before it."""

    action: int
    path: list[int]


class ArgosyOutlook(Outlook[ArgosyEvent, TriangleGoal, ArgosyForecast], kw_only=True):
    """The effects of each choice, and what they come to."""

    changes: dict[int, Change] = {}  # by action, where knowledge changes
    ahead: list[ActionAhead] = []


# -- goals ---------------------------------------------------------------------------------------


def actions_ahead(position: Position, seat: int) -> list[ActionAhead]:
    """The later actions of the turn that nothing but ending the ones before them leads to."""
    found: list[ActionAhead] = []
    trial = position.clone()
    path: list[int] = []
    while trial.action not in (IN_DRAFT, EXPANSION_ACTION) and END in trial.legal(seat):
        before = trial.action
        trial.advance(seat, END)
        path = [*path, END]
        if trial.action != before and trial.active == seat:
            found.append(ActionAhead(trial.action, path))
    return found


def goals(position: Position, seat: int) -> list[TriangleGoal]:
    """For every place that a token can come to now, the most it can teach there, with the way."""
    if position.phase not in LEADING_TO_A_PLACE or seat not in position.actors():
        return []
    search = Search(position, seat)
    search.explore(position, [])
    return [
        msgspec.structs.replace(goal, buys=purchases(position, goal))
        for goal in search.best
        if goal is not None
    ]


def purchases(position: Position, goal: TriangleGoal) -> list[Purchase]:
    """AR-14, AR-15: what may be bought after the way to a goal and could not be before it."""
    after = position.clone()
    for action in goal.path:
        after.advance(goal.seat, action)
    before = {(one.kind, name) for one in affordable(position, goal.seat) for name in one.names}
    found: list[Purchase] = []
    for one in affordable(after, goal.seat):
        names = [name for name in one.names if (one.kind, name) not in before]
        if names:
            found.append(msgspec.structs.replace(one, names=names))
    return found


def affordable(position: Position, seat: int) -> list[Purchase]:
    """Face-up cards, and what may be done on planets, that the seat's knowledge suffices for."""
    said = printed(position.pack)
    found: list[Purchase] = []
    for card in position.face_up:
        shown = offers.see_card(position, said, card, seat)
        if shown.affordable:
            price = shown.natural if shown.price == "natural" else shown.artificial
            found.append(Purchase("card", [shown.card], price))
    kinds: dict[Act, Purchase] = {}
    for offer in offers.offers(position, said, seat):
        if offer.payable:
            known = kinds.get(offer.kind)
            names = [*known.names, offer.planet] if known else [offer.planet]
            cheaper = known is None or sum(offer.cost.values()) < sum(known.cost.values())
            kinds[offer.kind] = Purchase(
                offer.kind, names, offer.cost if cheaper or not known else known.cost
            )
    return [*found, *kinds.values()]


class Search:
    """Follows the small steps that choose a token and a place, and keeps the best way to each place."""

    def __init__(self, position: Position, seat: int) -> None:
        pack = position.pack
        self.seat = seat
        self.before = knowledge_of(position, seat)
        self.prices = {  # of the acts that lead to a place
            SHIFT: (NAVIGATION, pack.shift_price),
            SWAP: (GREEN, pack.swap_price),
            SALVAGE: (BLUE, pack.salvage_price),
        }
        self.best: list[TriangleGoal | None] = [None] * pack.points

    def explore(self, position: Position, path: list[int]) -> None:
        for action in position.legal(self.seat):
            if action in LEADING_ELSEWHERE:
                continue
            after = position.clone()
            after.corner = NONE
            after.advance(self.seat, action)
            if after.corner >= 0:
                self.compare(after, after.corner, [*path, action])
            else:
                self.explore(after, [*path, action])

    def compare(self, position: Position, corner: int, path: list[int]) -> None:
        """A token was laid at `corner`: weigh the triangle that was scored, or each to choose from."""
        found = triangles.gains_at(
            position, self.seat, corner, position.token_at(self.seat, corner), position.covered[self.seat]
        )
        for gain in range(1, GAINS):
            if not found >> gain & 1:
                continue
            triangle = triangles.triangle_with(position, self.seat, corner, gain)
            if position.phase == CHOOSE_TRIANGLE:
                after = position.clone()
                after.advance(self.seat, TRIANGLE + gain)
                self.weigh(after, corner, triangle, [*path, TRIANGLE + gain])
            else:
                self.weigh(position, corner, triangle, path)

    def weigh(self, position: Position, corner: int, triangle: int, path: list[int]) -> None:
        """Keep a scored triangle if nothing known teaches more at its corner."""
        paid, cost = self.prices.get(path[0], (0, 0))
        before = self.before[:]
        before[paid] -= cost
        tracks = knowledge_of(position, self.seat)
        choice = points_of_choice(position)
        count = sum(tracks) - sum(before) + choice
        known = self.best[corner]
        if count <= 0 or (known is not None and known.count >= count):
            return
        self.best[corner] = TriangleGoal(
            cost=cost,
            path=path,
            seat=self.seat,
            token=MAP_TOKENS[position.token_at(self.seat, corner)],
            place=position.pack.point_names[corner],
            places=point_names(position, triangle),
            count=count,
            choice=choice,
            tracks=tracks,
            gained=risen(before, tracks),
            spent={TRACK_NAMES[paid]: cost} if cost else {},
        )


def points_of_choice(position: Position) -> int:
    """Points whose track is still to be chosen."""
    if position.phase == EXTRA_POINT:
        return position.pack.extra_points
    if position.phase == DIVERT:
        return position.overflow + (position.pack.extra_points if position.extra else 0)
    return 0


def taught(position: Position, seat: int, action: int) -> tuple[Points, int]:
    """What a choice teaches by track, nothing above the limit, and the points still to be chosen."""
    after = position.clone()
    after.advance(seat, action)
    return risen(knowledge_of(position, seat), knowledge_of(after, seat)), points_of_choice(after)


def risen(before: list[int], after: list[int]) -> Points:
    """By how much each track went up."""
    return {
        name: after[track] - before[track]
        for track, name in enumerate(TRACK_NAMES)
        if after[track] > before[track]
    }


def knowledge_of(position: Position, seat: int) -> list[int]:
    return [position.knowledge(seat, track) for track in range(TRACKS)]


def reached(position: Position, goal: TriangleGoal) -> bool:
    """Does the token lie where the goal said, with the knowledge it promised?"""
    kind = position.token_at(goal.seat, position.pack.point_names.index(goal.place))
    there = kind >= 0 and MAP_TOKENS[kind] == goal.token
    return there and knowledge_of(position, goal.seat) == goal.tracks


# -- changes ---------------------------------------------------------------------------------------


def changes(position: Position, seat: int, effects: dict[int, list[ArgosyEvent]]) -> dict[int, Change]:
    """What each choice does to the knowledge of who chooses."""
    found: dict[int, Change] = {}
    for action, events in effects.items():
        change = _change(events, seat)
        learning = position.phase in (EXTRA_POINT, DIVERT)
        if learning or any(isinstance(event, Completed) for event in events):
            change.choice = taught(position, seat, action)[1]
        if change.after or change.lost or change.choice:
            found[action] = change
    return found


def _change(events: Sequence[ArgosyEvent], seat: int) -> Change:
    change = Change({}, {}, {}, {}, 0)
    for event in events:
        if isinstance(event, Gained | Diverted | Spent | Lost) and event.seat == seat:
            count = 1 if isinstance(event, Diverted) else event.count
            into = change.lost if isinstance(event, Lost) else change.gained
            _add(change.spent if isinstance(event, Spent) else into, event.track, count)
            if event.now is not None and not isinstance(event, Lost):
                change.after[event.track] = event.now
    return change


def _add(points: Points, track: Track, count: int) -> None:
    points[track] = points.get(track, 0) + count


# -- forecasts -----------------------------------------------------------------------------------


def forecasts(position: Position) -> list[ArgosyForecast]:
    """Why the game will soon be over."""
    found: list[ArgosyForecast] = []
    if position.phase == OVER or position.action == IN_DRAFT:
        return found
    if position.ends:
        found.append(EndsAfterTurn(position.ends))
    elif bag_is_low(position):
        found.append(BagLow(position.bag_count))
    if position.idle and not position.drew and not position.ends:
        found.append(Stalling(position.idle_turns() - position.idle))
    return found


def bag_is_low(position: Position) -> bool:
    return position.action != IN_DRAFT and position.bag_count <= BAG_LOW


def holds(position: Position, foretold: Goal | Forecast) -> bool:
    """Is a goal or a forecast true of `position`?"""
    if isinstance(foretold, TriangleGoal):
        return reached(position, foretold)
    return foretold in forecasts(position)
