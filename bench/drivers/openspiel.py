"""OpenSpiel: rollouts inside its C++, the same games through its Python API, and a game written in Python."""

import json
import random
import sys
import time

import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel
from timing import report

SECONDS = float(sys.argv[1])
CPP_GAMES = ("tic_tac_toe", "connect_four", "chess", "backgammon")


def through_python(name):
    game = pyspiel.load_game(name)

    def play(number):
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            actions += 1
        return actions

    return play


def in_cpp(name):
    """Uniform random bots playing each other, all in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    def play(number):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return state.move_number()

    return play


def rollouts(name):
    """Its rollout evaluator, asked through its tree search for one node: nothing but C++ in the loop."""
    game = pyspiel.load_game(name)
    play = in_cpp(name)
    mean = sum(play(number) for number in range(50)) / 50
    number = max(20, int(SECONDS * 100_000 / mean))
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=number, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    started = time.perf_counter()
    bot.mcts_search(start)
    passed = time.perf_counter() - started
    row = {
        "peer": "OpenSpiel",
        "game": name,
        "how": "rollouts in C++",
        "actions a second": number * mean / passed,
    }
    print(json.dumps(row), flush=True)


for name in CPP_GAMES:
    rollouts(name)
    report("OpenSpiel", name, "random bots in C++", SECONDS, in_cpp(name))
    report("OpenSpiel", name, "C++ game from Python", SECONDS, through_python(name))
report("OpenSpiel", "python_tic_tac_toe", "Python game", SECONDS, through_python("python_tic_tac_toe"))
