"""The position in Colonies: plain data, everything by planet in ring order.

Lists of 25 are tables: `resources[5 * planet + kind]`, `promises[5 * planet + partner]` and so on.
"""

from typing import Any, Final

from starboard.games.colonies.choices import CARDS, LEVELS, PLANETS
from starboard.games.colonies.components import ColoniesPack
from starboard.kernel.errors import BadPosition
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

# What comes when nothing is asked and no effect is waiting; flow.py goes from one to the next.
STEPS: Final = (
    "neutrals",
    "lots",
    "first",
    "deal",
    "lay",
    "fill",
    "reveal",
    "income",
    "vote",
    "next-card",
    "actions",
    "police",
    "pay",
    "pirates",
    "over",
)
NEUTRALS: Final = 0
LOTS: Final = 1
FIRST: Final = 2
DEAL: Final = 3
LAYING: Final = 4
FILL: Final = 5
REVEAL: Final = 6
INCOME: Final = 7
VOTING: Final = 8
NEXT_CARD: Final = 9
ACTING: Final = 10
POLICE: Final = 11
PAYMENT: Final = 12
PIRACY: Final = 13
OVER: Final = 14

# What is asked now: of chance, of several seats at once, or of one.
ASKS: Final = (
    "nothing",
    "draw",
    "lay",
    "settle",
    "vote",
    "police",
    "pay",
    "decide",
    "offer",
    "action",
    "refuge",
    "whither",
    "hunt",
    "sell",
    "adjust",
    "produce",
    "attract",
    "gain",
    "lose",
    "lose-which",
    "downgrade",
    "dump",
    "place",
)
NOTHING: Final = 0
ASK_CHANCE: Final = 1
ASK_LAY: Final = 2
ASK_SETTLE: Final = 3
ASK_VOTE: Final = 4
ASK_POLICE: Final = 5
ASK_PAY: Final = 6
ASK_DECIDE: Final = 7  # from here on one seat is asked
ASK_OFFER: Final = 8
ASK_ACTION: Final = 9
ASK_REFUGE: Final = 10
ASK_WHITHER: Final = 11
ASK_HUNT: Final = 12
ASK_SELL: Final = 13
ASK_ADJUST: Final = 14
ASK_PRODUCE: Final = 15
ASK_ATTRACT: Final = 16
ASK_GAIN: Final = 17
ASK_LOSE: Final = 18
ASK_LOSE_WHICH: Final = 19
ASK_DOWNGRADE: Final = 20
ASK_DUMP: Final = 21
ASK_PLACE: Final = 22

# Where an event card is, if not in the hand of a planet (0 to 4).
UNDEALT: Final = 5
IN_DECK: Final = 6
CURRENT: Final = 7
USED: Final = 8
FROM_UNDEALT: Final = 5  # in `laid_by`: it filled up the deck

NOT_CAST: Final = 0
CAST_YES: Final = 1
CAST_NO: Final = 2
BALLOTS: Final = ("", "yes", "no")

SHIPMENTS: Final = PLANETS * PLANETS * PLANETS
NONE: Final[list[int]] = []  # stands in a new position until it is set out or copied; never written into


