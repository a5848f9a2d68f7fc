"""OpenSpiel's C++ games through Python: observations in a kept array, masks, random legal actions."""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from research_timing import report

SECONDS = float(sys.argv[1])


def stepper(name):
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    mask = np.zeros(game.num_distinct_actions(), np.int8)
    state = game.new_initial_state()

    def step():
        nonlocal state
        decisions = 0
        while decisions < 100:
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            if state.is_terminal():
                state.returns()
                state = game.new_initial_state()
                continue
            observation.set_from(state, state.current_player())
            legal = state.legal_actions()
            mask.fill(0)
            mask[legal] = 1
            state.apply_action(random.choice(legal))
            decisions += 1
        return decisions

    return step


for name in ("connect_four", "backgammon", "chess"):
    report("OpenSpiel", name, "C++ game from Python", SECONDS, stepper(name))
