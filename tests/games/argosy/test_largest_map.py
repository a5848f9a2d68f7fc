"""On the largest map that components may ask for nothing is lost: it has more than 31 places."""

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random


@pytest.mark.parametrize("seed", range(4))
def test_games_on_the_largest_map_are_whole(seed: int) -> None:
    pack = ARGOSY.read_pack("[research_board]\nside = 8\n")
    state = ARGOSY.new({"players": 3}, pack)
    dice = Random(f"largest map {seed}")
    steps = 0
    while state.actors():
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, dice))
        steps += 1
        if steps % 10 == 0:
            assert ARGOSY.from_dict(state.to_dict(), pack) == state
            for seat in (actor for actor in state.actors() if actor >= 0):
                judged = [action for action in range(pack.action_count) if not state.forbids(seat, action)]
                assert state.legal(seat) == judged
