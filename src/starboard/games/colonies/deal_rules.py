# mypyc: skip
"""Which deals the rules could carry out, when one is overtaken, and whether a word was kept."""

from collections.abc import Sequence

import msgspec

from starboard.games.colonies.action_events import Adjusted, Hunted, HuntedFor, Rescued, RescuedFor
from starboard.games.colonies.council_events import PiratesPlaced, Voted
from starboard.games.colonies.deal_terms import (
    Balance,
    Change,
    ClearRoute,
    ColoniesBargain,
    ColoniesProposals,
    Credits,
    FreeWord,
    LeaveAlone,
    NoPirates,
    Partner,
    PiratesOn,
    Trade,
    VoteTerm,
)
from starboard.games.colonies.numbering import INDUSTRY, INFLUENCE, PLANETS
from starboard.games.colonies.state import ACTING, ASK_VOTE, INCOME, OVER, VOTING, Position
from starboard.games.colonies.upkeep_events import AgreementsFulfilled
from starboard.kernel.errors import StarboardError
from starboard.kernel.negotiation import Heard, Term, WordSoFar
from starboard.kernel.sentinels import NO_SEAT

AWAY = 2  # in the progress of a trade: it was reached, and somebody else than the giver undid it
REACHED = 1


# -- small readings ------------------------------------------------------------------------------


def markers(position: Position, giver: int, receiver: int) -> tuple[int, int]:
    """What two seats promise each other now."""
    mine, theirs = position.planet_of[giver], position.planet_of[receiver]
    return position.promises[mine * PLANETS + theirs], position.promises[theirs * PLANETS + mine]


def next_vote(position: Position) -> int | None:
    """The turn of the next vote that is not open yet."""
    turn = position.turn_number if position.step in (INCOME, VOTING) else position.turn_number + 1
    return turn if turn <= position.pack.turns else None


def first_vote(position: Position, seat: int) -> int | None:
    """The turn of the first vote that a seat can still promise: what it has sealed is past changing."""
    turn = next_vote(position)
    if turn is None or position.ask != ASK_VOTE or position.waiting >> seat & 1:
        return turn
    return turn + 1 if turn < position.pack.turns else None


def influence(position: Position, seat: int) -> int:
    return int(position.levels[position.planet_of[seat] * PLANETS + INFLUENCE])


def steps_to(position: Position, trade: Trade) -> tuple[int, int]:
    """CO-17: how many steps bring the markers there, and how many of them are one-sided."""
    gives, gets = markers(position, trade.giver, trade.receiver)
    mine, theirs = trade.gives - gives, trade.gets - gets
    both = min(abs(mine), abs(theirs)) if mine * theirs > 0 else 0
    one_sided = abs(mine) + abs(theirs) - 2 * both
    return both + one_sided, one_sided


def points_for(position: Position, steps: int) -> int:
    """CO-17: the adjustment points of so many steps on one agreement."""
    return sum(position.pack.step_price(step) for step in range(steps))


def trade_in(terms: Sequence[Term]) -> Trade | None:
    return next((term for term in terms if isinstance(term, Trade)), None)


def can_still_act(position: Position) -> bool:
    """Is the action phase of this turn still to come or going on?"""
    return INCOME <= position.step <= ACTING


# -- what may be proposed ------------------------------------------------------------------------


def is_open(position: Position) -> bool:
    """There is something to negotiate about from the first turn to the end."""
    return position.turn_number > 0 and position.step != OVER


def proposals(position: Position, seat: int) -> ColoniesProposals | None:
    if not is_open(position):
        return None
    pack = position.pack
    vote = next_vote(position)
    return ColoniesProposals(
        partners=[partner(position, seat, other) for other in clockwise(position, seat)],
        lowest=pack.lowest,
        highest=pack.highest,
        turn=position.turn_number,
        last=pack.turns,
        next_vote=vote,
        card=pack.cards[position.current] if vote is not None and position.current >= 0 else None,
    )


def clockwise(position: Position, seat: int) -> list[int]:
    """The other players, clockwise from the own planet."""
    own = position.planet_of[seat]
    around = [position.seat_of[(own + step) % PLANETS] for step in range(1, PLANETS)]
    return [other for other in around if other >= 0]


def partner(position: Position, seat: int, other: int) -> Partner:
    gives, gets = markers(position, seat, other)
    return Partner(
        seat=other,
        planet=position.pack.planets[position.planet_of[other]],
        gives=gives,
        gets=gets,
        own_points=influence(position, seat),
        points=influence(position, other),
        pirates=pirates_on(position, other),
        own_pirates=pirates_on(position, seat),
        own_vote=first_vote(position, seat),
        vote=first_vote(position, other),
    )


