# mypyc: skip
"""What the pieces of a pack say, ready for a view: made once for every pack."""

from functools import lru_cache
from typing import Final

import msgspec

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.names import track_names
from starboard.games.argosy.numbering import PLANET_CHOICE_NAMES, PLAYERS, TRACKS
from starboard.games.argosy.pieces import CARD_ACTIONS, TRACK_NAMES
from starboard.games.argosy.types import CARD_NAMES, Act, CardName, Points, Track

TRACK_NUMBERS: Final = {name: track for track, name in enumerate(TRACK_NAMES)}


class CardFacts(msgspec.Struct):
    """What a card says besides its price: where it works, and with which numbers."""

    action: int  # 0 at the end of the game
    numbers: dict[str, int]
    cost: Points  # of what it allows
    tracks: list[Track]  # that it trades among


class Numbers(msgspec.Struct):
    """What the rules count with."""

    draw: int  # tokens in action 1
    free_card_purples: int
    match_points: int
    extra_points: int
    extrapolate_give: int
    extrapolate_gain: int
    idle_turns: int  # without a draw, after which the game ends
    sets: list[int]  # points for tokens alike, from one of them on
    cards: list[int]  # points for cards, from one on
    each_further_card: int


class Planet(msgspec.Struct):
    """A planet: what it is, where it stands on the board, and whose colony it has."""

    planet: str
    points: int
    green: bool
    ends_game: bool
    owner: int | None
    shielded: bool
    ring: int  # from the centre
    angle: int


class Line(msgspec.Struct):
    """A line of the colony board: its printed number, and what it costs the viewer."""

    between: tuple[str, str]
    number: int
    cost: int


class Printed:
    """The parts of a view that depend only on the pack."""

    def __init__(self, pack: ArgosyPack) -> None:
        self.pack = pack
        rows = range(pack.side)
        self.rows = [pack.point_names[row * (row + 1) // 2 :][: row + 1] for row in rows]
        self.prices = act_prices(pack)
        self.natural = [by_track(pack.prices[card * 2 * TRACKS + TRACKS :][:TRACKS]) for card in _cards()]
        self.artificial = [by_track(pack.prices[card * 2 * TRACKS :][:TRACKS]) for card in _cards()]
        self.facts = card_facts(pack, self.prices)
        self.lines = board_lines(pack, pack.limit)
        self.lines_for_travelers = board_lines(pack, pack.longest_for_travelers)
        self.numbers = {players: numbers(pack, players) for players in PLAYERS}
        self._planets: dict[tuple[int, int, bool], Planet] = {}
        self._planet_costs: dict[tuple[int, int], Points] = {}

    def planet(self, planet: int, owner: int, shielded: bool) -> Planet:
        """A planet as it is shown while `owner`, if anybody, has a colony there."""
        if (planet, owner, shielded) not in self._planets:
            pack = self.pack
            self._planets[planet, owner, shielded] = Planet(
                pack.planet_names[planet],
                pack.worth[planet],
                pack.green >> planet & 1 == 1,
                pack.core >> planet & 1 == 1,
                owner if owner >= 0 else None,
                shielded,
                pack.rings[planet],
                pack.angles[planet],
            )
        return self._planets[planet, owner, shielded]

    def planet_cost(self, choice: int, way: int) -> Points:
        """What is to be done on a planet costs, with the travel."""
        if (choice, way) not in self._planet_costs:
            price = dict(self.prices.get(PLANET_CHOICE_NAMES[choice], {}))
            whole = {**price, "navigation": price.get("navigation", 0) + way}
            self._planet_costs[choice, way] = {name: whole[name] for name in TRACK_NAMES if whole.get(name)}
        return self._planet_costs[choice, way]


@lru_cache(maxsize=64)
def printed(pack: ArgosyPack) -> Printed:
    return Printed(pack)


def by_track(points: list[int]) -> Points:
    return {TRACK_NAMES[track]: count for track, count in enumerate(points) if count}


def act_prices(pack: ArgosyPack) -> dict[Act, Points]:
    """What acts cost anybody; travel comes on top of building and invading."""
    return {
        "build": by_track(pack.colony_cost),
        "fortify": by_track(pack.shielded_cost),
        "spawn": by_track(pack.spawners_cost),
        "invade": by_track(pack.invasion_cost),
        "shield": by_track(pack.shield_cost),
        "ward": by_track(pack.sanctuary_cost),
        "strike": _single("fire", pack.strike_price),
        "shift": _single("navigation", pack.shift_price),
        "cancel": _single("shields", pack.cancel_price),
        "breed": _single("red", pack.breed_price),
        "swap": _single("green", pack.swap_price),
        "salvage": _single("blue", pack.salvage_price),
        "barter": _single("red", pack.barter_price),
    }


def card_facts(pack: ArgosyPack, prices: dict[Act, Points]) -> dict[CardName, CardFacts]:
    """AR-24 to AR-41."""
    said: dict[CardName, dict[str, int]] = {
        "perceptors": {"discount": pack.discount},
        "duplicators": {"factor": pack.celestial_factor},
        "wanderers": {"factor": pack.domestic_factor},
        "starstormers": {"give": pack.conversion_gives[0], "gain": pack.conversion_gains[0]},
        "transmuters": {"give": pack.conversion_gives[1], "gain": pack.conversion_gains[1]},
        "skyvions": {"acts": pack.more_celestial},
        "solationists": {"acts": pack.more_domestic},
        "gallants": {"limit": pack.limit},
        "excurists": {"points": pack.excurists_set, "least": pack.smallest_set},
        "itinerants": {"points": pack.itinerants_card},
        "outrimmers": {"points": pack.outrimmers_colony},
        "traders": {"draw": pack.barter_draw},
        "travelers": {"line": pack.longest_for_travelers},
    }
    costs: dict[CardName, Points] = {
        "sanctuarians": prices["ward"],
        "spawners": prices["spawn"],
        "traders": prices["barter"],
    }
    traded: dict[CardName, list[Track]] = {
        "starstormers": track_names(pack.conversions[0]),
        "transmuters": track_names(pack.conversions[1]),
    }
    return {
        name: CardFacts(CARD_ACTIONS[card], said.get(name, {}), costs.get(name, {}), traded.get(name, []))
        for card, name in enumerate(CARD_NAMES)
        if pack.all_cards >> card & 1
    }


def board_lines(pack: ArgosyPack, most: int) -> list[Line]:
    """Every line once, for a player whom none costs more than `most`."""
    found: list[Line] = []
    for one in range(pack.planets):
        for other in range(one + 1, pack.planets):
            number = pack.lines[one * pack.planets + other]
            if number:
                ends = (pack.planet_names[one], pack.planet_names[other])
                found.append(Line(ends, number, min(number, most)))
    return found


def numbers(pack: ArgosyPack, players: int) -> Numbers:
    return Numbers(
        draw=pack.draw,
        free_card_purples=pack.free_card_purples,
        match_points=pack.match_points,
        extra_points=pack.extra_points,
        extrapolate_give=pack.give,
        extrapolate_gain=pack.gain,
        idle_turns=pack.idle_rounds * players,
        sets=pack.set_scores,
        cards=pack.card_scores,
        each_further_card=pack.further_card,
    )


def _single(track: Track, price: int) -> Points:
    return {track: price} if price else {}


def _cards() -> range:
    return range(len(CARD_NAMES))
