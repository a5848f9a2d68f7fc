# mypyc: skip
"""Bots that know a solved game to the end."""

from starboard.bots.tempered import liked_in_a_draw
from starboard.kernel.bot import Bot
from starboard.kernel.characters import Temper
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solver
from starboard.kernel.state import State
from starboard.kernel.words import Words


class PerfectBot(Bot):
    """Plays from the solution, which is worked out first where that has not been done."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        if game.solver is None:
            raise StarboardError("not-solved", title=game.title)
        self.solver: Solver = game.solver

    def choose(self, state: State, seat: int) -> int:
        return self.solver.solve(state.components()).best_action(state)


class SolvedBot(Bot):
    """Perfect once the game is solved, which it sets going; until then it searches.

    For changed components a solution is used where somebody has asked for one, and never begun by itself.
    With a temper it takes what it likes for as long as that keeps the game drawn.
    """

    def __init__(self, searching: Bot, solver: Solver, temper: Temper | None = None) -> None:
        super().__init__(searching.game, searching.random)
        self.searching = searching
        self.solver = solver
        self.temper = temper
        self.solving = False

    def choose(self, state: State, seat: int) -> int:
        solution = self.solver.find(state.components())
        self.solving = solution is None and state.components() == self.game.default_pack
        if solution is not None:
            found = solution.best_action(state)
            return (
                found if self.temper is None else liked_in_a_draw(solution, state, seat, found, self.temper)
            )
        if self.solving:
            self.solver.solve_in_background(state.components())
        return self.searching.choose(state, seat)

    def note(self, language: str = "en") -> str:
        if not self.solving:
            return ""
        return Words(language, "starboard.bots").text("note-solving", title=self.game.title)
