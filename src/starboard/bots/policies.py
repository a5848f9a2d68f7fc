"""What bots know of a game."""

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.policy import Policy, RandomPolicy


def policy_for(game: Game) -> Policy:
    """For a search, which finds its way without any knowledge too."""
    policy = game.policy
    return RandomPolicy() if policy is None else policy


def known_policy(game: Game) -> Policy:
    """For a bot that has nothing else to go by."""
    policy = game.policy
    if policy is None:
        raise StarboardError("no-policy", title=game.title)
    return policy
