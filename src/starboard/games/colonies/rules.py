"""Colonies as the rulebook tells it. The phases stand in modules of their own; phases.py joins them."""

from collections.abc import Hashable
from typing import Any, Final

from starboard.games.colonies import (
    actions,
    council,
    effect_queue,
    generator,
    judge,
    phases,
    reading,
    redeal,
    scoring,
    seeing,
    setup,
)
from starboard.games.colonies.fields import copy_fields, future
from starboard.games.colonies.numbering import (
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
from starboard.games.colonies.view import ColoniesView
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import NOBODY, ONLY_CHANCE

# Sets of seats, by bits.
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(PLANETS) if mask >> seat & 1) for mask in range(1 << PLANETS)
]


class Colonies(Position):
    """A game of Colonies."""

    def set_up(self) -> None:
        self.set_out()
        phases.proceed(self)

    def clone(self) -> "Colonies":
        twin = Colonies(self.pack, self.players)
        copy_fields(self, twin)
        if ASK_LAY <= self.ask <= ASK_PAY:
            twin.own_sheet(self.ask)
        return twin

    # -- who is asked what ---------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        ask = self.ask
        if ask >= ASK_DECIDE:
            return SEATS[1 << self.seat_of[self.asked]]
        if ask >= ASK_LAY:
            return SEATS[self.waiting]
        return ONLY_CHANCE if ask == ASK_CHANCE else NOBODY

    def legal(self, actor: int) -> list[int]:
        return generator.legal(self, actor)

    def refusal(self, seat: int, action: int) -> str:
        return judge.refusal(self, seat, action)

    def odds(self) -> list[tuple[int, int]]:
        return generator.odds(self)

    def roll(self, random: Random) -> int:
        return random.choice(generator.outcomes(self))

    def advance(self, actor: int, action: int) -> None:
        ask = self.ask
        if ask == ASK_CHANCE:
            setup.draw(self, action)
        elif ask <= ASK_PAY:
            phases.answer_in_secret(self, self.planet_of[actor], action)
        elif ask == ASK_ACTION:
            actions.choose(self, self.asked, action)
        elif ASK_REFUGE <= ask <= ASK_ATTRACT:
            actions.go_on(self, self.asked, action)
        elif ask == ASK_DECIDE:
            council.decide(self, self.asked, action == DECIDE_YES)
        else:
            effect_queue.answer(self, self.asked, action)
        if self.ask == NOTHING:
            phases.proceed(self)

    # -- the end -------------------------------------------------------------------------------

    def ending(self) -> str:
        return "ten-turns" if self.step == OVER else ""

    def results(self) -> list[Result]:
        return scoring.results(self)

    # -- what a seat may know ------------------------------------------------------------------

    def view(self, seat: int | None) -> ColoniesView:
        return seeing.see(self, seat)

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
        redeal.redeal(twin, self.planet_of[seat], random)
        return twin

    def disguise(self, seat: int | None, random: Random) -> "Colonies":
        twin = self.clone()
        redeal.disguise(twin, -1 if seat is None else self.planet_of[seat], random)
        return twin

    def key(self) -> Hashable:
        return future(self)

    def to_dict(self) -> dict[str, Any]:
        """Tables as rows by planet; steps and questions by name; the rest as the fields are called."""
        return reading.write(self)
