"""What bots know of Cosmic Convoy: fetch the nearest Charge, carry it to an Engine, avoid the warned."""

from math import exp
from typing import cast

from starboard.games.convoy.components import (
    ALL_DICE,
    DIE,
    END,
    HACK,
    PUT,
    STEP,
)
from starboard.games.convoy.deliveries import DeliveryPlan, still_wanted
from starboard.games.convoy.distances import DistanceCache
from starboard.games.convoy.generator import add_burns
from starboard.games.convoy.movement_plan import MovementPlanner, delivery_now, worthwhile_burn
from starboard.games.convoy.paths import place_value
from starboard.games.convoy.planned_steps import lay_course, next_on_course, stance
from starboard.games.convoy.state import MOVE, PUSHED, SIXES, Position
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


class ConvoyPolicy(Policy):
    """Shares the points of a phase among the crew so that all of them end up where they are best."""

    def __init__(self) -> None:
        self.planner: MovementPlanner | None = None

    def planner_of(self, position: Position) -> MovementPlanner:
        """What plans on this ship."""
        if self.planner is None or self.planner.pack is not position.pack:
            self.planner = MovementPlanner(position.pack)
        return self.planner

    def distances_of(self, position: Position) -> DistanceCache:
        """The distances on this ship, measured as they are needed."""
        return self.planner_of(position).cache

    def choose(self, state: State, seat: int, random: Random) -> int:
        return self.choose_next(state, seat, random, [])

    def choose_next(self, state: State, seat: int, random: Random, course: list[int]) -> int:
        position = cast(Position, state)
        legal = state.legal(seat)
        if position.phase == SIXES:
            return best_six(position, legal, seat, random)
        if position.phase == PUSHED:
            return best_retreat(position, legal, seat, random, self.distances_of(position))
        action = next_on_course(course, position, legal)
        if action < 0:
            course[:] = self.course(position, seat, legal)
            action = next_on_course(course, position, legal)
        if action > END:
            return action
        return best_end(position, seat, legal) if legal[0] == END else legal[0]

    def course(self, position: Position, seat: int, legal: list[int]) -> list[int]:
        """What to do in this phase as far as it can be told now."""
        home = delivery_now(position, seat, legal)
        if home >= 0:
            return [stance(position, position.at), home]
        planner = self.planner_of(position)
        plan = planner.plan(position, seat)
        burn = worthwhile_burn(position, seat, plan.value, legal, planner)
        return lay_course(position, plan.actions) if burn < 0 else [stance(position, position.at), burn]

    def play_cycle(self, state: State, dice: Random) -> None:
        """Go on to the next cycle or the end."""
        position = cast(Position, state)
        cycle = position.cycle
        course: list[int] = []
        while not position.how and position.cycle == cycle:
            actor = state.actors()[0]
            if actor == CHANCE:
                action = state.roll(dice)
            else:
                action = self.choose_next(state, actor, dice, course)
            state.advance(actor, action)

    def is_fair(self) -> bool:
        return True

    def is_certain(self, state: State) -> bool:
        return cast(Position, state).phase == MOVE

    def evaluate(self, state: State) -> list[float]:
        position = cast(Position, state)
        if position.players == 1:
            return [likely_win(position)]
        if position.how:
            likely = 0.5 if position.winner < 0 else 1.0 - float(position.winner)
        else:
            likely = 1.0 / (1.0 + exp(standing(position, 1) - standing(position, 0)))
        return [likely, 1.0 - likely]


# -- other choices -----------------------------------------------------------------------------


def best_end(position: Position, seat: int, legal: list[int]) -> int:
    """Hack where possible; burn only to save the last of the crew."""
    if len(legal) > 1 and legal[1] == HACK:
        return HACK
    lost = endangered(position, seat)
    if lost and len(lost) == position.aboard(seat):
        module = position.pack.module_of[position.at[lost[0]]]
        burns: list[int] = []
        add_burns(position, burns)
        for action in burns:
            use = position.pack.burn_use[action - position.pack.burns]
            if use == ALL_DICE or use == DIE + module:
                return action
    return END


def endangered(position: Position, seat: int) -> list[int]:
    """Who of a crew stands on a warned Module."""
    return [
        member
        for member in position.crew_of(seat)
        if 0 <= position.at[member] < position.pack.bow
        and position.dice[position.pack.module_of[position.at[member]]] > 0
    ]


def best_six(position: Position, legal: list[int], seat: int, random: Random) -> int:
    """Over a dark Module that then lights up, and over none of the own crew; any of the best."""
    values: list[int] = []
    for action in legal:
        module = action - PUT
        turned = (position.dice[module] + 1) & 1
        value = 6 if position.is_front(module) == (turned == 0) else -6
        value -= position.dice[module]
        for member, space in enumerate(position.at):
            if space >= 0 and position.pack.module_of[space] == module:
                value += (-8 if position.owner(member) == seat else 4) * (1 + position.carrying[member])
        values.append(value)
    return one_of_the_best(legal, values, random)


def best_retreat(
    position: Position, legal: list[int], seat: int, random: Random, cache: DistanceCache
) -> int:
    deliveries = DeliveryPlan(position, seat, cache)
    values: list[int] = []
    for action in legal:
        space = (action - STEP) % position.pack.span >> 1
        values.append(place_value(position, deliveries, position.pushed, space, 0))
    return one_of_the_best(legal, values, random)


def one_of_the_best(actions: list[int], values: list[int], random: Random) -> int:
    most = max(values)
    return random.choice([action for action, value in zip(actions, values) if value == most])


# -- how it looks ------------------------------------------------------------------------------


def likely_win(position: Position) -> float:
    """Alone: the Charges still wanted against the cycles left and the hands left to carry."""
    if position.how:
        return 1.0 if position.winner >= 0 else 0.0
    if not position.cycle:
        return 0.5
    wanted = float(still_wanted(position, 0))
    carried = min(float(sum(position.carrying)), wanted)
    hands = float(position.aboard(0))
    lead = 0.35 * float(position.tracker) - 0.9 * wanted + 0.4 * carried + 0.3 * (hands - 2.0) - 1.0
    return 1.0 / (1.0 + exp(-lead))


def standing(position: Position, seat: int) -> float:
    """One of two crews: Charges placed and carried, and who is aboard."""
    carried = 0
    for member in position.crew_of(seat):
        carried += position.carrying[member]
    return 1.2 * position.engines[seat] + 0.4 * min(carried, 2) + 0.5 * position.aboard(seat)
