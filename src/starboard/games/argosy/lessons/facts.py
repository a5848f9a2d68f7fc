# mypyc: skip
"""What the rules say of an answer in Argosy: points that were learnt, lost, and what they would buy."""

from collections.abc import Callable
from typing import Any, cast

from starboard.games.argosy import offers, scoring
from starboard.games.argosy.events import Completed, Placed
from starboard.games.argosy.numbering import TRIANGLE
from starboard.games.argosy.outlook import TriangleGoal, goals, knowledge_of, points_of_choice
from starboard.games.argosy.pack_view import printed
from starboard.games.argosy.pieces import MAP_TOKENS
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.state import CHOOSE_TRIANGLE
from starboard.kernel.lessons import Facts, Moment
from starboard.kernel.state import State


def argosy(state: State) -> Argosy:
    return cast(Argosy, state)


# -- what was learnt -------------------------------------------------------------------------------


def learnt(moment: Moment) -> int:
    """AR-08 to AR-10: the points that a token taught; where triangles are to be chosen from, by the best."""
    after = argosy(moment.after)
    if after.phase != CHOOSE_TRIANGLE:
        return _learnt(argosy(moment.before), after, moment.seat)
    found = []
    for action in after.legal(moment.seat):
        chosen = after.clone()
        chosen.advance(moment.seat, action)
        found.append(_learnt(argosy(moment.before), chosen, moment.seat) if action >= TRIANGLE else 0)
    return max(found)


def _learnt(before: Argosy, after: Argosy, seat: int) -> int:
    return sum(knowledge_of(after, seat)) - sum(knowledge_of(before, seat)) + points_of_choice(after)


def can_learn(moment: Moment) -> int:
    """The most that the token in hand can teach, wherever it is laid."""
    return most_learnt(argosy(moment.after), moment.seat)


def most_learnt(position: Argosy, seat: int) -> int:
    return max((goal.count for goal in goals(position, seat)), default=0)


def best_goal(position: Argosy, seat: int) -> TriangleGoal | None:
    return max(goals(position, seat), key=lambda goal: goal.count, default=None)


def closed(moment: Moment) -> Facts:
    """The triangle that the token closed: how many places it covers, and what its corners share."""
    place = next((event.place for event in moment.events if isinstance(event, Placed)), "")
    for event in moment.events:
        if isinstance(event, Completed):
            colours = [track for track in event.tracks if track in ("red", "green", "blue")]
            return {
                "place": place,
                "closed": len(event.places),
                "larger": event.extra,
                "colour": bool(colours),
                "symbol": len(event.tracks) > len(colours),
            }
    return {"place": place, "closed": 0, "larger": False, "colour": False, "symbol": False}


# -- what is there to buy --------------------------------------------------------------------------


def price_of(state: State, seat: int, kind: str, planet: str) -> dict[str, int]:
    """What an act on a planet costs in all, the way included."""
    position = argosy(state)
    shown = offers.offers(position, printed(position.pack), seat)
    cost = next(offer.cost for offer in shown if (offer.kind, offer.planet) == (kind, planet))
    return {str(track): points for track, points in cost.items()}


def held(state: State, seat: int, track: str) -> int:
    tracks: dict[str, int] = dict(cast(Any, state.view(seat)).players[seat].tracks)
    return tracks[track]


def score(state: State, seat: int) -> int:
    return sum(scoring.sources(argosy(state), seat).values())


def scored(moment: Moment) -> int:
    """Points of the final score that an answer brings at once."""
    return score(moment.after, moment.seat) - score(moment.before, moment.seat)


# -- what lies where -------------------------------------------------------------------------------


def in_hand(state: State) -> str:
    """The token in hand, or none."""
    hand = argosy(state).hand
    return MAP_TOKENS[hand] if hand >= 0 else ""


def places_of(state: State, seat: int, token: str) -> list[str]:
    """Where tokens of a kind lie on a map."""
    tokens: dict[str, str] = dict(cast(Any, state.view(seat)).players[seat].map)
    return [place for place, kind in tokens.items() if kind == token]


def twins(token: str) -> Callable[[State, int], Facts]:
    """Two tokens of a kind on the own map: where they lie, and whether side by side."""

    def given(state: State, seat: int) -> Facts:
        places = places_of(state, seat, token)
        pack = argosy(state).pack
        first, second = (pack.point_names.index(place) for place in places)
        return {
            "token_twice": token,
            "twin_places": places,
            "twins": [f"map-{seat}-{place}" for place in places],
            "twins_side_by_side": bool(pack.lattice.around[first] >> second & 1),
        }

    return given


def worth_of(state: State, planet: str) -> int:
    """The points of a planet."""
    pack = argosy(state).pack
    return pack.worth[pack.planet_names.index(planet)]
