"""What a player has answered so far in a decision of several at once."""

from starboard.games.colonies import council, income, upkeep
from starboard.games.colonies.answer_view import (
    Laying,
    Paying,
    Payment,
    Policing,
    Secret,
    Settling,
    VoteSteps,
    Voting,
)
from starboard.games.colonies.numbering import (
    ADD,
    DONE,
    INFLUENCE,
    NO,
    PLANETS,
    YES,
)
from starboard.games.colonies.state import (
    ASK_LAY,
    ASK_PAY,
    ASK_POLICE,
    ASK_SETTLE,
    ASK_VOTE,
    BALLOTS,
    Position,
)


def is_asked_of_all(position: Position) -> bool:
    return ASK_LAY <= position.ask <= ASK_PAY


def see_secret(position: Position, me: int) -> Secret:
    answered = not position.waiting >> position.seat_of[me] & 1
    if position.ask == ASK_LAY:
        card = position.answer[me]
        return Laying(answered=answered, card=position.pack.cards[card] if card >= 0 else None)
    if position.ask == ASK_SETTLE:
        return _settling(position, me, answered)
    if position.ask == ASK_VOTE:
        return _voting(position, me, answered)
    if position.ask == ASK_POLICE:
        return _policing(position, me, answered)
    return _paying(position, me, answered)


def _settling(position: Position, me: int, answered: bool) -> Settling:
    pack = position.pack
    pair = position.answer[me]
    return Settling(
        answered=answered,
        away=pack.pair_away[pair] if pair >= 0 else 0,
        paid=pack.pair_paid[pair] if pair >= 0 else 0,
        most=income.most_settled(position, me),
    )


def _voting(position: Position, me: int, answered: bool) -> Voting:
    aside = row(position.aside, me)
    influence = row(position.levels, me)[INFLUENCE]
    own = row(position.resources, me)[me]
    return Voting(
        answered=answered,
        ballot=BALLOTS[max(position.answer[me], 0)],
        aside=by_name(position.pack.resources, aside),
        votes=council.votes_of(position, me),
        stocks=besides(position, me),
        tally=[influence + number * position.pack.votes for number in range(position.stock(me) + 1)],
        spares=[own - number - position.exports(me) for number in range(own + 1)],
        steps=VoteSteps(YES, NO, [ADD + kind for kind in range(PLANETS)], DONE),
    )


def _policing(position: Position, me: int, answered: bool) -> Policing:
    names = position.pack.planets
    sent = row(position.policed, me)
    waiting = [there - gone for there, gone in zip(row(position.pirates, me), sent, strict=True)]
    return Policing(
        answered=answered,
        sent=by_name(names, sent),
        left=upkeep.police_left(position, me),
        routes={names[to]: waiting[to] for to in range(PLANETS) if to != me},
    )


def _paying(position: Position, me: int, answered: bool) -> Paying:
    return Paying(
        answered=answered,
        aside=by_name(position.pack.resources, row(position.aside, me)),
        free=upkeep.free_substitutes(position, me),
        payments=[_payment(position, me, step) for step in range(1, PLANETS)],
        stocks=besides(position, me),
        purse=position.credits[me] - sum(row(position.compensation, me)),
    )


def _payment(position: Position, me: int, step: int) -> Payment:
    partner = (me + step) % PLANETS
    cell = me * PLANETS + partner
    promised = position.promises[cell]
    if step == position.due[me]:
        done = position.paid[me]
    else:
        done = promised if step < position.due[me] else 0
    return Payment(
        position.pack.planets[partner],
        promised,
        done,
        by_name(position.pack.resources, row(position.shipped, cell)),
        position.compensation[cell],
    )


def besides(position: Position, me: int) -> list[int]:
    """The stock without what is laid aside."""
    aside = row(position.aside, me)
    return [there - laid for there, laid in zip(row(position.resources, me), aside, strict=True)]


def row(cells: list[int], number: int) -> list[int]:
    return cells[number * PLANETS : number * PLANETS + PLANETS]


def by_name(names: list[str], cells: list[int]) -> dict[str, int]:
    """Only what there is."""
    return {names[n]: cells[n] for n in range(len(cells)) if cells[n]}
