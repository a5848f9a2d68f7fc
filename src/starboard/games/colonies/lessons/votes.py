# mypyc: skip
"""How a vote can come out by levels alone: in each of the ways in which the others can vote without goods."""

from collections.abc import Iterator
from itertools import product

from starboard.games.colonies import council
from starboard.games.colonies.council_events import LaidAside
from starboard.games.colonies.lessons.facts import colonies
from starboard.games.colonies.numbering import DECIDE_NO, DECIDE_YES, DONE, NO, YES
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.state import ASK_DECIDE, CAST_NO, CAST_YES
from starboard.kernel.lessons import Moment
from starboard.kernel.state import State


def counted(state: State, seat: int) -> Iterator[Colonies]:
    """CO-09, CO-10: the vote counted in each of the ways; whoever decides a tie decides as they voted."""
    others = [other for other in range(state.seats()) if other != seat]
    for ballots in product((YES, NO), repeat=len(others)):
        position = colonies(state).clone()
        if seat in position.actors():
            position.advance(seat, DONE)
        for other, ballot in zip(others, ballots, strict=True):
            position.advance(other, ballot)
            position.advance(other, DONE)
        if position.ask == ASK_DECIDE:
            said_yes = position.ballots[position.asked] == CAST_YES
            position.advance(position.seat_of[position.asked], DECIDE_YES if said_yes else DECIDE_NO)
        yield position


def all_ways(state: State) -> int:
    """In how many ways the others can vote."""
    return 1 << (state.seats() - 1)


def no_carried(state: State, seat: int) -> Colonies:
    """The vote counted in the first of the ways in which no has it."""
    trial = colonies(state).clone()
    trial.advance(seat, NO)
    return next(one for one in counted(trial, seat) if one.outcome == CAST_NO)


def carried(moment: Moment) -> int:
    """In how many of the ways yes has it."""
    return sum(position.outcome == CAST_YES for position in counted(moment.after, moment.seat))


def rewarded(moment: Moment) -> int:
    """In how many of the ways the learner is among those with the most yes votes, and yes has it."""
    return sum(
        position.outcome == CAST_YES and position.planet_of[moment.seat] in council.leaders(position)
        for position in counted(moment.after, moment.seat)
    )


def fewest(moment: Moment) -> int:
    """In how many of the ways no has it, and nobody gave fewer votes than the learner."""
    return sum(
        position.outcome != CAST_YES and position.planet_of[moment.seat] in council.with_fewest(position)
        for position in counted(moment.after, moment.seat)
    )


def laid(moment: Moment) -> int:
    """Goods that were laid with the vote."""
    return sum(isinstance(event, LaidAside) for event in moment.events)