def pirates_on(position: Position, seat: int) -> list[PiratesOn]:
    planet = position.planet_of[seat]
    routes = [(to, position.pirates[planet * PLANETS + to]) for to in range(PLANETS)]
    return [PiratesOn(position.pack.planets[to], count) for to, count in routes if count]


def completed(position: Position, terms: Sequence[Term]) -> list[Term]:
    """A trade with how the markers stand; the Credits that one-sided steps bring; the card of a vote."""
    found: list[Term] = []
    paid = next((term for term in terms if isinstance(term, Credits)), None)
    for term in terms:
        if isinstance(term, Trade):
            gives, gets = markers(position, term.giver, term.receiver)
            found.append(msgspec.structs.replace(term, from_gives=gives, from_gets=gets))
            _, one_sided = steps_to(position, term)
            if one_sided and paid is None:
                count = one_sided * position.pack.one_sided
                found.append(Credits(giver=term.giver, receiver=term.receiver, turn=term.turn, count=count))
        elif isinstance(term, VoteTerm):
            known = term.turn == next_vote(position) and position.current >= 0
            card = position.pack.cards[position.current] if known else None
            found.append(msgspec.structs.replace(term, card=card))
        else:
            found.append(term)
    return found


def check(position: Position, terms: Sequence[Term]) -> None:
    """CO-17, CO-09: no term may say what the rules cannot do."""
    if not is_open(position):
        raise StarboardError("deals-not-yet")
    if sum(isinstance(term, Trade) for term in terms) > 1:
        raise StarboardError("one-trade")
    if sum(isinstance(term, Credits) for term in terms) > 1:
        raise StarboardError("one-payment")
    for term in terms:
        if not position.turn_number <= term.turn <= position.pack.turns:
            raise StarboardError("deal-turn", first=position.turn_number, last=position.pack.turns)
        if isinstance(term, Trade):
            check_trade(position, term)
        elif isinstance(term, Credits):
            check_credits(position, term, trade_in(terms))
        elif isinstance(term, VoteTerm):
            check_vote(position, term)
        elif isinstance(term, ClearRoute):
            check_clearing(position, term)


def check_vote(position: Position, term: VoteTerm) -> None:
    """CO-09: only a vote that its giver has not sealed; what was sealed makes no difference to the answer."""
    opens, first = next_vote(position), first_vote(position, term.giver)
    if opens is None or term.turn < opens:
        raise StarboardError("vote-is-past")
    if first is None or term.turn < first:
        raise StarboardError("vote-is-sealed", turn=term.turn)


def check_trade(position: Position, term: Trade) -> None:
    pack = position.pack
    if not all(pack.lowest <= side <= pack.highest for side in (term.gives, term.gets)):
        raise StarboardError("trade-range", lowest=pack.lowest, highest=pack.highest)
    steps, _ = steps_to(position, term)
    if steps == 0:
        raise StarboardError("trade-stands")
    check_carried(position, term.giver, steps)
    check_time(position, term)


def check_carried(position: Position, giver: int, steps: int) -> None:
    points, level = points_for(position, steps), influence(position, giver)
    if points > level:
        raise StarboardError("trade-points", steps=steps, points=points, level=level)


def check_time(position: Position, term: Term) -> None:
    if term.turn == position.turn_number and not can_still_act(position):
        raise StarboardError("actions-are-past", turn=term.turn)


