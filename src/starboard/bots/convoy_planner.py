"""A captain for Cosmic Convoy alone: thinks a whole cycle's movement through, and over the next rolls.

All ends that the crew's steps can lead to under the known warnings are found, small step by small
step, each position once. The most promising are then played on, over many rolls of the dice, as the
policy would; what wins most often from there is done.
"""

from collections.abc import Hashable
from math import exp
from typing import Final, cast

from mypy_extensions import i64

from starboard.bots.bot import Bot
from starboard.bots.policies.convoy import FAR, Chart, ConvoyPolicy, needs
from starboard.games.convoy.components import END, ENGINES, FREE, HACK, MODULES, NAVIGATOR, PILOT, USES_OF_ONE
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import MOVE, SIXES, Position
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

MOST: Final = 20_000  # positions of one phase that are looked at
BURNS_TRIED: Final = 4  # burns after which the search goes on
DARK: Final = 6  # steps to a Charge that is not there yet
SHORTEST: Final = 4  # steps to the Charge of a second delivery: the nearest will be gone
CROSSING: Final = 12.0  # points to get somebody to an Engine where nobody is going
HELP: Final = 0.7  # points a cycle that a Navigator or a Pilot is worth
CREW_WORTH: Final = 6.0  # cycles that a Crewmember is worth beyond what it carries
STEEPNESS: Final = 0.55  # of the curve from cycles to spare to the likelihood of winning
SPARE_CHARGE: Final = 0.25  # cycles that a Charge on a Generator is worth


class Step:
    """A position inside the phase and how it was come by."""

    def __init__(self, position: Convoy, action: int, before: "Step | None", burns: int) -> None:
        self.position = position
        self.action = action
        self.before = before
        self.burns = burns

    def path(self) -> list[int]:
        """The actions that lead here from the beginning of the search."""
        actions: list[int] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            actions.append(step.action)
            step = step.before
        actions.reverse()
        return actions


class Finish:
    """One way to end the phase: the steps up to it, the position after the flips, and its worth."""

    def __init__(self, last: Step, position: Convoy, worth: float) -> None:
        self.last = last
        self.position = position
        self.worth = worth
        self.wins = 0.0
        self.trials: i64 = 0

    def mean(self) -> float:
        return self.wins / float(self.trials) if self.trials else self.worth


