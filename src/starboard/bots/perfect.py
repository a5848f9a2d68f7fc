# mypyc: skip
"""Bots that know Argonaut's Wheel to the end."""

from starboard.bots.mcts import Budget, MctsBot
from starboard.bots.search.search import Settings
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import MoveValue, Table
from starboard.games.wheel.solver.solution_file import find_table, get_table, make_in_background
from starboard.kernel.bot import Bot
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class PerfectBot(Bot):
    """Plays from the solved wheel, which is made first where that has not been done."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        if game.name != "wheel":
            raise StarboardError(f"Only the wheel is solved; nobody plays {game.name} perfectly.")

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Wheel)
        return best_move(get_table(state.pack), state)


class BestWheelBot(Bot):
    """Perfect once the wheel is solved, which it sets going; until then it searches."""

    def __init__(self, game: Game, random: Random, budget: Budget, settings: Settings) -> None:
        super().__init__(game, random)
        self.searching = MctsBot(game, random, budget, settings)
        self.solved = True

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Wheel)
        table = find_table(state.pack)
        self.solved = table is not None
        if table is not None:
            return best_move(table, state)
        make_in_background(state.pack)
        return self.searching.choose(state, seat)

    def note(self) -> str:
        return "" if self.solved else "The wheel is still being solved; until then this bot searches."


def best_move(table: Table, state: Wheel) -> int:
    """The quickest win, else the draw that is hardest for the other player, else the slowest loss."""
    values = [value for value in table.values(state) if not spoils_win(state, value)] or table.values(state)
    if values[0].outcome != "draw":
        return values[0].action
    draws = [value.action for value in values if value.outcome == "draw"]
    return max(draws, key=lambda action: pitfalls(table, state, action))


def spoils_win(state: Wheel, value: MoveValue) -> bool:
    """Would a winning move end in a draw at this table, because the position came up before (AW-34)?"""
    if value.outcome != "win" or not state.repetition:
        return False
    after = state.clone()
    after.advance(after.mover, value.action)
    return after.how == "repetition"


def pitfalls(table: Table, state: Wheel, action: int) -> float:
    """Which share of the other player's answers to `action` loses."""
    after = state.clone()
    after.advance(after.mover, action)
    if after.how:
        return 0.0
    answers = table.values(after)
    return sum(answer.outcome == "loss" for answer in answers) / len(answers)
