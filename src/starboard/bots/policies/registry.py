# mypyc: skip
"""Where each game's policy is found; only the game that is played is loaded."""

from functools import cache
from importlib import import_module
from typing import Final

from starboard.kernel.errors import StarboardError
from starboard.kernel.policy import Policy

POLICIES: Final = {
    "wheel": "WheelPolicy",
    "convoy": "ConvoyPolicy",
    "colonies": "ColoniesPolicy",
    "argosy": "ArgosyPolicy",
}


@cache
def policy_for(game: str) -> Policy:
    """What bots know of `game`."""
    if game not in POLICIES:
        raise StarboardError(
            f"No bot knows {game} well enough to choose; games they know: {', '.join(POLICIES)}."
        )
    policy: Policy = getattr(import_module(f"starboard.games.{game}.policy"), POLICIES[game])()
    return policy
