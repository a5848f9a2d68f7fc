"""What bots know of Argosy: lay tokens where they teach and match, and turn knowledge into planets and cards.

Everything is weighed in points of the final score. A point of knowledge is worth more on a track that
runs short, and a token is worth its set, what it teaches, and the triangles it begins.
"""

from math import exp
from typing import Final, cast

from starboard.games.argosy import evolution, law, reach, scoring
from starboard.games.argosy.numbering import (
    BARTER,
    BREED,
    BUILD,
    CANCEL,
    CARD,
    CARDS,
    CONVERT,
    DRAW,
    END,
    EXTRAPOLATE,
    FORTIFY,
    INVADE,
    KINDS,
    MIGRATE,
    POINT,
    RECOVER,
    SETTLE,
    SHIELD,
    SHIFT,
    SPAWN,
    STRIKE,
    SWAP,
    TAKE,
    TRACK,
    TRACKS,
    TRIANGLE,
)
from starboard.games.argosy.pieces import FIRE, NAVIGATION, PERCEPTORS, RED, SHIELDS
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
from starboard.kernel.policy import Policy
from starboard.kernel.results import WON
from starboard.kernel.rng import Random
from starboard.kernel.state import State

WANTED: Final[tuple[int, ...]] = (2, 4, 2, 2, 2, 2)  # points on each track below which it runs short
SHORT: Final[tuple[float, ...]] = (2.2, 2.6, 2.2, 1.5, 1.5, 1.5)  # what a point is worth there …
AMPLE: Final[tuple[float, ...]] = (0.8, 1.2, 0.8, 0.5, 0.5, 0.5)  # … and above
BEGUN: Final = 0.35  # two corners that match, the third still empty
CROWDED: Final = 0.02  # a place with few triangles is kept for tokens that fit nowhere
NOISE: Final = 0.05  # what is nearly as good is sometimes taken instead: no two games alike
FOOTHOLD: Final = 3.0  # a colony opens ways to its neighbours
SHIELDING: Final = 1.5
GROWTH: Final = 0.55  # how much of the set that a token belongs to is still to come
# What a card is worth besides its points, in the order of the cards.
ABILITIES: Final[tuple[float, ...]] = (
    4.0, 5.0, 4.0, 1.0, 2.0, 3.0, 2.0, 3.0, 0.5, 2.0, 6.0, 8.0, 5.0, 2.0, 2.0, 1.0, 5.0, 5.0,
)  # fmt: skip
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


# -- tokens --------------------------------------------------------------------------------------


def points_in(position: Position, points: int) -> list[int]:
    return [action - POINT for action in position.pack.point_actions(points)]


def laying(position: Position, seat: int, point: int, kind: int, covered: int) -> float:
    """What a token teaches at `point`, and the triangles it begins there."""
    found = law.gains_at(position, seat, point, kind, covered)
    best = 0.0
    while found:
        best = max(best, lesson(position, seat, found.bit_length() - 1))
        found &= ~(1 << found.bit_length() - 1)
    return best + begun(position, seat, point, kind, covered)


def best_laying(position: Position, seat: int, kind: int, covered: int, free: int) -> float:
    best = -9.0
    for action in position.pack.point_actions(free):
        best = max(best, laying(position, seat, action - POINT, kind, covered))
    return best


def best_place(position: Position, seat: int, kind: int) -> float:
    """What a token from outside is worth: the best place for it, and the set it joins."""
    covered = position.covered[seat]
    free = position.pack.full & ~covered
    return best_laying(position, seat, kind, covered, free) + set_gain(position, seat, kind)


