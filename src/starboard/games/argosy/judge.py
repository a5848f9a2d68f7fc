"""What the rules forbid, clause by clause, to be read beside the rulebook; `generator.py` is the quick half.

The sections follow the turn. What belongs to another question than the one that is asked comes later.
"""

from typing import Final

from starboard.games.argosy import expansion_judge
from starboard.games.argosy.numbering import (
    ALLOW,
    BARTER,
    BREED,
    CANCEL,
    CONVERT,
    DRAW,
    END,
    EXTRAPOLATE,
    GAINS,
    KINDS,
    MOST_SEATS,
    POINT,
    RECOVER,
    SALVAGE,
    SHIFT,
    STRIKE,
    SWAP,
    TAKE,
    TRACK,
    TRACKS,
    TRIANGLE,
)
from starboard.games.argosy.pieces import (
    BLUE,
    CONVERTERS,
    FIRE,
    GALLANTS,
    GREEN,
    NAVIGATION,
    RED,
    SCAVENGERS,
    TRADERS,
)
from starboard.games.argosy.state import (
    CELESTIAL,
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEFENCE,
    DOMESTIC,
    DRAFT,
    EXCHANGE,
    EXTRA_POINT,
    EXTRAPOLATION,
    LAST_CELESTIAL,
    LAST_DOMESTIC,
    LAST_EXPANSION,
    LAST_EXTRAPOLATION,
    LAST_RESEARCH,
    LAST_TRIANGLES,
    PLACE,
    REPLACE,
    RESEARCH,
    RESEARCH_ACTION,
    TARGET,
    Position,
)
from starboard.games.argosy.triangles import triangle_with
from starboard.kernel.clauses import ANOTHER_FIRST, NO_SUCH_ACTION

PLACING_CLAUSES: Final[tuple[str, ...]] = (  # by action, the draft first
    "AR-07",
    "AR-13",
    "AR-13",
    "AR-18",
    "AR-19",
    "AR-19",
)
CONVERSION_CLAUSES: Final[tuple[str, ...]] = ("AR-28", "AR-29")


def refusal(position: Position, seat: int, action: int) -> str:
    """The clause that forbids `action` to `seat`, who is asked now, or "" if it may be taken."""
    phase = position.phase
    if phase <= LAST_TRIANGLES:
        return _learning(position, action)
    if phase <= LAST_RESEARCH:
        return _research(position, action)
    if phase <= LAST_EXTRAPOLATION:
        return _extrapolation(position, action)
    if phase <= LAST_CELESTIAL:
        return _celestial(position, action)
    if phase <= LAST_DOMESTIC:
        return _domestic(position, action)
    if phase <= LAST_EXPANSION:
        return expansion_judge.expansion(position, action)
    return expansion_judge.evolution(position, action)


# -- the Law of the Triangle -----------------------------------------------------------------------


def _learning(position: Position, action: int) -> str:
    if position.phase == PLACE:
        return _place(position, action - POINT)
    if position.phase == CHOOSE_TRIANGLE:
        gain = action - TRIANGLE
        if not 0 <= gain < GAINS:
            return ANOTHER_FIRST
        return "" if triangle_with(position, position.active, position.corner, gain) and gain else "AR-10"
    track = action - TRACK
    if not 0 <= track < TRACKS:
        return ANOTHER_FIRST
    if position.knowledge(position.active, track) < position.pack.limit:
        return ""
    if position.phase == EXTRA_POINT and _overflows_to_advantage(position, track):
        return ""  # AR-33
    return "AR-11"


def _place(position: Position, point: int) -> str:
    if not 0 <= point < position.pack.points:
        return ANOTHER_FIRST
    if position.token_at(position.active, point) >= 0:
        return PLACING_CLAUSES[position.action]
    return "AR-18" if point == position.origin else ""


def _overflows_to_advantage(position: Position, track: int) -> bool:
    seat = position.active
    doubles = position.doubled[seat] >> track & 1 == 1
    return doubles and position.action == RESEARCH_ACTION and position.has(seat, GALLANTS)


# -- action 1: research, and the draft -------------------------------------------------------------


def _research(position: Position, action: int) -> str:
    if position.phase == DRAFT:
        return _pool_token(position, action, "AR-07")
    if position.phase == RESEARCH:
        return _drawing_or_scrapping(position, action)
    if action == END:
        return ""
    if RECOVER <= action < RECOVER + MOST_SEATS * KINDS:
        return _scavenging(position, action)
    return _pool_token(position, action, "AR-13")


def _drawing_or_scrapping(position: Position, action: int) -> str:
    if action in (END, DRAW):
        return ""
    point = action - POINT
    if not 0 <= point < position.pack.points:
        return ANOTHER_FIRST
    full = position.scrap_counts[position.active] == position.pack.scrap_places
    nothing_there = position.token_at(position.active, point) < 0
    return "AR-13" if position.scrapped or full or nothing_there else ""


def _pool_token(position: Position, action: int, clause: str) -> str:
    kind = action - TAKE
    if not 0 <= kind < KINDS:
        return ANOTHER_FIRST
    return "" if position.pool[kind] else clause


def _scavenging(position: Position, action: int) -> str:
    if position.action != RESEARCH_ACTION:
        return "AR-38"
    if not position.has(position.active, SCAVENGERS):
        return "AR-37"
    return _scrap_token(position, action - RECOVER, "AR-37")


