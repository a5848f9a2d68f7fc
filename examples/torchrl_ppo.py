"""TorchRL on our Gymnasium environment: its own PPO learns the wheel. Needs `pip install torchrl`.

python examples/torchrl_ppo.py --iterations 20
"""

import argparse

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch.distributions import Categorical
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import starboard.research.gymnasium  # noqa: F401  registers the games

STEPS = 1024  # decisions between two updates
EPOCHS = 8
HIDDEN = [128, 128]
NEVER = -1e9  # the preference for what is illegal


class Preferences(torch.nn.Module):
    """What the policy would like to do, among what is legal."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.layers = MLP(in_features=inputs, out_features=actions, num_cells=HIDDEN)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.layers(seen).masked_fill(mask == 0, NEVER)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the wheel against greedy with TorchRL.")
    parser.add_argument("--iterations", type=int, default=20)
    given = parser.parse_args()
    torch.manual_seed(1)
    inner = gymnasium.make("starboard/Wheel-v1", opponents="greedy")
    env = GymWrapper(inner, categorical_action_encoding=True).auto_register_info_dict()  # with the mask
    env.set_seed(1)
    inputs = env.observation_spec["observation"].shape[-1]
    preferences = TensorDictModule(
        Preferences(inputs, env.action_spec.n), in_keys=["observation", "action_mask"], out_keys=["logits"]
    )
    actor = ProbabilisticActor(
        preferences, in_keys=["logits"], distribution_class=Categorical, return_log_prob=True
    )
    critic = ValueOperator(MLP(in_features=inputs, out_features=1, num_cells=HIDDEN))
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    advantage = GAE(gamma=0.995, lmbda=0.95, value_network=critic)
    optimiser = torch.optim.Adam(loss.parameters(), 1e-3)
    collector = Collector(
        env,
        actor,
        frames_per_batch=STEPS,
        total_frames=STEPS * given.iterations,
        auto_register_policy_transforms=False,
    )
    for number, played in enumerate(collector):
        for _ in range(EPOCHS):
            advantage(played)
            losses = loss(played)
            optimiser.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            optimiser.step()
        ended = played["next", "done"].sum()
        won = played["next", "reward"].sum() / ended
        print(f"iteration {number + 1}: {ended} games, mean utility {won:.2f}")
    collector.shutdown()


if __name__ == "__main__":
    main()
