# mypyc: skip
"""What a seat may see: everything but the order of bag and deck, which nobody knows."""

from typing import Any, Final

from starboard.games.argosy import expansion, law, scoring
from starboard.games.argosy.actions import (
    BUILD,
    CARDS,
    FORTIFY,
    GAINS,
    INVADE,
    PLANET_CHOICE_NAMES,
    SHIELD,
    SPAWN,
    TRACKS,
    TRIANGLE,
    WARD,
)
from starboard.games.argosy.components import (
    BLUE,
    CARD_NAMES,
    FIRE,
    GREEN,
    NAVIGATION,
    PERCEPTORS,
    RAZERS,
    RED,
    SANCTUARIANS,
    SHIELDS,
    SPAWNERS,
    TOKEN_NAMES,
    TRACK_NAMES,
    ArgosyPack,
)
from starboard.games.argosy.outlook import points_taught
from starboard.games.argosy.snapshot import (
    HAND_SOURCES,
    PHASES,
    card_names,
    map_of,
    planet_names,
    scrap_of,
    token_counts,
    track_names,
)
from starboard.games.argosy.state import CHOOSE_TRIANGLE, DEFENCE, FROM_SCRAP, Position

# AR-18, AR-19, AR-38: each costs one point of its track.
ACTS_FOR_A_POINT: Final[dict[str, int]] = {
    "strike": FIRE,
    "shift": NAVIGATION,
    "cancel": SHIELDS,
    "breed": RED,
    "swap": GREEN,
    "salvage": BLUE,
    "barter": RED,
}


def see(position: Position, seat: int | None) -> dict[str, Any]:
    """The table; `offers` and what is missing for a price are for the viewing seat."""
    return {
        "game": "argosy",
        "actors": list(position.actors()),
        "turn": position.turns,
        "round": _round(position),
        "asked": PHASES[position.phase],
        "action": position.action,
        "active": position.active,
        "first": position.first,
        "side": position.pack.side,
        "limit": position.pack.limit,
        "bag": position.bag_count,
        "unseen": token_counts(position.bag),
        "pool": token_counts(position.pool),
        "drawn": [TOKEN_NAMES[kind] for kind in position.drawn],
        "gone": token_counts(position.gone),
        "deck": position.deck.bit_count(),
        "cards": [_card(position, card, seat) for card in position.face_up],
        "players": [_player(position, player) for player in range(position.players)],
        "planets": [_planet(position, planet) for planet in range(position.pack.planets)],
        "lines": _lines(position, seat),
        "prices": _prices(position.pack),
        "offers": _offers(position, seat) if seat is not None else [],
        "step": _step(position),
        "last_turn": position.ends,
        "idle": position.idle,
        "ending": position.ending(),
        "results": [result.to_dict() for result in position.results()] if position.ending() else [],
    }


def _round(position: Position) -> int:
    """Turns around the table since the draft, from 1; 0 in the draft."""
    drafted = position.pack.draft_tokens[position.players - 3]
    return max(0, position.turns - drafted) // position.players + 1 if position.action else 0


def _player(position: Position, seat: int) -> dict[str, Any]:
    return {
        "map": map_of(position, seat),
        "scrap": scrap_of(position, seat),
        "tracks": {name: position.knowledge(seat, track) for track, name in enumerate(TRACK_NAMES)},
        "doubled": track_names(position.doubled[seat]),
        "cards": card_names(position.owned[seat]),
        "colonies": planet_names(position, position.colonies[seat]),
        "planet_tokens": position.pack.tokens_each - position.colonies[seat].bit_count(),
        "score": scoring.score(position, seat),
    }


def _planet(position: Position, planet: int) -> dict[str, Any]:
    owner = position.owner(planet)
    return {
        "planet": position.pack.planet_names[planet],
        "points": position.pack.worth[planet],
        "green": position.pack.green >> planet & 1 == 1,
        "ends_game": position.pack.core >> planet & 1 == 1,
        "owner": owner if owner >= 0 else None,
        "shielded": position.shielded >> planet & 1 == 1,
    }


def _lines(position: Position, seat: int | None) -> list[dict[str, Any]]:
    """Every line once, with its printed number and what it costs the viewer."""
    pack = position.pack
    found: list[dict[str, Any]] = []
    for one in range(pack.planets):
        for other in range(one + 1, pack.planets):
            number = pack.lines[one * pack.planets + other]
            if number:
                cost = number if seat is None else expansion.line(position, seat, one, other)
                ends = [pack.planet_names[one], pack.planet_names[other]]
                found.append({"between": ends, "number": number, "cost": cost})
    return found


def _prices(pack: ArgosyPack) -> dict[str, dict[str, int]]:
    """What acts cost anybody, by their kinds; travel comes on top of building and invading."""
    return {
        "build": by_track(pack.colony_cost),
        "fortify": by_track(pack.shielded_cost),
        "invade": by_track(pack.invasion_cost),
        "shield": by_track(pack.shield_cost),
        **{act: {TRACK_NAMES[track]: 1} for act, track in ACTS_FOR_A_POINT.items()},
    }