def _scrap_token(position: Position, index: int, clause: str) -> str:
    """`index` is owner * kinds + kind."""
    if index // KINDS >= position.players:
        return NO_SUCH_ACTION
    return "" if position.scraps[index] else clause


# -- action 2: extrapolation -----------------------------------------------------------------------


def _extrapolation(position: Position, action: int) -> str:
    if position.phase == EXTRAPOLATION:
        return _giving(position, action)
    track = action - TRACK
    if not 0 <= track < TRACKS:
        return ANOTHER_FIRST
    if position.phase == CONVERSION:
        return _gain(position, track, position.chosen, _conversion_clause(position, position.chosen))
    return _gain(position, track, position.chosen, "")


def _giving(position: Position, action: int) -> str:
    if action == END:
        return ""
    pack = position.pack
    clause = ""
    if EXTRAPOLATE <= action < EXTRAPOLATE + TRACKS:
        track = action - EXTRAPOLATE
        needed = pack.give
    elif CONVERT <= action < CONVERT + TRACKS:
        track = action - CONVERT
        conversion = pack.conversion_with(track)
        clause = _conversion_clause(position, track)
        needed = pack.conversion_gives[conversion]
        if not position.has(position.active, CONVERTERS[conversion]):
            return clause
        if not pack.conversions[conversion] >> track & 1:
            return clause  # a track that no card converts
    else:
        return ANOTHER_FIRST
    if position.knowledge(position.active, track) < needed:
        return clause or "AR-17"
    if all(_gain(position, other, track, clause) for other in range(TRACKS)):
        return "AR-17"
    return ""


def _gain(position: Position, track: int, given: int, conversion: str) -> str:
    if conversion:
        traded = position.pack.conversions[position.pack.conversion_with(given)]
        if not traded >> track & 1:
            return conversion  # not one of the card's tracks
    if track == given or position.knowledge(position.active, track) >= position.pack.limit:
        return "AR-17"
    return ""


def _conversion_clause(position: Position, track: int) -> str:
    """Starstormers (AR-28) and Transmuters (AR-29) share no track."""
    return CONVERSION_CLAUSES[position.pack.conversion_with(track)]


# -- action 3: celestial ---------------------------------------------------------------------------


def _celestial(position: Position, action: int) -> str:
    phase = position.phase
    if phase == CELESTIAL:
        return _celestial_act(position, action)
    if phase == TARGET:
        return _target(position, action - position.pack.target_base)
    if phase == DEFENCE:
        return "" if action in (CANCEL, ALLOW) else ANOTHER_FIRST
    point = action - POINT
    if not 0 <= point < position.pack.points:
        return ANOTHER_FIRST
    return "" if position.token_at(position.active, point) >= 0 else "AR-18"


def _celestial_act(position: Position, action: int) -> str:
    seat = position.active
    if action == END:
        return ""
    if action == STRIKE:
        victims = [other for other in range(position.players) if other != seat and position.covered[other]]
        payable = position.knowledge(seat, FIRE) >= position.pack.strike_price
        return "" if payable and victims else "AR-18"
    if action == SHIFT:
        movable = position.covered[seat] and position.has_room(seat)
        payable = position.knowledge(seat, NAVIGATION) >= position.pack.shift_price
        return "" if payable and movable else "AR-18"
    return ANOTHER_FIRST


def _target(position: Position, target: int) -> str:
    points = position.pack.points
    if not 0 <= target < MOST_SEATS * points:
        return ANOTHER_FIRST
    seat = target // points
    if seat >= position.players:
        return NO_SUCH_ACTION
    if seat == position.active:
        return "AR-18"
    return "" if position.token_at(seat, target % points) >= 0 else "AR-18"


# -- action 4: domestic ----------------------------------------------------------------------------


def _domestic(position: Position, action: int) -> str:
    phase = position.phase
    if phase == DOMESTIC:
        return _domestic_act(position, action)
    if phase == REPLACE:
        point = action - POINT
        if not 0 <= point < position.pack.points:
            return ANOTHER_FIRST
        return "" if position.token_at(position.active, point) >= 0 else "AR-19"
    if phase == EXCHANGE:
        return _pool_token(position, action, "AR-19")
    if not RECOVER <= action < RECOVER + MOST_SEATS * KINDS:
        return ANOTHER_FIRST
    return _scrap_token(position, action - RECOVER, "AR-19")


def _domestic_act(position: Position, action: int) -> str:
    seat = position.active
    pack = position.pack
    room = position.has_room(seat)
    if action == END:
        return ""
    if action == BREED:
        payable = position.knowledge(seat, RED) >= pack.breed_price
        return "" if payable and position.bag_count and room else "AR-19"
    if action == SWAP:
        payable = position.knowledge(seat, GREEN) >= pack.swap_price
        return "" if payable and position.takeable() and position.covered[seat] else "AR-19"
    if action == SALVAGE:
        payable = position.knowledge(seat, BLUE) >= pack.salvage_price
        return "" if payable and any(position.scraps) and room else "AR-19"
    if action == BARTER:
        return _barter(position, seat)
    return ANOTHER_FIRST


def _barter(position: Position, seat: int) -> str:
    """AR-38: it takes the place of the whole of action 4, and must have something to draw or to take."""
    if not position.has(seat, TRADERS) or position.acts:
        return "AR-38"
    if position.knowledge(seat, RED) < position.pack.barter_price:
        return "AR-38"
    if position.bag_count:
        return ""
    return "" if position.takeable() and position.has_room(seat) else "AR-38"
