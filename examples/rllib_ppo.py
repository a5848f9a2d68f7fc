"""RLlib on our PettingZoo environment: one policy for all seats. Needs `pip install "ray[rllib]" torch`.

python examples/rllib_ppo.py --iterations 5
"""

import argparse
from typing import Any

import ray
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from starboard.research import pettingzoo


class Renamed(BaseWrapper):
    """What PettingZoo calls "observation" RLlib's masking policy calls "observations"."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return spaces.Dict(renamed(dict(super().observation_space(agent))))

    def observe(self, agent: str) -> dict[str, Any]:
        return renamed(super().observe(agent))


def renamed(parts: dict[str, Any]) -> dict[str, Any]:
    return {"observations": parts["observation"], "action_mask": parts["action_mask"]}


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with RLlib, by one policy against itself.")
    parser.add_argument("--game", default="wheel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--steps", type=int, default=2000, help="decisions between two updates")
    given = parser.parse_args()
    ray.init("local", include_dashboard=False)
    register_env(
        "starboard", lambda _: PettingZooEnv(Renamed(pettingzoo.env(given.game, players=given.players)))
    )
    policy = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    config = (
        PPOConfig()
        .environment("starboard")
        .env_runners(num_env_runners=0)  # more of them are processes of their own
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(rl_module_spec=policy)
        .training(train_batch_size_per_learner=given.steps, num_epochs=4)
    )
    algorithm = config.build_algo()
    for number in range(given.iterations):
        found = algorithm.train()
        decisions = found["env_runners"]["num_env_steps_sampled_lifetime"]
        entropy = found["learners"]["all"]["entropy"]
        print(f"iteration {number + 1}: {decisions:.0f} decisions, entropy {entropy:.2f}")
    algorithm.stop()


if __name__ == "__main__":
    main()
