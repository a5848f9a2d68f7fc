"""The bot that plays from the solved wheel."""

from pathlib import Path

import pytest

from starboard.bots.bot import Bot
from starboard.bots.levels import level_bot
from starboard.bots.match import play_out
from starboard.bots.mcts import MctsBot
from starboard.bots.perfect import PerfectBot, SolvedBot
from starboard.bots.specs import read_spec
from starboard.games.convoy.game import CONVOY
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver import cache
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.kernel.errors import StarboardError
from starboard.kernel.levels import Budget, SearchSettings
from starboard.kernel.playing import playout
from starboard.kernel.rng import Random


def opening(**options: int) -> Wheel:
    state = WHEEL.new(options)
    assert isinstance(state, Wheel)
    return state


def position(seed: int) -> Wheel:
    state = opening(repetition=0)
    playout(state, Random(f"position {seed}"), 8 + seed % 30)
    return state if not state.how else opening(repetition=0)


def played(state: Wheel, seat: int, other: str, seed: int) -> str:
    """`perfect` at `seat` against another bot; the result for `perfect`."""
    bots: list[Bot] = [read_spec(other)(WHEEL, Random(seed)), read_spec(other)(WHEEL, Random(seed))]
    bots[seat] = PerfectBot(WHEEL, Random(seed))
    state.repetition = 3
    play_out(state, bots, Random(seed), Random(seed))
    return state.results()[seat].outcome


@pytest.mark.parametrize("other", ["random", "greedy", "mcts:30"])
def test_it_never_loses_what_is_not_lost(solved_cache: WheelSolution, other: str) -> None:
    for seed in range(12):
        state = position(seed)
        fate = solved_cache.fate(state)
        seat = int(state.mover) if fate == 0 or fate % 2 else 1 - int(state.mover)
        outcome = played(state, seat, other, seed)
        assert outcome == "won" if fate else outcome != "lost"


def test_it_wins_as_black_from_the_setup(solved_cache: WheelSolution) -> None:
    assert played(opening(), 0, "greedy", 1) == "won"


def test_perfect_against_perfect_takes_75_plies(solved_cache: WheelSolution) -> None:
    state = WHEEL.new()
    bots = [PerfectBot(WHEEL, Random(seat)) for seat in range(2)]
    assert len(play_out(state, [*bots], Random(1), Random(1))) == 75


def test_nobody_plays_perfectly_what_is_not_solved() -> None:
    with pytest.raises(StarboardError, match="Cosmic Convoy is not solved"):
        PerfectBot(CONVOY, Random(1))


def test_best_searches_and_says_so_while_nothing_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr(WHEEL.solver, "solve_in_background", asked.append)
    bot = SolvedBot(MctsBot(WHEEL, Random(1), Budget(20), SearchSettings(horizon=4)), WHEEL.solver)
    assert bot.choose(WHEEL.new(), 0) in WHEEL.new().legal(0)
    assert bot.note()
    assert asked == [WHEEL.default_pack]


def test_best_is_perfect_once_the_wheel_is_solved(solved_cache: WheelSolution) -> None:
    bot = level_bot("best", WHEEL, Random(1))
    assert WHEEL.notation(WHEEL.new(), 0, bot.choose(WHEEL.new(), 0)) == "R"
    assert bot.note() == ""
