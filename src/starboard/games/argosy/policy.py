"""What bots know of Argosy: lay tokens where they teach and match, and turn knowledge into planets and cards.

Everything is weighed in points of the final score. A point of knowledge is worth more on a track that
runs short, and a token is worth its set, what it teaches, and the triangles it begins.
"""

from math import exp
from typing import Final, cast

from starboard.games.argosy import scoring
from starboard.games.argosy.expansion_values import (
    card_worth,
    expanding,
)
from starboard.games.argosy.numbering import (
    BARTER,
    BREED,
    CANCEL,
    CARD,
    DRAW,
    END,
    EXTRAPOLATE,
    KINDS,
    POINT,
    RECOVER,
    SHIFT,
    STRIKE,
    SWAP,
    TAKE,
    TRACK,
    TRACKS,
    TRIANGLE,
)
from starboard.games.argosy.pieces import FIRE, NAVIGATION, RED, SHIELDS
from starboard.games.argosy.state import (
    CELESTIAL,
    CHOOSE_TRIANGLE,
    DEFENCE,
    DISCOUNT,
    DIVERT,
    DOMESTIC,
    DOUBLING,
    DRAFT,
    EXCHANGE,
    EXPANSION,
    EXTRAPOLATION,
    FREE_CARD,
    LIFT,
    MIGRATION,
    PLACE,
    REPLACE,
    RESEARCH,
    TAKE_TOKEN,
    TARGET,
    Position,
)
from starboard.games.argosy.token_values import (
    Placements,
    best_strike,
    harm,
    track_choice,
    trading,
)
from starboard.games.argosy.weighing import AMPLE, SHORT, WANTED, Weighing
from starboard.kernel.policy import Policy
from starboard.kernel.results import WON
from starboard.kernel.rng import Random
from starboard.kernel.state import State

NOISE: Final = 0.05  # what is nearly as good is sometimes taken instead: no two games alike
SPREAD: Final = 9.0  # points of difference that make a likely win


class ArgosyPolicy(Policy):
    """Weighs every answer to the question on the table by what it brings."""

    def choose(self, state: State, seat: int, random: Random) -> int:
        position = cast(Position, state)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        answers = Answers(position, seat)
        best = -1
        most = 0.0
        for action in actions:
            value = answers.worth(action) + NOISE * random.uniform()
            if best < 0 or value > most:
                best = action
                most = value
        return best

    def is_fair(self) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        position = cast(Position, state)
        if state.ending():
            winners = [1.0 if result.outcome == WON else 0.0 for result in state.results()]
            return [share / sum(winners) for share in winners]
        outlooks = [prospect(position, seat) for seat in range(position.players)]
        highest = max(outlooks)
        weights = [exp((value - highest) / SPREAD) for value in outlooks]
        return [weight / sum(weights) for weight in weights]


def prospect(position: Position, seat: int) -> float:
    """The score so far, with what the knowledge in hand may still buy."""
    value = float(scoring.score(position, seat))
    for track in range(TRACKS):
        held = position.knowledge(seat, track)
        few = min(held, WANTED[track])
        value += few * SHORT[track] + (held - few) * AMPLE[track]
    return value


# -- what an answer is worth ---------------------------------------------------------------------


class Answers:
    """Weighs the answers to the question on the table."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.weighing = Weighing(position, seat)
        self.placements = Placements(self.weighing)

    def worth(self, action: int) -> float:
        """What `action` brings, beside doing nothing."""
        phase = self.position.phase
        if action == END:
            return 0.0
        if phase == PLACE:
            return self.placements.laying(action - POINT, self.position.hand)
        if phase == CHOOSE_TRIANGLE:
            return self.weighing.lesson(action - TRIANGLE)
        if phase == DRAFT or phase == TAKE_TOKEN:
            kind = action - TAKE if action < RECOVER else (action - RECOVER) % KINDS
            return self.placements.best_place(kind)
        if phase == RESEARCH:
            return 1.0 if action == DRAW else -1.0
        if phase == EXPANSION or phase == MIGRATION:
            return expanding(self.weighing, action)
        if phase <= DIVERT or phase == DISCOUNT or phase == DOUBLING or TRACK <= action < EXTRAPOLATE:
            return track_choice(self.weighing, action - TRACK)
        if phase == EXTRAPOLATION:
            return trading(self.weighing, action)
        if phase == FREE_CARD:
            return card_worth(self.weighing, action - CARD)
        return self.acting(action)

    def acting(self, action: int) -> float:
        """Actions 3 and 4, and a victim's answer."""
        position = self.position
        phase = position.phase
        pack = position.pack
        if phase == CELESTIAL or phase == DOMESTIC:
            return self.beginning(action)
        if phase == TARGET:
            victim = (action - pack.target_base) // pack.points
            return harm(self.weighing, victim, (action - pack.target_base) % pack.points)
        if phase == DEFENCE:
            return self.cancelling() if action == CANCEL else 0.0
        if phase == LIFT:
            return self.placements.shifting(action - POINT)
        if phase == REPLACE:
            return self.placements.best_swap(action - POINT)
        if phase == EXCHANGE:
            return self.placements.swapping(position.chosen, action - TAKE)
        return self.placements.best_place((action - RECOVER) % KINDS)

    def cancelling(self) -> float:
        """What keeping a token that is struck at is worth more than the shields it costs."""
        weighing = self.weighing
        token = self.position.token_at(weighing.seat, self.position.chosen)
        loss = weighing.set_loss(weighing.seat, token)
        return loss - weighing.knowledge_worth(SHIELDS, self.position.pack.cancel_price)

    def beginning(self, action: int) -> float:
        """Is a celestial or domestic act worth its point of knowledge?"""
        pack = self.position.pack
        weighing = self.weighing
        if action == STRIKE:
            return best_strike(weighing) - weighing.knowledge_worth(FIRE, pack.strike_price)
        if action == SHIFT:
            return self.placements.best_shift() - weighing.knowledge_worth(NAVIGATION, pack.shift_price)
        if action == BREED or action == BARTER:
            return 2.0 - weighing.knowledge_worth(RED, pack.breed_price)
        if action == SWAP:
            return self.placements.best_swap_of_all() - weighing.knowledge_worth(RED + 1, pack.swap_price)
        kinds = sorted({index % KINDS for index, count in enumerate(self.position.scraps) if count})
        best = max([self.placements.best_place(kind) for kind in kinds])
        return best - weighing.knowledge_worth(RED + 2, pack.salvage_price)
