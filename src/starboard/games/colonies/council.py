"""The vote on the current event card. CO-09, CO-10."""

from starboard.games.colonies.components import CLEAR_PIRATES, EMPTY_MARKETS, OFFER
from starboard.games.colonies.council_events import (
    Carried,
    ChoseBallot,
    Counted,
    Decided,
    LaidAside,
    Sealed,
    Spent,
    Voted,
)
from starboard.games.colonies.numbering import ADD, DONE, INFLUENCE, PLANETS, YES
from starboard.games.colonies.state import (
    ASK_DECIDE,
    ASK_VOTE,
    CAST_NO,
    CAST_YES,
    NEXT_CARD,
    NOT_CAST,
    Position,
)
from starboard.games.colonies.types import Ballot
from starboard.kernel.number_lists import total


def open_vote(position: Position) -> None:
    position.fresh_sheet(ASK_VOTE)
    position.ballots = [NOT_CAST] * PLANETS
    position.votes = [0] * PLANETS
    position.outcome = NOT_CAST
    position.ask_all(ASK_VOTE, position.order())


def vote(position: Position, planet: int, action: int) -> bool:
    """A ballot, resources laid with it, and the seal; true when it is sealed."""
    seat = position.seat_of[planet]
    if action == DONE:
        if position.story is not None:
            position.tell(Sealed(seat), (seat,))
        return True
    if action >= ADD:
        kind = action - ADD
        position.aside[planet * PLANETS + kind] += 1
        if position.story is not None:
            cell = planet * PLANETS + kind
            rest = position.resources[cell] - position.aside[cell]
            resource = position.pack.resources[kind]
            position.tell(LaidAside(seat, resource, rest, votes_of(position, planet)), (seat,))
    else:
        position.answer[planet] = CAST_YES if action == YES else CAST_NO
        if position.story is not None:
            ballot = side(position.answer[planet])
            position.tell(ChoseBallot(seat, ballot, votes_of(position, planet)), (seat,))
    return False


def votes_of(position: Position, planet: int) -> int:
    """CO-09: the Influence level, and a vote for each resource laid with it."""
    row = planet * PLANETS
    laid = total(position.aside, row, PLANETS)
    return position.levels[row + INFLUENCE] + laid * position.pack.votes


def side(ballot: int) -> Ballot:
    return "yes" if ballot == CAST_YES else "no"


def count(position: Position) -> None:
    """CO-09: all votes are open; what was laid with them is gone."""
    position.step = NEXT_CARD
    position.ballots = [max(NOT_CAST, ballot) for ballot in position.answer]
    position.votes = [0] * PLANETS
    for planet in position.order():
        votes = votes_of(position, planet)
        spend(position, planet)
        position.votes[planet] = votes
        if position.story is not None:
            position.tell(Voted(position.seat_of[planet], side(position.ballots[planet]), votes))
    position.forget_answers()
    yes = votes_for(position, CAST_YES)
    no = votes_for(position, CAST_NO)
    if position.story is not None:
        position.tell(Counted(yes, no))
    if yes == no:
        position.ask_one(ASK_DECIDE, position.first, 0)
    else:
        carry(position, yes > no)


def spend(position: Position, planet: int) -> None:
    """Resources laid with a vote leave the stock."""
    for kind in range(PLANETS):
        cell = planet * PLANETS + kind
        number = position.aside[cell]
        if number:
            position.resources[cell] -= number
            if position.story is not None:
                name = position.pack.resources[kind]
                position.tell(Spent(position.seat_of[planet], name, number, position.resources[cell]))


def decide(position: Position, planet: int, yes: bool) -> None:
    """CO-10: the first player breaks a tie."""
    if position.story is not None:
        position.tell(Decided(position.seat_of[planet], "yes" if yes else "no"))
    position.finished()
    carry(position, yes)


def carry(position: Position, yes: bool) -> None:
    """CO-10: whom the outcome concerns. CO-11: in player order, everybody's effect before the fewest's."""
    position.finished()
    position.outcome = CAST_YES if yes else CAST_NO
    if position.story is not None:
        position.tell(Carried(position.pack.cards[position.current], side(position.outcome)))
    queue_outcome(position)


def queue_outcome(position: Position) -> None:
    """All that will be carried out of the vote, in order."""
    if position.outcome == CAST_YES:
        for planet in leaders(position):
            position.put_last(OFFER, planet, 0)
    else:
        queue_effects(position, position.pack.everybody[position.current], position.order())
        queue_effects(position, position.pack.fewest[position.current], with_fewest(position))


def votes_for(position: Position, ballot: int) -> int:
    """All votes of one side."""
    found = 0
    for planet in position.planet_of:
        if position.ballots[planet] == ballot:
            found += position.votes[planet]
    return found


def leaders(position: Position) -> list[int]:
    """Those with the most yes votes, in player order."""
    most = 0
    for planet in position.order():
        if position.ballots[planet] == CAST_YES and position.votes[planet] > most:
            most = position.votes[planet]
    return [
        planet
        for planet in position.order()
        if position.ballots[planet] == CAST_YES and position.votes[planet] == most
    ]


def with_fewest(position: Position) -> list[int]:
    """Those with the fewest votes, yes or no, in player order."""
    order = position.order()
    fewest = min([position.votes[planet] for planet in order])
    return [planet for planet in order if position.votes[planet] == fewest]


def queue_effects(position: Position, effects: list[int], planets: list[int]) -> None:
    for planet in planets:
        for at in range(0, len(effects), 2):
            if effects[at] in (EMPTY_MARKETS, CLEAR_PIRATES) and planet != planets[0]:
                continue  # it is done for all at once
            position.put_last(effects[at], planet, effects[at + 1])
