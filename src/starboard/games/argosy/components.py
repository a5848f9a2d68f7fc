"""Argosy's components as native tables, checked so that the rules can be played with them."""

from typing import Any, Final

from starboard.games.argosy.actions import CARDS, KINDS, MOST_SEATS, OUTCOMES, PLANET_CHOICES, POINT, TRACKS
from starboard.games.argosy.lattice import CHUNK, CHUNK_SIZE, Lattice
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack

# AR-02: three celestial tracks, fed by symbols, and three domestic ones, fed by colours.
FIRE: Final = 0
NAVIGATION: Final = 1
SHIELDS: Final = 2
RED: Final = 3
GREEN: Final = 4
BLUE: Final = 5
TRACK_NAMES: Final[tuple[str, ...]] = ("fire", "navigation", "shields", "red", "green", "blue")

# AR-01: a token's kind is colour * 3 + symbol; purple comes last and never lies on a map.
PURPLE: Final = KINDS
TOKEN_NAMES: Final[tuple[str, ...]] = (
    "red-fire",
    "red-navigation",
    "red-shields",
    "green-fire",
    "green-navigation",
    "green-shields",
    "blue-fire",
    "blue-navigation",
    "blue-shields",
    "purple",
)

# The cards in the order of their clauses: AR-24 to AR-41.
PERCEPTORS: Final = 0
DUPLICATORS: Final = 1
WANDERERS: Final = 2
MIGRATORS: Final = 3
STARSTORMERS: Final = 4
TRANSMUTERS: Final = 5
SKYVIONS: Final = 6
SOLATIONISTS: Final = 7
SANCTUARIANS: Final = 8
GALLANTS: Final = 9
EXCURISTS: Final = 10
ITINERANTS: Final = 11
OUTRIMMERS: Final = 12
SCAVENGERS: Final = 13
TRADERS: Final = 14
RAZERS: Final = 15
TRAVELERS: Final = 16
SPAWNERS: Final = 17
CARD_NAMES: Final[tuple[str, ...]] = (
    "perceptors",
    "duplicators",
    "wanderers",
    "migrators",
    "starstormers",
    "transmuters",
    "skyvions",
    "solationists",
    "sanctuarians",
    "gallants",
    "excurists",
    "itinerants",
    "outrimmers",
    "scavengers",
    "traders",
    "razers",
    "travelers",
    "spawners",
)
ALL_CARDS: Final = (1 << CARDS) - 1
CONVERSIONS: Final[tuple[int, ...]] = (  # AR-28, AR-29: the tracks each card trades among, as sets
    1 << RED | 1 << GREEN | 1 << SHIELDS,
    1 << NAVIGATION | 1 << BLUE | 1 << FIRE,
)


