# mypyc: skip
"""What deals seem worth to a bot, in Credits, which are points; what it proposes, answers, and keeps to."""

from collections.abc import Sequence
from typing import Final

import msgspec

from starboard.games.colonies.action_values import FAVOUR, TROUBLE
from starboard.games.colonies.affairs import Affairs
from starboard.games.colonies.council import votes_of
from starboard.games.colonies.deal_rules import (
    check,
    clockwise,
    completed,
    markers,
    next_vote,
    trade_in,
)
from starboard.games.colonies.deal_terms import (
    ClearRoute,
    Credits,
    LeaveAlone,
    NoPirates,
    Trade,
    VoteTerm,
)
from starboard.games.colonies.event_values import VOTE, vote_worth
from starboard.games.colonies.numbering import (
    ADD,
    ADJUST,
    HOWS,
    INFLUENCE,
    MILITARY,
    MINE,
    NO,
    PLACE,
    PLANETS,
    REMOVE,
    ROUTES,
    TAKE,
    THEIRS,
    TO_SUPPLY,
    YES,
)
from starboard.games.colonies.state import ASK_ACTION, ASK_ADJUST, ASK_HUNT, ASK_VOTE, NOT_CAST, Position
from starboard.kernel.errors import StarboardError
from starboard.kernel.negotiation import DealReply, Draft, Reason, Term
from starboard.kernel.rng import Random

ENOUGH: Final = 0.3  # what a bot wants to gain by a deal that it accepts
TEMPTING: Final = 1.0  # and by one that it proposes
STEP: Final = 0.8  # what an adjustment point of one's own action is worth
UNKNOWN_VOTE: Final = 1.0  # a vote on a card that nobody knows yet
RESTRAINT: Final = 0.4  # not to earn by somebody's pirates


def worth(position: Position, seat: int, terms: Sequence[Term]) -> float:
    """What the terms give `seat`, less what it gives for them."""
    affairs = Affairs(position, position.planet_of[seat])
    return sum(term_worth(affairs, seat, term) for term in terms)


def term_worth(affairs: Affairs, seat: int, term: Term) -> float:
    gives = term.giver == seat
    if isinstance(term, Trade):
        return trade_worth(affairs, seat, term)
    if isinstance(term, Credits):
        return term.count * (1.0 + FAVOUR) * (-1.0 if gives else 1.0)
    if isinstance(term, VoteTerm):
        return ballot_worth(affairs, term, gives)
    if isinstance(term, ClearRoute):
        return -STEP * term.count if gives else (TROUBLE - 0.3) * term.count
    if isinstance(term, LeaveAlone):
        return (
            -RESTRAINT
            if gives
            else RESTRAINT * (1.0 if affairs.position.own_pirates(affairs.planet) else 0.2)
        )
    if isinstance(term, NoPirates):
        return -0.2 if gives else 0.2
    return 0.0


def trade_worth(affairs: Affairs, seat: int, term: Trade) -> float:
    """CO-17: what comes in is gained in every upkeep from then on; what goes out is produced before."""
    position = affairs.position
    other = term.receiver if term.giver == seat else term.giver
    sends, gets = markers(position, seat, other)
    then = (term.gives, term.gets) if term.giver == seat else (term.gets, term.gives)
    out, come = then[0] - sends, then[1] - gets
    upkeeps = float(position.pack.turns - term.turn + 1)
    blocked = 0.6 if position.pirates[affairs.row + position.planet_of[other]] else 1.0
    value = blocked * come * upkeeps - 0.1 * out * upkeeps - max(out, 0)
    value -= FAVOUR * (out - 0.1 * come) * upkeeps
    if term.giver == seat:
        value -= STEP * max(abs(out), abs(come))
    return value


def ballot_worth(affairs: Affairs, term: VoteTerm, gives: bool) -> float:
    """A vote as one would cast it anyway costs nothing."""
    position = affairs.position
    if term.turn != next_vote(position) or position.current < 0:
        return -UNKNOWN_VOTE if gives else 0.5 * UNKNOWN_VOTE
    wanted = vote_worth(affairs) * (1.0 if term.ballot == "yes" else -1.0)
    if gives:
        return min(0.0, wanted) * 0.5 - VOTE * max(0, term.votes - position.levels[affairs.row + INFLUENCE])
    giver = position.levels[position.planet_of[term.giver] * PLANETS + INFLUENCE]
    return wanted * VOTE * min(2.0, max(giver, term.votes) / 2.0)


# -- proposing and answering ---------------------------------------------------------------------


def proposal(position: Position, seat: int, random: Random) -> Draft | None:
    """The trade that gives both most, where it tempts; either may take the step."""
    if position.ask != ASK_ACTION:
        return None
    best: Draft | None = None
    most = 0.0
    turn = position.turn_number
    for other in clockwise(position, seat):
        for giver, receiver in ((other, seat), (seat, other)):
            gives, gets = markers(position, giver, receiver)
            trade = Trade(giver=giver, receiver=receiver, turn=turn, gives=gives + 1, gets=gets + 1)
            mine, theirs = worth(position, seat, [trade]), worth(position, other, [trade])
            value = mine + theirs + 0.1 * random.uniform()
            if min(mine, theirs) >= TEMPTING and value > most and is_possible(position, [trade]):
                best, most = Draft(other, completed(position, [trade]), turn), value
    return best


def is_possible(position: Position, terms: Sequence[Term]) -> bool:
    try:
        check(position, terms)
    except StarboardError:
        return False
    return True


