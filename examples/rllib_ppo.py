"""RLlib on our PettingZoo environment: one policy for all seats. Needs `pip install "ray[rllib]" torch`.

python examples/rllib_ppo.py --iterations 2
"""

import argparse

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from starboard.research import pettingzoo


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn with RLlib.")
    parser.add_argument("--game", default="colonies")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=2)
    given = parser.parse_args()
    register_env(
        "starboard",
        lambda _: ParallelPettingZooEnv(pettingzoo.parallel_env(given.game, players=given.players)),
    )
    config = (
        PPOConfig()
        .environment("starboard")
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]}
            )
        )
    )
    algorithm = config.build_algo()
    for number in range(given.iterations):
        algorithm.train()
        print(f"iteration {number + 1} done")
    algorithm.stop()


if __name__ == "__main__":
    main()