class ConvoyPlanner(Bot):
    """Plans a cycle at its beginning and then carries the plan out."""

    def __init__(self, game: Game, random: Random, candidates: int, trials: int, burns: int = 1) -> None:
        super().__init__(game, random)
        self.policy = ConvoyPolicy()
        self.candidates = candidates  # ends that are played on
        self.trials = trials  # games played on from each of the first ones
        self.burns = burns  # Charges that may be burnt in one phase
        self.plan: list[int] = []
        self.expected: Hashable = None  # the position that the plan goes on from

    def choose(self, state: State, seat: int) -> int:
        position = cast(Convoy, state)
        if not self.plan or self.expected != position.key():
            self.plan = self.plan_phase(position)
        action = self.plan.pop(0)
        after = position.clone()
        after.advance(seat, action)
        self.expected = after.key()
        return action

    def plan_phase(self, position: Convoy) -> list[int]:
        if position.phase == SIXES:
            return [self.best_six(position)]
        finishes = find_finishes(position, self.burns)
        if not finishes:
            return [self.policy.choose(position, 0, self.random)]
        best = self.most_wins([*finishes[: self.candidates], self.by_policy(position)])
        return best.last.path()

    def by_policy(self, position: Convoy) -> Finish:
        """How the policy would end the phase: planning should not do worse."""
        step = Step(position, -1, None, 0)
        while True:
            action = self.policy.choose(step.position, 0, self.random)
            after = step.position.clone()
            after.advance(0, action)
            step = Step(after, action, step, 0)
            if after.phase != MOVE:
                return Finish(step, after, worth(after))

    def best_six(self, position: Convoy) -> int:
        """Whatever wins most often when it is played on."""
        choices: list[Finish] = []
        for action in position.legal(0):
            after = position.clone()
            after.advance(0, action)
            choices.append(Finish(Step(after, action, Step(position, -1, None, 0), 0), after, 0.0))
        return self.most_wins(choices).last.action

    # -- over the next rolls ---------------------------------------------------------------------

    def most_wins(self, finishes: list[Finish]) -> Finish:
        """Play on from each; the better half goes on to twice as many games, until one is left."""
        trials: i64 = self.trials
        seed = self.random.word()
        while len(finishes) > 1 and trials > 0:
            for finish in finishes:
                for trial in range(finish.trials, trials):
                    finish.wins += self.play_on(finish.position, Random(f"{seed}/{trial}"))
                finish.trials = max(trials, finish.trials)
            finishes.sort(key=mean_of, reverse=True)
            finishes = finishes[: max(1, len(finishes) // 2)]
            trials *= 2
        return finishes[0]

    def play_on(self, start: Convoy, dice: Random) -> float:
        """One game from there as the policy would play it; the same dice serve all ends alike."""
        position = start.clone()
        while not position.how:
            self.policy.play_cycle(position, dice)
        return 1.0 if position.winner >= 0 else 0.1 * progress(position)


def worth_of(finish: Finish) -> float:
    return finish.worth


def mean_of(finish: Finish) -> float:
    return finish.mean() + 0.02 * finish.worth


def progress(position: Position) -> float:
    """How much of what was wanted is there: for games that are lost either way."""
    pack = position.pack
    wanted = pack.wanted[position.rank - 1]
    return float(min(sum(position.engines), sum(wanted))) / float(sum(wanted))


# -- all ends of a phase ---------------------------------------------------------------------------


def find_finishes(start: Convoy, burns: int) -> list[Finish]:
    """Ways to end this Move phase that are not plainly worse than another, best first.

    Without burning all are found; Charges are burnt only at the ends that are best without it.
    """
    ends: dict[Hashable, Finish] = {}
    explore(Step(start, -1, None, 0), ends)
    finishes = sorted(ends.values(), key=worth_of, reverse=True)
    if burns:
        left: i64 = BURNS_TRIED
        for finish in finishes:
            before = finish.last.before
            if before is None or left <= 0:
                break
            for action in before.position.legal(0):
                if action >= start.pack.burn_one and left > 0 and sensible_burn(before.position, action):
                    after = before.position.clone()
                    after.advance(0, action)
                    explore(Step(after, action, before, before.burns + 1), ends)
                    left -= 1
        finishes = sorted(ends.values(), key=worth_of, reverse=True)
    return finishes


def explore(start: Step, ends: dict[Hashable, Finish]) -> None:
    """Add every end that steps alone lead to from here; positions reached in several ways are taken once."""
    steps = [start]
    seen: dict[Hashable, int] = {arrangement(start.position): points_left(start.position)}
    burn_one = start.position.pack.burn_one
    looked: i64 = 0
    while looked < len(steps) and looked < MOST:
        step = steps[looked]
        looked += 1
        for action in step.position.legal(0):
            if action >= burn_one:
                break  # burns come last
            after = step.position.clone()
            after.advance(0, action)
            key = arrangement(after)
            if action == END or action == HACK or after.how:
                if key not in ends:
                    ends[key] = Finish(Step(after, action, step, step.burns), after, worth(after))
            elif after.phase == MOVE and points_left(after) > seen.get(key, -1):
                seen[key] = points_left(after)
                steps.append(Step(after, action, step, step.burns))


def arrangement(position: Position) -> Hashable:
    """What stands where: who comes to the same with more points left can do all that others can."""
    return (
        tuple(position.at),
        tuple(position.carrying),
        tuple(position.charge_at),
        tuple(position.engines),
        tuple(position.dice),
        position.phase,
        position.tracker,
        position.supply,
        points_left(position) & 1,  # a last point that has to be used may do harm: CC-09
    )


def points_left(position: Position) -> int:
    left: i64 = position.points + position.burnt
    for own in position.own:
        left += own
    return left


def sensible_burn(position: Position, action: int) -> bool:
    """One Charge for points, once the four are used; or to keep a Module with Crewmembers from flipping."""
    pack = position.pack
    if action >= pack.burn_two:
        return True
    use = (action - pack.burn_one) % USES_OF_ONE
    if use == 0:
        return position.points == 0
    for space in position.at:
        if space >= 0 and pack.module_of[space] == use - 1:
            return position.points == 0
    return False


# -- what a position between two cycles is worth -----------------------------------------------


def worth(position: Position) -> float:
    """The likelihood of winning, from the cycles that are left over when all work is done."""
    if position.how:
        return 1.0 if position.winner >= 0 else 0.0
    deliveries = 0.0
    for engine in range(ENGINES):
        deliveries += float(max(needs(position, 0, engine), 0))
    rate = float(position.pack.points)
    for helper in (NAVIGATOR, PILOT):
        if position.at[helper] >= 0:
            rate += HELP
    spare = float(position.tracker) + deliveries - work_left(position) / rate
    spare += CREW_WORTH * float(position.aboard(0) - 3)
    spare -= CREW_WORTH * danger(position)
    for space in position.charge_at:
        if space >= 0:
            spare += SPARE_CHARGE
    return 1.0 / (1.0 + exp(-STEEPNESS * spare))


def work_left(position: Position) -> float:
    """Points for all deliveries: one for each Crewmember from where it is, then round trips."""
    chart = Chart(position, 0)
    points = 0.0
    left = [max(needs(position, 0, engine), 0) for engine in range(ENGINES)]
    visited = [False] * ENGINES
    for task in chart.tasks:
        if task is not None:
            points += float(min(task.price, FAR))
            left[task.engine] -= 1
            visited[task.engine] = True
    for engine in range(ENGINES):
        if left[engine] > 0:
            points += float(left[engine]) * round_trip(chart, engine)
            if not visited[engine]:
                points += CROSSING
    return points


def round_trip(chart: Chart, engine: int) -> float:
    """Points from an Engine to the nearest Charge and back with it."""
    steps: i64 = DARK
    for charge in chart.charges:
        steps = min(steps, chart.to_engine[engine][charge])
    return 3.0 * float(max(steps, SHORTEST))


def danger(position: Position) -> float:
    """How many Crewmembers the next roll will take, if all but flight is given up: a rough guess.

    Each Module is warned with the same likelihood; who must flee pays for the way out, and what
    the points of a cycle do not cover is lost.
    """
    prices = [0] * MODULES
    for member in range(len(position.at)):
        space: i64 = position.at[member]
        if 0 <= space < position.pack.bow:
            prices[position.pack.module_of[space]] += way_out(position, space) * position.step_cost(member)
    dice = position.pack.late_dice if position.tracker <= position.pack.late_from else position.pack.dice
    points: i64 = position.pack.points
    hits = 0.0
    for one in range(MODULES):
        if prices[one] > points:
            hits += float(dice) / 6.0
        for two in range(one + 1, MODULES):
            if prices[one] and prices[two] and prices[one] <= points and prices[two] <= points:
                if prices[one] + prices[two] > points:
                    hits += float(dice * (dice - 1)) / 36.0
    return hits


def way_out(position: Position, start: i64) -> int:
    """Steps from a space of a Module to the nearest space that is not on it."""
    pack = position.pack
    module: i64 = pack.module_of[start]
    steps = {int(start): 0}
    reached = [int(start)]
    for space in reached:
        for to in pack.near[0][space]:
            if pack.module_of[to] != module:
                if to >= pack.bow or position.ground[to] == FREE:
                    return steps[space] + 1
            elif position.ground[to] == FREE and to not in steps:
                steps[to] = steps[space] + 1
                reached.append(to)
    return FAR
