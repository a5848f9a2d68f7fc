"""What a burn would save is saved by it."""

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.outlook import WillFlip
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def flips(state: State) -> dict[int, WillFlip]:
    return {one.module: one for one in CONVOY.forecasts(state, 0) if isinstance(one, WillFlip)}


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize("players", [1, 2])
def test_what_a_burn_would_save_is_no_longer_foretold_after_it(players: int) -> None:
    random = Random(f"saves {players}")
    saved = 0
    for _ in range(40):
        state = CONVOY.new(players=players)
        while actors := state.actors():
            actor = actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, random.weighted(state.odds()))
                continue
            for action, found in CONVOY.outlook(state, actor).saves.items():
                after = state.clone()
                after.apply(actor, action)
                now, then = flips(state), flips(after)
                for one in found:
                    left = then.get(one.module)
                    assert now[one.module].count - (left.count if left else 0) == one.flips > 0
                    assert set(one.crew) == set(now[one.module].lost) - set(left.lost if left else [])
                    saved += 1
            state.apply(actor, random_action(state, actor, random))
        if saved > 30:
            break
    assert saved > 30
