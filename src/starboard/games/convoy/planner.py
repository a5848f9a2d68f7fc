"""A captain for Cosmic Convoy: thinks a whole cycle's movement through, and over the next rolls.

All ends that the crew's steps can lead to under the known warnings are found, small step by small
step, each arrangement once. Those that the policy likes best are then played on, over a few cycles and many
rolls of the dice, as the policy would, which also plays the other crew; what has the best chances then, as a
network sees them, is done.
"""

from collections.abc import Hashable
from typing import Final, cast

from mypy_extensions import i64

from starboard.games.convoy.components import ALL_DICE, DIE, END, HACK, MODULES, POINTS
from starboard.games.convoy.deliveries import DeliveryPlan, still_wanted
from starboard.games.convoy.paths import PLACED, WON, place_value
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import GRAPPLE, MOVE, WARNING, Position
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.network import Network
from starboard.kernel.rng import Random
from starboard.kernel.state import State

MOST: Final = 20_000  # positions of one phase that are looked at
SHIP: Final = 48  # bits of what is not the crew
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
        self.seat = 0  # for whom it plans
        self.plan: list[int] = []
        self.expected: Hashable = None  # the position that the plan goes on from

    def choose(self, state: State, seat: int) -> int:
        position = cast(Convoy, state)
        self.seat = seat
        if not self.plan or self.expected != position.key():
            self.plan = self.plan_phase(position)
        action = self.plan.pop(0)
        after = position.clone()
        after.advance(seat, action)
        self.expected = after.key()
        return action

    def plan_phase(self, position: Convoy) -> list[int]:
        if position.phase != MOVE:
            return [self.best_single(position)]
        finishes = self.find_finishes(position)
        return self.most_hopeful([*finishes[: self.candidates], self.by_policy(position)]).last.path()

    def by_policy(self, position: Convoy) -> Finish:
        """How the policy would end the phase: planning should not do worse."""
        step = Step(position, -1, None)
        while True:
            action = self.policy.choose(step.position, self.seat, self.random)
            after = step.position.clone()
            after.advance(self.seat, action)
            step = Step(after, action, step)
            if after.phase != MOVE or after.mover != self.seat:
                return Finish(step, 0)

    def best_single(self, position: Convoy) -> int:
        """Whatever gives the best chances when it is played on."""
        start = Step(position, -1, None)
        choices: list[Finish] = []
        for action in position.legal(self.seat):
            after = position.clone()
            after.advance(self.seat, action)
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
        """This cycle to its end and some more as the policy would; the same dice serve all ends alike."""
        position = start.clone()
        if not position.how and position.phase != WARNING:
            self.policy.play_cycle(position, dice)  # what is left of this one
        for _ in range(self.cycles):
            if not position.how:
                self.policy.play_cycle(position, dice)
        return self.judge(position)

    def judge(self, position: Convoy) -> float:
        """How likely it is won, as the one who plans sees it."""
        network = self.network
        if network is None or position.how:
            return self.policy.evaluate(position)[self.seat]
        network.look(position, self.seat)
        return network.values()[self.seat]

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
            for action in before.position.legal(self.seat):
                if action < start.pack.burns or not sensible_burn(before.position, action):
                    continue
                after = before.position.clone()
                after.advance(self.seat, action)
                key = arrangement(after)
                if key not in tried and len(tried) < BURNS_TRIED:
                    tried.add(key)
                    self.explore(Step(after, action, before), ends)
        return sorted(ends.values(), key=promise_of, reverse=True)

    def explore(self, start: Step, ends: dict[int, Finish]) -> None:
        """Add every end that steps alone lead to from here; what is reached in several ways is taken once."""
        deliveries = DeliveryPlan(start.position, self.seat, self.policy.distances_of(start.position))
        steps = [start]
        seen: dict[int, int] = {arrangement(start.position): points_left(start.position)}
        burns = start.position.pack.burns
        looked: i64 = 0
        while looked < len(steps) and looked < MOST:
            step = steps[looked]
            looked += 1
            for action in step.position.legal(self.seat):
                if action >= burns:
                    break  # burns come last
                after = step.position.clone()
                after.advance(self.seat, action)
                key = arrangement(after)
                if action == END or action == HACK or after.how or after.phase == GRAPPLE:
                    if key not in ends:
                        ends[key] = Finish(
                            Step(after, action, step), promise(step.position, after, deliveries, self.seat)
                        )
                else:
                    left = points_left(after)
                    if left > seen.get(key, -1):
                        seen[key] = left
                        steps.append(Step(after, action, step))


def promise(position: Position, after: Position, deliveries: DeliveryPlan, seat: int) -> int:
    """What the policy thinks of ending the phase here."""
    if after.how:
        return WON if after.winner == seat else -WON
    value: i64 = -PLACED * still_wanted(position, seat)
    for member in position.crew_of(seat):
        space: i64 = position.at[member]
        if space >= 0:
            value += place_value(position, deliveries, member, space, position.carrying[member])
    return value


def arrangement(position: Position) -> int:
    """What stands where, in one number: who comes to the same with more points left can do all others can."""
    crew: i64 = points_left(position) & 1  # a last point that has to be used may do harm: CC-09
    for space in position.at:
        crew = crew << 7 | (space + 2)
    ship: i64 = position.contested + 1 if position.phase == GRAPPLE else 0
    for carried in position.carrying:
        ship = ship << 1 | carried
    for number in position.engines:
        ship = ship << 4 | number
    for module in range(MODULES):
        charged: i64 = 1 if position.charge_at[module] >= 0 else 0
        ship = ship << 4 | charged << 3 | position.dice[module] << 1 | (position.faces[module] & 1)
    return int(crew) << SHIP | int(ship)


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
