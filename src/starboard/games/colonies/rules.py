"""Colonies as the rulebook tells it. The phases stand in modules of their own; flow.py joins them."""

from collections.abc import Hashable
from typing import Any, Final

from starboard.games.colonies import (
    actions,
    council,
    events,
    flow,
    generator,
    hidden,
    judge,
    scoring,
    setup,
    view,
)
from starboard.games.colonies.choices import (
    DECIDE_YES,
    DONE,
    PLANETS,
    REMOVE,
    route_of,
)
from starboard.games.colonies.state import (
    ASK_ACTION,
    ASK_ATTRACT,
    ASK_CHANCE,
    ASK_DECIDE,
    ASK_HUNT,
    ASK_LAY,
    ASK_OFFER,
    ASK_PAY,
    ASK_REFUGE,
    ASK_SETTLE,
    NOTHING,
    OVER,
    Position,
)
from starboard.games.colonies.words import CLAUSES
from starboard.kernel.clauses import Catalogue
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import NOBODY, ONLY_CHANCE

# Sets of seats, by bits.
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(PLANETS) if mask >> seat & 1) for mask in range(1 << PLANETS)
]


class Colonies(Position):
    """A game of Colonies."""

    def clauses(self) -> Catalogue:
        return CLAUSES

    def set_up(self) -> None:
        self.set_out()
        flow.proceed(self)

    def clone(self) -> "Colonies":
        twin = Colonies(self.pack, self.players)
        twin.step = self.step
        twin.ask = self.ask
        twin.seat_of = self.seat_of
        twin.planet_of = self.planet_of
        twin.kept = self.kept
        twin.first = self.first
        twin.turn_number = self.turn_number
        twin.round = self.round
        twin.mover = self.mover
        twin.turns = self.turns
        twin.resources = self.resources[:]
        twin.levels = self.levels
        twin.promises = self.promises
        twin.pirates = self.pirates
        twin.markets = self.markets[:]
        twin.colonists = self.colonists[:]
        twin.credits = self.credits[:]
        twin.holder = self.holder
        twin.laid_by = self.laid_by
        twin.used = self.used
        twin.current = self.current
        twin.bans = self.bans
        twin.lost = self.lost
        twin.ballots = self.ballots
        twin.votes = self.votes
        twin.outcome = self.outcome
        self.copy_question(twin)
        return twin

    def copy_question(self, twin: Position) -> None:
        """What is asked, what waits, and what has been answered in secret."""
        twin.asked = self.asked
        twin.left = self.left
        twin.steps = self.steps
        twin.queue = self.queue
        twin.waiting = self.waiting
        answering = ASK_LAY <= self.ask <= ASK_PAY
        twin.answer = self.answer[:] if answering else self.answer
        twin.aside = self.aside[:] if answering else self.aside
        twin.policed = self.policed[:] if answering else self.policed
        paying = self.ask == ASK_PAY
        twin.shipped = self.shipped[:] if paying else self.shipped
        twin.compensation = self.compensation[:] if paying else self.compensation
        twin.due = self.due[:] if paying else self.due
        twin.paid = self.paid[:] if paying else self.paid
        twin.substituted = self.substituted[:] if paying else self.substituted

    # -- who is asked what ---------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        ask = self.ask
        if ask >= ASK_DECIDE:
            return SEATS[1 << self.seat_of[self.asked]]
        if ask >= ASK_LAY:
            return SEATS[self.waiting]
        return ONLY_CHANCE if ask == ASK_CHANCE else NOBODY

    def is_asked(self, seat: int) -> bool:
        if self.ask >= ASK_DECIDE:
            return self.seat_of[self.asked] == seat
        return self.ask >= ASK_LAY and self.waiting >> seat & 1 == 1

    def legal(self, actor: int) -> list[int]:
        if actor < 0:
            return setup.outcomes(self) if self.ask == ASK_CHANCE else []
        if actor >= self.players or not self.is_asked(actor):
            return []
        return generator.choices_of(self, self.planet_of[actor])

    def refusal(self, seat: int, action: int) -> str:
        return judge.refuse(self, self.planet_of[seat], action)

    def odds(self) -> list[tuple[int, int]]:
        if self.ask != ASK_CHANCE:
            return []
        return [(outcome, 1) for outcome in setup.outcomes(self)]

    def roll(self, random: Random) -> int:
        return random.choice(setup.outcomes(self))

    def advance(self, actor: int, action: int) -> None:
        ask = self.ask
        if ask == ASK_CHANCE:
            setup.draw(self, action)
        elif ask <= ASK_PAY:
            flow.answer_in_secret(self, self.planet_of[actor], action)
        elif ask == ASK_ACTION:
            actions.choose(self, self.asked, action)
        elif ASK_REFUGE <= ask <= ASK_ATTRACT:
            actions.go_on(self, self.asked, action)
        elif ask == ASK_DECIDE:
            council.decide(self, self.asked, action == DECIDE_YES)
        else:
            events.answer(self, self.asked, action)
        if self.ask == NOTHING:
            flow.proceed(self)

    # -- the end -------------------------------------------------------------------------------

    def ending(self) -> str:
        return "ten-turns" if self.step == OVER else ""

    def results(self) -> list[Result]:
        return scoring.results(self)

    # -- what a seat may know ------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.see(self, seat)

    def reveals(self, seat: int, action: int) -> bool:
        """The last answer of a common decision; a hunt, which tests a purse (CO-15); unasked payment."""
        if ASK_LAY <= self.ask <= ASK_PAY:
            completes = action == DONE or self.ask in (ASK_LAY, ASK_SETTLE)
            return completes and self.waiting == 1 << seat
        if self.ask == ASK_HUNT and action >= REMOVE:
            return route_of(action - REMOVE) != self.asked
        if self.round + 1 < self.pack.rounds or self.ask == ASK_OFFER:
            return False
        after = self.clone()
        after.advance(seat, action)
        return after.turn_number != self.turn_number or after.step == OVER

    def redeal(self, seat: int, random: Random) -> "Colonies":
        twin = self.clone()
        hidden.redeal(twin, self.planet_of[seat], random)
        return twin

    def disguise(self, seat: int | None, random: Random) -> "Colonies":
        twin = self.clone()
        hidden.disguise(twin, -1 if seat is None else self.planet_of[seat], random)
        return twin

    def key(self) -> Hashable:
        where = (self.step, self.ask, self.kept, self.first, self.turn_number, self.round, self.mover)
        asked = (self.asked, self.left, self.waiting, self.current, self.outcome)
        return (where, asked, *[tuple(cells) for cells in self.lists()])

    def lists(self) -> list[list[int]]:
        """Every list that a position is made of."""
        public = [self.planet_of, self.resources, self.levels, self.promises, self.pirates, self.markets]
        private = [self.colonists, self.credits, self.holder, self.laid_by, self.used, self.bans, self.lost]
        asked = [self.ballots, self.votes, self.steps, self.queue, self.answer, self.aside, self.policed]
        paying = [self.shipped, self.compensation, self.due, self.paid, self.substituted]
        return public + private + asked + paying