def begun(position: Position, seat: int, point: int, kind: int, covered: int) -> float:
    """Triangles with a matching corner and one still empty."""
    lattice = position.pack.lattice
    base = seat * position.pack.points
    value = 0.0
    for number in range(len(lattice.rest[point])):
        if lattice.large[point][number]:
            break
        second = lattice.second[point][number]
        third = lattice.third[point][number]
        value -= CROWDED
        if (covered >> second & 1) + (covered >> third & 1) == 1:
            other = position.maps[base + (second if covered >> second & 1 else third)]
            value += BEGUN * ((other // 3 == kind // 3) + (other % 3 == kind % 3))
    return value


def shifting(position: Position, seat: int, point: int) -> float:
    """What moving the token at `point` can bring; its set stays as it is."""
    kind = position.token_at(seat, point)
    covered = position.covered[seat] & ~(1 << point)
    free = position.pack.full & ~position.covered[seat]
    best = best_laying(position, seat, kind, covered, free)
    return best - begun(position, seat, point, kind, covered)


def swapping(position: Position, seat: int, point: int, kind: int) -> float:
    """What the pool's `kind` is worth in place of the token at `point`."""
    old = position.token_at(seat, point)
    covered = position.covered[seat] & ~(1 << point)
    value = laying(position, seat, point, kind, covered) - begun(position, seat, point, old, covered)
    return value if old == kind else value + set_gain(position, seat, kind) - set_loss(position, seat, old)


def best_swap(position: Position, seat: int, point: int) -> float:
    return max(swapping(position, seat, point, kind) for kind in range(KINDS) if position.pool[kind])


def set_gain(position: Position, seat: int, kind: int) -> float:
    """What one more token of `kind` adds to the score, and to what its set may become."""
    table = position.pack.set_scores
    count = scoring.kind_counts(position, seat)[kind]
    if count >= len(table):
        return 0.0
    return GROWTH * (table[count] - (table[count - 1] if count else 0)) + 0.5


def set_loss(position: Position, seat: int, kind: int) -> float:
    table = position.pack.set_scores
    count = min(scoring.kind_counts(position, seat)[kind], len(table))
    return float(table[count - 1] - (table[count - 2] if count > 1 else 0))


def harm(position: Position, victim: int, point: int) -> float:
    """What losing the token at `point` costs `victim`, of which a fair part is the striker's gain."""
    loss = set_loss(position, victim, position.token_at(victim, point))
    highest = max(scoring.score(position, seat) for seat in range(position.players))
    return loss * (0.5 if scoring.score(position, victim) == highest else 0.25)


def best_strike(position: Position, seat: int) -> float:
    best = 0.0
    for victim in range(position.players):
        if victim != seat and not position.knowledge(victim, SHIELDS):
            for point in points_in(position, position.covered[victim]):
                best = max(best, harm(position, victim, point))
    return best


# -- knowledge -----------------------------------------------------------------------------------


def point_worth(position: Position, seat: int, track: int) -> float:
    """What one more point on `track` is worth; nothing above the limit."""
    held = position.knowledge(seat, track)
    if held >= position.pack.limit:
        return 0.0
    return SHORT[track] if held < WANTED[track] else AMPLE[track]


def knowledge_worth(position: Position, seat: int, track: int, count: int) -> float:
    """What the last `count` points on `track` are worth."""
    held = position.knowledge(seat, track)
    ample = max(0, min(count, held - WANTED[track]))
    return ample * AMPLE[track] + (count - ample) * SHORT[track]


def lesson(position: Position, seat: int, gain: int) -> float:
    """What a triangle's points are worth."""
    value = 0.0
    for track in law.gain_tracks(gain):
        value += point_worth(position, seat, track)
    if gain & 1:
        value += max(point_worth(position, seat, track) for track in range(TRACKS))
    return value


def track_choice(position: Position, seat: int, track: int) -> float:
    if position.phase == DOUBLING:
        return SHORT[track]
    if position.phase == DISCOUNT:
        return knowledge_worth(position, seat, track, 1)
    return point_worth(position, seat, track)


def trading(position: Position, seat: int, action: int) -> float:
    """Action 2: what can be gained, less what is given."""
    converting = action >= CONVERT
    given = action - (CONVERT if converting else EXTRAPOLATE)
    starstormers = position.pack.conversions[0]
    best = 0.0
    for track in range(TRACKS):
        allowed = not converting or starstormers >> given & 1 == starstormers >> track & 1
        if track != given and allowed:
            best = max(best, point_worth(position, seat, track))
    return best - knowledge_worth(position, seat, given, 1 if converting else position.pack.give)


# -- planets and cards ---------------------------------------------------------------------------


def expanding(position: Position, seat: int, action: int) -> float:
    """Action 5: points, less the knowledge they cost."""
    if action < POINT:
        card = action - CARD
        return card_worth(position, seat, card) - card_cost(position, seat, card)
    pack = position.pack
    choice = (action - pack.planet_base) // pack.planets
    planet = (action - pack.planet_base) % pack.planets
    if pack.core >> planet & 1 and choice in (BUILD, FORTIFY, SPAWN, SETTLE):
        return 100.0 if wins_with(position, seat, pack.worth[planet]) else -100.0
    if choice == MIGRATE:
        return best_migration(position, seat, planet)
    if choice == SETTLE:
        return float(pack.worth[planet] - pack.worth[position.chosen])
    if choice == SHIELD:
        return SHIELDING - price_worth(position, seat, pack.shield_cost, 0)
    if choice == INVADE or choice <= SPAWN:
        return founding(position, seat, choice, planet)
    return SHIELDING - price_worth(position, seat, pack.sanctuary_cost, 0)


def founding(position: Position, seat: int, choice: int, planet: int) -> float:
    pack = position.pack
    value = pack.worth[planet] + FOOTHOLD
    cost = pack.colony_cost
    if choice == INVADE:
        value += pack.worth[planet] / 2.0
        cost = pack.invasion_cost
    elif choice == FORTIFY:
        value += SHIELDING
        cost = pack.shielded_cost
    elif choice == SPAWN:
        cost = pack.spawners_cost
    return value - price_worth(position, seat, cost, reach.travel(position, seat, planet))


def best_migration(position: Position, seat: int, planet: int) -> float:
    goals = reach.destinations(position, seat, planet)
    worths = position.pack.worth
    best = -9.0
    for goal in range(position.pack.planets):
        if goals >> goal & 1:
            cost = price_worth(position, seat, [0] * TRACKS, reach.line(position, seat, planet, goal))
            best = max(best, worths[goal] - worths[planet] - cost)
    return best


def price_worth(position: Position, seat: int, cost: list[int], way: int) -> float:
    value = 0.0
    for track in range(TRACKS):
        price = cost[track] + (way if track == NAVIGATION else 0)
        if price:
            value += knowledge_worth(position, seat, track, price)
    return value


def card_worth(position: Position, seat: int, card: int) -> float:
    """The points of one card more, and what it does for the rest of the game."""
    pack = position.pack
    count = position.owned[seat].bit_count()
    table = pack.card_scores
    if count >= len(table):
        points = pack.further_card
    else:
        points = table[count] - (table[count - 1] if count else 0)
    left = min(1.0, position.bag_count / 40.0)
    return points + (ABILITIES[card] * left if 0 <= card < CARDS else 0.0)


def card_cost(position: Position, seat: int, card: int) -> float:
    start = evolution.price_at(position, card)
    cost = price_worth(position, seat, position.pack.prices[start : start + TRACKS], 0)
    return cost - (1.5 if position.has(seat, PERCEPTORS) else 0.0)


def wins_with(position: Position, seat: int, points: int) -> bool:
    """Would `points` more put `seat` in front, if the game ended now?"""
    mine = scoring.score(position, seat) + points
    for other in range(position.players):
        if other != seat and scoring.score(position, other) >= mine:
            return False
    return True
