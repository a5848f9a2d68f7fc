"""The components of Colonies as native tables, checked when they are loaded."""

from typing import Any, Final

from mypy_extensions import i64

from starboard.games.colonies import numbering
from starboard.games.colonies.numbering import (
    ACTION_NAMES,
    ACTIONS,
    NUMBERED_LEVELS,
    PLANETS,
    PLAYERS,
    TECHNOLOGIES,
    UPGRADING,
)
from starboard.games.colonies.types import EFFECT_NAMES, ActionName, Technology
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NONE

# What a card can do to a player; each is carried out in effects.py.
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
EFFECTS: Final = tuple([name.replace("-", "_") for name in EFFECT_NAMES])
# What only a vote puts among the effects that wait: leaders choose, and get resources of choice.
OFFER: Final = DOWNGRADE + 1
GAIN_RESOURCES: Final = OFFER + 1
OFFERS: Final = ("take", "times", "resources", "then", "pirates", "free_upgrade")
ALL_OF_THEM: Final = -1  # the amount of "lose all colonists"
ANY_ACTION: Final = (1 << ACTIONS) - 1
MOST_CARDS: Final = 99
MANY: Final = 99  # more than a card, a shelf or a track ever has
MOST: Final = 999  # the same of Credits and points


class ColoniesPack(Pack):
    """Names by number, and what stands on the cards as small numbers.

    A resource has the number of the planet that it comes from. `everybody` and `fewest` hold, card by
    card, effects and amounts one after the other; what leaders are offered is in the `offer_` tables.
    """

    def __init__(self, components: Components) -> None:
        super().__init__(components.data)
        self.planets = components.names("planet", PLANETS, PLANETS)
        self.colours = _different(components, "colour")
        self.resources = _different(components, "resource")
        self.technologies: tuple[Technology, ...] = TECHNOLOGIES
        self.actions: tuple[ActionName, ...] = ACTION_NAMES
        self.cost_one: list[int] = []  # the two resources that an upgrade of each technology costs
        self.cost_two: list[int] = []
        self._read_technologies(components)
        self._read_setup(components)
        self._read_numbers(components)
        self._read_markets(components)
        self.cards = components.names("event", 1, MOST_CARDS)
        self._check_decks()
        self.stars = [components.number(f"event.{card}.colonists", 0, MANY) for card in self.cards]
        self.offer_actions: list[int] = []  # bit sets
        self.offer_times: list[int] = []
        self.offer_resources: list[int] = []
        self.offer_then: list[int] = []  # the action that comes with the resources, or NONE
        self.offer_pirates: list[int] = []
        self.offer_free: list[bool] = []
        self.everybody: list[list[int]] = []
        self.fewest: list[list[int]] = []
        for card in self.cards:
            self._read_offer(components, card)
            self.everybody.append(self._effects(components, card, "everybody"))
            self.fewest.append(self._effects(components, card, "fewest"))
        self._number_choices()

    def _number_choices(self) -> None:
        pairs = numbering.pairs()
        self.pair_away = [away for away, _ in pairs]
        self.pair_paid = [paid for _, paid in pairs]
        self.pairs_within = [
            [numbering.SETTLE + n for n, pair in enumerate(pairs) if pair[0] + pair[1] <= most]
            for most in range(NUMBERED_LEVELS + 1)
        ]
        self.cell = [
            numbering.route_of(route) * PLANETS + numbering.route_to(route)
            for route in range(numbering.ROUTES)
        ]
        self.action_count = numbering.action_count(len(self.cards))
        self.outcome_count = numbering.outcome_count(len(self.cards))

    # -- reading -------------------------------------------------------------------------------

    def _read_technologies(self, components: Components) -> None:
        if components.names("technology", PLANETS, PLANETS) != list(TECHNOLOGIES):
            raise BadPack("technologies-in-order", technologies=list(TECHNOLOGIES))
        for technology in TECHNOLOGIES:
            needed = components.words(f"technology.{technology}.resources")
            if len(needed) != 2 or needed[0] == needed[1]:
                raise BadPack("technology-two-resources", technology=technology)
            for resource in needed:
                if resource not in self.resources:
                    raise BadPack("technology-unknown-resource", technology=technology, resource=resource)
            self.cost_one.append(self.resources.index(needed[0]))
            self.cost_two.append(self.resources.index(needed[1]))

    def _read_setup(self, components: Components) -> None:
        self.points = components.numbers("levels.points", 0, MOST)
        self.levels = len(self.points)
        if not 2 <= self.levels <= NUMBERED_LEVELS:
            raise BadPack("levels-listed", most=NUMBERED_LEVELS)
        self.first_level = components.number("levels.start", 1, self.levels)
        self.credits = components.number("setup.credits", 0, MOST)
        self.credits_of_three = components.number("setup.credits_of_three", 0, MOST)
        self.other_resources = components.number("setup.other_resources", 0, MANY)
        self.setup_market = components.number("setup.market", 0, MANY)
        self.hand = components.number("setup.hand", 1, MOST_CARDS)
        self.deck = components.number("setup.deck", PLANETS, MOST_CARDS)
        self.apart = components.number("setup.apart", 1, PLANETS // 2)
        self.turns = components.number("turns.turns", 1, MANY)
        self.rounds = components.number("turns.actions", 1, MANY)

    def _read_numbers(self, components: Components) -> None:
        self.settling = components.number("income.credits", 0, MANY)
        self.rescue = components.number("community.resources", 0, MANY)
        self.hunting = components.number("military.credits", 0, MANY)
        self.lowest = components.number("agreements.lowest", 0, MANY)
        self.highest = components.number("agreements.highest", 0, MANY)
        if self.highest < self.lowest:
            raise BadPack("agreements-highest-below-lowest")
        self.first_step = components.number("agreements.first_step", 1, MANY)
        self.further_step = components.number("agreements.further_step", 0, MANY)
        self.one_sided = components.number("agreements.one_sided", 0, MANY)
        self.instead = components.number("council.credits", 0, MANY)
        self.votes = components.number("council.votes", 0, MANY)
        self.substitution = components.number("upkeep.substitution", 0, MANY)
        self.missing = components.number("upkeep.missing", 0, MANY)

    def _read_markets(self, components: Components) -> None:
        self.top_place, self.middle_places = components.numbers("markets.places", 0, MANY, 2)
        self.top_price, self.middle_price, self.low_price = components.numbers("markets.prices", 0, MANY, 3)

    def _check_decks(self) -> None:
        """CO-04, CO-12: there must be cards enough for every deck of the game, whoever plays."""
        decks = -(-self.turns // self.deck)
        if self.hand < decks:
            raise BadPack("hand-too-small", turns=self.turns, decks=decks)
        for players in PLAYERS:
            if len(self.cards) - players * self.hand < decks * (self.deck - players):
                raise BadPack("too-few-event-cards")

    def _read_offer(self, components: Components, card: str) -> None:
        where = f"event.{card}.leaders"
        offer = components.value(where)
        if not isinstance(offer, dict) or not offer or any(key not in OFFERS for key in offer):
            raise BadPack("leaders-offered-some-of", card=card, known=list(OFFERS))
        mask = self._offered_actions(components, offer, card)
        self.offer_actions.append(mask)
        times = components.number(f"{where}.times", 1, 9, 1)
        if times > 1 and (mask == 0 or mask >> UPGRADING & 1):
            raise BadPack("times-counts-actions", path=f"{where}.times")
        self.offer_times.append(times)
        self.offer_resources.append(components.number(f"{where}.resources", 0, MANY, 0))
        self.offer_then.append(self._technology(components, f"{where}.then") if "then" in offer else NONE)
        if "then" in offer and not self.offer_resources[-1]:
            raise BadPack("then-without-resources", path=where)
        self.offer_pirates.append(components.number(f"{where}.pirates", 0, MANY, 0))
        free = components.flag(f"{where}.free_upgrade", False)
        if free and mask >> UPGRADING & 1:
            raise BadPack("two-kinds-of-upgrade", path=where)
        self.offer_free.append(free)

    def _offered_actions(self, components: Components, offer: dict[str, Any], card: str) -> int:
        if "take" not in offer:
            return 0
        mask = 0
        for name in components.words(f"event.{card}.leaders.take"):
            if name == "any":
                mask |= ANY_ACTION
            elif name in self.actions:
                mask |= 1 << self.actions.index(name)
            else:
                raise BadPack("leaders-take-list-of", card=card, actions=[*self.actions, "any"])
        return mask

    def _effects(self, components: Components, card: str, whom: str) -> list[int]:
        found: list[int] = []
        effects = components.value(f"event.{card}.{whom}")
        if not isinstance(effects, dict):
            raise BadPack("card-says-nothing-of", card=card, whom=whom)
        for name in effects:
            if name not in EFFECTS:
                raise BadPack("no-such-effect", card=card, effect=name, known=list(EFFECTS))
            effect = EFFECTS.index(name)
            found += [effect, self._amount(components, effect, f"event.{card}.{whom}.{name}")]
        return found

    def _amount(self, components: Components, effect: int, where: str) -> int:
        if effect == FORBID:
            return self.actions.index(components.word(where, self.actions))
        if effect == TAKE_ACTION:
            return self._technology(components, where)
        if effect in (EMPTY_MARKETS, CLEAR_PIRATES):
            if components.value(where) is not True:
                raise BadPack("can-only-be-true", path=where)
            return 0
        if effect == LOSE_COLONISTS and components.value(where) == "all":
            return ALL_OF_THEM
        return components.number(where, 1, MANY)

    def _technology(self, components: Components, where: str) -> int:
        return self.technologies.index(components.word(where, self.technologies))

    # -- markets: CO-16, CO-20 -----------------------------------------------------------------

    def price(self, place: i64) -> int:
        """What a place of a market is worth, counted from 0 at the top."""
        if place < self.top_place:
            return self.top_price
        return self.middle_price if place < self.top_place + self.middle_places else self.low_price

    def worth(self, count: i64) -> i64:
        """What the first `count` places of a market are worth together."""
        if count <= self.top_place:
            return count * self.top_price
        below = count - self.top_place
        top = self.top_place * self.top_price
        if below <= self.middle_places:
            return top + below * self.middle_price
        return top + self.middle_places * self.middle_price + (below - self.middle_places) * self.low_price

    # -- agreements: CO-17 ---------------------------------------------------------------------

    def step_price(self, steps: i64) -> i64:
        """The points that a step takes on an agreement that has had `steps` in this action."""
        return self.first_step + steps * self.further_step


def _different(components: Components, key: str) -> list[str]:
    """One word of each planet's, all different."""
    found = [components.text(f"planet.{planet}.{key}") for planet in components.names("planet")]
    if len(set(found)) != len(found):
        raise BadPack("planets-share", key=key)
    return found