def _card(position: Position, card: int, seat: int | None) -> dict[str, Any]:
    """A face-up card: both prices, which one the viewer would pay, and what is missing for it."""
    prices = position.pack.prices
    start = card * 2 * TRACKS
    shown: dict[str, Any] = {
        "card": CARD_NAMES[card],
        "artificial": by_track(prices[start : start + TRACKS]),
        "natural": by_track(prices[start + TRACKS : start + 2 * TRACKS]),
        "fresh": position.natural >> card & 1 == 1,
    }
    if seat is not None:
        natural = position.natural >> card & 1 == 1 and seat == position.active
        price = shown["natural" if natural else "artificial"]
        short = missing(position, seat, price)
        spare = 1 if position.has(seat, PERCEPTORS) else 0
        shown["price"] = "natural" if natural else "artificial"
        shown["missing"] = short
        shown["affordable"] = sum(short.values()) <= spare
    return shown


def by_track(points: list[int]) -> dict[str, int]:
    return {TRACK_NAMES[track]: count for track, count in enumerate(points) if count}


def missing(position: Position, seat: int, price: dict[str, int]) -> dict[str, int]:
    """What `seat` lacks for a price."""
    held = {name: position.knowledge(seat, track) for track, name in enumerate(TRACK_NAMES)}
    return {name: count - held[name] for name, count in price.items() if count > held[name]}


def _offers(position: Position, seat: int) -> list[dict[str, Any]]:
    """What action 5 has for the viewer on each planet within reach, affordable or not."""
    found: list[dict[str, Any]] = []
    for planet in range(position.pack.planets):
        owner = position.owner(planet)
        if owner == seat:
            found += _development_offers(position, seat, planet)
        else:
            found += _founding_offers(position, seat, planet, owner)
    return found


def _founding_offers(position: Position, seat: int, planet: int, owner: int) -> list[dict[str, Any]]:
    pack = position.pack
    way = expansion.travel(position, seat, planet)
    if way == expansion.OUT_OF_REACH or position.colonies[seat].bit_count() == pack.tokens_each:
        return []
    if owner >= 0:
        if position.shielded >> planet & 1 and not position.has(seat, RAZERS):
            return []
        return [_offer(position, seat, INVADE, planet, pack.invasion_cost, way)]
    found = [
        _offer(position, seat, BUILD, planet, pack.colony_cost, way),
        _offer(position, seat, FORTIFY, planet, pack.shielded_cost, way),
    ]
    if position.has(seat, SPAWNERS):
        found.append(_offer(position, seat, SPAWN, planet, pack.spawners_cost, way))
    return found


def _development_offers(position: Position, seat: int, planet: int) -> list[dict[str, Any]]:
    if position.shielded >> planet & 1:
        return []
    found = [_offer(position, seat, SHIELD, planet, position.pack.shield_cost, 0)]
    if position.has(seat, SANCTUARIANS):
        found.append(_offer(position, seat, WARD, planet, position.pack.sanctuary_cost, 0))
    return found


def _offer(
    position: Position, seat: int, choice: int, planet: int, cost: list[int], way: int
) -> dict[str, Any]:
    price = by_track([points + (way if track == NAVIGATION else 0) for track, points in enumerate(cost)])
    return {
        "kind": PLANET_CHOICE_NAMES[choice],
        "action": position.pack.planet_action(choice, planet),
        "planet": position.pack.planet_names[planet],
        "cost": price,
        "travel": way,
        "missing": missing(position, seat, price),
    }


def _step(position: Position) -> dict[str, Any]:
    """What the question on the table is about."""
    names = position.pack.point_names
    step: dict[str, Any] = {
        "hand": TOKEN_NAMES[position.hand] if position.hand >= 0 else None,
        "scrapped": position.scrapped,
        "acts": position.acts,
        "extra": position.extra,
        "overflow": position.overflow,
        "fresh": card_names(position.fresh),
    }
    if position.hand >= 0:
        step["hand_from"] = HAND_SOURCES[position.hand_from]
        if position.hand_from == FROM_SCRAP:
            step["scrap_owner"] = position.scrap_owner
        if position.origin >= 0:
            step["origin"] = names[position.origin]
    if position.phase == CHOOSE_TRIANGLE:
        step["corner"] = names[position.corner]
        step["triangles"] = triangles(position)
    if position.phase == DEFENCE:
        step["victim"] = position.victim
        step["target"] = names[position.chosen]
    about = chosen_thing(position)
    if about:
        step["chosen"] = about
    return step


def triangles(position: Position) -> list[dict[str, Any]]:
    """The completed triangles to choose from, one for each different gain."""
    found = law.completed(position)
    shown: list[dict[str, Any]] = []
    for gain in range(1, GAINS):
        if found >> gain & 1:
            triangle = law.triangle_with(position, position.active, position.corner, gain)
            shown.append(
                {
                    "action": TRIANGLE + gain,
                    "places": point_names(position, triangle),
                    "tracks": [TRACK_NAMES[track] for track in law.gain_tracks(gain)],
                    "extra": gain & 1 == 1,
                    "count": points_taught(position, position.active, TRIANGLE + gain),
                }
            )
    return shown


def point_names(position: Position, points: int) -> list[str]:
    return [name for point, name in enumerate(position.pack.point_names) if points >> point & 1]


def chosen_thing(position: Position) -> str:
    """The name of what the small step before chose, where a question follows from it."""
    phase = PHASES[position.phase]
    if phase == "exchange":
        return position.pack.point_names[position.chosen]
    if phase in ("gain", "conversion"):
        return TRACK_NAMES[position.chosen]
    if phase == "migration":
        return position.pack.planet_names[position.chosen]
    if phase in ("discount", "doubling") and 0 <= position.chosen < CARDS:
        return CARD_NAMES[position.chosen]
    return ""
