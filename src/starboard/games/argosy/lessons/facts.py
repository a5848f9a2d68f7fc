# mypyc: skip
"""What the rules say of an answer in Argosy: points that were learnt, lost, and what they would buy."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from starboard.games.argosy import offers, scoring
from starboard.games.argosy.events import (
    Bought,
    Built,
    Completed,
    Fortified,
    Hit,
    Placed,
    Recovered,
    Shielded,
    Struck,
    Swapped,
)
from starboard.games.argosy.numbering import TRIANGLE
from starboard.games.argosy.outlook import TriangleGoal, goals, knowledge_of, points_of_choice
from starboard.games.argosy.pack_view import printed
from starboard.games.argosy.pieces import MAP_TOKENS
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.state import CHOOSE_TRIANGLE
from starboard.games.argosy.types import Track
from starboard.games.argosy.view import Offer
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


# -- colonies and cards ----------------------------------------------------------------------------


def payable(state: State, seat: int) -> list[Offer]:
    """Where a colony can be built with the knowledge there is."""
    position = argosy(state)
    shown = offers.offers(position, printed(position.pack), seat)
    return [offer for offer in shown if offer.kind == "build" and offer.payable]


def best_build(state: State, seat: int) -> tuple[int, str, dict[str, int]]:
    """The richest planet that a colony can be built on now: its points, its name, what it costs."""
    found = [
        (worth_of(state, offer.planet), offer.planet, _plain(offer.cost)) for offer in payable(state, seat)
    ]
    return max(found, key=lambda one: one[0], default=(0, "", {}))


def _plain(points: Mapping[Track, int]) -> dict[str, int]:
    return {str(track): count for track, count in points.items()}


def nearest(state: State, planet: str) -> tuple[int, int, str]:
    """The cheapest line from a planet to one that is no green one: its points, its line, its name."""
    pack = argosy(state).pack
    here = pack.planet_names.index(planet)
    found = [
        (pack.lines[here * pack.planets + there], -pack.worth[there], there)
        for there in range(pack.planets)
        if pack.neighbours[here] >> there & 1 and not pack.green >> there & 1
    ]
    line, points, there = min(found)
    return -points, line, pack.planet_names[there]


def all_worth(state: State, planets: list[str]) -> bool:
    """Are planets worth the same?"""
    return len({worth_of(state, planet) for planet in planets}) == 1


def settled(moment: Moment) -> str:
    """The planet that a colony was built on."""
    return next((event.planet for event in moment.events if isinstance(event, Built)), "")


def card_bought(moment: Moment) -> str:
    return next((event.card for event in moment.events if isinstance(event, Bought)), "")


def rose(moment: Moment, track: str) -> bool:
    return held(moment.after, moment.seat, track) > held(moment.before, moment.seat, track)


# -- sets and strikes ------------------------------------------------------------------------------


def set_sizes(state: State, seat: int) -> list[int]:
    """How many tokens of each kind lie on a map."""
    return list(scoring.kind_counts(argosy(state), seat))


def largest_set(state: State, seat: int) -> list[str]:
    """Where the tokens lie of which there are most."""
    sizes = set_sizes(state, seat)
    return places_of(state, seat, MAP_TOKENS[sizes.index(max(sizes))])


def set_gain(moment: Moment) -> int:
    """AR-23: what the token in hand adds to its set."""
    token = in_hand(moment.after)
    if not token:
        return 0
    scores = [0, *argosy(moment.before).pack.set_scores]
    count = len(places_of(moment.before, moment.seat, token))
    return scores[min(count + 1, len(scores) - 1)] - scores[min(count, len(scores) - 1)]


def strike_in(moment: Moment) -> tuple[int, str, str]:
    """Whom a strike was aimed at, which token and where; -1 where there was none."""
    for event in moment.events:
        if isinstance(event, Struck | Hit):
            return event.victim, event.token, event.place
    return -1, "", ""


def would_lose(state: State, victim: int, place: str) -> int:
    """The points that a token's set is worth less without it."""
    token = dict(cast(Any, state.view(victim)).players[victim].map)[place]
    scores = [0, *argosy(state).pack.set_scores]
    count = len(places_of(state, victim, token))
    return scores[count] - scores[count - 1]


# -- swaps -----------------------------------------------------------------------------------------


def swap_in(moment: Moment) -> tuple[str, str, str]:
    """The token that went, the one that came, and where."""
    for event in moment.events:
        if isinstance(event, Swapped):
            return event.old, event.token, event.place
    return "", "", ""


def learnt_by_swap(moment: Moment) -> int:
    """What a token that came by a swap taught, whatever the swap cost."""
    if not swap_in(moment)[1]:
        return 0
    return learnt(moment) + argosy(moment.before).pack.swap_price


def recovered_in(moment: Moment) -> tuple[str, int]:
    """The token that came out of a scrap, and whose scrap that was."""
    for event in moment.events:
        if isinstance(event, Recovered):
            return event.token, event.owner
    return "", -1


def learnt_by_salvage(moment: Moment) -> int:
    """What a token out of a scrap taught, whatever the salvage cost."""
    if not recovered_in(moment)[0]:
        return 0
    return learnt(moment) + argosy(moment.before).pack.salvage_price


def scrap_of(state: State, seat: int) -> list[str]:
    return list(cast(Any, state.view(seat)).players[seat].scrap)


# -- prices of cards, shields and invasions --------------------------------------------------------


def prices_of(state: State, card: str) -> tuple[dict[str, int], dict[str, int]]:
    """The Natural and the Artificial price of a face-up card."""
    shown = next(one for one in cast(Any, state.view(None)).cards if one.card == card)
    return _plain(shown.natural), _plain(shown.artificial)


def as_cost(points: Mapping[str, int]) -> list[dict[str, Any]]:
    """A price as sentences take it."""
    return [{"track": track, "count": count} for track, count in points.items()]


def cards_held(state: State, seat: int) -> int:
    return len(cast(Any, state.view(seat)).players[seat].cards)


def shielded(moment: Moment) -> str:
    """The planet whose colony got a shield, or was built with one."""
    kinds = (Shielded, Fortified)
    return next((event.planet for event in moment.events if isinstance(event, kinds)), "")