def check_credits(position: Position, term: Credits, trade: Trade | None) -> None:
    """CO-17: no more than one-sided steps can carry, and no less than those of the trade hand over."""
    each = position.pack.one_sided
    if trade is not None:
        _, one_sided = steps_to(position, trade)
        if trade.giver != term.giver or term.count != one_sided * each:
            raise StarboardError("credits-by-steps", credits=one_sided * each)
        return
    if term.count == 0 or each == 0 or term.count % each:
        raise StarboardError("credits-by-steps", credits=each)
    check_carried(position, term.giver, term.count // each)
    check_time(position, term)


def check_clearing(position: Position, term: ClearRoute) -> None:
    waiting = pirates_on(position, term.receiver)
    there = sum(one.count for one in waiting if term.to in (None, one.to))
    if not 0 < term.count <= there:
        raise StarboardError("pirates-there", count=there)
    check_time(position, term)


def overtaken(position: Position, terms: Sequence[Term]) -> bool:
    """The agreement was moved, the card voted on, the time is up, or the rules cannot do it any more."""
    trade = trade_in(terms)
    if trade is not None and trade.from_gives is not None:
        if markers(position, trade.giver, trade.receiver) != (trade.from_gives, trade.from_gets):
            return True
    try:
        check(position, terms)
    except StarboardError:
        return True
    return False


# -- what it would come to -----------------------------------------------------------------------


def bargain(position: Position, terms: Sequence[Term]) -> ColoniesBargain:
    trade = trade_in(terms)
    paid = sum(term.count for term in terms if isinstance(term, Credits))
    if trade is None:
        return ColoniesBargain(credits=paid)
    steps, _ = steps_to(position, trade)
    now = markers(position, trade.giver, trade.receiver)
    return ColoniesBargain(
        balances=[
            balance(position, trade.giver, trade.receiver, now, (trade.gives, trade.gets)),
            balance(position, trade.receiver, trade.giver, now[::-1], (trade.gets, trade.gives)),
        ],
        points=points_for(position, steps),
        level=influence(position, trade.giver),
        credits=paid,
    )


def balance(
    position: Position, seat: int, other: int, now: tuple[int, ...], then: tuple[int, int]
) -> Balance:
    """CO-06: exports and the Industry level are what a planet makes in each turn."""
    planet, partner = position.planet_of[seat], position.planet_of[other]
    makes = position.exports(planet) + position.levels[planet * PLANETS + INDUSTRY]
    return Balance(
        seat=seat,
        planet=position.pack.planets[planet],
        resource=position.pack.resources[planet],
        partner_resource=position.pack.resources[partner],
        makes=Change(makes, makes + then[0] - now[0]),
        sends=Change(now[0], then[0]),
        gets=Change(now[1], then[1]),
        pirates=position.pirates[planet * PLANETS + partner],
    )


# -- what was kept -------------------------------------------------------------------------------


def follow(position: Position, term: Term, so_far: WordSoFar, heard: Heard) -> WordSoFar:
    """Everything is over with the upkeep of its turn."""
    event, progress = heard.event, so_far.progress
    over = isinstance(event, AgreementsFulfilled) and event.turn >= term.turn
    if isinstance(term, Trade):
        return follow_trade(position, term, progress, event, over)
    if isinstance(term, Credits):
        if isinstance(event, Adjusted) and event.seat == term.giver:
            progress += event.credits if seat_on(position, event.planet) == term.receiver else 0
        return counted(progress, term.count, over)
    if isinstance(term, ClearRoute):
        if isinstance(event, Hunted | HuntedFor | Rescued | RescuedFor):
            same = event.seat == term.giver and event.owner == term.receiver
            progress += int(same and term.to in (None, event.to))
        return counted(progress, term.count, over)
    if isinstance(term, VoteTerm):
        if not (isinstance(event, Voted) and event.seat == term.giver and heard.turn == term.turn):
            return WordSoFar(progress, "broken" if over else "")
        return WordSoFar(1, "kept" if event.ballot == term.ballot and event.count >= term.votes else "broken")
    if isinstance(term, LeaveAlone):
        return WordSoFar(progress, "broken" if robs(event, term) else "kept" if over else "")
    if isinstance(term, NoPirates):
        return WordSoFar(progress, "broken" if sends_pirates(event, term) else "kept" if over else "")
    assert isinstance(term, FreeWord)
    return so_far


def robs(event: object, term: Term) -> bool:
    """CO-14, CO-15: a pirate is taken off the receiver's route, for what that earns."""
    if not isinstance(event, HuntedFor | RescuedFor):
        return False
    return (event.seat, event.owner) == (term.giver, term.receiver)


def sends_pirates(event: object, term: Term) -> bool:
    """CO-30: onto a route of the giver's choice."""
    return isinstance(event, PiratesPlaced) and (event.by, event.owner) == (term.giver, term.receiver)


def counted(progress: int, wanted: int, over: bool) -> WordSoFar:
    return WordSoFar(progress, "kept" if progress >= wanted else "broken" if over else "")


def seat_on(position: Position, planet: str) -> int:
    names = position.pack.planets
    return int(position.seat_of[names.index(planet)]) if planet in names else NO_SEAT


def follow_trade(position: Position, term: Trade, progress: int, event: object, over: bool) -> WordSoFar:
    """The markers must stand so when the time is up; what another than the giver undid was kept too."""
    if isinstance(event, Adjusted):
        pair = (event.seat, seat_on(position, event.planet))
        if pair == (term.giver, term.receiver):
            progress = REACHED if (event.mine, event.theirs) == (term.gives, term.gets) else 0
        elif pair == (term.receiver, term.giver):
            if (event.theirs, event.mine) == (term.gives, term.gets):
                progress = REACHED
            elif progress == REACHED:
                progress = AWAY
    return WordSoFar(progress, ("kept" if progress else "broken") if over else "")