def answer(position: Position, seat: int, terms: Sequence[Term], countered: bool) -> DealReply:
    """Accept what pays; else the nearest trade that pays both, once; else say what is wrong with it."""
    if not is_possible(position, terms):
        return DealReply("decline")  # overtaken: the bot has sealed the vote that it was to promise
    if worth(position, seat, terms) >= ENOUGH:
        return DealReply("accept")
    trade = trade_in(terms)
    if trade is not None and not countered:
        other = counter_terms(position, seat, terms, trade)
        if other is not None:
            return DealReply("counter", other)
    return DealReply("decline", reason=reason(position, seat, terms))


def counter_terms(position: Position, seat: int, terms: Sequence[Term], trade: Trade) -> list[Term] | None:
    """The same with another trade: of those that pay the bot, the one that is best for the other."""
    other = trade.giver if trade.receiver == seat else trade.receiver
    rest = [term for term in terms if not isinstance(term, Trade | Credits)]
    best: list[Term] | None = None
    most = 0.0
    for mine in (-1, 0, 1):
        for theirs in (-1, 0, 1):
            changed = msgspec.structs.replace(
                trade, gives=max(0, trade.gives + mine), gets=max(0, trade.gets + theirs)
            )
            if not is_possible(position, [changed]):
                continue
            found = completed(position, [changed, *rest])
            value = worth(position, other, found)
            if worth(position, seat, found) >= ENOUGH and value > most and is_possible(position, found):
                best, most = found, value
    return best


def reason(position: Position, seat: int, terms: Sequence[Term]) -> Reason:
    """What the bot would lose most by."""
    affairs = Affairs(position, position.planet_of[seat])
    worst = min(terms, key=lambda term: term_worth(affairs, seat, term))
    if isinstance(worst, Trade):
        other = worst.receiver if worst.giver == seat else worst.giver
        now = markers(position, seat, other)
        then = (worst.gives, worst.gets) if worst.giver == seat else (worst.gets, worst.gives)
        names = position.pack.resources
        if then[1] < now[1]:
            return Reason("gets-less", now[1] - then[1], names[position.planet_of[other]])
        if then[0] > now[0]:
            return Reason("sends-more", then[0] - now[0], names[affairs.planet])
    if isinstance(worst, Credits) and worst.giver == seat:
        return Reason("credits", worst.count)
    if isinstance(worst, VoteTerm) and worst.giver == seat:
        return Reason("vote")
    return Reason("too-little")


# -- keeping one's word --------------------------------------------------------------------------


def duty(position: Position, seat: int, terms: Sequence[Term]) -> int | None:
    legal = set(position.legal(seat))
    for term in terms:
        action = step_towards(position, seat, term)
        if action is not None and action in legal:
            return action
    return None


def step_towards(position: Position, seat: int, term: Term) -> int | None:
    """The next small step by which a word is kept, whether or not it is legal now."""
    planet = position.planet_of[seat]
    if isinstance(term, Trade) and position.ask in (ASK_ACTION, ASK_ADJUST):
        way = next_way(position, term)
        if way is None:
            return None
        partner = position.planet_of[term.receiver]
        return TAKE + INFLUENCE if position.ask == ASK_ACTION else ADJUST + len(HOWS) * partner + way
    if isinstance(term, VoteTerm) and position.ask == ASK_VOTE and term.turn == position.turn_number:
        if position.answer[planet] <= NOT_CAST:
            return YES if term.ballot == "yes" else NO
        if votes_of(position, planet) < term.votes:
            spare = [
                position.resources[planet * PLANETS + kind] - position.aside[planet * PLANETS + kind]
                for kind in range(PLANETS)
            ]
            return ADD + spare.index(max(spare))
    if isinstance(term, ClearRoute) and position.ask in (ASK_ACTION, ASK_HUNT):
        route = route_with_pirates(position, term)
        if route is not None:
            return TAKE + MILITARY if position.ask == ASK_ACTION else REMOVE + route
    return None


def next_way(position: Position, trade: Trade) -> int | None:
    """CO-17: which of the six ways brings the markers nearer; None where they stand so."""
    gives, gets = markers(position, trade.giver, trade.receiver)
    mine, theirs = sign(trade.gives - gives), sign(trade.gets - gets)
    if mine and theirs and mine != theirs:
        theirs = 0
    if not (mine or theirs):
        return None
    return next(way for way in range(len(HOWS)) if (MINE[way], THEIRS[way]) == (mine, theirs))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def route_with_pirates(position: Position, term: ClearRoute) -> int | None:
    owner = position.planet_of[term.receiver]
    for route in range(ROUTES):
        cell = position.pack.cell[route]
        to = position.pack.planets[cell % PLANETS]
        if cell // PLANETS == owner and term.to in (None, to) and position.pirates[cell]:
            return route
    return None


def breaks(position: Position, seat: int, action: int, terms: Sequence[Term]) -> bool:
    return any(breaks_word(position, action, term) for term in terms)


def breaks_word(position: Position, action: int, term: Term) -> bool:
    receiver = position.planet_of[term.receiver]
    if isinstance(term, Trade) and ADJUST <= action < ADJUST + len(HOWS) * PLANETS:
        reached = markers(position, term.giver, term.receiver) == (term.gives, term.gets)
        return reached and (action - ADJUST) // len(HOWS) == receiver
    if isinstance(term, VoteTerm) and position.ask == ASK_VOTE and term.turn == position.turn_number:
        return action == (NO if term.ballot == "yes" else YES)
    if isinstance(term, LeaveAlone) and REMOVE <= action < TO_SUPPLY:
        return bool(position.pack.cell[action - REMOVE] // PLANETS == receiver)
    if isinstance(term, NoPirates) and PLACE <= action < PLACE + ROUTES:
        return bool(position.pack.cell[action - PLACE] // PLANETS == receiver)
    return False
