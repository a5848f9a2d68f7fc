"""The loops that play without people: random games and counts of all games."""

from collections.abc import Hashable

from mypy_extensions import i64

from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def random_action(state: State, actor: int, random: Random) -> int:
    """One of the actor's legal actions, each equally likely; for chance, by its odds."""
    return state.roll(random) if actor == CHANCE else state.pick(actor, random)


def playout(state: State, random: Random, most: int = 1_000_000) -> int:
    """Play `state` at random to its end, or `most` actions; how many were taken."""
    count: i64 = 0
    limit: i64 = most
    while count < limit:
        actors = state.actors()
        if len(actors) == 1:
            actor = actors[0]
        elif not actors:
            break
        else:
            actor = actors[random.below(len(actors))]
        state.advance(actor, random_action(state, actor, random))
        count += 1
    return count


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are, chance outcomes included.

    Positions that several sequences reach are looked at once and counted as often as they are
    reached, ply by ply, so the count grows with the positions and not with the sequences.
    """
    layer: dict[Hashable, State] = {state.key(): state}
    ways: dict[Hashable, int] = {state.key(): 1}
    for _ in range(depth - 1):
        layer, ways = _next_layer(layer, ways)
    if depth == 0:
        return 1
    return sum(ways[key] * len(_continuations(position)) for key, position in layer.items())


def _next_layer(
    layer: dict[Hashable, State], ways: dict[Hashable, int]
) -> tuple[dict[Hashable, State], dict[Hashable, int]]:
    after: dict[Hashable, State] = {}
    counts: dict[Hashable, int] = {}
    for key, position in layer.items():
        number = ways[key]
        for actor, action in _continuations(position):
            child = position.clone()
            child.advance(actor, action)
            reached = child.key()
            if reached in counts:
                counts[reached] += number
            else:
                counts[reached] = number
                after[reached] = child
    return after, counts


def _continuations(state: State) -> list[tuple[int, int]]:
    return [(actor, action) for actor in state.actors() for action in state.legal(actor)]
