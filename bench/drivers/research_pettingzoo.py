"""PettingZoo's classic games, stepped with random legal actions by their masks."""

import sys

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3
from research_timing import report

SECONDS = float(sys.argv[1])


def stepper(environment):
    choose = np.random.default_rng(1)
    environment.reset(seed=1)

    def step():
        decisions = 0
        while decisions < 20:
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset()
                continue
            environment.step(int(choose.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    return step


for name, module in (("connect_four", connect_four_v3), ("chess", chess_v6)):
    report("PettingZoo", name, "Python", SECONDS, stepper(module.env()))
