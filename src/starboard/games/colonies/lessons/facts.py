# mypyc: skip
"""What the rules say of an answer in Colonies: points, Credits, and what comes in at upkeep."""

from collections.abc import Callable
from typing import cast

from starboard.games.colonies import scoring
from starboard.games.colonies.action_events import ActionTaken, Bought, Passed, Sold, Upgraded
from starboard.games.colonies.lessons.positions import PALLAS, RING
from starboard.games.colonies.numbering import DONE, PASS, PLANETS
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.state import ASK_ATTRACT, ASK_REFUGE
from starboard.games.colonies.upkeep_events import AgreementsFulfilled, Exchange
from starboard.kernel.lessons import Facts, Moment
from starboard.kernel.state import State

Given = Callable[[State, int], Facts]


def colonies(state: State) -> Colonies:
    return cast(Colonies, state)


def action_over(state: State, seat: int) -> bool:
    """An action is whole when none of its small steps is asked for any more."""
    return not ASK_REFUGE <= colonies(state).ask <= ASK_ATTRACT


def both(*given: Given) -> Given:
    """The facts of several together."""

    def together(state: State, seat: int) -> Facts:
        return {name: value for one in given for name, value in one(state, seat).items()}

    return together


# -- points ----------------------------------------------------------------------------------------


def score(state: State, seat: int) -> int:
    """CO-27: technologies and Credits; the learner's own, which the learner sees."""
    position = colonies(state)
    return scoring.score(position, position.planet_of[seat])


def scored(moment: Moment) -> int:
    """Points that an answer brings at once, less what it costs."""
    return score(moment.after, moment.seat) - score(moment.before, moment.seat)


def score_after_upkeep(state: State, seat: int) -> int:
    """The points once this turn is over, if nobody does anything more in it."""
    return score(after_turn(colonies(state), colonies(state).turn_number), seat)


def after_turn(position: Colonies, turn: int) -> Colonies:
    """The position when a turn is over, if nobody does anything more in it; nothing is changed."""
    later = position.clone()
    while later.turn_number == turn and (actors := later.actors()):
        legal = later.legal(actors[0])
        later.advance(actors[0], next((one for one in (PASS, DONE) if one in legal), legal[0]))
    return later


def earned(moment: Moment) -> int:
    """Points more by the end of the turn than if nothing were done; none where it is less."""
    return max(0, balance(moment))


def balance(moment: Moment) -> int:
    return score_after_upkeep(moment.after, moment.seat) - score_after_upkeep(moment.before, moment.seat)


# -- what was done ---------------------------------------------------------------------------------


def taken(moment: Moment) -> Facts:
    """The action: which one, the level that an upgrade reached, what a sale or a purchase came to."""
    sold = [event for event in moment.events if isinstance(event, Sold)]
    reached = next((event for event in moment.events if isinstance(event, Upgraded)), None)
    bought = sum(event.credits for event in moment.events if isinstance(event, Bought))
    return {
        "action": action_of(moment),
        "technology": reached.technology if reached else "",
        "level": reached.level if reached else 0,
        "bought": bought,
        "sold": len(sold),
        "none_sold": not sold,
        "earned": sum(event.credits for event in sold),
        "kinds": list(dict.fromkeys(event.resource for event in sold)),
        "lost": max(0, -balance(moment)),
        "costs": balance(moment) < 0,
    }


def action_of(moment: Moment) -> str:
    for event in moment.events:
        if isinstance(event, ActionTaken):
            return event.action
        if isinstance(event, Upgraded):
            return "upgrade"
        if isinstance(event, Passed):
            return "pass"
    return ""


# -- agreements and upkeep -------------------------------------------------------------------------


def coming_in(state: State, planet: int = PALLAS) -> int:
    """CO-22: what all partners promise to a planet in every turn."""
    promises = colonies(state).promises
    return sum(promises[other * PLANETS + planet] for other in range(PLANETS))


def spare(state: State) -> int:
    """CO-23: of the own resource, once all agreements are paid; below 0 where some will be missing."""
    position = colonies(state)
    return position.resources[PALLAS * PLANETS + PALLAS] - position.exports(PALLAS)


def exchanged(moment: Moment) -> Exchange | None:
    """What upkeep came to for the learner, if the answer led there."""
    for event in moment.events:
        if isinstance(event, AgreementsFulfilled):
            return next(one for one in event.exchanges or [] if one.seat == moment.seat)
    return None


def own_route(partner: str) -> str:
    """The page's name for the own end of a link, where pirates wait."""
    return f"route-{RING[PALLAS]}-{partner}"


def pirates_on(state: State, of: int, to: int) -> int:
    return colonies(state).pirates[of * PLANETS + to]