class ArgosyPack(Pack):
    """Prices are runs of six numbers, one for each track: `prices` has a card's Artificial price at
    card * 12 and its Natural one six further on. Lines stand at planet * number of planets + planet,
    0 where there is none; sets of planets, tracks and cards are bits.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.of_each_kind = _number(data, "tokens", "of_each_kind", 1, 99)
        self.purple = _number(data, "tokens", "purple", 0, 99)
        self.side = _number(data, "research_board", "side", 4, 8)
        self.scrap_places = _number(data, "research_board", "scrap_places", 0, 9)
        self.limit = _number(data, "research_board", "track_limit", 1, 9)
        self.tokens_each = _number(data, "colonies", "tokens_each", 1, 99)
        self.give = _number(data, "knowledge", "extrapolate_give", 1, self.limit)
        self.extra_needs_match = _yes_or_no(data, "law", "extra_needs_match")
        self.cards_face_up = _numbers(data, "setup", "cards_face_up", 2, CARDS)
        self.draft_tokens = _numbers(data, "setup", "draft_tokens", 2, KINDS * self.of_each_kind)
        self._read_map()
        self._read_costs(data)
        self._read_planets(data)
        self._read_lines(data)
        self._read_scores(data)
        self.prices = _prices(data, self.limit)
        self.matches = _matches()
        self.target_base = POINT + self.points
        self.planet_base = self.target_base + MOST_SEATS * self.points
        self.action_count = self.planet_base + PLANET_CHOICES * self.planets
        self.outcome_count = OUTCOMES
        self._check_draft()
        _check_reach(self)

    def _read_map(self) -> None:
        self.lattice = Lattice(self.side)
        self.points = self.lattice.points
        self.full = self.lattice.full
        self.point_names = self.lattice.names
        chunks = (self.points + CHUNK - 1) // CHUNK
        self.chunk_points = [
            [POINT + chunk * CHUNK + bit for bit in range(CHUNK) if some >> bit & 1]
            for chunk in range(chunks)
            for some in range(CHUNK_SIZE)
        ]

    def _read_costs(self, data: dict[str, Any]) -> None:
        self.colony_cost = _cost(data, "colony", self.limit)
        self.shielded_cost = _cost(data, "shielded_colony", self.limit)
        self.spawners_cost = _cost(data, "spawners_colony", self.limit)
        self.invasion_cost = _cost(data, "invasion", self.limit)
        self.shield_cost = _cost(data, "shield", self.limit)
        self.sanctuary_cost = _cost(data, "sanctuarians_shield", self.limit)

    def _read_planets(self, data: dict[str, Any]) -> None:
        planets = data.get("planets")
        if not isinstance(planets, dict) or not 1 <= len(planets) <= 40:
            raise BadPack("planets must name from 1 to 40 planets.")
        self.planet_names: list[str] = list(planets)
        self.planets = len(planets)
        self.worth: list[int] = []
        self.green = 0  # AR-21: planets that need no line and no travel
        self.core = 0  # AR-22: planets whose settling ends the game
        for number, name in enumerate(self.planet_names):
            planet = planets[name]
            if not isinstance(planet, dict) or not planet.keys() <= {"points", "green", "ends_game"}:
                raise BadPack(f"planets.{name} must give points, and may say green and ends_game.")
            self.worth.append(_number(planets, name, "points", 0, 999, "planets."))
            self.green |= int(planet.get("green", False) is True) << number
            self.core |= int(planet.get("ends_game", False) is True) << number
        if not self.green:
            raise BadPack("planets has no green planet, so nobody could settle a first colony.")

    def _read_lines(self, data: dict[str, Any]) -> None:
        self.lines = [0] * (self.planets * self.planets)
        self.neighbours = [0] * self.planets
        longest = self.limit - max(self.colony_cost[NAVIGATION], self.shielded_cost[NAVIGATION])
        between = _entry(data, "lines", "between")
        if not isinstance(between, list):
            raise BadPack("lines.between must list pairs of planets with a Navigation number.")
        for line in between:
            if not isinstance(line, list) or len(line) != 3 or type(line[2]) is not int:
                raise BadPack(f"lines.between has {line}, which is not two planets and a Navigation number.")
            self._read_line(line[0], line[1], line[2], longest)

    def _read_line(self, one: str, other: str, number: int, longest: int) -> None:
        for name in (one, other):
            if name not in self.planet_names:
                raise BadPack(f'lines.between names "{name}", which is no planet.')
        if not 1 <= number <= longest:
            raise BadPack(
                f"The line from {one} to {other} must have a Navigation number from 1 to {longest}."
            )
        a = self.planet_names.index(one)
        b = self.planet_names.index(other)
        if a == b or self.lines[a * self.planets + b]:
            raise BadPack(f"lines.between joins {one} and {other} where they are one or joined already.")
        self.lines[a * self.planets + b] = number
        self.lines[b * self.planets + a] = number
        self.neighbours[a] |= 1 << b
        self.neighbours[b] |= 1 << a

    def _read_scores(self, data: dict[str, Any]) -> None:
        self.set_scores = _rising(data, "scores", "sets")
        self.card_scores = _rising(data, "scores", "cards")
        self.further_card = _number(data, "scores", "each_further_card", 0, 999)
        self.excurists_set = _number(data, "scores", "excurists_set", 0, 999)
        self.smallest_set = _number(data, "scores", "smallest_excurists_set", 1, 99)
        self.itinerants_card = _number(data, "scores", "itinerants_card", 0, 999)
        self.outrimmers_colony = _number(data, "scores", "outrimmers_colony", 0, 999)

    def _check_draft(self) -> None:
        for players, tokens in ((3, self.draft_tokens[0]), (4, self.draft_tokens[1])):
            if tokens % players or tokens // players >= self.points:
                raise BadPack(
                    f"setup.draft_tokens has {tokens} for {players} players; "
                    f"each must get as many, and fewer than the map's {self.points} intersections."
                )
            if tokens >= KINDS * self.of_each_kind:
                raise BadPack(f"The bag would be empty after a draft of {tokens} tokens.")

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
            raise BadPack(
                f"No lines join {name} to {pack.planet_names[0]}; the colony board must hang together."
            )
        if not known >> planet & 1:
            raise BadPack(f"{name} is too far from the green planets for {pack.tokens_each} planet tokens.")


def _with_neighbours(pack: ArgosyPack, planets: int) -> int:
    found = planets
    for planet in range(pack.planets):
        if planets >> planet & 1:
            found |= pack.neighbours[planet]
    return found


def _prices(data: dict[str, Any], limit: int) -> list[int]:
    cards = data.get("cards")
    if not isinstance(cards, dict) or set(cards) != set(CARD_NAMES):
        raise BadPack(f"cards must price exactly these: {', '.join(CARD_NAMES)}.")
    prices: list[int] = []
    for name in CARD_NAMES:
        card = cards[name]
        if not isinstance(card, dict) or set(card) != {"natural", "artificial"}:
            raise BadPack(f"cards.{name} must have a natural and an artificial price.")
        artificial = _points(card["artificial"], f"cards.{name}.artificial", limit)
        natural = _points(card["natural"], f"cards.{name}.natural", limit)
        if any(natural[track] > artificial[track] for track in range(TRACKS)):
            raise BadPack(f"The natural price of {name} asks for more of a track than the artificial one.")
        if not any(natural):
            raise BadPack(f"The natural price of {name} must be at least one point.")
        prices += artificial + natural
    return prices


def _matches() -> list[int]:
    """By three kinds (first * 81 + second * 9 + third) what they have in common, as a gain: AR-08."""
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


def _entry(data: dict[str, Any], table: str, key: str) -> Any:
    entries = data.get(table)
    return entries.get(key) if isinstance(entries, dict) else None


def _number(data: dict[str, Any], table: str, key: str, low: int, high: int, where: str = "") -> int:
    value = _entry(data, table, key)
    if type(value) is not int or not low <= value <= high:
        raise BadPack(f"{where}{table}.{key} must be a whole number from {low} to {high}.")
    return value


def _numbers(data: dict[str, Any], table: str, key: str, length: int, high: int) -> list[int]:
    values = _entry(data, table, key)
    if (
        not isinstance(values, list)
        or len(values) != length
        or any(type(value) is not int or not 1 <= value <= high for value in values)
    ):
        raise BadPack(f"{table}.{key} must list {length} whole numbers from 1 to {high}.")
    return list(values)


def _rising(data: dict[str, Any], table: str, key: str) -> list[int]:
    """A score table; more of a thing never scores less."""
    values = _entry(data, table, key)
    if not isinstance(values, list) or not values or any(type(value) is not int for value in values):
        raise BadPack(f"{table}.{key} must list whole numbers.")
    if values[0] < 0 or sorted(values) != values:
        raise BadPack(f"{table}.{key} must not fall: more of a thing never scores less.")
    return list(values)


def _yes_or_no(data: dict[str, Any], table: str, key: str) -> bool:
    value = _entry(data, table, key)
    if not isinstance(value, bool):
        raise BadPack(f"{table}.{key} must be true or false.")
    return value


def _cost(data: dict[str, Any], name: str, limit: int) -> list[int]:
    return _points(_entry(data, "costs", name), f"costs.{name}", limit)


def _points(price: Any, where: str, limit: int) -> list[int]:
    """A price as six numbers, payable from tracks that end at the limit."""
    if not isinstance(price, dict) or not price.keys() <= set(TRACK_NAMES):
        raise BadPack(f"{where} must give points by track: {', '.join(TRACK_NAMES)}.")
    for track, value in price.items():
        if type(value) is not int or not 0 <= value <= limit:
            raise BadPack(
                f"{where}.{track} must be a whole number from 0 to {limit}, as far as the tracks go."
            )
    return [price.get(track, 0) for track in TRACK_NAMES]
