"""A captain for Cosmic Convoy alone: thinks a whole cycle's movement through, and over the next rolls.

All ends that the crew's steps can lead to under the known warnings are found, small step by small
step, each arrangement once. Those that the policy likes best are then played on, over a few cycles and many
rolls of the dice, as the policy would; what has the best chances then, as a network sees them, is done.
"""

from collections.abc import Hashable
from typing import Final, cast

from mypy_extensions import i64

from starboard.games.convoy.components import ALL_DICE, DIE, END, HACK, MODULES, POINTS
from starboard.games.convoy.deliveries import DeliveryPlan, still_wanted
from starboard.games.convoy.paths import PLACED, WON, place_value
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import MOVE, SIXES, Position
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.network import Network
from starboard.kernel.rng import Random
from starboard.kernel.state import State

MOST: Final = 20_000  # positions of one phase that are looked at
BURNS_TRIED: Final = 4  # burns after which the search goes on


class Step:
    """A position inside the phase and how it was come by."""

    def __init__(self, position: Convoy, action: int, before: "Step | None") -> None:
        self.position = position
        self.action = action
        self.before = before

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
    """One way to end the phase: the steps up to it, what the policy thinks of it, and how games went on."""

    def __init__(self, last: Step, promise: int) -> None:
        self.last = last
        self.promise = promise
        self.hopes = 0.0  # of the games that were played on from here, added up
        self.trials: i64 = 0


def promise_of(finish: Finish) -> int:
    return finish.promise


def mean_of(finish: Finish) -> float:
    return finish.hopes / float(finish.trials)


class ConvoyPlanner(Bot):
    """Plans a cycle at its beginning and then carries the plan out."""

    def __init__(self, game: Game, random: Random, candidates: int, trials: int, cycles: int) -> None:
        super().__init__(game, random)
        self.policy = ConvoyPolicy()
        self.network: Network | None = None  # says what a position is worth; without one the policy does
        self.candidates = candidates  # ends that are played on, …
        self.trials = trials  # … each in so many games at first, …
        self.cycles = cycles  # … for so long
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
        finishes = self.find_finishes(position)
        return self.most_hopeful([*finishes[: self.candidates], self.by_policy(position)]).last.path()

    def by_policy(self, position: Convoy) -> Finish:
        """How the policy would end the phase: planning should not do worse."""
        step = Step(position, -1, None)
        while True:
            action = self.policy.choose(step.position, 0, self.random)
            after = step.position.clone()
            after.advance(0, action)
            step = Step(after, action, step)
            if after.phase != MOVE:
                return Finish(step, 0)

    def best_six(self, position: Convoy) -> int:
        """Whatever gives the best chances when it is played on."""
        start = Step(position, -1, None)
        choices: list[Finish] = []
        for action in position.legal(0):
            after = position.clone()
            after.advance(0, action)
            choices.append(Finish(Step(after, action, start), 0))
        return self.most_hopeful(choices).last.action

    # -- over the next rolls ---------------------------------------------------------------------

    def most_hopeful(self, finishes: list[Finish]) -> Finish:
        """Play on from each; the better half goes on to twice as many games, until one is left."""
        trials: i64 = self.trials
        seed = self.random.word()
        while len(finishes) > 1:
            for finish in finishes:
                for trial in range(finish.trials, trials):
                    finish.hopes += self.play_on(finish.last.position, Random(f"{seed}/{trial}"))
                finish.trials = trials
            finishes = sorted(finishes, key=mean_of, reverse=True)[: len(finishes) // 2]
            trials *= 2
        return finishes[0]

    def play_on(self, start: Convoy, dice: Random) -> float:
        """Some cycles from there as the policy would play them; the same dice serve all ends alike."""
        position = start.clone()
        for _ in range(self.cycles):
            if not position.how:
                self.policy.play_cycle(position, dice)
        return self.judge(position)

    def judge(self, position: Convoy) -> float:
        """The likelihood that this voyage is won."""
        network = self.network
        if network is None or position.how:
            return self.policy.evaluate(position)[0]
        network.look(position, 0)
        return network.values()[0]

    # -- all ends of a phase ---------------------------------------------------------------------

    def find_finishes(self, start: Convoy) -> list[Finish]:
        """Ways to end this Move phase, the most promising first.

        Without burning all are found; Charges are burnt only at the ends that are best without it.
        """
        ends: dict[int, Finish] = {}
        self.explore(Step(start, -1, None), ends)
        finishes = sorted(ends.values(), key=promise_of, reverse=True)
        tried: set[int] = set()
        for finish in finishes:
            before = finish.last.before
            if before is None or len(tried) >= BURNS_TRIED:
                break
            for action in before.position.legal(0):
                if action < start.pack.burns or not sensible_burn(before.position, action):
                    continue
                after = before.position.clone()
                after.advance(0, action)
                key = arrangement(after)
                if key not in tried and len(tried) < BURNS_TRIED:
                    tried.add(key)
                    self.explore(Step(after, action, before), ends)
        return sorted(ends.values(), key=promise_of, reverse=True)

    def explore(self, start: Step, ends: dict[int, Finish]) -> None:
        """Add every end that steps alone lead to from here; what is reached in several ways is taken once."""
        deliveries = DeliveryPlan(start.position, 0, self.policy.distances_of(start.position))
        steps = [start]
        seen: dict[int, int] = {arrangement(start.position): points_left(start.position)}
        burns = start.position.pack.burns
        looked: i64 = 0
        while looked < len(steps) and looked < MOST:
            step = steps[looked]
            looked += 1
            for action in step.position.legal(0):
                if action >= burns:
                    break  # burns come last
                after = step.position.clone()
                after.advance(0, action)
                key = arrangement(after)
                if action == END or action == HACK or after.how:
                    if key not in ends:
                        ends[key] = Finish(
                            Step(after, action, step), promise(step.position, after, deliveries)
                        )
                elif after.phase == MOVE:
                    left = points_left(after)
                    if left > seen.get(key, -1):
                        seen[key] = left
                        steps.append(Step(after, action, step))


def promise(position: Position, after: Position, deliveries: DeliveryPlan) -> int:
    """What the policy thinks of ending the phase here."""
    if after.how:
        return WON if after.winner >= 0 else -WON
    value: i64 = -PLACED * still_wanted(position, 0)
    for member, space in enumerate(position.at):
        if space >= 0:
            value += place_value(position, deliveries, member, space, position.carrying[member])
    return value


def arrangement(position: Position) -> int:
    """What stands where, in one number: who comes to the same with more points left can do all others can."""
    key: i64 = points_left(position) & 1  # a last point that has to be used may do harm: CC-09
    for space in position.at:
        key = key << 7 | (space + 2)
    for carried in position.carrying:
        key = key << 1 | carried
    for number in position.engines:
        key = key << 4 | number
    for module in range(MODULES):
        charged: i64 = 1 if position.charge_at[module] >= 0 else 0
        key = key << 4 | charged << 3 | position.dice[module] << 1 | (position.faces[module] & 1)
    return key


def points_left(position: Position) -> int:
    left: i64 = position.points + position.burnt
    for own in position.own:
        left += own
    return left


def sensible_burn(position: Position, action: int) -> bool:
    """For points, once the four are used; or to keep a Module with Crewmembers from flipping."""
    pack = position.pack
    use = pack.burn_use[action - pack.burns]
    if use >= ALL_DICE:
        return True
    if use == POINTS:
        return position.points == 0
    for space in position.at:
        if space >= 0 and pack.module_of[space] == use - DIE:
            return position.points == 0
    return False
