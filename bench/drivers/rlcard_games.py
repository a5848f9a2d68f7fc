"""RLCard's games with its own random agents."""

import sys

import rlcard
from rlcard.agents import RandomAgent
from timing import report


def player(name):
    environment = rlcard.make(name)
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play(number):
        trajectories, _ = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


for name in ("leduc-holdem", "limit-holdem", "uno"):
    report("RLCard", name, "Python", float(sys.argv[1]), player(name))
