"""The position in Colonies: plain data, everything by planet in ring order.

Lists of 25 are tables: `resources[5 * planet + kind]`, `promises[5 * planet + partner]` and so on.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.types import QUESTIONS, Cast
from starboard.kernel.events import Event
from starboard.kernel.number_lists import total
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NO_SEAT, NONE, UNSET
from starboard.kernel.state import Shared, State

# What comes when nothing is asked and no effect is waiting; phases.py goes from one to the next.
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
ASKS: Final[tuple[str, ...]] = ("nothing", *QUESTIONS)
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
ASKS_OF_ACTIONS: Final = range(ASK_REFUGE, ASK_ATTRACT + 1)  # the small steps of an action
ASKS_OF_CARDS: Final = range(ASK_GAIN, ASK_PLACE + 1)  # what an effect of a card asks

EFFECT_SIZE: Final = 3  # an effect in the queue: its kind, the planet, the amount

# Where an event card is, if not in the hand of a planet (0 to 4).
UNDEALT: Final = 5
IN_DECK: Final = 6
CURRENT: Final = 7
USED: Final = 8
FROM_UNDEALT: Final = 5  # in `laid_by`: it filled up the deck

NOT_CAST: Final = 0
CAST_YES: Final = 1
CAST_NO: Final = 2
BALLOTS: Final[tuple[Cast, ...]] = ("", "yes", "no")

SHIPMENTS: Final = PLANETS * PLANETS * PLANETS
PAST: Final = ("turns",)  # tells only how long it took to come here
DERIVED: Final = ("seat_of",)

# The answers where none are given; never written into.
NO_ANSWERS: Final[list[int]] = [NONE] * PLANETS
NO_ROW: Final[list[int]] = [0] * PLANETS
NO_TABLE: Final[list[int]] = [0] * (PLANETS * PLANETS)
NO_SHIPMENTS: Final[list[int]] = [0] * SHIPMENTS
FIRST_DUE: Final[list[int]] = [1] * PLANETS


class Position(State):
    """Where everything is, what is asked, and what each player has answered in secret so far.

    Clones share lists that seldom change. They share the secret ones too, except during a decision of several
    at once, when a clone has its own sheet to write on.
    """

    def __init__(self, pack: ColoniesPack, players: int) -> None:
        self.story = None
        self.pack = pack
        self.players = players
        self.step: i64 = NEUTRALS
        self.ask: i64 = NOTHING
        self.seat_of: Shared = UNSET  # planet to seat, NO_SEAT where it is neutral
        self.planet_of: Shared = UNSET  # seat to planet, NONE before the lots
        self.kept = 0  # bit set of planets that no player may draw (three players)
        self.first: i64 = NONE  # the planet of the first player
        self.turn_number = 0
        self.round: i64 = 0
        self.mover: i64 = NONE  # whose action it is in the action phase
        self.turns: i64 = 0
        self.resources: list[int] = UNSET
        self.levels: Shared = UNSET
        self.promises: Shared = UNSET  # what a planet promises to a partner
        self.pirates: Shared = UNSET  # on a planet's own route to a partner
        self.markets: list[int] = UNSET
        self.colonists: list[int] = UNSET
        self.credits: list[int] = UNSET
        self.holder: Shared = UNSET  # where each event card is
        self.laid_by: Shared = UNSET  # who put it into the deck, NONE if nobody has
        self.used: Shared = UNSET  # event cards that are out of the game, in order
        self.current: i64 = NONE
        self.bans: Shared = UNSET  # bit sets of actions
        self.lost: Shared = UNSET  # actions lost this turn
        self.ballots: Shared = UNSET  # of the last vote, once it is open
        self.votes: Shared = UNSET
        self.outcome: i64 = NOT_CAST
        self.asked: i64 = NONE  # the one planet that is asked, if one is
        self.left = 0  # how many it may or must still choose
        self.steps: Shared = UNSET  # CO-17: taken on each agreement in this action
        self.queue: Shared = UNSET  # effects that wait: kind, planet, amount
        self.waiting: i64 = 0  # bit set of seats that have still to answer
        self.answer: Shared = UNSET  # in secret: a card, a pair, a ballot
        self.aside: Shared = UNSET  # in secret: resources for votes or payment
        self.policed: Shared = UNSET  # in secret: pirates taken off own routes
        self.shipped: Shared = UNSET  # in secret: by payer, partner and kind
        self.compensation: Shared = UNSET  # in secret: Credits by payer and partner
        self.due: Shared = UNSET  # in secret: which partner comes next, 1 to 4 places on
        self.paid: Shared = UNSET  # in secret: units paid to that partner
        self.substituted: Shared = UNSET  # in secret

    def set_out(self) -> None:
        """CO-03, as far as it does not depend on the lots."""
        pack = self.pack
        self.seat_of = [NO_SEAT] * PLANETS
        self.planet_of = [NONE] * self.players
        self.resources = [0] * (PLANETS * PLANETS)
        self.levels = [pack.first_level] * (PLANETS * PLANETS)
        self.promises = [0 if of == to else pack.lowest for of in range(PLANETS) for to in range(PLANETS)]
        self.pirates = [0] * (PLANETS * PLANETS)
        self.markets = [pack.setup_market] * PLANETS
        self.colonists = [0] * PLANETS
        self.credits = [0] * PLANETS
        self.holder = [UNDEALT] * len(pack.cards)
        self.laid_by = [NONE] * len(pack.cards)
        self.used = []
        self.queue = []
        self.bans = [0] * PLANETS
        self.lost = [0] * PLANETS
        self.ballots = [NOT_CAST] * PLANETS
        self.votes = [0] * PLANETS
        self.steps = [0] * PLANETS
        self.fresh_sheet(ASK_PAY)  # all of it: whoever sets a position out may write on it

    def forget_answers(self) -> None:
        """Nobody has answered anything: a blank sheet, which all positions share."""
        self.answer = NO_ANSWERS
        self.aside = NO_TABLE
        self.policed = NO_TABLE
        self.shipped = NO_SHIPMENTS
        self.compensation = NO_TABLE
        self.due = FIRST_DUE
        self.paid = NO_ROW
        self.substituted = NO_ROW

    def fresh_sheet(self, ask: i64) -> None:
        """A blank sheet that can be written on, for a decision that several seats make at once."""
        self.forget_answers()
        self.own_sheet(ask)

    def own_sheet(self, ask: i64) -> None:
        """Write on a copy of the answers from now on."""
        self.answer = self.answer[:]
        self.aside = self.aside[:]
        self.policed = self.policed[:]
        if ask == ASK_PAY:
            self.shipped = self.shipped[:]
            self.compensation = self.compensation[:]
            self.due = self.due[:]
            self.paid = self.paid[:]
            self.substituted = self.substituted[:]

    # -- the ring ------------------------------------------------------------------------------

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return self.players

    def turn(self) -> int:
        return self.turns

    def is_neutral(self, planet: i64) -> bool:
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
        for step in range(i64(PLANETS)):
            planet = (self.first + step) % PLANETS
            if self.seat_of[planet] >= 0:
                found.append(planet)
        return found

    # -- small sums ----------------------------------------------------------------------------

    def exports(self, planet: i64) -> int:
        return total(self.promises, planet * PLANETS, PLANETS)

    def stock(self, planet: i64) -> int:
        """All resources of a planet together."""
        return total(self.resources, planet * PLANETS, PLANETS)

    def own_pirates(self, planet: i64) -> int:
        return total(self.pirates, planet * PLANETS, PLANETS)

    def hand(self, planet: int) -> list[int]:
        return [card for card in range(len(self.holder)) if self.holder[card] == planet]

    def deck(self) -> list[int]:
        return [card for card in range(len(self.holder)) if self.holder[card] == IN_DECK]

    def undealt(self) -> list[int]:
        return [card for card in range(len(self.holder)) if self.holder[card] == UNDEALT]

    def arrivals(self) -> int:
        """CO-07: colonists that come to each player this turn."""
        return self.pack.stars[self.current] + self.turn_number if self.current >= 0 else 0

    # -- asking --------------------------------------------------------------------------------

    def is_asked(self, seat: i64) -> bool:
        if self.ask >= ASK_DECIDE:
            return self.seat_of[self.asked] == seat
        return self.ask >= ASK_LAY and self.waiting >> seat & 1 == 1

    def ask_one(self, ask: int, planet: int, left: int) -> None:
        if planet != self.asked or ask == ASK_ACTION:
            self.turns += 1
        self.ask = ask
        self.asked = planet
        self.left = left

    def ask_all(self, ask: int, planets: list[int]) -> None:
        """Ask several at once; the sheet that they answer on is the caller's to prepare."""
        self.turns += 1
        self.ask = ask
        self.asked = NONE
        self.waiting = 0
        for planet in planets:
            self.waiting |= 1 << self.seat_of[planet]

    def finished(self) -> None:
        """Nothing is asked any more; phases.py goes on from here."""
        self.ask = NOTHING
        self.left = 0

    # -- effects that wait: CO-11 --------------------------------------------------------------

    def put_last(self, effect: int, planet: int, amount: int) -> None:
        """An effect comes after all that wait."""
        self.queue = [*self.queue, effect, planet, amount]

    def put_first(self, effect: int, planet: int, amount: int) -> None:
        """An effect comes before all that wait."""
        self.queue = [effect, planet, amount, *self.queue]

    # -- telling -------------------------------------------------------------------------------

    def tell_paid(self, event: Event, planets: list[int]) -> None:
        """Tell all; the players of `planets`, whose Credits changed, also what they have now (CO-04)."""
        own: dict[int, Event] = {}
        for planet in planets:
            if self.seat_of[planet] >= 0:
                purse = self.credits[planet]
                own[self.seat_of[planet]] = msgspec.structs.replace(event, purse=purse)
        self.tell(event, None, own)
