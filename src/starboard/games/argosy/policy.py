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
    AMPLE,
    SHORT,
    WANTED,
    best_place,
    best_strike,
    best_swap,
    harm,
    knowledge_worth,
    laying,
    lesson,
    points_in,
    set_loss,
    shifting,
    swapping,
    track_choice,
    trading,
)
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
        best = -1
        most = 0.0
        for action in actions:
            value = worth(position, seat, action) + NOISE * random.uniform()
            if best < 0 or value > most:
                best = action
                most = value
        return best

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


def worth(position: Position, seat: int, action: int) -> float:
    """What `action` brings, beside doing nothing."""
    phase = position.phase
    if action == END:
        return 0.0
    if phase == PLACE:
        return laying(position, seat, action - POINT, position.hand, position.covered[seat])
    if phase == CHOOSE_TRIANGLE:
        return lesson(position, seat, action - TRIANGLE)
    if phase in (DRAFT, TAKE_TOKEN):
        kind = action - TAKE if action < RECOVER else (action - RECOVER) % KINDS
        return best_place(position, seat, kind)
    if phase == RESEARCH:
        return 1.0 if action == DRAW else -1.0
    if phase == EXPANSION or phase == MIGRATION:
        return expanding(position, seat, action)
    if phase <= DIVERT or phase in (DISCOUNT, DOUBLING) or TRACK <= action < EXTRAPOLATE:
        return track_choice(position, seat, action - TRACK)
    if phase == EXTRAPOLATION:
        return trading(position, seat, action)
    if phase == FREE_CARD:
        return card_worth(position, seat, action - CARD)
    return acting(position, seat, action)


def acting(position: Position, seat: int, action: int) -> float:
    """Actions 3 and 4, and a victim's answer."""
    phase = position.phase
    pack = position.pack
    if phase in (CELESTIAL, DOMESTIC):
        return beginning(position, seat, action)
    if phase == TARGET:
        victim = (action - pack.target_base) // pack.points
        return harm(position, victim, (action - pack.target_base) % pack.points)
    if phase == DEFENCE:
        loss = set_loss(position, seat, position.token_at(seat, position.chosen))
        return (
            loss - knowledge_worth(position, seat, SHIELDS, position.pack.cancel_price)
            if action == CANCEL
            else 0.0
        )
    if phase == LIFT:
        return shifting(position, seat, action - POINT)
    if phase == REPLACE:
        return best_swap(position, seat, action - POINT)
    if phase == EXCHANGE:
        return swapping(position, seat, position.chosen, action - TAKE)
    return best_place(position, seat, (action - RECOVER) % KINDS)


def beginning(position: Position, seat: int, action: int) -> float:
    """Is a celestial or domestic act worth its point of knowledge?"""
    covered = position.covered[seat]
    if action == STRIKE:
        return best_strike(position, seat) - knowledge_worth(position, seat, FIRE, position.pack.strike_price)
    if action == SHIFT:
        best = max(shifting(position, seat, point) for point in points_in(position, covered))
        return best - knowledge_worth(position, seat, NAVIGATION, position.pack.shift_price)
    if action == BREED or action == BARTER:
        return 2.0 - knowledge_worth(position, seat, RED, position.pack.breed_price)
    if action == SWAP:
        best = max(best_swap(position, seat, point) for point in points_in(position, covered))
        return best - knowledge_worth(position, seat, RED + 1, position.pack.swap_price)
    kinds = [index % KINDS for index, count in enumerate(position.scraps) if count]
    best = max(best_place(position, seat, kind) for kind in kinds)
    return best - knowledge_worth(position, seat, RED + 2, position.pack.salvage_price)
