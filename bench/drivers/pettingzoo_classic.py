"""PettingZoo's classic games, stepped with random legal actions by their masks."""

import random
import sys

from pettingzoo.classic import connect_four_v3, tictactoe_v3
from timing import report


def player(environment):
    def play(number):
        environment.reset(seed=number)
        actions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = observation["action_mask"]
            environment.step(random.choice([action for action in range(len(mask)) if mask[action]]))
            actions += 1
        return actions

    return play


for name, module in (("tictactoe", tictactoe_v3), ("connect_four", connect_four_v3)):
    report("PettingZoo", name, "Python", float(sys.argv[1]), player(module.env()))
