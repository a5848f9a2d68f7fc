# mypyc: skip
"""Positions of the second lesson. Votes, upgrades and the last turn."""

from typing import Final

from starboard.games.colonies.components import LOSE_ACTIONS
from starboard.games.colonies.council_events import ChoseBallot
from starboard.games.colonies.lessons import facts, votes
from starboard.games.colonies.lessons.positions import (
    ALTAIR,
    AMATERU,
    MIRA,
    PALLAS,
    YOU,
    doing,
    standing,
)
from starboard.games.colonies.numbering import (
    ACTIONS,
    INDUSTRY,
    INFLUENCE,
    MILITARY,
    PLANETS,
)
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.upgrades import upgrade_cost
from starboard.kernel.lessons import ByRules, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- votes -----------------------------------------------------------------------------------------

COUNCIL: Final = standing(
    "vote",
    turn=7,
    goods="9 0 0 0 0",
    levels="2 1 2 1 3",
    purse=74,
    colonists=7,
    card="nominate-governor",
    agreements={"bellona": (2, 2), "euterpe": (2, 2)},
    crowds=(7, 7),
)


def rewards(moment: Moment) -> int:
    """In so many ways the reward is had; a good that is laid is a Credit at least."""
    return max(0, votes.rewarded(moment) - votes.laid(moment))


def levels(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    own, *others = [position.levels[planet * PLANETS + INFLUENCE] for planet in position.planet_of]
    return {
        "card": position.pack.cards[position.current],
        "any_action": position.pack.offer_actions[position.current] == (1 << ACTIONS) - 1,
        "costs_an_action": position.pack.fewest[position.current] == [LOSE_ACTIONS, 1],
        "own": own,
        "theirs": max(others),
        "alike": min(others) == max(others) == own + 1,
        "you_decide": position.first == PALLAS,
        "resource": position.pack.resources[PALLAS],
        "spare": facts.spare(state),
        "all": votes.all_ways(state),
        "spots": ["ballot-yes"],
    }


def cast(moment: Moment) -> Facts:
    chosen = next(event.ballot for event in moment.events if isinstance(event, ChoseBallot))
    number = votes.laid(moment)
    return {
        "ballot": chosen,
        "laid": number,
        "none_laid": number == 0,
        "ways": votes.rewarded(moment),
        "fewest": votes.fewest(moment),
        "beyond": number > facts.spare(moment.before),
    }


VOTES: Final = Position(
    "votes",
    after(COUNCIL),
    ByRules(rewards),
    (
        Listed("one", ("yes", "add information", "done"), "aside-information"),
        Listed("none", ("yes", "done"), "ballot-yes"),
        Listed("three", ("yes", "add information", "add information", "add information", "done")),
        Listed("no", ("no", "done"), "ballot-no"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("none", {"ballot": "yes", "none_laid": True, "ways": 0}, look="spots"),
        Remark("beyond", {"ballot": "yes", "beyond": True}, look="spots"),
        Remark("more", {"ballot": "yes"}, look="spots"),
        Remark("no", {"ballot": "no", "ways": 0}, look="spots"),
    ),
    ("CO-09", "CO-10"),
    given=levels,
    shown=cast,
    claims={"alike": True, "you_decide": True, "any_action": True, "costs_an_action": True, "spare": 3},
    until=lambda state, seat: seat not in state.actors(),
)

# -- upgrades --------------------------------------------------------------------------------------

BREAKTHROUGH: Final = standing(
    "vote",
    turn=4,
    goods="12 2 2 3 5",
    levels="2 1 1 3 1",
    purse=70,
    colonists=5,
    card="technological-breakthrough",
    crowds=(5, 5),
)


def lasting(moment: Moment) -> int:
    """Points, Credits, and what Industry makes of itself in every income that is still to come."""
    return max(0, facts.scored(moment) + made_later(moment))


def made_later(moment: Moment) -> int:
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    cell = PALLAS * PLANETS + INDUSTRY
    return (after_it.levels[cell] - before.levels[cell]) * incomes(before)


def incomes(position: Colonies) -> int:
    return position.pack.turns - position.turn_number


def offered(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    return {
        "incomes": incomes(position),
        "resource": position.pack.resources[PALLAS],
        "all_in_stock": all(
            upgrade_cost(position, PALLAS, technology).credits == 0 for technology in (INDUSTRY, INFLUENCE)
        ),
        "spots": ["planet-pallas"],
    }


def chosen(moment: Moment) -> Facts:
    return {**facts.taken(moment), "points": facts.scored(moment), "made": made_later(moment)}


UPGRADES: Final = Position(
    "upgrades",
    after(
        BREAKTHROUGH,
        *doing(YOU, "yes", "done"),
        *doing(MIRA, "yes", "done"),
        *doing(ALTAIR, "no", "done"),
    ),
    ByRules(lasting, good=4),
    (
        Listed("industry", "upgrade industry", "tech-industry"),
        Listed("influence", "upgrade influence", "tech-influence"),
        Listed("credits", "credits", "take-credits"),
    ),
    (
        Remark("best", {"grade": "best", "technology": "industry"}),
        Remark("high", {"grade": "good", "action": "upgrade"}, look="spots"),
        Remark("credits", {"action": ""}, look="spots"),
        Remark("low", {"action": "upgrade"}, look="spots"),
    ),
    ("CO-06", "CO-27"),
    given=offered,
    shown=chosen,
    claims={"all_in_stock": True},
)

# -- the last turn ---------------------------------------------------------------------------------

LAST: Final = standing(
    "action",
    turn=10,
    in_round=2,
    first=AMATERU,
    goods="10 2 5 5 1",
    levels="1 4 2 1 5",
    colonists=6,
    purse=66,
    markets="0 8 2 0 2",
)


def highest(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    cost = upgrade_cost(position, PALLAS, INDUSTRY)
    points = position.pack.points
    return {
        "price": cost.credits,
        "buys": sum(one.market for one in cost.goods),
        "kind": next(one.resource for one in cost.goods if one.market),
        "rise": points[-1] - points[-2],
        "below": points[-2] - points[-3],
        "is_highest": cost.level == position.pack.levels,
        "stock_suffices": upgrade_cost(position, PALLAS, MILITARY).credits == 0,
        "spots": ["tech-industry"],
    }


ENDING: Final = Position(
    "last",
    after(LAST),
    ByRules(facts.earned, good=5),
    (
        Listed("top", "upgrade industry", "take-upgrade"),
        Listed("sale", ("commerce", "sell information", "sell ships", "done"), "take-commerce"),
        Listed("stock", "upgrade military"),
    ),
    (
        Remark("best", {"grade": "best", "technology": "industry"}),
        Remark("level", {"action": "upgrade", "costs": False}, look="spots"),
        Remark("sold", {"action": "commerce", "none_sold": False}, look="spots"),
        Remark("paid", {"costs": True}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("CO-19", "CO-20", "CO-27"),
    given=highest,
    shown=facts.taken,
    claims={"is_highest": True, "stock_suffices": True},
    until=facts.action_over,
)
