"""A bot with a temper: it searches as its level does, and of what is about as good takes what it likes.

Where a game is solved, what is as good is known exactly: what keeps a drawn game drawn.
"""

from typing import Final

from starboard.bots.mcts import MctsBot, goes_on
from starboard.bots.search.tree import Edge
from starboard.kernel.bot import Bot
from starboard.kernel.characters import Temper
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solution, Solver
from starboard.kernel.state import State

KNOWN: Final = 0.1  # tried so often, beside what was tried most, an action is known well enough
MOOD: Final = 0.25  # how often a temper says where to look first, where it likes anything


class TemperedPolicy(Policy):
    """The game's policy, but where that is not certain one seat likes to look at other things first."""

    def __init__(self, policy: Policy, temper: Temper) -> None:
        self.policy = policy
        self.temper = temper
        self.seat = -1

    def choose(self, state: State, seat: int, random: Random) -> int:
        if seat == self.seat and not self.policy.is_certain(state) and random.uniform() < MOOD:
            liked = most_liked(self.temper, state, seat, state.legal(seat))
            if liked >= 0:
                return liked
        return self.policy.choose(state, seat, random)

    def choose_next(self, state: State, seat: int, random: Random, course: list[int]) -> int:
        """What is played on from a leaf is played on soberly."""
        return self.policy.choose_next(state, seat, random, course)

    def is_certain(self, state: State) -> bool:
        return self.policy.is_certain(state)

    def evaluate(self, state: State) -> list[float]:
        return self.policy.evaluate(state)


class TemperedBot(Bot):
    """Never gives up more for what it likes than its temper says, as far as the search can tell."""

    def __init__(self, searching: MctsBot, temper: Temper, solver: Solver | None = None) -> None:
        super().__init__(searching.game, searching.random)
        self.searching = searching
        self.temper = temper
        self.solver = solver
        self.policy = TemperedPolicy(searching.policy, temper)
        searching.policy = self.policy

    def choose(self, state: State, seat: int) -> int:
        self.policy.seat = seat
        found = self.searching.choose(state, seat)
        liked = self.liked(state, seat, found)
        if liked != found:
            self.searching.choice = liked
            self.searching.answering = goes_on(state, seat, liked)
        return liked

    def liked(self, state: State, seat: int, found: int) -> int:
        legal = state.legal(seat)
        search = self.searching.search
        if len(legal) == 1 or search is None:
            return found
        solution = self.solver.find(state.components()) if self.solver is not None else None
        if solution is not None:
            return liked_in_a_draw(solution, state, seat, found, self.temper)
        tried = [edge for edge in search.top().edges if edge.visits > 0 and edge.action in legal]
        return self.preferred(state, seat, found, tried)

    def preferred(self, state: State, seat: int, found: int, edges: list[Edge]) -> int:
        """What is known well enough, liked better than what was found, and not worse by more than that."""
        sober = [edge for edge in edges if edge.action == found]
        if not sober:
            return found
        usual = self.temper.liking(state, seat, found)
        best = sober[0]
        most = best.mean() + usual
        for edge in edges:
            if float(edge.visits) >= KNOWN * float(sober[0].visits):
                liking = self.temper.liking(state, seat, int(edge.action))
                if liking > usual and edge.mean() + liking > most:
                    best = edge
                    most = edge.mean() + liking
        return int(best.action)

    def note(self, language: str = "en") -> str:
        return self.searching.note(language)


def liked_in_a_draw(solution: Solution, state: State, seat: int, found: int, temper: Temper) -> int:
    """What is most to one's liking and keeps the draw that `found` keeps; wins are not put off."""
    drawing = [move.action for move in solution.values(state) if move.outcome == "draw"]
    if found not in drawing:
        return found
    liked = most_liked(temper, state, seat, drawing)
    return liked if liked >= 0 and temper.liking(state, seat, found) <= 0.0 else found


def most_liked(temper: Temper, state: State, seat: int, actions: list[int]) -> int:
    """The action that is most to the seat's liking; -1 where there is none that is."""
    best = -1
    most = 0.0
    for action in actions:
        liking = temper.liking(state, seat, action)
        if liking > most:
            best = action
            most = liking
    return best
