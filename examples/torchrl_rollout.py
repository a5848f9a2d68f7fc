"""TorchRL on our Gymnasium environment: masked random rollouts as tensors. Needs `pip install torchrl`.

python examples/torchrl_rollout.py --steps 200
"""

import argparse

import gymnasium
import torch
from torchrl.envs import GymWrapper, StepCounter, TransformedEnv

import starboard.research.gymnasium  # noqa: F401  registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description="Roll games out with TorchRL.")
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    inner = gymnasium.make("starboard/Wheel-v1", opponents="greedy")
    env = TransformedEnv(GymWrapper(inner, categorical_action_encoding=True), StepCounter())
    env.set_seed(1)

    def policy(data):
        mask = torch.as_tensor(inner.unwrapped.action_masks())
        data["action"] = torch.multinomial(mask.float(), 1).squeeze(-1)
        return data

    rollout = env.rollout(given.steps, policy=policy, break_when_any_done=False)
    print(rollout["observation"].shape, float(rollout["next", "reward"].sum()))


if __name__ == "__main__":
    main()
