"""Argosy's components as native tables, checked so that the rules can be played with them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.argosy.lattice import CHUNK, CHUNK_SIZE, Lattice
from starboard.games.argosy.numbering import (
    CARDS,
    FORTIFY,
    KINDS,
    MOST_SEATS,
    OUTCOMES,
    PLANET_CHOICES,
    PLAYERS,
    POINT,
    SPAWN,
    TRACKS,
)
from starboard.games.argosy.pieces import NAVIGATION, RED, TRACK_NAMES
from starboard.games.argosy.types import CARD_NAMES, Track
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack

PLANET_FACTS: Final = ("points", "green", "ends_game", "ring", "angle")
OUTER_RING: Final = 3  # of the colony board; ring 0 is its centre


class ArgosyPack(Pack):
    """Prices are runs of six numbers, one for each track: `prices` has a card's Artificial price at
    card * 12 and its Natural one six further on. Lines stand at planet * number of planets + planet,
    0 where there is none; sets of planets, tracks and cards are bits.
    """

    def __init__(self, components: Components) -> None:
        super().__init__(components.data)
        self.of_each_kind = components.number("tokens.of_each_kind", 1, 99)
        self.purple = components.number("tokens.purple", 0, 99)
        self.side = components.number("research_board.side", 4, 8)
        self.scrap_places: i64 = components.number("research_board.scrap_places", 0, 9)
        self.limit: i64 = components.number("research_board.track_limit", 1, 9)
        self.draw = components.number("research.draw", 1, 9)
        self.free_card_purples = components.number("research.free_card_purples", 1, 9)
        self.tokens_each = components.number("colonies.tokens_each", 1, 99)
        self.idle_rounds = components.number("ending.idle_rounds", 1, 9)
        self._read_law(components)
        self._read_map()
        self._read_costs(components)
        self._read_effects(components)
        self._read_planets(components)
        self._read_lines(components)
        self._read_scores(components)
        self._read_cards(components)
        self._read_setup(components)
        self.matches: vec[i64] = vec[i64](_matches())
        self.target_base = POINT + self.points
        self.planet_base = self.target_base + MOST_SEATS * self.points
        self.action_count = self.planet_base + PLANET_CHOICES * self.planets
        self.outcome_count = OUTCOMES
        _check_reach(self)

    def _read_law(self, components: Components) -> None:
        self.match_points = components.number("law.match_points", 1, self.limit)
        self.extra_points = components.number("law.extra_points", 1, self.limit)
        self.large_side = components.number("law.large_side", 2, 8)
        self.extra_needs_match = components.flag("law.extra_needs_match")
        self.give: i64 = components.number("knowledge.extrapolate_give", 1, self.limit)
        self.gain = components.number("knowledge.extrapolate_gain", 1, self.limit)

    def _read_map(self) -> None:
        self.lattice = Lattice(self.side, self.large_side)
        self.points = self.lattice.points
        self.full = self.lattice.full
        self.point_names = self.lattice.names
        chunks = (self.points + CHUNK - 1) // CHUNK
        self.chunk_points = [
            [POINT + chunk * CHUNK + bit for bit in range(CHUNK) if some >> bit & 1]
            for chunk in range(chunks)
            for some in range(CHUNK_SIZE)
        ]

    def _read_costs(self, components: Components) -> None:
        """What acts cost; those of actions 3 and 4 cost points of one track."""
        limit = self.limit
        self.strike_price = components.number("costs.strike.fire", 0, limit)
        self.cancel_price = components.number("costs.cancel.shields", 0, limit)
        self.shift_price = components.number("costs.shift.navigation", 0, limit)
        self.breed_price = components.number("costs.breed.red", 0, limit)
        self.swap_price = components.number("costs.swap.green", 0, limit)
        self.salvage_price = components.number("costs.salvage.blue", 0, limit)
        self.barter_price = components.number("costs.traders_draw.red", 0, limit)
        self.colony_cost = _points(components, "costs.colony", limit)
        self.shielded_cost = _points(components, "costs.shielded_colony", limit)
        self.spawners_cost = _points(components, "costs.spawners_colony", limit)
        self.invasion_cost = _points(components, "costs.invasion", limit)
        self.shield_cost = _points(components, "costs.shield", limit)
        self.sanctuary_cost = _points(components, "costs.sanctuarians_shield", limit)

    def _read_effects(self, components: Components) -> None:
        """AR-24 to AR-40: what stands on cards in numbers; `conversions` has Starstormers first."""
        self.discount = components.number("effects.perceptors_discount", 1, self.limit)
        self.celestial_factor = components.number("effects.duplicators_factor", 1, 9)
        self.domestic_factor = components.number("effects.wanderers_factor", 1, 9)
        self.more_celestial = components.number("effects.skyvions_acts", 1, 5)
        self.more_domestic = components.number("effects.solationists_acts", 1, 5)
        self.barter_draw = components.number("effects.traders_draw", 1, 9)
        self.longest_for_travelers = components.number("effects.travelers_line", 1, 9)
        self.conversions: list[int] = []
        self.conversion_gives: list[int] = []
        self.conversion_gains: list[int] = []
        for card in ("starstormers", "transmuters"):
            self.conversion_gives.append(components.number(f"effects.{card}.give", 1, self.limit))
            self.conversion_gains.append(components.number(f"effects.{card}.gain", 1, self.limit))
            names = components.words(f"effects.{card}.tracks", TRACK_NAMES)
            self.conversions.append(sum(1 << TRACK_NAMES.index(name) for name in _tracks(names)))
        if self.conversions[0] & self.conversions[1]:
            raise BadPack("conversions-share-a-track")

    def _read_planets(self, components: Components) -> None:
        self.planet_names = components.names("planets", 1, 40)
        self.planets = len(self.planet_names)
        self.worth: list[int] = []
        self.rings: list[int] = []
        self.angles: list[int] = []
        self.green = 0  # AR-21: planets that need no line and no travel
        self.core = 0  # AR-22: planets whose settling ends the game
        for number, name in enumerate(self.planet_names):
            self._read_planet(components, number, f"planets.{name}")
        if not self.green:
            raise BadPack("no-green-planet")

    def _read_planet(self, components: Components, number: int, path: str) -> None:
        planet = components.value(path)
        if not isinstance(planet, dict) or not planet.keys() <= set(PLANET_FACTS):
            raise BadPack("planet-facts", path=path)
        self.worth.append(components.number(f"{path}.points", 0, 999))
        green = components.flag(f"{path}.green", default=False)
        core = components.flag(f"{path}.ends_game", default=False)
        self.green |= green << number
        self.core |= core << number
        ring = OUTER_RING if green else 0 if core else OUTER_RING - 1
        self.rings.append(components.number(f"{path}.ring", 0, OUTER_RING, default=ring))
        self.angles.append(components.number(f"{path}.angle", 0, 359, default=number * 360 // self.planets))

    def _read_lines(self, components: Components) -> None:
        self.lines = [0] * (self.planets * self.planets)
        self.neighbours = [0] * self.planets
        longest = self.limit - max(self.colony_cost[NAVIGATION], self.shielded_cost[NAVIGATION])
        between = components.value("lines.between")
        if not isinstance(between, list):
            raise BadPack("lines-unlisted")
        for number, line in enumerate(between):
            if not isinstance(line, list) or list(map(type, line)) != [str, str, int]:
                raise BadPack("line-unreadable", line=str(line))
            components.bounds[f"lines.between.{number}.2"] = (1, longest)
            self._read_line(line[0], line[1], line[2], longest)

    def _read_line(self, one: str, other: str, number: int, longest: int) -> None:
        for name in (one, other):
            if name not in self.planet_names:
                raise BadPack("line-to-no-planet", name=name)
        if not 1 <= number <= longest:
            raise BadPack("line-number", one=one, other=other, longest=longest)
        a = self.planet_names.index(one)
        b = self.planet_names.index(other)
        if a == b or self.lines[a * self.planets + b]:
            raise BadPack("line-twice", one=one, other=other)
        self.lines[a * self.planets + b] = number
        self.lines[b * self.planets + a] = number
        self.neighbours[a] |= 1 << b
        self.neighbours[b] |= 1 << a

    def _read_scores(self, components: Components) -> None:
        self.set_scores = _rising(components, "scores.sets")
        self.card_scores = _rising(components, "scores.cards")
        self.further_card = components.number("scores.each_further_card", 0, 999)
        self.excurists_set = components.number("scores.excurists_set", 0, 999)
        self.smallest_set = components.number("scores.smallest_excurists_set", 1, 99)
        self.itinerants_card = components.number("scores.itinerants_card", 0, 999)
        self.outrimmers_colony = components.number("scores.outrimmers_colony", 0, 999)

    def _read_cards(self, components: Components) -> None:
        """Each card in the deck has two prices; a pack may leave cards out."""
        present = components.names("cards", 1, CARDS)
        if not set(present) <= set(CARD_NAMES):
            raise BadPack("cards-to-price", cards=list(CARD_NAMES))
        self.all_cards = 0
        self.prices: list[int] = []
        for card, name in enumerate(CARD_NAMES):
            if name in present:
                self.all_cards |= 1 << card
                self.prices += _prices(components, name, self.limit)
            else:
                self.prices += [0] * (2 * TRACKS)

    def _read_setup(self, components: Components) -> None:
        """By number of players."""
        most = KINDS * self.of_each_kind
        self.cards_face_up = components.numbers(
            "setup.cards_face_up", 1, self.all_cards.bit_count(), len(PLAYERS)
        )
        self.draft_tokens = components.numbers("setup.draft_tokens", 1, most, len(PLAYERS))
        for players, tokens in zip(PLAYERS, self.draft_tokens, strict=True):
            if tokens % players or tokens // players >= self.points:
                raise BadPack("draft-uneven", tokens=tokens, players=players, points=self.points)
            if tokens >= most:
                raise BadPack("draft-empties-bag", tokens=tokens)

    def first_cards(self, players: int) -> int:
        """AR-07: cards that lie face up from the beginning."""
        return self.cards_face_up[players - PLAYERS[0]]

    def drafted(self, players: int) -> int:
        """AR-07: tokens of the draft."""
        return self.draft_tokens[players - PLAYERS[0]]

    def point_actions(self, points: int) -> list[int]:
        """The actions that name each of a set of intersections, ascending."""
        actions = self.chunk_points[points & (CHUNK_SIZE - 1)][:]
        chunk = 1
        points >>= CHUNK
        while points:
            actions += self.chunk_points[chunk * CHUNK_SIZE + (points & (CHUNK_SIZE - 1))]
            points >>= CHUNK
            chunk += 1
        return actions

    def planet_action(self, choice: int, planet: int) -> int:
        return self.planet_base + choice * self.planets + planet

    def building_cost(self, choice: int) -> list[int]:
        """AR-20(1) and (3), AR-41: what a new colony costs besides the travel."""
        if choice == SPAWN:
            return self.spawners_cost
        return self.shielded_cost if choice == FORTIFY else self.colony_cost

    def conversion_with(self, track: int) -> int:
        """AR-28, AR-29: the conversion that `track` belongs to, in `conversions`."""
        return 0 if self.conversions[0] >> track & 1 else 1

    def factor(self, track: int) -> int:
        """AR-25, AR-26: by what a doubled track multiplies its points."""
        return self.celestial_factor if track < RED else self.domestic_factor


def _check_reach(pack: ArgosyPack) -> None:
    """Every planet must be joined to the others and within reach of one player's tokens."""
    known = pack.green
    for _ in range(pack.tokens_each - 1):
        known = _with_neighbours(pack, known)
    reached = 1
    for _ in range(pack.planets):
        reached = _with_neighbours(pack, reached)
    for planet, name in enumerate(pack.planet_names):
        if not reached >> planet & 1:
            raise BadPack("planet-unjoined", planet=name, first=pack.planet_names[0])
        if not known >> planet & 1:
            raise BadPack("planet-too-far", planet=name, tokens=pack.tokens_each)