class Position(State):
    """Where everything is, what is asked, and what each player has answered in secret so far.

    Lists that seldom change (planets, levels, cards, bans, the last vote) are replaced and never written
    into, and so are the secret ones outside a decision of several at once: clones share them.
    """

    def __init__(self, pack: ColoniesPack, players: int) -> None:
        self.story = None
        self.pack = pack
        self.players = players
        self.step = NEUTRALS
        self.ask = NOTHING
        self.seat_of: list[int] = NONE  # planet to seat, -1 for nobody's
        self.planet_of: list[int] = NONE  # seat to planet, -1 before the lots
        self.kept = 0  # bit set of planets that no player may draw (three players)
        self.first = -1  # the planet of the first player
        self.turn_number = 0
        self.round = 0
        self.mover = -1  # whose action it is in the action phase
        self.turns = 0
        self.resources: list[int] = NONE
        self.levels: list[int] = NONE
        self.promises: list[int] = NONE  # what a planet promises to a partner
        self.pirates: list[int] = NONE  # on a planet's own route to a partner
        self.markets: list[int] = NONE
        self.colonists: list[int] = NONE
        self.credits: list[int] = NONE
        self.holder: list[int] = NONE  # where each event card is
        self.laid_by: list[int] = NONE  # who put it into the deck, -1 if nobody has
        self.used: list[int] = NONE  # event cards that are out of the game, in order
        self.current = -1
        self.bans: list[int] = NONE  # bit sets of actions
        self.lost: list[int] = NONE  # actions lost this turn
        self.ballots: list[int] = NONE  # of the last vote, once it is open
        self.votes: list[int] = NONE
        self.outcome = NOT_CAST
        self.asked = -1  # the one planet that is asked, if one is
        self.left = 0  # how many it may or must still choose
        self.steps: list[int] = NONE  # CO-17: taken on each agreement in this action
        self.queue: list[int] = NONE  # effects that wait: kind, planet, amount
        self.waiting = 0  # bit set of seats that have still to answer
        self.answer: list[int] = NONE  # in secret: a card, a pair, a ballot
        self.aside: list[int] = NONE  # in secret: resources for votes or payment
        self.policed: list[int] = NONE  # in secret: pirates taken off own routes
        self.shipped: list[int] = NONE  # in secret: by payer, partner and kind
        self.compensation: list[int] = NONE  # in secret: Credits by payer and partner
        self.due: list[int] = NONE  # in secret: which partner comes next, 1 to 4 places on
        self.paid: list[int] = NONE  # in secret: units paid to that partner
        self.substituted: list[int] = NONE  # in secret

    def set_out(self) -> None:
        """CO-03, as far as it does not depend on the lots."""
        pack = self.pack
        self.seat_of = [-1] * PLANETS
        self.planet_of = [-1] * self.players
        self.resources = [0] * (PLANETS * PLANETS)
        self.levels = [1] * (PLANETS * PLANETS)
        self.promises = [0 if of == to else pack.lowest for of in range(PLANETS) for to in range(PLANETS)]
        self.pirates = [0] * (PLANETS * PLANETS)
        self.markets = [pack.setup_market] * PLANETS
        self.colonists = [0] * PLANETS
        self.credits = [0] * PLANETS
        self.holder = [UNDEALT] * CARDS
        self.laid_by = [-1] * CARDS
        self.used = []
        self.queue = []
        self.bans = [0] * PLANETS
        self.lost = [0] * PLANETS
        self.ballots = [NOT_CAST] * PLANETS
        self.votes = [0] * PLANETS
        self.steps = [0] * PLANETS
        self.forget_answers()

    def forget_answers(self) -> None:
        """A fresh sheet for a decision that several seats make at once."""
        self.answer = [-1] * PLANETS
        self.aside = [0] * (PLANETS * PLANETS)
        self.policed = [0] * (PLANETS * PLANETS)
        self.shipped = [0] * SHIPMENTS
        self.compensation = [0] * (PLANETS * PLANETS)
        self.due = [1] * PLANETS
        self.paid = [0] * PLANETS
        self.substituted = [0] * PLANETS

    # -- the ring ------------------------------------------------------------------------------

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return self.players

    def turn(self) -> int:
        return self.turns

    def is_neutral(self, planet: int) -> bool:
        return self.seat_of[planet] < 0

    def clockwise(self, planet: int) -> int:
        """The next planet clockwise that a player owns."""
        planet = (planet + 1) % PLANETS
        while self.seat_of[planet] < 0:
            planet = (planet + 1) % PLANETS
        return planet

    def order(self) -> list[int]:
        """CO-11: the players' planets clockwise from the first player's."""
        found: list[int] = []
        for step in range(PLANETS):
            planet = (self.first + step) % PLANETS
            if self.seat_of[planet] >= 0:
                found.append(planet)
        return found

    # -- small sums ----------------------------------------------------------------------------

    def exports(self, planet: int) -> int:
        return sum(self.promises[planet * PLANETS : planet * PLANETS + PLANETS])

    def stock(self, planet: int) -> int:
        """All resources of a planet together."""
        return sum(self.resources[planet * PLANETS : planet * PLANETS + PLANETS])

    def own_pirates(self, planet: int) -> int:
        return sum(self.pirates[planet * PLANETS : planet * PLANETS + PLANETS])

    def hand(self, planet: int) -> list[int]:
        return [card for card in range(CARDS) if self.holder[card] == planet]

    def deck(self) -> list[int]:
        return [card for card in range(CARDS) if self.holder[card] == IN_DECK]

    def undealt(self) -> list[int]:
        return [card for card in range(CARDS) if self.holder[card] == UNDEALT]

    def arrivals(self) -> int:
        """CO-07: colonists that come to each player this turn."""
        return self.pack.stars[self.current] + self.turn_number if self.current >= 0 else 0

    # -- asking --------------------------------------------------------------------------------

    def ask_one(self, ask: int, planet: int, left: int) -> None:
        if planet != self.asked or ask == ASK_ACTION:
            self.turns += 1
        self.ask = ask
        self.asked = planet
        self.left = left

    def ask_all(self, ask: int, planets: list[int]) -> None:
        """Ask several at once; all start from a fresh sheet."""
        self.turns += 1
        self.ask = ask
        self.asked = -1
        self.waiting = 0
        for planet in planets:
            self.waiting |= 1 << self.seat_of[planet]

    def finished(self) -> None:
        """Nothing is asked any more; flow.py goes on from here."""
        self.ask = NOTHING

    # -- as data -------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Tables as rows by planet; steps and questions by name; the rest as the fields are called."""
        return {
            "game": "colonies",
            "players": self.players,
            "step": STEPS[self.step],
            "ask": ASKS[self.ask],
            "planet_of": self.planet_of[:],
            "kept": self.kept,
            "first": self.first,
            "turn": self.turn_number,
            "round": self.round,
            "mover": self.mover,
            "turns": self.turns,
            "resources": rows(self.resources),
            "levels": rows(self.levels),
            "promises": rows(self.promises),
            "pirates": rows(self.pirates),
            "markets": self.markets[:],
            "colonists": self.colonists[:],
            "credits": self.credits[:],
            "holder": self.holder[:],
            "laid_by": self.laid_by[:],
            "used": self.used[:],
            "current": self.current,
            "bans": self.bans[:],
            "lost": self.lost[:],
            "ballots": self.ballots[:],
            "votes": self.votes[:],
            "outcome": self.outcome,
            "asked": self.asked,
            "left": self.left,
            "steps": self.steps[:],
            "queue": self.queue[:],
            "waiting": self.waiting,
            "answer": self.answer[:],
            "aside": rows(self.aside),
            "policed": rows(self.policed),
            "shipped": rows(self.shipped),
            "compensation": rows(self.compensation),
            "due": self.due[:],
            "paid": self.paid[:],
            "substituted": self.substituted[:],
        }

    def fill(self, data: dict[str, Any]) -> None:
        """Take over what `to_dict` wrote; BadPosition if no position is like that."""
        try:
            self._read_where(data)
            self._read_pieces(data)
            self._read_answers(data)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadPosition("This does not describe a position of colonies.") from None
        self._check()

    def _read_where(self, data: dict[str, Any]) -> None:
        self.players = whole(data["players"], 3, PLANETS)
        self.step = STEPS.index(data["step"])
        self.ask = ASKS.index(data["ask"])
        self.planet_of = numbers(data["planet_of"], self.players, -1, PLANETS - 1)
        self.seat_of = [-1] * PLANETS
        for seat, planet in enumerate(self.planet_of):
            if planet >= 0:
                if self.seat_of[planet] >= 0:
                    raise BadPosition("Two players cannot have one planet.")
                self.seat_of[planet] = seat
        self.kept = whole(data["kept"], 0, (1 << PLANETS) - 1)
        self.first = whole(data["first"], -1, PLANETS - 1)
        self.turn_number = whole(data["turn"], 0, self.pack.turns)
        self.round = whole(data["round"], 0, self.pack.rounds)
        self.mover = whole(data["mover"], -1, PLANETS - 1)
        self.turns = whole(data["turns"], 0)

    def _read_pieces(self, data: dict[str, Any]) -> None:
        square = PLANETS * PLANETS
        self.resources = table(data["resources"], square, 0)
        self.levels = table(data["levels"], square, 1, LEVELS)
        self.promises = table(data["promises"], square, 0, max(self.pack.highest, 1))
        self.pirates = table(data["pirates"], square, 0)
        self.markets = numbers(data["markets"], PLANETS, 0)
        self.colonists = numbers(data["colonists"], PLANETS, 0)
        self.credits = numbers(data["credits"], PLANETS, 0)
        self.holder = numbers(data["holder"], CARDS, 0, USED)
        self.laid_by = numbers(data["laid_by"], CARDS, -1, FROM_UNDEALT)
        self.used = numbers(data["used"], len(data["used"]), 0, CARDS - 1)
        self.current = whole(data["current"], -1, CARDS - 1)
        self.bans = numbers(data["bans"], PLANETS, 0, 63)
        self.lost = numbers(data["lost"], PLANETS, 0)
        self.ballots = numbers(data["ballots"], PLANETS, 0, 2)
        self.votes = numbers(data["votes"], PLANETS, 0)
        self.outcome = whole(data["outcome"], 0, 2)

    def _read_answers(self, data: dict[str, Any]) -> None:
        square = PLANETS * PLANETS
        self.asked = whole(data["asked"], -1, PLANETS - 1)
        self.left = whole(data["left"], 0)
        self.steps = numbers(data["steps"], PLANETS, 0)
        self.queue = numbers(data["queue"], len(data["queue"]), -1)
        self.waiting = whole(data["waiting"], 0, (1 << self.players) - 1)
        self.answer = numbers(data["answer"], PLANETS, -1)
        self.aside = table(data["aside"], square, 0)
        self.policed = table(data["policed"], square, 0)
        self.shipped = table(data["shipped"], SHIPMENTS, 0)
        self.compensation = table(data["compensation"], square, 0)
        self.due = numbers(data["due"], PLANETS, 1, PLANETS)
        self.paid = numbers(data["paid"], PLANETS, 0)
        self.substituted = numbers(data["substituted"], PLANETS, 0)

    def _check(self) -> None:
        if ASK_LAY <= self.ask <= ASK_PAY and not self.waiting:
            raise BadPosition("Nobody is left to answer what is asked of all.")
        if self.ask >= ASK_DECIDE and (self.asked < 0 or self.is_neutral(self.asked)):
            raise BadPosition("A question is asked of a planet that no player has.")
        if self.step > FIRST and (self.first < 0 or self.is_neutral(self.first)):
            raise BadPosition("The first player has no planet.")
        if self.ask == NOTHING and self.step != OVER:
            raise BadPosition("Nothing is asked, but the game is not over.")
        for cell in range(PLANETS * PLANETS):
            self._check_cell(cell // PLANETS, cell % PLANETS)
        if sorted(self.used) != [card for card in range(CARDS) if self.holder[card] == USED]:
            raise BadPosition("The list of used event cards is not that of the cards out of the game.")
        if [card for card in range(CARDS) if self.holder[card] == CURRENT] != (
            [self.current] if self.current >= 0 else []
        ):
            raise BadPosition("There is one current event card at most, and it is in its place.")

    def _check_cell(self, of: int, to: int) -> None:
        cell = of * PLANETS + to
        if of == to and (self.promises[cell] or self.pirates[cell]):
            raise BadPosition("A planet has no agreement and no route with itself.")
        if of != to and self.promises[cell] < self.pack.lowest:
            raise BadPosition(f"Agreements promise at least {self.pack.lowest} (CO-17).")
        if self.pirates[cell] and self.is_neutral(of):
            raise BadPosition("A neutral planet has no pirates on its routes (CO-28).")
        if self.aside[cell] > self.resources[cell] or self.policed[cell] > self.pirates[cell]:
            raise BadPosition("More is laid aside than there is.")


def rows(cells: list[int]) -> list[list[int]]:
    return [cells[start : start + PLANETS] for start in range(0, len(cells), PLANETS)]


def table(value: Any, size: int, low: int, high: int = 1_000_000) -> list[int]:
    """Rows of five as one flat list."""
    if len(value) * PLANETS != size:
        raise ValueError
    return [cell for row in value for cell in numbers(row, PLANETS, low, high)]


def numbers(value: Any, size: int, low: int, high: int = 1_000_000) -> list[int]:
    if not isinstance(value, list) or len(value) != size:
        raise ValueError
    return [whole(number, low, high) for number in value]


def whole(value: Any, low: int, high: int = 1_000_000_000) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError
    return value
