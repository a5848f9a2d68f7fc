"""OpenSpiel's own outcome-sampling MCCFR on a short voyage of two crews.

python examples/openspiel_mccfr.py --iterations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import starboard.research.openspiel  # noqa: F401  registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a short voyage by counterfactual regrets.")
    parser.add_argument("--iterations", type=int, default=50)
    given = parser.parse_args()
    np.random.seed(1)
    game = pyspiel.load_game(
        "starboard_convoy", {"players": 2, "modules": "first-flight", "components": "cycle.tracker:1"}
    )
    solver = OutcomeSamplingSolver(game)
    for _ in range(given.iterations):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = solver.average_policy().action_probabilities(state)
    for action, chance in sorted(policy.items(), key=lambda entry: -entry[1])[:5]:
        print(f"{chance:.2f}  {state.action_to_string(action)}")


if __name__ == "__main__":
    main()