def _with_neighbours(pack: ArgosyPack, planets: int) -> int:
    found = planets
    for planet in range(pack.planets):
        if planets >> planet & 1:
            found |= pack.neighbours[planet]
    return found


def _prices(components: Components, name: str, limit: int) -> list[int]:
    """A card's Artificial price, then its Natural one."""
    path = f"cards.{name}"
    card = components.value(path)
    if not isinstance(card, dict) or set(card) != {"natural", "artificial"}:
        raise BadPack("card-without-prices", path=path)
    artificial = _points(components, f"{path}.artificial", limit)
    natural = _points(components, f"{path}.natural", limit)
    if any(natural[track] > artificial[track] for track in range(TRACKS)):
        raise BadPack("natural-above-artificial", card=name)
    if not any(natural):
        raise BadPack("natural-price-of-nothing", card=name)
    return artificial + natural


def _matches() -> list[int]:
    """By three kinds ((first * 9 + second) * 9 + third) what they have in common, as a gain: AR-08."""
    found: list[int] = []
    for first in range(KINDS):
        for second in range(KINDS):
            for third in range(KINDS):
                gain = 0
                if first // 3 == second // 3 == third // 3:
                    gain += 8 * (first // 3 + 1)
                if first % 3 == second % 3 == third % 3:
                    gain += 2 * (first % 3 + 1)
                found.append(gain)
    return found


def _points(components: Components, path: str, limit: int) -> list[int]:
    """A price as six numbers, payable from tracks that end at the limit."""
    price = components.value(path)
    if not isinstance(price, dict) or not price.keys() <= set(TRACK_NAMES):
        raise BadPack("points-by-track", path=path, tracks=list(TRACK_NAMES))
    return [components.number(f"{path}.{track}", 0, limit) if track in price else 0 for track in TRACK_NAMES]


def _rising(components: Components, path: str) -> list[int]:
    """A score table; more of a thing never scores less."""
    values = components.numbers(path, 0, 999)
    if sorted(values) != values:
        raise BadPack("scores-fall", path=path)
    return values


def _tracks(names: list[str]) -> list[Track]:
    """At least two different tracks to trade among."""
    found = [track for track in TRACK_NAMES if track in names]
    if len(found) < 2 or len(found) < len(names):
        raise BadPack("conversion-of-one-track")
    return found
