"""The components of Colonies as native tables, checked when they are loaded."""

from typing import Any, Final

from starboard.games.colonies import choices
from starboard.games.colonies.choices import ACTIONS, CARDS, LEVELS, PLANETS
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack

# What a card can do to a player; each is carried out in events.py.
FORBID: Final = 0
LOSE_COLONISTS: Final = 1
LOSE_RESOURCES: Final = 2
LOSE_ACTIONS: Final = 3
COLONISTS: Final = 4
LOSE_EITHER: Final = 5
PIRATES: Final = 6
TAKE_ACTION: Final = 7
EMPTY_MARKETS: Final = 8
CLEAR_PIRATES: Final = 9
DUMP_RESOURCES: Final = 10
DOWNGRADE: Final = 11
EFFECTS: Final = (
    "forbid",
    "lose_colonists",
    "lose_resources",
    "lose_actions",
    "colonists",
    "lose_either",
    "pirates",
    "take",
    "empty_markets",
    "clear_pirates",
    "dump_resources",
    "downgrade",
)
OFFERS: Final = ("take", "times", "resources", "then", "pirates", "free_upgrade")
ALL_OF_THEM: Final = -1  # the amount of "lose all colonists"
ANY_ACTION: Final = (1 << ACTIONS) - 1


class ColoniesPack(Pack):
    """Names by number, and what stands on the cards as small numbers.

    A resource has the number of the planet that it comes from. `everybody` and `fewest` hold, card by
    card, effects and amounts one after the other; what leaders are offered is in the `offer_` tables.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.planets = _names(data, "planet", "id", PLANETS)
        self.colours = _names(data, "planet", "colour", PLANETS)
        self.resources = _names(data, "planet", "resource", PLANETS)
        self.technologies = _names(data, "technology", "id", PLANETS)
        self.actions = [*self.technologies, "upgrade"]
        self.cards = _names(data, "event", "id", CARDS)
        self.cost_one: list[int] = []  # the two resources that an upgrade of each technology costs
        self.cost_two: list[int] = []
        self._read_costs(data)
        self._read_numbers(data)
        self.stars = [
            _within(card.get("colonists"), f"colonists of {card['id']}", 99) for card in data["event"]
        ]
        self.offer_actions: list[int] = []  # bit sets
        self.offer_times: list[int] = []
        self.offer_resources: list[int] = []
        self.offer_then: list[int] = []  # the action that comes with the resources, or -1
        self.offer_pirates: list[int] = []
        self.offer_free: list[bool] = []
        self.everybody: list[list[int]] = []
        self.fewest: list[list[int]] = []
        for card in data["event"]:
            self._read_offer(card)
            self.everybody.append(self._effects(card, "everybody"))
            self.fewest.append(self._effects(card, "fewest"))
        self.pair_away = [away for away, _ in choices.pairs()]
        self.pair_paid = [paid for _, paid in choices.pairs()]
        self.pairs_within = [_pairs_within(most) for most in range(LEVELS + 1)]
        self.cell = [choices.route_of(r) * PLANETS + choices.route_to(r) for r in range(choices.ROUTES)]
        self.meanings = self._action_meanings()
        self.outcomes = self._outcome_meanings()
        self.spellings: list[list[str]] = []  # kept by notation.py
        self.outcome_spellings: list[list[str]] = []
        self.action_count = choices.ACTION_COUNT
        self.outcome_count = choices.OUTCOME_COUNT

    # -- reading -------------------------------------------------------------------------------

    def _read_costs(self, data: dict[str, Any]) -> None:
        for technology in data["technology"]:
            needed = technology.get("resources")
            if not isinstance(needed, list) or len(needed) != 2 or needed[0] == needed[1]:
                raise BadPack(f"The technology {technology['id']} must cost two different resources.")
            for resource in needed:
                if resource not in self.resources:
                    raise BadPack(
                        f'The technology {technology["id"]} costs "{resource}", which no planet has.'
                    )
            self.cost_one.append(self.resources.index(needed[0]))
            self.cost_two.append(self.resources.index(needed[1]))

    def _read_numbers(self, data: dict[str, Any]) -> None:
        self.points = _numbers(data, "levels", "points", LEVELS)
        self.credits = _number(data, "setup", "credits")
        self.credits_of_three = _number(data, "setup", "credits_of_three")
        self.other_resources = _number(data, "setup", "other_resources")
        self.setup_market = _number(data, "setup", "market")
        self.turns = _number(data, "turns", "turns", 1)
        self.rounds = _number(data, "turns", "actions", 1)
        self.lowest = _number(data, "agreements", "lowest")
        self.highest = _number(data, "agreements", "highest")
        if self.highest < self.lowest:
            raise BadPack("agreements.highest must not be below agreements.lowest.")
        self.top_place, self.middle_places = _numbers(data, "markets", "places", 2)
        self.top_price, self.middle_price, self.low_price = _numbers(data, "markets", "prices", 3)
        self.instead = _number(data, "council", "credits")
        self.substitution = _number(data, "upkeep", "substitution")
        self.missing = _number(data, "upkeep", "missing")
        self._read_deck(data)

    def _read_deck(self, data: dict[str, Any]) -> None:
        """CO-04, CO-12: there must be cards enough for every deck of the game, whoever plays."""
        self.hand = _number(data, "setup", "hand", 1)
        self.deck = _number(data, "setup", "deck", PLANETS)
        decks = -(-self.turns // self.deck)
        if self.hand < decks:
            raise BadPack(
                f"A game of {self.turns} turns makes {decks} event decks; setup.hand must be as large."
            )
        for players in (3, 4, 5):
            if CARDS - players * self.hand < decks * (self.deck - players):
                raise BadPack("There are too few event cards for such hands and decks.")

    def _read_offer(self, card: dict[str, Any]) -> None:
        offer = card.get("leaders")
        where = f"leaders of {card['id']}"
        if not isinstance(offer, dict) or not offer or any(key not in OFFERS for key in offer):
            raise BadPack(f"The {where} must be offered some of: {', '.join(OFFERS)}.")
        taken = offer.get("take", [])
        if not isinstance(taken, list) or any(name != "any" and name not in self.actions for name in taken):
            raise BadPack(f"The {where} take a list of: {', '.join(self.actions)}, any.")
        mask = 0
        for name in taken:
            mask |= ANY_ACTION if name == "any" else 1 << self.actions.index(name)
        self.offer_actions.append(mask)
        self.offer_times.append(_within(offer.get("times", 1), f"times of {where}", 9, 1))
        self.offer_resources.append(_within(offer.get("resources", 0), f"resources of {where}", 99))
        self.offer_then.append(self._technology(offer["then"], where) if "then" in offer else -1)
        self.offer_pirates.append(_within(offer.get("pirates", 0), f"pirates of {where}", 99))
        self.offer_free.append(offer.get("free_upgrade", False) is True)

    def _effects(self, card: dict[str, Any], whom: str) -> list[int]:
        found: list[int] = []
        effects = card.get(whom)
        if not isinstance(effects, dict):
            raise BadPack(f"The card {card['id']} must say what happens to {whom}.")
        for name, value in effects.items():
            if name not in EFFECTS:
                raise BadPack(f'The card {card["id"]} has no effect "{name}". Effects: {", ".join(EFFECTS)}.')
            found += [
                EFFECTS.index(name),
                self._amount(EFFECTS.index(name), value, f"{name} of {card['id']}"),
            ]
        return found

    def _amount(self, effect: int, value: Any, where: str) -> int:
        if effect == FORBID:
            if value not in self.actions:
                raise BadPack(f"The {where} must be one of: {', '.join(self.actions)}.")
            return self.actions.index(value)
        if effect == TAKE_ACTION:
            return self._technology(value, where)
        if effect in (EMPTY_MARKETS, CLEAR_PIRATES):
            if value is not True:
                raise BadPack(f"The {where} can only be true.")
            return 0
        if effect == LOSE_COLONISTS and value == "all":
            return ALL_OF_THEM
        return _within(value, where, 99, 1)

    def _technology(self, name: Any, where: str) -> int:
        if name not in self.technologies:
            raise BadPack(f"The {where} must be one of: {', '.join(self.technologies)}.")
        return self.technologies.index(name)

    # -- markets: CO-16, CO-20 -----------------------------------------------------------------

    def price(self, place: int) -> int:
        """What a place of a market is worth, counted from 0 at the top."""
        if place < self.top_place:
            return self.top_price
        return self.middle_price if place < self.top_place + self.middle_places else self.low_price

    def worth(self, count: int) -> int:
        """What the first `count` places of a market are worth together."""
        if count <= self.top_place:
            return count * self.top_price
        below = count - self.top_place
        top = self.top_place * self.top_price
        if below <= self.middle_places:
            return top + below * self.middle_price
        return top + self.middle_places * self.middle_price + (below - self.middle_places) * self.low_price

    # -- what the numbers of choices mean ------------------------------------------------------

    def _action_meanings(self) -> list[tuple[str, dict[str, Any]]]:
        adjustments = [{"planet": planet, "how": how} for planet in self.planets for how in choices.HOWS]
        counts: list[dict[str, Any]] = [{"count": count} for count in range(LEVELS + 1)]
        found: list[tuple[str, dict[str, Any]]] = [("done", {}), ("pass", {})]
        found += [("lay-card", {"card": card}) for card in self.cards]
        found += [("settle", {"away": away, "paid": paid}) for away, paid in choices.pairs()]
        found += [("vote", {"ballot": ballot}) for ballot in ("yes", "no")]
        found += [("add", {"resource": resource}) for resource in self.resources]
        found += [("take", {"action": name}) for name in self.technologies]
        found += [("upgrade", {"technology": name}) for name in self.technologies]
        found += [("remove", route) for route in self._routes()]
        found += [("pirate-to", {"place": place}) for place in ("supply", "colonists")]
        found += [("sell", {"resource": resource}) for resource in self.resources]
        found += [("adjust", adjustment) for adjustment in adjustments]
        found += [("produce", count) for count in counts]
        found += [("attract", count) for count in counts]
        found += [("take-credits", {}), ("take-resources", {}), ("take-pirates", {})]
        found += [("gain", {"resource": resource}) for resource in self.resources]
        found += [("lose", {"resource": resource}) for resource in self.resources]
        found += [("lose-which", {"what": what}) for what in ("resources", "colonists")]
        found += [("downgrade", {"technology": name}) for name in self.technologies]
        found += [("dump", {"resource": resource}) for resource in self.resources]
        found += [("decide", {"ballot": ballot}) for ballot in ("yes", "no")]
        found += [("place", route) for route in self._routes()]
        found += [("pay", {"resource": resource}) for resource in self.resources]
        return found

    def _routes(self) -> list[dict[str, Any]]:
        return [
            {"of": self.planets[cell // PLANETS], "to": self.planets[cell % PLANETS]} for cell in self.cell
        ]

    def _outcome_meanings(self) -> list[tuple[str, dict[str, Any]]]:
        names = self.planets
        pairs = [[names[planet], names[(planet + 2) % PLANETS]] for planet in range(PLANETS)]
        found: list[tuple[str, dict[str, Any]]] = [("draw-neutrals", {"planets": pair}) for pair in pairs]
        found += [("draw-planet", {"planet": planet}) for planet in names]
        found += [("draw-first", {"first": seat}) for seat in range(PLANETS)]
        found += [("draw-card", {"card": card}) for card in self.cards]
        return found


def _pairs_within(most: int) -> list[int]:
    """The choices that turn away and are paid for `most` colonists at most."""
    return [choices.SETTLE + n for n, pair in enumerate(choices.pairs()) if pair[0] + pair[1] <= most]


def _names(data: dict[str, Any], table: str, key: str, number: int) -> list[str]:
    rows = data.get(table)
    if not isinstance(rows, list) or len(rows) != number or not all(isinstance(row, dict) for row in rows):
        raise BadPack(f"There must be {number} entries [[{table}]].")
    names = [row.get(key) for row in rows]
    if not all(isinstance(name, str) and name for name in names) or len(set(names)) != number:
        raise BadPack(f"Each [[{table}]] needs a different {key}.")
    return [str(name) for name in names]


def _number(data: dict[str, Any], table: str, key: str, low: int = 0) -> int:
    return _within(data.get(table, {}).get(key), f"{table}.{key}", 999, low)


def _numbers(data: dict[str, Any], table: str, key: str, number: int) -> list[int]:
    values = data.get(table, {}).get(key)
    if not isinstance(values, list) or len(values) != number:
        raise BadPack(f"{table}.{key} must list {number} whole numbers.")
    return [_within(value, f"{table}.{key}", 999) for value in values]


def _within(value: Any, what: str, high: int, low: int = 0) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPack(f"{what} must be a whole number from {low} to {high}.")
    return value
